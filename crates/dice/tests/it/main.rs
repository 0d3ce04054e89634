//! Records are checked, and the page that describes the check is correct.

mod bits;
mod played;
mod python;
