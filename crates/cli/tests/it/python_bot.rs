//! The Python bot of docs/protocol.md plays in the arena.

use std::path::Path;
use std::process::Command;

use crate::program::{PROGRAM, json, scratch};

/// The fence before the program on the page.
const BEGIN: &str = "```python\n";
/// The fence after it.
const END: &str = "```\n";

/// Returns the program that the page shows.
fn bot() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(path).expect("the page can be read");
    let (_, rest) = page.split_once(BEGIN).expect("the page has a bot");
    let (bot, _) = rest.split_once(END).expect("the bot has an end");
    bot.to_owned()
}

#[test]
fn the_bot_of_the_protocol_page_plays_every_game() {
    if let Err(error) = Command::new("python3").arg("--version").output() {
        eprintln!("skipped: python3 cannot be started: {error}");
        return;
    }
    let file = scratch("bot.py");
    std::fs::write(&file, bot()).expect("the bot can be written");
    let player = format!("exec:python3 '{}' '{PROGRAM}'", file.display());

    for rules in ["gul-bara", "gioul", "tawula", "backgammon", "celebi"] {
        let result = json(&[
            "arena", "--rules", rules, "--games", "4", "--seed", "3", "--a", &player, "--b",
            "random", "--json",
        ]);

        assert_eq!(result["games"], 4, "{result}");
        assert_eq!(result["a_forfeits"], 0, "{result}");
    }
    std::fs::remove_file(&file).expect("the bot can be removed");
}
