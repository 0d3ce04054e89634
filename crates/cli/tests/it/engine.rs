//! The engine command under bad input, and games played through it.

use serde_json::{Value, json};

use crate::program::run_with;

fn answers(lines: &[&[u8]]) -> Vec<Value> {
    let run = run_with(&["engine"], &lines.join(&b'\n'));
    assert_eq!(run.code, 0, "{}", run.talk);
    run.out
        .lines()
        .map(|line| serde_json::from_str(line).expect("answers are JSON"))
        .collect()
}

fn request(id: u64, method: &str, params: &Value) -> Vec<u8> {
    json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        .to_string()
        .into()
}

#[test]
fn nothing_but_the_end_of_input_ends_it() {
    let long = vec![b'x'; 3 << 20];
    let deep = "[".repeat(100_000);
    let bad: [&[u8]; 8] = [
        b"",
        b"\xff\xfe",
        b"null",
        b"{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"rules\"}",
        deep.as_bytes(),
        &long,
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rules\",\"params\":{\"x\":1}}",
        b"[]",
    ];
    let mut lines = bad.to_vec();
    let good = request(9, "rules", &json!({}));
    lines.push(&good);
    let answers = answers(&lines);

    let codes: Vec<Option<i64>> = answers
        .iter()
        .map(|answer| answer["error"]["code"].as_i64())
        .collect();
    let expected = [
        -32700, -32700, -32600, -32600, -32700, -32000, -32602, -32600,
    ]
    .map(Some);
    assert_eq!(codes[..8], expected);
    assert_eq!(answers[8]["id"], 9);
    let presets = answers[8]["result"].as_array().map(Vec::len);
    assert_eq!(presets, Some(rosespring_rules::PRESETS.len()));
}

#[test]
fn notifications_are_not_answered() {
    let answers = answers(&[
        br#"{"jsonrpc":"2.0","method":"rules"}"#,
        br#"{"jsonrpc":"2.0","method":"castle"}"#,
        br#"{"jsonrpc":"2.0","method":"plays","params":[1]}"#,
        &request(4, "rules", &json!({})),
    ]);

    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0]["id"], 4);
}

#[test]
fn an_answer_sent_back_is_the_same_position() {
    let start = json!({"rules": {"preset": "tawula", "capote": false}, "first": "white"});
    let started = answers(&[&request(1, "start", &start)])[0]["result"].clone();
    let thrown = json!({"position": started, "dice": [6, 3]});
    let thrown = answers(&[&request(1, "throw", &thrown)])[0]["result"].clone();
    let asked = json!({"position": thrown});
    let by_id = json!({"position": thrown["id"]});
    let answers = answers(&[&request(1, "plays", &asked), &request(1, "plays", &by_id)]);

    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0]["result"]["numbers_used"], 2);
    assert_eq!(
        answers[0]["result"]["plays"].as_array().map(Vec::len),
        Some(2)
    );
}

#[test]
fn chances_are_consistent_with_the_equity() {
    let ids = [
        "rs1.gul-bara.fziT4.fziT3.Tw",
        "rs1.gioul.fziT1.fziT0.Pww65",
        "rs1.tawula.2ziHdT0.2ziHdT0.O",
        "rs1.backgammon.zi1OeT20.zi1OeT20.Pww21",
        "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Tb",
    ];
    for id in ids {
        let asked = request(1, "evaluate", &json!({"position": id}));
        let answer = &answers(&[&asked])[0];
        let result = &answer["result"];
        let chance = |name: &str| result[name].as_f64().unwrap_or(0.0);
        let parts = |kind: &str| {
            let part = |size: &str| chance(&format!("{kind}_{size}"));
            (part("double"), part("triple"), part("capote"))
        };
        let (won, lost) = (parts("win"), parts("lose"));
        let win = chance("win");
        let equity =
            2.0 * win - 1.0 + won.0 - lost.0 + 2.0 * (won.1 - lost.1) + 6.0 * (won.2 - lost.2);

        assert!((0.0..=1.0).contains(&win), "{id}: {answer}");
        assert!(won.0 + won.1 + won.2 <= win + 1e-6, "{id}: {answer}");
        assert!(
            lost.0 + lost.1 + lost.2 <= 1.0 - win + 1e-6,
            "{id}: {answer}"
        );
        assert!((equity - chance("equity")).abs() < 1e-4, "{id}: {answer}");
    }
}

#[test]
fn candidates_come_best_first_and_a_budget_keeps_them_all() {
    let position = "rs1.gioul.5i4j3j3oT5.fziT5.Pww1111";
    let whole = request(1, "best", &json!({"position": position}));
    let small = request(1, "best", &json!({"position": position, "budget": 1}));
    let answers = answers(&[&whole, &small]);

    let counts = answers.iter().map(|answer| {
        let candidates = answer["result"]["candidates"]
            .as_array()
            .expect("candidates are listed");
        let equities: Vec<f64> = candidates
            .iter()
            .filter_map(|one| one["equity"].as_f64())
            .collect();
        assert!(equities.is_sorted_by(|a, b| a >= b), "{answer}");
        assert_eq!(answer["result"]["steps"], candidates[0]["steps"]);
        assert_eq!(answer["result"]["equity"], candidates[0]["equity"]);
        candidates.len()
    });
    let counts: Vec<usize> = counts.collect();
    assert!(counts[0] > 10 && counts[0] == counts[1], "{counts:?}");
}

#[test]
fn looking_ahead_says_how_far_it_looked() {
    let position = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww62";
    let asked = |plies, budget: u64| {
        let params = json!({"position": position, "plies": plies, "budget": budget});
        request(1, "best", &params)
    };
    let level = json!({"position": position, "plies": 1, "level": "weak"});
    let answers = answers(&[
        &asked(1, 1_000_000),
        &asked(1, 1_000_000),
        &asked(2, 5_000),
        &asked(4, 1),
        &request(1, "best", &level),
    ]);

    assert_eq!(answers[0], answers[1]);
    for answer in &answers[..3] {
        let candidates = answer["result"]["candidates"].as_array().expect("a list");
        let key = |one: &Value| (one["plies"].as_u64(), one["equity"].as_f64());
        assert_eq!(candidates[0]["plies"], 1, "{answer}");
        assert!(candidates.is_sorted_by(|a, b| key(a) >= key(b)), "{answer}");
        assert_eq!(answer["result"]["steps"], candidates[0]["steps"]);
    }
    for answer in &answers[3..] {
        assert_eq!(answer["error"]["code"], -32602, "{answer}");
    }
}
