//! Patches of views written by hand. Whole games are folded in the tests of the table's crate.

use super::*;
use crate::table::{
    ClockView, Ladder, LadderNumber, LadderStage, MoveRow, NamedPlace, NextDoublet, PhaseView,
    PipState, Place, Player, PointView, Purpose, ResultView, Seat, SideClockView, SideView,
    StageRow, StepView, TableEvent, TableView, TimeControl,
};

const WHITE: Seat = Seat::White;
const BLACK: Seat = Seat::Black;

/// White has thrown 6-5 and may play the 6.
fn playing() -> TableView {
    let side = SideView {
        bar: 0,
        hand: 0,
        off: 0,
        pips: 360,
        throws: 1,
        next_doublet: NextDoublet::Cascades,
    };
    let point = |white_number: u8| PointView {
        white_number,
        black_number: white_number,
        white: if white_number == 24 { 15 } else { 0 },
        black: if white_number == 1 { 15 } else { 0 },
        pinned: None,
        single_for_mover: false,
    };
    TableView {
        id: "t".to_owned(),
        version: 7,
        you: None,
        purpose: Purpose::Game,
        started_from: None,
        rules: "gioul".to_owned(),
        title: "Gioul".to_owned(),
        cycle: None,
        game: "gioul".to_owned(),
        movement: "contrary".to_owned(),
        has_bar: false,
        has_hand: false,
        white_player: Player::Computer { level: 1 },
        black_player: Player::Computer { level: 2 },
        score: Score {
            to: 1,
            white: 0,
            black: 0,
        },
        game_number: 1,
        auto_forced: false,
        points: (1..=24).map(point).collect(),
        white: side,
        black: side,
        phase: PhaseView::Play {
            thrower: WHITE,
            mover: WHITE,
        },
        dice: Some([6, 5]),
        opening_dice: None,
        ladder: Some(ladder(&[(6, PipState::ToPlay), (5, PipState::ToPlay)])),
        legal: vec![step(24, 6)],
        can_undo: false,
        can_done: false,
        can_throw: false,
        can_name: false,
        can_enter_dice: false,
        can_correct_dice: false,
        corrects_opening: false,
        resign: Vec::new(),
        resign_offer: None,
        call_off_offer: None,
        due: None,
        moves: Vec::new(),
        position_id: "rs1.gioul.fziT1.fzi.Pww65".to_owned(),
        dice_commitment: Some("c".to_owned()),
        dice_seed: None,
        dice_links: None,
        clock: None,
    }
}

fn ladder(numbers: &[(u8, PipState)]) -> Ladder {
    let numbers = numbers.iter();
    let numbers = numbers.map(|&(number, state)| LadderNumber { number, state });
    Ladder {
        thrower: WHITE,
        mover: WHITE,
        stages: vec![LadderStage {
            numbers: numbers.collect(),
            current: true,
        }],
    }
}

const fn step(from: u8, number: u8) -> StepView {
    StepView {
        from: Place::Point(from),
        to: Place::Point(from - number),
        number,
        hits: false,
    }
}

/// Returns the view one event later.
fn later(change: impl FnOnce(&mut TableView)) -> TableView {
    let mut view = playing();
    view.version += 1;
    change(&mut view);
    view
}

/// Returns the text of the patch, after a check that it leads to the later view.
fn text_of(event: &TableEvent, after: &TableView) -> String {
    let patch = diff(event, &playing(), after).unwrap();
    let text = serde_json::to_string(&patch).unwrap();
    let read: TablePatch = serde_json::from_str(&text).unwrap();
    assert_eq!(read, patch, "{text}");
    assert_eq!(
        fold(&playing(), &read),
        Ok((after.clone(), event.clone())),
        "{text}"
    );
    text
}

#[test]
fn a_step_says_only_what_it_changed() {
    let after = later(|view| {
        view.points[23].white = 14;
        view.points[17].white = 1;
        view.white.pips = 354;
        view.legal = vec![step(24, 5), step(18, 5)];
        view.ladder = Some(ladder(&[(6, PipState::Played), (5, PipState::ToPlay)]));
        view.can_undo = true;
    });
    let event = TableEvent::Stepped {
        mover: WHITE,
        step: step(24, 6),
    };

    assert_eq!(
        text_of(&event, &after),
        r#"{"v":8,"event":{"kind":"stepped","step":[24,6]},"points":[[18,1,0],[24,14,0]],"#
            .to_owned()
            + r#""legal":[[24,5],[18,5]],"set":{"white":{"pips":354},"ladder":"*6x5.","#
            + r#""can_undo":true}}"#
    );
}

#[test]
fn the_end_of_a_part_takes_its_dice_and_its_ladder_with_it() {
    let after = later(|view| {
        view.phase = PhaseView::Throw { thrower: BLACK };
        (view.dice, view.ladder) = (None, None);
        view.legal = Vec::new();
        view.moves = vec![MoveRow {
            turn: 1,
            thrower: WHITE,
            mover: WHITE,
            dice: [6, 5],
            stages: vec![StageRow {
                numbers: vec![6, 5],
                play: "24/18".to_owned(),
                steps: vec![step(24, 6)],
                lost: vec![5],
                passed_on: Vec::new(),
            }],
        }];
    });

    assert_eq!(
        text_of(&TableEvent::Committed { mover: WHITE }, &after),
        r#"{"v":8,"event":{"kind":"committed"},"legal":[],"rows":[{"turn":1,"stages":"#.to_owned()
            + r#"[["6x5-","24/18",[[24,6]]]]}],"set":{"phase":{"kind":"throw"}}}"#
    );
}

#[test]
fn what_ends_while_the_part_goes_on_is_null() {
    let after = later(|view| view.dice = None);

    assert_eq!(
        text_of(&TableEvent::SettingChanged, &after),
        r#"{"v":8,"event":{"kind":"setting_changed"},"set":{"dice":null}}"#
    );
}

#[test]
fn sides_and_dice_that_do_not_follow_are_said() {
    let after = later(|view| {
        view.phase = PhaseView::Confirm {
            thrower: BLACK,
            mover: WHITE,
            passes_on: vec![vec![6, 6]],
            names: false,
        };
        view.ladder = None;
        view.position_id = "rs1.gioul.fzi.fzi.O".to_owned();
    });
    let event = TableEvent::Thrown {
        thrower: BLACK,
        dice: [1, 1],
        cascades: true,
    };

    assert_eq!(
        text_of(&event, &after),
        r#"{"v":8,"event":{"kind":"thrown","thrower":"black","dice":[1,1],"cascades":true},"#
            .to_owned()
            + r#""set":{"phase":{"kind":"confirm","thrower":"black","passes_on":[[6,6]]},"#
            + r#""ladder":null,"position_id":[[2,"fzi"],[4,"O"]]}}"#
    );
}

#[test]
fn the_move_list_is_cut_where_it_differs() {
    let row = |turn| MoveRow {
        turn,
        thrower: WHITE,
        mover: WHITE,
        dice: [6, 5],
        stages: Vec::new(),
    };
    let before = TableView {
        moves: vec![row(1), row(2), row(3)],
        ..playing()
    };
    let after = TableView {
        version: 8,
        moves: vec![row(1), row(4)],
        ..before.clone()
    };

    let patch = diff(&TableEvent::SettingChanged, &before, &after).unwrap();

    assert_eq!((patch.rows_kept, patch.rows.len()), (Some(1), 1));
    assert_eq!(fold(&before, &patch).unwrap().0, after);
    let short = playing();
    assert_eq!(fold(&short, &patch), Err(PatchError::Rows(1)));
}

#[test]
fn what_a_patch_cannot_say_needs_the_whole_view() {
    let event = TableEvent::SettingChanged;
    type Change = fn(&mut TableView);
    let cannot: [(&str, Change); 5] = [
        ("another table", |view| view.id = "u".to_owned()),
        ("a version left out", |view| view.version += 1),
        ("fewer points", |view| view.points.truncate(23)),
        ("an id of other parts", |view| {
            view.position_id = "rs1.gioul".to_owned();
        }),
        ("a ladder of nobody's", |view| {
            view.phase = PhaseView::Opening { tie: None };
        }),
    ];

    for (what, change) in cannot {
        assert_eq!(diff(&event, &playing(), &later(change)), None, "{what}");
    }
    assert!(diff(&event, &playing(), &later(|_| {})).is_some());
}

#[test]
fn a_patch_of_another_view_is_refused() {
    let after = later(|view| view.points[23].white = 14);
    let patch = diff(&TableEvent::SettingChanged, &playing(), &after).unwrap();

    let refused = fold(&after, &patch);
    assert_eq!(refused, Err(PatchError::Version { view: 8, patch: 8 }));
    let mut without_points = playing();
    without_points.points.clear();
    assert_eq!(fold(&without_points, &patch), Err(PatchError::Point(24)));
}

#[test]
fn steps_say_where_they_land_only_where_that_is_not_plain() {
    let bar = Place::Named(NamedPlace::Bar);
    let off = Place::Named(NamedPlace::Off);
    let view = |from, number, to, hits| StepView {
        from,
        to,
        number,
        hits,
    };
    let cases = [
        (step(13, 5), "[13,5]"),
        (view(bar, 4, Place::Point(21), false), r#"["bar",4,21]"#),
        (view(Place::Point(3), 5, off, false), r#"[3,5,"off"]"#),
        (
            view(Place::Point(13), 5, Place::Point(8), true),
            "[13,5,8,true]",
        ),
    ];

    for (step, text) in cases {
        assert_eq!(serde_json::to_string(&StepPatch::from(step)).unwrap(), text);
        let read: StepPatch = serde_json::from_str(text).unwrap();
        assert_eq!(StepView::try_from(read), Ok(step));
    }
    for text in ["[3,5]", r#"["bar",4]"#] {
        let read: StepPatch = serde_json::from_str(text).unwrap();
        assert!(matches!(
            StepView::try_from(read),
            Err(PatchError::Landing { .. })
        ));
    }
}

#[test]
fn a_ladder_is_text_with_a_mark_for_each_number() {
    for text in ["*6x5.", "5xxxx *6x...", "4xx-- 5>>>> 6>>>>", "1.", ""] {
        let stages = stage::parse_ladder(text).unwrap();
        assert_eq!(stage::format_ladder(&stages), text);
    }
    for text in ["6", "x", "6y", "*", " ", "6x  5x"] {
        assert!(stage::parse_ladder(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_end_of_a_game_is_said_whole() {
    let result = ResultView {
        winner: Some(WHITE),
        kind: "single".to_owned(),
        units: 1,
        resigned: true,
        on_time: false,
        ended: None,
    };
    let after = later(|view| {
        view.phase = PhaseView::Over {
            result: result.clone(),
            match_over: true,
        };
        (view.dice, view.ladder) = (None, None);
        view.dice_seed = Some("s".to_owned());
    });

    let text = text_of(&TableEvent::GameOver { result }, &after);

    assert!(text.contains(r#""dice_seed":"s""#), "{text}");
}

#[test]
fn only_the_clock_that_changed_is_told() {
    let side = |bank_ms, delay_until_ms| SideClockView {
        bank_ms,
        delay_until_ms,
    };
    let clock = ClockView {
        control: TimeControl::Fast,
        white: side(30_000, Some(5_000)),
        black: side(30_000, None),
    };
    let with = |clock| TableView {
        clock: Some(clock),
        ..playing()
    };
    let before = with(clock);
    let mut after = with(ClockView {
        white: side(28_000, None),
        ..clock
    });
    after.version += 1;

    let patch = diff(&TableEvent::SettingChanged, &before, &after).unwrap();

    let text = serde_json::to_string(&patch.set).unwrap();
    assert_eq!(text, r#"{"clock":{"white":{"bank_ms":28000}}}"#);
    assert_eq!(fold(&before, &patch).unwrap().0, after);
    // A table gets no clock while it is played.
    assert_eq!(diff(&TableEvent::SettingChanged, &playing(), &after), None);
}
