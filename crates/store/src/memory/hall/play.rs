//! Results, ratings, figures of fair play and tournaments in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::fair_play::StoredFairPlay;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::ratings::{
    ListedResult, RatingChange, RatingFacts, StoredRating, StoredResult, WonPair, after_match,
    rated_since,
};
use rosespring_hall::tournament::{StoredTournament, TournamentResult, TournamentTable};
use rosespring_table::glicko::Rating;

use super::{HallRows, MemoryStore, count, first};
use crate::{
    FairPlayStore, ResultStore, StoreError, StoreResult, TableStore, TournamentAddition,
    TournamentGame, TournamentStore, UnsettledTable,
};

impl HallRows {
    fn rated_between(&self, players: [&str; 2], since_ms: i64) -> u32 {
        let is_between = |one: &&StoredResult| {
            let played = one.players.each_ref().map(String::as_str);
            let is_pair = played == players || played == [players[1], players[0]];
            is_pair && one.rated && one.ended_ms >= since_ms
        };
        count(self.results.values().filter(is_between).count())
    }

    fn early_wins(&self, result: &StoredResult, since_ms: i64) -> u32 {
        let is_one = |one: &&StoredResult| {
            let same = one.winner_id() == result.winner_id();
            same && one.rated && one.is_early() && one.ended_ms >= since_ms
        };
        count(self.results.values().filter(is_one).count())
    }

    /// Changes the ratings of the players of a match, and returns the changes.
    fn change_ratings(&mut self, result: &StoredResult) -> Option<[RatingChange; 2]> {
        let speed = result.speed.as_ref()?;
        let players = result.players.each_ref().map(String::as_str);
        let since_ms = rated_since(result.ended_ms);
        let facts = RatingFacts {
            are_members: players.iter().all(|id| self.is_member(id)),
            played: self.rated_between(players, since_ms),
            early_wins: self.early_wins(result, since_ms),
        };
        let keys = players.map(|id| [id, &result.game, speed].map(str::to_owned));
        let before = keys.each_ref().map(|key| {
            let known = self.ratings.get(key).copied();
            known.unwrap_or((Rating::UNKNOWN, 0))
        });
        let ratings = before.map(|(rating, _)| rating);
        let (after, changes) = after_match(result, facts, ratings)?;
        for (key, (after, (_, matches))) in keys.into_iter().zip(after.into_iter().zip(before)) {
            self.ratings.insert(key, (after, matches + 1));
        }
        Some(changes)
    }

    fn listed(&self, result: &StoredResult) -> Option<ListedResult> {
        let [white, black] = result.players.each_ref().map(|id| self.people.get(id));
        let [white, black] = [white?, black?];
        Some(ListedResult {
            result: result.clone(),
            names: [white.name.clone(), black.name.clone()],
            kinds: [white.kind, black.kind],
            watchable: self.invitation_to(&result.table)?.watchable,
        })
    }
}

#[async_trait]
impl ResultStore for MemoryStore {
    async fn unsettled(&self, limit: u32) -> StoreResult<Vec<UnsettledTable>> {
        let mut tables = self.list(u32::MAX).await?.tables;
        tables.sort_by(|a, b| (a.changed_ms, &a.id).cmp(&(b.changed_ms, &b.id)));
        let hall = self.hall();
        tables.retain(|table| table.progress.finished && !hall.results.contains_key(&table.id));
        let of_hall = tables.into_iter().filter_map(|table| {
            let invitation = hall.invitation_to(&table.id)?.body;
            let table = table.id;
            Some(UnsettledTable { table, invitation })
        });
        Ok(of_hall.take(limit as usize).collect())
    }

    async fn settle(&self, result: &StoredResult) -> StoreResult<bool> {
        let is_there = self.table(&result.table).await.is_ok();
        let mut hall = self.hall();
        if !is_there || hall.results.contains_key(&result.table) {
            return Ok(false);
        }
        let ratings = hall.change_ratings(result);
        let stored = StoredResult {
            rated: ratings.is_some(),
            ratings,
            ..result.clone()
        };
        hall.results.insert(stored.table.clone(), stored);
        Ok(true)
    }

    async fn result(&self, table: &str) -> StoreResult<Option<StoredResult>> {
        Ok(self.hall().results.get(table).cloned())
    }

    async fn results_of(&self, person: &str, limit: u32) -> StoreResult<Vec<ListedResult>> {
        let hall = self.hall();
        let results = hall.results.values();
        let own = results.filter(|one| one.players.iter().any(|id| id == person));
        let mut listed: Vec<_> = own.filter_map(|one| hall.listed(one)).collect();
        listed.sort_by_key(|one| Reverse(one.result.ended_ms));
        Ok(first(listed, limit))
    }

    async fn ratings_of(&self, person: &str) -> StoreResult<Vec<StoredRating>> {
        let hall = self.hall();
        let own = hall.ratings.iter().filter(|([id, ..], _)| id == person);
        let read = own.map(|([_, game, speed], &(rating, matches))| StoredRating {
            game: game.clone(),
            speed: speed.clone(),
            rating,
            matches,
        });
        Ok(read.collect())
    }

    async fn rated_between(&self, players: [&str; 2], since_ms: i64) -> StoreResult<u32> {
        Ok(self.hall().rated_between(players, since_ms))
    }

    async fn won_pairs(&self, since_ms: i64) -> StoreResult<Vec<WonPair>> {
        let hall = self.hall();
        let mut pairs: BTreeMap<[&String; 2], WonPair> = BTreeMap::new();
        for result in hall.results.values().filter(|one| one.ended_ms >= since_ms) {
            let (Some(winner), Some(ratings)) = (result.winner, result.ratings) else {
                continue;
            };
            let change = ratings[winner.index()];
            let [winner, loser] =
                [winner, winner.other()].map(|side| &result.players[side.index()]);
            let pair = pairs.entry([winner, loser]).or_insert_with(|| WonPair {
                winner: winner.clone(),
                loser: loser.clone(),
                wins: 0,
                early: 0,
                gained: 0.0,
            });
            pair.wins += 1;
            pair.early += u32::from(result.is_early());
            pair.gained += change.after - change.before;
        }
        Ok(pairs.into_values().collect())
    }

    async fn invitation_of(&self, table: &str) -> StoreResult<Option<StoredInvitation>> {
        Ok(self.hall().invitation_to(table))
    }
}

impl HallRows {
    /// Returns the figures that are wanted, those with the number of stages at the last answer.
    fn figures(&self, is_wanted: impl Fn(&StoredFairPlay, u32) -> bool) -> Vec<StoredFairPlay> {
        let all = self.fair_play.values();
        let wanted = all.filter(|(one, answered)| is_wanted(one, *answered));
        wanted.map(|(one, _)| one.clone()).collect()
    }
}

#[async_trait]
impl FairPlayStore for MemoryStore {
    async fn is_fair_play_added(&self, table: &str) -> StoreResult<bool> {
        Ok(self.hall().fair_play_matches.contains(table))
    }

    async fn add_fair_play(&self, table: &str, players: &[StoredFairPlay; 2]) -> StoreResult<bool> {
        self.table(table).await?;
        let mut hall = self.hall();
        if !hall.fair_play_matches.insert(table.to_owned()) {
            return Ok(false);
        }
        for one in players {
            if !hall.is_member(&one.person) {
                continue;
            }
            let key = (one.person.clone(), one.game.clone(), one.band);
            let known = hall.fair_play.entry(key);
            known
                .and_modify(|(before, _)| before.sums.join(&one.sums))
                .or_insert_with(|| (one.clone(), 0));
        }
        Ok(true)
    }

    async fn fair_play_of(&self, person: &str) -> StoreResult<Vec<StoredFairPlay>> {
        Ok(self.hall().figures(|one, _| one.person == person))
    }

    async fn fair_play_in(&self, game: &str, band: u16) -> StoreResult<Vec<StoredFairPlay>> {
        let is_in = |one: &StoredFairPlay, _| one.game == game && one.band == band;
        Ok(self.hall().figures(is_in))
    }

    async fn fair_play_unanswered(&self, stages: u32) -> StoreResult<Vec<StoredFairPlay>> {
        let is_open = |one: &StoredFairPlay, answered| one.sums.stages() - answered >= stages;
        let mut found = self.hall().figures(is_open);
        found.sort_by_key(|one| Reverse(one.sums.stages()));
        Ok(found)
    }

    async fn answer_fair_play(&self, person: &str) -> StoreResult<()> {
        let mut hall = self.hall();
        let own = hall.fair_play.values_mut();
        for (one, answered) in own.filter(|(one, _)| one.person == person) {
            *answered = one.sums.stages();
        }
        Ok(())
    }
}

#[async_trait]
impl TournamentStore for MemoryStore {
    async fn add_tournament(&self, tournament: &StoredTournament) -> StoreResult<()> {
        self.hall().rows.add(tournament)
    }

    async fn live_tournaments(&self) -> StoreResult<Vec<StoredTournament>> {
        let is_live = |one: &StoredTournament| one.state.is_live();
        let mut found = self.hall().rows.select(is_live);
        found.sort_by_key(|one| one.starts_ms);
        Ok(found)
    }

    async fn past_tournaments(&self, limit: u32) -> StoreResult<Vec<StoredTournament>> {
        let is_past = |one: &StoredTournament| !one.state.is_live();
        let mut found = self.hall().rows.select(is_past);
        found.sort_by_key(|one| Reverse(one.changed_ms));
        Ok(first(found, limit))
    }

    async fn tournaments_of(&self, person: &str) -> StoreResult<Vec<StoredTournament>> {
        let hall = self.hall();
        let mut own = hall.rows.select(|one: &StoredTournament| {
            let mut lines = hall.logs.get(&one.id).into_iter().flatten();
            one.organiser == person || lines.any(|line| line.person.as_deref() == Some(person))
        });
        own.sort_by_key(|one| Reverse(one.created_ms));
        Ok(own)
    }

    async fn tournament_log(&self, id: &str) -> StoreResult<Vec<String>> {
        let hall = self.hall();
        let lines = hall.logs.get(id).into_iter().flatten();
        Ok(lines.map(|line| line.body.clone()).collect())
    }

    async fn append_tournament(
        &self,
        id: &str,
        addition: &TournamentAddition<'_>,
    ) -> StoreResult<()> {
        let after = addition.after;
        let mut hall = self.hall();
        let before: Option<StoredTournament> = hall.rows.find(&[id]);
        let lines = hall.logs.entry(id.to_owned()).or_default();
        let before = before.filter(|_| lines.len() == after as usize);
        let before = before.ok_or(StoreError::Conflict { after })?;
        lines.extend(addition.lines.iter().cloned());
        hall.rows.put(&StoredTournament {
            state: addition.state,
            starts_ms: addition.starts_ms,
            changed_ms: addition.at_ms,
            ..before
        });
        Ok(())
    }

    async fn begin_tournament_game(&self, game: &TournamentGame<'_>) -> StoreResult<bool> {
        let key = (game.tournament.to_owned(), game.number);
        let mut hall = self.hall();
        if hall.games.contains_key(&key) {
            return Ok(false);
        }
        hall.rows.refuse_taken(game.invitation)?;
        self.insert_table(game.table, game.bodies)?;
        hall.rows.put(game.invitation);
        hall.games.insert(key, game.table.id.clone());
        Ok(true)
    }

    async fn tournament_tables(&self, id: &str) -> StoreResult<Vec<TournamentTable>> {
        let hall = self.hall();
        let own = hall.games.iter().filter(|((of, _), _)| of == id);
        let read = own.map(|((_, number), table)| TournamentTable {
            number: *number,
            table: table.clone(),
            result: hall.results.get(table).map(|one| TournamentResult {
                winner: one.winner,
                units: one.units,
            }),
        });
        Ok(read.collect())
    }

    async fn tournament_of_table(
        &self,
        table: &str,
    ) -> StoreResult<Option<(StoredTournament, u32)>> {
        let hall = self.hall();
        let found = hall.games.iter().find(|(_, one)| *one == table);
        Ok(found
            .and_then(|((tournament, number), _)| Some((hall.rows.find(&[tournament])?, *number))))
    }
}
