//! `rosespring solve`: exact values of positions with few men, and what players lose there.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rosespring_arena::Participant;
use rosespring_engine::laid::Laid;
use rosespring_engine::solved::{FewMen, MEN_MAX, Unsolvable};
use rosespring_rules::{Dice, Lay, Phase, Position, Rules, Side};
use serde::Serialize;

use crate::output::refuse;
use crate::{input, output};

/// Positions whose values are computed again by the rules.
const CHECKED: u32 = 100;
/// The same of a game in which nobody moves.
const LAID_CHECKED: u32 = 2_000;
/// The largest difference that rounding explains, in units.
const RESIDUAL_MAX: f64 = 1e-6;
/// The same of a game in which nobody moves, whose values are stored more exactly.
const LAID_RESIDUAL_MAX: f64 = 1e-9;
/// How long an outside program may take for a play.
const PATIENCE: Duration = Duration::from_secs(60);

/// Solve a game with few men on each side exactly, and measure what players lose there.
///
/// Doublets, in which nobody moves, is solved with all its men: every position of it. In the other
/// games all other men are off, and doublets cascade as late in a game. Values before a throw are
/// solved in one pass over the pips, in Gul bara and Gioul; a sample of them is computed again by
/// playing every stage out by the rules, and the exit code is 1 if one differs. No game of fifteen
/// men reaches positions with few men that are not all at home: they are a yardstick for players.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gioul`
    #[arg(long)]
    rules: Rules,
    /// Maximum number of men on each side; three take some minutes and half a gigabyte. All, where
    /// nobody moves
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MEN_MAX)))]
    men: Option<u8>,
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
#[derive(Debug, Default, Serialize)]
struct Solution {
    rules: String,
    men: u8,
    /// Positions before a throw.
    positions: u64,
    /// Those in which nobody moves a man with some throw; of few men alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<u64>,
    /// The worth to the thrower with all men of both sides where they start.
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

/// The exact values of a game.
trait ExactValues {
    fn rules(&self) -> Rules;
    /// The start, with White to throw.
    fn start(&self) -> Position;
    /// A random position, with White to throw.
    fn random(&self, rng: &mut fastrand::Rng) -> Position;
    fn worth_to(&self, position: &Position, side: Side) -> Option<f64>;
    /// The worth to the thrower from the values after the throw.
    fn worth_by_rules(&self, position: &Position) -> Option<f64>;
}

impl ExactValues for FewMen {
    fn rules(&self) -> Rules {
        *self.rules()
    }

    fn start(&self) -> Position {
        self.start()
    }

    fn random(&self, rng: &mut fastrand::Rng) -> Position {
        self.random(rng)
    }

    fn worth_to(&self, position: &Position, side: Side) -> Option<f64> {
        self.worth_to(position, side)
    }

    fn worth_by_rules(&self, position: &Position) -> Option<f64> {
        self.worth_by_rules(position)
    }
}

/// All positions of a game in which nobody moves.
struct Whole {
    rules: Rules,
    table: Laid,
}

/// The worth of a chance to win one unit.
fn units(chance: f64) -> f64 {
    2.0 * chance - 1.0
}

impl ExactValues for Whole {
    fn rules(&self) -> Rules {
        self.rules
    }

    fn start(&self) -> Position {
        Position::started_by(self.rules, Side::White)
    }

    fn random(&self, rng: &mut fastrand::Rng) -> Position {
        self.table.random(self.rules, rng)
    }

    fn worth_to(&self, position: &Position, side: Side) -> Option<f64> {
        Some(units(self.table.chance(position, side)))
    }

    fn worth_by_rules(&self, position: &Position) -> Option<f64> {
        Some(units(self.table.chance_by_rules(position, Side::White)))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let began = Instant::now();
    match (arguments.rules.lay(), arguments.men) {
        (Some(lay), None) => run_whole(arguments, lay, began),
        (None, Some(men)) => {
            let threads = input::threads(arguments.threads);
            let solved = FewMen::of(arguments.rules, men, threads).map_err(refuse)?;
            let found = Solution {
                men,
                positions: solved.positions(),
                standing: Some(solved.standing()),
                checksum: format!("{:016x}", solved.checksum()),
                seconds: began.elapsed().as_secs_f64(),
                ..Solution::of(arguments, &solved, CHECKED)?
            };
            report(arguments, &found, RESIDUAL_MAX)
        }
        (Some(_), Some(_)) | (None, None) => Err(refuse(Unsolvable::Men)),
    }
}

fn run_whole(arguments: &Arguments, lay: Lay, began: Instant) -> Result<ExitCode> {
    let rules = arguments.rules;
    let table = Laid::of(lay);
    let seconds = began.elapsed().as_secs_f64();
    let solved = Whole { rules, table };
    let found = Solution {
        men: rules.men(),
        positions: solved.table.positions(),
        checksum: format!("{:016x}", solved.table.checksum()),
        seconds,
        ..Solution::of(arguments, &solved, LAID_CHECKED)?
    };
    report(arguments, &found, LAID_RESIDUAL_MAX)
}

impl Solution {
    /// What is the same for every game: some values by the rules, and what players lose.
    fn of(arguments: &Arguments, solved: &impl ExactValues, checked: u32) -> Result<Self> {
        let worth = |position: &Position| {
            let worth = solved.worth_to(position, Side::White);
            worth.context("it was solved")
        };
        let mut rng = fastrand::Rng::with_seed(arguments.seed);
        let mut residual = 0.0_f64;
        for _ in 0..checked {
            let position = solved.random(&mut rng);
            let again = solved.worth_by_rules(&position).context("it was solved")?;
            residual = residual.max((worth(&position)? - again).abs());
        }
        let decisions: Vec<Position> = std::iter::repeat_with(|| decision(solved, &mut rng))
            .take(arguments.decisions as usize)
            .collect();
        let players = arguments.player.iter();
        let players = players.map(|player| judge(solved, player, &decisions));
        Ok(Self {
            rules: arguments.rules.to_string(),
            start: worth(&solved.start())?,
            residual,
            checked,
            players: players.collect::<Result<_>>()?,
            ..Self::default()
        })
    }
}

fn report(arguments: &Arguments, found: &Solution, residual_max: f64) -> Result<ExitCode> {
    if arguments.json {
        output::write_json(found)?;
    } else {
        output::write(&format_solution(found))?;
    }
    if found.residual > residual_max {
        output::talk("a value differs from the one by the rules");
        return Ok(crate::output::Failure::invalid());
    }
    Ok(ExitCode::SUCCESS)
}

/// A random position with random dice and a choice.
fn decision(solved: &impl ExactValues, rng: &mut fastrand::Rng) -> Position {
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

fn judge(solved: &impl ExactValues, player: &Participant, decisions: &[Position]) -> Result<Loss> {
    let mut hired = player
        .hire(&solved.rules().into(), PATIENCE)
        .map_err(refuse)?;
    hired.begin(0);
    let bar = output::progress(decisions.len() as u64, "decisions");
    let mut losses = Vec::with_capacity(decisions.len());
    for position in decisions {
        let steps = hired.choose(position, None)?;
        let after = position.play(&steps, &mut ())?;
        let best = solved.worth_to(position, Side::White);
        let best = best.context("it was solved")?;
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
    let standing = found.standing.map_or_else(String::new, |standing| {
        format!("; in {standing} of them nobody moves with some throw")
    });
    let mut text = format!(
        "{}, {} men a side: {} positions before a throw in {:.1} s{standing}\nall men at the \
         start: {:+.4} units for the thrower\nchecksum {}\n{} positions by the rules: largest \
         difference {:.0e}\n",
        found.rules,
        found.men,
        found.positions,
        found.seconds,
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
