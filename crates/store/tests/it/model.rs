//! The store in memory is the model of those in SQLite and Postgres: they get the same operations
//! and give the same answers. proptest draws the operations and shortens a list that fails.

mod play;

use std::fmt::Debug;
use std::path::PathBuf;

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use rosespring_hall::accounts::{StoredLeaving, StoredSession};
use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{ActKind, ReportId, StoredAct, StoredMute};
use rosespring_hall::notices::{StoredNotice, StoredPush};
use rosespring_hall::offers::{StoredBlock, StoredChallenge, StoredInvitation, StoredSeek};
use rosespring_hall::private_notes::StoredNote;
use rosespring_hall::tournament::{StoredTournament, TournamentState};
use rosespring_store::{
    AccountClaim, MemoryStore, SeekTable, SqliteStore, Store, StoreError, TournamentAddition,
    TournamentGame, blocked_by, notices_of, rows,
};
use rosespring_table::stored::{Progress, StoredTable};

use self::play::{keep, play, players};
use crate::accounts::session_of;
use crate::hall::{invitation, person, session, table_of};
use crate::moderation::act;
use crate::passkeys::passkey;
use crate::push::push;
use crate::rows::mute;
use crate::tables::bodies;
use crate::tournaments::{line, tournament};

const PEOPLE: [&str; 4] = ["ada", "boris", "cleo", "dora"];
/// Ids of offers, tables, tournaments, passkeys and accounts.
const IDS: [&str; 4] = ["one", "two", "three", "four"];
const OPERATIONS_MAX: usize = 400;
/// The number of kinds of operations; the last ones read.
const KINDS: u32 = 72;

/// What is drawn for an operation.
#[derive(Debug, Clone, Copy)]
struct Operation {
    kind: u32,
    person: &'static str,
    other: &'static str,
    id: &'static str,
    is_set: bool,
}

/// An operation at its place in the list.
#[derive(Debug, Clone, Copy)]
struct Call {
    operation: Operation,
    /// A number that no other call has.
    number: u32,
    now_ms: i64,
}

fn operation() -> impl Strategy<Value = Operation> {
    let people = PEOPLE.len();
    let drawn = (0..KINDS, 0..people, 1..people, 0..IDS.len(), any::<bool>());
    drawn.prop_map(move |(kind, person, away, id, is_set)| Operation {
        kind,
        person: PEOPLE[person],
        other: PEOPLE[(person + away) % people],
        id: IDS[id],
        is_set,
    })
}

impl Call {
    fn session(&self) -> StoredSession {
        let hash = format!("hash-{}", self.number);
        session_of(self.operation.person, &hash, self.now_ms)
    }

    fn invitation(&self, id: &str) -> StoredInvitation {
        StoredInvitation {
            created_ms: self.now_ms,
            watchable: self.operation.is_set,
            ..invitation(id, self.operation.person)
        }
    }

    /// The invitation to a table, which is new.
    fn seated(&self, id: &str) -> (StoredInvitation, StoredTable) {
        let table = format!("table-{}", self.number);
        let table = table_of(&table, self.operation.person, self.operation.other);
        let invitation = StoredInvitation {
            table: Some(table.id.clone()),
            ..self.invitation(id)
        };
        (invitation, table)
    }

    /// The id of an offer of the person.
    fn own_id(&self) -> String {
        format!("{}-{}", self.operation.id, self.operation.person)
    }
}

fn text(answer: impl Debug) -> String {
    format!("{answer:?}")
}

/// Calls the store and returns its answer.
async fn answer(store: &dyn Store, call: Call) -> String {
    match call.operation.kind {
        0..8 => offer(store, call).await,
        8..16 => agree(store, call).await,
        16..24 => note(store, call).await,
        24..32 => sign_in(store, call).await,
        32..40 => play(store, call).await,
        40..48 => moderate(store, call).await,
        48..52 => organise(store, call).await,
        52..60 => keep(store, call).await,
        kind => look(store, call, kind).await,
    }
}

async fn offer(store: &dyn Store, call: Call) -> String {
    let now_ms = call.now_ms;
    let Operation {
        person, other, id, ..
    } = call.operation;
    match call.operation.kind {
        0 => {
            let seek = StoredSeek {
                id: call.own_id(),
                person: person.to_owned(),
                body: "{}".to_owned(),
                created_ms: now_ms,
            };
            text(store.put_seek(&seek).await)
        }
        1 => text(store.withdraw_seek(person).await),
        2 => text(store.add_invitation(&call.invitation(id)).await),
        3 => text(store.withdraw_invitation(id).await),
        4 | 5 => {
            let challenge = StoredChallenge {
                id: call.own_id(),
                challenger: person.to_owned(),
                challenged: other.to_owned(),
                body: "{}".to_owned(),
                created_ms: now_ms,
                expires_ms: now_ms + 20,
            };
            text(store.put_challenge(&challenge).await)
        }
        6 => text(rows::remove::<StoredChallenge>(store, &[&call.own_id()]).await),
        _ => text(store.sweep_hall(now_ms, now_ms).await),
    }
}

async fn agree(store: &dyn Store, call: Call) -> String {
    let Operation {
        person, other, id, ..
    } = call.operation;
    let first = bodies(&["1"]);
    let (invitation, table) = call.seated(&call.own_id());
    let accepted = SeekTable {
        accepter: other,
        invitation: &invitation,
        table: &table,
        bodies: &first,
    };
    match call.operation.kind {
        8 => text(store.accept_seek(&accepted).await),
        9 => text(store.accept_challenge(&accepted).await),
        10 => text(
            store
                .accept_invitation(id, &table, &first, call.now_ms)
                .await,
        ),
        11 => text(store.block(person, other, call.now_ms).await),
        12 => text(rows::remove::<StoredBlock>(store, &[person, other]).await),
        13 if call.operation.is_set => text(rows::put(store, &mute(person, other)).await),
        13 => text(rows::remove::<StoredMute>(store, &[person, other]).await),
        14 => text(store.rename_person(person, other).await),
        _ => match call.number.is_multiple_of(7) {
            true => text(store.delete_person(person).await),
            false => text(store.remove(id).await.is_ok()),
        },
    }
}

async fn note(store: &dyn Store, call: Call) -> String {
    let now_ms = call.now_ms;
    let Operation {
        person,
        other,
        id,
        is_set,
        ..
    } = call.operation;
    match call.operation.kind {
        16 if is_set => {
            let note = StoredNote {
                author: person.to_owned(),
                about: other.to_owned(),
                text: id.to_owned(),
                changed_ms: now_ms,
            };
            text(rows::put(store, &note).await)
        }
        16 => text(rows::remove::<StoredNote>(store, &[person, other]).await),
        17 => {
            let notice = StoredNotice {
                person: person.to_owned(),
                subject: id.to_owned(),
                body: "{}".to_owned(),
                at_ms: now_ms,
                is_seen: false,
                remind_ms: is_set.then_some(now_ms + 3),
            };
            text(store.put_notice(&notice, 3).await)
        }
        18 => text(store.see_notice(person, id).await),
        19 => text(store.see_notices(person, now_ms - 2).await),
        20 => text(rows::remove::<StoredNotice>(store, &[person, id]).await),
        21 => text(store.sweep_notices(now_ms - 20).await),
        22 => {
            let sessions = store.sessions_of(person, now_ms).await.unwrap();
            let hash = sessions.first().map_or("none", |one| one.hash.as_str());
            text(store.put_push(&push(hash, id)).await)
        }
        _ => text(rows::remove::<StoredPush>(store, &[&format!("hash-{person}")]).await),
    }
}

async fn sign_in(store: &dyn Store, call: Call) -> String {
    let Operation {
        person: own, id, ..
    } = call.operation;
    let session = call.session();
    let is_member = store.account(own).await.unwrap().is_some();
    let codes = [format!("code-{}", call.number), "code".to_owned()];
    match call.operation.kind {
        24 => {
            let guest = person(own);
            let claim = AccountClaim {
                person: &guest,
                name_key: id,
                password: call.operation.is_set.then_some("hash"),
                passkey: None,
                recovery_codes: &codes,
                session: &session,
                at_ms: call.now_ms,
            };
            text(store.claim_account(&claim).await)
        }
        25 => text(store.add_session(&session, Some("hash-ada")).await),
        26 => text(rows::remove::<StoredSession>(store, &[&format!("hash-{own}")]).await),
        27 => text(store.change_password("other", &session).await),
        28 if !is_member => text(store.recover_account("code", "new", &session).await),
        28 if call.operation.is_set => {
            let person = own.to_owned();
            let at_ms = call.now_ms;
            text(store.begin_leaving(&StoredLeaving { person, at_ms }).await)
        }
        28 => text(store.recover_account("code", "new", &session).await),
        29 if is_member => text(store.replace_recovery_codes(&codes, &session).await),
        30 => {
            let key = passkey(id, own, call.now_ms);
            text(store.add_passkey(&key, &session).await)
        }
        _ => match call.operation.is_set {
            true => text(store.remove_passkey(id, &session).await),
            false => text(store.use_passkey(id, "{1}", call.now_ms).await),
        },
    }
}

async fn moderate(store: &dyn Store, call: Call) -> String {
    let Operation {
        person, other, id, ..
    } = call.operation;
    let report = ReportId {
        table: id.to_owned(),
        number: 1,
    };
    match call.operation.kind {
        40 | 41 => {
            let report = StoredReport {
                table: id.to_owned(),
                number: 1,
                reporter: person.to_owned(),
                person: other.to_owned(),
                at_ms: i64::from(call.number),
                lines: "[]".to_owned(),
            };
            text(store.add_report(&report).await)
        }
        kind => {
            let kind = match kind {
                42 => ActKind::Close,
                43 => ActKind::Appoint,
                44 => ActKind::Remove,
                _ => ActKind::Warn,
            };
            let act = StoredAct {
                moderator: Some(other.to_owned()),
                report: call.operation.is_set.then_some(report),
                ..act(person, kind)
            };
            text(store.add_act(&act).await)
        }
    }
}

async fn organise(store: &dyn Store, call: Call) -> String {
    let Operation {
        person, id, is_set, ..
    } = call.operation;
    let Some(known) = rows::find::<StoredTournament>(store, &[id]).await.unwrap() else {
        let new = StoredTournament {
            organiser: person.to_owned(),
            ..tournament(id, call.now_ms)
        };
        return text(store.add_tournament(&new).await);
    };
    match call.operation.kind {
        48 => text(store.add_tournament(&known).await),
        49 => {
            let (invitation, table) = call.seated(&format!("game-{}", call.number));
            let game = TournamentGame {
                tournament: id,
                number: u32::from(is_set),
                invitation: &invitation,
                table: &table,
                bodies: &[],
            };
            text(store.begin_tournament_game(&game).await)
        }
        _ => {
            let entries = store.tournament_log(id).await.unwrap().len();
            let after = u32::try_from(entries).unwrap() - u32::from(is_set && entries > 2);
            let addition = TournamentAddition {
                after,
                lines: &[line("1", Some(person)), line("2", None)],
                state: TournamentState::ALL[call.number as usize % 4],
                starts_ms: call.now_ms,
                at_ms: i64::from(call.number),
            };
            text(store.append_tournament(id, &addition).await)
        }
    }
}

/// Returns the open sessions of a person, and which of their and another session are open later.
async fn open_sessions(store: &dyn Store, call: Call) -> String {
    let Operation { person, other, .. } = call.operation;
    let own = store.sessions_of(person, call.now_ms).await.unwrap();
    let mut hashes: Vec<_> = own.iter().map(|one| one.hash.clone()).collect();
    hashes.push(session(other).hash);
    hashes.push("missing".to_owned());
    let open = store.open_sessions(&hashes, call.now_ms + 30).await;
    let none = store.open_sessions(&[], 0).await;
    text((own, open, none))
}

/// Reads some of what a person and everybody sees.
async fn look(store: &dyn Store, call: Call, kind: u32) -> String {
    let now_ms = call.now_ms;
    let Operation {
        person, other, id, ..
    } = call.operation;
    match kind % 4 {
        0 => text((
            store.person(person).await,
            store.account(person).await,
            store.account_named(id).await,
            open_sessions(store, call).await,
            store.passkeys_of(person).await,
            store.pushes_of(person, now_ms).await,
            store.is_moderator(person).await,
            store.bots().await,
            rows::list::<StoredLeaving>(store, &[]).await,
            store.bot_of_token(&format!("token-{person}")).await,
        )),
        1 => text((
            store.seeks().await,
            store.challenges(Some(person)).await,
            store.open_invitations(Some(person), now_ms).await,
            store.open_invitations(None, now_ms).await,
            rows::find::<StoredInvitation>(store, &[id]).await,
            blocked_by(store, person).await,
            rows::list::<StoredBlock>(store, &[person]).await,
            rows::find::<StoredMute>(store, &[person, other]).await,
            rows::list::<StoredNote>(store, &[person]).await,
            notices_of(store, person).await,
            store.notices_to_remind(now_ms, 5).await,
        )),
        2 => text((
            store.tables_of(person, 5).await,
            store.live_tables(1, 5).await,
            store.count_live(1).await,
            store.list(9).await,
            store.chat(id).await,
            store.unsettled(9).await,
            store.results_of(person, 9).await,
            store.ratings_of(person).await,
            store.rated_between([person, other], now_ms - 9).await,
            store.matches_of(person).await,
        )),
        _ => text((
            store.acts(5).await,
            store.acts_about(person).await,
            store.open_reports(3).await,
            store.reports_by(person).await,
            store.answered_reports(3).await,
            store.fair_play_of(person).await,
            store.fair_play_unanswered(3).await,
            store.live_tournaments().await,
            store.past_tournaments(3).await,
            store.tournaments_of(person).await,
            store.tournament_tables(id).await,
        )),
    }
}

/// Four people, each with a finished table of [`IDS`].
async fn begin(store: &dyn Store) -> Result<(), StoreError> {
    for id in PEOPLE {
        store.add_person(&person(id), &session(id)).await?;
    }
    for id in IDS {
        let [white, black] = players(id);
        let table = StoredTable {
            progress: Progress {
                finished: true,
                ..Progress::default()
            },
            ..table_of(id, white, black)
        };
        let to = invitation(&format!("to-{id}"), white);
        store.add_invitation(&to).await?;
        store.accept_invitation(&to.id, &table, &[], 1).await?;
    }
    Ok(())
}

/// Stores that give the same answers, each with its name.
type Stores = Vec<(&'static str, Box<dyn Store>)>;

async fn compare(stores: Stores, operations: Vec<Operation>) -> Result<(), TestCaseError> {
    for (_, store) in &stores {
        begin(&**store).await.unwrap();
    }
    for (number, operation) in (0_u32..).zip(operations) {
        let now_ms = i64::from(number / 8);
        let call = Call {
            operation,
            number,
            now_ms,
        };

        let mut answers = Vec::new();
        for (name, store) in &stores {
            answers.push((*name, answer(&**store, call).await));
        }

        let model = &answers[0].1;
        if let Some((name, other)) = answers.iter().find(|(_, answer)| answer != model) {
            let fault = format!("{call:?}\nmemory: {model}\n{name}: {other}");
            return Err(TestCaseError::fail(fault));
        }
    }
    Ok(())
}

/// Gives many lists of operations to the stores that `open` makes in a folder, anew for each list.
fn compare_all<Opened: Future<Output = Stores>>(cases: u32, open: impl Fn(PathBuf) -> Opened) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let config = Config {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        max_shrink_iters: 40,
        ..Config::default()
    };
    let operations = vec(operation(), 1..=OPERATIONS_MAX);
    let run = TestRunner::new(config).run(&operations, |operations| {
        let folder = tempfile::tempdir().unwrap();
        runtime.block_on(async { compare(open(folder.path().into()).await, operations).await })
    });
    if let Err(fault) = run {
        panic!("{fault}");
    }
}

#[test]
fn memory_and_sqlite_give_the_same_answers() {
    compare_all(12, |folder| async move {
        let sqlite = SqliteStore::open(&folder.join("tables.sqlite")).await;
        let memory = Box::new(MemoryStore::default()) as Box<dyn Store>;
        vec![("memory", memory), ("SQLite", Box::new(sqlite.unwrap()))]
    });
}

#[cfg(all(feature = "cluster", unix))]
#[test]
fn memory_and_postgres_give_the_same_answers() {
    let Some(server) = rosespring_test_servers::PostgresServer::for_test() else {
        return;
    };
    let server = &server;
    let databases = &std::cell::Cell::new(0);
    compare_all(4, |_| async {
        databases.set(databases.get() + 1);
        let name = format!("model{}", databases.get());
        let postgres = crate::postgres::new_store(server, &name).await;
        let memory = Box::new(MemoryStore::default()) as Box<dyn Store>;
        vec![("memory", memory), ("Postgres", Box::new(postgres))]
    });
}
