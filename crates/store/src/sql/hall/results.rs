//! Results and ratings in SQL.

use async_trait::async_trait;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::ratings::{
    EARLY_TURNS, ListedResult, RatingChange, RatingFacts, StoredRating, StoredResult, WonPair,
    after_match, rated_since,
};
use rosespring_rules::Side;
use rosespring_table::glicko::Rating;
use sqlx::Row;

use super::super::columns::{integer, optional_integer, truth};
use super::super::statement::{count, execute, find, list};
use super::super::{SqlConnection, SqlRow, SqlStore};
use super::read_kind;
use super::rows::read_row;
use crate::{ResultStore, StoreResult, UnsettledTable};

const UNSETTLED: &str = "SELECT tables.id, invitations.body FROM tables \
     JOIN invitations ON invitations.table_id = tables.id \
     WHERE finished = 1 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) \
     ORDER BY changed_ms, tables.id LIMIT $1";

const SETTLE: &str = "INSERT INTO results (table_id, game, speed, match_to, white_player, \
     black_player, white_units, black_units, winner, reason, rated, ended_ms, turns) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12 \
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT (table_id) DO NOTHING";

const CHANGED: &str = "UPDATE results SET rated = 1, white_before = $2, white_rating = $3, \
     white_deviation = $4, black_before = $5, black_rating = $6, black_deviation = $7 \
     WHERE table_id = $1";

const RATED_BETWEEN: &str = "SELECT COUNT(*) FROM results WHERE rated = 1 AND ended_ms >= $3 \
     AND ((white_player = $1 AND black_player = $2) OR (white_player = $2 AND black_player = $1))";

const EARLY_WINS: &str = "SELECT COUNT(*) FROM results WHERE rated = 1 AND ended_ms >= $2 \
     AND reason <> 'played' AND turns < $3 \
     AND ((white_player = $1 AND winner = 'white') OR (black_player = $1 AND winner = 'black'))";

const WON_PAIRS: &str = "SELECT won_by, lost_by, COUNT(*) AS wins, SUM(early) AS early, \
     SUM(gained) AS gained FROM (SELECT \
     CASE winner WHEN 'white' THEN white_player ELSE black_player END AS won_by, \
     CASE winner WHEN 'white' THEN black_player ELSE white_player END AS lost_by, \
     CASE WHEN reason <> 'played' AND turns < $2 THEN 1 ELSE 0 END AS early, \
     CASE winner WHEN 'white' THEN white_rating - white_before \
     ELSE black_rating - black_before END AS gained \
     FROM results WHERE rated = 1 AND ended_ms >= $1) AS won \
     GROUP BY won_by, lost_by ORDER BY won_by, lost_by";

const KEEP_RATING: &str = "INSERT INTO ratings (person, game, speed, rating, deviation, \
     volatility, matches) VALUES ($1, $2, $3, $4, $5, $6, 1) \
     ON CONFLICT (person, game, speed) DO UPDATE SET rating = $4, deviation = $5, \
     volatility = $6, matches = ratings.matches + 1";

const RESULTS_OF: &str = "SELECT results.*, white.name AS white_name, black.name AS black_name, \
     white.kind AS white_kind, black.kind AS black_kind, invitations.watchable AS watchable \
     FROM results JOIN people AS white ON white.id = white_player \
     JOIN people AS black ON black.id = black_player \
     JOIN invitations ON invitations.table_id = results.table_id \
     WHERE white_player = $1 OR black_player = $1 \
     ORDER BY ended_ms DESC, results.table_id LIMIT $2";

fn read_result(row: &SqlRow) -> Result<StoredResult, sqlx::Error> {
    let winner: Option<String> = row.try_get("winner")?;
    let change = |side: &str| {
        let number = |what: &str| row.try_get::<f64, _>(format!("{side}_{what}").as_str());
        Ok::<_, sqlx::Error>(RatingChange {
            before: number("before")?,
            after: number("rating")?,
            deviation: number("deviation")?,
        })
    };
    let rated = truth(row, "rated")?;
    let ratings = match rated {
        true => Some([change("white")?, change("black")?]),
        false => None,
    };
    Ok(StoredResult {
        table: row.try_get("table_id")?,
        game: row.try_get("game")?,
        speed: row.try_get("speed")?,
        match_to: integer(row, "match_to")?,
        players: [row.try_get("white_player")?, row.try_get("black_player")?],
        units: [integer(row, "white_units")?, integer(row, "black_units")?],
        winner: winner.and_then(|name| side_of(&name)),
        reason: row.try_get("reason")?,
        rated,
        ended_ms: row.try_get("ended_ms")?,
        turns: optional_integer(row, "turns")?,
        ratings,
    })
}

fn side_of(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| name_of(*side) == name)
}

const fn name_of(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn read_listed(row: &SqlRow) -> Result<ListedResult, sqlx::Error> {
    Ok(ListedResult {
        result: read_result(row)?,
        names: [row.try_get("white_name")?, row.try_get("black_name")?],
        kinds: [read_kind(row, "white_kind")?, read_kind(row, "black_kind")?],
        watchable: truth(row, "watchable")?,
    })
}

fn read_won_pair(row: &SqlRow) -> Result<WonPair, sqlx::Error> {
    let number = |column| {
        let found = row.try_get::<i64, _>(column)?;
        Ok::<_, sqlx::Error>(u32::try_from(found).unwrap_or(u32::MAX))
    };
    Ok(WonPair {
        winner: row.try_get("won_by")?,
        loser: row.try_get("lost_by")?,
        wins: number("wins")?,
        early: number("early")?,
        gained: row.try_get("gained")?,
    })
}

fn read_glicko(row: &SqlRow) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

/// Returns what decides whether a match counts for ratings.
async fn rated_facts(
    connection: &mut SqlConnection,
    result: &StoredResult,
) -> StoreResult<RatingFacts> {
    let [white, black] = &result.players;
    let rated = query!(RATED_BETWEEN, white, black, rated_since(result.ended_ms));
    let members = query!(
        "SELECT COUNT(*) FROM people WHERE kind = 'member' AND (id = $1 OR id = $2)",
        white,
        black
    );
    Ok(RatingFacts {
        are_members: count(members, &mut *connection).await? == 2,
        played: count(rated, &mut *connection).await?,
        early_wins: early_wins(connection, result).await?,
    })
}

/// Returns how many early ends within a day changed the rating of the winner of an early end.
async fn early_wins(connection: &mut SqlConnection, result: &StoredResult) -> StoreResult<u32> {
    let Some(winner) = result.winner_id().filter(|_| result.is_early()) else {
        return Ok(0);
    };
    let query = query!(
        EARLY_WINS,
        winner,
        rated_since(result.ended_ms),
        EARLY_TURNS as i32
    );
    count(query, connection).await
}

async fn rating(
    connection: &mut SqlConnection,
    [person, game, speed]: [&str; 3],
) -> StoreResult<Rating> {
    let query = query!(
        "SELECT * FROM ratings WHERE person = $1 AND game = $2 AND speed = $3",
        person,
        game,
        speed
    );
    let rating = find(query, connection, read_glicko).await?;
    Ok(rating.unwrap_or(Rating::UNKNOWN))
}

/// Changes the ratings of both players of a match, if it counts.
async fn change_ratings(
    connection: &mut SqlConnection,
    result: &StoredResult,
    speed: &str,
) -> StoreResult<()> {
    let facts = rated_facts(connection, result).await?;
    let [white, black] = &result.players;
    let game = result.game.as_str();
    let before = [
        rating(connection, [white, game, speed]).await?,
        rating(connection, [black, game, speed]).await?,
    ];
    let Some((after, [white, black])) = after_match(result, facts, before) else {
        return Ok(());
    };
    for (person, after) in result.players.iter().zip(after) {
        let query = query!(
            KEEP_RATING,
            person,
            game,
            speed,
            after.rating,
            after.deviation,
            after.volatility
        );
        execute(query, &mut *connection).await?;
    }
    let query = query!(
        CHANGED,
        &result.table,
        white.before,
        white.after,
        white.deviation,
        black.before,
        black.after,
        black.deviation
    );
    execute(query, connection).await?;
    Ok(())
}

#[async_trait]
impl ResultStore for SqlStore {
    async fn unsettled(&self, limit: u32) -> StoreResult<Vec<UnsettledTable>> {
        let query = query!(UNSETTLED, i64::from(limit));
        list(query, self.pool(), |row| {
            Ok(UnsettledTable {
                table: row.try_get("id")?,
                invitation: row.try_get("body")?,
            })
        })
        .await
    }

    async fn settle(&self, result: &StoredResult) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let query = query!(
            SETTLE,
            &result.table,
            &result.game,
            &result.speed,
            i32::from(result.match_to),
            &result.players[0],
            &result.players[1],
            i32::from(result.units[0]),
            i32::from(result.units[1]),
            result.winner.map(name_of),
            &result.reason,
            result.ended_ms,
            result
                .turns
                .map(i32::try_from)
                .transpose()
                .unwrap_or(Some(i32::MAX))
        );
        let changed = execute(query, &mut *work).await?;
        if changed == 0 {
            return Ok(false);
        }
        if let (true, Some(speed)) = (result.rated, &result.speed) {
            change_ratings(&mut work, result, speed).await?;
        }
        work.commit().await?;
        Ok(true)
    }

    async fn result(&self, table: &str) -> StoreResult<Option<StoredResult>> {
        let query = query!("SELECT * FROM results WHERE table_id = $1", table);
        find(query, self.pool(), read_result).await
    }

    async fn results_of(&self, person: &str, limit: u32) -> StoreResult<Vec<ListedResult>> {
        let query = query!(RESULTS_OF, person, i64::from(limit));
        list(query, self.pool(), read_listed).await
    }

    async fn ratings_of(&self, person: &str) -> StoreResult<Vec<StoredRating>> {
        let query = query!(
            "SELECT * FROM ratings WHERE person = $1 ORDER BY game, speed",
            person
        );
        list(query, self.pool(), |row| {
            Ok(StoredRating {
                game: row.try_get("game")?,
                speed: row.try_get("speed")?,
                rating: read_glicko(row)?,
                matches: integer(row, "matches")?,
            })
        })
        .await
    }

    async fn rated_between(&self, players: [&str; 2], since_ms: i64) -> StoreResult<u32> {
        let query = query!(RATED_BETWEEN, players[0], players[1], since_ms);
        count(query, self.pool()).await
    }

    async fn won_pairs(&self, since_ms: i64) -> StoreResult<Vec<WonPair>> {
        let query = query!(WON_PAIRS, since_ms, EARLY_TURNS as i32);
        list(query, self.pool(), read_won_pair).await
    }

    async fn invitation_of(&self, table: &str) -> StoreResult<Option<StoredInvitation>> {
        let query = query!("SELECT * FROM invitations WHERE table_id = $1", table);
        find(query, self.pool(), read_row).await
    }
}
