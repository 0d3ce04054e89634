//! Records in other forms, and positions while they are being written down.

use rosespring_rules::notation::record::RECORD_BYTES_MAX;
use rosespring_server::DiceSource;
use rosespring_server::limits::RECORD_BODY_BYTES_MAX;
use serde_json::{Value, json};

use crate::support::{Server, dice_from, for_two};

async fn convert(server: &Server, format: &str, record: &str) -> (u16, Value) {
    let body = json!({"record": record, "format": format});
    server.post("/api/convert", &body).await
}

#[tokio::test]
async fn a_table_is_written_in_every_form() {
    let server = Server::start(dice_from(4)).await;
    let mut page = server.page(&for_two("gioul")).await;
    while !page.is_over() {
        page.go_on(&mut |_| 0).await;
    }

    for format in ["json", "text", "mat", "sgf"] {
        let path = format!("/api/tables/{}/export?format={format}", page.id);
        let (status, written) = server.get(&path).await;
        assert_eq!((status, &written["format"]), (200, &json!(format)));
        let name = written["file_name"].as_str().unwrap();
        assert!(name.starts_with("ada-boris."), "{name}");
        let losses = written["losses"].as_array().unwrap();
        let others = ["mat", "sgf"].contains(&format);
        assert_eq!(losses.is_empty(), !others, "{format}: {losses:?}");
        if !others {
            let text = written["text"].as_str().unwrap();
            let (status, again) = convert(&server, "sgf", text).await;
            assert_eq!(status, 200, "{again}");
            assert!(again["text"].as_str().unwrap().contains("GM[6]"));
        }
    }
    let (_, kept) = server
        .post("/api/analyses", &json!({"table": page.id}))
        .await;
    let path = format!(
        "/api/analyses/{}/export?format=mat",
        kept["id"].as_str().unwrap()
    );
    let (status, written) = server.get(&path).await;
    assert_eq!(status, 200, "{written}");
    let path = format!("/api/tables/{}/export?format=mat", page.id);
    assert_eq!(written, server.get(&path).await.1);
    let missing = server.get("/api/analyses/none/export?format=mat").await;
    assert_eq!(missing.1["error"]["code"], "no_analysis");
    let path = format!("/api/tables/{}/export?format=xg", page.id);
    assert_eq!(server.get(&path).await.1["error"]["code"], "invalid_query");
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let server = Server::start(DiceSource::Seeded).await;
    let faults = async |record: &str| {
        let (status, answer) = convert(&server, "mat", record).await;
        assert_eq!(status, 400, "{answer}");
        answer["error"]["faults"][0].as_str().unwrap().to_owned()
    };

    let older = "rosespring record 0\nrules: gioul\n";
    let wanted = "this record is of version 0, but version 1 is needed";
    assert_eq!(faults(older).await, format!("line 1: {wanted}"));
    let older = r#"{"format":"rosespring-record","version":0,"moves":[]}"#;
    assert_eq!(faults(older).await, wanted);
    let wrong = "rosespring record 1\nrules: gioul\nwhite: a\nblack: b\nmatch: 1\n\n\
                 game 1 from rs1.gioul.fziT0.fziT0.O\nopening 5-3\nwhite throws 6-7\n";
    assert!(
        faults(wrong).await.starts_with("line 9: "),
        "{}",
        faults(wrong).await
    );

    let long = format!("{wrong}{}", "x".repeat(RECORD_BYTES_MAX));
    assert!(faults(&long).await.contains(&RECORD_BYTES_MAX.to_string()));
    let huge = "x".repeat(RECORD_BODY_BYTES_MAX + 1);
    let (status, answer) = convert(&server, "mat", &huge).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (413, &json!("body_too_large"))
    );
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(
        message.contains(&RECORD_BODY_BYTES_MAX.to_string()),
        "{message}"
    );
}

#[tokio::test]
async fn positions_are_read_and_checked() {
    let server = Server::start(DiceSource::Seeded).await;
    let id = "rs1.gioul.fziT4.fziT4.Pbw33";
    let (status, read) = server
        .post("/api/position/read", &json!({"text": id}))
        .await;
    assert_eq!((status, &read["id"]), (200, &json!(id)));
    assert_eq!(read["then"], json!([4, 5, 6]));

    let mut setup = read["setup"].clone();
    setup["white"]["points"][23] = json!(14);
    setup["white"]["bar"] = json!(2);
    let (_, checked) = server.post("/api/position/check", &setup).await;
    let codes: Vec<&Value> = checked["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fault| &fault["code"])
        .collect();
    assert_eq!(codes, ["wrong-number-of-men", "no-bar"]);
    assert_eq!((&checked["id"], &checked["setup"]), (&json!(null), &setup));

    let impossible = json!({"text": "rs1.gul-bara.fziB1T0.eziT0.Tw"});
    let (_, read) = server.post("/api/position/read", &impossible).await;
    assert_eq!(read["faults"].as_array().unwrap().len(), 3);
    for body in [
        json!({"text": "nonsense"}),
        json!({"text": id, "rules": "chess"}),
        json!({"text": 7}),
        json!([]),
    ] {
        let (status, answer) = server.post("/api/position/read", &body).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (400, &json!("invalid_body"))
        );
    }
    assert_eq!(server.post("/api/position/check", &json!({})).await.0, 400);
}
