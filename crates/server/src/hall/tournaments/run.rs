//! What tournaments do by themselves: they begin, are paired, get tables and results, and end.

use std::collections::BTreeSet;
use std::sync::Arc;

use rosespring_hall::accounts::{StoredLeaving, StoredPerson};
use rosespring_hall::offers::{OfferedGame, StoredInvitation};
use rosespring_hall::tournament::TournamentTable;
use rosespring_hall::tournament::{Entry, Next, Outcome, Seat};
use rosespring_rules::Side;
use rosespring_store::{StoreError, TournamentGame, rows};
use rosespring_wire::table::Purpose;
use tokio::time::sleep;

use super::{Hall, LoadedTournament, Person};
use crate::clock;
use crate::error::ApiError;
use crate::hall::notices::{NoticeDelivery, NoticeSubject};
use crate::limits::TOURNAMENTS_EVERY;

/// Begins the ids of the invitations of tournament games, which are no links.
const TOURNAMENT: &str = "tournament-";

impl Hall {
    /// Lets tournaments go on, as soon as a match is settled, somebody changes one, or its time
    /// comes.
    pub(crate) async fn run_tournaments_for_ever(self: Arc<Self>) {
        let every_ms = super::milliseconds(TOURNAMENTS_EVERY);
        loop {
            let advanced = match self.tables.host().leads() {
                true => self.advance_tournaments().await,
                false => Ok(None),
            };
            let wake_ms = match advanced {
                Ok(wake_ms) => wake_ms,
                Err(error) => {
                    tracing::warn!("the tournaments could not be read: {error}");
                    None
                }
            };
            let left_ms = wake_ms.map_or(every_ms, |wake_ms| wake_ms - clock::now_ms());
            let pause = u64::try_from(left_ms.clamp(1, every_ms)).unwrap_or(1);
            tokio::select! {
                biased;
                () = self.tournaments.changed.notified() => {}
                () = self.tables.host().settled.notified() => {}
                () = sleep(std::time::Duration::from_millis(pause)) => {}
            }
        }
    }

    /// Lets all tournaments go on. Returns when the next of them does something by itself.
    async fn advance_tournaments(&self) -> Result<Option<i64>, StoreError> {
        let mut wake_ms = None;
        for one in self.store.live_tournaments().await? {
            match self.advance_tournament(&one.id).await {
                Ok(next_ms) => wake_ms = wake_ms.into_iter().chain(next_ms).min(),
                Err(error) => tracing::warn!(tournament = one.id, "it does not go on: {error}"),
            }
        }
        Ok(wake_ms)
    }

    async fn advance_tournament(&self, id: &str) -> Result<Option<i64>, ApiError> {
        let _turn = self.tournaments.writing.lock().await;
        let mut loaded = self.tournament(id).await?;
        let tables = self.store.tournament_tables(id).await?;
        let settled = self.results(&loaded, &tables).await?;
        if !settled.is_empty() {
            loaded = self.add_entries(&loaded, settled).await?;
        }
        let wake_ms = loop {
            let entries = match loaded.tournament.next(clock::now_ms()) {
                Next::Wait { wake_ms } => break wake_ms,
                Next::Begin => match self.departures(&loaded).await? {
                    gone if gone.is_empty() => vec![self.began(&loaded).await?],
                    gone => gone,
                },
                Next::Entry(paired @ Entry::Paired { .. }) => {
                    match self.departures(&loaded).await? {
                        gone if gone.is_empty() => vec![paired],
                        gone => gone,
                    }
                }
                Next::Entry(entry) => vec![entry],
            };
            loaded = self.add_entries(&loaded, entries).await?;
        };
        self.begin_games(&loaded, &tables).await?;
        Ok(wake_ms)
    }

    /// Returns the results of games that have none in the log.
    async fn results(
        &self,
        loaded: &LoadedTournament,
        tables: &[TournamentTable],
    ) -> Result<Vec<Entry>, ApiError> {
        let games = loaded.tournament.games();
        let mut settled = Vec::new();
        for one in tables {
            let game = games.get(one.number as usize);
            let is_open = game.is_some_and(|game| game.outcome.is_none());
            let Some(result) = one.result.as_ref().filter(|_| is_open) else {
                continue;
            };
            let outcome = match result.winner {
                Some(winner) => Outcome {
                    winner: Some(seat(winner)),
                    played: true,
                },
                None => self.outcome_without_winner(&one.table).await?,
            };
            settled.push(Entry::Settled {
                game: one.number,
                winner: outcome.winner,
                played: outcome.played,
            });
        }
        Ok(settled)
    }

    /// Returns the outcome of a match without a winner: if one player did not come, the other one
    /// gets the point.
    async fn outcome_without_winner(&self, table: &str) -> Result<Outcome, ApiError> {
        let state = self.tables.host().load(table).await?;
        Ok(match state.missing() {
            Some(missing) => Outcome {
                winner: missing.map(|side| seat(side.other())),
                played: false,
            },
            // Both called it off, which games begun by older versions allow.
            None => Outcome {
                winner: None,
                played: true,
            },
        })
    }

    /// Returns entries that take out players who have no account any more, or a closed one.
    pub(super) async fn departures(
        &self,
        loaded: &LoadedTournament,
    ) -> Result<Vec<Entry>, ApiError> {
        let mut gone = Vec::new();
        for (player, entrant) in (0_u16..).zip(loaded.tournament.players()) {
            if entrant.is_active && self.member(&entrant.person).await?.is_none() {
                gone.push(Entry::Withdrew { player });
            }
        }
        Ok(gone)
    }

    /// Returns a member whose account is not closed, and who does not remove it.
    async fn member(&self, id: &str) -> Result<Option<Person>, ApiError> {
        if rows::find::<StoredLeaving>(&*self.store, &[id])
            .await?
            .is_some()
        {
            return Ok(None);
        }
        let person = self.store.person(id).await?;
        let person = self
            .unless_closed(person.and_then(Person::from_stored))
            .await?;
        Ok(person.filter(|person| person.is_member))
    }

    /// Creates the tables of games that have none.
    async fn begin_games(
        &self,
        loaded: &LoadedTournament,
        tables: &[TournamentTable],
    ) -> Result<(), ApiError> {
        let begun: BTreeSet<u32> = tables.iter().map(|one| one.number).collect();
        for (number, game) in (0_u32..).zip(loaded.tournament.games()) {
            if game.outcome.is_none() && !begun.contains(&number) {
                let players = loaded.tournament.players();
                let ids = game
                    .players
                    .map(|player| &*players[usize::from(player)].person);
                self.begin_game(loaded, number, ids).await?;
            }
        }
        Ok(())
    }

    async fn begin_game(
        &self,
        loaded: &LoadedTournament,
        number: u32,
        [white, black]: [&str; 2],
    ) -> Result<(), ApiError> {
        let wanted = OfferedGame::from(&loaded.terms);
        let [white, black] = [
            self.stored_player(white).await?,
            self.stored_player(black).await?,
        ];
        let read = |person| {
            let person = Person::from_stored(person);
            person.ok_or_else(|| super::unreadable("a player without an id"))
        };
        let (host, guest) = (read(white.clone())?, read(black)?);
        let begun = self.begin(&wanted, Purpose::Tournament, (white, &guest));
        let (table, first) = begun.await?;
        let offer = (format!("{TOURNAMENT}{}", table.id), host.id.as_str());
        let now_ms = clock::now_ms();
        let game = TournamentGame {
            tournament: &loaded.stored.id,
            number,
            invitation: &StoredInvitation::to_table(&table.id, offer, &wanted, now_ms),
            table: &table,
            bodies: &[first],
        };
        if self.store.begin_tournament_game(&game).await? {
            for person in [&host, &guest] {
                self.withdraw_seek(person).await?;
                self.lobby.seat(person.id.as_str(), &table.id);
                let notice = NoticeSubject::Round {
                    tournament: loaded.stored.id.clone(),
                    table: table.id.clone(),
                };
                self.tell(person.id.as_str(), &notice, NoticeDelivery::default())
                    .await;
            }
        }
        Ok(())
    }

    async fn stored_player(&self, id: &str) -> Result<StoredPerson, ApiError> {
        let person = self.store.person(id).await?;
        person.ok_or_else(|| super::unreadable(format!("there is no person `{id}`")))
    }
}

const fn seat(side: Side) -> Seat {
    match side {
        Side::White => Seat::White,
        Side::Black => Seat::Black,
    }
}
