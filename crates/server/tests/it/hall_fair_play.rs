//! The figures of fair play: from the analysis of a rated match to the page of moderators.

use std::time::Duration;

use rosespring_hall::fair_play::StoredFairPlay;
use rosespring_hall::fair_play::{FairPlaySums, JudgedStage, stage_times};
use rosespring_server::DiceSource;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::hall_accounts::claim;
use crate::hall_moderation::{appoint, id_of};
use crate::hall_results::{play_and_resign, resign_after, settled, settling_hall, sit};

/// Decisions of a match, with some stages in which there is a choice.
const DECISIONS: usize = 80;

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// The figures of somebody who plays what the search plays, always as fast.
fn copied(stages: usize) -> FairPlaySums {
    let stage = |margin: f64| JudgedStage {
        loss: 0.0,
        rank: 0,
        margin,
        agrees_with_search: (margin < 0.1).then_some(true),
        ms: Some(4_000),
    };
    let margins = [0.05, 0.3].into_iter().cycle().take(stages);
    FairPlaySums::of_match(margins.map(stage), 0)
}

#[tokio::test]
async fn the_analysis_of_a_rated_match_adds_the_figures_of_both() {
    let server = settling_hall().await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let table = sit(&mut ada, &mut boris, true).await;
    resign_after(DECISIONS, &ada, &boris, &table).await;
    settled(&mut ada, &table).await;

    for _ in 0..600 {
        if server.store.is_fair_play_added(&table).await.unwrap() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }

    let mut stages = 0;
    for browser in [&mut ada, &mut boris] {
        let person = id_of(browser).await;
        let own = server.store.fair_play_of(&person).await.unwrap();
        assert_eq!(own.len(), 1, "{own:?}");
        assert_eq!((own[0].game.as_str(), own[0].band), ("gioul", 1400));
        assert_eq!(own[0].sums.matches, 1);
        stages += own[0].sums.stages();
        let (_, data) = browser.ask("GET", "/api/account/export", Value::Null).await;
        assert_eq!(data["fair_play"][0]["stages"], own[0].sums.stages());
    }
    assert!(stages > 0);
    // Every stage of the analysis has its time.
    let (stored, bodies) = (
        server.store.table(&table).await.unwrap(),
        server.store.events(&table).await.unwrap(),
    );
    let times = stage_times(&stored, &bodies).unwrap();
    let analysis = server.store.review_of_table(&table).await.unwrap().unwrap();
    let analysed = server.store.review(&analysis).await.unwrap();
    assert_eq!(times.ms.len(), analysed.head.stages as usize);
    assert!(times.ms.iter().flatten().count() >= stages as usize);
    assert_eq!(times.rekeys, [0, 0]);

    // An unrated match adds nothing.
    let table = sit(&mut ada, &mut boris, false).await;
    play_and_resign(&ada, &boris, &table).await;
    settled(&mut ada, &table).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!server.store.is_fair_play_added(&table).await.unwrap());
}

#[tokio::test]
async fn a_moderator_is_asked_about_a_member_who_plays_as_the_search_does() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;
    let (ada_id, boris_id) = (id_of(&mut ada).await, id_of(&mut boris).await);
    let of = |person: &str, stages| StoredFairPlay {
        person: person.to_owned(),
        game: "gioul".to_owned(),
        band: 1400,
        sums: copied(stages),
    };
    let both = [of(&ada_id, 320), of(&boris_id, 20)];
    server.store.add_fair_play(&table, &both).await.unwrap();

    let (_, view) = mona.ask("GET", "/api/moderation", Value::Null).await;

    let asked = view["suspicions"].as_array().unwrap();
    assert_eq!(asked.len(), 1, "{view}");
    assert_eq!(asked[0]["person"]["name"], "Ada");
    let figures = &asked[0]["figures"];
    assert_eq!(
        (&figures["stages"], &figures["band"]),
        (&json!(320), &json!(1400))
    );
    let measures = figures["compared"].as_array().unwrap();
    assert_eq!(measures.len(), 4);
    assert!(measures.iter().any(|one| one["z"].as_f64().unwrap() > 4.0));
    let path = format!("/api/moderation/people/{boris_id}");
    let (_, record) = mona.ask("GET", &path, Value::Null).await;
    assert_eq!(record["fair_play"][0]["stages"], 20);
    // Neither members nor their opponents see figures of others.
    let (status, refused) = ada.ask("GET", "/api/moderation", Value::Null).await;
    assert_eq!((status, code(&refused)), (404, "no_route"));

    let body = json!({"person": ada_id, "kind": "dismiss", "reason": "A strong player."});
    let (status, act) = mona.ask("POST", "/api/moderation/acts", body).await;
    assert_eq!(status, 201, "{act}");
    let (_, view) = mona.ask("GET", "/api/moderation", Value::Null).await;
    assert_eq!(view["suspicions"], json!([]));
    assert_eq!(view["acts"][0]["kind"], "dismiss");
}
