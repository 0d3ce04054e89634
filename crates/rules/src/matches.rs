//! A match: games to a number of units (C-7).

use crate::{MatchRules, NextGame, Outcome, Position, Rules, Side};

/// The score of a match, and who begins its next game.
///
/// ```
/// use rosespring_rules::{Match, Outcome, Rules, Side, WinKind};
///
/// let mut score = Match::new(Rules::preset("gioul").unwrap(), 3);
/// score.count(Outcome::Won { winner: Side::Black, kind: WinKind::Double });
/// assert_eq!((score.units(Side::Black), score.winner()), (2, None));
/// assert_eq!(score.leader(), Some(Side::Black));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match {
    rules: MatchRules,
    to: u8,
    units: [u16; 2],
    leader: Option<Side>,
    /// Number of games counted.
    games: u16,
}

impl Match {
    /// Creates a match to `to` units, at 0 : 0.
    #[must_use]
    pub fn new(rules: impl Into<MatchRules>, to: u8) -> Self {
        Self {
            rules: rules.into(),
            to,
            units: [0, 0],
            leader: None,
            games: 0,
        }
    }

    /// What the match is played by.
    #[must_use]
    pub const fn rules(&self) -> &MatchRules {
        &self.rules
    }

    /// The rules of the next game; of the game in play, until it is counted.
    #[must_use]
    pub fn rules_of_next(&self) -> &Rules {
        self.rules.of_game(usize::from(self.games))
    }

    /// Number of games counted.
    #[must_use]
    pub const fn games(&self) -> u16 {
        self.games
    }

    /// The units to which the match is played.
    #[must_use]
    pub const fn to(&self) -> u8 {
        self.to
    }

    /// The units that `side` has won.
    #[must_use]
    pub const fn units(&self, side: Side) -> u16 {
        self.units[side.index()]
    }

    /// The side that begins the next game; `None` if it has an opening.
    #[must_use]
    pub const fn leader(&self) -> Option<Side> {
        self.leader
    }

    /// The side that has won the match: it has the units and leads. `None` while the match goes on.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| {
            let units = self.units(side);
            units >= u16::from(self.to) && units > self.units(side.other())
        })
    }

    /// Counts the result of a game. A draw does not change the score, and the next game has an
    /// opening; so it has after a tie. A cycle goes on with its next game in any case (TV-1).
    pub fn count(&mut self, outcome: Outcome) {
        self.leader = outcome
            .winner()
            .filter(|_| self.rules_of_next().next_game == NextGame::WinnerLeads);
        self.games = self.games.saturating_add(1);
        for (units, side) in self.units.iter_mut().zip(Side::ALL) {
            *units = units.saturating_add(u16::from(outcome.scored_by(side)));
        }
    }

    /// Sets the units of White and Black, where they do not follow from the games counted.
    pub const fn set_units(&mut self, units: [u16; 2]) {
        self.units = units;
    }

    /// Sets the number of games counted, which says the rules of the next one.
    pub const fn set_games(&mut self, games: u16) {
        self.games = games;
    }

    /// The position in which the next game begins.
    #[must_use]
    pub fn next_game(&self) -> Position {
        let rules = *self.rules_of_next();
        match self.leader {
            Some(first) => Position::started_by(rules, first),
            None => Position::start(rules),
        }
    }
}
