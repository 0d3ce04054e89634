//! Reads SGF of game 6, as gnubg and this program write it: a tree for each game, of which the main
//! line is read.
//!
//! Source: <https://www.red-bean.com/sgf/backgammon.html>.

use super::game::{GameHead, Reader};
use super::{ImportError, RecordImport};
use crate::games::backgammon::RULES;
use crate::notation::record::{CubeDecision, RecordProblem};
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{Dice, Die, Movement, Point, Position, Side};

/// A property: its place, its name and its values.
struct Property {
    line: usize,
    column: usize,
    name: String,
    values: Vec<String>,
}

impl Property {
    /// The first value.
    fn value(&self) -> &str {
        self.values.first().map_or("", String::as_str)
    }
}

/// The properties of a node.
type Node = Vec<Property>;

pub(super) fn read(text: &str) -> Result<RecordImport, ImportError> {
    let games = Parser::new(text).games()?;
    let units = games.first().and_then(|nodes| of_match(nodes, "length"));
    let mut reader = Reader::new(units.unwrap_or(1));
    for nodes in &games {
        if let Err(fault) = read_game(&mut reader, nodes) {
            reader.cut(fault);
            break;
        }
    }
    reader.finish()
}

/// Returns a number of the property `MI`, which tells about the match.
fn of_match<T: std::str::FromStr>(nodes: &[Node], name: &str) -> Option<T> {
    let root = nodes.first()?;
    let information = root.iter().find(|property| property.name == "MI")?;
    let number = |value: &String| {
        let (found, number) = value.split_once(':')?;
        (found.trim() == name).then(|| number.trim().parse().ok())?
    };
    information.values.iter().find_map(number)
}

/// The head of a game.
fn head(nodes: &[Node]) -> GameHead {
    let score = of_match(nodes, "ws").zip(of_match(nodes, "bs"));
    GameHead {
        number: of_match(nodes, "game"),
        score: score.map(|(white, black)| [white, black]),
    }
}

/// Reads one game.
fn read_game(reader: &mut Reader, nodes: &[Node]) -> Result<(), ImportError> {
    let head = head(nodes);
    let mut winner = None;
    let mut men = Men::default();
    for property in nodes.iter().flatten() {
        reader.at(property.line);
        reader.at_column(property.column);
        let value = property.value();
        match property.name.as_str() {
            "GM" if value.trim() != "6" => {
                let number = value.to_owned();
                return Err(reader.error(RecordProblem::OtherGame { number }));
            }
            "XV" if value != "backgammon" => {
                return Err(reader.error(other_rules(value)));
            }
            "RU" => check_variation(reader, value)?,
            "PW" => reader.name(Side::White, value),
            "PB" => reader.name(Side::Black, value),
            "RE" => winner = winner_of(value),
            "AE" | "AW" | "AB" if reader.is_between_games() => men.set(reader, property)?,
            "PL" => men.set_thrower(reader, value)?,
            // The men may follow in the same node.
            "DI" if reader.is_between_games() => men.dice = Some(value.to_owned()),
            "DI" | "W" | "B" => {
                begin(reader, &men, head)?;
                if let Err(fault) = read_turn(reader, &men, property) {
                    reader.cut(fault);
                }
            }
            _ => {}
        }
    }
    begin(reader, &men, head)?;
    match winner {
        Some((winner, units)) => reader.win(winner, units),
        None => reader.end_of_text(),
    }
}

/// Begins a game, unless it has begun.
fn begin(reader: &mut Reader, men: &Men, head: GameHead) -> Result<(), ImportError> {
    if !reader.is_between_games() {
        return Ok(());
    }
    reader.begin(men.start(reader)?, head)?;
    match &men.dice {
        Some(dice) => read_throw(reader, men, dice),
        None => Ok(()),
    }
}

/// Refuses the variations that gnubg writes beside the rules of a match.
fn check_variation(reader: &Reader, rules: &str) -> Result<(), ImportError> {
    let other = rules.split(':').find(|rule| {
        let rule = rule.to_ascii_lowercase();
        rule.starts_with("nackgammon") || rule.starts_with("hypergammon")
    });
    match other {
        Some(name) => Err(reader.error(other_rules(name))),
        None => Ok(()),
    }
}

/// Returns the problem of a record by other rules than those of backgammon.
fn other_rules(name: &str) -> RecordProblem {
    RecordProblem::OtherRules {
        kind: "rules",
        name: name.to_owned(),
        format: "SGF",
    }
}

/// The winner of `W+2R` and the units won, if the text has them.
fn winner_of(value: &str) -> Option<(Side, Option<u16>)> {
    let (side, units) = value.trim().split_once('+')?;
    let side = match side {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return None,
    };
    let digits = units.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    Some((side, digits.parse().ok()))
}

/// Reads a throw with its play, a throw alone, or a decision about the cube.
fn read_turn(reader: &mut Reader, men: &Men, property: &Property) -> Result<(), ImportError> {
    let value = property.value().trim();
    let side = match property.name.as_str() {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return read_throw(reader, men, value),
    };
    match value.to_ascii_lowercase().as_str() {
        "double" => reader.double(side, None),
        "take" => reader.cube(side, CubeDecision::Take),
        "drop" => reader.cube(side, CubeDecision::Drop),
        lower => match stage_of(side, lower) {
            Some((dice, play)) => reader.stage(side, dice, &play),
            None => Err(not_a_turn(reader, value)),
        },
    }
}

/// Reads the value of `DI`: a throw without a play, of the side that `PL` names.
fn read_throw(reader: &mut Reader, men: &Men, value: &str) -> Result<(), ImportError> {
    match (men.to_throw, stage_of(Side::White, value)) {
        (Some(side), Some((dice, play))) if play.is_empty() => reader.stage(side, dice, ""),
        _ => Err(not_a_turn(reader, value)),
    }
}

fn not_a_turn(reader: &Reader, value: &str) -> ImportError {
    let text = value.chars().take(40).collect();
    reader.error(RecordProblem::NotATurn { text })
}

/// The dice of `31hefe`, and its play in the notation of this program.
fn stage_of(side: Side, value: &str) -> Option<(Dice, String)> {
    let mut letters = value.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let mut die = || Die::new(letters.next()?.checked_sub(b'0')?);
    let dice = Dice::new(die()?, die()?);
    let places: Vec<u8> = letters.collect();
    if places.len() % 2 == 1 {
        return None;
    }
    let moves = places.chunks_exact(2).map(|pair| {
        let from = match pair[0] {
            b'y' => "bar".to_owned(),
            other => point(side, other)?.to_string(),
        };
        let to = match pair[1] {
            b'z' => "off".to_owned(),
            other => point(side, other)?.to_string(),
        };
        Some(format!("{from}/{to}"))
    });
    Some((dice, moves.collect::<Option<Vec<_>>>()?.join(" ")))
}

/// The side's own number of the place that a letter names: `a` to `x` are White's 1 to 24.
fn point(side: Side, letter: u8) -> Option<Point> {
    let white = Point::new(letter.checked_sub(b'a')?.checked_add(1)?)?;
    Some(match side {
        Side::White => white,
        Side::Black => Movement::Contrary.facing(white),
    })
}

/// The men and the thrower from which a game starts, as far as the text sets them.
#[derive(Default)]
struct Men {
    is_set: bool,
    to_throw: Option<Side>,
    /// A throw before the first play, which may stand before the men.
    dice: Option<String>,
    white: SideSetup,
    black: SideSetup,
}

impl Men {
    fn set(&mut self, reader: &Reader, property: &Property) -> Result<(), ImportError> {
        let side = match property.name.as_str() {
            // Programs empty the whole board before they set it.
            "AE" => {
                self.is_set = true;
                (self.white, self.black) = Default::default();
                return Ok(());
            }
            "AW" => Side::White,
            _ => Side::Black,
        };
        self.is_set = true;
        for value in &property.values {
            let men = match side {
                Side::White => &mut self.white,
                Side::Black => &mut self.black,
            };
            let place = match value.trim().as_bytes() {
                [b'y'] => &mut men.bar,
                [b'z'] => &mut men.off,
                [letter] => match point(side, *letter) {
                    Some(point) => &mut men.points[usize::from(point.get())],
                    None => return Err(reader.error(format!("{value} is no place"))),
                },
                _ => return Err(reader.error(format!("{value} is no place"))),
            };
            *place = place.saturating_add(1);
        }
        Ok(())
    }

    /// Sets the side to throw by the value of `PL`.
    fn set_thrower(&mut self, reader: &Reader, value: &str) -> Result<(), ImportError> {
        self.to_throw = match value.trim().chars().next() {
            Some('W' | 'w') => Some(Side::White),
            Some('B' | 'b') => Some(Side::Black),
            _ => return Err(reader.error(format!("PL is {value}, expected W or B"))),
        };
        Ok(())
    }

    /// The position that the game starts from.
    fn start(&self, reader: &Reader) -> Result<Position, ImportError> {
        let usual = match self.to_throw {
            Some(side) if self.dice.is_none() => Position::started_by(RULES, side),
            _ => Position::start(RULES),
        };
        if !self.is_set {
            return Ok(usual);
        }
        let phase = match self.to_throw {
            Some(thrower) => SetupPhase::Throw { thrower },
            None => SetupPhase::Opening,
        };
        let setup = Setup {
            rules: RULES,
            white: complete(&self.white),
            black: complete(&self.black),
            phase,
        };
        let start = Position::from_setup(&setup)
            .map_err(|error| RecordProblem::ImpossibleMen {
                faults: error.to_string(),
            })
            .map_err(|problem| reader.error(problem))?;
        Ok(if start.board() == usual.board() {
            usual
        } else {
            start
        })
    }
}

/// Returns the men of a side, with the men that stand nowhere borne off.
fn complete(men: &SideSetup) -> SideSetup {
    let standing: u32 = men
        .points
        .iter()
        .chain([&men.bar])
        .map(|&men| u32::from(men))
        .sum();
    let off = 15_u32.saturating_sub(standing);
    SideSetup {
        off: u8::try_from(off).unwrap_or(0),
        ..men.clone()
    }
}

/// Reads the main line of each game tree.
struct Parser<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
    /// The column of the last character, from 1.
    column: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text.chars().peekable(),
            line: 1,
            column: 0,
        }
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        let ends_line = next == '\n' || next == '\r' && self.rest.peek() != Some(&'\n');
        match ends_line {
            true => (self.line, self.column) = (self.line + 1, 0),
            false => self.column += 1,
        }
        Some(next)
    }

    fn error(&self, what: impl Into<RecordProblem>) -> ImportError {
        let column = Some(self.column).filter(|&column| column > 0);
        ImportError::at_line(self.line, column, what.into())
    }

    fn games(&mut self) -> Result<Vec<Vec<Node>>, ImportError> {
        let mut games = Vec::new();
        while let Some(next) = self.next() {
            match next {
                '(' => games.push(self.tree()?),
                _ if next.is_whitespace() => {}
                // Text after the last game, such as mail programs append, is ignored.
                _ if !games.is_empty() => {}
                _ => return Err(self.error(RecordProblem::TreeExpected)),
            }
        }
        Ok(games)
    }

    /// The nodes of the first line of a tree, whose `(` has been read.
    fn tree(&mut self) -> Result<Vec<Node>, ImportError> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut depth = 1_usize;
        let mut is_main = true;
        while depth > 0 {
            match self.next() {
                Some('(') => depth += 1,
                Some(')') => {
                    depth -= 1;
                    is_main = false;
                }
                Some(';') if is_main => nodes.push(Vec::new()),
                Some(letter) if letter.is_ascii_uppercase() => {
                    let property = self.property(letter)?;
                    match nodes.last_mut() {
                        Some(node) if is_main => node.push(property),
                        _ => {}
                    }
                }
                Some(_) => {}
                None => return Err(self.error(RecordProblem::NoEndOfTree)),
            }
        }
        Ok(nodes)
    }

    /// A property whose first letter has been read. Small letters of a name are left out.
    fn property(&mut self, first: char) -> Result<Property, ImportError> {
        let (line, column) = (self.line, self.column);
        let mut name = String::from(first);
        while self.rest.peek().is_some_and(char::is_ascii_alphabetic) {
            let letter = self.next().unwrap_or_default();
            if letter.is_ascii_uppercase() {
                name.push(letter);
            }
        }
        let mut values = Vec::new();
        loop {
            while self.rest.peek().is_some_and(|next| next.is_whitespace()) {
                self.next();
            }
            if self.rest.peek() != Some(&'[') {
                break;
            }
            self.next();
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.error(format!("property {name} has no value")));
        }
        Ok(Property {
            line,
            column,
            name,
            values,
        })
    }

    /// A value whose `[` has been read.
    fn value(&mut self) -> Result<String, ImportError> {
        let mut value = String::new();
        loop {
            match self.next() {
                Some(']') => return Ok(value),
                Some('\\') => value.extend(self.next().filter(|next| !matches!(next, '\n' | '\r'))),
                Some(letter) => value.push(letter),
                None => return Err(self.error(RecordProblem::NoEndOfValue)),
            }
        }
    }
}
