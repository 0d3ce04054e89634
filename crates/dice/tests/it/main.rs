//! Records are checked, and the page that describes the check is correct.

mod bits;
mod chain;
mod links;
mod played;
mod python;
