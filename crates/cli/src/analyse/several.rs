//! One report of the errors in several records.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use rosespring_engine::analysis::GamePhase;
use rosespring_engine::analysis::record::{Class, Decision, Finding, analyse};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Board, Side};
use rosespring_wire::analysis::DecisionJson;
use rosespring_wire::import_fault::messages;
use rosespring_wire::result::rounded;
use serde::Serialize;

use super::{Arguments, Judge, Subject, record, subject};
use crate::output::{self, Failure, refuse};
use crate::replay;

/// Number of mistakes that are shown.
const MISTAKES: usize = 20;

/// A record and its file.
struct NamedRecord {
    file: String,
    record: Record,
}

/// One mistake, and the number of its record.
struct Mistake {
    at: usize,
    decision: Box<Decision>,
}

/// What the plays of one kind lost.
#[derive(Debug, Clone, Copy, Default, Serialize)]
struct Losses {
    decisions: u32,
    errors: u32,
    blunders: u32,
    loss: f64,
    /// 500 × loss a decision.
    rating: f64,
}

impl Losses {
    fn add(&mut self, decision: &Decision) {
        self.decisions += 1;
        self.errors += u32::from(decision.class() >= Class::Error);
        self.blunders += u32::from(decision.class() >= Class::Blunder);
        self.loss += f64::from(decision.loss);
        self.rating = 500.0 * self.loss / f64::from(self.decisions);
    }

    fn rounded(mut self) -> Self {
        self.loss = rounded(self.loss as f32);
        self.rating = rounded(self.rating as f32);
        self
    }
}

/// Losses by what they have in common.
type Rows = BTreeMap<String, Losses>;

/// The report, as `--json` prints it.
#[derive(Default, Serialize)]
struct Summary {
    records: Vec<RecordRow>,
    /// The player whose errors are counted; `null` if those of all are.
    player: Option<String>,
    total: Losses,
    by_player: Rows,
    by_game: Rows,
    by_opponent: Rows,
    by_phase: Rows,
    mistakes: Vec<Card>,
    /// Files that are not counted: they have the match of another one, perhaps in another form.
    repeated: Vec<RepeatedRecord>,
    /// What could not be read or was not legal, with the file.
    faults: Vec<String>,
}

#[derive(Serialize)]
struct RecordRow {
    file: String,
    rules: String,
    white: String,
    black: String,
    games: usize,
}

#[derive(Serialize)]
struct RepeatedRecord {
    file: String,
    /// The file that is counted.
    of: String,
}

#[derive(Serialize)]
struct Card {
    file: String,
    opponent: String,
    #[serde(flatten)]
    decision: DecisionJson,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.game.is_some() || arguments.list {
        return Err(refuse("--game and --list need one record"));
    }
    let mut faults = Vec::new();
    let mut records = read_all(arguments, &mut faults)?;
    let repeated = take_repeated(&mut records);
    let player = player_of(&records, arguments)?;
    let mut mistakes = Vec::new();
    let mut summary = Summary {
        records: records.iter().map(RecordRow::of).collect(),
        player,
        repeated,
        faults,
        ..Summary::default()
    };
    let bar = output::progress(records.len() as u64, "records");
    for (at, one) in records.iter().enumerate() {
        let judge = Judge::new(
            &arguments.match_evaluator(&one.record.rules),
            &one.record.rules,
        )?;
        let see = |finding: &Finding| {
            if let Finding::Decision(decision) = finding
                && summary.count(&one.record, decision)
            {
                let decision = decision.clone();
                mistakes.push(Mistake { at, decision });
            }
            ControlFlow::Continue(())
        };
        let never = AtomicBool::new(false);
        let (_, fault) = analyse(
            &one.record,
            &judge,
            &arguments.review_settings(),
            &never,
            see,
        );
        let fault = fault.map(|fault| format!("{}: {fault}", one.file));
        summary.faults.extend(fault);
        mistakes.sort_by(|a, b| b.decision.loss.total_cmp(&a.decision.loss));
        mistakes.truncate(MISTAKES);
        bar.inc(1);
    }
    bar.finish_and_clear();
    for fault in &summary.faults {
        output::talk(format_args!("fault: {fault}"));
    }
    let code = match summary.faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => Failure::invalid(),
    };
    if arguments.json {
        output::write_json(&summary.finish(&records, &mistakes))?;
    } else {
        output::write(&summary.to_text(&records, &mistakes, arguments))?;
    }
    Ok(code)
}

/// Reads the records of the files and folders that are named, at least one.
fn read_all(arguments: &Arguments, faults: &mut Vec<String>) -> Result<Vec<NamedRecord>> {
    let mut files = Vec::new();
    for what in &arguments.what {
        files.extend(files_of(what)?);
    }
    let records = files.iter().filter_map(|file| read(file, faults));
    let records: Vec<NamedRecord> = records.collect();
    if records.is_empty() {
        let names = arguments.what.join(", ");
        faults.extend(files.is_empty().then(|| format!("no file in {names}")));
        return Err(refuse(faults.join("\n       ")));
    }
    Ok(records)
}

/// The file that is named, or the files of the folder, by name; hidden ones are left out.
fn files_of(what: &str) -> Result<Vec<String>> {
    if !Path::new(what).is_dir() {
        return Ok(vec![what.to_owned()]);
    }
    let mut files = Vec::new();
    let unreadable = || format!("{what} cannot be read");
    for entry in fs::read_dir(what).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let is_hidden = path
            .file_name()
            .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        if path.is_file() && !is_hidden {
            files.push(path.to_string_lossy().into_owned());
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// Reads a record as far as it is sound.
fn read(file: &str, faults: &mut Vec<String>) -> Option<NamedRecord> {
    let refused = match subject(file) {
        Ok(Subject::Record(read)) => {
            let of_record = messages(&read.faults).into_iter();
            faults.extend(of_record.map(|fault| format!("{file}: {fault}")));
            let is_empty = read.record.games.is_empty();
            let record = read.record;
            return (!is_empty).then(|| NamedRecord {
                file: file.to_owned(),
                record,
            });
        }
        Ok(Subject::Position(_)) => format!("{file}: a position, not a record"),
        Err(error) => format!("{error:#}"),
    };
    let named = match refused.starts_with(file) {
        true => refused,
        false => format!("{file}: {refused}"),
    };
    faults.push(named);
    None
}

/// Takes out the records of a match that an earlier one has too. Programs write names in their own
/// ways, so the men after every play decide; only two players who changed sides, as in games with
/// the same dice, played another match.
fn take_repeated(records: &mut Vec<NamedRecord>) -> Vec<RepeatedRecord> {
    type Course = (String, Vec<Board>);
    type Names = [String; 2];
    let mut first: HashMap<Course, Vec<(String, Names)>> = HashMap::new();
    let mut repeated = Vec::new();
    records.retain(|NamedRecord { file, record }| {
        let names = Side::ALL.map(|side| record.name(side).to_owned());
        let boards: Vec<Board> = record.games.iter().flat_map(replay::boards).collect();
        if boards.is_empty() {
            // Without a play nothing tells two matches apart, and nothing is counted.
            return true;
        }
        let alike = first.entry((record.rules.to_string(), boards)).or_default();
        let changed =
            |other: &Names| names[0] != names[1] && names[0] == other[1] && names[1] == other[0];
        match alike.iter().find(|(_, other)| !changed(other)) {
            Some((of, _)) => {
                output::talk(format_args!(
                    "note: {file} has the match of {of}, and is not counted"
                ));
                let (file, of) = (file.clone(), of.clone());
                repeated.push(RepeatedRecord { file, of });
                false
            }
            None => {
                alike.push((file.clone(), names));
                true
            }
        }
    });
    repeated
}

/// The player that was asked for, or the only one who is in every record.
fn player_of(records: &[NamedRecord], arguments: &Arguments) -> Result<Option<String>> {
    let plays = |one: &NamedRecord, name: &str| {
        Side::ALL
            .into_iter()
            .any(|side| one.record.name(side) == name)
    };
    if let Some(name) = &arguments.player {
        return match records.iter().any(|one| plays(one, name)) {
            true => Ok(Some(name.clone())),
            false => {
                let names = records
                    .iter()
                    .flat_map(|one| Side::ALL.map(|side| one.record.name(side).to_owned()));
                let names: Vec<String> = names.collect::<BTreeSet<_>>().into_iter().collect();
                Err(refuse(format_args!(
                    "--player {name}: nobody has this name, but {}",
                    names.join(", ")
                )))
            }
        };
    }
    let names = Side::ALL.map(|side| records[0].record.name(side));
    let mut common = names
        .into_iter()
        .filter(|name| records.iter().all(|one| plays(one, name)));
    Ok(match (common.next(), common.next()) {
        (Some(name), None) => Some(name.to_owned()),
        _ => None,
    })
}

/// Describes how the figures were computed: of a match that is weighed, if there is one.
fn method(records: &[NamedRecord], arguments: &Arguments) -> String {
    let settings = arguments.review_settings();
    let is_weighed = |one: &&NamedRecord| !settings.is_for_units(&one.record);
    let weighed = records.iter().filter(is_weighed).count();
    let shown = records.iter().find(is_weighed).unwrap_or(&records[0]);
    let mut method = record::method(&shown.record, &settings, arguments);
    let others = records.len() - weighed;
    if weighed > 0 && others > 0 {
        let _ = write!(
            method,
            "; {others} for units, as so long a match is not weighed"
        );
    }
    method
}

impl RecordRow {
    fn of(named: &NamedRecord) -> Self {
        let NamedRecord { file, record } = named;
        Self {
            file: file.clone(),
            rules: record.rules.to_string(),
            white: record.white.clone(),
            black: record.black.clone(),
            games: record.games.len(),
        }
    }
}

impl Summary {
    /// Counts a decision; returns whether it is one of those that are told.
    fn count(&mut self, record: &Record, decision: &Decision) -> bool {
        if decision.is_forced {
            return false;
        }
        let name = record.name(decision.mover);
        self.by_player
            .entry(name.to_owned())
            .or_default()
            .add(decision);
        if self.player.as_ref().is_some_and(|player| player != name) {
            return false;
        }
        self.total.add(decision);
        let opponent = record.name(decision.mover.other()).to_owned();
        let game = decision.position.rules().game.to_string();
        let phase = GamePhase::of(&decision.position, decision.mover);
        for (rows, key) in [
            (&mut self.by_game, game),
            (&mut self.by_opponent, opponent),
            (&mut self.by_phase, phase.name().to_owned()),
        ] {
            rows.entry(key).or_default().add(decision);
        }
        decision.class() >= Class::Doubtful
    }

    fn finish(mut self, records: &[NamedRecord], mistakes: &[Mistake]) -> Self {
        self.total = self.total.rounded();
        for rows in [
            &mut self.by_player,
            &mut self.by_game,
            &mut self.by_opponent,
            &mut self.by_phase,
        ] {
            for row in rows.values_mut() {
                *row = row.rounded();
            }
        }
        let cards = mistakes.iter().map(|Mistake { at, decision }| Card {
            file: records[*at].file.clone(),
            opponent: records[*at].record.name(decision.mover.other()).to_owned(),
            decision: DecisionJson::new(decision),
        });
        self.mistakes = cards.collect();
        self
    }

    fn to_text(
        &self,
        records: &[NamedRecord],
        mistakes: &[Mistake],
        arguments: &Arguments,
    ) -> String {
        let games: usize = records.iter().map(|one| one.record.games.len()).sum();
        let whose = self.player.as_ref().map_or_else(
            || "errors of all players".to_owned(),
            |name| format!("errors of {name}"),
        );
        let method = method(records, arguments);
        let mut out = format!(
            "{} records, {games} games: {whose}\n{method}\n\n",
            records.len()
        );
        let _ = writeln!(
            out,
            "{:32}{:>10}{:>8}{:>10}{:>10}{:>9}",
            "", "decisions", "errors", "blunders", "lost", "rating"
        );
        push_row(&mut out, "all", &self.total);
        for (title, rows) in [
            ("by player", &self.by_player),
            ("by game", &self.by_game),
            ("by opponent", &self.by_opponent),
            ("by phase", &self.by_phase),
        ] {
            let _ = writeln!(out, "{title}");
            for (name, losses) in rows {
                push_row(&mut out, &format!("  {name}"), losses);
            }
        }
        if !mistakes.is_empty() {
            out.push_str("\nlargest mistakes\n");
        }
        for Mistake { at, decision } in mistakes {
            let told = record::mistake(decision);
            let _ = writeln!(
                out,
                "{}: {told}\n  {}",
                records[*at].file,
                decision.position.id()
            );
        }
        out
    }
}

fn push_row(out: &mut String, name: &str, losses: &Losses) {
    let name: String = name.chars().take(31).collect();
    let Losses {
        decisions,
        errors,
        blunders,
        loss,
        rating,
    } = losses;
    let _ = writeln!(
        out,
        "{name:32}{decisions:>10}{errors:>8}{blunders:>10}{loss:>10.3}{rating:>9.2}"
    );
}
