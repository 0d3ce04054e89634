//! The store in memory is the model of the one in SQLite: both get the same operations, drawn by a
//! seed, and give the same answers.

use std::fmt::Debug;

use fastrand::Rng;
use rosespring_hall::moderation::StoredMute;
use rosespring_hall::notices::StoredNotice;
use rosespring_hall::offers::{StoredBlock, StoredChallenge, StoredInvitation, StoredSeek};
use rosespring_store::{AccountClaim, MemoryStore, SeekTable, SqliteStore, Store, rows};

use crate::hall::{invitation, person, session, table_of};
use crate::rows::mute;
use crate::tables::bodies;

const PEOPLE: [&str; 4] = ["ada", "boris", "cleo", "dora"];
const IDS: [&str; 4] = ["one", "two", "three", "four"];
const OPERATIONS: u32 = 400;
const SEEDS: u64 = 8;

/// The values of an operation.
#[derive(Debug, Clone, Copy)]
struct Draw {
    operation: u32,
    person: &'static str,
    other: &'static str,
    id: &'static str,
    /// A number that no other operation has.
    number: u32,
    now_ms: i64,
    is_set: bool,
}

impl Draw {
    fn new(rng: &mut Rng, number: u32) -> Self {
        let person = rng.usize(..PEOPLE.len());
        Self {
            operation: rng.u32(..28),
            person: PEOPLE[person],
            other: PEOPLE[(person + rng.usize(1..PEOPLE.len())) % PEOPLE.len()],
            id: IDS[rng.usize(..IDS.len())],
            number,
            now_ms: i64::from(number / 8),
            is_set: rng.bool(),
        }
    }

    fn invitation(&self, id: &str) -> StoredInvitation {
        StoredInvitation {
            created_ms: self.now_ms,
            watchable: self.is_set,
            ..invitation(id, self.person)
        }
    }
}

fn text(answer: impl Debug) -> String {
    format!("{answer:?}")
}

/// Does the operation and returns the answer of the store.
async fn answer(store: &dyn Store, draw: Draw) -> String {
    let Draw {
        person, other, id, ..
    } = draw;
    match draw.operation {
        0 => text(store.rename_person(person, other).await),
        1 => {
            let seek = StoredSeek {
                id: format!("{id}-{person}"),
                person: person.to_owned(),
                body: "{}".to_owned(),
                created_ms: draw.now_ms,
            };
            text(store.put_seek(&seek).await)
        }
        2 => text(store.withdraw_seek(person).await),
        3 | 4 => accept(store, draw).await,
        5 => text(store.add_invitation(&draw.invitation(id)).await),
        6 => {
            let table = table_of(&format!("table-{}", draw.number), person, other);
            let first = bodies(&["1"]);
            text(
                store
                    .accept_invitation(id, &table, &first, draw.now_ms)
                    .await,
            )
        }
        7 => text(store.withdraw_invitation(id).await),
        8 => text(store.block(person, other, draw.now_ms).await),
        9 => text(rows::remove::<StoredBlock>(store, &[person, other]).await),
        10 if draw.is_set => text(rows::put(store, &mute(person, other)).await),
        10 => text(rows::remove::<StoredMute>(store, &[person, other]).await),
        11 => {
            let challenge = StoredChallenge {
                id: format!("{id}-{person}"),
                challenger: person.to_owned(),
                challenged: other.to_owned(),
                body: "{}".to_owned(),
                created_ms: draw.now_ms,
                expires_ms: draw.now_ms + 20,
            };
            text(store.put_challenge(&challenge).await)
        }
        12 => text(store.remove_challenge(&format!("{id}-{person}")).await),
        13 | 14 => {
            let notice = StoredNotice {
                person: person.to_owned(),
                subject: id.to_owned(),
                body: "{}".to_owned(),
                at_ms: draw.now_ms,
                is_seen: false,
                remind_ms: draw.is_set.then_some(draw.now_ms + 3),
            };
            text(store.put_notice(&notice, 3).await)
        }
        15 => text(store.see_notice(person, id).await),
        16 => text(store.remove_notice(person, id).await),
        17 => text(store.see_notices(person, draw.now_ms - 2).await),
        18 => text(store.sweep_hall(draw.now_ms, draw.now_ms).await),
        19 => {
            let mut session = session(person);
            session.hash = format!("hash-{}", draw.number);
            text(store.add_session(&session, Some("hash-ada")).await)
        }
        20 if draw.is_set => claim(store, draw).await,
        21 if draw.number.is_multiple_of(7) => text(store.delete_person(person).await),
        _ => look(store, draw).await,
    }
}

async fn accept(store: &dyn Store, draw: Draw) -> String {
    let id = format!("{}-{}", draw.id, draw.person);
    let table = table_of(&format!("table-{}", draw.number), draw.person, draw.other);
    let invitation = StoredInvitation {
        table: Some(table.id.clone()),
        ..draw.invitation(&id)
    };
    let accepted = SeekTable {
        accepter: draw.other,
        invitation: &invitation,
        table: &table,
        bodies: &bodies(&["1"]),
    };
    match draw.operation {
        3 => text(store.accept_seek(&accepted).await),
        _ => text(store.accept_challenge(&accepted).await),
    }
}

async fn claim(store: &dyn Store, draw: Draw) -> String {
    let mut session = session(draw.person);
    session.hash = format!("hash-{}", draw.number);
    let (guest, codes) = (person(draw.person), ["code".to_owned()]);
    let claim = AccountClaim {
        person: &guest,
        name_key: draw.id,
        password: Some("hash"),
        passkey: None,
        recovery_codes: &codes,
        session: &session,
        at_ms: draw.now_ms,
    };
    text(store.claim_account(&claim).await)
}

/// Reads what a person and everybody sees.
async fn look(store: &dyn Store, draw: Draw) -> String {
    let Draw {
        person,
        other,
        id,
        now_ms,
        ..
    } = draw;
    let found = (
        store.person(person).await,
        store.account(person).await,
        store.account_named(id).await,
        store.sessions_of(person, now_ms).await,
        store.seeks().await,
        store.challenges(Some(person)).await,
        store
            .open_invitations(draw.is_set.then_some(person), now_ms)
            .await,
        store.invitation(id).await,
        store.blocked_by(person).await,
        rows::list::<StoredBlock>(store, &[person]).await,
        rows::find::<StoredMute>(store, &[person, other]).await,
    );
    let tables = (
        store.notices_of(person).await,
        store.notices_to_remind(now_ms, 5).await,
        store.tables_of(person, 5).await,
        store.live_tables(1, 5).await,
        store.count_live(1).await,
        store.list(9).await,
    );
    text((found, tables))
}

#[tokio::test]
async fn both_stores_give_the_same_answers() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..SEEDS {
        let file = folder.path().join(format!("{seed}.sqlite"));
        let (memory, sqlite) = (
            MemoryStore::default(),
            SqliteStore::open(&file).await.unwrap(),
        );
        let stores: [&dyn Store; 2] = [&memory, &sqlite];
        for store in stores {
            for id in PEOPLE {
                store.add_person(&person(id), &session(id)).await.unwrap();
            }
        }
        let mut rng = Rng::with_seed(seed);
        for number in 0..OPERATIONS {
            let draw = Draw::new(&mut rng, number);

            let [model, stored] = [answer(stores[0], draw).await, answer(stores[1], draw).await];

            assert_eq!(model, stored, "seed {seed}: {draw:?}");
        }
    }
}
