//! The text of `--help` for each command.

use crate::program::run;

#[test]
fn help_is_as_it_was_reviewed() {
    let commands = [
        "",
        "play",
        "show",
        "legal",
        "rollout",
        "analyse",
        "why check",
        "openings",
        "puzzles",
        "work",
        "merge",
        "engine",
        "arena",
        "ladder",
        "calibrate",
        "replay",
        "convert",
        "verify",
        "perft",
        "bear-off",
        "bear-off build",
        "bear-off check",
        "bench",
        "completions",
        "man",
    ];
    for command in commands {
        check(command);
    }
    #[cfg(feature = "serve")]
    check("backup");
    #[cfg(feature = "hall")]
    check("bot");
    // Without the feature `cluster` the options of Postgres and of nodes are missing.
    #[cfg(feature = "cluster")]
    for command in ["serve", "check", "bot-token", "moderator"] {
        check(command);
    }
}

fn check(command: &str) {
    let arguments: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
    let help = run(&arguments);
    assert_eq!(help.code, 0);
    // Without the server the list of commands is shorter: only the full program is compared.
    let name = if command.is_empty() {
        "rosespring"
    } else {
        &command.replace(' ', "-")
    };
    if command.is_empty() && cfg!(not(feature = "serve")) {
        assert!(help.out.contains("engine"));
        return;
    }
    insta::assert_snapshot!(format!("help-{name}"), help.out);
}
