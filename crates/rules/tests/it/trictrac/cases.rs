//! Each event of a throw (TC-6) with the positions that tell where it begins and ends.
//!
//! Many are the positions of mmai/trictrac's public tests, with their answers. A row is White's
//! men, Black's men, White's throw, and its events of some kinds in any order; `#` begins a
//! comment.

use super::page::men;
use super::rulings::Case;
use super::{judge_case, verdict_of};

/// Every kind of event.
const ALL: [&str; 10] = [
    "hit",
    "false hit",
    "hit corner",
    "two tables",
    "mezeas",
    "six tables",
    "fill",
    "keep",
    "out",
    "unplayed",
];

/// Judges each row by the crate and by the rulings, as the throw of this number, and compares the
/// events of these kinds with those of the row.
#[track_caller]
fn check_throw(number: u16, kinds: &[&str], rows: &str) {
    let rows = rows.lines().map(str::trim);
    for row in rows.filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let [white, black, dice, events] = row.split('|').collect::<Vec<_>>()[..] else {
            panic!("`{row}` has no four parts");
        };
        let (first, second) = dice.trim().split_once('-').expect(row);
        let [first, second] = [first, second].map(|die| die.parse().expect(row));
        let case = Case {
            mine: men(white).expect(row),
            theirs: men(black).expect(row),
            dice: (first, second),
            throw: number,
        };

        let judged = judge_case(&case);

        let events_of_kinds = judged
            .events
            .iter()
            .filter(|it| kinds.contains(&it.kind.name()));
        let mut found: Vec<_> = events_of_kinds.map(ToString::to_string).collect();
        let mut wanted: Vec<_> = events.split(',').map(str::trim).collect();
        wanted.retain(|event| !event.is_empty());
        found.sort();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{row}");
        assert_eq!(verdict_of(&judged), case.verdict(), "{row}");
    }
}

#[track_caller]
fn check(kinds: &[&str], rows: &str) {
    check_throw(9, kinds, rows);
}

#[test]
fn a_lone_man_is_hit_in_each_way_that_reaches_it() {
    check(
        &["hit", "false hit"],
        "
        # By each number and by both; two men on one point are one way.
        24:2 22 21 | 6 | 3-2 | hit 19: 12 to white
        24:2 | 6 | 3-2 | hit 19: 4 to white
        # A doublet has two ways at most: its number, and both.
        19:2 17 | 10 | 2-2 | hit 15: 8 to white
        # 2 points on 18 to 7, 4 elsewhere; 4 and 6 by a doublet.
        24:2 20:2 | 4 7 | 4-2 | hit 18: 4 to white
        13:2 | 15 | 3-3 | hit 10: 4 to white
        24:2 | 3 6 | 3-2 | hit 19: 4 to white, hit 22: 4 to white
        13 | 19 | 6-1 | hit 6: 4 to white
        13 | 19 | 4-3 | hit 6: 4 to white
        12 | 23 | 5-5 | hit 2: 6 to white
        # Several men are hit by one throw.
        24:2 | 3 4 6 | 3-2 | hit 19: 4 to white, hit 21: 4 to white, hit 22: 4 to white
        ",
    );
}

#[test]
fn a_man_that_plays_both_numbers_rests_on_the_way() {
    check(
        &["hit", "false hit"],
        "
        # One man of the other side is no stop, two are; one free rest is enough.
        24:2 | 3 4:2 6 | 3-2 | hit 19: 4 to white, hit 22: 4 to white
        24:2 | 3:2 4 7 | 4-2 | hit 18: 2 to white
        # Either empty corner is a rest.
        14 | 15 | 3-1 | hit 10: 2 to white
        15 | 14:2 15 | 4-1 | hit 10: 2 to white
        18 24:14 | 24:12 18 13:2 | 6-5 | hit 7: 2 to white
        ",
    );
}

#[test]
fn a_man_that_only_both_numbers_reach_over_held_points_is_hit_falsely() {
    check(
        &["hit", "false hit"],
        "
        24:2 16 | 3:2 4:2 6 | 3-2 | false hit 19: 4 to black
        24:2 15 | 3:2 4 5:2 7 | 4-2 | false hit 18: 2 to black
        # By a doublet there is one rest.
        24 16 | 4:2 7 | 3-3 | false hit 18: 4 to black
        24 16 | 4 7 | 3-3 | hit 18: 4 to white, hit 21: 6 to white
        # A man that one number reaches is hit truly alone.
        24:2 21 | 3:2 4:2 6 | 3-2 | hit 19: 4 to white
        ",
    );
}

#[test]
fn the_empty_corner_is_hit_by_two_men_beside_those_that_hold_the_own() {
    check(
        &["hit corner"],
        "
        14:2 13:2 | start | 2-2 | hit corner: 6 to white
        18 17 13:2 | start | 6-5 | hit corner: 4 to white
        18 13:3 | start | 6-1 | hit corner: 4 to white
        13:4 | 1 | 1-1 | hit corner: 6 to white
        14 13:3 | 1 | 1-1 |
        18 13:2 | 1 | 6-1 |
        # One man is not two.
        18 13:2 | 1 | 6-6 |
        # Both corners must be as they should.
        18 17 13:2 | 24:13 13:2 | 6-5 |
        14:2 | 1 | 2-2 |
        ",
    );
}

#[test]
fn the_only_two_men_off_the_start_reach_both_corners() {
    check(
        &["two tables", "mezeas"],
        "
        24:13 15 14 | 2 | 2-2 | two tables: 6 to white
        24:13 15 14 | start | 3-1 | two tables: 4 to white
        24:13 18 14 | start | 6-1 | two tables: 4 to white
        24:13 14:2 | start | 2-1 | two tables: 4 to white
        24:13 15 14 | 13:2 2 | 2-2 | two tables: 6 to black
        24:13 15 14 | 24:13 13:2 | 3-1 | two tables: 4 to black
        # One man cannot be in two places, and a third man off the start is one too many.
        24:13 15 14 | start | 3-2 |
        24:13 15 14 | 24:13 13:2 | 3-2 |
        24:13 15 | start | 3-2 |
        24:12 21 15 14 | 2 | 2-2 |
        ",
    );
}

#[test]
fn an_ace_after_taking_the_corner_with_the_only_two_men_is_mezeas() {
    check(
        &["two tables", "mezeas"],
        "
        24:13 13:2 | 2 | 1-1 | mezeas: 6 to white
        24:13 13:2 | 2 | 2-1 | mezeas: 4 to white
        24:13 13:2 | start | 4-1 | mezeas: 4 to white
        24:13 13:2 | 13:2 2 | 1-1 | mezeas: 6 to black
        24:13 13:2 | 24:13 13:2 | 4-1 | mezeas: 4 to black
        24:13 13:2 | start | 4-2 |
        24:12 23 13:2 | start | 4-1 |
        ",
    );
}

#[test]
fn the_third_throw_completes_six_points_with_one_man_each() {
    let kinds = &["six tables"];
    let complete = "24:11 23 20 19 18 | 2 | 3-2 |";
    check_throw(3, kinds, &format!("{complete} six tables: 4 to white"));
    check_throw(2, kinds, complete);
    check_throw(4, kinds, complete);
    check_throw(
        3,
        kinds,
        "
        24:11 23 22 20 18 | start | 5-3 | six tables: 4 to white
        # Two men on one point, a fifth man, other numbers, or a point that a man blocks.
        24:10 23 20 19:2 18 | 2 | 3-2 |
        24:10 23 20 19 18 17 | 2 | 3-2 |
        24:11 23 20 19 18 | 2 | 3-1 |
        24:11 23 20 19 18 | 4 3 | 3-2 |
        ",
    );
}

#[test]
fn a_jan_is_filled_in_each_way_that_brings_the_last_man() {
    check(
        &["fill", "keep"],
        "
        24:3 23 22:2 21:2 20:3 19:2 | start | 2-1 | fill small jan: 4 to white
        24:2 23:3 22 21:2 20:2 19:3 | start | 1-1 | fill small jan: 6 to white
        24:3 23:3 22 21:2 20:2 19:2 | start | 1-1 | fill small jan: 12 to white
        # By the 4 and by both, not by the 2, which would open 18; by each number and by both.
        22 20 19 18:2 17:2 16 15:2 14:2 13:2 | start | 4-2 | fill great jan: 8 to white
        22 20 18:3 17:2 16 15:2 14:2 13:2 | start | 4-2 | fill great jan: 12 to white
        # Two men are lacking: one way, on two points or on one.
        24:4 23:2 22 21 20:2 19:2 | start | 3-2 | fill small jan: 4 to white
        24:4 23:3 21:2 20:2 19:2 | start | 2-1 | fill small jan: 4 to white
        24:4 23:2 21:2 20:2 19:2 | start | 2-2 | fill small jan: 6 to white
        # The corner is taken by two men.
        19 18:3 17:2 16:2 15:2 14:2 24:3 | start | 6-5 | fill great jan: 4 to white
        # The return jan, once the other side cannot fill its small jan.
        10 6:3 5:2 4:2 3:2 2:2 1 | 12:15 | 5-4 | fill return jan: 8 to white
        ",
    );
}

#[test]
fn a_jan_filled_on_the_way_counts_nothing() {
    check(
        &["fill", "keep"],
        "
        # The 1 fills, but the 6 has to break the jan again.
        24:3 23 22:2 21:2 20:2 19:2 | start | 6-1 |
        # A man of the jan fills nothing, since its own point is open then.
        24:2 23:2 22:2 21 20:2 19:2 13:4 | 24:13 13:2 | 2-1 |
        ",
    );
}

#[test]
fn a_full_jan_is_kept_if_a_play_leaves_it_or_none_is_possible() {
    check(
        &["fill", "keep", "unplayed"],
        "
        24:3 23:3 22:2 21:2 20:2 19:2 | start | 1-1 | keep small jan: 6 to white
        24:2 23:2 22:2 21:2 20:2 19:4 18 | 24 22:5 21:3 20:2 19 18:3 | 3-1 | \
          keep small jan: 4 to white
        24:2 23:2 22:2 21:2 20:2 19:2 18:3 | start | 6-5 |
        # Nothing can be played: the other side marks, and the jan stays.
        18:2 17:2 16:2 15:2 14:2 13:2 | 24:3 18:2 17:2 16:2 15:2 14:2 13:2 | 6-6 | \
          keep great jan: 6 to white, unplayed 6: 2 to black, unplayed 6: 2 to black
        # The 2 leaves it, and the 6 cannot be played.
        18:2 17:2 16:2 15:2 14:2 13:2 3 | 18:3 17:3 16:3 15:2 14:2 13:2 | 6-2 | \
          keep great jan: 4 to white, unplayed 6: 2 to black
        # By bearing off.
        6:3 5:2 4:2 3:2 2:2 1:4 | 12:15 | 1-1 | keep return jan: 6 to white
        ",
    );
}

#[test]
fn the_last_man_off_counts_and_leaves_no_number() {
    check(
        &["out", "unplayed"],
        "
        2 1 | 3:2 6 | 3-1 | out: 4 to white
        2 | 3:2 6 | 2-2 | out: 6 to white
        2 1 | start | 6-6 | out: 6 to white
        1 | 12:15 | 6-5 | out: 4 to white
        # A number that can be played inside must not exceed.
        4 1 | 12:15 | 6-3 |
        3:2 | 12:15 | 6-5 | out: 4 to white
        ",
    );
}

#[test]
fn every_number_that_is_not_played_is_worth_two_to_the_other_side() {
    check(
        &["unplayed"],
        "
        24:2 | 3:2 4:2 5:2 7:2 | 4-2 | unplayed 4: 2 to black, unplayed 2: 2 to black
        # The larger number is played if either could be.
        24 | 7:2 | 4-2 | unplayed 2: 2 to black
        24 | 5:2 7:2 | 4-2 | unplayed 4: 2 to black
        # A doublet is two numbers.
        24 | 7:2 | 3-3 | unplayed 3: 2 to black
        6:2 3 | 23:2 | 4-3 | unplayed 4: 2 to black
        ",
    );
}

#[test]
fn many_events_are_added() {
    check(
        &ALL,
        "
        24:2 23:2 22:2 21:2 17:2 16:2 14 13:2 | 24:2 23:2 22 20 19 18 17:2 16:2 15 13:2 | 6-3 | \
          hit 5: 4 to white, hit 7: 4 to white, hit 10: 4 to white
        # Fallavel's throw of 1776: 82 points.
        23 22 21 20 19 18:2 17:2 16 15 14:2 13:2 | 24:5 23 22 21 20 19 18 17 16 15 14 | 6-6 | \
          hit 2: 6 to white, hit 3: 6 to white, hit 4: 6 to white, hit 5: 6 to white, \
          hit 6: 6 to white, hit 7: 8 to white, hit 8: 8 to white, hit 9: 8 to white, \
          hit 10: 8 to white, hit 11: 8 to white, hit corner: 6 to white, \
          fill great jan: 6 to white
        ",
    );
}
