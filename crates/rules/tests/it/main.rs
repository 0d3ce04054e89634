//! The integration tests of the rules crate, one binary.

// A test run tells what it compared: how many positions, how many worked examples.
#![allow(clippy::print_stdout)]

mod agree;
mod archives;
mod bridge;
mod brute;
mod corpus;
mod declared;
mod doublets;
mod exports;
mod fingerprints;
mod import;
mod laid;
mod laquet;
mod laquet_records;
mod laws;
mod ludus;
mod machine;
mod men;
mod model;
mod perft;
mod playthrough;
mod property;
mod reasons;
mod referee;
mod rules_md;
mod sample;
mod ticktack;
mod trictrac;
mod turns;
mod vectors;
