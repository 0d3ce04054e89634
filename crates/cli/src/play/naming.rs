//! A person names the doublet that follows a 2-1 (AD-2).

use std::io::BufRead;

use anyhow::Result;
use rosespring_engine::player::Baseline;
use rosespring_rules::{Die, Position, Side, WinKind};

use super::board;
use super::resign::{self, Resignation};
use super::terminal::{Terminal, shorten};
use super::turn::Scene;
use crate::tell::name;

/// How a person answered.
pub(super) enum NameEnd {
    /// The number of the doublet.
    Named(Die),
    /// The person resigned; the other side wins by this kind.
    Resigned(WinKind),
    /// The person wants to stop, or the input has ended.
    Quit,
}

/// Asks `side` for the number of the doublet.
pub(super) fn by_person<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    side: Side,
    scene: &Scene,
) -> Result<NameEnd> {
    let men = board::draw(position, side);
    for line in &scene.log {
        terminal.say(&format!("{line}\n"))?;
    }
    let sign = board::sign(side);
    terminal.say(&format!(
        "\n{men}{} ({sign}) names a doublet and plays it: 1 to 6, h for a hint, q to quit\n",
        name(side)
    ))?;
    loop {
        let Some(line) = terminal.ask("doublet> ")? else {
            return Ok(NameEnd::Quit);
        };
        let typed = line.to_lowercase();
        if let Some(number) = number(&typed) {
            return Ok(NameEnd::Named(number));
        }
        match typed.as_str() {
            "q" | "quit" | "exit" => return Ok(NameEnd::Quit),
            "b" | "board" => terminal.say(&men)?,
            "h" | "hint" | "hints" => terminal.say(&hints(position, scene))?,
            typed if typed.split(' ').next() == Some("resign") => {
                let kind = typed["resign".len()..].trim();
                match resign::by_person(terminal, position, side, kind, scene)? {
                    Resignation::Resigned(win) => return Ok(NameEnd::Resigned(win)),
                    Resignation::Quit => return Ok(NameEnd::Quit),
                    Resignation::PlayOn => {}
                }
            }
            _ => terminal.say(&format!(
                "`{}` names no doublet: type a number from 1 to 6, such as 3 or 3-3\n",
                shorten(&line)
            ))?,
        }
    }
}

/// Reads `3`, `33` or `3-3`.
fn number(typed: &str) -> Option<Die> {
    let digits = typed.replace('-', "");
    let mut digits = digits.chars();
    let first = digits.next()?.to_digit(10)?;
    let second = digits.next().map(|digit| digit.to_digit(10));
    let is_doublet = second.is_none_or(|second| second == Some(first)) && digits.next().is_none();
    is_doublet.then(|| Die::new(first as u8)).flatten()
}

/// The doublets that look best, one a line.
fn hints(position: &Position, scene: &Scene) -> String {
    let doublets = Baseline::default().doublets(position, scene.stakes);
    let lines = doublets.iter().take(3);
    let lines = lines.map(|one| format!("  {0}-{0}  {1:+.3}\n", one.number, one.worth));
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doublet_is_typed_by_its_number() {
        for typed in ["3", "33", "3-3"] {
            assert_eq!(number(typed), Some(Die::Three), "{typed}");
        }
        for typed in ["", "7", "0", "3-4", "34", "333", "three", "-"] {
            assert_eq!(number(typed), None, "{typed}");
        }
    }
}
