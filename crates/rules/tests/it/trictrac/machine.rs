//! From throw to throw (TC-5, TC-7 to TC-9): who marks when, who may go, who throws next.

use rosespring_rules::trictrac::{
    Change, Choice, Grande, Marks, MenFault, Phase, PlayError, Position, Turn, WrongPhase,
};
use rosespring_rules::{Board, Dice, Point, Side};

use super::page::men;
use super::{board, listed};
use Side::{Black, White};

/// Six points for White: a hit, and two tables.
const SIX: [&str; 3] = ["24:13 18 14", "24:14 18", "6-1"];
/// Four points for Black: two tables against White, since Black holds its corner.
const FOUR_TO_BLACK: [&str; 3] = ["24:13 15 14", "24:13 13:2", "3-1"];

/// What was marked before White has eight points more, whether it may count two, and the units.
type WonGame<'a> = (&'a [(Side, u8)], Grande, u8);

/// White to throw with these men, and what was marked in order.
fn set_up([white, black, _]: [&str; 3], marked: &[(Side, u8)], grande: Grande) -> Position {
    let mark = |marks: Marks, &(side, points): &(Side, u8)| marks.mark(side, points).0;
    let marks = marked.iter().fold(Marks::ZERO, mark);
    let board = board(&men(white).expect(white), &men(black).expect(black));
    Position::set_up(&board, marks, [8, 8], White, grande).expect("a position")
}

/// The position after the throw of a case.
fn thrown(case: [&str; 3], marked: &[(Side, u8)], grande: Grande) -> (Position, Vec<Change>) {
    let mut changes = Vec::new();
    let position = set_up(case, marked, grande).throw(dice(case[2]), &mut changes);
    (position.expect("a throw is due"), changes)
}

fn dice(text: &str) -> Dice {
    text.parse().expect("a throw")
}

/// The position after the first of the legal plays.
fn play_first(position: Position, changes: &mut Vec<Change>) -> Position {
    let plays = position.judged().expect("a throw to play").plays;
    position.play(plays[0].men, changes).expect("legal")
}

fn points(position: &Position) -> [u8; 2] {
    Side::ALL.map(|side| position.marks().points(side))
}

fn holes(position: &Position) -> [u8; 2] {
    Side::ALL.map(|side| position.marks().holes(side))
}

#[test]
fn the_thrower_marks_before_the_play_and_the_other_side_after_it() {
    let (position, mut changes) = thrown(FOUR_TO_BLACK, &[], Grande::Off);

    assert!(matches!(position.phase(), Phase::Play(_)));
    assert_eq!(points(&position), [0, 0]);
    let position = play_first(position, &mut changes);
    assert_eq!(points(&position), [0, 4]);
    assert_eq!(position.phase(), Phase::Throw(Black));
    let marked = Change::Marked {
        side: Black,
        points: 4,
        holes: 0,
    };
    assert_eq!(changes.last(), Some(&marked));

    let (position, _) = thrown(SIX, &[], Grande::Off);
    assert_eq!(points(&position), [6, 0]);
}

#[test]
fn a_throw_that_cannot_be_played_passes_and_is_marked_by_both() {
    let blocked = [
        "18:2 17:2 16:2 15:2 14:2 13:2",
        "24:3 18:2 17:2 16:2 15:2 14:2 13:2",
        "6-6",
    ];

    let (position, changes) = thrown(blocked, &[], Grande::Off);

    assert_eq!(position.phase(), Phase::Throw(Black));
    assert_eq!(points(&position), [6, 4]);
    assert!(changes.contains(&Change::Passed { side: White }));
    assert!(!position.marks().is_bredouille(White));
    assert!(position.marks().is_bredouille(Black));
}

#[test]
fn who_stays_plays_and_keeps_what_is_beyond_the_hole() {
    let (position, mut changes) = thrown(SIX, &[(White, 8), (Black, 4)], Grande::Off);
    let turn = Turn {
        side: White,
        dice: dice("6-1"),
    };
    assert_eq!(position.phase(), Phase::Choose(turn));
    assert_eq!(holes(&position), [1, 0]);
    let play = position.judged().expect("a throw to play").plays[0].men;
    assert_eq!(position.play(play, &mut ()), Err(PlayError::NoPlay));

    let position = position.choose(Choice::Stay, &mut changes).expect("due");

    assert_eq!(position.phase(), Phase::Play(turn));
    assert_eq!(points(&position), [2, 0]);
    let position = play_first(position, &mut changes);
    assert_eq!(position.phase(), Phase::Throw(Black));
    assert_eq!(position.throws(White), 9);
}

#[test]
fn who_goes_loses_all_points_and_throws_again_from_the_start() {
    let (position, mut changes) = thrown(SIX, &[(White, 8)], Grande::Off);

    let position = position.choose(Choice::Go, &mut changes).expect("due");

    assert_eq!(position.phase(), Phase::Throw(White));
    assert_eq!((points(&position), holes(&position)), ([0, 0], [2, 0]));
    assert_eq!(Side::ALL.map(|side| position.throws(side)), [0, 0]);
    let start = *Position::start(Grande::Off).board();
    assert_eq!(*position.board(), start);
    assert_eq!(changes.last(), Some(&Change::NewStart { first: White }));
}

#[test]
fn a_hole_from_the_throw_of_the_other_side_leaves_no_choice() {
    let (position, mut changes) = thrown(FOUR_TO_BLACK, &[(Black, 10)], Grande::Off);
    let position = play_first(position, &mut changes);

    assert_eq!((points(&position), holes(&position)), ([0, 2], [0, 2]));
    assert_eq!(position.phase(), Phase::Throw(Black));
    let choice = position.choose(Choice::Go, &mut changes);
    assert_eq!(choice, Err(WrongPhase::NoChoice));
}

#[test]
fn when_the_last_man_is_off_the_same_side_throws_from_the_start() {
    let out = ["2 1", "10:15", "6-6"];
    let (position, mut changes) = thrown(out, &[(Black, 2)], Grande::Off);

    let position = play_first(position, &mut changes);

    assert_eq!(position.phase(), Phase::Throw(White));
    assert_eq!(points(&position), [6, 2]);
    assert_eq!(listed(position.board().men(White)), [24; 15]);
    assert_eq!(Side::ALL.map(|side| position.throws(side)), [0, 0]);
}

#[test]
fn twelve_holes_win_at_once() {
    let ten = [(White, 60)];
    let after_one_of_black = [(Black, 12), (White, 60)];
    let broken = [(White, 12), (Black, 12), (White, 48)];
    let cases: [WonGame<'_>; 4] = [
        (&ten, Grande::Off, 1),
        (&ten, Grande::On, 2),
        // What the other side took before does not matter, what it took in between does.
        (&after_one_of_black, Grande::On, 2),
        (&broken, Grande::On, 1),
    ];
    for (marked, grande, units) in cases {
        let marked = [marked, &[(White, 8)]].concat();
        let (position, changes) = thrown(SIX, &marked, grande);
        let winner = White;

        assert_eq!(
            position.phase(),
            Phase::Over { winner, units },
            "{marked:?}"
        );
        assert_eq!(changes.last(), Some(&Change::Over { winner, units }));
        assert_eq!(position.judged(), None);
    }
}

#[test]
fn the_other_side_wins_after_the_play() {
    let (position, mut changes) = thrown(FOUR_TO_BLACK, &[(Black, 70)], Grande::Off);
    assert!(matches!(position.phase(), Phase::Play(_)));

    let position = play_first(position, &mut changes);

    let over = Phase::Over {
        winner: Black,
        units: 1,
    };
    assert_eq!((position.phase(), holes(&position)), (over, [0, 12]));
}

#[test]
fn a_tie_of_the_opening_is_thrown_again() {
    let start = Position::start(Grande::Off);

    assert_eq!(start.throw(dice("4-4"), &mut ()), Ok(start));
    let thrown = start.throw(dice("2-5"), &mut ()).expect("due");
    let turn = Turn {
        side: Black,
        dice: dice("2-5"),
    };
    assert_eq!(thrown.phase(), Phase::Play(turn));
    assert_eq!(thrown.throws(Black), 1);
    let illegal = *thrown.board();
    let played = thrown.play(illegal.men(Black), &mut ());
    assert_eq!(played, Err(PlayError::IllegalEnd(illegal.men(Black))));
}

#[test]
fn men_that_cannot_stand_so_are_refused() {
    let refused = |white: &str, black: &str| {
        let board = board(&men(white).expect(white), &men(black).expect(black));
        Position::set_up(&board, Marks::ZERO, [0, 0], White, Grande::Off).expect_err("refused")
    };
    let shared = Point::new(7).expect("a point");

    assert_eq!(refused("24:14 7", "24:14 18"), MenFault::Shared(shared));
    assert_eq!(
        refused("24:14 13", "start"),
        MenFault::SingleCorner { side: White }
    );
    assert_eq!(
        refused("start", "24:13 12:2"),
        MenFault::OtherCorner { side: Black }
    );
    assert_eq!(
        refused("", "start"),
        MenFault::Count {
            side: White,
            men: 0
        }
    );
    let many = rosespring_rules::Men::from_points(&[(24, 15), (23, 1)]).expect("points");
    let board = Board::new(many, many);
    let fault = Position::set_up(&board, Marks::ZERO, [0, 0], White, Grande::Off);
    assert_eq!(
        fault,
        Err(MenFault::Count {
            side: White,
            men: 16
        })
    );
}
