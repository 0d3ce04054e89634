//! Results and ratings in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::ratings::{
    EARLY_WINS_A_DAY_MAX, ListedResult, RATED_A_DAY_MAX, RatingChange, StoredRating, StoredResult,
    WonPair, rate, rated_since,
};
use rosespring_table::glicko::Rating;

use super::{HallRows, MemoryStore};
use crate::{ResultStore, StoreError, TableStore, UnsettledTable};

/// Results by table, and ratings by person, game and speed.
#[derive(Debug, Default)]
pub(crate) struct ResultRows {
    pub(crate) results: BTreeMap<String, StoredResult>,
    pub(crate) ratings: BTreeMap<[String; 3], (Rating, u32)>,
}

impl HallRows {
    fn rated_between(&self, players: [&str; 2], since_ms: i64) -> u32 {
        let is_between = |one: &&StoredResult| {
            let played = one.players.each_ref().map(String::as_str);
            let is_pair = played == players || played == [players[1], players[0]];
            is_pair && one.rated && one.ended_ms >= since_ms
        };
        let found = self.kept.results.values().filter(is_between);
        u32::try_from(found.count()).unwrap_or(u32::MAX)
    }

    fn counts(&self, result: &StoredResult) -> bool {
        let players = result.players.each_ref().map(String::as_str);
        let since_ms = rated_since(result.ended_ms);
        let is_member = |id: &&str| {
            let person = self.people.get(*id);
            person.is_some_and(|person| person.kind == PersonKind::Member)
        };
        self.rated_between(players, since_ms) < RATED_A_DAY_MAX
            && players.iter().all(is_member)
            && (!result.is_early() || self.early_wins(result, since_ms) < EARLY_WINS_A_DAY_MAX)
    }

    fn early_wins(&self, result: &StoredResult, since_ms: i64) -> u32 {
        let is_one = |one: &&StoredResult| {
            let same = one.winner_id() == result.winner_id();
            same && one.rated && one.is_early() && one.ended_ms >= since_ms
        };
        let found = self.kept.results.values().filter(is_one);
        u32::try_from(found.count()).unwrap_or(u32::MAX)
    }

    /// Changes the ratings of the players of a match, and returns the changes.
    fn change_ratings(&mut self, result: &StoredResult) -> Option<[RatingChange; 2]> {
        let (speed, winner) = (result.speed.as_ref()?, result.winner?);
        if !result.rated || !self.counts(result) {
            return None;
        }
        let keys = result
            .players
            .each_ref()
            .map(|person| [person.clone(), result.game.clone(), speed.clone()]);
        let known = |key: &[String; 3]| self.kept.ratings.get(key).copied();
        let before = keys
            .each_ref()
            .map(|key| known(key).unwrap_or((Rating::UNKNOWN, 0)));
        let after = rate(before.map(|(rating, _)| rating), winner, result.match_to);
        for (key, (after, (_, matches))) in keys.into_iter().zip(after.into_iter().zip(before)) {
            self.kept.ratings.insert(key, (after, matches + 1));
        }
        Some([0, 1].map(|side| RatingChange {
            before: before[side].0.rating,
            after: after[side].rating,
            deviation: after[side].deviation,
        }))
    }

    fn listed(&self, result: &StoredResult) -> Option<ListedResult> {
        let mut invitations = self.invitations.values();
        let invitation = invitations.find(|one| one.table.as_ref() == Some(&result.table))?;
        let [white, black] = result.players.each_ref().map(|id| self.people.get(id));
        let people = [white?, black?];
        Some(ListedResult {
            result: result.clone(),
            names: people.map(|person| person.name.clone()),
            are_members: people.map(|person| person.kind == PersonKind::Member),
            watchable: invitation.watchable,
        })
    }
}

#[async_trait]
impl ResultStore for MemoryStore {
    async fn unsettled(&self, limit: u32) -> Result<Vec<UnsettledTable>, StoreError> {
        let mut tables = self.list(u32::MAX).await?.tables;
        tables.sort_by(|a, b| (a.changed_ms, &a.id).cmp(&(b.changed_ms, &b.id)));
        let hall = self.hall_rows();
        let open = tables
            .into_iter()
            .filter(|table| table.progress.finished && !hall.kept.results.contains_key(&table.id));
        let of_hall = open.filter_map(|table| {
            let mut invitations = hall.invitations.values();
            let found = invitations.find(|one| one.table.as_ref() == Some(&table.id))?;
            let invitation = found.body.clone();
            let table = table.id;
            Some(UnsettledTable { table, invitation })
        });
        Ok(of_hall.take(limit as usize).collect())
    }

    async fn settle(&self, result: &StoredResult) -> Result<bool, StoreError> {
        if self.table(&result.table).await.is_err() {
            return Ok(false);
        }
        let mut hall = self.hall_rows();
        if hall.kept.results.contains_key(&result.table) {
            return Ok(false);
        }
        let ratings = hall.change_ratings(result);
        let stored = StoredResult {
            rated: ratings.is_some(),
            ratings,
            ..result.clone()
        };
        hall.kept.results.insert(stored.table.clone(), stored);
        Ok(true)
    }

    async fn result(&self, table: &str) -> Result<Option<StoredResult>, StoreError> {
        Ok(self.hall_rows().kept.results.get(table).cloned())
    }

    async fn results_of(&self, person: &str, limit: u32) -> Result<Vec<ListedResult>, StoreError> {
        let hall = self.hall_rows();
        let results = hall.kept.results.values();
        let own = results.filter(|one| one.players.iter().any(|id| id == person));
        let mut listed: Vec<_> = own.filter_map(|one| hall.listed(one)).collect();
        listed.sort_by(|a, b| {
            let key = |one: &ListedResult| (-one.result.ended_ms, one.result.table.clone());
            key(a).cmp(&key(b))
        });
        listed.truncate(limit as usize);
        Ok(listed)
    }

    async fn ratings_of(&self, person: &str) -> Result<Vec<StoredRating>, StoreError> {
        let hall = self.hall_rows();
        let own = hall.kept.ratings.iter();
        let own = own.filter(|([id, ..], _)| id == person);
        let read = own.map(|([_, game, speed], &(rating, matches))| StoredRating {
            game: game.clone(),
            speed: speed.clone(),
            rating,
            matches,
        });
        Ok(read.collect())
    }

    async fn rated_between(&self, players: [&str; 2], since_ms: i64) -> Result<u32, StoreError> {
        Ok(self.hall_rows().rated_between(players, since_ms))
    }

    async fn won_pairs(&self, since_ms: i64) -> Result<Vec<WonPair>, StoreError> {
        let hall = self.hall_rows();
        let mut pairs: BTreeMap<[&String; 2], WonPair> = BTreeMap::new();
        for result in hall
            .kept
            .results
            .values()
            .filter(|one| one.ended_ms >= since_ms)
        {
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

    async fn invitation_of(&self, table: &str) -> Result<Option<StoredInvitation>, StoreError> {
        let hall = self.hall_rows();
        let mut invitations = hall.invitations.values();
        let found = invitations.find(|one| one.table.as_deref() == Some(table));
        Ok(found.cloned())
    }
}
