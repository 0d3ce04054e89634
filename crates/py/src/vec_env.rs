//! Many games at once, each with its own dice, for learning.

use fastrand::Rng;
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use rosespring_engine::fan_out::on_each;
use rosespring_engine::seeds::derive;
use rosespring_engine::walk::throw;
use rosespring_rules::{Ends, Outcome, Phase, Position, Rules, Side, StageCursor};

use crate::actions::{self, ACTIONS, ActionSet};
use crate::arrays::{self, Row};
use crate::errors::value_error;
use crate::game::parse_rules;
use crate::observation;

/// The most games of one environment.
const GAMES_MAX: usize = 1 << 20;

/// Many games at once. Each waits for an action of its mover; dice are thrown inside, and a game
/// that is over is replaced by a new one.
#[pyclass(module = "rosespring._native")]
#[derive(Debug)]
pub(crate) struct VecEnv {
    games: Vec<Table>,
    threads: usize,
}

const _: () = assert!(align_of::<VecEnv>() <= crate::ALIGNMENT_MAX);

/// One game.
#[derive(Debug)]
struct Table {
    position: Position,
    dice: Rng,
    choices: Choices,
}

/// The legal actions of a stage, or of the next step.
#[derive(Debug)]
enum Choices {
    /// An action is the index of an end of the stage.
    Ends(Ends),
    /// An action is a step of one man.
    Men(Option<StageCursor>, ActionSet),
}

impl Table {
    fn new(rules: Rules, seed: u64, choices: Choices) -> Self {
        let mut table = Self {
            position: Position::start(rules),
            dice: Rng::with_seed(seed),
            choices,
        };
        table.advance();
        table
    }

    /// Throws until a stage is to be played, and begins a new game after an end. Returns the
    /// outcome of a game that has ended.
    fn advance(&mut self) -> Option<Outcome> {
        let mut outcome = None;
        loop {
            self.position = match self.position.phase() {
                Phase::Opening | Phase::Throw(_) => {
                    let thrown = self.position.throw(throw(&mut self.dice), &mut ());
                    thrown.unwrap_or(self.position)
                }
                Phase::Over(over) => {
                    outcome = Some(over);
                    Position::start(*self.position.rules())
                }
                Phase::Play(_) => break,
            };
        }
        self.choices.begin(&self.position);
        outcome
    }

    /// Plays a legal action. Returns the outcome if it ended the game.
    fn play(&mut self, action: usize) -> Option<Outcome> {
        let next = match &mut self.choices {
            Choices::Ends(ends) => self.position.after(&ends.get(action), &mut ()),
            Choices::Men(cursor, legal) => play_step(cursor.as_mut()?, legal, action as u8)?,
        };
        self.position = next;
        self.advance()
    }

    fn mover(&self) -> Side {
        self.position
            .turn()
            .map_or(Side::White, |turn| turn.mover())
    }

    fn write_observation(&self, numbers: &mut Vec<f32>) {
        let (board, steps) = match &self.choices {
            Choices::Men(Some(cursor), _) => (cursor.board(), cursor.steps()),
            _ => (self.position.board(), &[][..]),
        };
        let mover = self.mover();
        numbers.extend(observation::tensor(&self.position, board, steps, mover));
    }
}

/// Plays one step or stops; returns the position after the stage if it is over.
fn play_step(cursor: &mut StageCursor, legal: &mut ActionSet, action: u8) -> Option<Position> {
    if let Some(step) = actions::to_step(action) {
        cursor.push(step).ok()?;
        let next = cursor.legal_steps();
        if !next.is_empty() {
            *legal = ActionSet::new(cursor, next);
            return None;
        }
    }
    cursor.finish(&mut ()).ok()
}

impl Choices {
    fn begin(&mut self, position: &Position) {
        match self {
            Self::Ends(ends) => position.ends(ends),
            Self::Men(cursor, legal) => {
                *cursor = StageCursor::new(position);
                if let Some(cursor) = cursor {
                    *legal = ActionSet::new(cursor, cursor.legal_steps());
                }
            }
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Ends(ends) => ends.len(),
            Self::Men(_, legal) => legal.len(),
        }
    }

    fn is_legal(&self, action: i64) -> bool {
        match self {
            Self::Ends(ends) => usize::try_from(action).is_ok_and(|index| index < ends.len()),
            Self::Men(_, legal) => legal.contains(action),
        }
    }
}

impl VecEnv {
    /// Calls `job` with the games of each thread, in order, and joins the results.
    fn parts<T: Send>(&mut self, job: impl Fn(usize, &mut [Table]) -> Vec<T> + Sync) -> Vec<T> {
        let part = self.games.len().div_ceil(self.threads).max(1);
        let parts = self.games.chunks_mut(part).enumerate();
        on_each(parts, |(number, games)| job(number * part, games)).concat_all()
    }

    fn check(&self, actions: &[i64]) -> PyResult<()> {
        if actions.len() != self.games.len() {
            return Err(value_error(format_args!(
                "{} actions for {} games",
                actions.len(),
                self.games.len()
            )));
        }
        let mut all = self.games.iter().zip(actions).enumerate();
        match all.find(|(_, (game, action))| !game.choices.is_legal(**action)) {
            None => Ok(()),
            Some((index, (_, action))) => Err(value_error(format_args!(
                "game {index}: action {action} is not legal"
            ))),
        }
    }
}

/// Joins lists without a copy if there is only one.
trait ConcatAll<T> {
    fn concat_all(self) -> Vec<T>;
}

impl<T> ConcatAll<T> for Vec<Vec<T>> {
    fn concat_all(self) -> Vec<T> {
        let mut lists = self.into_iter();
        let mut all = lists.next().unwrap_or_default();
        lists.for_each(|list| all.extend(list));
        all
    }
}

#[pymethods]
impl VecEnv {
    #[new]
    fn new(
        py: Python<'_>,
        rules: &str,
        n: usize,
        seed: u64,
        men: bool,
        threads: usize,
    ) -> PyResult<Self> {
        let rules = parse_rules(rules)?;
        let threads = arrays::threads(threads)?;
        if !(1..=GAMES_MAX).contains(&n) {
            return Err(value_error(format_args!(
                "n must be 1 to {GAMES_MAX}, not {n}"
            )));
        }
        let choices = || match men {
            true => Choices::Men(None, ActionSet::default()),
            false => Choices::Ends(Ends::new()),
        };
        let game = |number| Table::new(rules, derive(seed, number), choices());
        let games = py.detach(|| (0..n as u64).map(game).collect());
        Ok(Self { games, threads })
    }

    /// Plays one action in each game. Returns the units that White has won (f32), and whether a
    /// game ended (one byte each). No game changes if an action is not legal.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'_, PyAny>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let actions: Vec<i64> = arrays::read(actions)?;
        self.check(&actions)?;
        let outcomes = py.detach(|| {
            self.parts(|first, games| {
                let actions = &actions[first..];
                let games = games.iter_mut().zip(actions);
                games
                    .map(|(game, &action)| game.play(action as usize))
                    .collect()
            })
        });
        let units = |outcome: &Option<Outcome>| {
            outcome.map_or(0.0, |outcome| f32::from(outcome.units_for(Side::White)))
        };
        let rewards: Vec<f32> = outcomes.iter().map(units).collect();
        let ended: Vec<u8> = outcomes.iter().map(|it| it.is_some().into()).collect();
        Ok((
            arrays::to_bytes(py, &rewards)?,
            PyByteArray::new(py, &ended),
        ))
    }

    /// The number of legal actions of each game (i32).
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let counts: Vec<i32> = self
            .games
            .iter()
            .map(|it| it.choices.len() as i32)
            .collect();
        arrays::to_bytes(py, &counts)
    }

    /// The mover of each game, 0 White or 1 Black (one byte each).
    fn movers<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let movers: Vec<u8> = self.games.iter().map(|it| it.mover() as u8).collect();
        PyByteArray::new(py, &movers)
    }

    /// The position in which the stage of each game began, packed.
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let rows: Vec<Row> = self.games.iter().map(|it| it.position.pack()).collect();
        arrays::to_bytes(py, &rows)
    }

    /// What the mover of each game sees (f32).
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let mut numbers = Vec::with_capacity(observation::SIZE * self.games.len());
        self.games
            .iter()
            .for_each(|it| it.write_observation(&mut numbers));
        arrays::to_bytes(py, &numbers)
    }

    /// For steps of single men: the legal actions, 157 bytes of 0 or 1 for each game.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        PyByteArray::new_with(py, ACTIONS * self.games.len(), |mask| {
            for (game, mask) in self.games.iter().zip(mask.as_chunks_mut::<ACTIONS>().0) {
                if let Choices::Men(_, legal) = &game.choices {
                    legal
                        .iter()
                        .for_each(|action| mask[usize::from(action)] = 1);
                }
            }
            Ok(())
        })
    }

    /// The legal actions of all games in one list (i32), and where each game's begin (i64).
    fn legal<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let (mut starts, mut all) = (vec![0], Vec::new());
        for game in &self.games {
            match &game.choices {
                Choices::Ends(ends) => all.extend(0..ends.len() as i32),
                Choices::Men(_, legal) => all.extend(legal.iter().map(i32::from)),
            }
            starts.push(all.len() as i64);
        }
        Ok((arrays::to_bytes(py, &all)?, arrays::to_bytes(py, &starts)?))
    }

    /// The positions after every end of the stage of each game, packed, in one list, and where each
    /// game's begin (i64).
    fn ends<'py>(
        &mut self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let mut starts = vec![0];
        for game in &self.games {
            let last = starts.last().copied().unwrap_or(0);
            starts.push(last + game.choices.len() as i64);
        }
        let rows: Vec<Row> =
            py.detach(|| self.parts(|_, games| games.iter().flat_map(after_ends).collect()));
        Ok((arrays::to_bytes(py, &rows)?, arrays::to_bytes(py, &starts)?))
    }
}

/// Returns the positions after the ends of a stage; none if steps of single men are played.
fn after_ends(game: &Table) -> Vec<Row> {
    let Choices::Ends(ends) = &game.choices else {
        return Vec::new();
    };
    let after = |end| game.position.after(&end, &mut ()).pack();
    ends.iter().map(after).collect()
}
