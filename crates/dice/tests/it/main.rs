//! Records are checked, and the page that describes how is true.

mod bits;
mod played;
mod python;
