//! A person's turn: steps typed, taken back, and done.

use std::io::BufRead;

use anyhow::Result;
use rosespring_engine::player::Baseline;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{Event, Phase, Position, Stage, StageCursor, Step, Unplayed};

use super::terminal::Terminal;
use super::{board, typed};
use crate::tell::{self, Told, name};

/// How a person's turn ended.
pub(super) enum Done {
    /// With these stages, each a whole play.
    Played(Vec<Vec<Step>>),
    Resigned,
    /// The person wants to stop, or the input has ended.
    Quit,
}

const HELP: &str = "What can be typed:
  24/18 13/11   move men, a whole stage or some of it; 24/18(2) for two men;
                bar/20, hand/21, 6/off. 24 is your farthest point, 1 the last
  d, done       the turn is over (an empty line too); with ~compulsion=free you
                may stop before everything is played
  u, undo       take the last step back      U         take the stage back
  l, list       the plays of the stage       h, hint   the plays that look best
  b, board      draw the board again         log       what happened before
  resign        give the game up: the other side wins a single game, 1 unit
  q, quit       leave the game unfinished
With --record the file always holds the game up to the last throw; Ctrl-C saves
nothing more than that.
White's men are O, Black's X; a number on a point counts its men if there are
more than five. The ladder shows the numbers of a throw group by group: x is
played, . to be played, - lost or passed on to the other side.
";

/// Plays listed, or hinted at, at once.
const LISTED_MAX: usize = 20;
const HINTS: usize = 3;
/// Lines of a terminal.
const LINES: usize = 24;

/// What a turn is played in.
pub(super) struct Scene {
    pub(super) stakes: Stakes,
    /// What happened before, line by line.
    pub(super) log: Vec<String>,
    /// Whether the other side is somebody at this terminal, too.
    pub(super) two_people: bool,
}

/// The stages of a turn that one person plays after one another, until he is done.
struct Turn {
    /// The stages finished, each with the position before it.
    finished: Vec<StageCursor>,
    /// The stage being played; `None` when nothing is left to play for this person.
    current: Option<StageCursor>,
    /// What followed from the last stage that was finished.
    followed: Vec<Event>,
}

pub(super) fn by_person<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    scene: &Scene,
) -> Result<Done> {
    let mut turn = Turn {
        finished: Vec::new(),
        current: StageCursor::new(position),
        followed: Vec::new(),
    };
    let screen = turn.first_screen(position, scene.two_people);
    // The last line is the prompt's.
    let room = LINES - 1 - screen.lines().count().min(LINES - 2);
    terminal.say(&shortened(&scene.log, room))?;
    terminal.say(&screen)?;
    loop {
        let Some(line) = terminal.ask("> ")? else {
            return Ok(Done::Quit);
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
            "q" | "quit" | "exit" => return Ok(Done::Quit),
            "resign" => return Ok(Done::Resigned),
            "b" | "board" => turn.show(terminal)?,
            "u" | "undo" => turn.undo_step(terminal)?,
            "take the stage back" => turn.undo_stage(terminal)?,
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

/// What happened last, in at most so many lines.
fn shortened(log: &[String], lines_max: usize) -> String {
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

/// Who is to do what: the line above the first prompt of a turn.
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

impl Turn {
    fn played(&self) -> Vec<Vec<Step>> {
        self.finished
            .iter()
            .map(|cursor| cursor.steps().to_vec())
            .collect()
    }

    /// The position that is being played in, for lists and hints.
    fn position(&self) -> Option<&Position> {
        self.current.as_ref().map(StageCursor::start)
    }

    /// The board as the turn begins, and who is to do what. Two dice need no ladder yet.
    fn first_screen(&self, position: &Position, two_people: bool) -> String {
        let mut screen = match position.turn().map(|turn| turn.stage()) {
            Some(Stage::Pair { .. }) => self.men(),
            _ => self.drawn(),
        };
        screen.push_str(&whose_turn(position, two_people));
        screen
    }

    fn men(&self) -> String {
        let cursor = self.current.as_ref().or(self.finished.last());
        cursor.map_or_else(String::new, |cursor| {
            board::draw_men(cursor, crate::show::mover(cursor.start()))
        })
    }

    /// The board and the ladder.
    fn drawn(&self) -> String {
        self.men() + &board::ladder(&self.finished, self.current.as_ref())
    }

    fn show<R: BufRead>(&self, terminal: &Terminal<R>) -> Result<()> {
        terminal.say(&format!("\n{}", self.drawn()))?;
        match &self.current {
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

    /// Why nothing is left to play.
    fn why_over(&self) -> String {
        let (mut passed_on, mut lost) = (None, Vec::new());
        for event in &self.followed {
            match *event {
                Event::Over(outcome) => return tell::outcome(outcome),
                Event::HandedOver { to, stage } => passed_on = Some((to, stage)),
                // What the other side loses of a remainder is told when the turn is done.
                Event::Lost { unplayed, .. } if passed_on.is_none() => {
                    lost.push(tell::numbers(unplayed));
                }
                _ => {}
            }
        }
        match passed_on {
            Some((to, stage)) => {
                let numbers = tell::numbers(Unplayed::Stage(stage));
                format!("nothing more can be played, {numbers} pass to {}", name(to))
            }
            None if lost.is_empty() => "everything is played".to_owned(),
            None => format!("nothing more can be played, lost: {}", lost.join(" ")),
        }
    }

    fn type_steps<R: BufRead>(&mut self, terminal: &Terminal<R>, line: &str) -> Result<()> {
        let Some(cursor) = &mut self.current else {
            return terminal.say("nothing is left to play: d when done, u to take back\n");
        };
        let before = cursor.steps().len();
        // From its beginning a play may be typed in any order, as records write it.
        let whole = (before == 0)
            .then(|| text::parse_play(cursor.start(), line).ok())
            .flatten();
        let result = match whole {
            Some(steps) => push_all(cursor, &steps),
            None => typed::play(cursor, line),
        };
        if let Err(reason) = result {
            while cursor.steps().len() > before {
                cursor.pop();
            }
            return terminal.say(&format!("{reason}\n"));
        }
        if cursor.is_complete() && cursor.legal().is_empty() {
            self.close(terminal)?;
        }
        self.show(terminal)
    }

    /// The person says that he is done; how, if that ends the turn.
    fn done<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<Option<Done>> {
        match &self.current {
            None => return Ok(Some(Done::Played(self.played()))),
            Some(cursor) if !cursor.is_complete() => {
                terminal.say("there are numbers to play (`?` for help)\n")?;
                return Ok(None);
            }
            // The rules let him stop early.
            Some(_) => self.close(terminal)?,
        }
        if self.current.is_none() {
            return Ok(Some(Done::Played(self.played())));
        }
        self.show(terminal)?;
        Ok(None)
    }

    /// Ends the stage, whose play is whole, and opens the next one of the same person.
    fn close<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<()> {
        let Some(cursor) = self.current.take() else {
            return Ok(());
        };
        let mover = crate::show::mover(cursor.start());
        self.followed.clear();
        let next = cursor.finish(&mut self.followed)?;
        self.finished.push(cursor);
        if let Phase::Play(turn) = next.phase()
            && turn.mover() == mover
        {
            self.current = StageCursor::new(&next);
            // What happened between two stages is told now; what ends the turn when it is done.
            let told: Vec<Told> = self.followed.iter().copied().map(Told::Event).collect();
            for line in tell::lines(&told) {
                terminal.say(&format!("{line}\n"))?;
            }
        }
        Ok(())
    }

    fn undo_step<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<()> {
        let has_steps = |cursor: &StageCursor| !cursor.steps().is_empty();
        if !self.current.as_ref().is_some_and(has_steps) {
            match self.finished.pop() {
                Some(cursor) => self.current = Some(cursor),
                None => return terminal.say("there is nothing to take back\n"),
            }
        }
        if let Some(cursor) = &mut self.current {
            cursor.pop();
        }
        self.show(terminal)
    }

    fn undo_stage<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<()> {
        let has_steps = |cursor: &StageCursor| !cursor.steps().is_empty();
        if !self.current.as_ref().is_some_and(has_steps)
            && let Some(cursor) = self.finished.pop()
        {
            self.current = Some(cursor);
        }
        if let Some(cursor) = &mut self.current {
            while cursor.pop().is_some() {}
        }
        self.show(terminal)
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

fn push_all(cursor: &mut StageCursor, steps: &[Step]) -> Result<(), String> {
    steps
        .iter()
        .try_for_each(|&step| cursor.push(step).map_err(|reason| reason.to_string()))
}
