//! Why a step is refused: every reason in its own position, with its ruling.

use rosespring_rules::{
    Dice, Die, Origin, Point, Position, Reason, Setup, SetupPhase, Side, SideSetup, StageCursor,
    Step,
};

/// A side with men on points, the rest of its fifteen in hand, on the bar or off.
struct Men<'a> {
    points: &'a [(u8, u8)],
    bar: u8,
    hand: u8,
}

impl Men<'_> {
    fn setup(&self) -> SideSetup {
        let on_points: u8 = self.points.iter().map(|(_, men)| men).sum();
        SideSetup {
            bar: self.bar,
            hand: self.hand,
            off: 15 - on_points - self.bar - self.hand,
            throws: 9,
            ..SideSetup::with_points(self.points)
        }
    }
}

fn origin(from: u8) -> Origin {
    Point::new(from).map_or(Origin::Bar, Origin::Point)
}

/// Why White may not play the last of `steps` after the others, having thrown `dice`. A step is the
/// place it begins, 0 for the bar, and its number.
fn refusal(rules: &str, men: [&Men<'_>; 2], dice: (u8, u8), steps: &[(u8, u8)]) -> Reason {
    let [white, black] = men.map(Men::setup);
    let setup = Setup {
        rules: rules.parse().expect("the rules read"),
        white,
        black,
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    };
    let dice = Dice::from_numbers(dice.0, dice.1).expect("numbers of a die");
    let position = Position::from_setup(&setup).expect("a position");
    let position = position.throw(dice, &mut ()).expect("a throw is due");
    let mut cursor = StageCursor::new(&position).expect("a stage to play");
    let mut steps = steps.iter().map(|&(from, number)| Step {
        from: origin(from),
        number: Die::new(number).expect("a number of a die"),
    });
    let last = steps.next_back().expect("a step");
    for step in steps {
        cursor.push(step).expect("a legal step");
    }
    cursor.push(last).expect_err("the step is refused")
}

const fn on(points: &[(u8, u8)]) -> Men<'_> {
    Men {
        points,
        bar: 0,
        hand: 0,
    }
}

/// A throw after which White may not play the last of `steps`, and the reason.
type Case<'a> = (
    (u8, u8),
    [&'a Men<'a>; 2],
    &'a [(u8, u8)],
    Reason,
    Option<&'a str>,
);

fn check(rules: &str, cases: &[Case<'_>]) {
    for &(dice, men, steps, reason, ruling) in cases {
        let refused = refusal(rules, men, dice, steps);

        assert_eq!(refused, reason, "{rules} {steps:?}");
        assert_eq!(refused.ruling(), ruling, "{refused}");
        assert!(!refused.name().is_empty());
    }
}

#[test]
fn the_reasons_of_tawula_name_their_rulings() {
    let white = Men {
        points: &[(24, 2), (20, 1), (16, 1)],
        bar: 0,
        hand: 11,
    };
    let start = Men {
        points: &[(24, 2)],
        bar: 0,
        hand: 13,
    };
    let free_point = on(&[(13, 2), (11, 3), (10, 3), (9, 3), (8, 3), (7, 1)]);
    let barred = Men {
        points: &[(24, 2)],
        bar: 1,
        hand: 12,
    };
    let packed = Reason::Packed(Point::new(16).expect("a point"));
    let shuts_out = [(13, 6), (13, 5)];

    let locked = Reason::StartLocked;
    check(
        "tawula",
        &[
            ((4, 2), [&white, &start], &[(24, 4)], locked, Some("TW-4")),
            ((4, 2), [&white, &start], &[(20, 4)], packed, Some("TW-5")),
            (
                (6, 5),
                [&free_point, &barred],
                &shuts_out,
                Reason::ShutsOut,
                Some("TW-7"),
            ),
        ],
    );
}

#[test]
fn a_man_that_may_not_join_another_is_told_why() {
    let near = on(&[(24, 13), (16, 1), (13, 1)]);
    let far = on(&[(24, 13), (18, 1), (17, 1)]);
    let start = on(&[(24, 15)]);
    let point = |number| Point::new(number).expect("a point");
    let (on_13, on_18) = (Reason::Single(point(13)), Reason::Single(point(18)));
    assert_eq!(on_13.name(), Reason::Packed(point(13)).name());

    check(
        "verquere:head",
        &[((6, 3), [&near, &start], &[(16, 3)], on_13, Some("VQ-2"))],
    );
    check(
        "verquere",
        &[((6, 1), [&far, &start], &[(24, 6)], on_18, Some("VQ-2"))],
    );
}

#[test]
fn the_reasons_of_all_games_name_their_rulings() {
    let hit = Men {
        points: &[(24, 2), (13, 12)],
        bar: 1,
        hand: 0,
    };
    let far = on(&[(24, 15)]);
    let home = on(&[(24, 1), (6, 14)]);
    let early = Reason::MayNotBearOff;

    check(
        "backgammon",
        &[((4, 2), [&hit, &far], &[(13, 4)], Reason::BarFirst, None)],
    );
    check(
        "gul-bara",
        &[((6, 5), [&home, &far], &[(6, 6)], early, Some("C-5"))],
    );
}

#[test]
fn the_reasons_of_fevga_and_narde_name_their_rulings() {
    let start = on(&[(24, 15)]);
    let waits = on(&[(24, 14), (18, 1)]);
    let five = on(&[(24, 8), (23, 1), (22, 1), (21, 1), (20, 1), (5, 3)]);
    let home = on(&[(6, 15)]);
    let prime = on(&[(24, 3), (11, 2), (10, 2), (9, 2), (8, 2), (7, 2), (6, 2)]);
    let sixth = on(&[(24, 1), (9, 1), (6, 3), (5, 3), (4, 3), (2, 2), (1, 2)]);

    let first_man = Reason::FirstMan(Point::new(11).expect("a point"));
    let too_many = Reason::TooManyPoints;
    let imprisons = Reason::Imprisons;
    check(
        "fevga",
        &[
            (
                (6, 5),
                [&waits, &start],
                &[(24, 6)],
                first_man,
                Some("FE-2"),
            ),
            (
                (5, 1),
                [&five, &home],
                &[(24, 1), (24, 5)],
                too_many,
                Some("FE-3"),
            ),
            (
                (6, 5),
                [&prime, &start],
                &[(24, 6)],
                imprisons,
                Some("FE-5"),
            ),
        ],
    );
    check(
        "narde",
        &[
            (
                (2, 1),
                [&start, &start],
                &[(24, 2), (24, 1)],
                Reason::Head,
                Some("NA-2"),
            ),
            (
                (6, 6),
                [&sixth, &start],
                &[(9, 6)],
                Reason::Blocks,
                Some("NA-4"),
            ),
        ],
    );
}

#[test]
fn the_reasons_of_jacquet_name_their_rulings() {
    let start = on(&[(24, 15)]);
    let waits = on(&[(24, 14), (18, 1)]);
    let five = on(&[(24, 8), (23, 2), (22, 2), (21, 1), (5, 1), (1, 1)]);
    let first_man = Reason::FirstMan(Point::new(6).expect("a point"));
    let last_points = Reason::LastPointsFirst;
    check(
        "jacquet",
        &[
            (
                (6, 5),
                [&waits, &start],
                &[(24, 6)],
                first_man,
                Some("FE-2"),
            ),
            (
                (4, 2),
                [&five, &start],
                &[(24, 2), (24, 4)],
                last_points,
                Some("JA-4"),
            ),
        ],
    );
}

#[test]
fn a_man_that_hit_at_home_stays() {
    // White's 4 is Black's 21.
    let men = [&on(&[(13, 14), (6, 1)]), &on(&[(21, 1), (1, 14)])];

    let refused = refusal("tavla", men, (2, 1), &[(6, 2), (4, 1)]);

    assert_eq!(
        refused,
        Reason::HitterStays(Point::new(4).expect("a point"))
    );
    assert_eq!(
        (refused.name(), refused.ruling()),
        ("hitter_stays", Some("TL-2"))
    );
}

#[test]
fn a_pinned_man_stays_and_keeps_the_others_from_bearing_off() {
    // White's man on 2 lies under Black's on its 23.
    let mut white = on(&[(6, 2), (3, 12), (2, 1)]).setup();
    white.pinned = 1 << 2;
    let thrower = Side::White;
    let setup = Setup {
        rules: "plakoto".parse().expect("the rules read"),
        white,
        black: on(&[(23, 1), (10, 5), (9, 4)]).setup(),
        phase: SetupPhase::Throw { thrower },
    };
    let position = Position::from_setup(&setup).expect("a position");
    let dice = Dice::from_numbers(6, 1).expect("numbers of a die");
    let position = position.throw(dice, &mut ()).expect("a throw is due");
    let refused = |from, number| {
        let mut cursor = StageCursor::new(&position).expect("a stage to play");
        let (from, number) = (origin(from), Die::new(number).expect("a number"));
        let reason = cursor.push(Step { from, number });
        reason.expect_err("the step is refused")
    };

    let pinned = refused(2, 1);
    assert_eq!(pinned, Reason::Pinned(Point::new(2).expect("a point")));
    assert_eq!((pinned.name(), pinned.ruling()), ("pinned", Some("PL-2")));
    let held = refused(6, 6);
    assert_eq!(held, Reason::ManPinned);
    assert_eq!((held.name(), held.ruling()), ("man_pinned", Some("PL-3")));
}

#[test]
fn a_point_of_the_opponent_is_named_by_the_movers_number() {
    // Black's 24 is White's 12.
    let men = [&on(&[(18, 1), (24, 14)]), &on(&[(24, 15)])];

    let refused = refusal("gul-bara", men, (6, 5), &[(18, 6)]);

    assert_eq!(refused, Reason::Blocked(Point::new(12).expect("a point")));
    assert_eq!(refused.point().map(Point::get), Some(12));
    assert_eq!(refused.name(), "blocked");
}

#[test]
fn a_step_that_gives_the_larger_number_away_begins_no_play() {
    // White's 13, 12 and 9 are Black's 1, 24 and 21. Only the man on 20 can move, and only once.
    let white = on(&[(20, 1), (18, 14)]);
    let black = on(&[(24, 13), (21, 1), (1, 1)]);

    let refused = refusal("gul-bara", [&white, &black], (6, 5), &[(20, 5)]);

    assert_eq!(refused, Reason::BeginsNoPlay);
    assert_eq!(refused.ruling(), Some("C-1"));
}
