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
    #[new]
    fn new(rules: &str) -> PyResult<Self> {
        let rules = parse_rules(rules)?;
        Ok(Self { rules })
    }

    /// Lets Python store a game, and build it again from its rules.
    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String,)) {
        (slf.get_type().unbind(), (slf.get().rules(),))
    }

    #[getter]
    fn rules(&self) -> String {
        self.rules.to_string()
    }

    #[getter]
    fn fingerprint(&self) -> String {
        format!("{:016x}", self.rules.fingerprint())
    }

    #[pyo3(signature = (position=None))]
    fn new_initial_state(&self, position: Option<&str>) -> PyResult<State> {
        match position {
            None => Ok(State::start(self.rules)),
            Some(id) => State::from_id(self.rules, id),
        }
    }

    fn num_players(&self) -> usize {
        2
    }

    fn num_distinct_actions(&self) -> usize {
        ACTIONS
    }

    fn max_chance_outcomes(&self) -> usize {
        THROWS
    }

    fn max_game_length(&self) -> u32 {
        LENGTH_MAX
    }

    fn max_utility(&self) -> f64 {
        let kinds = self.rules.game.declaration().win_kinds().iter();
        f64::from(kinds.map(|kind| kind.units()).max().unwrap_or(1))
    }

    fn min_utility(&self) -> f64 {
        -self.max_utility()
    }

    fn utility_sum(&self) -> f64 {
        0.0
    }

    fn observation_tensor_shape(&self) -> [usize; 1] {
        [observation::SIZE]
    }

    fn information_state_tensor_shape(&self) -> [usize; 1] {
        [observation::SIZE]
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
