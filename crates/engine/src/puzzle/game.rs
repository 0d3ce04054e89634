//! Plays games between the levels and chooses their candidate stages.

use rosespring_rules::{Board, End, Phase, Position, Rules};

use super::book::ThemeLists;
use super::difficulty::{Difficulty, SAMPLES};
use super::theme::Theme;
use crate::GameEvaluator;
use crate::bearoff::TableEvaluator;
use crate::levels::{ErringPlayer, Level, LookAhead};
use crate::player::Baseline;
use crate::rollout::generator;
use crate::search::{Candidate, Deep, Greedy};
use crate::stakes::Stakes;
use crate::walk;

/// The limit of throws in a game. No game is as long; the limit ensures that none runs for ever.
const THROWS_MAX: u32 = 5_000;
/// Number of throws of both sides before the first candidate stage. Opening tables cover the plays
/// before.
const THROWS_LEAST: u16 = 4;
/// The least number of plays of a candidate stage.
const CHOICES_LEAST: usize = 3;
/// One in this number of stages is searched one throw deep, to find plays that the net misses.
const LOOKED_AT_DEEPLY: u32 = 8;
/// The budget of evaluations of such a search.
const LOOK: u64 = 40_000;
/// The greatest number of stages of sought themes that are tried in a game.
const SOUGHT_MOST: usize = 4;
/// The weakest level that plays the games.
const WEAKEST: u8 = 4;

/// The criteria of a search.
pub(super) struct StageCriteria<'a> {
    pub(super) rules: Rules,
    /// The number of the game.
    pub(super) number: u64,
    pub(super) wanted: &'a ThemeLists,
    pub(super) seed: u64,
    /// The least apparent loss of the evaluation that errs, and the least apparent lead of the best
    /// play, in units.
    pub(super) promise: f32,
}

/// A candidate stage.
#[derive(Debug, Clone, Copy)]
pub(super) struct CandidateStage {
    pub(super) position: Position,
    /// The play of the hand-written evaluation.
    pub(super) simple: End,
    /// The play of the net without look-ahead.
    pub(super) greedy: End,
    /// The apparent theme.
    theme: Theme,
}

/// Plays games and chooses stages.
pub(super) struct Games {
    greedy: Greedy<TableEvaluator<GameEvaluator>>,
    baseline: Baseline,
    evaluator: TableEvaluator<GameEvaluator>,
}

impl Games {
    pub(super) fn new(evaluator: TableEvaluator<GameEvaluator>) -> Self {
        Self {
            greedy: Greedy::new(evaluator.clone()),
            baseline: Baseline::default(),
            evaluator,
        }
    }

    /// Returns the candidate stages of the game to try, in order: those of sought themes, or one.
    pub(super) fn chosen(
        &mut self,
        criteria: &StageCriteria<'_>,
        deep: &mut Deep<TableEvaluator<GameEvaluator>>,
    ) -> Vec<CandidateStage> {
        let ThemeLists { full, sought } = criteria.wanted;
        let mut found = self.stages(criteria, deep);
        found.retain(|one| !full.contains(&one.theme));
        let mut rng = generator(criteria.seed, 2 * criteria.number + 1);
        if found.iter().any(|one| sought.contains(&one.theme)) {
            found.retain(|one| sought.contains(&one.theme));
            rng.shuffle(&mut found);
            found.truncate(SOUGHT_MOST);
            return found;
        }
        let mut themes: Vec<Theme> = found.iter().map(|one| one.theme).collect();
        themes.sort_unstable();
        themes.dedup();
        // The theme is drawn first; otherwise nearly all stages would be of the commonest theme.
        let Some(&theme) = rng.choice(&themes) else {
            return Vec::new();
        };
        found.retain(|one| one.theme == theme);
        rng.choice(found).into_iter().collect()
    }

    /// Plays the game and lists its candidate stages.
    fn stages(
        &mut self,
        wanted: &StageCriteria<'_>,
        deep: &mut Deep<TableEvaluator<GameEvaluator>>,
    ) -> Vec<CandidateStage> {
        let mut rng = generator(wanted.seed, 2 * wanted.number);
        let mut players = [(); 2].map(|()| self.player(wanted.rules, &mut rng));
        let mut position = Position::start(wanted.rules);
        let mut found = Vec::new();
        let mut throws = 0;
        loop {
            position = match position.phase() {
                Phase::Over(_) => return found,
                Phase::Opening | Phase::Throw(_) if throws >= THROWS_MAX => return found,
                Phase::Opening | Phase::Throw(_) => {
                    throws += 1;
                    let thrown = position.throw(walk::throw(&mut rng), &mut ());
                    thrown.expect("a throw is due")
                }
                Phase::Name(_) => self.greedy.settled(position, Stakes::Units),
                Phase::Play(turn) => {
                    let candidates = self.greedy.candidates(&position, Stakes::Units).to_vec();
                    let looks_deeply = rng.u32(..LOOKED_AT_DEEPLY) == 0;
                    let deep = looks_deeply.then_some(&mut *deep);
                    found.extend(self.worth_a_look(&position, &candidates, deep, wanted.promise));
                    let player = players[turn.mover().index()].as_mut();
                    let chosen = player.map_or_else(
                        || candidates.first().map(|best| best.end),
                        |player| player.choose_of(&candidates, Stakes::Units),
                    );
                    position.after(&chosen.expect("a stage has a play"), &mut ())
                }
            };
        }
    }

    /// Draws a level from [`WEAKEST`] up; `None` is the net without errors.
    fn player(&self, rules: Rules, rng: &mut fastrand::Rng) -> Option<ErringPlayer> {
        let level = Level::new(rng.u8(WEAKEST..=7))?;
        let errors = fastrand::Rng::with_seed(rng.u64(..));
        let misjudges = level.misjudges(rules.game)?;
        Some(ErringPlayer::new(self.evaluator.clone(), misjudges, errors))
    }

    /// Returns the stage if one of the evaluations seems to err and the best play seems clear.
    fn worth_a_look(
        &mut self,
        position: &Position,
        candidates: &[Candidate],
        deep: Option<&mut Deep<TableEvaluator<GameEvaluator>>>,
        promise: f32,
    ) -> Option<CandidateStage> {
        let thrown = rosespring_rules::Side::ALL.map(|side| position.throws(side));
        let [best, second, ..] = candidates else {
            return None;
        };
        if candidates.len() < CHOICES_LEAST || thrown[0] + thrown[1] < THROWS_LEAST {
            return None;
        }
        let simple = self
            .baseline
            .candidates(position, Stakes::Units)
            .first()?
            .end;
        let found = |right: End, missed: End| CandidateStage {
            position: *position,
            simple,
            greedy: best.end,
            theme: Theme::of(position, &right, &missed),
        };
        let judged = candidates
            .iter()
            .find(|one| one.end.board == simple.board)?;
        if best.worth - judged.worth >= promise && best.worth - second.worth >= promise {
            return Some(found(best.end, simple));
        }
        let looked = deep?.candidates(position, Stakes::Units, 1, LOOK);
        let [deepest, next, ..] = looked else {
            return None;
        };
        if deepest.plies != next.plies {
            return None;
        }
        let is_found = deepest.end.board == best.end.board;
        (!is_found && deepest.worth - next.worth >= promise).then(|| found(deepest.end, best.end))
    }

    /// Computes the difficulty of finding the end with this board.
    pub(super) fn difficulty(
        &mut self,
        position: &Position,
        best: Board,
        deep: &mut Deep<TableEvaluator<GameEvaluator>>,
    ) -> Difficulty {
        let game = position.rules().game;
        let candidates = self.greedy.candidates(position, Stakes::Units).to_vec();
        let finds = |end: Option<End>| end.is_some_and(|end| end.board == best);
        let solved = Level::ALL.map(|level| {
            let Some(misjudges) = level.misjudges(game) else {
                let LookAhead {
                    plies,
                    filters,
                    budget,
                } = level.look_ahead(game);
                let end = match plies {
                    0 => candidates.first(),
                    _ => deep
                        .candidates_by(filters, position, Stakes::Units, plies, budget)
                        .first(),
                };
                return f64::from(u8::from(finds(end.map(|one| one.end))));
            };
            // Every stage gets the same errors, so that difficulty depends on the stage alone.
            let errors = fastrand::Rng::with_seed(u64::from(level.number()));
            let mut player = ErringPlayer::new(self.evaluator.clone(), misjudges, errors);
            let found = (0..SAMPLES)
                .filter(|_| finds(player.choose_of(&candidates, Stakes::Units)))
                .count();
            found as f64 / f64::from(SAMPLES)
        });
        Difficulty::of(game, solved)
    }
}
