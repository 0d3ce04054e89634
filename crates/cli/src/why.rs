//! `rosespring why`: checks the reasons that an analysis gave.

mod facts;
mod recount;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_engine::analysis::Fact;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use serde::{Deserialize, Serialize};

use self::recount::{Losses, Recount, SplitByThrows};
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
/// the points of runs, losses in a match of several games, and losses in turns of several stages.
/// Whether a price is `proved`, and the figures of a decision beside its reasons, are no claims of
/// this kind and are not looked at. A reason that lacks a part of its kind is refused.
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
    /// What White and Black still need, where the score decides plays.
    needs: Option<[u8; 2]>,
    play: String,
    #[serde(default)]
    reasons: Vec<Reason>,
}

/// A reason as it was printed.
#[derive(Debug, Deserialize)]
struct Reason {
    kind: Kind,
    best: String,
    /// The throws that its figures look ahead.
    plies: u8,
    facts: Vec<Claim>,
    loss: f64,
    second: f64,
    /// The number of different plays.
    plays: Option<usize>,
    price: Option<f64>,
    proved: Option<bool>,
    /// The plays with the facts and without them, and how many of each are better.
    kept: Option<usize>,
    better: Option<usize>,
    without: Option<usize>,
    better_without: Option<usize>,
    /// What the throws in which the fact differs make of the loss, and how many of the 36 they are;
    /// a price has a share too, which follows from it.
    share: Option<f64>,
    throws: Option<f64>,
    dice: Option<Vec<[u8; 2]>>,
    /// The throws ahead after which the fact is counted, and the part of them that make the share.
    ahead: Option<u8>,
    part: Option<f64>,
    /// Whether the mover wins more than a single game, and how often.
    own: Option<bool>,
    larger: Option<Pair>,
    /// What passes to the opponent is worth this.
    worth: Option<Pair>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Price,
    Throws,
    Later,
    Only,
    Kinds,
    Gift,
}

impl Reason {
    /// What a reason of its kind has to have and this one has not.
    fn missing(&self) -> Option<&'static str> {
        let has = |name, is_there: bool| (!is_there).then_some(name);
        let counts = [self.kept, self.better, self.without, self.better_without];
        let has_fact = match self.kind {
            Kind::Price | Kind::Throws | Kind::Later => !self.facts.is_empty(),
            Kind::Only | Kind::Kinds | Kind::Gift => true,
        };
        let has_share = match self.kind {
            Kind::Price => self.share.is_some() == (self.proved == Some(true)),
            Kind::Only => true,
            _ => self.share.is_some(),
        };
        let own = match self.kind {
            Kind::Price => has("`price`", self.price.is_some())
                .or(has("`proved`", self.proved.is_some()))
                .or(has("counts of plays", counts.iter().all(Option::is_some))),
            Kind::Throws => {
                has("`throws`", self.throws.is_some()).or(has("`dice`", self.dice.is_some()))
            }
            Kind::Later => {
                has("`ahead`", self.ahead.is_some()).or(has("`part`", self.part.is_some()))
            }
            Kind::Kinds => {
                has("`own`", self.own.is_some()).or(has("`larger`", self.larger.is_some()))
            }
            Kind::Gift => has("`worth`", self.worth.is_some()),
            Kind::Only => None,
        };
        own.or(has("a fact", has_fact))
            .or(has("the `share` that goes with it", has_share))
            .or(has("`plays`", self.plays.is_some()))
            .or(has("figures one throw ahead", self.plies == 1))
    }
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
    /// The points that show it.
    #[serde(default)]
    best_points: Vec<u8>,
    #[serde(default)]
    played_points: Vec<u8>,
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
    if again.is_nan() {
        result.wrong += 1;
        output::talk(format_args!(
            "{place}: {what} is told as {told}, and there is none"
        ));
    } else if (told - again).abs() > 0.001 {
        result.wrong += 1;
        output::talk(format_args!(
            "{place}: {what} is told as {told} and counts {again}"
        ));
    }
}

impl Decision {
    /// The stakes; `None` in a match of several games, whose score an analysis does not tell.
    fn stakes(&self, position: &Position) -> Option<Stakes> {
        let game = position.rules().game;
        match self.needs {
            Some([white, black]) => Some(Stakes::Match { game, white, black }),
            None => (self.unit == "units").then_some(Stakes::Units),
        }
    }
}

/// Prepares the count of the claims about a decision, and tells whether its stakes are known.
fn recount(
    place: &str,
    decision: &Decision,
    reason: &Reason,
    arguments: &CheckArguments,
) -> Result<(Recount, bool)> {
    let bad = |what: String| refuse(format_args!("{place}: {what}"));
    let position: Position = decision
        .position
        .parse()
        .map_err(|why| bad(format!("{why}")))?;
    if decision.needs.is_some_and(|needs| needs.contains(&0)) {
        return Err(bad("a side that needs nothing has won the match".to_owned()));
    }
    let end = |play: &str| -> Result<Position> {
        let steps = text::parse_play(&position, play).map_err(|why| bad(format!("{why}")))?;
        position
            .play(&steps, &mut ())
            .map_err(|why| bad(format!("{why}")))
    };
    if let Some(missing) = reason.missing() {
        return Err(bad(format!("a reason lacks {missing}")));
    }
    let unknown = |claim: &&Claim| Fact::named(&claim.name).is_none();
    if let Some(claim) = reason.facts.iter().find(unknown) {
        return Err(bad(format!("there is no fact `{}`", claim.name)));
    }
    let turn = position
        .turn()
        .ok_or_else(|| bad("no stage is to be played".to_owned()))?;
    let evaluator = Evaluator::or_default(arguments.evaluator.as_ref(), position.rules().game);
    let ends = [end(&reason.best)?, end(&decision.play)?];
    let judge = Judge::of_position(&evaluator, &position)?;
    let stakes = decision.stakes(&position);
    let recount = Recount::new(position, turn, ends, stakes.unwrap_or_default(), judge);
    Ok((recount, stakes.is_some()))
}

/// Counts the claims of a reason again.
fn check(
    decision: &Decision,
    reason: &Reason,
    arguments: &CheckArguments,
    result: &mut CheckResult,
) -> Result<()> {
    let place = format!("game {}, entry {}", decision.game, decision.entry);
    let (mut recount, has_stakes) = recount(&place, decision, reason, arguments)?;
    let mut compare = |what: &str, told: f64, again: Option<f64>| {
        compare(&place, what, told, again, result);
    };
    for claim in &reason.facts {
        check_fact(
            decision,
            reason,
            claim,
            has_stakes,
            &mut recount,
            &mut compare,
        );
    }
    let names: Vec<&str> = reason
        .facts
        .iter()
        .map(|claim| claim.name.as_str())
        .collect();
    let losses = has_stakes.then(|| recount.losses(&names)).flatten();
    let made = losses.as_ref().map(|losses| losses.made);
    compare("the loss", reason.loss, made);
    let second = losses.as_ref().map(|losses| losses.second);
    compare("the second best loss", reason.second, second);
    if let Some(plays) = reason.plays {
        let again = losses.as_ref().map(|losses| losses.plays as f64);
        compare("the number of plays", plays as f64, again);
    }
    check_price(reason, losses.as_ref(), &mut compare);
    check_shares(reason, &names, made, &mut recount, &mut compare);
    Ok(())
}

/// Counts a fact again, and the points that show it.
fn check_fact(
    decision: &Decision,
    reason: &Reason,
    claim: &Claim,
    has_stakes: bool,
    recount: &mut Recount,
    compare: &mut impl FnMut(&str, f64, Option<f64>),
) {
    let name = claim.name.as_str();
    let (after_best, after_played) = match reason.ahead {
        // Replies at an unknown score are other plays.
        Some(2) if !has_stakes => (None, None),
        Some(2) => recount.means_after_throws(name),
        _ => recount.fact(name),
    };
    let after = |play: &str| format!("{name} after {play}");
    compare(&after(&reason.best), claim.best, after_best);
    compare(&after(&decision.play), claim.played, after_played);
    let told = [&claim.best_points, &claim.played_points];
    if told.iter().all(|points| points.is_empty()) {
        return;
    }
    let again = recount.points(name);
    for (told, (again, play)) in told
        .into_iter()
        .zip(again.into_iter().zip([&reason.best, &decision.play]))
    {
        let differing = again.map(|again| {
            let is_alone = |point: &&u8| told.contains(point) != again.contains(point);
            (1..=24).filter(|point| is_alone(&point)).count() as f64
        });
        compare(
            &format!("the points told wrongly of {}", after(play)),
            0.0,
            differing,
        );
    }
}

/// Counts a price again, its share, and the plays that are better with its facts and without them.
fn check_price(
    reason: &Reason,
    losses: Option<&Losses>,
    compare: &mut impl FnMut(&str, f64, Option<f64>),
) {
    let Some(price) = reason.price else { return };
    let again = losses.and_then(|losses| Some((losses.made, losses.by_facts.as_ref()?)));
    // Without a play that lacks the facts there is no price.
    let priced = again.map(|(_, plays)| plays.price().unwrap_or(f64::NAN));
    compare("the price", price, priced);
    if let Some(share) = reason.share {
        let again = again
            .zip(priced)
            .map(|((made, _), price)| match price.is_nan() {
                true => price,
                false => (price / made).min(1.0),
            });
        compare("the share of the price", share, again);
    }
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
    let fact = names.first().zip(loss);
    if let (Some(throws), Some(share)) = (reason.throws, reason.share) {
        let again = fact.and_then(|(name, loss)| recount.split(name, loss));
        let counted = |one: fn(&SplitByThrows) -> f64| again.as_ref().map(one);
        compare(
            "the throws that differ",
            throws,
            counted(|split| split.throws),
        );
        compare("their share", share, counted(|split| split.share));
        if let Some(dice) = &reason.dice {
            let is_alone = |worse: &[[u8; 2]], throw| dice.contains(throw) != worse.contains(throw);
            let differing = again.as_ref().map(|split| {
                let either = dice.iter().chain(&split.worse);
                either.filter(|throw| is_alone(&split.worse, throw)).count() as f64
            });
            compare("the worse throws told wrongly", 0.0, differing);
        }
    }
    if let (Some(own), Some(larger), Some(share)) = (reason.own, &reason.larger, reason.share) {
        let again = loss.and_then(|loss| recount.larger_wins(own, loss));
        let chances = again.map(|(chances, _)| chances);
        let of_best = chances.map(|[best, _]| best);
        compare("larger wins after the best play", larger.best, of_best);
        let of_played = chances.map(|[_, played]| played);
        compare("larger wins after the play made", larger.played, of_played);
        compare("their share", share, again.map(|(_, share)| share));
    }
    if let Some(worth) = &reason.worth {
        compare("what passes after the best play", worth.best, None);
        compare("what passes after the play made", worth.played, None);
    }
    if let (Some(ahead), Some(part), Some(share)) = (reason.ahead, reason.part, reason.share) {
        let again = fact.and_then(|(name, loss)| recount.later(name, ahead, loss));
        let of_throws = again.map(|(part, _)| part);
        compare("the throws that are worse", part, of_throws);
        compare("their share", share, again.map(|(_, share)| share));
    }
}
