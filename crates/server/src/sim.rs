//! The clock and the random bytes of a hall that runs in a simulation, in place of the system's.
//!
//! Only a program with the feature `sim` contains this module, and without [`enter`] it does
//! nothing there either.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicI64;

/// What a simulation is to a hall: its clock and its chance.
pub trait World {
    /// Returns what the clock of the machine shows, in milliseconds since 1970.
    fn now_ms(&self) -> i64;

    /// By how much the clock of the database is ahead, as this machine has found it. Each machine
    /// has its own place for it, as a process has.
    fn ahead_ms(&self) -> &AtomicI64;

    /// Fills `bytes` with bytes that follow from the seed.
    fn fill(&self, bytes: &mut [u8]);
}

thread_local! {
    static WORLD: RefCell<Option<Rc<dyn World>>> = const { RefCell::new(None) };
}

/// Lets the halls of this thread run in `world` from now on; with `None` in the real one again. A
/// simulation of several machines calls this whenever another one runs.
pub fn enter(world: Option<Rc<dyn World>>) {
    WORLD.with(|place| *place.borrow_mut() = world);
}

pub(crate) fn world() -> Option<Rc<dyn World>> {
    WORLD.with(|place| place.borrow().clone())
}

/// Returns whether this thread runs in a simulation, which has no other threads.
pub(crate) fn is_entered() -> bool {
    world().is_some()
}

pub(crate) fn now_ms() -> Option<i64> {
    world().map(|world| world.now_ms())
}

/// Returns whether `bytes` were filled.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    match world() {
        Some(world) => {
            world.fill(bytes);
            true
        }
        None => false,
    }
}
