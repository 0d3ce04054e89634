//! Runs the examples of docs/protocol.md. With ROSESPRING_BLESS set, answers without `"…"` are
//! written anew.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::run_with;

/// Stands for a value that is not compared.
const ANYTHING: &str = "…";

#[test]
fn every_example_of_the_protocol_page_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(&path).expect("the page is there");
    let requests: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("-> "))
        .collect();
    let run = run_with(&["engine"], requests.join("\n").as_bytes());
    let answers: Vec<&str> = run.out.lines().collect();
    let expected: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("<- "))
        .collect();
    assert!(requests.len() > 10, "the page has examples");
    assert_eq!(requests.len(), answers.len(), "{}", run.out);
    assert_eq!(
        requests.len(),
        expected.len(),
        "every example has an answer"
    );

    if std::env::var_os("ROSESPRING_BLESS").is_some() {
        std::fs::write(&path, blessed(&page, &answers)).expect("the page can be written");
        return;
    }
    let mut judged = Vec::new();
    for ((request, expected), answer) in requests.iter().zip(expected).zip(answers) {
        let expected: Value = serde_json::from_str(expected).expect("examples are JSON");
        let answer: Value = serde_json::from_str(answer).expect("answers are JSON");
        assert!(
            matches(&expected, &answer),
            "{request}\nexpected {expected}\nanswered {answer}"
        );
        // Some requests are no JSON on purpose.
        let request: Value = serde_json::from_str(request).unwrap_or_default();
        judged.extend(decision(&request, &answer["result"]));
    }
    let analysis = json!({"decisions": judged}).to_string();
    let check = run_with(&["why", "check", "-", "--json"], analysis.as_bytes());
    let counts: Value = serde_json::from_str(&check.out).expect("the counts are JSON");
    assert!(counts["claims"].as_u64() > Some(4), "{analysis}\n{counts}");
    assert_eq!(counts["false"], 0, "{analysis}\n{}", check.talk);
}

/// The decision that an answer with reasons is about, as the analysis of a record has it.
fn decision(request: &Value, result: &Value) -> Option<Value> {
    let reasons = result.get("reasons")?;
    let mut candidates = result["candidates"].as_array()?.iter();
    let made = candidates.find(|play| play["steps"] == request["params"]["steps"])?;
    let (position, unit) = (&result["position"], &result["unit"]);
    let found = json!({
        "game": 1, "entry": 1, "position": position, "unit": unit,
        "play": made["play"], "reasons": reasons,
    });
    Some(found)
}

fn blessed(page: &str, answers: &[&str]) -> String {
    let mut answers = answers.iter();
    page.lines()
        .map(|line| match line.strip_prefix("<- ") {
            Some(expected) => {
                let answer = answers.next().expect("every example was answered");
                let kept = expected.contains(ANYTHING);
                format!("<- {}\n", if kept { expected } else { answer })
            }
            None => format!("{line}\n"),
        })
        .collect()
}

fn matches(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Object(expected), Value::Object(answer)) => {
            expected.len() == answer.len()
                && expected.iter().all(|(name, expected)| {
                    answer
                        .get(name)
                        .is_some_and(|answer| matches(expected, answer))
                })
        }
        (Value::Array(expected), Value::Array(answer)) => {
            expected.len() == answer.len()
                && expected
                    .iter()
                    .zip(answer)
                    .all(|(expected, answer)| matches(expected, answer))
        }
        _ => expected == answer,
    }
}
