//! `rosespring why`: checks the reasons that an analysis gave.

mod recount;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use serde::{Deserialize, Serialize};

use self::recount::{Losses, Recount};
use crate::analyse::Judge;
use crate::input;
use crate::output::{self, Failure, refuse};
use crate::rollout::Evaluator;

/// Check the reasons of `analyse --why`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Check(CheckArguments),
}

/// Count every claim of an analysis again, over all legal plays, by other code than made it.
///
/// A claim is a number: a fact of the best play or of the play made, the loss, what the plays
/// without the facts lose, how many plays are better with them and without, and what the throws
/// make of the loss in which a fact differs or after which it is worse. False claims are named,
/// and the exit code is 1. Claims that only the code of the analysis can count are not checked: of
/// the facts `easy`, `moves`, `their-moves`, `gift` and `entry`, of `lost` where a player may stop,
/// losses in a match, and losses in turns of several stages.
#[derive(Debug, clap::Args)]
struct CheckArguments {
    /// What `analyse RECORD --why --json` printed; `-` for the standard input
    file: PathBuf,
    /// The evaluation that the analysis used [default: that of `analyse`]
    #[arg(long)]
    evaluator: Option<Evaluator>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// An analysis as it is read again: what is needed of it.
#[derive(Debug, Deserialize)]
struct Analysis {
    decisions: Vec<Decision>,
}

#[derive(Debug, Deserialize)]
struct Decision {
    game: usize,
    entry: usize,
    position: String,
    unit: String,
    play: String,
    #[serde(default)]
    reasons: Vec<Reason>,
}

/// A reason as it was printed.
#[derive(Debug, Deserialize)]
struct Reason {
    best: String,
    facts: Vec<Claim>,
    loss: f64,
    second: f64,
    price: Option<f64>,
    /// The plays with the facts and without them, and how many of each are better.
    kept: Option<usize>,
    better: Option<usize>,
    without: Option<usize>,
    better_without: Option<usize>,
    /// What the throws in which the fact differs make of the loss, and how many of the 36 they are;
    /// a price has a share too, which follows from it.
    share: Option<f64>,
    throws: Option<f64>,
    /// The throws ahead after which the fact is counted, and the part of them that make the share.
    ahead: Option<u8>,
    part: Option<f64>,
    /// Whether the mover wins more than a single game, and how often.
    own: Option<bool>,
    larger: Option<Pair>,
    /// What passes to the opponent is worth this.
    worth: Option<Pair>,
}

/// A figure after the best play and after the play made.
#[derive(Debug, Deserialize)]
struct Pair {
    best: f64,
    played: f64,
}

/// What a play leaves of a fact, as it was printed.
#[derive(Debug, Deserialize)]
struct Claim {
    name: String,
    best: f64,
    played: f64,
}

/// The result of a check.
#[derive(Debug, Default, Serialize)]
struct CheckResult {
    /// The number of claims that were counted again.
    claims: u64,
    /// The number of them that are false.
    #[serde(rename = "false")]
    wrong: u64,
    /// The number of claims that could not be counted again.
    unchecked: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Command::Check(arguments) = &arguments.command;
    let text = input::text(&arguments.file)?;
    let analysis: Analysis = serde_json::from_str(&text).map_err(|fault| {
        let name = arguments.file.display();
        refuse(format_args!("{name} is no analysis of a record: {fault}"))
    })?;
    let mut result = CheckResult::default();
    for decision in &analysis.decisions {
        for reason in &decision.reasons {
            check(decision, reason, arguments, &mut result)?;
        }
    }
    match arguments.json {
        true => output::write_json(&result)?,
        false => output::write(&format!(
            "{} claims were counted again, {} are false; {} could not be counted\n",
            result.claims, result.wrong, result.unchecked
        ))?,
    }
    Ok(match result.wrong {
        0 => ExitCode::SUCCESS,
        _ => Failure::invalid(),
    })
}

/// Compares a claim with what was counted again, and names it if it is false.
fn compare(place: &str, what: &str, told: f64, again: Option<f64>, result: &mut CheckResult) {
    let Some(again) = again else {
        result.unchecked += 1;
        return;
    };
    result.claims += 1;
    if (told - again).abs() > 0.001 {
        result.wrong += 1;
        output::talk(format_args!(
            "{place}: {what} is told as {told} and counts {again}"
        ));
    }
}

/// Prepares the count of the claims about a decision.
fn recount(
    place: &str,
    decision: &Decision,
    reason: &Reason,
    arguments: &CheckArguments,
) -> Result<Recount> {
    let bad = |what: String| refuse(format_args!("{place}: {what}"));
    let position: Position = decision
        .position
        .parse()
        .map_err(|why| bad(format!("{why}")))?;
    let end = |play: &str| -> Result<Position> {
        let steps = text::parse_play(&position, play).map_err(|why| bad(format!("{why}")))?;
        position
            .play(&steps, &mut ())
            .map_err(|why| bad(format!("{why}")))
    };
    let turn = position
        .turn()
        .ok_or_else(|| bad("no stage is to be played".to_owned()))?;
    let evaluator = Evaluator::or_default(arguments.evaluator.as_ref(), position.rules().game);
    let ends = [end(&reason.best)?, end(&decision.play)?];
    let judge = Judge::of_position(&evaluator, &position)?;
    Ok(Recount::new(position, turn, ends, judge))
}

/// Counts the claims of a reason again.
fn check(
    decision: &Decision,
    reason: &Reason,
    arguments: &CheckArguments,
    result: &mut CheckResult,
) -> Result<()> {
    let place = format!("game {}, entry {}", decision.game, decision.entry);
    let mut recount = recount(&place, decision, reason, arguments)?;
    let mut compare = |what: &str, told: f64, again: Option<f64>| {
        compare(&place, what, told, again, result);
    };
    let is_in_units = decision.unit == "units";
    for Claim { name, best, played } in &reason.facts {
        let (after_best, after_played) = match reason.ahead {
            // Replies at a score are other plays than those for units, which are counted here.
            Some(2) if !is_in_units => (None, None),
            Some(2) => recount.means_after_throws(name),
            _ => recount.fact(name),
        };
        let after = |play: &str| format!("{name} after {play}");
        compare(&after(&reason.best), *best, after_best);
        compare(&after(&decision.play), *played, after_played);
    }
    let names: Vec<&str> = reason
        .facts
        .iter()
        .map(|claim| claim.name.as_str())
        .collect();
    let losses = is_in_units.then(|| recount.losses(&names)).flatten();
    compare(
        "the loss",
        reason.loss,
        losses.as_ref().map(|losses| losses.made),
    );
    compare(
        "the second best loss",
        reason.second,
        losses.as_ref().map(|losses| losses.second),
    );
    check_price(reason, losses.as_ref(), &mut compare);
    let loss = losses.map(|losses| losses.made);
    check_shares(reason, &names, loss, &mut recount, &mut compare);
    Ok(())
}

/// Counts a price again, and the plays that are better with its facts and without them.
fn check_price(
    reason: &Reason,
    losses: Option<&Losses>,
    compare: &mut impl FnMut(&str, f64, Option<f64>),
) {
    let Some(price) = reason.price else { return };
    let again = losses.and_then(|losses| Some((losses.made, losses.by_facts.as_ref()?)));
    compare("the price", price, again.map(|(_, plays)| plays.price()));
    let counts = again.map(|(made, plays)| plays.counts(made));
    let told = [
        ("with the facts", reason.kept, reason.better),
        ("without the facts", reason.without, reason.better_without),
    ];
    for (place, (which, all, better)) in told.into_iter().enumerate() {
        let again = counts.map(|counts| counts[place]);
        if let (Some(all), Some(better)) = (all, better) {
            let count = |count: usize| count as f64;
            let plays = again.map(|(plays, _)| count(plays));
            compare(&format!("the plays {which}"), count(all), plays);
            let range = again.map(|(_, [least, most])| count(better.clamp(least, most)));
            let what = format!("the better plays {which}");
            compare(&what, count(better), range);
        }
    }
}

/// Counts again what a reason says to make a share of the loss.
fn check_shares(
    reason: &Reason,
    names: &[&str],
    loss: Option<f64>,
    recount: &mut Recount,
    compare: &mut impl FnMut(&str, f64, Option<f64>),
) {
    if let (Some(throws), Some(share)) = (reason.throws, reason.share) {
        let again = names
            .first()
            .zip(loss)
            .and_then(|(name, loss)| recount.split(name, loss));
        compare("the throws that differ", throws, again.map(|again| again.0));
        compare("their share", share, again.map(|again| again.1));
    }
    if let (Some(own), Some(larger), Some(share)) = (reason.own, &reason.larger, reason.share) {
        let again = loss.and_then(|loss| recount.larger_wins(own, loss));
        compare(
            "larger wins after the best play",
            larger.best,
            again.map(|it| it.0[0]),
        );
        compare(
            "larger wins after the play made",
            larger.played,
            again.map(|it| it.0[1]),
        );
        compare("their share", share, again.map(|it| it.1));
    }
    if let Some(worth) = &reason.worth {
        compare("what passes after the best play", worth.best, None);
        compare("what passes after the play made", worth.played, None);
    }
    if let (Some(ahead), Some(part), Some(share)) = (reason.ahead, reason.part, reason.share) {
        let again = names
            .first()
            .zip(loss)
            .and_then(|(name, loss)| recount.later(name, ahead, loss));
        compare(
            "the throws that are worse",
            part,
            again.map(|again| again.0),
        );
        compare("their share", share, again.map(|again| again.1));
    }
}
