//! `rosespring play`: a game in the terminal.

mod board;
mod tell;
mod turn;
mod typed;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_engine::player::{Baseline, Player, Weak};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::notation::text;
use rosespring_rules::{Event, Game, Match, Phase, Rules, Side};
use rosespring_wire::record;

use crate::{input, output};
use turn::Done;

/// Play in the terminal: against the program, or two people.
///
/// The board fits 80 columns and 24 lines. `?` tells what can be typed.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`.
    #[arg(long, default_value = "gul-bara")]
    rules: Rules,
    /// Who plays White.
    #[arg(long, default_value = "person")]
    white: Who,
    /// Who plays Black.
    #[arg(long, default_value = "baseline")]
    black: Who,
    /// Units the match is played to.
    #[arg(long = "match", value_name = "UNITS", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=25))]
    match_to: u8,
    /// Where the dice come from; chosen by chance if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the record to this file when the play ends, as JSON if its name ends in `.json`.
    #[arg(long)]
    record: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Who {
    /// Somebody at this terminal.
    Person,
    /// The program, as well as it can.
    Baseline,
    /// The program, with errors.
    Weak,
}

/// A seat that is taken.
enum Seat {
    Person,
    Baseline(Box<Baseline>),
    Weak(Box<Weak>),
}

/// Why the play goes on or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

/// The lines somebody types, and the screen they see.
pub(crate) struct Terminal<R> {
    lines: std::io::Lines<R>,
    echo: bool,
}

impl<R: BufRead> Terminal<R> {
    /// Asks for a line; `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        self.say(prompt)?;
        let line = self.lines.next().transpose()?;
        if let (Some(line), true) = (&line, self.echo) {
            // What is piped in is not seen otherwise.
            self.say(&format!("{line}\n"))?;
        }
        Ok(line.map(|line| line.trim().to_owned()))
    }

    #[expect(clippy::unused_self, reason = "the screen belongs to the terminal")]
    fn say(&self, text: &str) -> Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let seed = arguments.seed.unwrap_or_else(input::chance_seed);
    let mut table = Table {
        terminal: Terminal {
            lines: std::io::stdin().lock().lines(),
            echo: !std::io::stdin().is_terminal(),
        },
        seats: [seat(arguments.white, seed), seat(arguments.black, seed)],
        dice: fastrand::Rng::with_seed(seed),
        score: Match::new(arguments.rules, arguments.match_to),
        games: Vec::new(),
    };
    output::talk(format_args!("seed {seed}"));
    table.play_match()?;
    if let Some(path) = &arguments.record {
        let [white, black] = [arguments.white, arguments.black].map(name);
        let mut record = Record::new(arguments.rules, &white, &black, arguments.match_to);
        record.dice_seed = Some(format!("fastrand {seed}"));
        record.games = table.games.iter().map(GameRecord::of).collect();
        let is_json = path
            .extension()
            .is_some_and(|extension| extension == "json");
        let written = if is_json {
            record::to_json(&record) + "\n"
        } else {
            record.to_text()
        };
        output::write_file(path, &written)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn name(who: Who) -> String {
    match who {
        Who::Person => "person".to_owned(),
        Who::Baseline => "Rosespring baseline".to_owned(),
        Who::Weak => "Rosespring weak".to_owned(),
    }
}

fn seat(who: Who, seed: u64) -> Seat {
    match who {
        Who::Person => Seat::Person,
        Who::Baseline => Seat::Baseline(Box::default()),
        // Errors must not follow the dice, so they have a seed of their own.
        Who::Weak => Seat::Weak(Box::new(Weak::new(fastrand::Rng::with_seed(!seed)))),
    }
}

/// A match being played.
struct Table<R> {
    terminal: Terminal<R>,
    seats: [Seat; 2],
    dice: fastrand::Rng,
    score: Match,
    games: Vec<Game>,
}

impl<R: BufRead> Table<R> {
    fn play_match(&mut self) -> Result<()> {
        while self.score.winner().is_none() {
            let mut game = Game::new(self.score.next_game());
            let next = self.play_game(&mut game)?;
            let outcome = game.outcome();
            self.games.push(game);
            if next == Next::Quit {
                return self.terminal.say("the game is left unfinished\n");
            }
            if let Some(outcome) = outcome {
                self.score.count(outcome);
                let [white, black] = Side::ALL.map(|side| self.score.units(side));
                let to = self.score.to();
                self.terminal.say(&format!(
                    "score: white {white}, black {black}, match to {to}\n"
                ))?;
            }
        }
        Ok(())
    }

    fn play_game(&mut self, game: &mut Game) -> Result<Next> {
        while game.outcome().is_none() {
            let position = *game.position();
            match position.phase() {
                Phase::Over(_) => break,
                Phase::Opening | Phase::Throw(_) => {
                    let dice = walk::throw(&mut self.dice);
                    let mut events: Vec<Event> = Vec::new();
                    // What happened is told from the same throw that the game makes.
                    position.throw(dice, &mut events)?;
                    game.throw(dice)?;
                    self.terminal.say(&tell::events(&events))?;
                }
                Phase::Play(turn) => {
                    let mover = turn.mover();
                    let stakes = Stakes::from(&self.score);
                    let terminal = &mut self.terminal;
                    match &mut self.seats[mover.index()] {
                        Seat::Person => match turn::by_person(terminal, &position, stakes)? {
                            Done::Played(stages) => {
                                for steps in stages {
                                    game.play(&steps)?;
                                }
                                tell_last(terminal, game)?;
                            }
                            Done::Resigned => {
                                game.resign(mover)?;
                                terminal.say(&format!("{mover} resigns\n"))?;
                            }
                            Done::Quit => return Ok(Next::Quit),
                        },
                        Seat::Baseline(player) => {
                            by_program(terminal, game, player.as_mut(), stakes)?;
                        }
                        Seat::Weak(player) => {
                            by_program(terminal, game, player.as_mut(), stakes)?;
                        }
                    }
                }
            }
        }
        self.terminal
            .say(&board::draw(game.position(), Side::White))?;
        Ok(Next::GoOn)
    }
}

fn by_program<R: BufRead>(
    terminal: &Terminal<R>,
    game: &mut Game,
    player: &mut dyn Player,
    stakes: Stakes,
) -> Result<()> {
    let position = *game.position();
    let Some(play) = player.choose(&position, stakes) else {
        anyhow::bail!("no play was found in {}", position.id());
    };
    let mut events: Vec<Event> = Vec::new();
    position.play(&play.steps, &mut events)?;
    let mover = crate::show::mover(&position);
    let stage = position
        .turn()
        .map_or_else(String::new, |turn| turn.stage().to_string());
    let text = text::play(&position, &play.steps);
    terminal.say(&format!(
        "{mover} plays {stage}: {text}\n{}",
        tell::events(&events)
    ))?;
    game.play(&play.steps)?;
    Ok(())
}

/// Tells how a game ended that a person's play has ended.
fn tell_last<R: BufRead>(terminal: &Terminal<R>, game: &Game) -> Result<()> {
    match game.outcome() {
        Some(outcome) => terminal.say(&tell::events(&[Event::Over(outcome)])),
        None => Ok(()),
    }
}
