/*!
A table without network, clock, threads or database: Gul bara, Gioul, Tawula and backgammon as
played by persons and by the program.

A table is a list of entries ([`game::Entry`]). [`game::State`] is the state after them: it decides
the effect of a command, applies entries, and returns the events that happen without a command.
[`view`] makes the values that a page shows. The host (a server, or a browser) stores the entries,
reads the clock, supplies the seed of the dice, and runs long computations.

# What it does not do

It reads no clock, draws no random number, starts no thread and opens no file: the time and the
seed are arguments. It decides no rule: every step goes through `StageCursor` of the rules crate.

# Features

`data`, on by default: puzzles and tables of first throws. Without it there are none until the host
installs them. `hall`, off by default: tables whose dice both players and the server throw together.

# Modules

Playing: [`game`], [`change`], [`opponent`]. Showing: [`view`].
Advising: [`advice`], [`tutor`], [`review`] (analyses of whole records), [`practice`] (puzzles),
[`glicko`], [`schedule`] (of repetitions). Counting: [`statistics`],
[`stage_times`]. What is stored: [`stored`], [`record`].
*/

pub mod advice;
pub mod change;
pub mod game;
pub mod glicko;
pub mod limits;
pub mod opponent;
pub mod practice;
pub mod presets;
pub mod record;
pub mod review;
pub mod schedule;
pub mod stage_times;
pub mod statistics;
pub mod stored;
pub mod tutor;
pub mod view;
