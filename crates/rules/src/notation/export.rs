//! What is common to the formats of other programs: a record as lines, and what they cannot hold.

use std::fmt;

use super::record::{CubeDecision, CubeEntry, GameRecord, Record};
use crate::games::ForeignNotation;
use crate::outcome::TIE;
use crate::{
    Dice, Die, Entry, Game, Landing, MatchRules, Origin, Position, Side, StageCursor, WinKind,
};

/// A record in the format of other programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// The file.
    pub text: String,
    /// What is not in it, or in it for Rosespring alone; each once.
    pub losses: Vec<Loss>,
}

/// What a format cannot hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Loss {
    /// The format is one of backgammon; which game it is stands where other programs do not look.
    Rules,
    /// The position a game starts from stands where other programs do not look.
    Start,
    /// The throws that decided who begins are not told.
    Opening,
    /// The stages of a cascade stand one after the other; no row says that they are one throw.
    Cascade,
    /// The remainder that passed to the opponent is among the opponent's stages.
    HandOver,
    /// A named doublet is written as a throw.
    Named,
    /// Men in hand are written as men on the bar.
    Hand,
    /// Pins are written as hits.
    Pin,
    /// A throw that has not been played is left out.
    OpenThrow,
    /// A drawn game has no result.
    Draw,
    /// A tie is written as a draw, or has no result.
    Tie,
    /// A win counts the men left, which the format has no word for.
    MenLeft,
    /// The games of the match differ; which one each is stands where other programs do not look.
    SeveralGames,
    /// That a game was given up is not told.
    Resignation,
    /// What proves the dice is left out.
    DiceProof,
    /// A name was changed, because the format needs a character of it.
    Names,
    /// Opening throws, which stages are one throw, what passed on and what proves the dice stand
    /// where other programs do not look.
    Private,
}

impl Loss {
    /// Every loss.
    pub const ALL: [Self; 17] = [
        Self::Rules,
        Self::Start,
        Self::Opening,
        Self::Cascade,
        Self::HandOver,
        Self::Named,
        Self::Hand,
        Self::Pin,
        Self::OpenThrow,
        Self::Draw,
        Self::Tie,
        Self::MenLeft,
        Self::SeveralGames,
        Self::Resignation,
        Self::DiceProof,
        Self::Names,
        Self::Private,
    ];

    /// A stable name: `hand-over`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Start => "start",
            Self::Opening => "opening",
            Self::Cascade => "cascade",
            Self::HandOver => "hand-over",
            Self::Named => "named",
            Self::Hand => "hand",
            Self::Pin => "pin",
            Self::OpenThrow => "open-throw",
            Self::Draw => "draw",
            Self::Tie => "tie",
            Self::MenLeft => "men-left",
            Self::SeveralGames => "several-games",
            Self::Resignation => "resignation",
            Self::DiceProof => "dice-proof",
            Self::Names => "names",
            Self::Private => "private",
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rules => {
                "the format is one of backgammon: the rules stand where other programs do not look"
            }
            Self::Start => {
                "the position a game starts from stands where other programs do not look"
            }
            Self::Opening => "the throws that decided who begins are left out",
            Self::Cascade => {
                "each stage of a cascade is a separate row; no row says that they are one throw"
            }
            Self::HandOver => {
                "numbers that passed to the opponent stand among the opponent's own rows"
            }
            Self::Named => "that a doublet was named is not told: it is written as a throw",
            Self::Hand => "men in hand are written as men on the bar",
            Self::Pin => "a pinned man is written as one that was hit",
            Self::OpenThrow => "the last throw, which has not been played, is left out",
            Self::Draw => "a drawn game has no result",
            Self::Tie => "that both mothers were pinned is not told",
            Self::MenLeft => "that a win counts the men left is not told",
            Self::SeveralGames => {
                "the games of the match differ; which one each is stands where other programs do \
                 not look"
            }
            Self::Resignation => "that a game was given up is not told",
            Self::DiceProof => "what proves the dice is left out",
            Self::Names => "a name was changed, because the format needs a character of it",
            Self::Private => {
                "opening throws, throws of cascades, what passed on and what proves the dice stand \
                 where other programs do not look"
            }
        })
    }
}

/// Losses: each once, in order.
#[derive(Debug, Default)]
pub(super) struct Losses(Vec<Loss>);

impl Losses {
    pub(super) fn add(&mut self, loss: Loss) {
        if let Err(place) = self.0.binary_search(&loss) {
            self.0.insert(place, loss);
        }
    }

    pub(super) fn add_if(&mut self, found: bool, loss: Loss) {
        if found {
            self.add(loss);
        }
    }

    pub(super) fn into_list(self) -> Vec<Loss> {
        self.0
    }
}

/// One man moved, in the mover's own numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) from: Origin,
    pub(super) to: Landing,
    pub(super) hits: bool,
}

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// Each side threw one die: White's, Black's.
    Opening([Die; 2]),
    /// A stage was played, or passed without moves.
    Stage {
        mover: Side,
        /// A throw that would give these numbers.
        dice: Dice,
        /// Whether it is the first stage of a throw.
        thrown: bool,
        moves: Vec<Move>,
    },
    /// Numbers were lost.
    Lost(Vec<Die>),
    /// A doublet was named; its stage follows.
    Named,
    /// Groups passed to the opponent.
    HandOver(Vec<Vec<Die>>),
    /// A throw that has not been played.
    OpenThrow(Side, Dice),
    /// A side decided about the cube.
    Cube(Side, CubeDecision),
    /// The game ended.
    Result {
        winner: Option<Side>,
        /// Units won, the cube counted.
        units: u16,
        /// Whether a side gave up without dropping a double.
        resigned: bool,
        /// Whether both mothers were pinned.
        tied: bool,
        /// Whether the men left are counted.
        counts_men: bool,
    },
}

/// A game as lines, with the units of both sides before it, the cube counted.
pub(super) struct Lines<'a> {
    pub(super) record: &'a GameRecord,
    pub(super) units: [u16; 2],
    pub(super) lines: Vec<Line>,
    /// Whether the match is over with it.
    pub(super) ends_match: bool,
}

/// Every game of a record as lines; of a record that is not true, those that follow from the rules.
pub(super) fn games(record: &Record) -> Vec<Lines<'_>> {
    let mut score = [0_u16; 2];
    let mut games = Vec::new();
    for (number, (index, game)) in (1..).zip(record.games.iter().enumerate()) {
        score = record.score_before(index).unwrap_or(score);
        let units = score;
        let cube = record
            .cube
            .iter()
            .filter(|cube_entry| cube_entry.game == number);
        let lines = lines(game, &cube.collect::<Vec<_>>());
        for line in &lines {
            if let Line::Result { winner, units, .. } = line {
                for (score, side) in score.iter_mut().zip(Side::ALL) {
                    if winner.is_none_or(|winner| winner == side) {
                        *score = score.saturating_add(*units);
                    }
                }
            }
        }
        games.push(Lines {
            record: game,
            units,
            lines,
            ends_match: score[0] != score[1]
                && score
                    .iter()
                    .any(|&units| units >= u16::from(record.match_to)),
        });
    }
    games
}

/// The lines of the decisions taken before entry `entry`.
fn cube_lines<'a>(cube: &'a [&CubeEntry], entry: usize) -> impl Iterator<Item = Line> + 'a {
    let here = cube
        .iter()
        .filter(move |cube_entry| cube_entry.entry as usize == entry);
    here.map(|cube_entry| Line::Cube(cube_entry.side, cube_entry.decision))
}

/// The value of the cube at the end of a game: the last one that was taken.
fn cube_value(cube: &[&CubeEntry]) -> u16 {
    let taken = cube.windows(2).rev().find_map(|pair| match *pair {
        [
            &CubeEntry {
                decision: CubeDecision::Double(to),
                ..
            },
            &CubeEntry {
                decision: CubeDecision::Take,
                ..
            },
        ] => Some(to),
        _ => None,
    });
    taken.unwrap_or(1)
}

fn lines(record: &GameRecord, cube: &[&CubeEntry]) -> Vec<Line> {
    let mut game = Game::new(record.start);
    let mut lines = Vec::new();
    let mut thrown: Option<(Side, Dice)> = None;
    let mut resigned = false;
    let dropped = cube
        .iter()
        .any(|cube_entry| cube_entry.decision == CubeDecision::Drop);
    for (index, entry) in record.entries.iter().enumerate() {
        lines.extend(cube_lines(cube, index));
        match entry {
            Entry::Opening { white, black } => lines.push(Line::Opening([*white, *black])),
            Entry::Throw { side, dice } => thrown = Some((*side, Dice::new(dice[0], dice[1]))),
            Entry::Name { side, number } => {
                thrown = Some((*side, Dice::new(*number, *number)));
                lines.push(Line::Named);
            }
            Entry::Play { mover, numbers, .. } | Entry::Pass { mover, numbers } => {
                let first = thrown.take().map(|(_, dice)| dice);
                lines.push(Line::Stage {
                    mover: *mover,
                    dice: stage_dice(numbers, first),
                    thrown: first.is_some(),
                    moves: moves(game.position(), entry),
                });
            }
            Entry::Lost { numbers, .. } => lines.push(Line::Lost(numbers.clone())),
            Entry::HandOver { groups, .. } => lines.push(Line::HandOver(groups.clone())),
            Entry::Resign { .. } => {
                resigned = !dropped;
                lines.extend(open_throw(thrown.take()));
            }
            Entry::Result {
                winner,
                units,
                name,
            } => lines.push(Line::Result {
                winner: *winner,
                units: u16::from(*units).saturating_mul(cube_value(cube)),
                resigned,
                tied: winner.is_none() && name == TIE,
                counts_men: name == WinKind::Left.name(),
            }),
        }
        if index == game.entries().len() && super::record::act(&mut game, entry).is_err() {
            break;
        }
    }
    lines.extend(cube_lines(cube, record.entries.len()));
    lines.extend(open_throw(thrown));
    lines
}

/// The line of a throw that was not played.
fn open_throw(thrown: Option<(Side, Dice)>) -> Option<Line> {
    thrown.map(|(side, dice)| Line::OpenThrow(side, dice))
}

/// The numbers of a stage as a throw: those of the dice as they fell, or twice the number. Of three
/// numbers the 6 was not thrown (LU-1).
fn stage_dice(numbers: &[Die], thrown: Option<Dice>) -> Dice {
    match *numbers {
        [first, second] if first != second => thrown.unwrap_or(Dice::new(first, second)),
        [_, middle, low] => thrown.unwrap_or(Dice::new(middle, low)),
        [number, ..] => Dice::new(number, number),
        [] => thrown.unwrap_or(Dice::new(Die::One, Die::One)),
    }
}

fn moves(position: &Position, entry: &Entry) -> Vec<Move> {
    let (Entry::Play { steps, .. }, Some(mut cursor)) = (entry, StageCursor::new(position)) else {
        return Vec::new();
    };
    let rules = position.rules();
    let mut moves = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        if cursor.push(step).is_err() {
            break;
        }
        moves.push(Move {
            from: step.from,
            to: step.landing(rules),
            hits: cursor.hit(index),
        });
    }
    moves
}

/// Whether one of the moves pins a man.
pub(super) fn pins_a_man(start: &Position, moves: &[Move]) -> bool {
    start.rules().has_pins() && moves.iter().any(|one| one.hits)
}

/// The variation that the formats of backgammon name, a game or a cycle: `GulBara` for `gul-bara`.
pub(super) fn variation(name: &str) -> String {
    let words = name.split('-').map(str::chars);
    let capitalised = words.flat_map(|mut word| {
        let first = word.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(word)
    });
    capitalised.collect()
}

/// Whether other programs read the records of such a match in this notation as what they are.
pub(super) fn is_known(rules: &MatchRules, notation: ForeignNotation) -> bool {
    rules
        .games()
        .all(|game| game.declaration().is_known_to(notation))
}

/// Whether a game starts elsewhere than games of its rules do.
pub(super) fn starts_elsewhere(game: &GameRecord) -> bool {
    let start = Position::start(*game.start.rules());
    *game.start.board() != *start.board()
        || game.start.turn().is_some()
        || Side::ALL.iter().any(|&side| game.start.throws(side) > 0)
}
