/*!
Trains nets for Gul bara, Gioul, Tawula and backgammon by self-play.

A [`Learner`](learn::Learner) has a [`Folder`](run::Folder) with its settings, its last checkpoint
and its measures. An interrupted run continues from its last checkpoint and makes the same net as a
run without interruption, on any number of threads. `docs/training.md` describes how the shipped
nets were made.

# What it does not do

It neither evaluates nor plays positions: nets and players are those of `rosespring-engine`, which
does not depend on this crate, and matches are those of `rosespring-arena`. It uses no machine
learning library (decision 0007) and supports only the shape of the shipped nets. It prints nothing,
and reads the clock only to report the number of games per second.

# Modules, in reading order

[`samples`] (training samples), [`weights`] (weights and learning steps), [`selfplay`] (games and
their samples), [`source`] and [`workers`] (samples from elsewhere, which [`serve`] makes),
[`label`] (positions with values one throw deeper), [`learn`] (rounds and studies), [`run`] (the
folder), [`measures`] and [`curve`]
(strength over the run), [`gate`] (tests whether a net is stronger than the shipped one), [`judge`]
(loss per decision, by class), [`export`] (the net of a run as a file), [`calibrate`] (calibrated
chances), [`make`] (all of these after one another), [`data`] (positions of games for research),
[`trictrac`] (the net of Trictrac, whose positions are others).
*/

pub mod calibrate;
pub mod curve;
pub mod data;
mod error;
pub mod export;
pub mod facts;
mod files;
mod frames;
pub mod gate;
pub mod judge;
pub mod label;
pub mod learn;
pub mod make;
pub mod measures;
mod parallel;
mod rows;
pub mod run;
pub mod samples;
mod seal;
pub mod selfplay;
pub mod serve;
mod slices;
pub mod source;
pub mod trictrac;
pub mod weights;
pub mod workers;

pub use error::TrainError;

/// The commit from which the program was built, or `unknown`.
pub const COMMIT: &str = env!("ROSESPRING_COMMIT");
