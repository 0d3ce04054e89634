//! The integration tests of the rules crate, one binary.

mod agree;
mod bridge;
mod brute;
mod machine;
mod model;
mod referee;
mod rules_md;
mod sample;
