//! Describes events as text: events that belong together share a line.

use rosespring_rules::{Event, Outcome, Side, Stage, Turn, UnplayedNumbers};

/// An item to describe.
#[derive(Debug, Clone)]
pub(crate) enum Item {
    Event(Event),
    /// A stage that was played, with its play as text.
    Played {
        turn: Turn,
        text: String,
    },
    /// A line that is printed as it is.
    Note(String),
}

/// Maximum length of a line to which text is appended: a terminal has 80 columns.
const COLUMNS: usize = 79;

/// Returns the name of a side.
pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Describes how a game ended.
pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Tied { each: 0 } => "The game is tied: both mothers are pinned".to_owned(),
        Outcome::Tied { each } => {
            format!("The game is tied: both mothers are pinned, {each} unit each")
        }
        Outcome::Drawn => "The game is drawn: nobody can play any number".to_owned(),
        Outcome::Won { winner, .. } | Outcome::Left { winner, .. } => {
            format!("{} wins: {}", name(winner), win(outcome))
        }
    }
}

/// Formats a win with its units: "double, 2 units".
pub(crate) fn win(outcome: Outcome) -> String {
    let plural = if outcome.units() == 1 { "" } else { "s" };
    format!("{}, {} unit{plural}", outcome.name(), outcome.units())
}

/// Returns the lines that describe the items. A throw and its play, or a throw that cannot be
/// played, share one line; so do the stages of a cascade, as far as they fit.
pub(crate) fn lines(items: &[Item]) -> Vec<String> {
    let mut lines = Lines::default();
    let mut rest = items;
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        match first {
            Item::Note(line) => lines.line(line.clone()),
            Item::Played { turn, text } => lines.add_play(*turn, text),
            Item::Event(Event::StagePassed { mover, stage }) => {
                // The event that explains the numbers comes next; mostly they are lost.
                let mut lost = None;
                if let Some((Item::Event(Event::Lost { unplayed, .. }), after)) = rest.split_first()
                {
                    lost = Some(*unplayed);
                    rest = after;
                }
                lines.add_pass(*mover, *stage, lost);
            }
            Item::Event(event) => lines.event(*event),
        }
    }
    lines.lines
}

/// The subject of the last line, which decides what may be appended to it.
#[derive(Default)]
enum Open {
    #[default]
    Nothing,
    /// A throw of one stage.
    Throw(Side),
    /// Stages played by one side.
    Plays(Side),
}

#[derive(Default)]
struct Lines {
    lines: Vec<String>,
    open: Open,
}

impl Lines {
    fn line(&mut self, line: String) {
        self.lines.push(line);
        self.open = Open::Nothing;
    }

    /// Appends to the last line if it stays short enough. Returns whether it did.
    fn add(&mut self, text: &str) -> bool {
        let Some(last) = self.lines.last_mut() else {
            return false;
        };
        let fits = last.chars().count() + text.chars().count() <= COLUMNS;
        if fits {
            last.push_str(text);
        }
        fits
    }

    fn add_play(&mut self, turn: Turn, text: &str) {
        let (mover, stage) = (turn.mover(), turn.stage());
        let added = match self.open {
            Open::Throw(side) if side == mover => self.add(&format!(": {text}")),
            Open::Plays(side) if side == mover => self.add(&format!("; {stage}: {text}")),
            _ => false,
        };
        if !added {
            let from = if turn.is_remainder() {
                format!(", handed over by {}", name(turn.thrower()))
            } else {
                String::new()
            };
            self.line(format!("{} plays {stage}{from}: {text}", name(mover)));
        }
        self.open = Open::Plays(mover);
    }

    fn add_pass(&mut self, mover: Side, stage: Stage, lost: Option<UnplayedNumbers>) {
        let whole = match self.open {
            Open::Throw(side) => side == mover && self.add(" and cannot play"),
            _ => false,
        };
        let more = lost.filter(|lost| lost.numbers() != stage.numbers());
        match (whole, more) {
            (true, _) => {}
            (false, Some(lost)) => {
                self.line(format!("{} cannot play {}", name(mover), numbers(lost)));
            }
            (false, None) => self.line(format!("{} cannot play {stage}", name(mover))),
        }
        self.open = Open::Nothing;
    }

    fn event(&mut self, event: Event) {
        let line = match event {
            Event::OpeningThrown {
                white,
                black,
                first,
            } => {
                let thrown = format!("opening: White throws {white}, Black throws {black}");
                match first {
                    Some(first) => format!("{thrown}: {} begins", name(first)),
                    None => format!("{thrown}: a tie, both throw again"),
                }
            }
            Event::Thrown {
                side,
                dice,
                cascades,
            } => {
                let thrown = format!("{} throws {dice}", name(side));
                if !cascades {
                    self.line(thrown);
                    self.open = Open::Throw(side);
                    return;
                }
                format!("{thrown}, and it cascades")
            }
            Event::Named { side, number } => {
                self.line(format!("{} names {number}-{number}", name(side)));
                self.open = Open::Throw(side);
                return;
            }
            Event::StagePassed { mover, stage } => return self.add_pass(mover, stage, None),
            Event::Lost { mover, unplayed } => {
                format!("{} loses {}", name(mover), numbers(unplayed))
            }
            Event::HandedOver { to, stage } => {
                let numbers = numbers(UnplayedNumbers::Stage(stage));
                format!(">>> handed over to {}: {numbers}", name(to))
            }
            Event::Dead => "neither side can play any number".to_owned(),
            Event::Over(over) => outcome(over),
        };
        self.line(line);
    }
}

/// Formats numbers group by group, as stages are written: `2×5 4×6`; one die of two: `5`.
pub(crate) fn numbers(unplayed: UnplayedNumbers) -> String {
    match unplayed {
        UnplayedNumbers::Die(die) => die.to_string(),
        UnplayedNumbers::Group { number, left } => format!("{}×{number}", left.get()),
        UnplayedNumbers::Stage(stage) => {
            let later = stage.then().map(|number| format!(" 4×{number}"));
            format!("{stage}{}", later.collect::<String>())
        }
    }
}
