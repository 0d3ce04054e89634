//! What every store promises of tournaments.

use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::tournament::{
    StoredTournament, TournamentLine, TournamentResult, TournamentState, TournamentTable,
};
use rosespring_rules::Side;
use rosespring_store::{Store, StoreError, TournamentAddition, TournamentGame, rows};
use rosespring_table::stored::{Progress, StoredTable};

use crate::hall::{invitation, table_of, with_people};
use crate::results::won_by_white;
use crate::tables::bodies;

pub(crate) fn tournament(id: &str, starts_ms: i64) -> StoredTournament {
    StoredTournament {
        id: id.to_owned(),
        organiser: "ada".to_owned(),
        body: "{}".to_owned(),
        state: TournamentState::Open,
        starts_ms,
        created_ms: 5,
        changed_ms: 5,
    }
}

pub(crate) fn line(body: &str, person: Option<&str>) -> TournamentLine {
    TournamentLine {
        body: body.to_owned(),
        person: person.map(str::to_owned),
    }
}

async fn append(
    store: &dyn Store,
    id: &str,
    after: u32,
    lines: &[TournamentLine],
    state: TournamentState,
) -> Result<(), StoreError> {
    let addition = TournamentAddition {
        after,
        lines,
        state,
        starts_ms: 7,
        at_ms: 20 + i64::from(after),
    };
    store.append_tournament(id, &addition).await
}

fn ids(all: &[StoredTournament]) -> Vec<&str> {
    all.iter().map(|one| one.id.as_str()).collect()
}

pub(crate) async fn a_log_grows_by_one_writer_at_a_time(store: &dyn Store) {
    with_people(store).await;
    store.add_tournament(&tournament("a", 10)).await.unwrap();
    let taken = store.add_tournament(&tournament("a", 11)).await;
    assert!(matches!(taken, Err(StoreError::Taken(id)) if id == "a"));
    let found = rows::find::<StoredTournament>(store, &["a"]).await.unwrap();
    assert_eq!(found, Some(tournament("a", 10)));
    assert_eq!(
        rows::find::<StoredTournament>(store, &["none"])
            .await
            .unwrap(),
        None
    );

    let two = [line("1", Some("boris")), line("2", None)];
    append(store, "a", 0, &two, TournamentState::Running)
        .await
        .unwrap();
    for after in [0, 1, 3] {
        let refused = append(store, "a", after, &two, TournamentState::Over).await;
        assert!(matches!(refused, Err(StoreError::Conflict { after: at }) if at == after));
    }
    let missing = append(store, "none", 0, &two, TournamentState::Over).await;
    assert!(matches!(missing, Err(StoreError::Conflict { .. })));
    append(store, "a", 2, &[line("3", None)], TournamentState::Running)
        .await
        .unwrap();

    assert_eq!(store.tournament_log("a").await.unwrap(), ["1", "2", "3"]);
    assert!(store.tournament_log("none").await.unwrap().is_empty());
    let found = rows::find::<StoredTournament>(store, &["a"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!(
        (found.state, found.starts_ms),
        (TournamentState::Running, 7)
    );
    assert_eq!(found.changed_ms, 22);
}

pub(crate) async fn tournaments_are_listed_by_state_and_by_person(store: &dyn Store) {
    with_people(store).await;
    for (id, starts_ms) in [("a", 30), ("b", 20), ("c", 10), ("d", 10)] {
        store
            .add_tournament(&tournament(id, starts_ms))
            .await
            .unwrap();
    }
    let joined = [line("1", Some("boris"))];
    append(store, "c", 0, &joined, TournamentState::Over)
        .await
        .unwrap();
    append(store, "d", 0, &joined, TournamentState::Running)
        .await
        .unwrap();
    append(
        store,
        "d",
        1,
        &[line("2", Some("boris"))],
        TournamentState::Cancelled,
    )
    .await
    .unwrap();

    assert_eq!(ids(&store.live_tournaments().await.unwrap()), ["b", "a"]);
    assert_eq!(ids(&store.past_tournaments(9).await.unwrap()), ["d", "c"]);
    assert_eq!(ids(&store.past_tournaments(1).await.unwrap()), ["d"]);
    let own = store.tournaments_of("ada").await.unwrap();
    assert_eq!(ids(&own), ["a", "b", "c", "d"]);
    assert_eq!(
        ids(&store.tournaments_of("boris").await.unwrap()),
        ["c", "d"]
    );
    assert!(store.tournaments_of("carla").await.unwrap().is_empty());
    // An organiser who removed their account leaves an id.
    store.delete_person("ada").await.unwrap();
    assert_eq!(ids(&store.live_tournaments().await.unwrap()), ["b", "a"]);
}

pub(crate) async fn a_game_has_one_table_with_its_result(store: &dyn Store) {
    with_people(store).await;
    store.add_tournament(&tournament("a", 10)).await.unwrap();
    let begin = async |number: u32, table: &str| {
        let progress = Progress {
            finished: true,
            ..Progress::default()
        };
        let table = StoredTable {
            progress,
            ..table_of(table, "ada", "boris")
        };
        let invitation = StoredInvitation {
            table: Some(table.id.clone()),
            ..invitation(&format!("to-{}", table.id), "ada")
        };
        let game = TournamentGame {
            tournament: "a",
            number,
            invitation: &invitation,
            table: &table,
            bodies: &bodies(&["1"]),
        };
        store.begin_tournament_game(&game).await
    };

    assert!(begin(1, "second").await.unwrap());
    assert!(begin(0, "first").await.unwrap());
    assert!(!begin(0, "third").await.unwrap());
    assert!(matches!(begin(2, "first").await, Err(StoreError::Taken(_))));

    assert_eq!(store.count().await.unwrap(), 2);
    store.settle(&won_by_white("first", 9)).await.unwrap();
    let result = TournamentResult {
        winner: Some(Side::White),
        units: [7, 3],
    };
    let expected = |number, table: &str, result| TournamentTable {
        number,
        table: table.to_owned(),
        result,
    };
    assert_eq!(
        store.tournament_tables("a").await.unwrap(),
        [
            expected(0, "first", Some(result)),
            expected(1, "second", None)
        ]
    );
    let (found, number) = store.tournament_of_table("second").await.unwrap().unwrap();
    assert_eq!((found.id.as_str(), number), ("a", 1));
    assert_eq!(store.tournament_of_table("third").await.unwrap(), None);
    assert_eq!(
        rows::find::<StoredInvitation>(store, &["to-third"])
            .await
            .unwrap(),
        None
    );
    // A game whose table is gone gets another one.
    store.remove("second").await.unwrap();
    assert_eq!(store.tournament_of_table("second").await.unwrap(), None);
    assert!(begin(1, "fourth").await.unwrap());
}
