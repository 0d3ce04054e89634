//! What happened, in words: one line for what belongs together.

use rosespring_rules::{Event, Outcome, Side, Stage, Turn, Unplayed};

/// Something to be told.
#[derive(Debug, Clone)]
pub(crate) enum Told {
    Event(Event),
    /// A stage was played, in these words.
    Played {
        turn: Turn,
        text: String,
    },
    /// A line as it stands.
    Note(String),
}

/// The longest line that is made longer: a terminal has eighty columns.
const COLUMNS: usize = 79;

/// The name of a side.
pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// How a game ended.
pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Drawn => "The game is drawn: nobody can play any number".to_owned(),
        Outcome::Won { winner, kind } => {
            let plural = if kind.units() == 1 { "" } else { "s" };
            let (winner, kind, units) = (name(winner), kind.name(), kind.units());
            format!("{winner} wins: {kind}, {units} unit{plural}")
        }
    }
}

/// The lines that tell this. A throw and what is played with it, or a throw that nobody can play,
/// make one line; so do the stages of a cascade, as far as they fit.
pub(crate) fn lines(told: &[Told]) -> Vec<String> {
    let mut lines = Lines::default();
    let mut rest = told;
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        match first {
            Told::Note(line) => lines.line(line.clone()),
            Told::Played { turn, text } => lines.played(*turn, text),
            Told::Event(Event::StagePassed { mover, stage }) => {
                // What becomes of the numbers is told next; mostly they are lost.
                let mut lost = None;
                if let Some((Told::Event(Event::Lost { unplayed, .. }), after)) = rest.split_first()
                {
                    lost = Some(*unplayed);
                    rest = after;
                }
                lines.passed(*mover, *stage, lost);
            }
            Told::Event(event) => lines.event(*event),
        }
    }
    lines.lines
}

/// What the last line is about, and so what may be added to it.
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

    /// Adds to the last line if that leaves it short enough; whether it did.
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

    fn played(&mut self, turn: Turn, text: &str) {
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

    fn passed(&mut self, mover: Side, stage: Stage, lost: Option<Unplayed>) {
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
            Event::StagePassed { mover, stage } => return self.passed(mover, stage, None),
            Event::Lost { mover, unplayed } => {
                format!("{} loses {}", name(mover), numbers(unplayed))
            }
            Event::HandedOver { to, stage } => {
                let numbers = numbers(Unplayed::Stage(stage));
                format!(">>> handed over to {}: {numbers}", name(to))
            }
            Event::Dead => "neither side can play any number".to_owned(),
            Event::Over(over) => outcome(over),
        };
        self.line(line);
    }
}

/// Numbers group by group, as stages are written: `2×5 4×6`; one die of two: `5`.
pub(crate) fn numbers(unplayed: Unplayed) -> String {
    match unplayed {
        Unplayed::Die(die) => die.to_string(),
        Unplayed::Group { number, left } => format!("{}×{number}", left.get()),
        Unplayed::Stage(stage) => {
            let later = stage.then().map(|number| format!(" 4×{number}"));
            format!("{stage}{}", later.collect::<String>())
        }
    }
}
