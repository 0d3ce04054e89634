//! A table for tests.

use rosespring_table::stored::{Progress, StoredTable};

pub(crate) fn table(id: &str) -> StoredTable {
    StoredTable {
        id: id.to_owned(),
        format: 2,
        rules: "gioul".to_owned(),
        fingerprint: "0123456789abcdef".to_owned(),
        purpose: "game".to_owned(),
        start: None,
        dice: String::new(),
        white: "person:Ada".to_owned(),
        black: "computer:2".to_owned(),
        players: [Some("name-416461".to_owned()), None],
        match_to: 3,
        auto_forced: false,
        seed: "00".repeat(32),
        dice_listed: false,
        time: None,
        budget: None,
        progress: Progress::default(),
        created_ms: 1,
        changed_ms: 1,
    }
}
