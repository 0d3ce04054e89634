//! Malformed messages.

use rosespring_server::DiceSource;
use rosespring_server::limits::MESSAGE_BYTES_MAX;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::Command;

use crate::support::{Server, for_two};

#[tokio::test]
async fn every_malformed_message_is_answered_and_changes_nothing() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    let before = page.table.clone();
    let messages = [
        ("", "no JSON"),
        ("{", "no JSON"),
        ("null", "no JSON object"),
        ("[]", "no JSON object"),
        ("{}", "`type`"),
        (r#"{"type":7}"#, "`type`"),
        (r#"{"type":"dance"}"#, "found \"dance\""),
        (r#"{"type":"throw","dice":[6,6]}"#, "`dice`"),
        (r#"{"type":"step"}"#, "`from`"),
        (r#"{"type":"step","from":0,"number":1}"#, "`from`"),
        (r#"{"type":"step","from":"off","number":1}"#, "`from`"),
        (r#"{"type":"step","from":24,"number":-1}"#, "`number`"),
        (r#"{"type":"step","from":24,"number":1e99}"#, "`number`"),
        (r#"{"type":"set_auto_forced"}"#, "`auto_forced`"),
        (r#"{"type":"throw"}{"type":"throw"}"#, "no JSON"),
        (r#"{"type":"throw"}"#, "`after`"),
        (r#"{"type":"throw","after":-1}"#, "`after`"),
        (r#"{"type":"steps","steps":[],"after":1}"#, "`steps`"),
        (r#"{"type":"undo_to","after":1}"#, "`steps`"),
        (r#"{"type":"refresh","since":"1"}"#, "`since`"),
    ];

    for (text, fault) in messages {
        page.send_text(text).await;
        let answer = page.hear().await;
        let ToClient::Rejected { code, message, .. } = answer else {
            panic!("{text}: {answer:?}");
        };
        assert_eq!(code, "malformed", "{text}");
        assert!(message.contains(fault), "{text}: {message}");
    }

    assert_eq!(page.fresh().await, before);
    page.say(Command::Throw).await;
}

#[tokio::test]
async fn nested_messages_do_not_exhaust_the_stack() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("gul-bara")).await;

    page.send_text(&"[".repeat(MESSAGE_BYTES_MAX - 1)).await;

    assert!(matches!(page.hear().await, ToClient::Rejected { .. }));
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_only_its_own_connection() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    let mut other = server.open(&page.id).await;

    page.send_text(&" ".repeat(MESSAGE_BYTES_MAX + 1)).await;

    assert!(page.is_closed().await);
    other.say(Command::Throw).await;
}
