//! The programs of the hall itself: they sit down with people who wait and allow it.

use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_hall::bots::{HOUSE_NAMES, house_seek};
use rosespring_hall::offers::{HouseStrength, NamedSeek, SoughtGame, may_meet};
use rosespring_store::StoreError;

use super::bots::{keep_bot, new_token_of_bot};
use super::identity::hash;
use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;
use crate::limits::TABLES_LISTED_MAX;

/// Whether programs of the hall answer seeks.
#[derive(Debug, Default)]
pub(super) struct HouseSign(AtomicBool);

/// A program of the hall, which plays with a token as other bots do.
#[derive(Debug, Clone)]
pub(crate) struct HouseBot {
    pub(crate) strength: HouseStrength,
    pub(crate) token: String,
    person: Person,
}

/// A table at which a program of the hall plays.
#[derive(Debug, Clone)]
pub(crate) struct HouseTable {
    pub(crate) id: String,
    /// The id of the person.
    pub(crate) person: String,
    pub(crate) bot: HouseBot,
}

impl Hall {
    /// Says on the pages of the hall that its programs answer seeks.
    pub(crate) fn show_programs(&self) {
        self.house.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether programs of the hall answer seeks.
    pub(super) fn has_programs(&self) -> bool {
        self.house.0.load(Ordering::Relaxed)
    }

    /// Returns the programs of the hall with new tokens. A node that led before has the old ones,
    /// with which it can do nothing more.
    ///
    /// # Errors
    ///
    /// An error of the store, or of the system's random numbers.
    pub(crate) async fn open_house(&self) -> Result<Vec<HouseBot>, ApiError> {
        let mut bots = Vec::with_capacity(HOUSE_NAMES.len());
        for (strength, name) in HOUSE_NAMES {
            let token = new_token_of_bot()?;
            let stored = keep_bot(&*self.store, name.to_owned(), &token).await?;
            let person = Person::from_stored(stored);
            let person =
                person.ok_or_else(|| ApiError::Unreadable("a bot without an id".into()))?;
            bots.push(HouseBot {
                strength,
                token,
                person,
            });
        }
        Ok(bots)
    }

    /// Returns the tables at which programs of the hall play.
    pub(crate) async fn house_tables(
        &self,
        bots: &[HouseBot],
    ) -> Result<Vec<HouseTable>, StoreError> {
        let mut found = Vec::new();
        for bot in bots {
            let own = bot.person.id.as_str();
            let tables = self.store.tables_of(own, TABLES_LISTED_MAX).await?;
            for table in tables.into_iter().filter(|one| !one.progress.finished) {
                let access = self.store.table_access(&table.id).await?;
                let mut players = access.into_iter().flat_map(|one| one.players).flatten();
                found.push(HouseTable {
                    id: table.id,
                    person: players.find(|player| player != own).unwrap_or_default(),
                    bot: bot.clone(),
                });
            }
        }
        Ok(found)
    }

    /// Seats a program with the first person who waits, allows it, and is not one who `is_playing`
    /// a program. Returns the table. One at a time: a fault at the next one loses no table.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn answer_seek(
        &self,
        bots: &[HouseBot],
        is_playing: impl Fn(&str) -> bool,
    ) -> Result<Option<HouseTable>, ApiError> {
        if !self.lobby.has_seeks() {
            return Ok(None);
        }
        let _turn = self.lobby.matching.lock().await;
        for seek in &self.store.seeks().await? {
            let person = seek.seek.person.as_str();
            let is_here = self.lobby.is_here(person) && !is_playing(person);
            let Some((strength, sought)) = house_seek(seek, is_here, clock::now_ms()) else {
                continue;
            };
            let Some(bot) = bots.iter().find(|bot| bot.strength == strength) else {
                continue;
            };
            if let Some(id) = self.seat_program(bot, seek, &sought).await? {
                return Ok(Some(HouseTable {
                    id,
                    person: person.to_owned(),
                    bot: bot.clone(),
                }));
            }
        }
        Ok(None)
    }

    /// Seats a program with the person of a seek, and returns the table. `None` if its token has
    /// been replaced, or a moderator or the person refuses it.
    async fn seat_program(
        &self,
        bot: &HouseBot,
        seek: &NamedSeek,
        sought: &SoughtGame,
    ) -> Result<Option<String>, ApiError> {
        if self.bot_of(&hash(&bot.token)).await?.is_none() {
            return Ok(None);
        }
        let person = &seek.seek.person;
        let facts = self.meeting(person, sought, Some(&bot.person)).await?;
        if may_meet(sought, facts).is_err() {
            return Ok(None);
        }
        Ok(self.sit_down(seek, &bot.person).await?.table)
    }
}
