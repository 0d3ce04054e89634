//! Removing tables that nobody comes back to.

use rosespring_store::MemoryStore;
use rosespring_table::game::DiceSource;

use super::*;
use crate::fixture::{GAME_BEGAN, stored_table};
use crate::table::Subscription;

const DAY_MS: i64 = 24 * 3600 * 1000;

fn tables(store: &Arc<MemoryStore>) -> Arc<Tables> {
    let store = Arc::clone(store) as Arc<dyn rosespring_store::Store>;
    let opponent = Arc::new(rosespring_table::opponent::EnginePlayers);
    let host = Host::new(store, DiceSource::Seeded, opponent, Arc::default());
    Arc::new(Tables::new(Arc::new(host), Capacity::LOCAL))
}

/// Keeps a table with these entries beside the one that begins the game.
async fn keep(store: &MemoryStore, id: &str, entries: &[&str]) {
    let bodies = [&[GAME_BEGAN], entries].concat();
    let bodies: Vec<_> = bodies.into_iter().map(str::to_owned).collect();
    store.create(&stored_table(id), &bodies).await.unwrap();
}

async fn ids(store: &MemoryStore) -> Vec<String> {
    let tables = store.list(100).await.unwrap().tables;
    let mut ids: Vec<_> = tables.into_iter().map(|table| table.id).collect();
    ids.sort();
    ids
}

#[tokio::test]
async fn a_table_without_a_throw_is_removed_after_a_day() {
    let store = Arc::new(MemoryStore::default());
    keep(&store, "unused", &[]).await;
    keep(&store, "set", &[r#"{"kind":"auto_forced","on":true}"#]).await;
    keep(
        &store,
        "thrown",
        &[r#"{"kind":"opening_thrown","dice":[6,1]}"#],
    )
    .await;
    keep(&store, "damaged", &["{"]).await;
    let tables = tables(&store);

    tables.sweep(DAY_MS).await.unwrap();
    assert_eq!(ids(&store).await.len(), 4);
    tables.sweep(DAY_MS + 1).await.unwrap();

    assert_eq!(ids(&store).await, ["damaged", "thrown"]);
}

#[tokio::test]
async fn a_table_that_a_page_looked_at_lately_stays() {
    let store = Arc::new(MemoryStore::default());
    keep(&store, "watched", &[]).await;
    let tables = tables(&store);
    let joined = tables.ask("watched", |table| async move {
        table.join(Viewer::screen(), None).await
    });
    let joined: Subscription = joined.await.unwrap().unwrap();
    let now_ms = clock::now_ms();

    tables.sweep(now_ms + 2 * DAY_MS).await.unwrap();
    assert_eq!(ids(&store).await, ["watched"]);
    drop(joined);
    assert!(tables.make_room().await);
    tables.sweep(now_ms + DAY_MS / 2).await.unwrap();
    assert_eq!(ids(&store).await, ["watched"]);
    tables.sweep(now_ms + 2 * DAY_MS).await.unwrap();

    assert_eq!(ids(&store).await, [""; 0]);
}

#[cfg(feature = "hall")]
mod clocks {
    use rosespring_table::change::{Change, ChangeContext};
    use rosespring_table::game::clock::TimeControl;
    use rosespring_table::game::{Command, Player, SeatHolder, Seed};
    use rosespring_wire::json;
    use rosespring_wire::table::NewTableRequest;

    use rosespring_store::TableStore;

    use super::*;

    /// More than the delay and the bank of a match to 1 unit.
    const LONG_MS: i64 = 40_000;

    /// Keeps a table with clocks whose first throw was at `thrown_ms`.
    async fn keep_thrown(store: &MemoryStore, id: &str, thrown_ms: i64) {
        let body = br#"{"rules":"gioul","white":{"kind":"person","name":"Ada"},
            "black":{"kind":"person","name":"Boris"},"match_to":1}"#;
        let request = json::read::<NewTableRequest>(body).unwrap();
        let settings = Settings::new(request, true, Seed::from_bytes([1; 32])).unwrap();
        let person = |name| SeatHolder::Person(Player::at_screen(name));
        let settings = Settings {
            white: person("Ada"),
            black: person("Boris"),
            time: Some(TimeControl::Fast),
            ..settings
        };
        let (state, first) = change::begin(settings, thrown_ms, &PlayerId::local()).unwrap();
        let context = ChangeContext {
            dice: &DiceSource::Seeded,
            at_ms: thrown_ms,
            lag_ms: 0,
        };
        let throw = Command::Throw;
        let thrown = Change::of_command(&context, &state, &Viewer::screen(), &throw).unwrap();
        let table = stored::to_stored(id, &thrown.state, thrown_ms);
        let bodies = [&[first.to_text()], thrown.bodies.as_slice()].concat();
        store.create(&table, &bodies).await.unwrap();
    }

    async fn last_event(store: &MemoryStore, id: &str) -> String {
        store.events(id).await.unwrap().pop().unwrap()
    }

    #[tokio::test]
    async fn who_is_late_loses_even_if_nobody_looks() {
        let store = Arc::new(MemoryStore::default());
        let now_ms = clock::now_ms();
        keep_thrown(&store, "late", now_ms - LONG_MS).await;
        keep_thrown(&store, "early", now_ms).await;
        let tables = tables(&store);

        tables.open_due(now_ms).await.unwrap();
        while !store.table("late").await.unwrap().progress.finished {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }

        assert!(last_event(&store, "late").await.contains("flagged"));
        let (table, bodies) = tables.host.read("late").await.unwrap();
        let record = rosespring_table::record::record(&table, &bodies).unwrap();
        assert!(record.lost_on_time.is_some());
        assert!(record.to_text().contains("lost on time: "));
        let early = store.table("early").await.unwrap().progress;
        assert_eq!((early.finished, early.wake_ms.is_some()), (false, true));
        assert!(tables.open.get("early").is_none());
        assert_eq!(store.last_beat().await.unwrap(), Some(now_ms));
    }

    #[tokio::test]
    async fn nobody_is_late_because_the_server_stood() {
        let store = Arc::new(MemoryStore::default());
        let thrown_ms = clock::now_ms() - LONG_MS;
        keep_thrown(&store, "a", thrown_ms).await;
        store.beat(thrown_ms + 1_000).await.unwrap();
        let tables = tables(&store);
        tables.begin_clocks().await.unwrap();

        tables.open_due(clock::now_ms()).await.unwrap();
        let view = tables.ask(
            "a",
            |table| async move { table.view(Viewer::screen()).await },
        );
        let view = view.await.unwrap();

        assert!(last_event(&store, "a").await.contains("resumed"));
        let clock = view.unwrap().clock.unwrap();
        let ends_ms = [clock.white, clock.black].map(|side| side.delay_until_ms);
        let end_ms = ends_ms.into_iter().flatten().next().unwrap();
        // Of the delay of three seconds, one was used before the server stood.
        let left_ms = end_ms - clock::now_ms();
        assert!((1..=2_000).contains(&left_ms), "{left_ms}");
    }
}
