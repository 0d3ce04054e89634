//! Measures the messages of whole games, in bytes of JSON, and prints a JSON object.
//!
//! ```sh
//! cargo run --release --package rosespring-table --example message_bytes
//! ```
//!
//! `whole` is a message that carries the whole view with its event, as the server sent it for each
//! event before there were patches. `mover` is the patch for the viewer who holds both seats,
//! `others` the patch for a viewer without a seat.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a program for measuring"
)]

mod walk;

use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::diff;
use rosespring_wire::table::{TableEvent, TableView};
use serde_json::{Map, Value, json};

use walk::{Players, Walk, settings};

/// Number of games of each kind.
const GAMES: u8 = 2;

/// The sizes of messages, in bytes.
#[derive(Debug, Default)]
struct Sizes(Vec<usize>);

impl Sizes {
    fn mean(&self) -> f64 {
        let sum: usize = self.0.iter().sum();
        (sum as f64 / self.0.len() as f64 * 10.0).round() / 10.0
    }

    /// Returns the 99th percentile of the sizes.
    fn largest_usual(&self) -> usize {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted[(sorted.len() - 1) * 99 / 100]
    }

    fn to_json(&self) -> Value {
        json!({ "mean": self.mean(), "p99": self.largest_usual() })
    }
}

/// The messages of the games of one kind.
#[derive(Debug, Default)]
struct Messages {
    whole: Sizes,
    mover: Sizes,
    others: Sizes,
    sizes_by_event: std::collections::BTreeMap<String, [Sizes; 2]>,
}

/// The views of the viewer who holds both seats and of a viewer without a seat.
struct Looks {
    screen: TableView,
    watcher: TableView,
}

fn main() {
    let mut report = Map::new();
    let mut all = Messages::default();
    for rules in ["gul-bara", "gioul", "tawula", "backgammon"] {
        for (name, players) in [
            ("persons", Players::Persons),
            ("against the program", Players::AgainstProgram),
        ] {
            let mut messages = Messages::default();
            for seed in 0..GAMES {
                let mut walk = Walk::new(settings(rules, players, 1, seed));
                let first = Looks {
                    screen: walk.view.clone(),
                    watcher: walk.watched_view(),
                };
                while !walk.is_over() {
                    walk.go_on();
                }
                messages.count(&first, &walk);
                all.count(&first, &walk);
            }
            report.insert(format!("{rules}, {name}"), messages.report());
        }
    }
    let mut total = all.report();
    total["by_event"] = Value::Object(all.by_event());
    report.insert("all".to_owned(), total);
    println!(
        "{}",
        serde_json::to_string_pretty(&report).expect("plain data")
    );
}

impl Messages {
    fn count(&mut self, first: &Looks, walk: &Walk) {
        let mut before = &first.screen;
        let mut watched_before = &first.watcher;
        for ((event, after), watched) in walk.story.iter().zip(&walk.watched) {
            let whole = json!({
                "type": "event",
                "version": after.version,
                "event": event,
                "table": after,
            });
            self.whole.0.push(whole.to_string().len());
            let mover = patch_bytes(event, before, after);
            let others = patch_bytes(event, watched_before, watched);
            self.mover.0.push(mover);
            self.others.0.push(others);
            let sizes = self.sizes_by_event.entry(kind(event)).or_default();
            sizes[0].0.push(mover);
            sizes[1].0.push(others);
            before = after;
            watched_before = watched;
        }
    }

    fn report(&self) -> Value {
        json!({
            "messages": self.whole.0.len(),
            "whole": self.whole.to_json(),
            "mover": self.mover.to_json(),
            "others": self.others.to_json(),
        })
    }

    fn by_event(&self) -> Map<String, Value> {
        let kinds = self.sizes_by_event.iter();
        let kinds = kinds.map(|(kind, [mover, others])| {
            let sizes = json!({
                "messages": mover.0.len(),
                "mover": mover.to_json(),
                "others": others.to_json(),
            });
            (kind.clone(), sizes)
        });
        kinds.collect()
    }
}

fn patch_bytes(event: &TableEvent, before: &TableView, after: &TableView) -> usize {
    let patch = diff(event, before, after).expect("a patch says it all");
    let message = ToClient::Patch(Box::new(patch));
    serde_json::to_string(&message).expect("plain data").len()
}

fn kind(event: &TableEvent) -> String {
    let value = serde_json::to_value(event).expect("plain data");
    value["kind"].as_str().unwrap_or_default().to_owned()
}
