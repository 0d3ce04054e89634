//! Prints what a board must know of the rules of every game as TypeScript.
//!
//! `cargo xtask codegen` writes them to `web/packages/board/src/boards.ts`.
//!
//! ```sh
//! cargo run --package rosespring-wire --example boards_ts
//! ```
#![allow(clippy::print_stdout, reason = "printing is what this program is for")]

use rosespring_rules::{EntryBase, GameKind, Movement};

fn main() {
    let boards: String = GameKind::all()
        .flat_map(|game| game.declaration().presets)
        .map(|preset| {
            let rules = &preset.rules;
            let contact = match (rules.has_bar(), rules.has_pins()) {
                (true, _) => "hit",
                (false, true) => "pin",
                (false, false) => "none",
            };
            let entry = match rules.entry_base {
                EntryBase::TwentyFive => 25,
                EntryBase::TwentyFour => 24,
            };
            let same = match rules.movement {
                Movement::Same => "\n    same: true,",
                Movement::Parallel | Movement::Contrary => "",
            };
            let laid = match rules.lays_down() {
                true => "\n    laid: true,",
                false => "",
            };
            format!(
                "  {{\n    name: \"{}\",\n    title: \"{}\",\n    parallel: {},{same}{laid}\n    \
                 contact: \"{contact}\",\n    hand: {},\n    entry: {entry},\n  }},\n",
                preset.name,
                preset.title,
                rules.movement == Movement::Parallel,
                rules.has_hand(),
            )
        })
        .collect();
    print!(
        "\
/** What a board must know of the rules of a preset. */
export interface RulesBoard {{
  /** The name of the preset, such as `gul-bara:2007`. */
  name: string;
  title: string;
  /** Whether Black moves in White's direction, from the other half of the board. */
  parallel: boolean;
  /** Whether Black moves in White's direction over the same eighteen points. */
  same?: true;
  /** Whether nobody moves: a man is laid down from 6 + p to p, and borne off from there. */
  laid?: true;
  /** What happens to a single man on which another one lands. */
  contact: \"hit\" | \"pin\" | \"none\";
  /** Whether men enter from the hand. */
  hand: boolean;
  /** What the hand counts when a man enters, unless the option `entry_base` says otherwise. */
  entry: number;
}}

/** The boards of all presets. */
export const BOARDS: readonly RulesBoard[] = [
{boards}];
"
    );
}
