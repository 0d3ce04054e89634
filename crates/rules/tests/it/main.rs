//! The integration tests of the rules crate, one binary.

mod agree;
mod bridge;
mod brute;
mod laws;
mod machine;
mod model;
mod perft;
mod playthrough;
mod referee;
mod rules_md;
mod sample;
mod vectors;
