//! `rosespring ladder`: a round robin between players, with ratings.

mod file;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use rosespring_arena::ladder::{Meeting, cycles, ratings};
use rosespring_arena::{MatchSettings, Participant, Tally};
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::Rules;
use rosespring_rules::notation::checksum::Checksum;
use rosespring_wire::result::{LadderMeeting, LadderPlayer, LadderResult};

use crate::output::refuse;
use crate::{input, output};

/// Maximum number of players; the number of pairs grows with its square.
const PLAYERS_MAX: usize = 64;

/// Let each player play every other one, and rate their strength.
///
/// Each two players meet in pairs of games with the same dice and the seats exchanged. Ratings are
/// the maximum likelihood estimate in Elo, relative to the first player named; intervals are
/// computed over pairs. Cycles in which each player beats the next by more than the interval are
/// reported.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Two or more players, named as for `arena`: `level:1`, `greedy`, `net:FILE`, `baseline`, …
    #[arg(required = true, num_args = 2..)]
    players: Vec<Participant>,
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`
    #[arg(long)]
    rules: Rules,
    /// Play matches to this many units instead of single games
    #[arg(long = "match", value_name = "UNITS")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(MATCH_MAX)))]
    match_to: Option<u8>,
    /// Number of games, or of matches, between each two players; an even number
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// Let two players meet only if they are at most this many places apart in the list
    #[arg(long, value_name = "PLACES", value_parser = clap::value_parser!(u32).range(1..))]
    within: Option<u32>,
    /// Seed for the dice and for the errors of players [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Seconds that an external program may take for one answer
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// Store finished meetings in this file, and continue with those it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the meetings that are not finished yet.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut ladder = begin(arguments)?;
    let players = &arguments.players;
    let pairings = pairings(arguments);
    let bar = output::progress(
        pairings.len() as u64 * u64::from(arguments.games / 2),
        "pairs",
    );
    for (number, &(a, b)) in pairings.iter().enumerate() {
        if meeting_of(&ladder, a, b).is_none() {
            let settings = settings(arguments, ladder.seed, &players[a], &players[b]);
            let tally = rosespring_arena::run(&settings, &|_| bar.inc(1))?;
            ladder.meetings.push(meeting(&settings, &tally));
            rate(&mut ladder, &pairings);
            if let Some(path) = &arguments.out {
                file::write(path, &ladder)?;
            }
        } else {
            bar.inc(u64::from(arguments.games / 2));
        }
        if bar.is_hidden() {
            let all = pairings.len();
            output::talk(format_args!("{} of {all} meetings finished", number + 1));
        }
    }
    bar.finish_and_clear();
    if arguments.json {
        output::write_json(&ladder)?;
    } else {
        output::write(&format_ladder(&ladder))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the ladder before the run: empty, or with the finished meetings of the file.
fn begin(arguments: &Arguments) -> Result<LadderResult> {
    if !arguments.games.is_multiple_of(2) {
        return Err(refuse(
            "--games must be even: games are played in pairs with the same dice",
        ));
    }
    let mut players: Vec<LadderPlayer> = Vec::new();
    for player in &arguments.players {
        let name = player.to_string();
        if players.iter().any(|other| other.name == name) {
            return Err(refuse(format!("`{name}` is named twice")));
        }
        players.push(LadderPlayer {
            name,
            fingerprint: player.fingerprint(&arguments.rules.into())?,
            elo: None,
            elo_interval_95: None,
        });
    }
    if players.len() > PLAYERS_MAX {
        return Err(refuse(format!("at most {PLAYERS_MAX} players")));
    }
    let empty = LadderResult {
        format: LadderResult::FORMAT.to_owned(),
        version: LadderResult::VERSION,
        rules: arguments.rules.to_string(),
        match_to: arguments.match_to,
        games: arguments.games,
        seed: arguments.seed.unwrap_or(0),
        players,
        meetings: Vec::new(),
        cycles: Vec::new(),
    };
    let mut ladder = match &arguments.out {
        Some(path) => file::go_on(path, empty, arguments.seed)?,
        None => LadderResult {
            seed: arguments.seed.unwrap_or_else(input::chance_seed),
            ..empty
        },
    };
    rate(&mut ladder, &pairings(arguments));
    Ok(ladder)
}

/// Returns the pairings, as indices into the list of players.
fn pairings(arguments: &Arguments) -> Vec<(usize, usize)> {
    let within = arguments
        .within
        .map_or(usize::MAX, |within| within as usize);
    let count = arguments.players.len();
    let all = (0..count).flat_map(|b| (0..b).map(move |a| (a, b)));
    all.filter(|(a, b)| b - a <= within).collect()
}

fn settings(arguments: &Arguments, seed: u64, a: &Participant, b: &Participant) -> MatchSettings {
    MatchSettings {
        rules: arguments.rules.into(),
        match_to: arguments.match_to,
        pairs: arguments.games / 2,
        a: a.clone(),
        b: b.clone(),
        // The dice of a pairing depend only on its two players, not on the rest of the list.
        seed: seed ^ Checksum::of(format!("{a}\n{b}").as_bytes()).get(),
        threads: input::threads(arguments.threads) as u32,
        patience: Duration::from_secs(arguments.patience),
    }
}

fn meeting(settings: &MatchSettings, tally: &Tally) -> LadderMeeting {
    LadderMeeting {
        a: settings.a.to_string(),
        b: settings.b.to_string(),
        a_wins: tally.a_wins,
        b_wins: tally.b_wins,
        draws: tally.draws,
        a_forfeits: tally.a_forfeits,
        b_forfeits: tally.b_forfeits,
        points_per_game: tally.points_per_game.mean,
        interval_95: [tally.points_per_game.low, tally.points_per_game.high],
        win_rate: tally.win_rate.mean,
        win_error: tally.win_rate.error,
    }
}

/// Returns the meeting of two players, and whether player `a` was A in it.
fn meeting_of(ladder: &LadderResult, a: usize, b: usize) -> Option<(&LadderMeeting, bool)> {
    let [a, b] = [a, b].map(|index| &ladder.players[index].name);
    ladder.meetings.iter().find_map(|meeting| {
        let is = |first, second| &meeting.a == first && &meeting.b == second;
        (is(a, b) || is(b, a)).then_some((meeting, is(a, b)))
    })
}

/// Rates the players if all of their meetings are finished.
fn rate(ladder: &mut LadderResult, pairings: &[(usize, usize)]) {
    let count = ladder.players.len();
    let mut meetings = Vec::new();
    for &(a, b) in pairings {
        let Some((meeting, in_order)) = meeting_of(ladder, a, b) else {
            return;
        };
        meetings.push(Meeting {
            a,
            b,
            games: ladder.games,
            rate: if in_order {
                meeting.win_rate
            } else {
                1.0 - meeting.win_rate
            },
            error: meeting.win_error,
        });
    }
    for (player, elo) in ladder.players.iter_mut().zip(ratings(count, &meetings)) {
        player.elo = Some(elo.mean);
        player.elo_interval_95 = Some([elo.low, elo.high]);
    }
    let names = |cycle: Vec<usize>| {
        let names = cycle.into_iter();
        names.map(|index| ladder.players[index].name.clone())
    };
    let cycles = cycles(count, &meetings).into_iter();
    ladder.cycles = cycles.map(|cycle| names(cycle).collect()).collect();
}

fn format_ladder(ladder: &LadderResult) -> String {
    let what = match ladder.match_to {
        Some(to) => format!("matches to {to}"),
        None => "games".to_owned(),
    };
    let (games, seed) = (ladder.games, ladder.seed);
    let mut text = format!("{}, {games} {what} each two, seed {seed}\n\n", ladder.rules);
    let widest = ladder
        .players
        .iter()
        .map(|player| player.name.chars().count());
    let width = widest.max().unwrap_or(0);
    for player in &ladder.players {
        let elo = player.elo.unwrap_or_default();
        let [low, high] = player.elo_interval_95.unwrap_or_default();
        let name = &player.name;
        let _ = writeln!(
            text,
            "{name:width$}  Elo {elo:+6.0} (95 % interval {low:+.0} to {high:+.0})"
        );
    }
    text.push_str("\nshare won, in per cent, of the player of the row\n");
    for (a, player) in ladder.players.iter().enumerate() {
        let _ = write!(text, "{:width$}", player.name);
        for b in 0..ladder.players.len() {
            let _ = match meeting_of(ladder, a, b) {
                Some((meeting, true)) => write!(text, " {:5.1}", 100.0 * meeting.win_rate),
                Some((meeting, false)) => write!(text, " {:5.1}", 100.0 - 100.0 * meeting.win_rate),
                None => write!(text, "     –"),
            };
        }
        text.push('\n');
    }
    text + &format_remarks(ladder)
}

fn format_remarks(ladder: &LadderResult) -> String {
    let mut text = String::new();
    let forfeits = ladder.meetings.iter();
    let forfeits: u32 = forfeits.map(|one| one.a_forfeits + one.b_forfeits).sum();
    if forfeits > 0 {
        let _ = writeln!(text, "\ngames lost without a play: {forfeits}");
    }
    if ladder.cycles.is_empty() {
        text.push_str("\nno cycle in which each player beats the next by more than the interval\n");
    }
    for cycle in &ladder.cycles {
        let first = cycle.first().map_or("", String::as_str);
        let _ = writeln!(text, "\na cycle: {} beats {first}", cycle.join(" beats "));
    }
    text
}
