//! Attacks with names: guests and tournaments that would be taken for somebody else.

use rosespring_server::DiceSource;
use serde_json::{Value, json};

use crate::hall::{Browser, hall};
use crate::hall_accounts::claim;
use crate::hall_bot::bot;

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

fn named(name: &str) -> Value {
    json!({"rules": "gioul", "match_to": 1, "name": name})
}

#[tokio::test]
async fn a_guest_takes_no_name_of_others_and_is_offered_a_free_one() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    claim(&mut ada, "Ada").await;
    bot(&server, "Rose").await;
    let path = "/api/hall/invitations";
    for (name, status, why, free) in [
        ("Ada", 409, "name_taken", "Ada 2"),
        // With Cyrillic letters.
        ("\u{410}d\u{430}", 409, "name_taken", "\u{410}d\u{430} 2"),
        ("A-d-a", 409, "name_taken", "A-d-a 2"),
        ("Rose [bot]", 409, "name_taken", "Rose [bot] 2"),
        ("Iris (bot)", 400, "name_reserved", "Iris 2"),
        ("You", 400, "name_reserved", "You 2"),
        ("Модератор", 400, "name_reserved", "Модератор 2"),
        ("A\u{301}\u{301}\u{301}\u{301}da", 400, "name_marks", "da 2"),
    ] {
        let mut guest = Browser::new(&server);
        let (found, refused) = guest.ask("POST", path, named(name)).await;
        assert_eq!((found, code(&refused)), (status, why), "{name}");
        let proposed = refused["error"]["faults"][0].as_str().unwrap();
        assert!(proposed.ends_with(free), "{name}: {proposed}");
        assert_eq!(guest.cookie, "", "nobody became a guest");
        let (found, made) = guest.ask("POST", path, named(proposed)).await;
        assert_eq!(found, 201, "{made}");
        // Another name is checked too.
        let (found, _) = guest.ask("POST", path, named(name)).await;
        assert_eq!(found, status);
        assert_eq!(guest.ask("POST", path, named(proposed)).await.0, 201);
    }
}

#[tokio::test]
async fn a_friend_whose_name_is_taken_sits_down_under_another_one() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut friend] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    let invitation = ada.invite("Ada", "white", false).await;
    let (status, refused) = friend.accept(&invitation, "ada").await;
    assert_eq!((status, code(&refused)), (409, "name_taken"));
    let free = refused["error"]["faults"][0].as_str().unwrap();
    assert_eq!(free, "ada 2");

    let (status, accepted) = friend.accept(&invitation, free).await;
    assert_eq!(status, 200, "{accepted}");
}

#[tokio::test]
async fn a_tournament_has_no_name_of_a_member_or_of_the_page() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let starts_ms = u64::try_from(since.as_millis()).unwrap() + 3_600_000;
    for (name, why) in [
        ("Ada", "name_taken"),
        ("Moderator", "name_reserved"),
        ("Cup\u{301}\u{301}\u{301}\u{301}", "name_marks"),
    ] {
        let wanted = json!({"name": name, "kind": "knockout", "rules": "gioul", "match_to": 1,
            "time": "fast", "rated": true, "starts_ms": starts_ms});
        let (_, refused) = boris.ask("POST", "/api/tournaments", wanted).await;
        assert_eq!(code(&refused), why, "{name}: {refused}");
    }
}
