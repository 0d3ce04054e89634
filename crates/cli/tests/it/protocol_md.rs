//! Runs the examples of docs/protocol.md. With ROSESPRING_BLESS set, answers without `"…"` are
//! written anew.

use std::path::Path;

use serde_json::Value;

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
    for ((request, expected), answer) in requests.iter().zip(expected).zip(answers) {
        let expected: Value = serde_json::from_str(expected).expect("examples are JSON");
        let answer: Value = serde_json::from_str(answer).expect("answers are JSON");
        assert!(
            matches(&expected, &answer),
            "{request}\nexpected {expected}\nanswered {answer}"
        );
    }
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
