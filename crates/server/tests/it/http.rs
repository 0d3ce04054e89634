//! The JSON routes.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt;
use rosespring_server::{AppState, DiceSource, app};
use rosespring_store::{MemoryStore, SqliteStore, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use tower::ServiceExt;

use crate::support::{Server, for_two, table_json};

fn router() -> axum::Router {
    app(AppState::new(
        Arc::new(MemoryStore::default()),
        DiceSource::Seeded,
    ))
}

async fn answer(request: Request<Body>) -> (StatusCode, String, Vec<u8>) {
    let response = router().oneshot(request).await.unwrap();
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let kind = kind.map_or("", |kind| kind.to_str().unwrap()).to_owned();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, kind, body.to_vec())
}

async fn get(path: &str) -> (StatusCode, String, Vec<u8>) {
    answer(Request::get(path).body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn nobody_stores_an_answer() {
    let request = Request::get("/api/tables").body(Body::empty()).unwrap();
    let response = router().oneshot(request).await.unwrap();

    assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn the_server_says_that_it_is_there() {
    let (status, _, body) = get("/api/health").await;

    let health: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(status, 200);
    assert_eq!(health["ok"], true);
}

#[tokio::test]
async fn every_preset_has_its_rules_as_text_and_tells_its_game() {
    let (_, _, body) = get("/api/rules").await;

    let presets: Vec<rosespring_wire::presets::PresetView> = serde_json::from_slice(&body).unwrap();
    assert_eq!(presets.len(), rosespring_rules::presets().count());
    for preset in presets {
        assert!(preset.page.starts_with("# "), "{}", preset.name);
        assert!(preset.name.starts_with(&preset.game));
        assert_eq!(preset.fingerprint.len(), 16);
        assert_eq!(preset.about.name, preset.game);
        let kinds = &preset.about.win_kinds;
        assert!(kinds.contains(&"single".to_owned()) || kinds == &["left"]);
        assert!(preset.levels.len() >= 2, "{}", preset.name);
        assert!(!preset.options.is_empty());
    }
}

#[tokio::test]
async fn every_route_is_described() {
    let (_, _, body) = get("/api/openapi.json").await;

    let description: Value = serde_json::from_slice(&body).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let file: Value = serde_json::from_str(include_str!("../../openapi.json")).unwrap();
    let is_of_local = |operation: &Value| operation["x-only-hall"].is_null();
    let expected = file["paths"].as_object().unwrap().iter();
    let expected = expected.filter(|(_, item)| item.as_object().unwrap().values().any(is_of_local));
    let expected: Vec<_> = expected.map(|(path, _)| path).collect();
    assert!(expected.len() > 20, "{expected:?}");
    assert_eq!(paths.keys().collect::<Vec<_>>(), expected);
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in [
        "TableView",
        "NewTable",
        "ErrorBody",
        "PhaseView",
        "StepView",
    ] {
        assert!(schemas.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn any_other_path_is_a_place_in_the_page() {
    for path in ["/", "/tables/abc"] {
        let (status, kind, body) = get(path).await;
        assert_eq!(status, 200);
        assert_eq!(kind, "text/html; charset=utf-8");
        assert!(String::from_utf8(body).unwrap().contains("Rosespring"));
    }
    let (status, ..) = get("/assets/none.js").await;
    assert_eq!(status, 404);
    let (status, kind, body) = get("/api/nothing").await;
    let body: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((status.as_u16(), kind.as_str()), (404, "application/json"));
    assert_eq!(body["error"]["code"], "no_route");
}

#[tokio::test]
async fn a_wrong_method_is_answered_as_json() {
    let request = Request::put("/api/rules").body(Body::empty()).unwrap();

    let (status, _, body) = answer(request).await;

    let body: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(status, 405);
    assert_eq!(body["error"]["code"], "wrong_method");
}

#[tokio::test]
async fn tables_are_made_listed_shown_and_removed() {
    let server = Server::start(DiceSource::Seeded).await;
    let (status, made) = server
        .post("/api/tables", &table_json(&for_two("tawula")))
        .await;
    assert_eq!(status, 201);
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());

    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!(list[0]["id"], made["id"]);
    assert_eq!(list[0]["title"], "Tawula");
    assert_eq!(list[0]["white"], json!({"kind": "person", "name": "Ada"}));
    let (_, shown) = server.get(&path).await;
    assert_eq!(shown, made);

    let mut page = server.open(made["id"].as_str().unwrap()).await;
    assert_eq!(server.delete(&path).await.0, 204);
    assert!(page.is_closed().await);
    assert_eq!(server.get(&path).await.0, 404);
    assert_eq!(server.delete(&path).await.0, 404);
    assert_eq!(server.get("/api/tables").await.1, json!([]));
    let record = server.get(&format!("{path}/record")).await;
    assert_eq!(record.1["error"]["code"], "no_table");
}

#[tokio::test]
async fn every_fault_of_a_new_table_is_named() {
    let server = Server::start(DiceSource::Seeded).await;
    let body = json!({
        "rules": "chess",
        "white": {"kind": "person", "name": " ", "age": 7},
        "black": {"kind": "computer", "level": 9},
        "match_to": 4,
        "auto_forced": "yes",
        "colour": "red",
    });

    let (status, answer) = server.post("/api/tables", &body).await;

    assert_eq!(status, 400);
    assert_eq!(answer["error"]["code"], "invalid_body");
    let faults = answer["error"]["faults"].as_array().unwrap();
    let places = [
        "`colour`",
        "`rules`",
        "`white.age`",
        "`white.name`",
        "`black.level`",
        "`match_to`",
        "`auto_forced`",
    ];
    assert_eq!(faults.len(), places.len(), "{faults:?}");
    for (fault, place) in faults.iter().zip(places) {
        assert!(fault.as_str().unwrap().starts_with(place), "{fault}");
    }
}

#[tokio::test]
async fn bodies_that_are_no_table_are_refused() {
    let server = Server::start(DiceSource::Seeded).await;
    let long = "x".repeat(41);
    let mut table = table_json(&for_two("gioul"));
    table["white"]["name"] = json!(long);
    assert_eq!(server.post("/api/tables", &table).await.0, 400);
    for hidden in ["eve\u{202e}ada", "\u{2067}eve", "Ada\u{200b}", "\u{3164}"] {
        table["white"]["name"] = json!(hidden);
        assert_eq!(
            server.post("/api/tables", &table).await.0,
            400,
            "{hidden:?}"
        );
    }
    table["white"]["name"] = json!("a\nb");
    assert_eq!(server.post("/api/tables", &table).await.0, 400);
    table["white"]["name"] = json!("x".repeat(40));
    assert_eq!(server.post("/api/tables", &table).await.0, 201);
    for body in [json!(null), json!([]), json!("x"), json!({})] {
        assert_eq!(server.post("/api/tables", &body).await.0, 400, "{body}");
    }
    let huge = json!({"rules": "x".repeat(20_000)});
    let (status, answer) = server.post("/api/tables", &huge).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (413, &json!("body_too_large"))
    );
}

#[tokio::test]
async fn pages_of_other_places_are_refused() {
    let from = |host: &str, name, value: &str| {
        Request::get("/api/tables")
            .header(header::HOST, host)
            .header(name, value)
            .body(Body::empty())
            .unwrap()
    };
    let site = "sec-fetch-site".parse::<header::HeaderName>().unwrap();
    let own = "localhost:8421";
    for (host, name, value) in [
        (own, header::ORIGIN, "https://example.org"),
        (own, header::ORIGIN, "null"),
        (own, header::ORIGIN, "http://localhost:5173"),
        (own, site.clone(), "cross-site"),
        (own, site.clone(), "same-site"),
        ("rosespring.example.org", header::ACCEPT, "*/*"),
    ] {
        let (status, _, body) = answer(from(host, name, value)).await;
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(status, 403, "{host} {value}");
        assert_eq!(body["error"]["code"], "foreign");
    }
    for (name, value) in [
        (header::ORIGIN, "http://localhost:8421"),
        (site, "same-origin"),
        (header::ACCEPT, "*/*"),
    ] {
        assert_eq!(answer(from(own, name, value)).await.0, 200, "{value}");
    }
}

#[tokio::test]
async fn what_is_no_page_is_not_answered_by_the_page() {
    for path in [
        "/metrics",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/x/y/z",
    ] {
        let (status, kind, body) = get(path).await;

        assert_eq!(
            (status.as_u16(), kind.as_str()),
            (404, "application/json"),
            "{path}"
        );
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(body["error"]["code"], "no_route", "{path}");
    }
}

#[tokio::test]
async fn a_server_that_cannot_keep_anything_is_live_and_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.sqlite")).await;
    let store = Arc::new(store.unwrap());
    let server = Server::over(Arc::clone(&store) as Arc<dyn Store>, DiceSource::Seeded).await;
    let (status, health) = server.get("/api/health").await;
    assert_eq!(
        (status, &health["ready"], &health["faults"]),
        (200, &json!(true), &json!([]))
    );
    assert_eq!(server.get("/api/ready").await, (200, health));

    store.close().await;

    let (status, health) = server.get("/api/health").await;
    assert_eq!(
        (status, &health["live"], &health["ready"]),
        (503, &json!(true), &json!(false))
    );
    assert_eq!(health["faults"].as_array().unwrap().len(), 1, "{health}");
    assert_eq!(server.get("/api/ready").await, (503, health));
}
