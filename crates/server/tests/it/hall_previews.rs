//! What messengers read at the link of an invitation and of a game.

use rosespring_server::DiceSource;
use serde_json::json;

use crate::hall::{Browser, hall, seated};
use crate::support::{Server, send_for_text};

/// The words of a link that nobody can accept, in English.
const GENERAL: &str = "Rosespring: The whole family at one table";

/// The start of the page at the link of an invitation.
async fn page(server: &Server, invitation: &str) -> String {
    page_at(server, &format!("/join/{invitation}"), "").await
}

/// The page at a path, for the browser with a cookie.
async fn page_at(server: &Server, path: &str, cookie: &str) -> String {
    let headers = [("host", "localhost"), ("cookie", cookie)];
    let (head, body) = send_for_text(server.address, "GET", path, &headers, None).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(head.contains("text/html"), "{head}");
    body
}

/// The values of a tag in the head of a page.
fn values(page: &str, property: &str) -> Vec<String> {
    let begin = format!("<meta property=\"og:{property}\" content=\"");
    let parts = page.split(&begin).skip(1);
    let values = parts.map(|part| part.split_once('"').unwrap().0);
    let plain = values.map(|value| {
        [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&#39;", "'"),
            ("&amp;", "&"),
        ]
        .iter()
        .fold(value.to_owned(), |text, (code, sign)| {
            text.replace(code, sign)
        })
    });
    plain.collect()
}

async fn invite(browser: &mut Browser<'_>, name: &str, language: Option<&str>) -> String {
    let mut body = json!({"rules": "gul-bara", "match_to": 1, "name": name});
    if let Some(language) = language {
        body["language"] = json!(language);
    }
    let (status, made) = browser.ask("POST", "/api/hall/invitations", body).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_title_of_a_link_names_who_invites_whatever_the_name() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    for name in [
        "\"><script>",
        "O'Neil & sons",
        "{game}",
        "مريم بنت علي",
        "🌹🎲",
        &"Ж".repeat(40),
    ] {
        let invitation = invite(&mut Browser::new(&server), name, Some("en")).await;

        let page = page(&server, &invitation).await;

        let title = format!("\u{2068}{name}\u{2069} invites you to Gul bara");
        assert_eq!(values(&page, "title"), [title]);
        assert_eq!(page.matches("<title>").count(), 1);
        assert_eq!(page.matches("<script>").count(), 0, "{page}");
        assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
        let described = &values(&page, "description")[0];
        assert!(
            described.starts_with("One game. No account needed. "),
            "{described}"
        );
    }
}

#[tokio::test]
async fn a_link_speaks_the_language_of_the_person_who_invites() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    for (language, title) in [
        (Some("bg"), "\u{2068}Мария\u{2069} те кани на Гюлбара"),
        (Some("xx"), "\u{2068}Мария\u{2069} invites you to Gul bara"),
        (None, "\u{2068}Мария\u{2069} invites you to Gul bara"),
    ] {
        let invitation = invite(&mut Browser::new(&server), "Мария", language).await;

        assert_eq!(values(&page(&server, &invitation).await, "title"), [title]);
    }
}

#[tokio::test]
async fn a_guest_who_gave_no_name_is_a_friend() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    for (name, language, title) in [
        ("Guest 956", "en", "A friend invites you to Gul bara"),
        ("Гост 956", "bg", "Приятел те кани на Гюлбара"),
        ("ضيف ٩٥٦", "ar", "صديق يدعوك إلى لعبة جول بارا"),
    ] {
        let invitation = invite(&mut Browser::new(&server), name, Some(language)).await;

        assert_eq!(values(&page(&server, &invitation).await, "title"), [title]);
    }
}

#[tokio::test]
async fn a_link_that_is_over_or_unknown_has_no_name() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let invitation = invite(&mut Browser::new(&server), "Ada", None).await;
    let accepted = Browser::new(&server).accept(&invitation, "Boris").await;
    assert_eq!(accepted.0, 200);

    for link in [invitation.as_str(), "unknown"] {
        let page = page(&server, link).await;

        assert_eq!(values(&page, "title"), [GENERAL]);
        assert!(!page.contains("Ada"), "{page}");
    }
}

#[tokio::test]
async fn a_link_of_a_game_names_its_players_and_the_game_in_the_senders_language() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let (_, table) = seated(&server, true).await;
    for (query, title, description) in [
        ("", "Gioul", "One game. "),
        ("?lang=de", "Gioul", "Eine Partie. "),
        ("?lang=ru", "Гюль", "Одна партия. "),
        ("?lang=xx", "Gioul", "One game. "),
    ] {
        let page = page_at(&server, &format!("/game/{table}{query}"), "").await;

        let players = "\u{2068}Ada\u{2069} – \u{2068}Boris\u{2069}";
        assert_eq!(values(&page, "title"), [format!("{players}: {title}")]);
        let described = &values(&page, "description")[0];
        assert!(described.starts_with(description), "{described}");
        assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
    }
}

#[tokio::test]
async fn the_page_of_a_game_is_in_the_language_of_its_reader() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let (_, table) = seated(&server, true).await;
    for (query, wanted, language, shown, sent) in [
        ("", "ru", "ru", "Гюль", "Гюль"),
        ("?lang=en", "ru-RU,ru;q=0.9,en;q=0.8", "ru", "Гюль", "Gioul"),
        ("?lang=ru", "", "ru", "Гюль", "Гюль"),
        (
            "?lang=ru",
            "xx;q=1, en;q=0.3, de;q=0.7",
            "de",
            "Gioul",
            "Гюль",
        ),
        ("", "*", "en", "Gioul", "Gioul"),
        ("?lang=xx", "", "en", "Gioul", "Gioul"),
    ] {
        let path = format!("/game/{table}{query}");
        let headers = [("host", "localhost"), ("accept-language", wanted)];
        let (_, page) = send_for_text(server.address, "GET", &path, &headers, None).await;

        let title = "\u{2068}Ada\u{2069} – \u{2068}Boris\u{2069}: ";
        assert_eq!(values(&page, "title"), [format!("{title}{sent}")], "{path}");
        if page.contains("<rosespring-replay>") {
            assert!(page.contains(&format!("<html lang=\"{language}\">")));
            assert!(page.contains(&format!("<title>{title}{shown}</title>")));
        }
    }
}

#[tokio::test]
async fn a_link_of_a_game_that_others_may_not_watch_names_nobody_to_them() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([ada, _], table) = seated(&server, false).await;
    let path = format!("/game/{table}");

    for (path, cookie) in [(path.as_str(), ""), ("/game/unknown", ada.cookie.as_str())] {
        let page = page_at(&server, path, cookie).await;

        assert_eq!(values(&page, "title"), [GENERAL]);
        assert!(!page.contains("Ada"), "{page}");
    }
    let own = page_at(&server, &path, &ada.cookie).await;
    assert!(values(&own, "title")[0].contains("Ada"));
}
