//! Opening tables: the best plays of every first throw, and the value of beginning.
//!
//! Plays are compared by truncated rollouts with luck subtracted, which need few trials. Results
//! and lengths of games are counted over whole games of greedy play, so they depend on the
//! evaluation only through the plays it chooses.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rosespring_rules::{Dice, Opening, Outcome, Phase, Position, Rules, Side, Step, WinKind};

use crate::analysis::{Analyst, Depth};
use crate::evaluate::{Evaluate, Value};
use crate::fan_out::on_each;
use crate::rollout::{self, Mean, Rollout, Until};
use crate::search::Greedy;
use crate::stakes::Stakes;
use crate::walk;

/// OpeningSettings for the comparison of first plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OpeningSettings {
    /// The seed of the dice.
    pub seed: u64,
    /// The largest standard error of a play's equity, in units.
    pub error: f64,
    /// Number of throws after which the evaluation replaces further play.
    pub truncate: u32,
    /// The greatest number of plays of a throw that are rolled out; a search one throw deep chooses
    /// them.
    pub plays: usize,
    /// Number of threads; it does not change the result.
    pub threads: usize,
}

/// A first throw of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct FirstThrow {
    /// The dice.
    pub dice: Dice,
    /// The probability of the throw.
    pub chance: f64,
    /// The position after them; White is the starter.
    pub position: Position,
}

/// A play of a first throw.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct FirstPlay {
    /// The steps of the first stage; empty if the throw plays nothing.
    pub steps: Vec<Step>,
    /// The expected outcome, from the starter's side.
    pub value: Value,
    /// The equity of the starter, in units, with its standard error.
    pub equity: Mean,
    /// Number of trials made.
    pub trials: u64,
}

/// Returns every throw with which a starter can begin. Games that play the opening dice have no
/// doublet among them.
#[must_use]
pub fn first_throws(rules: Rules) -> Vec<FirstThrow> {
    let opening_dice = rules.opening == Opening::PlayOpeningDice;
    let start = match opening_dice {
        true => Position::start(rules),
        false => Position::started_by(rules, Side::White),
    };
    let throws = Dice::ALL_21.into_iter();
    throws
        .filter(|(dice, _)| !(opening_dice && dice.is_doublet()))
        .filter_map(|(dice, ways)| {
            let all = if opening_dice { 30.0 } else { 36.0 };
            let position = start.throw(dice, &mut ()).ok()?;
            Some(FirstThrow {
                dice,
                chance: f64::from(ways) / all,
                position,
            })
        })
        .collect()
}

/// Returns the best plays of a throw, best first. If `cancelled` is set during the call, the result
/// is incomplete and must be discarded.
pub fn first_plays<E: Evaluate + Clone + Send>(
    throw: &FirstThrow,
    evaluator: &E,
    settings: &OpeningSettings,
    cancelled: &AtomicBool,
) -> Vec<FirstPlay> {
    let position = throw.position;
    let mut analyst = Analyst::new(evaluator.clone(), Depth::plies(1));
    let choices = analyst.position(&position, Stakes::Units).choices;
    let mut afters: Vec<(Vec<Step>, Position)> = choices
        .into_iter()
        .take(settings.plays.max(1))
        .map(|choice| (choice.steps, position.after(&choice.end, &mut ())))
        .collect();
    if afters.is_empty() {
        afters.push((Vec::new(), position));
    }
    let rollout_of = |after: Position| {
        let method = rollout::RolloutSettings {
            truncate: Some(settings.truncate),
            ..rollout::RolloutSettings::new(settings.seed)
        };
        let mut rollout = Rollout::new(after, method);
        let until = Until {
            trials: rollout::TRIALS_MAX,
            error: Some(settings.error),
            cancelled,
        };
        rollout.run(evaluator, settings.threads, &until, |_| ());
        rollout
    };
    let mut plays: Vec<FirstPlay> = afters
        .into_iter()
        .map(|(steps, after)| {
            let rollout = rollout_of(after);
            FirstPlay {
                steps,
                value: rollout.value(),
                equity: rollout.worth(),
                trials: rollout.trials(),
            }
        })
        .collect();
    plays.sort_by(|a, b| b.equity.mean.total_cmp(&a.equity.mean));
    plays
}

/// Counts of the results of whole games, from the starter's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Number of games.
    pub games: u64,
    /// Number of games the starter won, in the order of [`WinKind::ALL`].
    pub won: [u64; WinKind::COUNT],
    /// Number of games the starter lost, in the same order.
    pub lost: [u64; WinKind::COUNT],
    /// The men left in the games the starter won and lost, where they are counted (ML-1).
    pub men_left: [u64; 2],
    /// The sum of the squares of the men left.
    pub men_left_squared: u64,
    /// Number of drawn games.
    pub drawn: u64,
    /// Number of throws of both sides in all games, without those that decide which side begins.
    pub throws: u64,
    /// The sum of the squares of each game's throws.
    pub throws_squared: u64,
}

impl Tally {
    fn count(&mut self, outcome: Outcome, throws: u64) {
        self.games += 1;
        self.throws += throws;
        self.throws_squared += throws * throws;
        match outcome {
            Outcome::Drawn | Outcome::Tied { .. } => self.drawn += 1,
            Outcome::Left { winner, men } => {
                self.count_win(winner, WinKind::Left);
                self.men_left[winner.index()] += u64::from(men);
                self.men_left_squared += u64::from(men).pow(2);
            }
            Outcome::Won { winner, kind } => self.count_win(winner, kind),
        }
    }

    fn count_win(&mut self, winner: Side, kind: WinKind) {
        let kinds = match winner {
            Side::White => &mut self.won,
            Side::Black => &mut self.lost,
        };
        kinds[kind.index()] += 1;
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.men_left_squared += other.men_left_squared;
        for (own, other) in self.men_left.iter_mut().zip(other.men_left) {
            *own += other;
        }
        self.throws += other.throws;
        self.throws_squared += other.throws_squared;
        for index in 0..WinKind::COUNT {
            self.won[index] += other.won[index];
            self.lost[index] += other.lost[index];
        }
    }

    /// The share of `count` in all games, with its standard error.
    #[must_use]
    pub fn share(&self, count: u64) -> Mean {
        let games = self.games.max(1) as f64;
        let mean = count as f64 / games;
        Mean {
            mean,
            error: (mean * (1.0 - mean) / games).sqrt(),
        }
    }

    /// The mean units that the starter wins per game.
    #[must_use]
    pub fn equity(&self) -> Mean {
        let of = |power: u32| {
            let one = |index: usize, sign: f64, count: u64| {
                let units = sign * f64::from(WinKind::ALL[index].units());
                units.powi(power as i32) * count as f64
            };
            (0..WinKind::COUNT)
                .filter(|&index| index != WinKind::Left.index())
                .map(|index| one(index, 1.0, self.won[index]) + one(index, -1.0, self.lost[index]))
                .sum::<f64>()
        };
        let left = self.men_left[0] as f64 - self.men_left[1] as f64;
        let (sum, squares) = (of(1) + left, of(2) + self.men_left_squared as f64);
        mean_of(sum, squares, self.games)
    }

    /// The mean number of throws per game.
    #[must_use]
    pub fn length(&self) -> Mean {
        let (sum, squares) = (self.throws as f64, self.throws_squared as f64);
        mean_of(sum, squares, self.games)
    }
}

fn mean_of(sum: f64, squares: f64, count: u64) -> Mean {
    let count = (count as f64).max(1.0);
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0);
    Mean {
        mean,
        error: (variance / count).sqrt(),
    }
}

/// The number of throws at which a game counts as drawn. No game is as long; the limit ensures that
/// none runs for ever.
const THROWS_MAX: u64 = 5_000;
/// Number of games that a thread takes at once.
const GAMES_AT_ONCE: u64 = 16;

/// Plays the games with these numbers greedily to their ends. The first throws are stratified;
/// every other throw follows from the seed and the number of the game. Stops when `cancelled` is
/// set; then the tally is incomplete and must be discarded.
pub fn play_games<E: Evaluate + Clone + Send>(
    rules: Rules,
    evaluator: &E,
    numbers: std::ops::Range<u64>,
    settings: &OpeningSettings,
    cancelled: &AtomicBool,
) -> Tally {
    let firsts = dealt(rules);
    let next = AtomicU64::new(numbers.start);
    let work = |mut greedy: Greedy<E>| {
        let mut tally = Tally::default();
        while !cancelled.load(Ordering::Relaxed) {
            let from = next.fetch_add(GAMES_AT_ONCE, Ordering::Relaxed);
            if from >= numbers.end {
                break;
            }
            for number in from..numbers.end.min(from + GAMES_AT_ONCE) {
                let first = firsts[(number % firsts.len() as u64) as usize];
                let (outcome, throws) = game(&mut greedy, first, settings.seed, number);
                tally.count(outcome, throws);
            }
        }
        tally
    };
    let players = (0..settings.threads.max(1)).map(|_| Greedy::new(evaluator.clone()));
    let mut all = Tally::default();
    for tally in on_each(players, work) {
        all.add(&tally);
    }
    all
}

/// Returns the positions after the first throws, each as often as it occurs among the 36 ways in
/// which two dice fall.
fn dealt(rules: Rules) -> Vec<Position> {
    let ways = |throw: &FirstThrow| if throw.dice.is_doublet() { 1 } else { 2 };
    first_throws(rules)
        .iter()
        .flat_map(|throw| std::iter::repeat_n(throw.position, ways(throw)))
        .collect()
}

/// Plays one game and returns its outcome and number of throws.
fn game<E: Evaluate>(
    greedy: &mut Greedy<E>,
    first: Position,
    seed: u64,
    number: u64,
) -> (Outcome, u64) {
    // The generator of a game is seeded by another one, so that games with neighbouring numbers
    // are independent.
    let mut seeds = fastrand::Rng::with_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut rng = fastrand::Rng::with_seed(seeds.u64(..));
    let mut position = first;
    let mut throws = 1;
    loop {
        position = match position.phase() {
            Phase::Over(outcome) => return (outcome, throws),
            Phase::Play(_) => {
                let candidates = greedy.candidates(&position, Stakes::Units);
                match candidates.first() {
                    Some(best) => position.after(&best.end, &mut ()),
                    None => return (Outcome::Drawn, throws),
                }
            }
            Phase::Name(_) => greedy.settled(position, Stakes::Units),
            Phase::Opening | Phase::Throw(_) if throws >= THROWS_MAX => {
                return (Outcome::Drawn, throws);
            }
            Phase::Opening | Phase::Throw(_) => {
                throws += 1;
                let dice = walk::throw(&mut rng);
                position.throw(dice, &mut ()).unwrap_or(position)
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::PRESETS;

    use super::*;
    use crate::net::{Neural, shipped};

    const SETTINGS: OpeningSettings = OpeningSettings {
        seed: 3,
        error: 0.05,
        truncate: 4,
        plays: 2,
        threads: 1,
    };

    #[test]
    fn first_throws_are_all_there_are() {
        for preset in PRESETS {
            let throws = first_throws(preset.rules);
            let sum: f64 = throws.iter().map(|throw| throw.chance).sum();
            let count = match preset.rules.opening {
                Opening::ThrowAgain => 21,
                Opening::PlayOpeningDice => 15,
            };

            assert_eq!(throws.len(), count, "{}", preset.name);
            assert!((sum - 1.0).abs() < 1e-12);
            assert!(
                throws
                    .iter()
                    .all(|throw| throw.position.throws(Side::White) == 1)
            );
        }
    }

    #[test]
    fn games_are_counted_the_same_on_any_number_of_threads() {
        let never = AtomicBool::new(false);
        for name in ["gul-bara", "backgammon"] {
            let rules = Rules::preset(name).unwrap();
            let net = Neural::new(shipped(rules.game).unwrap());
            let tally = |range, threads| {
                let settings = OpeningSettings {
                    threads,
                    ..SETTINGS
                };
                play_games(rules, &net, range, &settings, &never)
            };
            let whole = tally(0..72, 3);
            let mut halves = tally(0..30, 1);
            halves.add(&tally(30..72, 2));

            assert_eq!(whole, halves);
            assert_eq!(whole.games, 72);
            let decided: u64 = whole.won.iter().chain(&whole.lost).sum();
            assert_eq!(decided + whole.drawn, 72);
            assert!(whole.length().mean > 20.0);
            assert!(whole.equity().mean.abs() < 1.0);
        }
    }

    #[test]
    fn the_known_best_plays_of_backgammon_are_found() {
        let rules = Rules::preset("backgammon").unwrap();
        let net = Neural::new(shipped(rules.game).unwrap());
        let never = AtomicBool::new(false);
        for (dice, best) in [("3-1", "8/5 6/5"), ("4-2", "8/4 6/4"), ("6-1", "13/7 8/7")] {
            let dice: Dice = dice.parse().unwrap();
            let throws = first_throws(rules);
            let throw = throws.iter().find(|throw| throw.dice == dice).unwrap();
            let plays = first_plays(throw, &net, &SETTINGS, &never);
            let text = rosespring_rules::notation::text::play(&throw.position, &plays[0].steps);

            assert_eq!(text, best);
            assert!(plays[0].equity.error <= 0.05);
            assert!(plays[0].equity.mean > plays[1].equity.mean);
        }
    }
}
