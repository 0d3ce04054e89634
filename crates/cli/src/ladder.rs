//! `rosespring ladder`: everybody against everybody, and what ratings that makes.

mod file;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use rosespring_arena::ladder::{Meeting, cycles, ratings};
use rosespring_arena::{Participant, Settings, Tally};
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::Rules;
use rosespring_rules::notation::checksum::Checksum;
use rosespring_wire::result::{LadderMeeting, LadderPlayer, LadderResult};

use crate::output::refuse;
use crate::{input, output};

/// The most players; all pairs of them are many enough.
const PLAYERS_MAX: usize = 64;

/// Let everybody play everybody, and tell how strong each is.
///
/// Each two play in pairs with the same dice and the seats exchanged. Ratings are those that make
/// the results most likely, in Elo above the first player named; intervals are over pairs. Circles,
/// in which each player beats the next beyond the interval, are told.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The players, two or more, named as for `arena`: `level:1`, `greedy`, `net:FILE`, `baseline`,
    /// …
    #[arg(required = true, num_args = 2..)]
    players: Vec<Participant>,
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`.
    #[arg(long)]
    rules: Rules,
    /// Play matches to so many units instead of single games.
    #[arg(long = "match", value_name = "UNITS")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(MATCH_MAX)))]
    match_to: Option<u8>,
    /// Games, or matches, of each two players: an even number.
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// Let only those meet who stand so many places apart in the list, or fewer.
    #[arg(long, value_name = "PLACES", value_parser = clap::value_parser!(u32).range(1..))]
    within: Option<u32>,
    /// Where the dice and the errors of players come from; chosen by chance if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Threads; as many as the machine runs at once if not said.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Seconds that an outside program may take for one answer.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// Keep what is finished in this file, and go on with what is in it.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Plays what is not finished yet.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut ladder = begin(arguments)?;
    let players = &arguments.players;
    let pairings = pairings(arguments);
    let bar = output::progress(
        pairings.len() as u64 * u64::from(arguments.games / 2),
        "pairs",
    );
    for (number, &(a, b)) in pairings.iter().enumerate() {
        if met(&ladder, a, b).is_none() {
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
        output::write(&told(&ladder))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The ladder as it is before anybody plays: empty, or what the file holds of it.
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
            fingerprint: player.fingerprint(&arguments.rules)?,
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

/// Who meets whom, by their places in the list.
fn pairings(arguments: &Arguments) -> Vec<(usize, usize)> {
    let within = arguments
        .within
        .map_or(usize::MAX, |within| within as usize);
    let count = arguments.players.len();
    let all = (0..count).flat_map(|b| (0..b).map(move |a| (a, b)));
    all.filter(|(a, b)| b - a <= within).collect()
}

fn settings(arguments: &Arguments, seed: u64, a: &Participant, b: &Participant) -> Settings {
    Settings {
        rules: arguments.rules,
        match_to: arguments.match_to,
        pairs: arguments.games / 2,
        a: a.clone(),
        b: b.clone(),
        // Each two players have dice of their own, whoever else plays.
        seed: seed ^ Checksum::of(format!("{a}\n{b}").as_bytes()).get(),
        threads: input::threads(arguments.threads) as u32,
        patience: Duration::from_secs(arguments.patience),
    }
}

fn meeting(settings: &Settings, tally: &Tally) -> LadderMeeting {
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

/// The meeting of two players, and whether the first of them was A in it.
fn met(ladder: &LadderResult, a: usize, b: usize) -> Option<(&LadderMeeting, bool)> {
    let [a, b] = [a, b].map(|index| &ladder.players[index].name);
    ladder.meetings.iter().find_map(|meeting| {
        let is = |first, second| &meeting.a == first && &meeting.b == second;
        (is(a, b) || is(b, a)).then_some((meeting, is(a, b)))
    })
}

/// Rates the players by their meetings, if all of these are finished.
fn rate(ladder: &mut LadderResult, pairings: &[(usize, usize)]) {
    let count = ladder.players.len();
    let mut meetings = Vec::new();
    for &(a, b) in pairings {
        let Some((meeting, in_order)) = met(ladder, a, b) else {
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

fn told(ladder: &LadderResult) -> String {
    let what = match ladder.match_to {
        Some(to) => format!("matches to {to}"),
        None => "games".to_owned(),
    };
    let (games, seed) = (ladder.games, ladder.seed);
    let mut told = format!("{}, {games} {what} each two, seed {seed}\n\n", ladder.rules);
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
            told,
            "{name:width$}  Elo {elo:+6.0} (95 % interval {low:+.0} to {high:+.0})"
        );
    }
    told.push_str("\nshare won, in per cent, of the player of the row\n");
    for (a, player) in ladder.players.iter().enumerate() {
        let _ = write!(told, "{:width$}", player.name);
        for b in 0..ladder.players.len() {
            let _ = match met(ladder, a, b) {
                Some((meeting, true)) => write!(told, " {:5.1}", 100.0 * meeting.win_rate),
                Some((meeting, false)) => write!(told, " {:5.1}", 100.0 - 100.0 * meeting.win_rate),
                None => write!(told, "     –"),
            };
        }
        told.push('\n');
    }
    told + &told_rest(ladder)
}

fn told_rest(ladder: &LadderResult) -> String {
    let mut told = String::new();
    let forfeits = ladder.meetings.iter();
    let forfeits: u32 = forfeits.map(|one| one.a_forfeits + one.b_forfeits).sum();
    if forfeits > 0 {
        let _ = writeln!(told, "\ngames lost without a play: {forfeits}");
    }
    if ladder.cycles.is_empty() {
        told.push_str("\nno circle in which each beats the next beyond the interval\n");
    }
    for cycle in &ladder.cycles {
        let first = cycle.first().map_or("", String::as_str);
        let _ = writeln!(told, "\na circle: {} beats {first}", cycle.join(" beats "));
    }
    told
}
