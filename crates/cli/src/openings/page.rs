//! Formats a table of first throws as a page and as CSV.

use std::fmt::Write as _;

use rosespring_engine::evaluate::Value;
use rosespring_engine::opening::Tally;
use rosespring_engine::rollout::Mean;
use rosespring_rules::{PRESETS, Rules, WinKind};
use rosespring_wire::openings::{OpeningTable, ThrowRow};

/// Returns the kinds of win of the game that count more than a single game.
fn kinds(table: &OpeningTable) -> Vec<WinKind> {
    let rules: Option<Rules> = table.method.rules.parse().ok();
    let game = rules.map(|rules| rules.game.declaration());
    let known = |kind: &WinKind| game.is_some_and(|game| game.has_win(*kind));
    WinKind::LARGER.into_iter().filter(known).collect()
}

/// Formats a throw.
pub(super) fn name(throw: &ThrowRow) -> String {
    format!("{}-{}", throw.dice[0], throw.dice[1])
}

/// Formats the page; `file` is the name of the files beside it, without ending.
pub(super) fn page(table: &OpeningTable, file: &str) -> String {
    let rules = &table.method.rules;
    let preset = PRESETS.iter().find(|preset| preset.name == rules);
    let title = preset.map_or(rules.as_str(), |preset| preset.title);
    let mut out = format!("# First throws: {title}\n\n");
    let _ = writeln!(out, "Rules `{rules}`. {}\n", method(table));
    starter(table, &mut out);
    let _ = writeln!(
        out,
        "## Every first throw\n\nEquities are the starter's, in units, ± one standard error.\n"
    );
    let _ = writeln!(out, "![Equity of every first throw]({file}.svg)\n");
    throws(table, &mut out);
    let _ = writeln!(
        out,
        "\nAll plays with all chances: [{file}.csv]({file}.csv)."
    );
    out
}

fn method(table: &OpeningTable) -> String {
    let method = &table.method;
    let largest = table.throws.iter().flat_map(|throw| &throw.plays);
    let largest = largest.map(|play| play.error).fold(0.0, f64::max);
    format!(
        "Each play by rollouts of {} throws with luck taken off, standard error at most \
         {largest:.4}; what it is worth to begin from {} whole games of greedy play; seed {}, \
         net `{}`. How: [README.md](README.md).",
        method.truncate, method.games, method.seed, method.net
    )
}

fn starter(table: &OpeningTable, out: &mut String) {
    let tally = Tally::from(&table.tally);
    let percent = |mean: Mean| format!("{:.2} % ± {:.2}", 100.0 * mean.mean, 100.0 * mean.error);
    let mut row = |what: &str, figure: &str| {
        let _ = writeln!(out, "| {what} | {figure} |");
    };
    row("the starter", "");
    row("---", "---:");
    row("wins", &percent(tally.share(tally.won.iter().sum())));
    for kind in kinds(table) {
        let (won, lost) = (tally.won[kind.index()], tally.lost[kind.index()]);
        row(
            &format!("wins by {}", kind.name()),
            &percent(tally.share(won)),
        );
        row(
            &format!("loses by {}", kind.name()),
            &percent(tally.share(lost)),
        );
    }
    row("draws", &percent(tally.share(tally.drawn)));
    let (equity, length) = (tally.equity(), tally.length());
    row(
        "units a game",
        &format!("{:+.4} ± {:.4}", equity.mean, equity.error),
    );
    row(
        "throws a game, both sides",
        &format!("{:.2} ± {:.2}", length.mean, length.error),
    );
    let by_rollout: f64 = table
        .throws
        .iter()
        .filter_map(|throw| Some(throw.chance * throw.plays.first()?.equity))
        .sum();
    row(
        "units a game by the rollouts below",
        &format!("{by_rollout:+.4}"),
    );
    out.push('\n');
}

fn throws(table: &OpeningTable, out: &mut String) {
    let kinds = kinds(table);
    let heads: String = kinds
        .iter()
        .map(|kind| format!(" {0} won | {0} lost |", kind.name()))
        .collect();
    let _ = writeln!(
        out,
        "| throw | best play | equity | wins |{heads} next best, and its loss |"
    );
    let lines = "---:|---:|".repeat(kinds.len());
    let _ = writeln!(out, "|---|---|---:|---:|{lines}---|");
    for throw in &table.throws {
        let Some((best, others)) = throw.plays.split_first() else {
            continue;
        };
        let chances: String = kinds
            .iter()
            .map(|kind| {
                let percent = |chance: f64| format!(" {:.1} |", 100.0 * chance);
                best.chances(*kind).map(percent).concat()
            })
            .collect();
        let others: Vec<String> = others
            .iter()
            .map(|play| format!("{} {:.3}", play.play, best.equity - play.equity))
            .collect();
        let _ = writeln!(
            out,
            "| {} | {} | {:+.4} ± {:.4} | {:.1} |{chances} {} |",
            name(throw),
            shown(&best.play),
            best.equity,
            best.error,
            100.0 * best.win,
            others.join(" · "),
        );
    }
}

fn shown(play: &str) -> &str {
    match play {
        "" => "–",
        play => play,
    }
}

/// Formats the data as CSV, with one line for each play.
pub(super) fn csv(table: &OpeningTable) -> String {
    let figures: Vec<_> = Value::field_names().collect();
    let figures = figures.join(",");
    let mut out = format!("rules,throw,chance,rank,play,equity,error,loss,trials,{figures}\n");
    for throw in &table.throws {
        let best = throw.plays.first().map_or(0.0, |best| best.equity);
        for (index, play) in throw.plays.iter().enumerate() {
            let larger = WinKind::LARGER.map(|kind| play.chances(kind));
            let [won, lost] =
                [0, 1].map(|side| larger.map(|chances| format!(",{}", chances[side])));
            let _ = writeln!(
                out,
                "{},{},{},{},{},{},{},{:.6},{},{}{}{}",
                table.method.rules,
                name(throw),
                throw.chance,
                index + 1,
                play.play,
                play.equity,
                play.error,
                best - play.equity,
                play.trials,
                play.win,
                won.concat(),
                lost.concat(),
            );
        }
    }
    out
}
