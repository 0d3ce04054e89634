//! Games of a net against itself, and what they teach.

use std::sync::Arc;

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::inputs::Active;
use rosespring_engine::net::{Net, Neural, OUTPUTS};
use rosespring_engine::player::{NetPlayer, Player};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Phase, Position, Rules, Side};

/// What positions looked like, and what became of them.
#[derive(Debug, Default, Clone)]
pub(crate) struct Samples {
    rows: Vec<u16>,
    /// Where the rows of each sample end.
    ends: Vec<u32>,
    targets: Vec<[f32; OUTPUTS]>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }

    /// The rows that held in a sample, and what its outputs should have been.
    pub(crate) fn get(&self, index: usize) -> (&[u16], &[f32; OUTPUTS]) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let rows = &self.rows[start as usize..self.ends[index] as usize];
        (rows, &self.targets[index])
    }

    fn push(&mut self, rows: &[u16], target: [f32; OUTPUTS]) {
        self.rows.extend(rows);
        self.ends.push(self.rows.len() as u32);
        self.targets.push(target);
    }

    fn append(&mut self, other: &Self) {
        let before = self.rows.len() as u32;
        self.rows.extend(&other.rows);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.targets.extend(&other.targets);
    }
}

/// What is to be played.
pub(crate) struct Plan<'a> {
    /// Rules by turns: game n is played by those at n modulo their number.
    pub(crate) rules: &'a [Rules],
    /// Where dice come from.
    pub(crate) seed: u64,
    /// The first game and the one after the last.
    pub(crate) games: std::ops::Range<u64>,
    /// How far a result reaches back: 1 all the way, 0 not beyond the next position.
    pub(crate) lambda: f32,
}

/// Plays the games of a plan on some threads; their number does not change what comes out.
pub(crate) fn play(plan: &Plan<'_>, net: &Arc<Net>, threads: u64) -> Samples {
    let share = |thread: u64| -> Vec<(u64, Samples)> {
        let mut table = Table::new(net);
        plan.games
            .clone()
            .skip(thread as usize)
            .step_by(threads as usize)
            .map(|game| (game, table.play(plan, game)))
            .collect()
    };
    let mut games: Vec<(u64, Samples)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || share(thread)))
            .collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().expect("a thread that plays does not panic"))
            .collect()
    });
    games.sort_by_key(|&(game, _)| game);
    let mut all = Samples::default();
    for (_, samples) in &games {
        all.append(samples);
    }
    all
}

/// A net at a table of its own.
struct Table {
    player: NetPlayer,
    active: Active,
    /// Positions seen in this game: their rows, who acts, what the net said.
    seen: Vec<(Vec<u16>, Side, Value)>,
}

impl Table {
    fn new(net: &Arc<Net>) -> Self {
        Self {
            // What is known of later stages is left to the net: it learns the middle of turns too,
            // and plays several times as many games.
            player: NetPlayer::new(Neural::new(net.clone())).playing_out(0),
            active: Active::default(),
            seen: Vec::new(),
        }
    }

    fn play(&mut self, plan: &Plan<'_>, game: u64) -> Samples {
        let rules = plan.rules[(game % plan.rules.len() as u64) as usize];
        let mut dice = fastrand::Rng::with_seed(mixed(plan.seed, game));
        let mut position = Position::start(rules);
        self.seen.clear();
        let outcome = loop {
            position = match position.phase() {
                Phase::Over(outcome) => break outcome,
                Phase::Opening => position
                    .throw(throw(&mut dice), &mut ())
                    .unwrap_or(position),
                Phase::Throw(_) => {
                    self.see(&position);
                    position
                        .throw(throw(&mut dice), &mut ())
                        .unwrap_or(position)
                }
                Phase::Play(_) => {
                    let end = self.player.choose_end(&position, Stakes::Units);
                    let end = end.expect("a stage to be played has a play");
                    let next = position.after(&end, &mut ());
                    if matches!(next.phase(), Phase::Play(_)) {
                        self.see(&next);
                    }
                    next
                }
            };
        };
        self.targets(Value::of(outcome), plan.lambda)
    }

    fn see(&mut self, position: &Position) {
        let value = self.player.evaluator().value(position);
        let actor = self.active.look(position);
        self.seen.push((self.active.rows().collect(), actor, value));
    }

    /// Mixes what came of the game with what was thought on the way, from the end back.
    fn targets(&self, outcome: Value, lambda: f32) -> Samples {
        let mut result = outcome;
        let mut targets = Vec::with_capacity(self.seen.len());
        for (_, actor, value) in self.seen.iter().rev() {
            targets.push(wanted(&result.seen_by(*actor)));
            result = mix(value, &result, lambda);
        }
        let mut samples = Samples::default();
        for ((rows, ..), target) in self.seen.iter().zip(targets.into_iter().rev()) {
            samples.push(rows, target);
        }
        samples
    }
}

/// `lambda` of `later` and the rest of `now`.
fn mix(now: &Value, later: &Value, lambda: f32) -> Value {
    let mix = |of: fn(&Value) -> f32| of(now) + lambda * (of(later) - of(now));
    Value {
        win: mix(|v| v.win),
        win_double: mix(|v| v.win_double),
        win_triple: mix(|v| v.win_triple),
        win_capote: mix(|v| v.win_capote),
        lose_double: mix(|v| v.lose_double),
        lose_triple: mix(|v| v.lose_triple),
        lose_capote: mix(|v| v.lose_capote),
    }
}

/// What the outputs should say of a value.
fn wanted(value: &Value) -> [f32; OUTPUTS] {
    let win_triple = value.win_triple + value.win_capote;
    let lose_triple = value.lose_triple + value.lose_capote;
    [
        value.win,
        value.win_double + win_triple,
        win_triple,
        value.lose_double + lose_triple,
        lose_triple,
    ]
}

/// A seed for one game of many: splitmix64.
pub(crate) fn mixed(seed: u64, game: u64) -> u64 {
    let mut z = seed.wrapping_add((game + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    #[test]
    fn threads_do_not_change_the_samples() {
        let rules = [
            Rules::preset("gul-bara").unwrap(),
            Rules::preset("gul-bara:2007").unwrap(),
        ];
        let net = Arc::new(Weights::new(1).quantised(rules[0].game).unwrap());
        let plan = Plan {
            rules: &rules,
            seed: 5,
            games: 3..9,
            lambda: 0.7,
        };
        let (one, two) = (play(&plan, &net, 1), play(&plan, &net, 2));

        assert!(one.len() > 6 * 40);
        assert_eq!(
            (one.rows, one.ends, one.targets),
            (two.rows, two.ends, two.targets)
        );
    }
}
