//! Several pages at one table.

use rosespring_server::DiceSource;
use rosespring_server::limits::SOCKETS_PER_TABLE_MAX;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::Command;

use crate::support::{Server, dice_from, for_two};

#[tokio::test]
async fn two_pages_see_the_same_game() {
    let server = Server::start(dice_from(8)).await;
    let mut first = server.page(&for_two("gioul")).await;
    let mut second = server.open(&first.id).await;
    assert_eq!(first.table, second.table);

    for round in 0..60 {
        let (acting, looking) = if round % 2 == 0 {
            (&mut first, &mut second)
        } else {
            (&mut second, &mut first)
        };
        acting.go_on(&mut |count| round % count).await;
        looking.catch_up().await;
    }

    assert_eq!(first.story, second.story);
    assert_eq!(first.table, second.fresh().await);
}

#[tokio::test]
async fn a_refresh_is_answered_by_the_whole_state() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("tawula")).await;
    page.say(Command::Throw).await;

    page.refresh(None).await;

    let ToClient::Snapshot { table } = page.hear().await else {
        panic!();
    };
    assert_eq!(*table, page.table);
}

#[tokio::test]
async fn a_table_has_room_for_so_many_pages_and_no_more() {
    let server = Server::start(DiceSource::Seeded).await;
    let first = server.page(&for_two("gioul")).await;
    let mut pages = Vec::new();
    for _ in 1..SOCKETS_PER_TABLE_MAX {
        pages.push(server.open(&first.id).await);
    }
    let url = format!("ws://{}/api/tables/{}/socket", server.address, first.id);

    let refused = tokio_tungstenite::connect_async(&url).await;
    assert!(refused.unwrap_err().to_string().contains("429"));

    pages.pop().unwrap().leave().await;
    let mut tries = 0;
    while tokio_tungstenite::connect_async(&url).await.is_err() {
        tries += 1;
        assert!(tries < 100, "a page that left makes room");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_table_that_is_none_has_no_socket() {
    let server = Server::start(DiceSource::Seeded).await;
    let url = format!("ws://{}/api/tables/none/socket", server.address);

    let refused = tokio_tungstenite::connect_async(url).await;
    assert!(refused.unwrap_err().to_string().contains("404"));
    let (status, answer) = server.get("/api/tables/none/socket").await;
    assert_eq!(status, 426);
    assert_eq!(answer["error"]["code"], "no_upgrade");
}
