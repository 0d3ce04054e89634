//! Players: each chooses the play of a stage.

use rosespring_rules::{Die, End, Ends, Play, Position};

use crate::GameEvaluator;
use crate::bearoff::TableEvaluator;
use crate::evaluate::Handwritten;
use crate::order;
use crate::search::naming::namer;
use crate::search::{Candidate, Deep, Filters, Greedy, NamedDoublet, PLIES_MAX};
use crate::stakes::Stakes;

/// Chooses plays.
pub trait Player {
    /// Chooses the end of the stage to be played; `None` if `position` is in another phase.
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End>;

    /// Chooses the number of the doublet to be named (AD-2); `None` in other phases.
    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die>;

    /// Returns the position after what the side to act chooses: the play of its stage, or the
    /// doublet that it names; `None` in other phases.
    fn act(&mut self, position: &Position, stakes: Stakes) -> Option<Position> {
        if let Some(number) = self.choose_number(position, stakes) {
            return position.name(number, &mut ()).ok();
        }
        let end = self.choose_end(position, stakes)?;
        Some(position.after(&end, &mut ()))
    }

    /// Chooses the play of the stage to be played, with its steps; `None` in other phases.
    ///
    /// ```
    /// use rosespring_engine::player::{Baseline, Player};
    /// use rosespring_engine::stakes::Stakes;
    /// use rosespring_rules::{Position, Rules, Side};
    ///
    /// let start = Position::started_by(Rules::preset("gul-bara").unwrap(), Side::White);
    /// let position = start.throw("6-5".parse().unwrap(), &mut ()).unwrap();
    /// let play = Baseline::default().choose(&position, Stakes::Units).unwrap();
    /// assert!(position.play(&play.steps, &mut ()).is_ok());
    /// ```
    fn choose(&mut self, position: &Position, stakes: Stakes) -> Option<Play> {
        let end = self.choose_end(position, stakes)?;
        position
            .plays()
            .into_iter()
            .find(|play| play.end.board == end.board)
    }
}

impl<P: Player + ?Sized> Player for Box<P> {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        (**self).choose_end(position, stakes)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        (**self).choose_number(position, stakes)
    }
}

/// The number of ends that [`Baseline`] plays out. It never changes, because `baseline` is the
/// fixed reference of the arena.
const PLAYED_OUT: usize = 5;

/// The fixed reference by which other players are measured: it plays the best end by the
/// hand-written evaluation, with the known later stages played out. It uses no random numbers: the
/// same position always gets the same play.
#[derive(Debug)]
pub struct Baseline {
    search: Greedy<Handwritten>,
}

impl Default for Baseline {
    fn default() -> Self {
        Self::new(Handwritten::default())
    }
}

impl Baseline {
    /// Creates the player with another hand-written evaluation, for fitting its weights.
    #[must_use]
    pub fn new(evaluator: Handwritten) -> Self {
        Self {
            search: Self::search(evaluator),
        }
    }

    /// Creates the search that the player uses.
    #[must_use]
    pub fn search(evaluator: Handwritten) -> Greedy<Handwritten> {
        Greedy::new(evaluator).following(0).playing_out(PLAYED_OUT)
    }

    /// Every end of the stage to be played, best first; empty in other phases.
    pub fn candidates(&mut self, position: &Position, stakes: Stakes) -> &[Candidate] {
        self.search.candidates(position, stakes)
    }

    /// Every doublet that may be named, best first; empty unless one is to be named.
    pub fn doublets(&mut self, position: &Position, stakes: Stakes) -> Vec<NamedDoublet> {
        self.search.doublets(position, stakes)
    }
}

impl Player for Baseline {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let best = self.search.best(position, stakes);
        best.map(|candidate| candidate.end)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        first_number(&self.search.doublets(position, stakes))
    }
}

/// The number of the first of some doublets.
fn first_number(doublets: &[NamedDoublet]) -> Option<Die> {
    doublets.first().map(|best| best.number)
}

/// Lines that `greedy` and level 7 follow through the known later stages. More of them find better
/// cascades (docs/strength.md); a rollout and a search, which play many stages, follow fewer.
pub(crate) const GREEDY_LINES: usize = 16;

/// Plays the best end by the evaluation of a game, with the known later stages played out.
#[derive(Debug)]
pub struct NetPlayer {
    search: Greedy<TableEvaluator<GameEvaluator>>,
}

impl NetPlayer {
    /// Creates a player by this evaluation: a net, or a net with bear-off tables.
    #[must_use]
    pub fn new(evaluator: impl Into<TableEvaluator<GameEvaluator>>) -> Self {
        Self {
            search: Greedy::new(evaluator.into()).finding_wins(),
        }
    }

    /// Sets the number of lines that are followed through the known later stages.
    #[must_use]
    pub fn following(self, lines: usize) -> Self {
        Self {
            search: self.search.following(lines),
        }
    }

    /// The evaluation it uses where bear-off tables hold no answer.
    #[must_use]
    pub const fn evaluator(&self) -> &GameEvaluator {
        self.search.evaluator().evaluator()
    }
}

impl Player for NetPlayer {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let best = self.search.best(position, stakes);
        best.map(|candidate| candidate.end)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        first_number(&self.search.doublets(position, stakes))
    }
}

/// The look-ahead of the player `strongest`, in throws.
pub const STRONGEST_PLIES: u8 = 2;

/// The budget of evaluations of the player `strongest` for one stage, unless another is given.
const STRONGEST_BUDGET: u64 = 20_000_000;

/// Plays the best end by a search some throws deep ([`Deep`]).
#[derive(Debug)]
pub struct Ahead {
    search: Deep<TableEvaluator<GameEvaluator>>,
    plies: u8,
    budget: u64,
}

impl Ahead {
    /// Creates a player by this evaluation with a look-ahead of `plies` throws, at most
    /// [`PLIES_MAX`], and a budget of `budget` evaluations per stage. The search without look-ahead
    /// is always finished, even beyond the budget.
    #[must_use]
    pub fn new(
        evaluator: impl Into<TableEvaluator<GameEvaluator>>,
        plies: u8,
        budget: u64,
    ) -> Self {
        Self {
            search: Deep::new(evaluator.into()),
            plies: plies.min(PLIES_MAX),
            budget,
        }
    }

    /// Creates the player `strongest`: two throws deep with [`Filters::WIDE`].
    #[must_use]
    pub fn strongest(evaluator: impl Into<TableEvaluator<GameEvaluator>>) -> Self {
        Self::new(evaluator, STRONGEST_PLIES, STRONGEST_BUDGET).filtering(Filters::WIDE)
    }

    /// Lowers the budget of evaluations per stage to `most`, if it is higher.
    #[must_use]
    pub fn with_at_most(mut self, most: u64) -> Self {
        self.budget = self.budget.min(most);
        self
    }

    /// Replaces the filters of the search.
    #[must_use]
    pub fn filtering(mut self, filters: Filters) -> Self {
        self.search = self.search.filtering(filters);
        self
    }
}

impl Player for Ahead {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let best = self.search.best(position, stakes, self.plies, self.budget);
        best.map(|best| best.end)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        let (plies, budget) = (self.plies, self.budget);
        first_number(&self.search.doublets(position, stakes, plies, budget))
    }
}

/// The standard deviation of the error that a weak player adds to the worth of each end, in units.
const WEAK_ERROR: f32 = 0.25;

/// The share of stages, in per cent, in which the errors are four times as large.
const WEAK_SLIPS_PERCENT: u8 = 6;

/// A gentle opponent: it evaluates like [`Baseline`], with a random error added to every end. In a
/// few stages the errors are four times as large. Its plays remain sensible.
#[derive(Debug)]
pub struct Weak {
    baseline: Baseline,
    rng: fastrand::Rng,
}

impl Weak {
    /// Creates a weak player whose errors are drawn from `rng`.
    #[must_use]
    pub fn new(rng: fastrand::Rng) -> Self {
        Self {
            baseline: Baseline::default(),
            rng,
        }
    }

    /// Returns every end of the stage to be played with a newly drawn error, best first.
    pub fn candidates(&mut self, position: &Position, stakes: Stakes) -> Vec<Candidate> {
        let mut candidates = self.baseline.candidates(position, stakes).to_vec();
        let slips = self.rng.u8(..100) < WEAK_SLIPS_PERCENT;
        let spread = if slips { 4.0 * WEAK_ERROR } else { WEAK_ERROR };
        for candidate in &mut candidates {
            // The sum of a few uniform numbers is close enough to a normal distribution.
            let error: f32 = (0..4).map(|_| self.rng.f32() - 0.5).sum();
            candidate.worth += error * spread;
        }
        order::sort_by_key(&mut candidates, |one| order::descending(one.worth));
        candidates
    }
}

impl Player for Weak {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let candidates = self.candidates(position, stakes);
        candidates.first().map(|candidate| candidate.end)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        self.baseline.choose_number(position, stakes)
    }
}

/// Plays every distinct end of a stage with the same probability.
#[derive(Debug)]
pub struct Random {
    rng: fastrand::Rng,
    ends: Ends,
}

impl Random {
    /// Creates a player whose choices are drawn from `rng`.
    #[must_use]
    pub fn new(rng: fastrand::Rng) -> Self {
        Self {
            rng,
            ends: Ends::new(),
        }
    }
}

impl Player for Random {
    fn choose_end(&mut self, position: &Position, _: Stakes) -> Option<End> {
        position.ends(&mut self.ends);
        if self.ends.is_empty() {
            return None;
        }
        // A number of 64 bits is the same in WebAssembly.
        let index = self.rng.u64(..self.ends.len() as u64);
        Some(self.ends.get(index as usize))
    }

    fn choose_number(&mut self, position: &Position, _: Stakes) -> Option<Die> {
        let numbers = Die::ALL.len() as u64;
        namer(position)?;
        Some(Die::ALL[self.rng.u64(..numbers) as usize])
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Dice, PRESETS, Phase, Side};

    use super::*;

    fn whole_game(players: &mut [&mut dyn Player; 2], rules: rosespring_rules::Rules) -> Position {
        let mut dice = fastrand::Rng::with_seed(5);
        let mut position = Position::start(rules);
        for _ in 0..10_000 {
            position = match position.phase() {
                Phase::Over(_) => return position,
                Phase::Opening | Phase::Throw(_) => {
                    let dice = Dice::from_numbers(dice.u8(1..=6), dice.u8(1..=6)).unwrap();
                    position.throw(dice, &mut ()).unwrap()
                }
                Phase::Name(side) => {
                    let player = &mut *players[side.index()];
                    player.act(&position, Stakes::Units).unwrap()
                }
                Phase::Play(turn) => {
                    let player = &mut *players[turn.mover().index()];
                    let play = player.choose(&position, Stakes::Units).unwrap();
                    position.play(&play.steps, &mut ()).unwrap()
                }
            };
        }
        panic!("the game never ended");
    }

    #[test]
    fn whole_games_are_played_by_legal_plays() {
        for preset in PRESETS {
            let mut baseline = Baseline::default();
            let mut weak = Weak::new(fastrand::Rng::with_seed(1));
            let mut random = Random::new(fastrand::Rng::with_seed(2));

            let over = whole_game(&mut [&mut baseline, &mut weak], preset.rules);
            assert!(over.outcome().is_some());
            let over = whole_game(&mut [&mut random, &mut weak], preset.rules);
            assert!(over.outcome().is_some());
        }
    }

    #[test]
    fn nobody_plays_when_the_dice_are_to_be_thrown() {
        let start = Position::started_by(PRESETS[0].rules, Side::White);

        assert!(Baseline::default().choose(&start, Stakes::Units).is_none());
        assert!(
            Random::new(fastrand::Rng::with_seed(1))
                .choose(&start, Stakes::Units)
                .is_none()
        );
    }
}
