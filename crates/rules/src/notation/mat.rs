//! Records as `.mat`, the format of Jellyfish that most programs of backgammon read.
//!
//! ```text
//! ; [Variation "GulBara"]
//! ; [Rules "gul-bara"]
//!
//!  3 point match
//!
//!  Game 1
//!  Ayşe : 0                               Иван : 0
//!   1) 65: 24/18 24/19                    33: 24/21 24/21 24/21 24/21
//!   2)                                    44: 21/17 21/17 21/17 21/17
//!       Wins 2 points
//! ```
//!
//! White's plays stand left, Black's right, each stage in a separate row. Points are those of the
//! mover, 25 is the bar, 0 is off. The format is nowhere laid down; this is what gnubg reads.

use std::fmt::Write as _;

use super::export::{
    Export, Line, Lines, Loss, Losses, Move, games, is_known, pins_a_man, starts_elsewhere,
    variation,
};
use super::record::{CubeDecision, Record};
use crate::games::ForeignNotation;
use crate::{Dice, Landing, Opening, Origin, Side};

/// Where the right column begins, counted after the number of a row.
const COLUMN: usize = 34;
/// Characters before the left column.
const MARGIN: usize = 5;

/// A record as `.mat`, and what is not in it.
#[must_use]
pub fn export(record: &Record) -> Export {
    let mut losses = Losses::default();
    let rules = &record.rules;
    losses.add_if(!is_known(rules, ForeignNotation::Mat), Loss::Rules);
    losses.add_if(rules.cycle().is_some(), Loss::SeveralGames);
    let proof = record.dice_commitment.is_some() || record.dice_seed.is_some();
    losses.add_if(proof, Loss::DiceProof);
    let mut text = format!("; [Variation \"{}\"]\n", variation(rules.name()));
    let _ = writeln!(text, "; [Rules \"{rules}\"]");
    if let Some(tournament) = &record.tournament {
        let _ = writeln!(text, "; [Event \"{}\"]", tournament.name.replace('"', "'"));
        if let Some(round) = tournament.round {
            let _ = writeln!(text, "; [Round \"{round}\"]");
        }
    }
    if let Some(first) = record.games.first().filter(|game| starts_elsewhere(game)) {
        losses.add(Loss::Start);
        let _ = writeln!(text, "; [Position \"{}\"]", first.start);
    }
    let _ = writeln!(text, "\n {} point match", record.match_to);
    let names = Side::ALL.map(|side| name(record.name(side), &mut losses));
    for (index, game) in games(record).iter().enumerate() {
        let _ = writeln!(text, "\n Game {}", index + 1);
        let [white, black] = [0, 1].map(|side| format!("{} : {}", names[side], game.units[side]));
        let width = COLUMN + MARGIN - 1;
        let _ = writeln!(text, " {white:<width$} {black}");
        write_game(&mut text, game, &mut losses);
    }
    Export {
        text,
        losses: losses.into_list(),
    }
}

/// A name without what ends names.
fn name(name: &str, losses: &mut Losses) -> String {
    let changed = name.replace(':', ".").replace("  ", " ");
    losses.add_if(changed != name, Loss::Names);
    changed
}

/// The cells of the two columns, row by row.
#[derive(Default)]
struct Rows(Vec<[Option<String>; 2]>);

impl Rows {
    /// Puts a cell behind all others.
    fn push(&mut self, side: Side, cell: String) {
        let column = side.index();
        match self.0.last_mut() {
            Some(row) if row[column..].iter().all(Option::is_none) => row[column] = Some(cell),
            _ => {
                let mut row = [None, None];
                row[column] = Some(cell);
                self.0.push(row);
            }
        }
    }

    fn write(&self, text: &mut String) {
        for (index, [white, black]) in self.0.iter().enumerate() {
            let [white, black] = [white, black].map(|cell| cell.as_deref().unwrap_or_default());
            let row = format!("{:>3}) {white:<COLUMN$} {black}", index + 1);
            text.push_str(row.trim_end());
            text.push('\n');
        }
    }
}

fn write_game(text: &mut String, game: &Lines<'_>, losses: &mut Losses) {
    let mut rows = Rows::default();
    let mut result = String::new();
    let rules = game.record.start.rules();
    let is_over = game
        .lines
        .iter()
        .any(|line| matches!(line, Line::Result { .. }));
    for line in &game.lines {
        match line {
            Line::Opening(_) => {
                losses.add_if(rules.opening != Opening::PlayOpeningDice, Loss::Opening);
            }
            Line::Stage {
                mover,
                dice,
                thrown,
                moves,
            } => {
                losses.add_if(!thrown && !rows.0.is_empty(), Loss::Cascade);
                let hand = moves.iter().any(|one| one.from == Origin::Hand);
                losses.add_if(hand, Loss::Hand);
                losses.add_if(pins_a_man(&game.record.start, moves), Loss::Pin);
                rows.push(*mover, cell(*dice, moves));
            }
            Line::Cube(side, decision) => rows.push(
                *side,
                match decision {
                    CubeDecision::Double(to) => format!("Doubles => {to}"),
                    CubeDecision::Take => "Takes".to_owned(),
                    CubeDecision::Drop => "Drops".to_owned(),
                },
            ),
            Line::Lost(_) => {}
            Line::Named => losses.add(Loss::Named),
            Line::HandOver(_) => losses.add(Loss::HandOver),
            Line::OpenThrow(side, dice) if is_over => rows.push(*side, cell(*dice, &[])),
            Line::OpenThrow(..) => losses.add(Loss::OpenThrow),
            Line::Result {
                winner,
                units,
                resigned,
                tied,
                counts_men,
            } => {
                losses.add_if(*resigned, Loss::Resignation);
                losses.add_if(*counts_men, Loss::MenLeft);
                match winner {
                    Some(winner) => result = wins(*winner, *units, game.ends_match),
                    None if *tied => losses.add(Loss::Tie),
                    None => losses.add(Loss::Draw),
                }
            }
        }
    }
    rows.write(text);
    text.push_str(&result);
}

fn wins(winner: Side, units: u16, ends_match: bool) -> String {
    let margin = match winner {
        Side::White => MARGIN + 1,
        Side::Black => MARGIN + COLUMN + 1,
    };
    let points = if units == 1 { "point" } else { "points" };
    let and_match = if ends_match { " and the match" } else { "" };
    format!("{:margin$}Wins {units} {points}{and_match}\n", "")
}

fn cell(dice: Dice, moves: &[Move]) -> String {
    let mut cell = format!("{}{}:", dice.first, dice.second);
    for Move { from, to, hits } in moves {
        let from = match from {
            Origin::Point(point) => point.get(),
            Origin::Bar | Origin::Hand => 25,
        };
        let to = match to {
            Landing::Point(point) => point.get(),
            Landing::Off => 0,
        };
        let _ = write!(cell, " {from}/{to}{}", if *hits { "*" } else { "" });
    }
    cell
}
