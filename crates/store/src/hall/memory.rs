//! What a hall stores, in memory.

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

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::memory::MemoryStore;
use bots::BotRows;
use chat::ChatRows;
use moderation::ModerationRows;
use people::HallRows;

/// The part of a store in memory that a hall uses.
#[derive(Debug, Default)]
pub(crate) struct MemoryHall {
    people: Mutex<HallRows>,
    chat: Mutex<ChatRows>,
    bots: Mutex<BotRows>,
    moderation: Mutex<ModerationRows>,
}

impl MemoryHall {
    /// Removes what is stored of a table.
    pub(crate) fn forget_table(&self, id: &str) {
        lock(&self.people).forget_table(id);
        lock(&self.chat).forget_table(id);
    }
}

impl MemoryStore {
    fn hall_kept(&self) -> MutexGuard<'_, HallRows> {
        lock(&self.hall.people)
    }

    fn chat_kept(&self) -> MutexGuard<'_, ChatRows> {
        lock(&self.hall.chat)
    }

    fn bots_kept(&self) -> MutexGuard<'_, BotRows> {
        lock(&self.hall.bots)
    }

    fn moderation_kept(&self) -> MutexGuard<'_, ModerationRows> {
        lock(&self.hall.moderation)
    }
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
