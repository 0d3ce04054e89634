/*!
Nets that teach themselves Gul bara, Gioul, Tawula and backgammon by playing against themselves.

A [`Learner`](learn::Learner) has a [`Folder`](run::Folder) with its settings, its last checkpoint
and what was measured on the way. A run that was ended goes on where its last checkpoint was taken,
and makes the same net as one that was never ended, on any number of threads. `docs/training.md`
tells how the nets that are shipped were made.

# What it does not do

It neither evaluates nor plays positions: nets and players are those of `rosespring-engine`, which
runs without this crate, and matches are those of `rosespring-arena`. It uses no learning library
(decision 0007) and knows no other shape of net than the one that is shipped. It prints nothing. The
clock is read only to say how many games are played a second.

# Modules, in reading order

[`samples`] (what is learnt from), [`weights`] (what learns), [`selfplay`] (games and what they
teach), [`learn`] (rounds of both), [`run`] (the folder), [`measures`] and [`curve`] (how strong it
was on the way), [`gate`] (is it stronger than the net that is shipped?), [`judge`]
(what it loses a decision, by class), [`export`] (the net of a
run as a file), [`calibrate`] (chances that come true), [`data`] (positions of games for research).
*/

pub mod calibrate;
pub mod curve;
pub mod data;
mod error;
pub mod export;
mod files;
pub mod gate;
pub mod judge;
pub mod learn;
pub mod measures;
mod parallel;
mod rows;
pub mod run;
pub mod samples;
mod seal;
pub mod selfplay;
pub mod weights;

pub use error::TrainError;

/// The commit this was built from, or `unknown`.
pub const COMMIT: &str = env!("ROSESPRING_COMMIT");
