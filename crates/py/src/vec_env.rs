//! Many games at once, each with its own dice, for learning.

mod table;

use std::sync::{Mutex, MutexGuard, TryLockError};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};
use rosespring_engine::fan_out::on_each;
use rosespring_engine::seeds::derive;
use rosespring_rules::{Ends, Position, Rules, Side};

use crate::actions::{ACTIONS, ActionSet};
use crate::arrays::{self, Row, Whole};
use crate::errors::value_error;
use crate::game::parse_rules;
use crate::observation;
use table::{Choices, STATE_BYTES, Table};

/// The most games of one environment.
const GAMES_MAX: u64 = 1 << 20;

/// Many games at once. Each waits for an action of its mover; dice are thrown inside, and a game
/// that is over is replaced by a new one.
#[pyclass(module = "rosespring._native", frozen)]
#[derive(Debug)]
pub(crate) struct VecEnv(Mutex<Games>);

const _: () = assert!(align_of::<VecEnv>() <= crate::ALIGNMENT_MAX);

/// The games, and how many threads play them.
#[derive(Debug)]
struct Games {
    rules: Rules,
    tables: Vec<Table>,
    threads: usize,
}

impl Games {
    /// Calls `job` with the games of each thread, in order, and joins the results.
    fn parts<T: Send>(&mut self, job: impl Fn(usize, &mut [Table]) -> Vec<T> + Sync) -> Vec<T> {
        let part = self.tables.len().div_ceil(self.threads).max(1);
        let parts = self.tables.chunks_mut(part).enumerate();
        on_each(parts, |(number, games)| job(number * part, games)).concat_all()
    }

    /// Checks the action of each game that is to be played.
    fn check(&self, actions: &[i64], only: &[bool]) -> PyResult<()> {
        let count = self.tables.len();
        if actions.len() != count {
            let given = actions.len();
            return Err(value_error(format_args!(
                "{given} actions for {count} games"
            )));
        }
        let mut all = self.tables.iter().zip(actions).zip(only).enumerate();
        let is_wrong = |game: &Table, action, is_played: bool| is_played && !game.is_legal(action);
        match all.find(|(_, ((game, action), only))| is_wrong(game, **action, **only)) {
            None => Ok(()),
            Some((index, ((_, action), _))) => Err(value_error(format_args!(
                "game {index}: action {action} is not legal"
            ))),
        }
    }

    /// Reads which games a call is about: one byte for each, or all.
    fn only(&self, only: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<bool>> {
        let count = self.tables.len();
        let Some(only) = only else {
            return Ok(vec![true; count]);
        };
        let bytes = arrays::read::<u8>(only)?;
        match bytes.len() == count {
            true => Ok(bytes.into_iter().map(|byte| byte != 0).collect()),
            false => Err(value_error(format_args!(
                "only has {} games of {count}",
                bytes.len()
            ))),
        }
    }

    /// Reads the positions in which the games begin, of which none is over.
    fn starts(&self, positions: &Bound<'_, PyAny>) -> PyResult<Vec<Position>> {
        let positions = arrays::read_positions(self.rules, positions)?;
        let (given, count) = (positions.len(), self.tables.len());
        if given != count {
            let text = format!("{given} positions for {count} games");
            return Err(value_error(text));
        }
        match positions.iter().position(|it| it.outcome().is_some()) {
            None => Ok(positions),
            Some(index) => Err(value_error(format_args!(
                "position {index}: the game is over"
            ))),
        }
    }

    /// Reads the games that [`VecEnv::state`] has written.
    fn restore(&mut self, state: &[u8]) -> Option<()> {
        let (rows, rest) = state.as_chunks::<STATE_BYTES>();
        if rows.len() != self.tables.len() || !rest.is_empty() {
            return None;
        }
        let (rules, rows) = (self.rules, rows.iter());
        let restored = rows.zip(&self.tables).map(|(row, table)| {
            let choices = match &table.choices {
                Choices::Ends(_) => Choices::Ends(Ends::new()),
                Choices::Men(..) => Choices::Men(None, ActionSet::default()),
            };
            Table::restore(rules, row, choices)
        });
        self.tables = restored.collect::<Option<_>>()?;
        Some(())
    }
}

impl VecEnv {
    /// Returns the games, unless another thread uses them.
    fn games(&self) -> PyResult<MutexGuard<'_, Games>> {
        match self.0.try_lock() {
            Ok(games) => Ok(games),
            Err(TryLockError::Poisoned(games)) => Ok(games.into_inner()),
            Err(TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(
                "the VecEnv is used by another thread",
            )),
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

/// Arrays of a step: rewards, ends, and packed last positions.
type StepArrays<'py> = (
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
);

#[pymethods]
impl VecEnv {
    #[new]
    fn new(
        py: Python<'_>,
        rules: &str,
        n: Whole,
        seed: Whole,
        men: bool,
        threads: Whole,
    ) -> PyResult<Self> {
        let rules = parse_rules(rules)?;
        let (seed, threads) = (seed.seed()?, threads.threads()?);
        let n = n.within("n", 1..=GAMES_MAX)?;
        let choices = || match men {
            true => Choices::Men(None, ActionSet::default()),
            false => Choices::Ends(Ends::new()),
        };
        let game = |number| Table::new(rules, derive(seed, number), choices());
        let tables = py.detach(|| (0..n).map(game).collect());
        Ok(Self(Mutex::new(Games {
            rules,
            tables,
            threads,
        })))
    }

    /// Plays one action in each game, or in those of `only`. Returns the units that White has won
    /// (f32), whether a game ended (one byte each), and the last positions of the games that ended.
    /// No game changes if an action is not legal.
    fn step<'py>(
        &self,
        py: Python<'py>,
        actions: &Bound<'_, PyAny>,
        only: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<StepArrays<'py>> {
        let actions: Vec<i64> = arrays::read(actions)?;
        let mut games = self.games()?;
        let only = games.only(only)?;
        games.check(&actions, &only)?;
        let games = &mut *games;
        let ends = py.detach(|| {
            games.parts(|first, games| {
                let asked = actions[first..].iter().zip(&only[first..]);
                let play = |(game, (&action, &only)): (&mut Table, (&i64, &bool))| match only {
                    true => game.play(action as usize),
                    false => None,
                };
                games.iter_mut().zip(asked).map(play).collect()
            })
        });
        let units = |last: &Option<Box<Position>>| {
            let outcome = last.as_ref().and_then(|last| last.outcome());
            outcome.map_or(0.0, |outcome| f32::from(outcome.units_for(Side::White)))
        };
        let rewards: Vec<f32> = ends.iter().map(units).collect();
        let ended: Vec<u8> = ends.iter().map(|it| it.is_some().into()).collect();
        let last: Vec<Row> = ends.iter().flatten().map(|it| it.pack()).collect();
        Ok((
            arrays::to_bytes(py, &rewards)?,
            PyByteArray::new(py, &ended),
            arrays::to_bytes(py, &last)?,
        ))
    }

    /// Begins a new game in each place, or in those of `only`: in the given positions, or at the
    /// start; with the dice of a seed, or with those that follow.
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<Whole>,
        positions: Option<&Bound<'_, PyAny>>,
        only: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = seed.map(Whole::seed).transpose()?;
        let mut games = self.games()?;
        let only = games.only(only)?;
        let positions = positions.map(|it| games.starts(it)).transpose()?;
        let games = &mut *games;
        let start = Position::start(games.rules);
        py.detach(|| {
            for (index, table) in games.tables.iter_mut().enumerate() {
                if only[index] {
                    let position = positions.as_ref().map_or(start, |all| all[index]);
                    table.begin(position, seed.map(|seed| derive(seed, index as u64)));
                }
            }
        });
        Ok(())
    }

    /// Returns all games as bytes, dice included.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let games = self.games()?;
        let bytes: Vec<u8> = games.tables.iter().flat_map(Table::store).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// Goes on with the games that `state` has returned.
    fn restore(&self, py: Python<'_>, state: &[u8]) -> PyResult<()> {
        let mut games = self.games()?;
        let count = games.tables.len();
        let games = &mut *games;
        py.detach(|| games.restore(state)).ok_or_else(|| {
            value_error(format_args!(
                "this is not the state of {count} games by these rules"
            ))
        })
    }

    /// The number of legal actions of each game (i32).
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let games = self.games()?;
        let counts = games.tables.iter().map(|it| it.count() as i32);
        let counts: Vec<i32> = counts.collect();
        arrays::to_bytes(py, &counts)
    }

    /// The mover of each game, 0 White or 1 Black (one byte each).
    fn movers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let games = self.games()?;
        let movers: Vec<u8> = games.tables.iter().map(|it| it.mover() as u8).collect();
        Ok(PyByteArray::new(py, &movers))
    }

    /// The position in which the stage of each game began, packed.
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let games = self.games()?;
        let rows: Vec<Row> = games.tables.iter().map(|it| it.position.pack()).collect();
        arrays::to_bytes(py, &rows)
    }

    /// What the mover of each game sees (f32).
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let games = self.games()?;
        let mut numbers = Vec::with_capacity(observation::SIZE * games.tables.len());
        let tables = games.tables.iter();
        tables.for_each(|it| it.write_observation(&mut numbers));
        arrays::to_bytes(py, &numbers)
    }

    /// For steps of single men: the legal actions, 157 bytes of 0 or 1 for each game.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let games = self.games()?;
        PyByteArray::new_with(py, ACTIONS * games.tables.len(), |mask| {
            for (game, mask) in games.tables.iter().zip(mask.as_chunks_mut::<ACTIONS>().0) {
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
        let games = self.games()?;
        let (mut starts, mut all) = (vec![0], Vec::new());
        for game in &games.tables {
            match &game.choices {
                Choices::Ends(_) => all.extend(0..game.count() as i32),
                Choices::Men(_, legal) => all.extend(legal.iter().map(i32::from)),
            }
            starts.push(all.len() as i64);
        }
        Ok((arrays::to_bytes(py, &all)?, arrays::to_bytes(py, &starts)?))
    }

    /// The positions after every end of the stage of each game, packed, in one list, and where each
    /// game's begin (i64).
    fn ends<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let mut games = self.games()?;
        let games = &mut *games;
        let mut starts = vec![0];
        for game in &games.tables {
            let last = starts.last().copied().unwrap_or(0);
            starts.push(last + game.count() as i64);
        }
        let rows: Vec<Row> = py.detach(|| {
            games.parts(|_, tables| tables.iter().flat_map(Table::after_ends).collect())
        });
        Ok((arrays::to_bytes(py, &rows)?, arrays::to_bytes(py, &starts)?))
    }
}
