//! A game of Trictrac in the terminal: throws told in words, stay or go, and plays typed whole.

mod screen;
mod typed;

use std::io::StdinLock;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use rosespring_engine::trictrac::{Decision, NamedPlayer, Player};
use rosespring_engine::walk;
use rosespring_rules::Side;
use rosespring_rules::trictrac::{Change, Choice, JudgedThrow, Phase, Position, Turn};

use super::Arguments;
use super::terminal::Terminal;
use super::turn::{HINTS, LINES, LISTED_MAX, shortened};
use crate::input;
use crate::output::{refuse, talk};
use crate::tell::name;
use crate::trictrac::{Listing, words};

const HELP: &str = "You can type:
  s, stay       after a hole by your own throw: keep what is beyond it
  g, go         or: all men return to the start, the points of both sides are
                lost, and you throw again
  24/18 24/23   a play, whole, in any order; 24/18(2) for two men, 6/off.
                24 is your farthest point, 13 your corner. A play is final
  d, done       play the only play (an empty line too)
  l, list       the plays of the throw       h, hint   what wins most often
  b, board      draw the board again         log       what happened before
  q, quit       leave the game unfinished; it has no record
White's men are O, Black's X; a number on a point counts its men if there are
more than five. The points of an event are those of the side that threw.
`unbroken` points make a hole count two.
";

/// Who plays a side.
enum Seat {
    Person,
    Program(Box<dyn Player + Send>),
}

impl Seat {
    /// Creates the player with this name. Its random numbers follow from `seed`, as the dice do,
    /// but are others.
    fn new(name: &str, seed: u64) -> Result<Self> {
        if name == "person" {
            return Ok(Self::Person);
        }
        let player = name.parse::<NamedPlayer>();
        let player = player.map_err(|error| refuse(format_args!("{error}, or `person`")))?;
        Ok(Self::Program(player.create(!seed).map_err(refuse)?))
    }
}

/// A game in play.
struct TrictracTable {
    terminal: Terminal<StdinLock<'static>>,
    seats: [Seat; 2],
    dice: fastrand::Rng,
    position: Position,
    /// Lines that have not been shown yet: a person sees them when their turn comes.
    unshown: Vec<String>,
}

/// Plays a game from a position to its end, or until a person leaves it.
pub(super) fn play(
    terminal: Terminal<StdinLock<'static>>,
    arguments: &Arguments,
    position: Position,
) -> Result<ExitCode> {
    if arguments.match_to.is_some() || arguments.record.is_some() {
        return Err(refuse(
            "a game of Trictrac to twelve holes is a match by itself, and has no record yet: \
             leave out --match and --record",
        ));
    }
    let seed = arguments.seed.unwrap_or_else(input::chance_seed);
    let black = arguments.black.as_deref().unwrap_or("greedy");
    let mut table = TrictracTable {
        terminal,
        seats: [
            Seat::new(&arguments.white, seed)?,
            Seat::new(black, seed.wrapping_add(1))?,
        ],
        dice: fastrand::Rng::with_seed(seed),
        position,
        unshown: Vec::new(),
    };
    talk(format_args!("seed {seed}"));
    table.play_game()?;
    Ok(ExitCode::SUCCESS)
}

impl TrictracTable {
    fn play_game(&mut self) -> Result<()> {
        loop {
            let decision = match self.position.phase() {
                Phase::Over { .. } => return self.print_end(),
                Phase::Opening | Phase::Throw(_) => {
                    if self.people() == 0 {
                        self.print_unshown()?;
                    }
                    let dice = walk::throw(&mut self.dice);
                    self.advance(|position, changes| Ok(position.throw(dice, changes)?))?;
                    continue;
                }
                Phase::Choose(turn) | Phase::Play(turn) => self.decide(turn)?,
            };
            match decision {
                Some(Decision::Choose(choice)) => {
                    self.advance(|position, changes| Ok(position.choose(choice, changes)?))?;
                }
                Some(Decision::Play(men)) => {
                    self.note_play(men);
                    self.advance(|position, changes| Ok(position.play(men, changes)?))?;
                }
                None => return self.terminal.say("the game is left unfinished\n"),
            }
        }
    }

    /// Replaces the position by the next one, and stores what happened between them.
    fn advance(
        &mut self,
        next: impl FnOnce(Position, &mut Vec<Change>) -> Result<Position>,
    ) -> Result<()> {
        let mut changes = Vec::new();
        self.position = next(self.position, &mut changes)?;
        self.unshown.extend(words::lines(&changes));
        Ok(())
    }

    /// Stores the line of a play.
    fn note_play(&mut self, men: rosespring_rules::Men) {
        let judged = self.position.judged();
        let plays = judged.iter().flat_map(|judged| &judged.plays);
        if let (Some(play), Phase::Play(turn)) = (
            plays.into_iter().find(|play| play.men == men),
            self.position.phase(),
        ) {
            self.unshown
                .push(format!("{} plays {play}", name(turn.side)));
        }
    }

    fn people(&self) -> usize {
        let is_person = |seat: &&Seat| matches!(seat, Seat::Person);
        self.seats.iter().filter(is_person).count()
    }

    /// Returns what a side does; `None` if a person leaves the game.
    fn decide(&mut self, turn: Turn) -> Result<Option<Decision>> {
        match &mut self.seats[turn.side.index()] {
            Seat::Person => self.ask_person(turn),
            Seat::Program(player) => {
                let decision = player.decide(&self.position);
                let problem = || format!("the program found no play in {}", self.position);
                decision.with_context(problem).map(Some)
            }
        }
    }

    /// Shows what happened and the board, and reads commands until a decision is made.
    fn ask_person(&mut self, turn: Turn) -> Result<Option<Decision>> {
        let judged = self.position.judged().context("no throw is to be played")?;
        let log = std::mem::take(&mut self.unshown);
        let screen = screen::draw(&self.position, turn.side) + &self.question(turn);
        // The last line is for the prompt.
        let room = LINES - 1 - screen.lines().count();
        self.terminal.say(&shortened(&log, room))?;
        self.terminal.say(&screen)?;
        loop {
            let Some(line) = self.terminal.ask("> ")? else {
                return Ok(None);
            };
            let answer = match line.to_lowercase().as_str() {
                "q" | "quit" | "exit" => return Ok(None),
                "?" | "help" => HELP.to_owned(),
                "b" | "board" => screen::draw(&self.position, turn.side) + &self.question(turn),
                "l" | "list" => format_plays(&judged),
                "h" | "hint" | "hints" => match Listing::new(self.position, None)?.hints(HINTS) {
                    Ok(hints) => hints,
                    Err(error) => format!("{error}\n"),
                },
                "log" => log.iter().map(|line| format!("{line}\n")).collect(),
                typed => match read_decision(&self.position, &judged, typed) {
                    Ok(decision) => return Ok(Some(decision)),
                    Err(reason) => format!("{reason}\n"),
                },
            };
            self.terminal.say(&answer)?;
        }
    }

    /// Returns the line above the prompt: who is to do what.
    fn question(&self, turn: Turn) -> String {
        let (side, sign) = (name(turn.side), super::board::sign(turn.side));
        let who = match self.people() {
            2 => format!("{side}'s turn ({sign}), 24 → 1."),
            _ => format!("You are {side} ({sign}), 24 → 1."),
        };
        match self.position.phase() {
            Phase::Choose(_) => {
                format!(
                    "{who} A hole by your {}: stay or go? ? for help\n",
                    turn.dice
                )
            }
            _ => format!("{who} To play: {}. ? for help\n", turn.dice),
        }
    }

    fn print_unshown(&mut self) -> Result<()> {
        for line in std::mem::take(&mut self.unshown) {
            self.terminal.say(&format!("{line}\n"))?;
        }
        Ok(())
    }

    fn print_end(&mut self) -> Result<()> {
        let viewer = match &self.seats {
            [Seat::Program(_), Seat::Person] => Side::Black,
            _ => Side::White,
        };
        self.terminal
            .say(&format!("\n{}", screen::draw(&self.position, viewer)))?;
        self.print_unshown()
    }
}

/// Reads a choice or a play.
///
/// # Errors
///
/// A sentence about what would be right.
fn read_decision(
    position: &Position,
    judged: &JudgedThrow,
    typed: &str,
) -> Result<Decision, String> {
    match (position.phase(), typed) {
        (Phase::Choose(_), "s" | "stay") => Ok(Decision::Choose(Choice::Stay)),
        (Phase::Choose(_), "g" | "go") => Ok(Decision::Choose(Choice::Go)),
        (Phase::Choose(_), _) => Err("say `stay` or `go` first (`?` for help)".to_owned()),
        (_, "" | "d" | "done") => match &judged.plays[..] {
            [only] => Ok(Decision::Play(only.men)),
            plays => Err(format!(
                "{} plays are possible: type one (`l` lists them, `?` for help)",
                plays.len()
            )),
        },
        (_, typed) => typed::play(position, judged, typed).map(Decision::Play),
    }
}

fn format_plays(judged: &JudgedThrow) -> String {
    let plays = &judged.plays;
    let listed = plays.iter().take(LISTED_MAX);
    let mut lines: Vec<String> = listed.map(|play| format!("  {play}\n")).collect();
    if plays.len() > LISTED_MAX {
        lines.push(format!("  and {} more\n", plays.len() - LISTED_MAX));
    }
    lines.concat()
}
