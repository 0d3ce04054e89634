//! The JSON shapes that the page, the server and the command line share.
//!
//! JSON text is written and parsed only here. This crate has no logic: its types are views,
//! converted by hand from the types of `rosespring-rules`. They are separate types so that a name
//! in the rules can change without breaking a client.
//!
//! # Features
//!
//! - `ts`: TypeScript declarations of [`table`], [`advice`] and [`review`], which the
//!   example `wire_ts` of `rosespring-hall` prints and `cargo xtask codegen` writes to
//!   `web/src/wire.ts`.
//! - `openapi`: schemas for the server's OpenAPI description.

// The derive macro names the crate from inside too.
extern crate self as rosespring_wire;

pub mod account;
pub mod advice;
pub mod analysis;
pub mod archive;
pub mod board;
pub mod bot;
pub mod challenge;
pub mod chat;
pub mod convert;
pub mod dice_proof;
pub mod fair_play;
pub mod games;
pub mod hall;
pub mod import_fault;
pub mod job;
pub mod json;
pub mod kept;
pub mod limits;
pub mod lobby;
pub mod messages;
pub mod methods;
pub mod moderation;
pub mod notices;
pub mod openings;
pub mod params;
pub mod passkeys;
pub mod patch;
pub mod people;
pub mod person;
pub mod position;
pub mod practice;
pub mod presets;
pub mod protocol;
pub mod push;
pub mod puzzles;
pub mod record;
pub mod refusal_code;
pub mod result;
pub mod review;
pub mod rules;
pub mod setup;
pub mod statistics;
pub mod table;
pub mod tournament;
pub mod trictrac;

/// Compiles and runs the example of the readme.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
