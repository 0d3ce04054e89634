//! Between the plain positions of the tests and those of the crate.

use std::collections::BTreeSet;

use rosespring_rules::{
    Board, Dice, Die, End, Ends, Event, Origin, Outcome, Phase as CratePhase, Point, Position,
    Rules, Setup, SetupPhase, Side, SideSetup, StageCursor, Step, WinKind,
};

use crate::brute::Move;
use crate::machine::Events;
use crate::model::{
    BAR, Both, GameOver, HAND, Men, OFF, Options, PINNED, PLACES, Phase, Pos, SIDES, show_numbers,
};
use crate::referee::Referee;

pub(crate) fn side(index: usize) -> Side {
    Side::ALL[index]
}

pub(crate) fn dice(first: u8, second: u8) -> Dice {
    Dice::from_numbers(first, second).expect("two numbers of dice")
}

fn side_setup(men: &Men, throws: u16) -> SideSetup {
    let count = |slot: usize| u8::try_from(men[slot]).expect("men are counted from 0");
    let mut points = [0; 25];
    for (point, men) in points.iter_mut().enumerate().skip(1) {
        *men = count(point) + count(PINNED + point);
    }
    let pinned = (1..=24).filter(|&point| men[PINNED + point] > 0);
    SideSetup {
        points,
        bar: count(BAR),
        hand: count(HAND),
        off: count(OFF),
        pinned: pinned.fold(0, |set, point| set | 1 << point),
        throws,
    }
}

/// The rules of the crate that the text names.
pub(crate) fn crate_rules(text: &str) -> Result<Rules, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

pub(crate) fn to_setup(pos: &Pos) -> Result<Setup, String> {
    let rules = crate_rules(&pos.rules.text)?;
    let phase = match &pos.phase {
        Phase::Opening => SetupPhase::Opening,
        Phase::Throw(thrower) => SetupPhase::Throw {
            thrower: side(*thrower),
        },
        Phase::Name(thrower) => SetupPhase::Name {
            thrower: side(*thrower),
        },
        Phase::Play {
            thrower,
            mover,
            stage,
            then,
            named,
        } => SetupPhase::Play {
            thrower: side(*thrower),
            mover: side(*mover),
            stage: stage.clone(),
            then: then.clone(),
            named: *named,
        },
        Phase::Over(over) if over.kind == "tie" => SetupPhase::Tied,
        Phase::Over(over) => SetupPhase::Over {
            winner: over.winner.map(side),
            kind: WinKind::from_name(over.kind).unwrap_or(WinKind::Single),
        },
    };
    let [white, black] = [0, 1].map(|side| side_setup(&pos.men[side], pos.throws[side]));
    Ok(Setup {
        rules,
        white,
        black,
        phase,
    })
}

pub(crate) fn to_position(pos: &Pos) -> Result<Position, String> {
    Position::from_setup(&to_setup(pos)?).map_err(|error| error.to_string())
}

fn men_of(side: &SideSetup) -> Men {
    let mut men = [0; PLACES];
    let count = |men: u8| i8::try_from(men).expect("at most fifteen men");
    for point in 1..=24 {
        let pinned = side.pinned >> point & 1 == 1;
        men[point + if pinned { PINNED } else { 0 }] = count(side.points[point]);
    }
    men[OFF] = count(side.off);
    men[BAR] = count(side.bar);
    men[HAND] = count(side.hand);
    men
}

/// The men of both sides on a board of the crate.
pub(crate) fn men_on(rules: &Options, board: &Board) -> Both {
    // What a man in hand is to a game with pins.
    let read_by = if rules.pins {
        rosespring_rules::games::plakoto::RULES
    } else {
        rosespring_rules::games::tawula::RULES
    };
    Side::ALL.map(|side| {
        let theirs = board.men(side);
        let mut men: Men = [0; PLACES];
        for point in Point::all() {
            let number = usize::from(point.get());
            men[number] = theirs.on(point) as i8;
            men[PINNED + number] = (theirs.standing(&read_by, point) - theirs.on(point)) as i8;
        }
        men[OFF] = theirs.off() as i8;
        men[BAR] = theirs.bar() as i8;
        men[HAND] = theirs.hand(&read_by) as i8;
        men
    })
}

pub(crate) fn from_position(rules: &Options, position: &Position) -> Pos {
    let setup = position.to_setup();
    let phase = match setup.phase {
        SetupPhase::Opening => Phase::Opening,
        SetupPhase::Throw { thrower } => Phase::Throw(thrower.index()),
        SetupPhase::Name { thrower } => Phase::Name(thrower.index()),
        SetupPhase::Play {
            thrower,
            mover,
            stage,
            then,
            named,
        } => Phase::Play {
            thrower: thrower.index(),
            mover: mover.index(),
            stage,
            then,
            named,
        },
        SetupPhase::Over { .. } | SetupPhase::Tied => Phase::Over(over(position)),
    };
    Pos {
        rules: rules.clone(),
        men: [men_of(&setup.white), men_of(&setup.black)],
        throws: [setup.white.throws, setup.black.throws],
        phase,
    }
}

fn over(position: &Position) -> GameOver {
    let CratePhase::Over(outcome) = position.phase() else {
        panic!("the game is not over")
    };
    GameOver {
        winner: outcome.winner().map(Side::index),
        kind: outcome.name(),
        units: outcome.units(),
    }
}

pub(crate) fn to_step((from, number): Move) -> Step {
    let from = match from {
        BAR => Origin::Bar,
        HAND => Origin::Hand,
        point => Origin::Point(Point::new(point as u8).expect("a point")),
    };
    Step {
        from,
        number: Die::new(number).expect("a number of a die"),
    }
}

pub(crate) fn from_step(step: Step) -> Move {
    let from = match step.from {
        Origin::Bar => BAR,
        Origin::Hand => HAND,
        Origin::Point(point) => usize::from(point.get()),
    };
    (from, step.number.get())
}

/// The distinct ends as the hot path gives them.
pub(crate) fn ends_of(position: &Position) -> Vec<End> {
    let mut ends = Ends::new();
    position.ends(&mut ends);
    ends.iter().collect()
}

fn numbers(dice: &[Die]) -> String {
    show_numbers(&dice.iter().map(|die| die.get()).collect::<Vec<_>>())
}

/// The crate's events in the words of the brute force.
fn describe_event(event: &Event) -> Option<String> {
    let name = |side: Side| SIDES[side.index()];
    match event {
        Event::StagePassed { mover, stage } => Some(format!(
            "{} passes {}",
            name(*mover),
            numbers(&stage.numbers())
        )),
        Event::Lost { mover, unplayed } => Some(format!(
            "{} loses {}",
            name(*mover),
            numbers(&unplayed.numbers())
        )),
        Event::HandedOver { to, stage } => {
            let groups: Vec<_> = stage.groups().iter().map(|group| numbers(group)).collect();
            Some(format!("{} is handed {}", name(*to), groups.join(", ")))
        }
        Event::Named { side, number } => Some(format!("{} names {number}", name(*side))),
        Event::Dead => Some("dead".to_owned()),
        Event::Over(Outcome::Won {
            winner,
            kind: WinKind::Capote,
        }) => Some(format!("capote by {}", name(*winner))),
        _ => None,
    }
}

pub(crate) fn all_told(events: &[Event]) -> Events {
    events.iter().filter_map(describe_event).collect()
}

/// The crate under test.
pub(crate) struct Crate;

impl Crate {
    fn position(pos: &Pos) -> Position {
        to_position(pos).unwrap_or_else(|error| panic!("{pos}: {error}"))
    }
}

impl Referee for Crate {
    fn accepts(&self, pos: &Pos) -> Result<(), String> {
        to_position(pos).map(|_| ())
    }

    fn throw(&self, pos: &Pos, first: u8, second: u8) -> (Pos, Events) {
        let mut events: Vec<Event> = Vec::new();
        let next = Self::position(pos).throw(dice(first, second), &mut events);
        let next = next.expect("a throw is due");
        (from_position(&pos.rules, &next), all_told(&events))
    }

    fn name(&self, pos: &Pos, number: u8) -> (Pos, Events) {
        let mut events: Vec<Event> = Vec::new();
        let number = Die::new(number).expect("a number of a die");
        let next = Self::position(pos).name(number, &mut events);
        let next = next.expect("a doublet is to be named");
        (from_position(&pos.rules, &next), all_told(&events))
    }

    fn ends(&self, pos: &Pos) -> BTreeSet<Both> {
        ends_of(&Self::position(pos))
            .iter()
            .map(|end| men_on(&pos.rules, &end.board))
            .collect()
    }

    fn sequences(&self, pos: &Pos) -> Vec<Vec<Move>> {
        let mut all = Vec::new();
        if let Some(mut cursor) = StageCursor::new(&Self::position(pos)) {
            every_order(&mut cursor, &mut all);
        }
        all
    }

    fn steps_to(&self, pos: &Pos, end: &Both) -> Option<Vec<Move>> {
        let plays = Self::position(pos).plays();
        let play = plays
            .iter()
            .find(|play| men_on(&pos.rules, &play.end.board) == *end)?;
        Some(play.steps.iter().copied().map(from_step).collect())
    }

    fn play(&self, pos: &Pos, steps: &[Move]) -> Result<(Pos, Events), String> {
        let steps: Vec<_> = steps.iter().copied().map(to_step).collect();
        let mut events: Vec<Event> = Vec::new();
        let next = Self::position(pos).play(&steps, &mut events);
        let next = next.map_err(|error| error.to_string())?;
        Ok((from_position(&pos.rules, &next), all_told(&events)))
    }

    fn first_stage(&self, pos: &Pos, first: u8, second: u8) -> (usize, usize) {
        let Phase::Throw(thrower) = pos.phase else {
            panic!("a count needs a throw")
        };
        let next = Self::position(pos)
            .throw(dice(first, second), &mut ())
            .expect("a throw is due");
        let CratePhase::Play(turn) = next.phase() else {
            return (0, 1);
        };
        let larger = Die::new(first.max(second)).expect("a number of a die");
        if turn.mover() != side(thrower) || !turn.stage().numbers().contains(&larger) {
            return (0, 1);
        }
        let plays = next.plays();
        let used = plays.iter().map(|play| play.steps.len()).max();
        (used.unwrap_or(0), plays.len())
    }
}

fn every_order(cursor: &mut StageCursor, all: &mut Vec<Vec<Move>>) {
    if cursor.is_complete() {
        all.push(cursor.steps().iter().copied().map(from_step).collect());
    }
    for step in cursor.legal() {
        cursor.push(step).expect("a step called legal is accepted");
        every_order(cursor, all);
        cursor.pop();
    }
}
