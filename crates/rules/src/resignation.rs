//! What a side can still lose, and so what it resigns.

use crate::games::tawula;
use crate::outcome::is_behind;
use crate::{Contact, Men, Position, Scoring, Side, WinKind};

/// Why a game cannot be resigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ResignError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// No play of the game ends so any more, or its rules never do.
    #[error("a {} game can no longer be lost", .0.name())]
    Impossible(WinKind),
}

impl Position {
    /// The kinds of win that the opponent of `loser` can still reach, the smallest first. A single
    /// win, or that of men left, is always among them; a greater kind is, unless the men show that
    /// no sequence of throws and plays leads to it.
    #[must_use]
    pub fn kinds_to_lose(&self, loser: Side) -> Vec<WinKind> {
        let kinds = self.rules().scoring.win_kinds().iter().copied();
        kinds.filter(|&kind| self.may_lose(loser, kind)).collect()
    }

    /// Whether the opponent of `loser` can still win by `kind` (C-6, TW-10).
    #[must_use]
    pub fn may_lose(&self, loser: Side, kind: WinKind) -> bool {
        if !self.rules().scoring.win_kinds().contains(&kind) {
            return false;
        }
        let men = self.men(loser);
        match kind {
            WinKind::Single | WinKind::Left => true,
            WinKind::Double if self.rules().scoring == Scoring::Behind => self.may_be_behind(men),
            // Men that were borne off stay off.
            WinKind::Double => men.off() == 0,
            // Nobody resigns a mother: a double game is worth as much.
            WinKind::Mother => false,
            // Only a hit sends men to the bar.
            WinKind::Jan => self.may_be_hit(),
            WinKind::Triple => men.off() == 0 && self.may_be_behind(men),
            WinKind::Capote => {
                let none_off = self.men(loser.other()).off() == 0;
                none_off && (tawula::exposed_to_capote(men) || self.may_be_hit())
            }
        }
    }

    /// Whether a man of the side with `men` stands behind, or may still be sent there.
    fn may_be_behind(&self, men: Men) -> bool {
        is_behind(self.rules(), men) || self.may_be_hit()
    }

    /// Whether men may still go back to the bar.
    fn may_be_hit(&self) -> bool {
        self.rules().contact == Contact::BlotIsHit && self.has_contact()
    }

    /// Whether the sides can still meet.
    #[must_use]
    pub fn has_contact(&self) -> bool {
        let way = |side: Side| {
            let highest = 31 - (self.men(side).held(self.rules()) | 1).leading_zeros();
            (1_u32 << (highest.min(24) + 1)) - 2
        };
        let facing = self.rules().movement.facing_set(way(Side::Black));
        way(Side::White) & facing != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rules, Setup, SetupPhase, SideSetup};
    use WinKind::{Capote, Double, Single, Triple};

    fn side(points: &[(u8, u8)], hand: u8, off: u8) -> SideSetup {
        SideSetup {
            hand,
            off,
            ..SideSetup::with_points(points)
        }
    }

    fn position(rules: &str, white: SideSetup, black: SideSetup) -> Position {
        let thrower = Side::White;
        let phase = SetupPhase::Throw { thrower };
        Position::from_setup(&Setup {
            rules: rules.parse().unwrap(),
            white,
            black,
            phase,
        })
        .unwrap()
    }

    fn check(rules: &str, [white, black]: [SideSetup; 2], by_black: &[WinKind]) {
        let found = position(rules, white, black).kinds_to_lose(Side::Black);

        assert_eq!(found, by_black, "{rules}");
    }

    #[test]
    fn a_man_borne_off_saves_the_double_game() {
        let home = || side(&[(1, 15)], 0, 0);
        let begun = || side(&[(1, 14)], 0, 1);

        for rules in ["gul-bara", "gioul"] {
            check(rules, [home(), home()], &[Single, Double]);
            check(rules, [home(), begun()], &[Single]);
        }
    }

    #[test]
    fn a_triple_game_needs_a_man_behind_or_one_that_may_be_hit() {
        let home = || side(&[(1, 2), (6, 13)], 0, 0);
        let behind = || side(&[(23, 1), (6, 14)], 0, 0);
        let outside = || side(&[(12, 1), (6, 14)], 0, 0);
        let away = || side(&[(14, 1), (6, 14)], 0, 0);

        check("backgammon", [home(), behind()], &[Single, Double, Triple]);
        check("backgammon", [home(), outside()], &[Single, Double]);
        // White's man on 14 stands before Black's on 12, which is White's 13.
        let met = &[Single, Double, Triple];
        check("backgammon", [away(), outside()], met);
        check("backgammon", [away(), side(&[(1, 14)], 0, 1)], &[Single]);
    }

    #[test]
    fn a_first_man_off_or_a_race_ends_the_danger_of_capote() {
        let home = || side(&[(1, 2), (2, 13)], 0, 0);
        let entering = || side(&[(24, 2), (23, 1)], 12, 0);
        let past = || side(&[(12, 1), (6, 14)], 0, 0);

        check("tawula", [home(), entering()], &[Single, Capote]);
        check("tawula~capote=off", [home(), entering()], &[Single]);
        check("tawula", [side(&[(1, 14)], 0, 1), entering()], &[Single]);
        check("tawula", [home(), past()], &[Single]);
    }

    #[test]
    fn a_side_resigns_what_it_can_still_lose() {
        let rules = Rules::preset("gul-bara").unwrap();
        let mut game = Game::new(Position::started_by(rules, Side::White));

        let refused = game.resign(Side::White, Triple);
        assert_eq!(refused, Err(ResignError::Impossible(Triple)));
        assert!(game.entries().is_empty());
        game.resign(Side::White, Double).unwrap();

        assert_eq!(game.outcome().map(crate::Outcome::units), Some(2));
        assert_eq!(game.resign(Side::White, Single), Err(ResignError::Over));
    }
}
