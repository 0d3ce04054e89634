//! The boards of a tournament: the games of the round as watchers see them.
//!
//! They are read at most once in [`TOURNAMENT_BOARDS_EVERY`], whatever number of pages asks.

use std::collections::BTreeMap;
use std::sync::{MutexGuard, PoisonError};

use rosespring_hall::offers::OfferedGame;
use rosespring_wire::lobby::LiveBoard;
use rosespring_wire::tournament::TournamentBoards;
use tokio::time::Instant;

use super::{Hall, LoadedTournament, Tournaments};
use crate::clock;
use crate::error::ApiError;
use crate::hall::lobby::Boards;
use crate::limits::{TOURNAMENT_BOARDS_EVERY, TOURNAMENT_BOARDS_MAX, TOURNAMENT_KEPT};

/// The boards of one tournament.
#[derive(Default)]
pub(super) struct Scene {
    boards: Boards,
    shown: TournamentBoards,
    /// When somebody began to read the boards last.
    begun: Option<Instant>,
}

impl Tournaments {
    fn scenes(&self) -> MutexGuard<'_, BTreeMap<String, Scene>> {
        self.scenes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the boards that the caller has to read again; `None` if they are new enough, or
    /// another caller reads them. A caller that gives up leaves empty boards, which the next one
    /// reads from the start.
    fn boards_to_read(&self, id: &str) -> Option<Boards> {
        let now = Instant::now();
        let since = |scene: &Scene| scene.begun.map(|begun| now.duration_since(begun));
        let mut scenes = self.scenes();
        scenes.retain(|_, scene| since(scene).is_some_and(|age| age < TOURNAMENT_KEPT));
        let scene = scenes.entry(id.to_owned()).or_default();
        if since(scene).is_some_and(|age| age < TOURNAMENT_BOARDS_EVERY) {
            return None;
        }
        scene.begun = Some(now);
        Some(std::mem::take(&mut scene.boards))
    }

    /// Keeps boards that were read. Their version is the time of their last change.
    fn put_boards(&self, id: &str, boards: Boards, shown: Vec<LiveBoard>) {
        let mut scenes = self.scenes();
        let scene = scenes.entry(id.to_owned()).or_default();
        scene.boards = boards;
        if scene.shown.version == 0 || scene.shown.boards != shown {
            scene.shown = TournamentBoards {
                version: clock::now_ms().max(scene.shown.version.saturating_add(1)),
                delay_s: scene.shown.delay_s,
                boards: shown,
            };
        }
    }

    fn shown_boards(&self, id: &str) -> TournamentBoards {
        let scenes = self.scenes();
        scenes
            .get(id)
            .map(|scene| scene.shown.clone())
            .unwrap_or_default()
    }
}

impl Hall {
    /// Returns boards of games of a tournament that are being played; `None` if the page has the
    /// version `known` of them already.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], or an error of the store.
    pub(crate) async fn tournament_boards(
        &self,
        id: &str,
        known: Option<i64>,
    ) -> Result<Option<TournamentBoards>, ApiError> {
        let loaded = self.tournament(id).await?;
        if let Some(mut boards) = self.tournaments.boards_to_read(id) {
            let shown = self.read_boards(&loaded, &mut boards).await?;
            self.tournaments.put_boards(id, boards, shown);
        }
        let shown = TournamentBoards {
            delay_s: OfferedGame::from(&loaded.terms).watch_delay,
            ..self.tournaments.shown_boards(id)
        };
        Ok(Some(shown).filter(|shown| known != Some(shown.version)))
    }

    async fn read_boards(
        &self,
        loaded: &LoadedTournament,
        boards: &mut Boards,
    ) -> Result<Vec<LiveBoard>, ApiError> {
        let games = loaded.tournament.games();
        let mut live = Vec::new();
        // The tables of a tournament that is over, or was cancelled, are not shown.
        if loaded.stored.state.is_live() {
            for one in self.store.tournament_tables(&loaded.stored.id).await? {
                let game = games.get(one.number as usize);
                let is_open = game.is_some_and(|game| game.outcome.is_none());
                if is_open && one.result.is_none() && live.len() < TOURNAMENT_BOARDS_MAX {
                    live.push(self.tables.host().store.table(&one.table).await?);
                }
            }
        }
        let read = (&*self.tables, clock::now_ms());
        let store = &*self.store;
        let shown = boards.follow(store, read, &live, TOURNAMENT_BOARDS_MAX);
        Ok(shown.await?)
    }
}
