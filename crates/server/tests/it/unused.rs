//! Tables that nobody looks at cost nothing but their row.

use rosespring_server::DiceSource;
use rosespring_server::limits::{Capacity, STUDIES_MAX};
use rosespring_wire::table::{Command, NewTable, Purpose};

use crate::support::{Server, for_two, table_json};

#[tokio::test]
async fn tables_that_were_only_made_lock_nobody_out() {
    let server = Server::start(DiceSource::Seeded).await;
    let body = table_json(&for_two("gioul"));
    let mut ids = Vec::new();
    for _ in 0..Capacity::LOCAL.open + 10 {
        let (status, made) = server.post("/api/tables", &body).await;
        assert_eq!(status, 201, "{made}");
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    for id in &ids {
        assert_eq!(server.get(&format!("/api/tables/{id}")).await.0, 200);
    }

    let mut page = server.open(&ids[0]).await;

    page.say(Command::Throw).await;
}

#[tokio::test]
async fn tables_that_were_left_make_room() {
    let server = Server::start(DiceSource::Seeded).await;
    for _ in 0..Capacity::LOCAL.open + 10 {
        server.page(&for_two("gioul")).await.leave().await;
    }
}

#[tokio::test]
async fn the_oldest_study_makes_room_for_a_new_one() {
    let server = Server::start(DiceSource::Seeded).await;
    let study = NewTable {
        purpose: Purpose::Study,
        ..for_two("gioul")
    };
    let mut watched = server.page(&study).await;

    for _ in 0..STUDIES_MAX + 10 {
        let (status, made) = server.post("/api/tables", &table_json(&study)).await;
        assert_eq!(status, 201, "{made}");
    }

    watched.say(Command::Throw).await;
}
