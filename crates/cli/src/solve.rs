//! `rosespring solve`: exact values of positions with few men, and what players lose there.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rosespring_arena::Participant;
use rosespring_engine::solved::{FewMen, MEN_MAX};
use rosespring_rules::{Dice, Phase, Position, Rules, Side};
use serde::Serialize;

use crate::output::refuse;
use crate::{input, output};

/// Positions whose values are computed again by the rules.
const CHECKED: u32 = 100;
/// The largest difference that rounding explains, in units.
const RESIDUAL_MAX: f64 = 1e-6;
/// How long an outside program may take for a play.
const PATIENCE: Duration = Duration::from_secs(60);

/// Solve a game with few men on each side exactly, and measure what players lose there.
///
/// All other men are off, and doublets cascade as late in a game. Values before a throw are solved
/// in one pass over the pips, in Gul bara and Gioul; a sample of them is computed again by playing
/// every stage out by the rules, and the exit code is 1 if one differs. No game of fifteen men
/// reaches positions with few men that are not all at home: they are a yardstick for players.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gioul`
    #[arg(long)]
    rules: Rules,
    /// Maximum number of men on each side; three take some minutes and half a gigabyte
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MEN_MAX)))]
    men: u8,
    /// A player whose decisions are judged; may be given several times
    #[arg(long, value_name = "PLAYER")]
    player: Vec<Participant>,
    /// Number of decisions, each in a random position with as many men as that
    #[arg(long, default_value_t = 2_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    decisions: u32,
    /// Seed for the decisions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is printed. Values and losses are in units.
#[derive(Debug, Serialize)]
struct Solution {
    rules: String,
    men: u8,
    /// Positions before a throw.
    positions: u64,
    /// Those in which nobody moves a man with some throw.
    standing: u64,
    /// The worth to the thrower with all men of both sides on 24.
    start: f64,
    /// Of all values: the same numbers have the same.
    checksum: String,
    /// The largest difference from the values by the rules, of `checked` positions.
    residual: f64,
    checked: u32,
    seconds: f64,
    players: Vec<Loss>,
}

#[derive(Debug, Serialize)]
struct Loss {
    player: String,
    decisions: u32,
    /// The mean, and half of its 95 % interval.
    loss: f64,
    within: f64,
    /// The largest.
    most: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (rules, men) = (arguments.rules, arguments.men);
    let began = Instant::now();
    let solved = FewMen::of(rules, men, input::threads(arguments.threads)).map_err(refuse)?;
    let seconds = began.elapsed().as_secs_f64();
    let worth = |position: &Position| solved.worth(position).context("it was solved");
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let mut residual = 0.0_f64;
    for _ in 0..CHECKED {
        let position = solved.random(&mut rng);
        let again = solved.worth_by_rules(&position).context("it was solved")?;
        residual = residual.max((worth(&position)? - again).abs());
    }
    let decisions: Vec<Position> = std::iter::repeat_with(|| decision(&solved, &mut rng))
        .take(arguments.decisions as usize)
        .collect();
    let players = arguments
        .player
        .iter()
        .map(|player| judge(&solved, player, &decisions));
    let found = Solution {
        rules: rules.to_string(),
        men,
        positions: solved.positions(),
        standing: solved.standing(),
        start: worth(&solved.start())?,
        checksum: format!("{:016x}", solved.checksum()),
        residual,
        checked: CHECKED,
        seconds,
        players: players.collect::<Result<_>>()?,
    };
    if arguments.json {
        output::write_json(&found)?;
    } else {
        output::write(&format_solution(&found))?;
    }
    if found.residual > RESIDUAL_MAX {
        output::talk("a value differs from the one by the rules");
        return Ok(crate::output::Failure::invalid());
    }
    Ok(ExitCode::SUCCESS)
}

/// A random position with random dice and a choice.
fn decision(solved: &FewMen, rng: &mut fastrand::Rng) -> Position {
    loop {
        let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6));
        let thrown = dice.and_then(|dice| solved.random(rng).throw(dice, &mut ()).ok());
        if let Some(thrown) = thrown
            && matches!(thrown.phase(), Phase::Play(turn) if turn.mover() == Side::White)
            && thrown.plays().len() > 1
        {
            return thrown;
        }
    }
}

fn judge(solved: &FewMen, player: &Participant, decisions: &[Position]) -> Result<Loss> {
    let mut hired = player
        .hire(&(*solved.rules()).into(), PATIENCE)
        .map_err(refuse)?;
    hired.begin(0);
    let bar = output::progress(decisions.len() as u64, "decisions");
    let mut losses = Vec::with_capacity(decisions.len());
    for position in decisions {
        let steps = hired.choose(position, None)?;
        let after = position.play(&steps, &mut ())?;
        let best = solved.worth(position).context("it was solved")?;
        losses.push(
            best - solved
                .worth_to(&after, Side::White)
                .context("it was solved")?,
        );
        bar.inc(1);
    }
    bar.finish_and_clear();
    let count = losses.len() as f64;
    let mean = losses.iter().sum::<f64>() / count;
    let squares: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
    Ok(Loss {
        player: player.to_string(),
        decisions: losses.len() as u32,
        loss: mean,
        within: 1.96 * (squares / (count - 1.0) / count).sqrt(),
        most: losses.iter().copied().fold(0.0, f64::max),
    })
}

fn format_solution(found: &Solution) -> String {
    let mut text = format!(
        "{}, {} men a side: {} positions before a throw in {:.1} s; in {} of them nobody moves \
         with some throw\nall men on 24: {:+.4} units for the thrower\nchecksum {}\n{} positions \
         by the rules: largest difference {:.0e}\n",
        found.rules,
        found.men,
        found.positions,
        found.seconds,
        found.standing,
        found.start,
        found.checksum,
        found.checked,
        found.residual
    );
    for one in &found.players {
        text += &format!(
            "{} loses {:.4} ± {:.4} units a decision, at most {:.3}, of {} decisions\n",
            one.player, one.loss, one.within, one.most, one.decisions
        );
    }
    text
}
