/*!
A table without network, clock, threads or database: Gul bara, Gioul, Tawula and backgammon as
played by persons and by the program.

A table is a list of entries ([`game::Entry`]). [`game::State`] is what they add up to: it decides
what a command does, applies entries, and says what happens by itself. [`view`] makes the values
that a page is shown. The host (a server, or a browser) stores the entries, reads the clock,
supplies the secret of the dice, and runs what takes long.

# What it does not do

It reads no clock, draws no random number, starts no thread and opens no file: the time and the
seed are arguments. It decides no rule: every step goes through `StageCursor` of the rules crate.

# Modules

Playing: [`game`], [`change`], [`opponent`]. Showing: [`view`].
Advising: [`advice`], [`tutor`], [`review`] (analyses of whole records), [`practice`] (puzzles),
[`glicko`]. Counting: [`statistics`]. What is stored: [`stored`], [`record`].
*/

pub mod advice;
pub mod change;
pub mod game;
pub mod glicko;
pub mod limits;
pub mod opponent;
pub mod practice;
pub mod record;
pub mod review;
pub mod statistics;
pub mod stored;
pub mod tutor;
pub mod view;
