//! What a hall stores, in SQL.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod fair_play;
mod moderation;
mod notices;
mod passkeys;
mod people;
mod push;
mod results;
mod seeks;
mod tournaments;

use super::{SqlConnection, SqlRow, SqlStore, columns, tables};
