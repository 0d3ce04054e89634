//! Formats the analysis of a position as text and tables of at most 100 columns.

use std::fmt::Write as _;

use rosespring_engine::analysis::{Analysis, BestLine, Figure, Gift, How, NextThrow};
use rosespring_engine::evaluate::Value;
use rosespring_rules::notation::{diagram, text};
use rosespring_rules::{GameKind, Phase, Side, UnplayedNumbers, WinKind};

use crate::tell;

/// Maximum number of candidates in the table; those left out lose at least as much as the last
/// shown.
const SHOWN: usize = 10;
/// Maximum width of a play in a table, in characters.
const PLAY_CHARS: usize = 34;

/// Formats the analysis as text.
pub(super) fn format_analysis(analysis: &Analysis) -> String {
    let position = &analysis.position;
    let game = position.rules().game;
    let whose = tell::name(analysis.side);
    let mut out = format!("{}\n", diagram::phase(position));
    let _ = writeln!(
        out,
        "equity {:+.4} for {whose}: {} ({})",
        analysis.figure.worth,
        chances(&analysis.figure.value, analysis.side, game),
        describe_method(&analysis.figure),
    );
    choices(analysis, &mut out);
    if let Some(line) = &analysis.line {
        turn(line, &mut out);
    }
    names(analysis, &mut out);
    throws(analysis, &mut out);
    out
}

/// Describes how a figure was computed.
pub(super) fn describe_method(figure: &Figure) -> String {
    match figure.how {
        How::Over => "the game is over".to_owned(),
        How::Plies(1) => "1 ply".to_owned(),
        How::Plies(plies) => format!("{plies} plies"),
        How::Rollout { trials, error } => format!("rollout of {trials}, ± {error:.4}"),
    }
}

/// Returns the kinds of win of a game that count more than one unit.
fn large_wins(game: GameKind) -> impl Iterator<Item = WinKind> {
    let game = game.declaration();
    let kinds = WinKind::LARGER.into_iter().chain([WinKind::Left]);
    kinds.filter(|kind| game.has_win(*kind))
}

/// Formats chances: `wins 51.2 % (double 10.3), loses a double 9.8`.
fn chances(value: &Value, side: Side, game: GameKind) -> String {
    let percent = |chance: f32| format!("{:.1}", 100.0 * chance);
    let kinds = |winner: Side| {
        let kinds: Vec<_> = large_wins(game)
            .map(|kind| match kind {
                WinKind::Left => format!("beyond one man {:.2}", value.chance(winner, kind)),
                _ => format!("{} {}", kind.name(), percent(value.chance(winner, kind))),
            })
            .collect();
        if kinds.is_empty() {
            String::new()
        } else {
            format!(" ({})", kinds.join(", "))
        }
    };
    let win = value.seen_by(side).win;
    format!(
        "wins {} %{}, loses {} %{}",
        percent(win),
        kinds(side),
        percent(1.0 - win),
        kinds(side.other()),
    )
}

/// Returns the columns of chances of a side: the head of each, and the winner and the kind of win
/// unless it counts all wins of the side.
fn columns(game: GameKind, side: Side) -> Vec<(String, Option<(Side, WinKind)>)> {
    let of = |word: &str, winner: Side| {
        let columns = large_wins(game).map(|kind| {
            let short = match kind {
                WinKind::Single | WinKind::Double | WinKind::Triple => kind.units().to_string(),
                WinKind::Capote | WinKind::Mother | WinKind::Left | WinKind::Jan => {
                    kind.letter().to_string()
                }
            };
            (format!("{word}-{short}"), Some((winner, kind)))
        });
        columns.collect::<Vec<_>>()
    };
    let all = vec![("win".to_owned(), None)];
    [all, of("win", side), of("lose", side.other())].concat()
}

fn choices(analysis: &Analysis, out: &mut String) {
    if analysis.choices.is_empty() {
        return;
    }
    let columns = columns(analysis.position.rules().game, analysis.side);
    let heads: String = columns
        .iter()
        .map(|(head, _)| format!("{head:>7}"))
        .collect();
    let _ = writeln!(
        out,
        "\n    {:PLAY_CHARS$} {:>8} {:>8}{heads}  by",
        "play", "equity", "loss"
    );
    for (index, choice) in analysis.choices.iter().take(SHOWN).enumerate() {
        let chance = |kind: &Option<(Side, WinKind)>| match *kind {
            None => 100.0 * choice.figure.value.seen_by(analysis.side).win,
            Some((winner, WinKind::Left)) => choice.figure.value.chance(winner, WinKind::Left),
            Some((winner, kind)) => 100.0 * choice.figure.value.chance(winner, kind),
        };
        let figures: String = columns
            .iter()
            .map(|(_, kind)| format!("{:>7.1}", chance(kind)))
            .collect();
        let loss = match index {
            0 => String::new(),
            _ => format!("{:.4}", choice.loss),
        };
        let play = text::play(&analysis.position, &choice.steps);
        let _ = writeln!(
            out,
            "{:>3} {play:PLAY_CHARS$} {:>+8.4} {loss:>8}{figures}  {}",
            index + 1,
            choice.figure.worth,
            short(&choice.figure),
        );
    }
    let more = analysis.choices.len().saturating_sub(SHOWN);
    if more > 0 {
        let _ = writeln!(out, "    and {more} more that lose no less");
    }
    let shown = analysis.choices.iter().take(SHOWN);
    let mut depths = shown.filter_map(|choice| match choice.figure.how {
        How::Plies(plies) => Some(plies),
        _ => None,
    });
    let first = depths.next();
    if depths.any(|depth| Some(depth) != first) {
        let _ = writeln!(
            out,
            "    a loss compares both plays by the deepest look that they share"
        );
    }
}

/// Describes how a figure was computed, in at most six characters.
fn short(figure: &Figure) -> String {
    match figure.how {
        How::Over => "end".to_owned(),
        How::Plies(plies) => format!("{plies} ply"),
        How::Rollout { error, .. } => format!("± {error:.4}"),
    }
}

/// Lists the stages of the turn, if there are several.
fn turn(line: &BestLine, out: &mut String) {
    if line.stages.len() > 1 {
        let _ = writeln!(out, "\nthe turn, stage by stage:");
        for stage in &line.stages {
            let from = match stage.turn.is_remainder() {
                true => ", passed on",
                false => "",
            };
            let play = text::play(&stage.position, &stage.steps);
            let mover = tell::name(stage.turn.mover());
            let _ = writeln!(out, "  {mover} {}{from}: {play}", stage.turn.stage());
        }
    }
    if let Some(Gift {
        to,
        stage,
        pips,
        worth,
        ..
    }) = line.gift
    {
        let _ = writeln!(
            out,
            "{} passes to {}, who plays {pips} pips of it: worth {worth:+.4} to them",
            tell::numbers(UnplayedNumbers::Stage(stage)),
            tell::name(to),
        );
    }
    if let Some(outcome) = line.end.outcome() {
        let _ = writeln!(out, "{}", tell::outcome(outcome));
    }
}

fn names(analysis: &Analysis, out: &mut String) {
    if analysis.names.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n  doublet   equity     loss  by      best play");
    for (index, name) in analysis.names.iter().enumerate() {
        let loss = match index {
            0 => String::new(),
            _ => format!("{:.4}", name.loss),
        };
        let play = match name.steps.is_empty() {
            true => "–".to_owned(),
            false => text::play(&name.after, &name.steps),
        };
        let _ = writeln!(
            out,
            "  {:7} {:>+8.4} {loss:>8}  {:6}  {play}",
            format!("{0}-{0}", name.number),
            name.figure.worth,
            short(&name.figure),
        );
    }
}

fn throws(analysis: &Analysis, out: &mut String) {
    if analysis.throws.is_empty() {
        return;
    }
    let mut throws: Vec<&NextThrow> = analysis.throws.iter().collect();
    throws.sort_by(|a, b| b.figure.worth.total_cmp(&a.figure.worth));
    if analysis.position.phase() == Phase::Opening {
        let _ = writeln!(
            out,
            "\nthrows are written with White's die first; luck is White's"
        );
    }
    let _ = writeln!(out, "\n  throw   equity     luck  by      best play");
    for throw in throws {
        let play = match throw.after.turn() {
            Some(turn) if turn.mover() != analysis.side => {
                let play = text::play(&throw.after, &throw.steps);
                format!("{}: {play}", tell::name(turn.mover()))
            }
            Some(_) => text::play(&throw.after, &throw.steps),
            None => "–".to_owned(),
        };
        let _ = writeln!(
            out,
            "  {:5} {:>+8.4} {:>+8.4}  {:6}  {play}",
            throw.dice.to_string(),
            throw.figure.worth,
            throw.luck,
            short(&throw.figure),
        );
    }
}
