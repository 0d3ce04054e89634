//! A person's turn: typed steps, take-backs, and its end.

use std::io::BufRead;

use anyhow::{Context as _, Result};
use rosespring_engine::player::Baseline;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{
    Position, Stage, StageCursor, Step, TurnCursor, TurnNote, Undo, UnplayedNumbers, WinKind,
};

use super::resign::Resignation;
use super::terminal::Terminal;
use super::{board, resign, typed};
use crate::tell::{self, Item, name};

/// How a person's turn ended.
pub(super) enum TurnEnd {
    /// The stages played, each a whole play.
    Played(Vec<Vec<Step>>),
    /// The person resigned; the other side wins by this kind.
    Resigned(WinKind),
    /// The person wants to stop, or the input has ended.
    Quit,
}

const HELP: &str = "You can type:
  24/18 13/11   move men, a whole stage or some of it; 24/18(2) for two men;
                bar/20, hand/21, 6/off. 24 is your farthest point, 1 the last
  d, done       the turn is over (an empty line too); with ~compulsion=free you
                may stop before everything is played
  u, undo       take the last step back      U         take the stage back
  l, list       the plays of the stage       h, hint   the plays that look best
  b, board      draw the board again         log       what happened before
  resign        give the game up: asks how much; or type `resign double`
  q, quit       leave the game unfinished
With --record the file always holds the game up to the last throw; Ctrl-C saves
nothing more than that.
White's men are O, Black's X; a number on a point counts its men if there are
more than five. The ladder shows the numbers of a throw group by group: x is
played, . to be played, - lost or passed on to the other side.
";

/// Maximum number of plays in a list or in hints.
pub(super) const LISTED_MAX: usize = 20;
pub(super) const HINTS: usize = 3;
/// Number of lines of a terminal.
pub(super) const LINES: usize = 24;

/// The surroundings of a turn.
pub(super) struct Scene {
    pub(super) stakes: Stakes,
    /// The stakes that decide whether the other side accepts a resignation.
    pub(super) resign_stakes: Stakes,
    /// The lines that describe what happened before.
    pub(super) log: Vec<String>,
    /// Whether the other side is also a person at this terminal.
    pub(super) two_people: bool,
}

/// A person's part of a turn at the terminal.
struct PersonTurn {
    cursor: TurnCursor,
}

pub(super) fn by_person<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    scene: &Scene,
) -> Result<TurnEnd> {
    let cursor = TurnCursor::resume(*position).context("no stage is to be played")?;
    let mut turn = PersonTurn { cursor };
    let screen = turn.first_screen(position, scene.two_people);
    // The last line is for the prompt.
    let room = LINES - 1 - screen.lines().count().min(LINES - 2);
    terminal.say(&shortened(&scene.log, room))?;
    terminal.say(&screen)?;
    loop {
        let Some(line) = terminal.ask("> ")? else {
            return Ok(TurnEnd::Quit);
        };
        let command = match line.as_str() {
            "U" => "take the stage back".to_owned(),
            other => other.to_lowercase(),
        };
        match command.as_str() {
            "" | "d" | "done" => {
                if let Some(done) = turn.done(terminal)? {
                    return Ok(done);
                }
            }
            "?" | "help" => terminal.say(HELP)?,
            "q" | "quit" | "exit" => return Ok(TurnEnd::Quit),
            resign if resign.split(' ').next() == Some("resign") => {
                let (kind, loser) = (resign["resign".len()..].trim(), turn.cursor.mover());
                match resign::by_person(terminal, position, loser, kind, scene)? {
                    Resignation::Resigned(win) => return Ok(TurnEnd::Resigned(win)),
                    Resignation::Quit => return Ok(TurnEnd::Quit),
                    Resignation::PlayOn => {}
                }
            }
            "b" | "board" => turn.show(terminal)?,
            "u" | "undo" => turn.undo(Undo::Step, terminal)?,
            "take the stage back" => turn.undo(Undo::Stage, terminal)?,
            "l" | "list" => terminal.say(&turn.list())?,
            "h" | "hint" | "hints" => terminal.say(&turn.hints(scene.stakes))?,
            "log" => terminal.say(
                &scene
                    .log
                    .iter()
                    .map(|l| format!("{l}\n"))
                    .collect::<String>(),
            )?,
            _ => turn.type_steps(terminal, &line)?,
        }
    }
}

/// Returns the last lines of the log, at most `lines_max`.
pub(super) fn shortened(log: &[String], lines_max: usize) -> String {
    let (mut text, mut from) = (String::new(), 0);
    if log.len() > lines_max {
        from = log.len() - (lines_max - 1);
        text = format!("… {from} more lines: `log` shows them\n");
    }
    for line in &log[from..] {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Returns the line above the first prompt of a turn: who is to do what.
fn whose_turn(position: &Position, two_people: bool) -> String {
    let Some(turn) = position.turn() else {
        return String::new();
    };
    let (side, sign) = (name(turn.mover()), board::sign(turn.mover()));
    let who = if two_people {
        format!("{side}'s turn ({sign}), 24 → 1.")
    } else {
        format!("You are {side} ({sign}), 24 → 1.")
    };
    let what = if turn.is_remainder() {
        format!("To play what {} could not", name(turn.thrower()))
    } else {
        "To play".to_owned()
    };
    format!("{who} {what}: {}. ? for help\n", turn.stage())
}

impl PersonTurn {
    /// Returns the steps of each stage played.
    fn played_stages(&self) -> Vec<Vec<Step>> {
        let played = self.cursor.completed_stages().iter();
        played
            .map(|stage| stage.cursor().steps().to_vec())
            .collect()
    }

    /// Returns the position in play, for lists and hints.
    fn position(&self) -> Option<&Position> {
        self.cursor.stage().map(StageCursor::start)
    }

    /// Returns the board at the beginning of the turn, and who is to do what. Two different dice
    /// need no ladder.
    fn first_screen(&self, position: &Position, two_people: bool) -> String {
        let mut screen = match position.turn().map(|turn| turn.stage()) {
            Some(Stage::Pair { .. }) => self.men(),
            _ => self.drawn(),
        };
        screen.push_str(&whose_turn(position, two_people));
        screen
    }

    fn men(&self) -> String {
        let last = self.cursor.stages().last();
        last.map_or_else(String::new, |stage| {
            board::draw_men(stage, self.cursor.mover())
        })
    }

    /// Returns the board and the ladder.
    fn drawn(&self) -> String {
        self.men() + &board::ladder(&self.cursor)
    }

    fn show<R: BufRead>(&self, terminal: &Terminal<R>) -> Result<()> {
        terminal.say(&format!("\n{}", self.drawn()))?;
        match self.cursor.stage() {
            None => terminal.say(&format!(
                "{}\nd when done, u to take back\n",
                self.why_over()
            )),
            Some(cursor) if cursor.is_complete() => {
                terminal.say("you may stop here: d, or play on\n")
            }
            Some(_) => Ok(()),
        }
    }

    /// Explains why no number is left to play.
    fn why_over(&self) -> String {
        if let Some(outcome) = self.cursor.position().outcome() {
            return tell::outcome(outcome);
        }
        if let Some(stage) = self.cursor.hand_over() {
            let numbers = tell::numbers(UnplayedNumbers::Stage(stage));
            let to = name(self.cursor.mover().other());
            return format!("nothing more can be played, {numbers} pass to {to}");
        }
        let lost: Vec<String> = self
            .cursor
            .last_notes()
            .filter_map(|note| match note {
                TurnNote::Lost(unplayed) => Some(tell::numbers(unplayed)),
                TurnNote::Passed(_) => None,
            })
            .collect();
        if lost.is_empty() {
            "everything is played".to_owned()
        } else {
            format!("nothing more can be played, lost: {}", lost.join(" "))
        }
    }

    fn type_steps<R: BufRead>(&mut self, terminal: &Terminal<R>, line: &str) -> Result<()> {
        let Some(stage) = self.cursor.stage() else {
            return terminal.say("nothing is left to play: d when done, u to take back\n");
        };
        match typed_steps(stage, line) {
            Ok(steps) => {
                let stages = self.cursor.completed_stages().len();
                for step in steps {
                    self.cursor.push(step)?;
                }
                self.print_new_events(stages, terminal)?;
                self.show(terminal)
            }
            Err(reason) => terminal.say(&format!("{reason}\n")),
        }
    }

    /// Ends the turn, or a stage that the rules allow to end early. Returns how the turn ended;
    /// `None` if it goes on.
    fn done<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<Option<TurnEnd>> {
        match self.cursor.stage() {
            None => return Ok(Some(TurnEnd::Played(self.played_stages()))),
            Some(stage) if !stage.is_complete() => {
                terminal.say("there are numbers to play (`?` for help)\n")?;
                return Ok(None);
            }
            Some(_) => {
                let stages = self.cursor.completed_stages().len();
                self.cursor.stop_stage()?;
                self.print_new_events(stages, terminal)?;
            }
        }
        if self.cursor.stage().is_none() {
            return Ok(Some(TurnEnd::Played(self.played_stages())));
        }
        self.show(terminal)?;
        Ok(None)
    }

    /// Prints the events between two stages, if a stage has ended since `stages` were played.
    /// Events at the end of the turn are printed when the turn is done.
    fn print_new_events<R: BufRead>(&self, stages: usize, terminal: &Terminal<R>) -> Result<()> {
        if self.cursor.completed_stages().len() == stages || self.cursor.stage().is_none() {
            return Ok(());
        }
        let events = self.cursor.events().iter();
        let items: Vec<Item> = events.copied().map(Item::Event).collect();
        for line in tell::lines(&items) {
            terminal.say(&format!("{line}\n"))?;
        }
        Ok(())
    }

    fn undo<R: BufRead>(&mut self, undo: Undo, terminal: &Terminal<R>) -> Result<()> {
        match self.cursor.undo(undo) {
            Some(_) => self.show(terminal),
            None => terminal.say("there is nothing to take back\n"),
        }
    }

    fn list(&self) -> String {
        let Some(position) = self.position() else {
            return "nothing is left to play\n".to_owned();
        };
        let plays = position.plays();
        let mut lines: Vec<String> = plays
            .iter()
            .take(LISTED_MAX)
            .map(|play| format!("  {}\n", text::play(position, &play.steps)))
            .collect();
        if plays.len() > LISTED_MAX {
            lines.push(format!("  and {} more\n", plays.len() - LISTED_MAX));
        }
        lines.concat()
    }

    fn hints(&self, stakes: Stakes) -> String {
        let Some(position) = self.position() else {
            return "nothing is left to play\n".to_owned();
        };
        let plays = position.plays();
        let mut baseline = Baseline::default();
        let best = baseline.candidates(position, stakes).iter().take(HINTS);
        best.filter_map(|candidate| {
            let play = plays
                .iter()
                .find(|play| play.end.board == candidate.end.board)?;
            let text = text::play(position, &play.steps);
            Some(format!("  {:+.3}  {text}\n", candidate.worth))
        })
        .collect()
    }
}

/// Reads the steps of `line`, which continue the stage.
///
/// # Errors
///
/// A sentence about the part that cannot be read or played.
fn typed_steps(stage: &StageCursor, line: &str) -> Result<Vec<Step>, String> {
    let mut ahead = stage.clone();
    let before = stage.steps().len();
    // At the beginning of a stage the steps may be typed in any order, as in records.
    let whole = (before == 0)
        .then(|| text::parse_play(stage.start(), line).ok())
        .flatten();
    match whole {
        Some(steps) => steps
            .iter()
            .try_for_each(|&step| ahead.push(step).map_err(|reason| reason.to_string()))?,
        None => typed::play(&mut ahead, line)?,
    }
    Ok(ahead.steps()[before..].to_vec())
}
