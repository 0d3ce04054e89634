//! Text for rules, positions, plays, boards and whole games, one file a notation.

pub mod archive;
pub mod checksum;
pub mod decode;
pub mod diagram;
pub mod export;
pub mod file_kind;
pub mod g_code;
pub mod gnubg;
pub mod id;
pub mod import;
pub mod lines;
pub mod mat;
pub mod match_position;
pub mod name;
pub mod ogid;
pub mod record;
pub mod rules;
#[cfg(feature = "serde")]
mod serde_impls;
pub mod sgf;
pub mod snowie;
pub mod text;
pub mod xgid;
