//! Prints the matches of several games in turn as TypeScript.
//!
//! `cargo xtask codegen` writes them to `web/src/cycles.ts`.
//!
//! ```sh
//! cargo run --package rosespring-wire --example cycles_ts
//! ```
#![allow(clippy::print_stdout, reason = "printing is what this program is for")]

use rosespring_rules::{CycleKind, Rules};

fn main() {
    let list = |texts: &mut dyn Iterator<Item = String>| texts.collect::<Vec<_>>().join(", ");
    let quoted = |text: &str| format!("\"{text}\"");
    let cycles: String = CycleKind::all()
        .map(|cycle| {
            let declared = cycle.declaration();
            let games = |rules: &Rules| quoted(rules.game.name());
            format!(
                "  {{\n    name: {},\n    title: {},\n    aliases: [{}],\n    region: {},\n    \
                 games: [{}],\n    lengths: [{}],\n  }},\n",
                quoted(declared.name),
                quoted(declared.title),
                list(&mut declared.aliases.iter().map(|alias| quoted(alias))),
                quoted(declared.region),
                list(&mut declared.parts.iter().map(games)),
                list(&mut declared.lengths.iter().map(ToString::to_string)),
            )
        })
        .collect();
    print!(
        "\
/** A match of several games in turn. */
export interface Cycle {{
  /** The name in programs, such as `tavli`. */
  name: string;
  /** The title, for languages without a name for it. */
  title: string;
  /** Other names of it. */
  aliases: string[];
  /** Where it is or was played. */
  region: string;
  /** The names of its games, in the order in which they are played. */
  games: string[];
  /** The units to which matches are played, the usual one first. */
  lengths: number[];
}}

/** Every match of several games. */
export const CYCLES: readonly Cycle[] = [
{cycles}];

/** Whether the text is the name of such a match. */
export const isCycle = (rules: string): boolean => CYCLES.some(({{ name }}) => name === rules);
"
    );
}
