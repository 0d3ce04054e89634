//! A match in play at the terminal.

use std::io::BufRead;

use anyhow::Result;
use rosespring_engine::resignation::resign_stakes;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk;
use rosespring_rules::notation::text;
use rosespring_rules::{Dice, Die, Event, Game, Match, Phase, Position, Side, Step, Turn, WinKind};

use super::board;
use super::keep::Keeper;
use super::naming::{self, NameEnd};
use super::seat::Seat;
use super::terminal::Terminal;
use super::turn::{self, Scene, TurnEnd};
use crate::output;
use crate::tell::{self, Item};

/// Whether play goes on or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

/// A match in play.
pub(super) struct Table<R> {
    pub(super) terminal: Terminal<R>,
    pub(super) seats: [Seat; 2],
    pub(super) dice: fastrand::Rng,
    pub(super) score: Match,
    /// The position in which the first game begins, if it is not the usual one.
    pub(super) first: Option<Position>,
    /// The number of games begun.
    pub(super) games: u32,
    /// The unfinished game of a record, with which play goes on.
    pub(super) unfinished: Option<Game>,
    pub(super) keeper: Option<Keeper>,
    /// Events that have not been shown yet: a person sees them when their turn comes.
    pub(super) unshown: Vec<Item>,
}

impl<R: BufRead> Table<R> {
    pub(super) fn play_match(&mut self) -> Result<()> {
        while self.score.winner().is_none() {
            let mut game = match self.unfinished.take() {
                Some(game) => game,
                None => {
                    let start = self.first.take().unwrap_or_else(|| self.score.next_game());
                    self.begin_game(start)
                }
            };
            let next = self.play_game(&mut game)?;
            if let Some(keeper) = &mut self.keeper {
                keeper.add(&game)?;
            }
            if next == Next::Quit {
                self.terminal.say("the game is left unfinished\n")?;
                if let Some(keeper) = &self.keeper {
                    let path = keeper.path().display();
                    output::talk(format_args!(
                        "go on with it: rosespring play --resume {path}"
                    ));
                }
                return Ok(());
            }
            if let Some(outcome) = game.outcome() {
                self.score.count(outcome);
                self.terminal.say(&self.format_score())?;
            }
        }
        Ok(())
    }

    /// Begins a game of the match.
    pub(super) fn begin_game(&mut self, start: Position) -> Game {
        self.games += 1;
        if self.games > 1 || self.score.to() > 1 {
            let number = self.games;
            let note = match self.score.rules().cycle() {
                None => format!("game {number}"),
                Some(_) => format!("game {number}: {}", self.game_titles()),
            };
            self.unshown.push(Item::Note(note));
        }
        Game::new(start)
    }

    /// Formats the titles of this game of a cycle and of the next: `Portes, then Plakoto`.
    fn game_titles(&self) -> String {
        let (rules, played) = (self.score.rules(), usize::from(self.score.games()));
        let title = |game: usize| rules.of_game(game).game.declaration().title;
        format!("{}, then {}", title(played), title(played + 1))
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
                Phase::Name(side) => {
                    if self.name_doublet(game, side)? == Next::Quit {
                        return Ok(Next::Quit);
                    }
                }
                Phase::Play(turn) => {
                    if self.play_turn(game, turn)? == Next::Quit {
                        return Ok(Next::Quit);
                    }
                }
            }
        }
        self.print_unshown()?;
        let viewer = match &self.seats {
            [Seat::Program { .. }, Seat::Person] => Side::Black,
            _ => Side::White,
        };
        let men = board::draw(game.position(), viewer);
        let outcome = game.outcome().map(tell::outcome).unwrap_or_default();
        self.terminal.say(&format!("\n{men}{outcome}\n"))?;
        Ok(Next::GoOn)
    }

    pub(super) fn people(&self) -> usize {
        let is_person = |seat: &&Seat| matches!(seat, Seat::Person);
        self.seats.iter().filter(is_person).count()
    }

    fn throw(&mut self, game: &mut Game) -> Result<()> {
        if self.people() == 0 {
            self.print_unshown()?;
        }
        let dice = walk::throw(&mut self.dice);
        self.throw_dice(game, dice)
    }

    /// Makes this throw.
    pub(super) fn throw_dice(&mut self, game: &mut Game, dice: Dice) -> Result<()> {
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

    fn print_unshown(&mut self) -> Result<()> {
        for line in tell::lines(&std::mem::take(&mut self.unshown)) {
            self.terminal.say(&format!("{line}\n"))?;
        }
        Ok(())
    }

    fn play_turn(&mut self, game: &mut Game, turn: Turn) -> Result<Next> {
        let stakes = Stakes::from(&self.score);
        let chosen = match &mut self.seats[turn.mover().index()] {
            Seat::Person => return self.play_person(game, turn.mover(), stakes),
            Seat::Program { player, .. } => player.choose(game.position(), stakes),
        };
        let Some(play) = chosen else {
            anyhow::bail!("the program found no play in {}", game.position().id());
        };
        self.play_stage(game, turn, &play.steps, true)?;
        Ok(Next::GoOn)
    }

    /// A side names the doublet that follows a 2-1 (AD-2).
    fn name_doublet(&mut self, game: &mut Game, side: Side) -> Result<Next> {
        let stakes = Stakes::from(&self.score);
        if let Seat::Program { player, .. } = &mut self.seats[side.index()] {
            let Some(number) = player.choose_number(game.position(), stakes) else {
                anyhow::bail!("the program named no doublet in {}", game.position().id());
            };
            self.name(game, number)?;
            return Ok(Next::GoOn);
        }
        let scene = self.scene(game, stakes);
        match naming::by_person(&mut self.terminal, game.position(), side, &scene)? {
            NameEnd::Named(number) => self.name(game, number)?,
            NameEnd::Resigned(win) => self.resign(game, side, win)?,
            NameEnd::Quit => return Ok(Next::Quit),
        }
        Ok(Next::GoOn)
    }

    /// Names this doublet.
    pub(super) fn name(&mut self, game: &mut Game, number: Die) -> Result<()> {
        let mut events: Vec<Event> = Vec::new();
        game.position().name(number, &mut events)?;
        game.name(number)?;
        self.note_events(&events);
        Ok(())
    }

    fn resign(&mut self, game: &mut Game, side: Side, win: WinKind) -> Result<()> {
        game.resign(side, win)?;
        let line = format!("{} resigns", tell::name(side));
        self.unshown.push(Item::Note(line));
        Ok(())
    }

    /// Stores the record, and returns what a person sees who is asked something.
    fn scene(&mut self, game: &Game, stakes: Stakes) -> Scene {
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.write_with(game)
        {
            // A failure to write the record must not end the game; the last attempt decides.
            output::talk(format_args!("warning: {error:#}"));
        }
        Scene {
            stakes,
            resign_stakes: resign_stakes(&self.score),
            log: tell::lines(&std::mem::take(&mut self.unshown)),
            two_people: self.people() == 2,
        }
    }

    fn play_person(&mut self, game: &mut Game, mover: Side, stakes: Stakes) -> Result<Next> {
        let two_people = self.people() == 2;
        let scene = self.scene(game, stakes);
        match turn::by_person(&mut self.terminal, game.position(), &scene)? {
            TurnEnd::Played(stages) => {
                for steps in stages {
                    if let Some(turn) = game.position().turn() {
                        self.play_stage(game, turn, &steps, two_people)?;
                    }
                }
            }
            TurnEnd::Resigned(win) => self.resign(game, mover, win)?,
            TurnEnd::Quit => return Ok(Next::Quit),
        }
        Ok(Next::GoOn)
    }

    /// Plays a stage. It is not described to a person who played it alone at the terminal.
    pub(super) fn play_stage(
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
