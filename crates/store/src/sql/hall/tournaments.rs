//! Tournaments in SQL.

use async_trait::async_trait;
use rosespring_hall::tournament::{StoredTournament, TournamentResult, TournamentTable};
use rosespring_rules::Side;
use sqlx::Row;

use super::super::columns::integer;
use super::super::statement::{execute, find, list};
use super::super::tables::insert_with_events;
use super::super::{SqlRow, SqlStore};
use super::rows::{add_new, read_row};
use crate::{StoreError, StoreResult, TournamentAddition, TournamentGame, TournamentStore};

const LIVE: &str = "SELECT * FROM tournaments WHERE state IN ('open', 'running') \
     ORDER BY starts_ms, id";

const PAST: &str = "SELECT * FROM tournaments WHERE state IN ('over', 'cancelled') \
     ORDER BY changed_ms DESC, id LIMIT $1";

const OF_PERSON: &str = "SELECT * FROM tournaments WHERE organiser = $1 \
     OR id IN (SELECT tournament FROM tournament_log WHERE person = $1) \
     ORDER BY created_ms DESC, id";

/// Changes the row only if the log has the expected length, so that of two writers one conflicts.
const CHANGE: &str = "UPDATE tournaments SET state = $3, starts_ms = $4, changed_ms = $5 \
     WHERE id = $1 AND (SELECT COUNT(*) FROM tournament_log WHERE tournament = $1) = $2";

const TABLES: &str = "SELECT number, tournament_games.table_id AS table_id, winner, white_units, \
     black_units FROM tournament_games \
     LEFT JOIN results ON results.table_id = tournament_games.table_id \
     WHERE tournament = $1 ORDER BY number";

fn read_table(row: &SqlRow) -> Result<TournamentTable, sqlx::Error> {
    let winner: Option<String> = row.try_get("winner")?;
    let white: Option<i32> = row.try_get("white_units")?;
    let result = match white {
        None => None,
        Some(_) => Some(TournamentResult {
            winner: winner.map(|name| match name == "white" {
                true => Side::White,
                false => Side::Black,
            }),
            units: [integer(row, "white_units")?, integer(row, "black_units")?],
        }),
    };
    Ok(TournamentTable {
        number: integer(row, "number")?,
        table: row.try_get("table_id")?,
        result,
    })
}

fn database_number(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

#[async_trait]
impl TournamentStore for SqlStore {
    async fn add_tournament(&self, tournament: &StoredTournament) -> StoreResult<()> {
        let mut connection = self.pool().acquire().await?;
        add_new(&mut connection, tournament).await
    }

    async fn live_tournaments(&self) -> StoreResult<Vec<StoredTournament>> {
        list(query!(LIVE), self.pool(), read_row).await
    }

    async fn past_tournaments(&self, limit: u32) -> StoreResult<Vec<StoredTournament>> {
        list(query!(PAST, i64::from(limit)), self.pool(), read_row).await
    }

    async fn tournaments_of(&self, person: &str) -> StoreResult<Vec<StoredTournament>> {
        list(query!(OF_PERSON, person), self.pool(), read_row).await
    }

    async fn tournament_log(&self, id: &str) -> StoreResult<Vec<String>> {
        let query = sqlx::query_scalar(
            "SELECT body FROM tournament_log WHERE tournament = $1 ORDER BY seq",
        )
        .bind(id);
        Ok(query.fetch_all(self.pool()).await?)
    }

    async fn append_tournament(
        &self,
        id: &str,
        addition: &TournamentAddition<'_>,
    ) -> StoreResult<()> {
        let after = addition.after;
        let mut work = self.begin().await?;
        let query = query!(
            CHANGE,
            id,
            i64::from(after),
            addition.state.name(),
            addition.starts_ms,
            addition.at_ms
        );
        let changed = execute(query, &mut *work).await?;
        if changed == 0 {
            return Err(StoreError::Conflict { after });
        }
        for (seq, line) in (after + 1..).zip(addition.lines) {
            let query = query!(
                "INSERT INTO tournament_log (tournament, seq, body, person) \
                 VALUES ($1, $2, $3, $4)",
                id,
                database_number(seq),
                &line.body,
                &line.person
            );
            execute(query, &mut *work).await?;
        }
        work.commit().await
    }

    async fn begin_tournament_game(&self, game: &TournamentGame<'_>) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let known = query!(
            "SELECT 1 FROM tournament_games WHERE tournament = $1 AND number = $2",
            game.tournament,
            database_number(game.number)
        )
        .fetch_optional(&mut *work)
        .await?;
        if known.is_some() {
            return Ok(false);
        }
        // Dropping the transaction takes everything back.
        insert_with_events(&mut work, game.table, game.bodies).await?;
        add_new(&mut work, game.invitation).await?;
        let query = query!(
            "INSERT INTO tournament_games (tournament, number, table_id) VALUES ($1, $2, $3)",
            game.tournament,
            database_number(game.number),
            &game.table.id
        );
        execute(query, &mut *work).await?;
        work.commit().await?;
        Ok(true)
    }

    async fn tournament_tables(&self, id: &str) -> StoreResult<Vec<TournamentTable>> {
        list(query!(TABLES, id), self.pool(), read_table).await
    }

    async fn tournament_of_table(
        &self,
        table: &str,
    ) -> StoreResult<Option<(StoredTournament, u32)>> {
        let query = query!(
            "SELECT tournaments.*, number FROM tournament_games \
             JOIN tournaments ON tournaments.id = tournament WHERE table_id = $1",
            table
        );
        find(query, self.pool(), |row| {
            Ok((read_row(row)?, integer(row, "number")?))
        })
        .await
    }
}
