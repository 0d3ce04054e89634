//! A game with its rules, in OpenSpiel's terms.

use pyo3::prelude::*;
use pyo3::types::PyType;
use rosespring_rules::{GameKind, Rules};

use crate::actions::{ACTIONS, THROWS};
use crate::errors::value_error;
use crate::observation;
use crate::state::State;

/// More throws and steps than any game has.
const LENGTH_MAX: u32 = 100_000;

/// A game: rules, and new states of it.
#[pyclass(module = "rosespring", frozen, eq)]
#[derive(Debug, PartialEq)]
pub(crate) struct Game {
    rules: Rules,
}

const _: () = assert!(align_of::<Game>() <= crate::ALIGNMENT_MAX);

/// Reads rules: a preset such as `gul-bara:2007`, or a game with options.
pub(crate) fn parse_rules(text: &str) -> PyResult<Rules> {
    text.parse().map_err(value_error)
}

#[pymethods]
impl Game {
    /// Reads rules: a preset such as `gul-bara:2007`, or a game with options, such as
    /// `gul-bara~after=0`. Raises `ValueError` for others.
    #[new]
    fn new(rules: &str) -> PyResult<Self> {
        let rules = parse_rules(rules)?;
        Ok(Self { rules })
    }

    /// Lets Python store a game, and build it again from its rules.
    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String,)) {
        (slf.get_type().unbind(), (slf.get().rules(),))
    }

    /// The rules as text, which `Game` reads.
    #[getter]
    fn rules(&self) -> String {
        self.rules.to_string()
    }

    /// A number in hexadecimal digits that is the same for the same rules, on every machine.
    #[getter]
    fn fingerprint(&self) -> String {
        format!("{:016x}", self.rules.fingerprint())
    }

    /// Returns the start of a game, or the state of a position id with these rules.
    #[pyo3(signature = (position=None))]
    fn new_initial_state(&self, position: Option<&str>) -> PyResult<State> {
        match position {
            None => Ok(State::start(self.rules)),
            Some(id) => State::from_id(self.rules, id),
        }
    }

    /// Returns 2: White is player 0, Black player 1.
    fn num_players(&self) -> usize {
        2
    }

    /// Returns the number of actions of a player, 157. Chance has others.
    fn num_distinct_actions(&self) -> usize {
        ACTIONS
    }

    /// Returns the number of throws of two dice with their order, 36.
    fn max_chance_outcomes(&self) -> usize {
        THROWS
    }

    /// Returns a number of actions that no game reaches.
    fn max_game_length(&self) -> u32 {
        LENGTH_MAX
    }

    /// Returns the units of the greatest win.
    fn max_utility(&self) -> f64 {
        let kinds = self.rules.game.declaration().win_kinds().iter();
        f64::from(kinds.map(|kind| kind.units()).max().unwrap_or(1))
    }

    /// Returns the units of the greatest loss, a negative number.
    fn min_utility(&self) -> f64 {
        -self.max_utility()
    }

    /// Returns 0: one player wins what the other loses.
    fn utility_sum(&self) -> f64 {
        0.0
    }

    /// Returns the shape of `State.observation_tensor`: `[75]`.
    fn observation_tensor_shape(&self) -> [usize; 1] {
        [observation::SIZE]
    }

    /// Returns the shape of `State.information_state_tensor`: `[75]`.
    fn information_state_tensor_shape(&self) -> [usize; 1] {
        [observation::SIZE]
    }

    fn __hash__(&self) -> u64 {
        self.rules.fingerprint()
    }

    fn __repr__(&self) -> String {
        format!("Game('{}')", self.rules)
    }
}

/// Returns the names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GameKind::all().map(GameKind::name).collect()
}

/// Returns the names of all presets.
#[pyfunction]
pub(crate) fn presets() -> Vec<&'static str> {
    rosespring_rules::presets()
        .map(|preset| preset.name)
        .collect()
}
