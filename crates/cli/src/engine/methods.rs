//! The methods of the engine protocol.

use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::evaluate::{Evaluate, Handwritten};
use rosespring_engine::player::{Baseline, Player, STRONGEST_PLIES};
use rosespring_engine::search::{Candidate, Deep, Filters, NamedDoublet};
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::{GameEvaluator, shipped_evaluator};
use rosespring_rules::{Die, GameKind, Phase, Play, Position};
use rosespring_wire::methods::{self, Answer, position_to_play, steps_to_json};
use rosespring_wire::params::Params;
use rosespring_wire::protocol::{Code, Refusal};
use rosespring_wire::result::{EvaluateResult, rounded};
use serde_json::{Map, Value, json};

use super::budget::EVALUATIONS;

/// Answers requests. It stores only buffers: no request depends on an earlier one.
#[derive(Debug)]
pub(crate) struct Engine {
    /// The searches with nets, created at first use.
    nets: Vec<(GameKind, Deep<TableEvaluator<GameEvaluator>>)>,
    baseline: Deep<Handwritten>,
}

impl Default for Engine {
    fn default() -> Self {
        Self {
            nets: Vec::new(),
            baseline: Deep::by(Baseline::search(Handwritten::default()), Filters::default()),
        }
    }
}

impl Engine {
    /// Calls a method.
    pub(crate) fn call(&mut self, method: &str, params: &Map<String, Value>) -> Answer {
        let params = Params::new(params);
        match method {
            "evaluate" => self.evaluate(&params),
            "best" => self.best(&params),
            "analyse" => super::analysis::analyse(&params),
            "rollout" => super::analysis::rollout(&params),
            _ => methods::call(method, &params),
        }
    }

    /// Returns the search with the net of a game.
    fn search(&mut self, game: GameKind) -> &mut Deep<TableEvaluator<GameEvaluator>> {
        let found = self.nets.iter().position(|&(of, _)| of == game);
        let index = found.unwrap_or_else(|| {
            let search = Deep::new(shipped_evaluator(game));
            self.nets.push((game, search));
            self.nets.len() - 1
        });
        &mut self.nets[index].1
    }

    fn evaluate(&mut self, params: &Params<'_>) -> Answer {
        params.only(&["position", "plies", "budget"])?;
        let plies = params.plies()?;
        let budget = params.whole("budget")?.unwrap_or(EVALUATIONS);
        let position = params.position()?;
        let game = position.rules().game;
        let search = self.search(game);
        let before = search.evaluations();
        let (value, reached) = search.value(&position, Stakes::Units, plies, budget);
        let evaluations = search.evaluations() - before;
        let mut answer = json!(EvaluateResult::new(&value, game));
        // The depth reached is reported only if a depth was requested.
        if params.has("plies") {
            answer["plies"] = Value::from(reached);
        }
        if params.has("budget") {
            answer["evaluations"] = Value::from(evaluations);
        }
        Ok(answer)
    }

    fn best(&mut self, params: &Params<'_>) -> Answer {
        params.only(&["position", "level", "plies", "budget", "seed", "match"])?;
        let plies = params.plies()?;
        let level = params.level()?;
        let budget = params.whole("budget")?.unwrap_or(EVALUATIONS);
        let seed = params.whole("seed")?.unwrap_or(0);
        let position = position_to_decide(params)?;
        let stakes = match params.score()? {
            Some(score) => {
                Stakes::at_score(position.rules().game, score.to, score.white, score.black)
            }
            None => Stakes::Units,
        };
        let game = position.rules().game;
        if params.has("level") {
            let checked = level.check(game);
            checked
                .map_err(|fault| Refusal::new(Code::InvalidParams, format!("level: {fault}")))?;
        }
        let usual = Filters::default();
        let (filters, plies, budget) = match level {
            ShippedPlayer::Level(level) => {
                let ahead = level.look_ahead(game);
                (ahead.filters, ahead.plies, budget.min(ahead.budget))
            }
            ShippedPlayer::Greedy if plies == 0 => (Filters::ALONE, plies, budget),
            ShippedPlayer::Greedy => (usual, plies, budget),
            ShippedPlayer::Strongest => (Filters::WIDE, STRONGEST_PLIES, budget),
            _ => (usual, 0, budget),
        };
        let query = BestQuery {
            position: &position,
            stakes,
            filters,
            plies,
            budget,
        };
        let by_net = matches!(
            level,
            ShippedPlayer::Level(_) | ShippedPlayer::Greedy | ShippedPlayer::Strongest
        );
        let (mut answer, evaluations) = match by_net {
            true => query.answer(self.search(game), level, seed),
            false => query.answer(&mut self.baseline, level, seed),
        };
        if params.has("budget") {
            answer["evaluations"] = Value::from(evaluations);
        }
        Ok(answer)
    }
}

/// Returns the choice of a player with errors or random choices; `None` for the others, which take
/// the first candidate.
fn choose(
    player: ShippedPlayer,
    seed: u64,
    position: &Position,
    stakes: Stakes,
) -> Option<rosespring_rules::End> {
    let game = position.rules().game;
    let uses_chance = player.uses_chance(game);
    let created = uses_chance.then(|| player.create(game, fastrand::Rng::with_seed(seed)))?;
    created.ok()?.choose_end(position, stakes)
}

/// Returns the number that such a player names; `None` for those that take the best doublet.
fn choose_number(
    player: ShippedPlayer,
    seed: u64,
    position: &Position,
    stakes: Stakes,
) -> Option<Die> {
    let game = position.rules().game;
    let uses_chance = player.uses_chance(game);
    let created = uses_chance.then(|| player.create(game, fastrand::Rng::with_seed(seed)))?;
    created.ok()?.choose_number(position, stakes)
}

/// Returns the answer about a doublet to be named: the number, or that of the best one.
fn best_doublet(number: Option<Die>, doublets: &[NamedDoublet]) -> Value {
    let number = number.or(doublets.first().map(|best| best.number));
    let chosen = doublets.iter().find(|one| Some(one.number) == number);
    let candidates = doublets.iter().map(|one| {
        json!({
            "number": one.number.get(),
            "equity": rounded(one.worth),
            "plies": one.plies,
        })
    });
    json!({
        "number": number.map(Die::get),
        "equity": chosen.map(|one| rounded(one.worth)),
        "candidates": candidates.collect::<Value>(),
    })
}

/// Reads the position, in which a stage is to be played or a doublet to be named.
fn position_to_decide(params: &Params<'_>) -> Result<Position, Refusal> {
    let position = params.position()?;
    match position.phase() {
        Phase::Name(_) => Ok(position),
        _ => position_to_play(params),
    }
}

/// A decision about which `best` is asked: the play of a stage, or a doublet to be named.
struct BestQuery<'a> {
    position: &'a Position,
    stakes: Stakes,
    filters: Filters,
    /// Throws to look ahead.
    plies: u8,
    /// Evaluations.
    budget: u64,
}

impl BestQuery<'_> {
    /// Returns the answer, and the number of evaluations that it took.
    fn answer<E: Evaluate>(
        &self,
        search: &mut Deep<E>,
        player: ShippedPlayer,
        seed: u64,
    ) -> (Value, u64) {
        let before = search.evaluations();
        let answer = match self.position.phase() {
            Phase::Name(_) => self.number(search, player, seed),
            _ => self.play(search, player, seed),
        };
        (answer, search.evaluations() - before)
    }

    fn number<E: Evaluate>(&self, search: &mut Deep<E>, player: ShippedPlayer, seed: u64) -> Value {
        let number = choose_number(player, seed, self.position, self.stakes);
        let doublets = search.doublets(self.position, self.stakes, self.plies, self.budget);
        best_doublet(number, &doublets)
    }

    fn play<E: Evaluate>(&self, search: &mut Deep<E>, player: ShippedPlayer, seed: u64) -> Value {
        let Self {
            position,
            stakes,
            filters,
            plies,
            budget,
        } = *self;
        let candidates = search.candidates_by(filters, position, stakes, plies, budget);
        let chosen = choose(player, seed, position, stakes);
        let chosen = chosen.or(candidates.first().map(|best| best.end));
        let steps_of = Steps::of(position);
        let worth = candidates
            .iter()
            .find(|candidate| Some(candidate.end.board) == chosen.map(|end| end.board))
            .map(|candidate| rounded(candidate.worth));
        json!({
            "steps": chosen.map(|end| steps_of.to(&end.board)),
            "equity": worth,
            "candidates": candidates.iter().map(|one| candidate(one, &steps_of)).collect::<Value>(),
        })
    }
}

fn candidate(candidate: &Candidate, steps_of: &Steps) -> Value {
    json!({
        "steps": steps_of.to(&candidate.end.board),
        "equity": rounded(candidate.worth),
        "plies": candidate.plies,
    })
}

/// The steps of every play, looked up by the end that the play reaches.
struct Steps(Vec<Play>);

impl Steps {
    fn of(position: &Position) -> Self {
        let mut plays = position.plays();
        plays.sort_unstable_by_key(|play| play.end.board);
        Self(plays)
    }

    fn to(&self, board: &rosespring_rules::Board) -> Value {
        let found = self.0.binary_search_by(|play| play.end.board.cmp(board));
        found.map_or(Value::Null, |index| steps_to_json(&self.0[index]))
    }
}
