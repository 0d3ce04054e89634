//! A person's turn: steps typed, taken back, and done.

use std::io::BufRead;

use anyhow::Result;
use rosespring_engine::player::Baseline;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{Event, Phase, Position, StageCursor, Step};

use super::{Terminal, board, tell, typed};

/// How a person's turn ended.
pub(super) enum Done {
    /// With these stages, each a whole play.
    Played(Vec<Vec<Step>>),
    Resigned,
    /// The person wants to stop, or the input has ended.
    Quit,
}

const HELP: &str = "What can be typed:
  24/18 13/11   play men, a whole stage or some of it; bar/20, hand/21, 6/off
  l             list the plays of the stage
  h             hints: the plays that look best
  u             take the last step back      U   take the stage back
  d             done: the turn is over (an empty line too)
  b             draw the board again         resign, q (quit)
";

/// Plays listed, or hinted at, at once.
const LISTED_MAX: usize = 20;
const HINTS: usize = 3;

/// The stages of a turn that one person plays after one another, until he is done.
struct Turn {
    /// The stages finished, each with the position before it.
    finished: Vec<StageCursor>,
    /// The stage being played; `None` when nothing is left to play for this person.
    current: Option<StageCursor>,
}

pub(super) fn by_person<R: BufRead>(
    terminal: &mut Terminal<R>,
    position: &Position,
    stakes: Stakes,
) -> Result<Done> {
    let mut turn = Turn {
        finished: Vec::new(),
        current: StageCursor::new(position),
    };
    turn.show(terminal)?;
    loop {
        let Some(line) = terminal.ask("> ")? else {
            return Ok(Done::Quit);
        };
        match line.as_str() {
            "" | "d" => match turn.current {
                None => return Ok(Done::Played(turn.played())),
                Some(_) => terminal.say("there are numbers to play (`?` for help)\n")?,
            },
            "?" | "help" => terminal.say(HELP)?,
            "q" | "quit" => return Ok(Done::Quit),
            "resign" => return Ok(Done::Resigned),
            "b" => turn.show(terminal)?,
            "u" => turn.undo_step(terminal)?,
            "U" => turn.undo_stage(terminal)?,
            "l" => terminal.say(&turn.list())?,
            "h" => terminal.say(&turn.hints(stakes))?,
            typed => turn.type_steps(terminal, typed)?,
        }
    }
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

    fn show<R: BufRead>(&self, terminal: &Terminal<R>) -> Result<()> {
        let Some(cursor) = self.current.as_ref().or(self.finished.last()) else {
            return Ok(());
        };
        let viewer = crate::show::mover(cursor.start());
        terminal.say(&board::draw_men(cursor, viewer))?;
        terminal.say(&board::ladder(&self.finished, self.current.as_ref()))?;
        match self.current {
            Some(_) => Ok(()),
            None => terminal.say("everything is played: d when done, u to take back\n"),
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
        self.go_on(terminal)?;
        self.show(terminal)
    }

    /// Opens the next stage of the same person once this one is whole.
    fn go_on<R: BufRead>(&mut self, terminal: &Terminal<R>) -> Result<()> {
        let Some(cursor) = self
            .current
            .take_if(|cursor| cursor.is_complete() && cursor.legal().is_empty())
        else {
            return Ok(());
        };
        let mover = crate::show::mover(cursor.start());
        let mut events: Vec<Event> = Vec::new();
        let next = cursor.finish(&mut events)?;
        terminal.say(&tell::events(&events))?;
        self.finished.push(cursor);
        if let Phase::Play(turn) = next.phase()
            && turn.mover() == mover
        {
            self.current = StageCursor::new(&next);
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
