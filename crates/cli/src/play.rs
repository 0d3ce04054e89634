//! `rosespring play`: a game in the terminal.

mod board;
mod keep;
mod resign;
mod terminal;
mod turn;
mod typed;

use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Result;
use rosespring_engine::levels::Level;
use rosespring_engine::resignation::resign_stakes;
use rosespring_engine::shipped_player::{SeededPlayer, ShippedPlayer};
use rosespring_engine::stakes::{MATCH_MAX, Stakes};
use rosespring_engine::walk;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::text;
use rosespring_rules::{Event, Game, GameKind, Match, Phase, Position, Rules, Side, Step, Turn};

use crate::output::refuse;
use crate::tell::{self, Item};
use crate::{input, output};
use keep::Keeper;
use terminal::Terminal;
use turn::{Scene, TurnEnd};

/// Play in the terminal: against the program, or two people.
///
/// A turn fits 80 columns and 24 lines. `?` lists the commands.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`
    #[arg(long, default_value = "gul-bara")]
    rules: Rules,
    /// Who plays White: `person`, or the program as `level:1` (a beginner) to `level:8` (full
    /// strength), `greedy`, `baseline` or `weak`
    #[arg(long, default_value = "person")]
    white: PlayerChoice,
    /// Who plays Black, named in the same way [default: `level:5`, or the strongest level of a game
    /// that has fewer]
    #[arg(long)]
    black: Option<PlayerChoice>,
    /// Number of units the match is played to
    #[arg(long = "match", value_name = "UNITS", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(MATCH_MAX)))]
    match_to: u8,
    /// Seed for the dice [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Position to start from instead of the start of the game: an id, or a file
    #[arg(long, conflicts_with = "rules")]
    position: Option<String>,
    /// Write the record to this file at every turn, as JSON if its name ends in `.json`
    #[arg(long)]
    record: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlayerChoice {
    /// A person at this terminal.
    Person,
    /// The program, as one of its players.
    Program(ShippedPlayer),
}

impl FromStr for PlayerChoice {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use ShippedPlayer::{Baseline, Greedy, Level, Weak};
        if text == "person" {
            return Ok(Self::Person);
        }
        // A level may be named by its number alone.
        let player = text.parse().or_else(|_| text.parse().map(Level));
        match player {
            Ok(player @ (Level(_) | Greedy | Baseline | Weak)) => Ok(Self::Program(player)),
            _ => Err("expected `person`, `level:1` to `level:8`, `greedy`, `baseline` or `weak`"),
        }
    }
}

/// The level that plays by default.
const USUAL_LEVEL: u8 = 5;

/// The player in a seat.
enum Seat {
    Person,
    Program(Box<dyn SeededPlayer>),
}

/// Whether play goes on or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let seed = arguments.seed.unwrap_or_else(input::chance_seed);
    let first = match &arguments.position {
        Some(argument) => Some(start(argument)?),
        None => None,
    };
    let rules = first.map_or(arguments.rules, |position| *position.rules());
    let black = arguments
        .black
        .unwrap_or_else(|| default_opponent(rules.game));
    let players = [arguments.white, black];
    let keeper = match &arguments.record {
        Some(path) => {
            let [white, black] = players.map(player);
            let mut record = Record::new(rules, &white, &black, arguments.match_to);
            record.dice_seed = Some(format!("fastrand {seed}"));
            Some(Keeper::new(path.clone(), record)?)
        }
        None => None,
    };
    let input = std::io::stdin();
    let mut table = Table {
        terminal: Terminal::new(input.lock(), !input.is_terminal()),
        seats: [
            seat(arguments.white, rules.game, seed)?,
            seat(black, rules.game, seed)?,
        ],
        dice: fastrand::Rng::with_seed(seed),
        score: Match::new(rules, arguments.match_to),
        first,
        keeper,
        unshown: Vec::new(),
    };
    output::talk(format_args!("seed {seed}"));
    table.play_match()?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the position in which the first game begins.
fn start(argument: &str) -> Result<Position> {
    let position = input::position(argument)?;
    match position.phase() {
        Phase::Over(_) => Err(refuse("no play is possible from here: the game is over")),
        _ => Ok(position),
    }
}

fn player(who: PlayerChoice) -> String {
    match who {
        PlayerChoice::Person => "person".to_owned(),
        PlayerChoice::Program(player) => format!("Rosespring {player}"),
    }
}

/// Returns the default opponent.
fn default_opponent(game: GameKind) -> PlayerChoice {
    let levels = Level::of_game(game);
    let usual = levels.iter().rfind(|level| level.number() <= USUAL_LEVEL);
    PlayerChoice::Program(ShippedPlayer::Level(*usual.unwrap_or(&levels[0])))
}

fn seat(who: PlayerChoice, game: GameKind, seed: u64) -> Result<Seat> {
    let PlayerChoice::Program(player) = who else {
        return Ok(Seat::Person);
    };
    // The errors must not depend on the dice, so they have a separate seed.
    let created = player.create(game, fastrand::Rng::with_seed(!seed));
    created.map(Seat::Program).map_err(refuse)
}

/// A match in play.
struct Table<R> {
    terminal: Terminal<R>,
    seats: [Seat; 2],
    dice: fastrand::Rng,
    score: Match,
    /// The position in which the first game begins, if it is not the usual one.
    first: Option<Position>,
    keeper: Option<Keeper>,
    /// Events that have not been shown yet: a person sees them when their turn comes.
    unshown: Vec<Item>,
}

impl<R: BufRead> Table<R> {
    fn play_match(&mut self) -> Result<()> {
        for number in 1.. {
            let start = self.first.take().unwrap_or_else(|| self.score.next_game());
            let mut game = Game::new(start);
            if number > 1 || self.score.to() > 1 {
                self.unshown.push(Item::Note(format!("game {number}")));
            }
            let next = self.play_game(&mut game)?;
            if let Some(keeper) = &mut self.keeper {
                keeper.add(&game)?;
            }
            if next == Next::Quit {
                return self.terminal.say("the game is left unfinished\n");
            }
            if let Some(outcome) = game.outcome() {
                self.score.count(outcome);
                self.terminal.say(&self.format_score())?;
            }
            if self.score.winner().is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Formats the score of a match; returns an empty text for a single game.
    fn format_score(&self) -> String {
        let [white, black] = Side::ALL.map(|side| self.score.units(side));
        let to = self.score.to();
        match self.score.winner() {
            _ if to == 1 => String::new(),
            None => format!("score: White {white}, Black {black}, match to {to}\n"),
            Some(Side::White) => format!("White wins the match to {to}, {white} to {black}\n"),
            Some(Side::Black) => format!("Black wins the match to {to}, {black} to {white}\n"),
        }
    }

    fn play_game(&mut self, game: &mut Game) -> Result<Next> {
        while game.outcome().is_none() {
            match game.position().phase() {
                Phase::Over(_) => break,
                Phase::Opening | Phase::Throw(_) => self.throw(game)?,
                Phase::Play(turn) => {
                    if self.play_turn(game, turn)? == Next::Quit {
                        return Ok(Next::Quit);
                    }
                }
            }
        }
        self.tell_all()?;
        let viewer = match &self.seats {
            [Seat::Program(_), Seat::Person] => Side::Black,
            _ => Side::White,
        };
        let men = board::draw(game.position(), viewer);
        let outcome = game.outcome().map(tell::outcome).unwrap_or_default();
        self.terminal.say(&format!("\n{men}{outcome}\n"))?;
        Ok(Next::GoOn)
    }

    fn people(&self) -> usize {
        let is_person = |seat: &&Seat| matches!(seat, Seat::Person);
        self.seats.iter().filter(is_person).count()
    }

    fn throw(&mut self, game: &mut Game) -> Result<()> {
        if self.people() == 0 {
            self.tell_all()?;
        }
        let dice = walk::throw(&mut self.dice);
        let mut events: Vec<Event> = Vec::new();
        // The events come from the same throw that the game makes.
        game.position().throw(dice, &mut events)?;
        game.throw(dice)?;
        self.note_events(&events);
        Ok(())
    }

    /// Stores events to be shown later. The end of a game is shown below its last board.
    fn note_events(&mut self, events: &[Event]) {
        let events = events.iter().copied();
        let events = events.filter(|event| !matches!(event, Event::Over(_)));
        self.unshown.extend(events.map(Item::Event));
    }

    fn tell_all(&mut self) -> Result<()> {
        for line in tell::lines(&std::mem::take(&mut self.unshown)) {
            self.terminal.say(&format!("{line}\n"))?;
        }
        Ok(())
    }

    fn play_turn(&mut self, game: &mut Game, turn: Turn) -> Result<Next> {
        let stakes = Stakes::from(&self.score);
        let chosen = match &mut self.seats[turn.mover().index()] {
            Seat::Person => return self.ask_person(game, turn.mover(), stakes),
            Seat::Program(player) => player.choose(game.position(), stakes),
        };
        let Some(play) = chosen else {
            anyhow::bail!("the program found no play in {}", game.position().id());
        };
        self.play_stage(game, turn, &play.steps, true)?;
        Ok(Next::GoOn)
    }

    fn ask_person(&mut self, game: &mut Game, mover: Side, stakes: Stakes) -> Result<Next> {
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.write_with(game)
        {
            // A failure to write the record must not end the game; the last attempt decides.
            output::talk(format_args!("warning: {error:#}"));
        }
        let two_people = self.people() == 2;
        let scene = Scene {
            stakes,
            resign_stakes: resign_stakes(&self.score),
            log: tell::lines(&std::mem::take(&mut self.unshown)),
            two_people,
        };
        match turn::by_person(&mut self.terminal, game.position(), &scene)? {
            TurnEnd::Played(stages) => {
                for steps in stages {
                    if let Some(turn) = game.position().turn() {
                        self.play_stage(game, turn, &steps, two_people)?;
                    }
                }
            }
            TurnEnd::Resigned(win) => {
                game.resign(mover, win)?;
                let line = format!("{} resigns", tell::name(mover));
                self.unshown.push(Item::Note(line));
            }
            TurnEnd::Quit => return Ok(Next::Quit),
        }
        Ok(Next::GoOn)
    }

    /// Plays a stage. It is not described to a person who played it alone at the terminal.
    fn play_stage(
        &mut self,
        game: &mut Game,
        turn: Turn,
        steps: &[Step],
        is_noted: bool,
    ) -> Result<()> {
        let mut events: Vec<Event> = Vec::new();
        game.position().play(steps, &mut events)?;
        if is_noted {
            let text = text::play(game.position(), steps);
            self.unshown.push(Item::Played { turn, text });
        }
        game.play(steps)?;
        self.note_events(&events);
        Ok(())
    }
}
