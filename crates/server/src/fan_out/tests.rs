//! Two nodes in one process, over one store and a bus in memory.

use std::time::Duration;

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use rosespring_hall::accounts::{PersonKind, StoredLeaving, StoredPerson, StoredSession};
use rosespring_store::{
    AccountStore, Lease, MemoryStore, PeopleStore, ResultStore, Store, TableStore,
};
use rosespring_table::game::{DiceSource, PlayerId, Viewer};
use rosespring_wire::hall::NewInvitation;
use rosespring_wire::table::{PageMessage, TableView};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::*;
use crate::bus::MemoryBus;
use crate::fixture::{GAME_BEGAN, stored_table};
use crate::hall::{Person, next_notices};
use crate::nodes::{NodeKey, TcpDial};
use crate::sessions::SessionKey;
use crate::table::{News, RequestOutcome, Subscription, TableHandle};

const PATIENCE: Duration = Duration::from_secs(20);
const TABLE: &str = "table";

/// A node with its tasks.
pub(super) struct TestNode {
    pub(super) state: AppState,
    pub(super) nodes: Arc<Nodes>,
    _tasks: JoinSet<()>,
}

impl TestNode {
    pub(super) async fn begin(store: &Arc<MemoryStore>, bus: &MemoryBus, name: &str) -> Self {
        let store = Arc::clone(store) as Arc<dyn Store>;
        let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
        let key = NodeKey::new(&[1; 32]).unwrap();
        let rings = Rings::new(Arc::new(bus.join()), key.ring_secret(), "http://hall").unwrap();
        let url = format!("http://{name}:1").parse().unwrap();
        let nodes = Nodes::begin(store, url, key, Arc::new(TcpDial), Some(rings));
        let nodes = Arc::new(nodes.await.unwrap());
        state.host.join_nodes(Arc::clone(&nodes));
        let state = state.in_hall("http://localhost".parse().unwrap());
        let mut tasks = JoinSet::new();
        tasks.spawn(state.check_sessions_for_ever().unwrap());
        tasks.spawn(state.remove_accounts_for_ever().unwrap());
        tasks.spawn(state.settle_for_ever());
        tasks.spawn(Arc::clone(&state.tables).keep_leases(Arc::clone(&nodes)));
        spawn(&mut tasks, &state, &nodes);
        Self {
            state,
            nodes,
            _tasks: tasks,
        }
    }

    /// Waits until this node hears the other one.
    pub(super) async fn hears(&self, other: &Self) {
        let is_heard = async {
            while !self.nodes.is_near(other.nodes.id()) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, is_heard).await.expect("it is heard");
    }

    async fn view(&self, viewer: Viewer) -> TableView {
        self.state.tables.view(TABLE, viewer).await.unwrap()
    }

    /// Acts once for both players.
    async fn act(&self) {
        let view = self.view(Viewer::screen()).await;
        let asks = match (view.can_throw, view.legal.first()) {
            (true, _) => json!({"type": "throw", "after": view.version}),
            (_, Some(step)) => json!({"type": "step", "from": step.from,
                "number": step.number, "after": view.version}),
            _ => json!({"type": "done", "after": view.version}),
        };
        let Ok(PageMessage::Command(request)) = PageMessage::read(&asks.to_string()) else {
            panic!("no command: {asks}");
        };
        let ask = |table: TableHandle| {
            let request = request.clone();
            async move { table.request(Viewer::screen(), request, 0).await }
        };
        let done = self.state.tables.ask(TABLE, ask).await.unwrap();
        assert!(matches!(done, Ok(RequestOutcome::Done)), "{asks}: {done:?}");
    }
}

/// A watcher at the second node.
struct Watcher {
    table: TableHandle,
    joined: Subscription,
    seen: u32,
}

fn watcher(delay_ms: u32) -> Viewer {
    Viewer::watcher(PlayerId::try_from("w".to_owned()).unwrap(), delay_ms)
}

impl Watcher {
    async fn join(node: &TestNode, owner: &TestNode, delay_ms: u32, since: Option<u32>) -> Self {
        let tables = &node.state.tables;
        let owner = owner.nodes.id();
        let table = tables.follow(TABLE, owner, delay_ms).await.unwrap();
        let joined = table.join(watcher(delay_ms), since).await.unwrap().unwrap();
        Self {
            table,
            seen: joined.catch_up.version,
            joined,
        }
    }

    /// Hears events, each of which follows the one before, up to a version.
    async fn hear_until(&mut self, version: u32) {
        while self.seen < version {
            let news = timeout(PATIENCE, self.joined.news.recv()).await;
            if let News::Patch { version, .. } = news.expect("an event").unwrap() {
                assert_eq!(version, self.seen + 1, "none is missing or comes twice");
                self.seen = version;
            }
        }
    }

    async fn is_ended(&mut self) {
        let end =
            async { while !matches!(self.joined.news.recv().await, Err(RecvError::Closed)) {} };
        timeout(PATIENCE, end).await.expect("it ends");
        assert!(self.table.has_ended());
    }
}

/// A browser of Ada, and the key of its session.
async fn browser_of_ada(store: &MemoryStore) -> (HeaderMap, SessionKey) {
    let token = "ab".repeat(32);
    let digest = Sha256::digest(token.as_bytes());
    let hash: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let ada = StoredPerson {
        id: "ada".to_owned(),
        kind: PersonKind::Guest,
        name: "Ada".to_owned(),
        created_ms: 0,
    };
    let session = StoredSession {
        hash: hash.clone(),
        person: "ada".to_owned(),
        agent: String::new(),
        created_ms: 0,
        expires_ms: i64::MAX,
    };
    store.add_person(&ada, &session).await.unwrap();
    let key = SessionKey {
        person: "ada".to_owned(),
        hash,
        is_bot: false,
    };
    let cookie = HeaderValue::try_from(format!("rs={token}")).unwrap();
    (HeaderMap::from_iter([(COOKIE, cookie)]), key)
}

#[tokio::test]
async fn what_a_session_opened_ends_at_every_node_even_if_the_message_is_lost() {
    for (is_lost, time) in [
        (false, Duration::from_secs(1)),
        (true, Duration::from_secs(15)),
    ] {
        let (store, bus, [one, two]) = two().await;
        one.hears(&two).await;
        let (browser, key) = browser_of_ada(&store).await;
        let [here, there] = [&one, &two].map(|node| node.state.hall.as_ref().unwrap());
        let mut end = there.follow_session(&key).await.unwrap();
        timeout(Duration::from_millis(100), end.wait())
            .await
            .expect_err("the session goes on");

        bus.set_lossy(is_lost);
        here.sign_out(&browser).await.unwrap();
        timeout(time, end.wait()).await.expect("the session ended");
        // A socket that was let through before is closed too.
        let mut late = there.follow_session(&key).await.unwrap();
        timeout(time, late.wait()).await.expect("it has ended");
    }
}

#[tokio::test]
async fn a_match_that_another_node_runs_ends_before_the_account_goes() {
    let (store, bus, [one, two]) = two().await;
    browser_of_ada(&store).await;
    let [ada, boris] = [("ada", "Ada"), ("boris", "Boris")].map(|(id, name)| Person {
        id: PlayerId::try_from(id.to_owned()).unwrap(),
        name: name.to_owned(),
        is_member: false,
        is_bot: false,
    });
    let game = json!({"rules": "gioul", "match_to": 1, "side": "white"});
    let game = rosespring_wire::json::read::<NewInvitation>(game.to_string().as_bytes());
    let hall = one.state.hall.as_ref().unwrap();
    let made = hall.invite(&ada, game.unwrap().into()).await.unwrap();
    let table = hall.accept(&made.id, &boris).await.unwrap().table.unwrap();
    two.state.tables.table(&table).await.unwrap();

    bus.set_lossy(true);
    let person = "ada".to_owned();
    let at_ms = crate::clock::now_ms();
    let leaving = StoredLeaving { person, at_ms };
    store.begin_leaving(&leaving).await.unwrap();

    let is_removed = async {
        while store.person("ada").await.unwrap().unwrap().name != "deleted" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, is_removed)
        .await
        .expect("the account goes");
    let result = store.result(&table).await.unwrap().unwrap();
    assert_eq!((result.winner, result.reason.as_str()), (None, "none"));
}

/// Two nodes, of which the first runs the table.
async fn two() -> (Arc<MemoryStore>, MemoryBus, [TestNode; 2]) {
    let store = Arc::new(MemoryStore::default());
    let first = [GAME_BEGAN.to_owned()];
    store.create(&stored_table(TABLE), &first).await.unwrap();
    let bus = MemoryBus::default();
    let one = TestNode::begin(&store, &bus, "one").await;
    let two = TestNode::begin(&store, &bus, "two").await;
    one.state.tables.table(TABLE).await.unwrap();
    two.hears(&one).await;
    (store, bus, [one, two])
}

/// Found by the simulation: the request of a page leases the table before its task does, and the
/// players lost the time in which no node ran the table.
#[tokio::test]
async fn a_task_knows_since_when_no_node_ran_the_table_that_a_request_has_leased() {
    let (_, _, [one, two]) = two().await;
    one.nodes.end().await;
    let by_request = two.nodes.lease(TABLE).await.unwrap();
    let by_task = two.nodes.lease(TABLE).await.unwrap();

    let Lease::Own { silent_since_ms } = by_request else {
        panic!("another node has it: {by_request:?}");
    };
    assert!(silent_since_ms.is_some());
    assert_eq!(
        by_task,
        Lease::Own {
            silent_since_ms: None
        }
    );
    assert_eq!(two.nodes.take_silence(TABLE), silent_since_ms);
    assert_eq!(two.nodes.take_silence(TABLE), None);
}

#[tokio::test]
async fn a_watcher_at_another_node_sees_every_event_and_is_counted() {
    let (_, _, [one, two]) = two().await;
    let page = |table: TableHandle| async move { table.join(Viewer::screen(), None).await };
    let mut player = one.state.tables.ask(TABLE, page).await.unwrap().unwrap();
    let mut seeing = Watcher::join(&two, &one, 0, None).await;
    assert_eq!(seeing.joined.watchers, 1);
    for _ in 0..12 {
        one.act().await;
        let now = one.view(watcher(0)).await;
        seeing.hear_until(now.version).await;
        let seen = seeing.table.view(watcher(0)).await.unwrap().unwrap();
        assert_eq!(*seen, now);
    }
    let counted = async { while !matches!(player.news.recv().await, Ok(News::Watchers(1))) {} };
    timeout(PATIENCE, counted).await.expect("it is counted");
    drop(seeing);
    let gone = async { while !matches!(player.news.recv().await, Ok(News::Watchers(0))) {} };
    timeout(PATIENCE, gone)
        .await
        .expect("it is counted no longer");
}

#[tokio::test]
async fn a_lost_ring_is_noticed_and_what_was_missed_is_read() {
    let (_, bus, [one, two]) = two().await;
    let mut seeing = Watcher::join(&two, &one, 0, None).await;
    bus.set_lossy(true);
    for _ in 0..5 {
        one.act().await;
    }
    let version = one.view(watcher(0)).await.version;
    let silence = timeout(Duration::from_millis(300), seeing.hear_until(version));
    silence.await.expect_err("no ring was heard");
    bus.set_lossy(false);
    seeing.hear_until(version).await;
}

#[tokio::test]
async fn without_the_bus_watchers_come_back_and_have_missed_nothing() {
    let (_, bus, [one, two]) = two().await;
    let mut seeing = Watcher::join(&two, &one, 0, None).await;
    one.act().await;
    let version = one.view(watcher(0)).await.version;
    seeing.hear_until(version).await;

    bus.set_away(true);
    seeing.is_ended().await;
    assert!(!two.nodes.is_near(one.nodes.id()), "requests are passed on");
    assert!(
        two.state
            .tables
            .follow(TABLE, one.nodes.id(), 0)
            .await
            .is_err()
    );
    one.act().await;
    one.act().await;
    let later = one.view(watcher(0)).await.version;
    bus.set_away(false);
    two.hears(&one).await;
    let back = Watcher::join(&two, &one, 0, Some(version)).await;
    assert_eq!(back.seen, later);
    // A page that knows nothing gets the whole state.
    let new = Watcher::join(&two, &one, 0, None).await;
    assert_eq!((new.seen, new.joined.catch_up.texts.len()), (later, 1));
}

#[tokio::test]
async fn a_watcher_at_another_node_sees_nothing_early() {
    let (_, _, [one, two]) = two().await;
    let mut late = Watcher::join(&two, &one, 1_500, None).await;
    assert_eq!(late.seen, 1);
    let begun = std::time::Instant::now();
    for _ in 0..4 {
        one.act().await;
    }
    let version = one.view(watcher(0)).await.version;
    late.hear_until(version).await;
    assert!(begun.elapsed() >= Duration::from_millis(1_400));
    let slow = Watcher::join(&two, &one, 1_500, None).await;
    assert_eq!(slow.seen, version, "it has been seen by now");
}

#[tokio::test]
async fn a_table_that_a_node_does_not_run_is_not_followed_and_ends() {
    let (_, _, [one, two]) = two().await;
    let tables = &two.state.tables;
    assert!(tables.follow("other", one.nodes.id(), 0).await.is_err());
    let mut seeing = Watcher::join(&two, &one, 0, None).await;
    one.state.tables.remove(TABLE).await.unwrap();
    seeing.is_ended().await;
}

#[tokio::test]
async fn a_changed_notice_rings_at_the_other_node() {
    let (_, bus, [one, two]) = two().await;
    one.hears(&two).await;
    let ada = Person {
        id: PlayerId::try_from("ada".to_owned()).unwrap(),
        name: "Ada".to_owned(),
        is_member: false,
        is_bot: false,
    };
    let hall = two.state.hall.as_ref().unwrap();
    let line = hall.listen_to_notices(ada).unwrap();
    let (_, line) = next_notices(line).await.unwrap();

    one.state.host.tell_others_of_notices("boris");
    one.state.host.tell_others_of_notices("ada");
    let heard = timeout(PATIENCE, next_notices(line)).await;
    let (_, line) = heard.expect("it rings").unwrap();
    // Without the bus they would be told by a request, which these nodes cannot answer.
    bus.set_away(true);
    one.state.host.tell_others_of_notices("ada");
    let silence = timeout(Duration::from_millis(300), next_notices(line)).await;
    assert!(silence.is_err());
}
