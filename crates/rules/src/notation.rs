//! Text for rules, positions, plays, boards and whole games, one file a notation.

pub mod options;
