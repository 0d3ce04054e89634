//! Challenges and blocks in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::offers::{NamedChallenge, StoredBlock, StoredChallenge};
use rosespring_hall::rows::StoredRow;

use super::{HallRows, MemoryStore};
use crate::{ChallengeStore, SeekTable, StoreError};

/// Challenges by their ids.
#[derive(Debug, Default)]
pub(crate) struct ChallengeRows {
    challenges: BTreeMap<String, StoredChallenge>,
}

impl ChallengeRows {
    /// Removes the challenges of a person and those to the person.
    pub(crate) fn withdraw(&mut self, person: &str) {
        self.challenges
            .retain(|_, one| one.challenger != person && one.challenged != person);
    }
}

impl HallRows {
    fn named(&self, challenge: &StoredChallenge) -> Option<NamedChallenge> {
        let name = |id: &String| Some(self.people.get(id)?.name.clone());
        Some(NamedChallenge {
            challenger_name: name(&challenge.challenger)?,
            challenged_name: name(&challenge.challenged)?,
            challenge: challenge.clone(),
        })
    }
}

#[async_trait]
impl ChallengeStore for MemoryStore {
    async fn put_challenge(&self, challenge: &StoredChallenge) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        let all = &mut hall.challenges.challenges;
        let is_other = |one: &StoredChallenge| {
            let pair = (&one.challenger, &one.challenged);
            pair != (&challenge.challenger, &challenge.challenged)
        };
        if all.get(&challenge.id).is_some_and(is_other) {
            return Err(StoreError::Taken(challenge.id.clone()));
        }
        all.retain(|_, one| is_other(one));
        all.insert(challenge.id.clone(), challenge.clone());
        Ok(())
    }

    async fn challenges(&self, person: Option<&str>) -> Result<Vec<NamedChallenge>, StoreError> {
        let hall = self.hall_rows();
        let is_of = |one: &&StoredChallenge| {
            person.is_none_or(|person| one.challenger == person || one.challenged == person)
        };
        let found = hall.challenges.challenges.values().filter(is_of);
        let mut named: Vec<_> = found.filter_map(|one| hall.named(one)).collect();
        named.sort_by_key(|one| (one.challenge.created_ms, one.challenge.id.clone()));
        Ok(named)
    }

    async fn remove_challenge(&self, id: &str) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        Ok(hall.challenges.challenges.remove(id).is_some())
    }

    async fn accept_challenge(&self, accepted: &SeekTable<'_>) -> Result<bool, StoreError> {
        let invitation = accepted.invitation;
        let mut hall = self.hall_rows();
        if !hall.challenges.challenges.contains_key(&invitation.id) {
            return Ok(false);
        }
        if hall.invitations.contains_key(&invitation.id) {
            return Err(StoreError::Taken(invitation.id.clone()));
        }
        self.insert_table(accepted.table, accepted.bodies)?;
        hall.challenges.challenges.remove(&invitation.id);
        hall.seeks.remove(&invitation.inviter);
        hall.seeks.remove(accepted.accepter);
        hall.invitations
            .insert(invitation.id.clone(), invitation.clone());
        Ok(true)
    }

    async fn block(&self, person: &str, blocked: &str, at_ms: i64) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        if hall
            .declared
            .list::<StoredBlock>(&[person, blocked])
            .is_empty()
        {
            let block = StoredBlock {
                person: person.to_owned(),
                blocked: blocked.to_owned(),
                created_ms: at_ms,
            };
            hall.declared.put(StoredBlock::SCHEMA, block.to_values());
        }
        hall.challenges.challenges.retain(|_, one| {
            let both = [one.challenger.as_str(), one.challenged.as_str()];
            both != [person, blocked] && both != [blocked, person]
        });
        Ok(())
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let hall = self.hall_rows();
        let own = hall.declared.list::<StoredBlock>(&[person]).into_iter();
        let mut own: Vec<_> = own
            .filter_map(|block| {
                let blocked = hall.people.get(&block.blocked)?;
                Some((block.created_ms, blocked.name.clone()))
            })
            .collect();
        own.sort();
        Ok(own.into_iter().map(|(_, name)| name).collect())
    }
}
