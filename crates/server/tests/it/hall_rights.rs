//! Who may use what in the hall: every route as stranger, watcher, opponent, inviter, moderator and
//! bot.

use std::sync::Arc;

use rosespring_server::{AppState, DiceSource};
use rosespring_store::{SqliteStore, Store};
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::hall_accounts::{PASSWORD, claim};
use crate::hall_bot::{Lines, bot};
use crate::hall_moderation::appoint;
use crate::support::{Server, connect, dice_from, for_two, send, table_json};

/// The file that describes every route, with the right to it.
const DESCRIPTION: &str = include_str!("../../openapi.json");

/// Who may use which route, typed by hand. The rows of the server must say the same, so a slip in a
/// row is found here.
const RIGHTS: [(&str, &[&str]); 11] = [
    (
        "anybody",
        &[
            "GET /api/health",
            "GET /api/ready",
            "GET /api/openapi.json",
            "GET /api/rules",
            "GET /api/hall",
            "POST /api/hall/invitations",
            "GET /api/hall/invitations/{id}",
            "POST /api/hall/invitations/{id}/accept",
            "POST /api/hall/invitations/{id}/learning",
            "GET /join/{id}",
            "GET /game/{id}",
            "GET /api/hall/lobby",
            "POST /api/hall/seeks",
            "DELETE /api/hall/seeks",
            "POST /api/hall/seeks/{id}/accept",
            "GET /api/notices",
            "POST /api/account",
            "POST /api/account/recover",
            "POST /api/session",
            "POST /api/devices",
            "DELETE /api/session",
            "POST /api/passkeys/claim/begin",
            "POST /api/passkeys/claim",
            "POST /api/session/passkey/begin",
            "POST /api/session/passkey",
            "GET /api/players/{name}",
            "GET /api/tournaments",
            "GET /api/tournaments/{id}",
            "GET /api/tournaments/{id}/boards",
        ],
    ),
    (
        "known",
        &[
            "GET /api/notices/events",
            "POST /api/notices/seen",
            "DELETE /api/notices/{id}",
            "GET /api/push",
            "PUT /api/push",
            "DELETE /api/push",
            "GET /api/account/export",
            "GET /api/account/sessions",
            "DELETE /api/account/sessions/{id}",
            "POST /api/devices/code",
        ],
    ),
    (
        "member",
        &[
            "POST /api/hall/challenges",
            "POST /api/hall/challenges/{id}/accept",
            "DELETE /api/hall/challenges/{id}",
            "POST /api/passkeys/begin",
            "POST /api/passkeys",
            "POST /api/passkeys/confirm",
            "DELETE /api/passkeys/{id}",
            "GET /api/account",
            "DELETE /api/account",
            "POST /api/account/password",
            "POST /api/account/recovery-codes",
            "POST /api/players/{name}/block",
            "DELETE /api/players/{name}/block",
            "GET /api/players/{name}/note",
            "PUT /api/players/{name}/note",
            "DELETE /api/players/{name}/note",
            "POST /api/tournaments",
            "POST /api/tournaments/{id}/join",
            "POST /api/tournaments/{id}/withdraw",
            "POST /api/tournaments/{id}/begin",
            "POST /api/tournaments/{id}/cancel",
        ],
    ),
    (
        "viewer",
        &[
            "GET /api/tables/{id}",
            "GET /api/tables/{id}/socket",
            "GET /api/tables/{id}/record",
            "GET /api/tables/{id}/export",
            "GET /api/tables/{id}/match",
        ],
    ),
    (
        "player",
        &[
            "GET /api/tables/{id}/chat",
            "POST /api/tables/{id}/chat",
            "PUT /api/tables/{id}/chat/mute",
            "POST /api/tables/{id}/chat/{number}/report",
            "GET /api/tables/{id}/sealed",
            "PUT /api/tables/{id}/sealed",
            "GET /api/tables/{id}/rematch",
            "POST /api/tables/{id}/rematch",
        ],
    ),
    ("inviter", &["DELETE /api/hall/invitations/{id}"]),
    (
        "analyst",
        &[
            "GET /api/analyses/{id}",
            "GET /api/analyses/{id}/events",
            "GET /api/analyses/{id}/export",
        ],
    ),
    (
        "moderator",
        &[
            "GET /api/moderation",
            "GET /api/moderation/people/{id}",
            "POST /api/moderation/acts",
        ],
    ),
    ("bot", &["GET /api/bot", "GET /api/bot/events"]),
    (
        "bot_player",
        &[
            "GET /api/bot/tables/{id}",
            "POST /api/bot/tables/{id}/throw",
            "POST /api/bot/tables/{id}/play",
            "POST /api/bot/tables/{id}/done",
            "POST /api/bot/tables/{id}/resign",
            "POST /api/bot/tables/{id}/answer",
            "POST /api/bot/tables/{id}/next",
            "POST /api/bot/tables/{id}/links",
            "POST /api/bot/tables/{id}/name",
        ],
    ),
    (
        "nobody",
        &[
            "GET /api/tables",
            "POST /api/tables",
            "DELETE /api/tables/{id}",
            "GET /api/tables/{id}/advice",
            "GET /api/tables/{id}/tutor",
            "GET /api/analyses",
            "POST /api/analyses",
            "DELETE /api/analyses/{id}",
            "POST /api/analyses/{id}/run",
            "POST /api/analyses/{id}/stop",
            "POST /api/analyse",
            "POST /api/convert",
            "POST /api/position/read",
            "POST /api/position/check",
            "GET /api/puzzles",
            "GET /api/puzzles/next",
            "POST /api/puzzles/{id}/answer",
            "GET /api/statistics",
        ],
    ),
];

/// Every route of the hall and of a local server, with the right that its row names.
fn described() -> Vec<(String, String)> {
    let description: Value = serde_json::from_str(DESCRIPTION).unwrap();
    let mut all = Vec::new();
    for (path, operations) in description["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let right = operation["x-right"].as_str().unwrap().to_owned();
            all.push((format!("{} {path}", method.to_uppercase()), right));
        }
    }
    all.sort();
    all
}

/// The routes to which one of these rights is enough.
fn routes_for(rights: &[&str]) -> Vec<String> {
    let listed = RIGHTS.iter().filter(|(right, _)| rights.contains(right));
    let mut names: Vec<_> = listed
        .flat_map(|(_, routes)| routes.iter().map(|&route| route.to_owned()))
        .collect();
    names.sort();
    names
}

/// Which of the routes a browser may use, with the ids of a table and of an invitation.
async fn allowed(browser: &mut Browser<'_>, server: &Server, ids: [&str; 2]) -> Vec<String> {
    let mut allowed = Vec::new();
    let mut routes = RIGHTS.map(|(_, routes)| routes).concat();
    // After it the browser is a stranger.
    routes.sort_by_key(|route| route.ends_with("/api/session"));
    for route in routes {
        let (method, path) = route.split_once(' ').unwrap();
        let [table, invitation] = ids;
        let id = if path.starts_with("/api/hall") {
            invitation
        } else {
            table
        };
        let full_path = path.replace("{id}", id);
        // These answers do not end.
        if path.ends_with("/events") && !path.starts_with("/api/analyses")
            || method == "GET" && path == "/api/bot/tables/{id}"
        {
            let (token, cookie) = (&browser.authorization, &browser.cookie);
            if Lines::open_as(server.address, token, cookie, &full_path)
                .await
                .head()
                .await
                == 200
            {
                allowed.push(route.to_owned());
            }
            continue;
        }
        let (status, answer) = browser.ask(method, &full_path, json!({})).await;
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        let is_refused = matches!(
            code,
            "no_route" | "wrong_method" | "no_table" | "not_member" | "no_analysis" | "no_bot"
        );
        let is_missing = matches!(
            code,
            "no_invitation"
                | "no_seek"
                | "no_challenge"
                | "no_session"
                | "no_device_code"
                | "no_player"
                | "no_message"
                | "no_person"
                | "no_passkey"
                | "no_tournament"
        );
        let is_denied = matches!(status, 401 | 405) || status == 404 && !is_missing;
        assert_eq!(is_refused, is_denied, "{method} {path}: {answer}");
        if !is_refused && code != "no_invitation" {
            allowed.push(route.to_owned());
        }
    }
    allowed.sort();
    allowed
}

#[test]
fn each_row_names_the_right_that_is_listed_here() {
    let mut listed: Vec<_> = RIGHTS
        .iter()
        .flat_map(|(right, routes)| routes.iter().map(move |route| (*route, *right)))
        .map(|(route, right)| (route.to_owned(), right.to_owned()))
        .collect();
    listed.sort();

    assert_eq!(described(), listed);
}

#[tokio::test]
async fn only_those_with_the_right_may_ask() {
    for watchable in [false, true] {
        let server = hall(dice_from(1), "http://localhost").await;
        let ([mut ada, mut boris], table) = seated(&server, watchable).await;
        let (_, hall) = ada.ask("GET", "/api/hall", Value::Null).await;
        assert_eq!(hall["invitations"], json!([]));
        let open = ada.invite("Ada", "white", watchable).await;
        let mut carla = Browser::new(&server);
        carla.invite("Carla", "white", watchable).await;
        let mut member = Browser::new(&server);
        let account = json!({"name": "Dora", "password": PASSWORD});
        assert_eq!(member.ask("POST", "/api/account", account).await.0, 201);
        let mut mona = Browser::new(&server);
        appoint(&mut mona, "Mona").await;
        let mut rose = Browser::new(&server);
        rose.authorization = bot(&server, "Rose").await;
        let mut stranger = Browser::new(&server);
        let ids = [table.as_str(), open.as_str()];
        let with = |rights: &[&'static str]| {
            let of_watcher = watchable.then_some("viewer");
            routes_for(&[&["anybody"][..], rights, of_watcher.as_slice()].concat())
        };

        let asked = allowed(&mut stranger, &server, ids).await;
        assert_eq!(asked, with(&[]));
        let asked = allowed(&mut carla, &server, ids).await;
        assert_eq!(asked, with(&["known"]));
        let asked = allowed(&mut member, &server, ids).await;
        assert_eq!(asked, with(&["known", "member"]));
        let asked = allowed(&mut mona, &server, ids).await;
        assert_eq!(asked, with(&["known", "member", "moderator"]));
        let asked = allowed(&mut rose, &server, ids).await;
        assert_eq!(asked, with(&["known", "bot"]));
        let asked = allowed(&mut boris, &server, ids).await;
        assert_eq!(asked, routes_for(&["anybody", "known", "viewer", "player"]));
        let asked = allowed(&mut ada, &server, ids).await;
        let rights = ["anybody", "known", "viewer", "player", "inviter"];
        assert_eq!(asked, routes_for(&rights));
    }
}

#[tokio::test]
async fn a_bot_may_ask_what_a_player_may_at_its_own_table() {
    let server = hall(dice_from(1), "http://localhost").await;
    let mut ada = Browser::new(&server);
    let invitation = ada.invite("Ada", "white", false).await;
    let mut rose = Browser::new(&server);
    rose.authorization = bot(&server, "Rose").await;
    let (status, accepted) = rose.accept(&invitation, "Another name").await;
    assert_eq!(status, 200, "{accepted}");
    let ids = [accepted["table"].as_str().unwrap(), invitation.as_str()];

    let asked = allowed(&mut rose, &server, ids).await;

    let rights = ["anybody", "known", "viewer", "player", "bot", "bot_player"];
    assert_eq!(asked, routes_for(&rights));
}

#[tokio::test]
async fn a_table_that_is_not_of_the_hall_does_not_exist_there() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let local = Server::over(std::sync::Arc::clone(&server.store), DiceSource::Seeded).await;
    let (_, made) = local
        .post("/api/tables", &table_json(&for_two("gioul")))
        .await;
    let id = made["id"].as_str().unwrap();
    let mut ada = Browser::new(&server);
    ada.invite("Ada", "white", true).await;

    for path in [
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/record"),
    ] {
        assert_eq!(ada.ask("GET", &path, Value::Null).await.0, 404);
    }
    assert_eq!(
        connect(server.address, id, "", &ada.cookie).await.err(),
        Some(404)
    );
    // Nor has a local server a hall.
    assert_eq!(local.get("/api/hall").await.0, 404);
    assert_eq!(local.get(&format!("/api/tables/{id}")).await.0, 200);
}

#[tokio::test]
async fn a_seat_is_opened_by_its_cookie_alone() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([ada, boris], table) = seated(&server, false).await;
    let last = if ada.cookie.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{last}", &ada.cookie[..ada.cookie.len() - 1]);

    for cookie in ["", "rs=", "rs=person-1", &forged] {
        let refused = connect(server.address, &table, "", cookie).await.err();
        assert_eq!(refused, Some(404), "{cookie}");
    }
    for browser in [ada, boris] {
        let opened = connect(server.address, &table, "", &browser.cookie).await;
        assert!(opened.is_ok());
    }
}

#[tokio::test]
async fn pages_of_other_origins_are_refused() {
    let server = hall(DiceSource::Seeded, "https://play.example.org").await;
    for (host, origin, expected) in [
        ("play.example.org", Some("https://play.example.org"), 200),
        ("play.example.org", Some("https://example.org"), 403),
        ("play.example.org", Some("http://play.example.org"), 403),
        ("example.org", None, 403),
        ("play.example.org", None, 200),
        ("localhost", None, 200),
    ] {
        let mut headers = vec![("host", host)];
        headers.extend(origin.map(|origin| ("origin", origin)));

        let (head, _) = send(server.address, "GET", "/api/hall", &headers, None).await;

        let status: u16 = head.split(' ').nth(1).unwrap().parse().unwrap();
        assert_eq!(status, expected, "{headers:?}");
    }
}

#[tokio::test]
async fn a_hall_that_cannot_store_is_live_and_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.sqlite")).await;
    let store = Arc::new(store.unwrap());
    let shared = Arc::clone(&store) as Arc<dyn Store>;
    let state = AppState::new(Arc::clone(&shared), DiceSource::Seeded);
    let url = "http://localhost".parse().unwrap();
    let server = Server::of(state.in_hall(url), shared).await;
    for path in ["/api/health", "/api/ready"] {
        assert_eq!(server.get(path).await.0, 200, "{path}");
    }

    store.close().await;

    let (status, health) = server.get("/api/health").await;
    assert_eq!((status, &health["ready"]), (200, &json!(false)));
    assert_eq!(server.get("/api/ready").await, (503, health));
}

#[tokio::test]
async fn a_hall_describes_what_it_answers_and_to_whom() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut browser = Browser::new(&server);
    let (_, description) = browser.ask("GET", "/api/openapi.json", Value::Null).await;

    let paths = &description["paths"];
    // Only the user of a local server lists and opens tables.
    assert_eq!(paths["/api/tables"], Value::Null);
    assert_eq!(paths["/api/tables/{id}"]["delete"], Value::Null);
    let answers = |path: &str, method: &str| paths[path][method]["responses"].clone();
    assert!(answers("/api/tables/{id}", "get")["404"].is_object());
    assert!(answers("/api/account", "get")["401"].is_object());
    assert!(answers("/api/moderation", "get")["404"].is_object());
    assert!(answers("/api/bot", "get")["401"].is_object());

    let (status, answer) = browser.ask("DELETE", "/api/tables/abc", Value::Null).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (405, &json!("wrong_method"))
    );
    let (status, answer) = browser.ask("GET", "/api/tables", Value::Null).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (404, &json!("no_route"))
    );
}

#[tokio::test]
async fn the_description_says_which_values_are_refused() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let (_, description) = Browser::new(&server)
        .ask("GET", "/api/openapi.json", Value::Null)
        .await;

    let field = |shape: &str, name: &str| {
        description["components"]["schemas"][shape]["properties"][name].clone()
    };
    assert_eq!(
        field("NewInvitation", "match_to")["enum"],
        json!([1, 3, 5, 7, 31])
    );
    let rules = field("NewSeek", "rules")["enum"].clone();
    assert!(rules.as_array().unwrap().contains(&json!("gul-bara")));
    // A field that may be left out is not `null`.
    assert_eq!(field("AcceptInvitation", "name")["type"], json!(["string"]));
    assert_eq!(field("Credentials", "password")["minLength"], 1);
    // Answers are as they are.
    assert_eq!(field("SeekView", "match_to")["enum"], Value::Null);
}

fn note_about(member: &str) -> String {
    format!("/api/players/{member}/note")
}

/// Browsers of the members Ada, Boris and Carla. Ada and Carla have a note about Boris.
async fn with_notes(server: &Server) -> [Browser<'_>; 3] {
    let mut browsers = [(); 3].map(|()| Browser::new(server));
    for (browser, name) in browsers.iter_mut().zip(["Ada", "Boris", "Carla"]) {
        claim(browser, name).await;
    }
    let path = note_about("boris");
    for author in [0, 2] {
        let text = json!({"text": " Fast.\r\nNever resigns. "});
        let put = browsers[author].ask("PUT", &path, text);
        assert_eq!(put.await, (204, Value::Null));
    }
    browsers
}

#[tokio::test]
async fn a_note_is_read_by_its_author_alone() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut boris, mut carla] = with_notes(&server).await;
    let about_boris = note_about("Boris");
    let again = json!({"text": "Slow."});
    assert_eq!(carla.ask("PUT", &about_boris, again).await.0, 204);

    let (_, shown) = ada.ask("GET", &about_boris, Value::Null).await;
    let expected = json!({"text": "Fast.\nNever resigns.", "chars_max": 1_000});
    assert_eq!(shown, expected);
    for path in [&about_boris, &note_about("Ada"), "/api/players/Boris"] {
        let (status, answer) = boris.ask("GET", path, Value::Null).await;
        assert_eq!((status, &answer["text"]), (200, &Value::Null));
    }
    let mut stranger = Browser::new(&server);
    let (status, _) = stranger.ask("GET", &about_boris, Value::Null).await;
    assert_eq!(status, 401);
    for (about, text, expected) in [
        ("Ada", json!("x"), (404, "no_player")),
        ("Nobody", json!("x"), (404, "no_player")),
        ("Boris", json!(" "), (400, "invalid_body")),
        ("Boris", json!("x".repeat(1_001)), (400, "invalid_body")),
        ("Boris", json!(7), (400, "invalid_body")),
    ] {
        let body = json!({ "text": text });
        let (status, refused) = ada.ask("PUT", &note_about(about), body).await;
        let code = refused["error"]["code"].as_str().unwrap();
        assert_eq!((status, code), expected);
    }
}

#[tokio::test]
async fn a_note_is_exported_for_its_author_and_goes_with_either_member() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut boris, mut carla] = with_notes(&server).await;
    let export = "/api/account/export";

    let (_, all) = ada.ask("GET", export, Value::Null).await;
    let notes = all["private_notes"].as_array().unwrap();
    let text = json!("Fast.\nNever resigns.");
    assert_eq!(
        (notes.len(), &notes[0]["about"], &notes[0]["text"]),
        (1, &json!("Boris"), &text)
    );
    let (_, all) = boris.ask("GET", export, Value::Null).await;
    assert_eq!(all["private_notes"], json!([]));
    assert!(!all.to_string().contains("resigns"));

    let about_boris = note_about("Boris");
    for _ in 0..2 {
        let removed = carla.ask("DELETE", &about_boris, Value::Null);
        assert_eq!(removed.await.0, 204);
    }
    let (_, shown) = carla.ask("GET", &about_boris, Value::Null).await;
    assert_eq!(shown, json!({"chars_max": 1_000}));
    let confirmation = json!({"password": PASSWORD});
    let deleted = boris.ask("DELETE", "/api/account", confirmation);
    assert_eq!(deleted.await.0, 200);
    let (_, all) = ada.ask("GET", export, Value::Null).await;
    assert_eq!(all["private_notes"], json!([]));
}
