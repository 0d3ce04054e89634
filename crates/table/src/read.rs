//! Reading what a page sends, with every fault named.

pub mod message;
pub mod new_table;
