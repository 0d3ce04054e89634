//! Records as SGF of game 6, backgammon, version 4 of the format: a tree for each game, a node for
//! each stage.
//!
//! Points are letters: `a` is White's 1, `x` White's 24, `y` the bar, `z` off; a node `W[65xrxs]`
//! is a throw and the moves. What the format does not know stands in properties of our own, which
//! other programs skip:
//!
//! | property | what |
//! |---|---|
//! | `XV` | the rules as text |
//! | `XS` | the id of the position that the game starts from |
//! | `XO` | an opening throw, White's die and Black's |
//! | `XR` | the node goes on with the throw of the node before |
//! | `XL` | numbers that were lost |
//! | `XP` | groups that passed to the opponent |
//! | `XC`, `XD` | the commitment to the dice, and what opens it |
//!
//! Source: <https://www.red-bean.com/sgf/backgammon.html>.

use std::fmt::Write as _;

use super::export::{
    Export, Line, Lines, Loss, Losses, Move, games, is_known, pins_a_man, starts_elsewhere,
};
use super::record::{CubeDecision, Record};
use crate::games::ForeignNotation;
use crate::{Dice, Die, Landing, Origin, Phase, Point, Position, Side};

/// A record as SGF, and what is not in it for other programs.
#[must_use]
pub fn export(record: &Record) -> Export {
    let mut losses = Losses::default();
    let rules = &record.rules;
    losses.add_if(!is_known(rules, ForeignNotation::Sgf), Loss::Rules);
    losses.add_if(rules.cycle().is_some(), Loss::SeveralGames);
    let mut text = String::new();
    for (index, game) in games(record).iter().enumerate() {
        text.push('(');
        write_root(&mut text, record, game, index, &mut losses);
        write_nodes(&mut text, game, &mut losses);
        text.push_str(")\n");
    }
    Export {
        text,
        losses: losses.into_list(),
    }
}

/// Text as the value of a property. A colon would be escaped only where a property has two values;
/// other programs show `\:` as it stands.
fn value(text: &str) -> String {
    let mut value = String::new();
    for character in text.chars() {
        if matches!(character, ']' | '\\') {
            value.push('\\');
        }
        value.push(character);
    }
    value
}

fn write_root(
    text: &mut String,
    record: &Record,
    game: &Lines<'_>,
    index: usize,
    losses: &mut Losses,
) {
    let version = env!("CARGO_PKG_VERSION");
    let _ = write!(text, ";FF[4]GM[6]CA[UTF-8]AP[Rosespring:{version}]");
    let [white, black] = game.units;
    let _ = write!(
        text,
        "MI[length:{}][game:{}][ws:{white}][bs:{black}]",
        record.match_to,
        index + 1
    );
    let _ = write!(
        text,
        "PW[{}]PB[{}]XV[{}]",
        value(&record.white),
        value(&record.black),
        value(&record.rules.to_string())
    );
    if let Some(tournament) = &record.tournament {
        let _ = write!(text, "EV[{}]", value(&tournament.name));
        if let Some(round) = tournament.round {
            let _ = write!(text, "RO[{round}]");
        }
    }
    for (name, kept) in [("XC", &record.dice_commitment), ("XD", &record.dice_seed)] {
        if let Some(kept) = kept.as_ref().filter(|_| index == 0) {
            losses.add(Loss::Private);
            let _ = write!(text, "{name}[{}]", value(kept));
        }
    }
    for line in &game.lines {
        if let Line::Result {
            winner,
            units,
            resigned,
            tied,
            counts_men,
        } = line
        {
            losses.add_if(*tied, Loss::Tie);
            losses.add_if(*counts_men, Loss::MenLeft);
            let _ = match winner {
                Some(winner) => {
                    let resigned = if *resigned { "R" } else { "" };
                    write!(text, "RE[{}+{units}{resigned}]", colour(*winner))
                }
                None => write!(text, "RE[Draw]"),
            };
        }
    }
    text.push('\n');
    let start = &game.record.start;
    let elsewhere = starts_elsewhere(game.record);
    losses.add_if(elsewhere, Loss::Start);
    let rules = (*start.rules()).into();
    if elsewhere || !is_known(&rules, ForeignNotation::Sgf) {
        write_setup(text, start, losses);
    }
}

/// The men as they stand at the beginning.
fn write_setup(text: &mut String, start: &Position, losses: &mut Losses) {
    let _ = write!(text, ";XS[{}]AE[a:y]", value(&start.id()));
    for side in Side::ALL {
        let (men, rules) = (start.men(side), start.rules());
        let in_hand = men.hand(rules);
        losses.add_if(in_hand > 0, Loss::Hand);
        losses.add_if(men.pinned(rules) != 0, Loss::Pin);
        let places = Point::all()
            .map(|point| (letter(start, side, point), men.standing(rules, point)))
            .chain([('y', men.bar() + in_hand)])
            .filter(|&(_, count)| count > 0);
        let name = if side == Side::White { "AW" } else { "AB" };
        for (index, (place, count)) in places.enumerate() {
            let name = if index == 0 { name } else { "" };
            let _ = write!(text, "{name}{}", format!("[{place}]").repeat(count.into()));
        }
    }
    if let Some(side) = to_play(start) {
        let _ = write!(text, "PL[{}]", colour(side));
    }
    text.push('\n');
}

const fn to_play(start: &Position) -> Option<Side> {
    match start.phase() {
        Phase::Throw(side) | Phase::Name(side) => Some(side),
        Phase::Play(turn) => Some(turn.mover()),
        Phase::Opening | Phase::Over(_) => None,
    }
}

fn write_nodes(text: &mut String, game: &Lines<'_>, losses: &mut Losses) {
    for line in &game.lines {
        match line {
            Line::Opening([white, black]) => {
                losses.add(Loss::Private);
                let _ = write!(text, ";XO[{white}{black}]");
            }
            Line::Stage {
                mover,
                dice,
                thrown,
                moves,
            } => {
                let hand = moves.iter().any(|one| one.from == Origin::Hand);
                losses.add_if(hand, Loss::Hand);
                losses.add_if(pins_a_man(&game.record.start, moves), Loss::Pin);
                write_stage(text, &game.record.start, *mover, *dice, moves);
                losses.add_if(!thrown, Loss::Private);
                if !thrown {
                    text.push_str("XR[]");
                }
            }
            Line::Lost(numbers) => {
                let _ = write!(text, "XL[{}]", digits(numbers));
            }
            Line::Named => losses.add(Loss::Named),
            Line::HandOver(groups) => {
                losses.add(Loss::Private);
                let groups: Vec<String> = groups.iter().map(|group| digits(group)).collect();
                let _ = write!(text, "XP[{}]", groups.join(" "));
            }
            Line::OpenThrow(side, dice) => {
                let _ = write!(
                    text,
                    ";PL[{}]DI[{}{}]",
                    colour(*side),
                    dice.first,
                    dice.second
                );
            }
            Line::Cube(side, decision) => {
                let word = match decision {
                    CubeDecision::Double(_) => "double",
                    CubeDecision::Take => "take",
                    CubeDecision::Drop => "drop",
                };
                let _ = write!(text, "\n;{}[{word}]", colour(*side));
            }
            Line::Result { .. } => {}
        }
    }
}

fn write_stage(text: &mut String, start: &Position, mover: Side, dice: Dice, moves: &[Move]) {
    let _ = write!(text, "\n;{}[{}{}", colour(mover), dice.first, dice.second);
    for Move { from, to, .. } in moves {
        text.push(match from {
            Origin::Point(point) => letter(start, mover, *point),
            Origin::Bar | Origin::Hand => 'y',
        });
        text.push(match to {
            Landing::Point(point) => letter(start, mover, *point),
            Landing::Off => 'z',
        });
    }
    text.push(']');
}

fn digits(numbers: &[Die]) -> String {
    numbers.iter().map(ToString::to_string).collect()
}

const fn colour(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// A side's point as the letter of the place.
fn letter(start: &Position, side: Side, point: Point) -> char {
    let white = match side {
        Side::White => point,
        Side::Black => start.rules().movement.facing(point),
    };
    char::from(b'a' + white.get() - 1)
}
