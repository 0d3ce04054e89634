//! What every store promises of results and ratings.

use rosespring_hall::accounts::PersonKind;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::ratings::{RATED_A_DAY_MAX, StoredResult};
use rosespring_rules::Side;
use rosespring_store::{Store, UnsettledTable};
use rosespring_table::glicko::Rating;
use rosespring_table::stored::{Progress, StoredTable};

use crate::accounts::claim;
use crate::hall::{invitation, table_of, with_people};

/// A day in milliseconds.
const DAY_MS: i64 = 24 * 3600 * 1000;

/// A table of `ada` (White) and `boris` that came of an invitation.
pub(crate) async fn seat(store: &dyn Store, id: &str, finished: bool) {
    let invitation = StoredInvitation {
        body: format!("of {id}"),
        ..invitation(&format!("to-{id}"), "ada")
    };
    store.add_invitation(&invitation).await.unwrap();
    let progress = Progress {
        finished,
        ..Progress::default()
    };
    let table = StoredTable {
        progress,
        ..table_of(id, "ada", "boris")
    };
    let accepted = store
        .accept_invitation(&invitation.id, &table, &[], 9)
        .await;
    assert!(accepted.unwrap());
}

pub(crate) fn won_by_white(table: &str, ended_ms: i64) -> StoredResult {
    StoredResult {
        table: table.to_owned(),
        game: "gioul".to_owned(),
        speed: Some("fast".to_owned()),
        match_to: 7,
        players: ["ada".to_owned(), "boris".to_owned()],
        units: [7, 3],
        winner: Some(Side::White),
        reason: "played".to_owned(),
        rated: true,
        ended_ms,
        turns: Some(20),
        ratings: None,
    }
}

pub(crate) async fn two_members(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    claim(store, "boris", "Boris", "boris").await.unwrap();
}

pub(crate) async fn a_match_is_settled_once(store: &dyn Store) {
    two_members(store).await;
    for (id, finished) in [("a", true), ("b", true), ("c", false)] {
        seat(store, id, finished).await;
    }
    let open = store.unsettled(9).await.unwrap();
    let expected = |table: &str| UnsettledTable {
        table: table.to_owned(),
        invitation: format!("of {table}"),
    };
    assert_eq!(open, [expected("a"), expected("b")]);
    let found = store.invitation_of("a").await.unwrap().unwrap();
    assert_eq!(found.body, "of a");
    assert_eq!(store.invitation_of("none").await.unwrap(), None);

    assert!(store.settle(&won_by_white("a", 10)).await.unwrap());
    assert!(!store.settle(&won_by_white("a", 11)).await.unwrap());
    assert!(!store.settle(&won_by_white("none", 10)).await.unwrap());

    assert_eq!(store.unsettled(9).await.unwrap(), [expected("b")]);
    let [white] = store.ratings_of("ada").await.unwrap().try_into().unwrap();
    let [black] = store.ratings_of("boris").await.unwrap().try_into().unwrap();
    assert_eq!(
        (white.game.as_str(), white.speed.as_str()),
        ("gioul", "fast")
    );
    assert_eq!((white.matches, black.matches), (1, 1));
    let sum = white.rating.rating + black.rating.rating;
    assert!(white.rating.rating > 1600.0 && (sum - 3000.0).abs() < 1e-9);
    let stored = store.result("a").await.unwrap().unwrap();
    let [change, other] = stored.ratings.unwrap();
    assert_eq!(change.after.to_bits(), white.rating.rating.to_bits());
    assert_eq!(other.deviation.to_bits(), black.rating.deviation.to_bits());
    assert_eq!(change.before.to_bits(), Rating::UNKNOWN.rating.to_bits());
    let expected = StoredResult {
        ratings: stored.ratings,
        ..won_by_white("a", 10)
    };
    assert_eq!(stored, expected);
    store.remove("a").await.unwrap();
    assert_eq!(store.result("a").await.unwrap(), None);
}

pub(crate) async fn ratings_change_by_rated_matches_of_members_alone(store: &dyn Store) {
    two_members(store).await;
    for id in ["a", "b", "c", "d"] {
        seat(store, id, true).await;
    }
    let unrated = [
        StoredResult {
            rated: false,
            ..won_by_white("a", 10)
        },
        StoredResult {
            winner: None,
            ..won_by_white("b", 10)
        },
        StoredResult {
            speed: None,
            ..won_by_white("c", 10)
        },
    ];
    for result in unrated {
        assert!(store.settle(&result).await.unwrap());
        let stored = store.result(&result.table).await.unwrap().unwrap();
        let expected = StoredResult {
            rated: false,
            ..result
        };
        assert_eq!(stored, expected);
    }
    store.delete_person("boris").await.unwrap();
    assert!(store.settle(&won_by_white("d", 10)).await.unwrap());

    assert_eq!(store.ratings_of("ada").await.unwrap(), []);
    assert_eq!(store.rated_between(["ada", "boris"], 0).await.unwrap(), 0);
}

pub(crate) async fn the_same_two_play_five_rated_matches_a_day(store: &dyn Store) {
    two_members(store).await;
    let rated = async |id: String, ended_ms| {
        seat(store, &id, true).await;
        store.settle(&won_by_white(&id, ended_ms)).await.unwrap();
        store.result(&id).await.unwrap().unwrap().rated
    };
    for number in 0..RATED_A_DAY_MAX {
        assert!(rated(format!("t{number}"), 100 + i64::from(number)).await);
    }
    let between = async |since_ms| {
        let both = [["ada", "boris"], ["boris", "ada"]];
        let counted = both.map(|players| store.rated_between(players, since_ms));
        let [one, other] = counted;
        let counts = [one.await.unwrap(), other.await.unwrap()];
        assert_eq!(counts[0], counts[1]);
        counts[0]
    };

    assert!(!rated("late".to_owned(), 100 + DAY_MS).await);
    assert!(rated("next".to_owned(), 101 + DAY_MS).await);

    assert_eq!(between(0).await, RATED_A_DAY_MAX + 1);
    assert_eq!(between(104).await, 2);
    let rating = &store.ratings_of("boris").await.unwrap()[0];
    assert_eq!(rating.matches, RATED_A_DAY_MAX + 1);
}

pub(crate) async fn early_ends_change_the_rating_of_a_winner_three_times_a_day(store: &dyn Store) {
    two_members(store).await;
    let rated = async |id: &str, turns, reason: &str, ended_ms| {
        seat(store, id, true).await;
        let result = StoredResult {
            turns,
            reason: reason.to_owned(),
            ..won_by_white(id, ended_ms)
        };
        store.settle(&result).await.unwrap();
        store.result(id).await.unwrap().unwrap().rated
    };
    for (id, reason) in [("a", "resigned"), ("b", "time"), ("c", "left")] {
        assert!(rated(id, Some(9), reason, 100).await, "{reason}");
    }

    assert!(!rated("d", Some(9), "resigned", 200).await);
    assert!(rated("e", Some(10), "resigned", 200).await);
    assert!(rated("f", Some(9), "resigned", 101 + DAY_MS).await);

    let pairs = store.won_pairs(0).await.unwrap();
    let gained = store.ratings_of("ada").await.unwrap()[0].rating.rating - Rating::UNKNOWN.rating;
    assert_eq!((pairs[0].wins, pairs[0].early), (5, 4));
    assert_eq!([&pairs[0].winner, &pairs[0].loser], ["ada", "boris"]);
    assert!((pairs[0].gained - gained).abs() < 1e-6);
    assert_eq!(store.won_pairs(102 + DAY_MS).await.unwrap(), []);
    assert_eq!(pairs.len(), 1);
}

pub(crate) async fn results_are_listed_newest_first_with_names(store: &dyn Store) {
    two_members(store).await;
    for (id, ended_ms) in [("a", 10), ("b", 30), ("c", 20)] {
        seat(store, id, true).await;
        store.settle(&won_by_white(id, ended_ms)).await.unwrap();
    }

    let listed = store.results_of("boris", 2).await.unwrap();

    let ids: Vec<_> = listed.iter().map(|one| one.result.table.as_str()).collect();
    assert_eq!(ids, ["b", "c"]);
    assert_eq!(listed[0].names, ["Ada", "Boris"]);
    assert_eq!(listed[0].kinds, [PersonKind::Member; 2]);
    assert!(listed[0].watchable);
    store.delete_person("ada").await.unwrap();
    let listed = store.results_of("boris", 9).await.unwrap();
    assert_eq!(listed[0].names, ["deleted", "Boris"]);
    assert_eq!(listed[0].kinds, [PersonKind::Deleted, PersonKind::Member]);
    assert_eq!(store.results_of("carla", 9).await.unwrap(), []);
}
