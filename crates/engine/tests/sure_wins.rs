//! No player without errors gives away a win that its turn holds.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use rosespring_engine::shipped_player::{SeededPlayer, ShippedPlayer};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Ends, Phase, Position, Rules, Setup, SetupPhase, Side, SideSetup};

/// Those that must take every sure win.
const PLAYERS: [&str; 4] = ["greedy", "level:7", "level:8", "strongest"];

#[test]
fn a_win_that_the_turn_holds_is_taken() {
    takes_wins("gul-bara", 250);
    takes_wins("gioul", 250);
}

#[test]
#[ignore = "takes some minutes in a release build"]
fn ten_thousand_wins_that_the_turn_holds_are_taken() {
    takes_wins("gul-bara", 10_000);
    takes_wins("gioul", 10_000);
}

/// `strongest` once chose a play of 2×1 after which the game could not be won in this turn.
#[test]
fn the_win_is_taken_when_its_first_plays_seem_bad() {
    let position: Position = "rs1.gul-bara.i1g1m1pOcT1001.i1g11wOcT1000.Pww1111"
        .parse()
        .unwrap();
    for name in PLAYERS {
        let mut player = player(name, position.rules());
        assert!(wins(player.as_mut(), position), "{name}");
    }
}

/// Checks the players in `count` random positions with few men in the middle of a cascade.
fn takes_wins(rules: &str, count: usize) {
    let rules = Rules::preset(rules).unwrap();
    let mut rng = fastrand::Rng::with_seed(9);
    let mut players = PLAYERS.map(|name| (name, player(name, &rules)));
    let mut found = 0;
    while found < count {
        let Some(position) = random_stage(rules, &mut rng) else {
            continue;
        };
        // More pips than the numbers of a whole cascade are hopeless.
        if position.pips(Side::White) > 84 || !holds_win(&position, &mut HashSet::new()) {
            continue;
        }
        found += 1;
        for (name, player) in &mut players {
            assert!(wins(player.as_mut(), position), "{name} in {position}");
        }
    }
}

fn player(name: &str, rules: &Rules) -> Box<dyn SeededPlayer> {
    let player: ShippedPlayer = name.parse().unwrap();
    player
        .create(rules.game, fastrand::Rng::with_seed(1))
        .unwrap()
}

/// Returns a random position with two to five men a side in which a stage of White's cascade is to
/// be played, and more follow; `None` if the men are not legal.
fn random_stage(rules: Rules, rng: &mut fastrand::Rng) -> Option<Position> {
    let mut side = || {
        let mut side = SideSetup {
            throws: 4,
            ..SideSetup::default()
        };
        let men = rng.u8(2..=5);
        for _ in 0..men {
            side.points[rng.usize(1..=24)] += 1;
        }
        side.off = 15 - men;
        side
    };
    let (white, black) = (side(), side());
    let number = rng.u8(1..=5);
    let setup = Setup {
        rules,
        white,
        black,
        phase: SetupPhase::Play {
            thrower: Side::White,
            mover: Side::White,
            stage: vec![number; rng.usize(1..=4)],
            then: (number + 1..=6).collect(),
            named: false,
        },
    };
    Position::from_setup(&setup).ok()
}

/// Whether White, who is to play, can win before the next throw: every line is tried.
fn holds_win(position: &Position, seen: &mut HashSet<Position>) -> bool {
    let mut ends = Ends::new();
    position.ends(&mut ends);
    ends.iter().any(|end| {
        let next = position.after(&end, &mut ());
        match next.phase() {
            Phase::Over(outcome) => outcome.winner() == Some(Side::White),
            Phase::Play(turn) if turn.mover() == Side::White => {
                seen.insert(next) && holds_win(&next, seen)
            }
            _ => false,
        }
    })
}

/// Whether the player, as White, wins before the next throw.
fn wins(player: &mut dyn SeededPlayer, mut position: Position) -> bool {
    while let Phase::Play(turn) = position.phase() {
        if turn.mover() != Side::White {
            return false;
        }
        let end = player.choose_end(&position, Stakes::Units).unwrap();
        position = position.after(&end, &mut ());
    }
    position
        .outcome()
        .is_some_and(|outcome| outcome.winner() == Some(Side::White))
}
