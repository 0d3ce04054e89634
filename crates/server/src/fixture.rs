//! A stored table for tests.

use rosespring_rules::Rules;
use rosespring_table::stored::{self, Progress, StoredTable};

/// The event that begins the first game.
pub(crate) const GAME_BEGAN: &str = r#"{"kind":"game_began","number":1}"#;

/// Returns a table for two people without events, last changed at time 0.
pub(crate) fn stored_table(id: &str) -> StoredTable {
    let rules: Rules = "gioul".parse().unwrap();
    StoredTable {
        id: id.to_owned(),
        format: 1,
        rules: rules.to_string(),
        fingerprint: stored::fingerprint(&rules),
        purpose: "game".to_owned(),
        start: None,
        dice: String::new(),
        white: "person:Ada".to_owned(),
        black: "person:Boris".to_owned(),
        players: [None, None],
        match_to: 1,
        auto_forced: false,
        seed: "00".repeat(32),
        dice_listed: false,
        time: None,
        budget: None,
        progress: Progress::default(),
        created_ms: 0,
        changed_ms: 0,
    }
}
