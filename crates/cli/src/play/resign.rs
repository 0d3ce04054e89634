//! A person resigns at the terminal: how much they give up, and the other side's answer.

use std::io::BufRead;

use anyhow::Result;
use rosespring_engine::resignation::{ResignKind, accepts_resignation, resign_kinds};
use rosespring_rules::{Position, Side, WinKind};

use super::terminal::Terminal;
use super::turn::Scene;
use crate::tell::{name, win as worth};

/// How an attempt to resign ended.
pub(super) enum Resignation {
    /// The game is over; the other side wins by this kind.
    Resigned(WinKind),
    /// The game goes on.
    PlayOn,
    /// The input has ended.
    Quit,
}

/// Asks how much `loser` resigns, unless `typed` names it, and asks the other side where it could
/// still win more.
pub(super) fn by_person<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    loser: Side,
    typed: &str,
    scene: &Scene,
) -> Result<Resignation> {
    let kinds = resign_kinds(position, loser, scene.resign_stakes);
    let answer = if typed.is_empty() {
        terminal.say(&question(position, &kinds, loser.other()))?;
        match terminal.ask("resign> ")? {
            Some(answer) => answer.to_lowercase(),
            None => return Ok(Resignation::Quit),
        }
    } else {
        typed.to_owned()
    };
    if answer.is_empty() {
        return Ok(Resignation::PlayOn);
    }
    let Some(kind) = kinds.iter().find(|kind| names(&answer, kind.win)) else {
        terminal.say(&format!("not resigned: {}\n", expected(&kinds)))?;
        return Ok(Resignation::PlayOn);
    };
    if !kind.needs_consent {
        return Ok(Resignation::Resigned(kind.win));
    }
    other_side(terminal, position, loser.other(), kind.win, scene)
}

/// Asks `winner`, a person or the program, whether they accept less than they could win.
fn other_side<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    winner: Side,
    win: WinKind,
    scene: &Scene,
) -> Result<Resignation> {
    let accepts = if scene.two_people {
        let question = format!(
            "{}, do you accept {}? (y/n) ",
            name(winner),
            worth(position.won_by(winner, win))
        );
        match terminal.ask(&question)? {
            Some(answer) => matches!(answer.to_lowercase().as_str(), "y" | "yes"),
            None => return Ok(Resignation::Quit),
        }
    } else {
        accepts_resignation(position, winner, win, scene.resign_stakes)
    };
    if accepts {
        return Ok(Resignation::Resigned(win));
    }
    let refused = format!("{} does not accept: the game goes on\n", name(winner));
    terminal.say(&refused)?;
    Ok(Resignation::PlayOn)
}

/// Whether an answer names a kind of win, in full or by its first letter.
fn names(answer: &str, win: WinKind) -> bool {
    answer == win.name() || answer.chars().eq([win.letter()])
}

fn question(position: &Position, kinds: &[ResignKind], winner: Side) -> String {
    let lines = kinds.iter().map(|kind| {
        let consent = match kind.needs_consent {
            true => format!(", if {} accepts", name(winner)),
            false => String::new(),
        };
        format!("  {}{consent}\n", worth(position.won_by(winner, kind.win)))
    });
    let lines: String = lines.collect();
    format!("How much do you give up? An empty line: nothing, play goes on.\n{lines}")
}

fn expected(kinds: &[ResignKind]) -> String {
    let names: Vec<String> = kinds
        .iter()
        .map(|kind| format!("`resign {}`", kind.win.name()))
        .collect();
    format!("{} is possible here", names.join(" or "))
}
