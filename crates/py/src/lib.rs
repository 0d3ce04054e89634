/*!
Gul bara, Gioul, Tawula and backgammon for Python: the native part of the package `rosespring`.

The package (`python/rosespring`) wraps what is here in numpy arrays. Arrays pass this border as
Python's buffers on the way in and as bytes on the way out, so no version of numpy is needed to
build it.

# What it does not do

It decides no rule and evaluates nothing itself: it converts. Every seed is an argument. A call that
may take long releases Python's lock, and its result does not depend on the number of threads.

# Modules

`arrays` and `errors` convert. `interrupt` ends long calls at Ctrl-C. `actions` numbers throws and
steps. `game`, `state` and `observation` have the games of OpenSpiel's interface, `evaluator`
evaluates arrays of positions, `vec_env` plays many games at once, `work` has the long tasks, `job`
has those that many machines share.
*/

mod actions;
mod arrays;
mod errors;
mod evaluator;
mod game;
mod interrupt;
mod job;
mod observation;
mod state;
mod vec_env;
mod work;

use pyo3::prelude::*;

/// The alignment of the memory that Python allocates for an object, in bytes. A class that needs a
/// greater one (the buffers of a net do) holds it in a box.
const ALIGNMENT_MAX: usize = 2 * size_of::<usize>();

/// The module `rosespring._native`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::evaluator::Evaluator;
    #[pymodule_export]
    use super::game::{Game, games, presets};
    #[pymodule_export]
    use super::job::{Job, Worker};
    #[pymodule_export]
    use super::state::{State, observations};
    #[pymodule_export]
    use super::vec_env::VecEnv;
    #[pymodule_export]
    use super::work::{features, pack, position_ids, reasons, review, rollout, selfplay};

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    const PACKED_BYTES: usize = rosespring_rules::PACKED_BYTES;
    #[pymodule_export]
    const FEATURES: usize = rosespring_engine::net::inputs::ROWS;
    #[pymodule_export]
    const ACTIONS: usize = super::actions::ACTIONS;
    #[pymodule_export]
    const OBSERVATION: usize = super::observation::SIZE;
}
