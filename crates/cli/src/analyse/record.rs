//! Formats the analysis of a record: the errors and the luck of each player.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use rosespring_engine::analysis::record::{
    Class, Decision, Finding, Report, ReviewSettings, SideReport, analyse, stages,
};
use rosespring_engine::net::is_shipped;
use rosespring_rules::Side;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::text;
use rosespring_wire::analysis::{RecordAnalysisJson, class_name};
use rosespring_wire::import_fault::messages;
use rosespring_wire::record::ReadRecord;

use super::reasons::reasons;
use super::{Arguments, Judge, by_rollouts, position};
use crate::output::{Failure, refuse};
use crate::rollout::Evaluator;
use crate::{input, output, tell};

/// Where the analysed decisions are written.
enum Sink {
    Json(Box<RecordAnalysisJson>),
    /// Text lines; with `--list` each questionable play is written at once.
    Text {
        listing: bool,
    },
}

pub(super) fn run(read: ReadRecord, arguments: &Arguments) -> Result<ExitCode> {
    let (record, mut faults) = (read.record, messages(&read.faults));
    if let Some(game) = arguments.game.filter(|&game| game > record.games.len()) {
        let games = record.games.len();
        return Err(refuse(format_args!(
            "there is no game {game}: the record has {games}"
        )));
    }
    if record.games.is_empty() && !faults.is_empty() {
        return Err(refuse(faults.join("\n       ")));
    }
    let judge = Judge::new(&arguments.match_evaluator(&record.rules), &record.rules)?;
    let settings = arguments.review_settings();
    let mut sink = match arguments.json {
        true => Sink::Json(Box::new(RecordAnalysisJson::new(&record, &settings))),
        false => Sink::Text {
            listing: arguments.list,
        },
    };
    let (report, written) = analyse_record(&record, &judge, &settings, &mut sink, &mut faults);
    written?;
    for fault in &faults {
        output::talk(format_args!("fault: {fault}"));
    }
    for note in &read.notes {
        output::talk(format_args!("note: {note}"));
    }
    if let Some(note) = input::cube_note(&record) {
        output::talk(note);
    }
    let valid = faults.is_empty();
    match sink {
        Sink::Json(json) => output::write_json(&json.finish(&record, &report, faults))?,
        Sink::Text { .. } => {
            output::write(&format_report(&record, &report, &settings, arguments))?;
        }
    }
    Ok(match valid {
        true => ExitCode::SUCCESS,
        false => Failure::invalid(),
    })
}

/// Analyses the record; shows a progress bar for long ones.
fn analyse_record(
    record: &Record,
    judge: &Judge,
    settings: &ReviewSettings,
    sink: &mut Sink,
    faults: &mut Vec<String>,
) -> (Report, Result<()>) {
    let bar = output::progress(stages(record) as u64, "stages");
    let mut written = Ok(());
    let see = |finding: &Finding| {
        if let Finding::Decision(decision) = finding {
            bar.inc(1);
            if let Sink::Text { listing: true } = sink
                && decision.class() >= Class::Doubtful
            {
                let line = mistake(decision) + "\n";
                written = bar.suspend(|| output::write(&line));
            }
        }
        if let Sink::Json(json) = sink {
            json.add(finding);
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    };
    let never = AtomicBool::new(false);
    let (report, fault) = analyse(record, judge, settings, &never, see);
    faults.extend(fault.map(|fault| fault.to_string()));
    bar.finish_and_clear();
    (report, written)
}

/// Maximum length of a player's name, in characters.
const NAME_CHARS: usize = 24;

fn format_report(
    record: &Record,
    report: &Report,
    settings: &ReviewSettings,
    arguments: &Arguments,
) -> String {
    let mut out = String::new();
    let part = match settings.game {
        Some(game) => format!("game {game} of {}", record.games.len()),
        None if record.games.len() == 1 => "1 game".to_owned(),
        None => format!("{} games", record.games.len()),
    };
    let _ = writeln!(
        out,
        "{}, match to {}: {part}",
        record.rules, record.match_to
    );
    let _ = writeln!(out, "{}\n", method(record, settings, arguments));
    let names = Side::ALL.map(|side| {
        let mut name: String = record.name(side).chars().take(NAME_CHARS + 1).collect();
        if name.chars().count() > NAME_CHARS {
            name.pop();
            name.push('…');
        }
        format!("{} {name}", tell::name(side))
    });
    let _ = writeln!(out, "{:34}{:>32}{:>32}", "", names[0], names[1]);
    for (name, of) in ROWS {
        let [white, black] = Side::ALL.map(|side| of(report.side(side)));
        let _ = writeln!(out, "{name:34}{white:>32}{black:>32}");
    }
    if !report.mistakes.is_empty() {
        let _ = writeln!(out, "\nlargest mistakes");
    }
    for decision in &report.mistakes {
        let _ = writeln!(out, "{}\n  {}", mistake(decision), decision.position.id());
    }
    out
}

/// Describes how the figures were computed.
pub(super) fn method(record: &Record, settings: &ReviewSettings, arguments: &Arguments) -> String {
    let depth = match settings.depth.plies {
        1 => "1 ply".to_owned(),
        plies => format!("{plies} plies"),
    };
    let rollout = settings.depth.rollout.map_or_else(String::new, |rollout| {
        format!(", doubtful plays {}", by_rollouts(&rollout))
    });
    let stakes = match (settings.for_units, settings.is_for_units(record)) {
        (true, _) => "every game for units",
        (false, true) => "every game for units (so long a match is not weighed)",
        (false, false) => "at the score of the match, losses in units",
    };
    let judge = arguments.match_evaluator(&record.rules);
    let partly = match (&judge, record.rules.cycle()) {
        (Evaluator::Greedy, Some(_)) if !record.rules.games().all(is_shipped) => {
            " (hand-written in games without a net)"
        }
        _ => "",
    };
    format!("judged by {judge}{partly}, {depth}{rollout}, {stakes}; luck without look-ahead")
}

type Row = (&'static str, fn(&SideReport) -> String);

const ROWS: [Row; 12] = [
    ("decisions", |side| side.decisions.to_string()),
    ("forced stages, not counted", |side| side.forced.to_string()),
    ("doubtful plays (0.03 or more)", |side| {
        side.doubtful.to_string()
    }),
    ("errors (0.06 or more)", |side| side.errors.to_string()),
    ("blunders (0.12 or more)", |side| side.blunders.to_string()),
    ("lost by plays", |side| format!("{:.3}", side.loss)),
    ("rating, 500 × loss a decision", |side| {
        side.rating()
            .map_or_else(|| "–".to_owned(), |rating| format!("{rating:.2}"))
    }),
    ("luck", |side| signed(side.luck.total())),
    ("  opening", |side| signed(side.luck.opening)),
    ("  throws (how many)", |side| {
        let throws = side.throws - side.cascades;
        format!("({throws}) {}", signed(side.luck.throws))
    }),
    ("  cascades, with what passed on", |side| {
        format!("({}) {}", side.cascades, signed(side.luck.cascades))
    }),
    ("  gifts received", |side| {
        format!("({}) {}", side.gifts, signed(side.luck.gifts))
    }),
];

/// Formats a number with its sign; a number that rounds to zero has none.
fn signed(number: f64) -> String {
    match number.abs() < 0.000_5 {
        true => "0.000".to_owned(),
        false => format!("{number:+.3}"),
    }
}

/// Formats one mistake in one or two lines.
pub(super) fn mistake(decision: &Decision) -> String {
    let place = decision.place;
    let position = &decision.position;
    let stage = position
        .turn()
        .map_or_else(String::new, |turn| turn.stage().to_string());
    format!(
        "game {}, entry {}: {} {stage} {}, loses {:.3} ({})\n  \
         best {}: {:+.3} against {:+.3} by {}",
        place.game,
        place.entry,
        tell::name(decision.mover),
        text::play(position, &decision.played),
        decision.loss,
        class_name(decision.class()),
        text::play(position, &decision.best),
        decision.best_figure.worth,
        decision.figure.worth,
        position::describe_method(&decision.best_figure),
    ) + &decision
        .why
        .as_ref()
        .map_or_else(String::new, |why| reasons(position, why))
}
