//! Text for rules, positions, plays, boards and whole games, one file a notation.

pub mod diagram;
pub mod export;
pub mod g_code;
pub mod gnubg;
pub mod id;
pub mod mat;
pub mod options;
pub mod record;
#[cfg(feature = "serde")]
mod serde_impls;
pub mod sgf;
pub mod text;
