//! `rosespring arena`: matches between two players with the same dice for both.

mod watcher;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use rosespring_arena::trictrac::TrictracSettings;
use rosespring_arena::{MatchSettings, RunNames, Tally};
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::{MatchRules, trictrac};
use rosespring_wire::result::ForfeitResult;

use self::watcher::Watcher;

use crate::any_rules::AnyRules;
use crate::output::{Failure, refuse};
use crate::{input, output};

/// Play games or matches between two players to find the stronger one.
///
/// Games are played in pairs with the same dice and the seats exchanged; intervals are computed
/// over pairs. The same seed gives the same result on any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`, or `tavli` or `sreshta`,
    /// which play several games in turn
    #[arg(long)]
    rules: AnyRules<MatchRules>,
    /// Play matches to this many units instead of single games
    #[arg(long = "match", value_name = "UNITS")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(MATCH_MAX)))]
    match_to: Option<u8>,
    /// Number of games, or of matches; an even number
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// The first player: `level:1` to `level:8`, `greedy` (the net that comes with the program),
    /// `strongest` (the same net, looking two throws ahead at many plays), `plies:N` (the same net,
    /// looking N throws ahead), `errs:THOUSANDTHS` (the same net, with a
    /// random error of up to this many thousandths of a unit for every play), `net:FILE` (another
    /// net), `baseline`, `weak`, `random`, or `exec:COMMAND`, an external program that answers
    /// `best`. In Trictrac `greedy`, `net:FILE`, `random`, `points` (the most points on average at
    /// the own next throw) or `balance` (less those of the other side), the last two and `greedy`
    /// with `:stay` or `:go` for a choice that never changes
    #[arg(long)]
    a: String,
    /// The second player
    #[arg(long)]
    b: String,
    /// Seed for the dice and for the errors of players [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Seconds that an external program may take for one answer
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// A folder for the records, one file for each game or match; it is created if missing, and
    /// refused if it is not empty
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if !arguments.games.is_multiple_of(2) {
        return Err(refuse(
            "--games must be even: games are played in pairs with the same dice",
        ));
    }
    let (names, tally, forfeits) = match arguments.rules {
        AnyRules::Usual(rules) => play_matches(arguments, rules)?,
        AnyRules::Trictrac(rules) => play_trictrac(arguments, rules)?,
    };
    if arguments.json {
        output::write_json(&tally.to_result(names, forfeits))?;
    } else {
        output::write(&format_result(&names, &tally, &forfeits))?;
    }
    if tally.is_all_forfeits() {
        output::talk("error: every game was lost without a play, so nothing was compared");
        return Ok(Failure::failed());
    }
    Ok(ExitCode::SUCCESS)
}

/// What a run is called, its figures, and the first games that were lost without a play.
type ArenaRun = (RunNames, Tally, Vec<ForfeitResult>);

fn play_matches(arguments: &Arguments, rules: MatchRules) -> Result<ArenaRun> {
    if rules.cycle().is_some() && arguments.match_to.is_none() {
        return Err(refuse(format_args!(
            "{rules} plays several games in turn: give the length of a match with --match"
        )));
    }
    let participant = |name: &str| name.parse().map_err(refuse);
    let settings = MatchSettings {
        rules,
        match_to: arguments.match_to,
        pairs: arguments.games / 2,
        a: participant(&arguments.a)?,
        b: participant(&arguments.b)?,
        seed: arguments.seed.unwrap_or_else(input::chance_seed),
        threads: input::threads(arguments.threads) as u32,
        patience: Duration::from_secs(arguments.patience),
    };
    let watcher = Watcher::new(&settings, arguments.records.clone())?;
    let tally = rosespring_arena::watch(&settings, &watcher)?;
    Ok(((&settings).into(), tally, watcher.finish()?))
}

fn play_trictrac(arguments: &Arguments, rules: trictrac::Rules) -> Result<ArenaRun> {
    if arguments.match_to.is_some() || arguments.records.is_some() {
        return Err(refuse(
            "a game of Trictrac to twelve holes is a match by itself, and has no record yet: \
             leave out --match and --records",
        ));
    }
    let contestant = |name: &str| name.parse().map_err(refuse);
    let settings = TrictracSettings {
        rules,
        pairs: arguments.games / 2,
        a: contestant(&arguments.a)?,
        b: contestant(&arguments.b)?,
        seed: arguments.seed.unwrap_or_else(input::chance_seed),
        threads: input::threads(arguments.threads) as u32,
    };
    let bar = output::progress(u64::from(settings.pairs), "pairs");
    let played = rosespring_arena::trictrac::run(&settings, &|_| bar.inc(1));
    bar.finish_and_clear();
    Ok(((&settings).into(), Tally::of(&played?), Vec::new()))
}

fn format_result(names: &RunNames, tally: &Tally, forfeits: &[ForfeitResult]) -> String {
    let what = match names.match_to {
        Some(to) => format!("matches to {to}"),
        None => "games".to_owned(),
    };
    let Tally {
        points_per_game: points,
        win_rate: rate,
        ..
    } = tally;
    let text = format!(
        "{a} against {b}, {rules}, {played} {what}, seed {seed}\n\
         {a} wins {a_wins}, {b} wins {b_wins}, draws {draws}\n\
         {rate:.1} % of {what} (95 % interval {rate_low:.1} to {rate_high:.1}), \
         Elo {elo:+.0} ({elo_low:+.0} to {elo_high:+.0})\n\
         {points:+.3} units a game (95 % interval {low:+.3} to {high:+.3})\n",
        a = names.a,
        b = names.b,
        rules = names.rules,
        played = tally.played,
        seed = names.seed,
        a_wins = tally.a_wins,
        b_wins = tally.b_wins,
        draws = tally.draws,
        rate = 100.0 * rate.mean,
        rate_low = 100.0 * rate.low,
        rate_high = 100.0 * rate.high,
        elo = tally.elo.mean,
        elo_low = tally.elo.low,
        elo_high = tally.elo.high,
        points = points.mean,
        low = points.low,
        high = points.high,
    );
    text + &format_forfeits(tally, forfeits)
}

fn format_forfeits(tally: &Tally, forfeits: &[ForfeitResult]) -> String {
    let all = tally.a_forfeits + tally.b_forfeits;
    if all == 0 {
        return String::new();
    }
    let mut text = format!(
        "games lost without a play: {} by the first player, {} by the second\n",
        tally.a_forfeits, tally.b_forfeits
    );
    for forfeit in forfeits {
        let ForfeitResult {
            pair,
            game,
            side,
            player,
            reason,
        } = forfeit;
        let _ = writeln!(
            text,
            "  pair {pair}, game {game}, {player} as {side}: {reason}"
        );
    }
    if all as usize > forfeits.len() {
        text.push_str("  and so on\n");
    }
    text
}
