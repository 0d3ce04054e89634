//! Laws that hold in every game, under every preset and option.

use std::collections::BTreeSet;

use fastrand::Rng;
use rosespring_rules::{
    Dice, Event, IllegalPlay, Match, Movement, Outcome, Phase as CratePhase, Point, Position,
    Reason, Rules, Side, Stage, StageCursor, Step, WinKind,
};

use crate::bridge::{self, ends_of, from_position, from_step, men_on, to_position, to_step};
use crate::brute::{self, Move};
use crate::model::{BAR, HAND, OFF, Options, PRESETS, Phase, Pos};
use crate::sample::{self, VARIANTS, Walk};

fn all_rules() -> impl Iterator<Item = &'static str> {
    PRESETS.into_iter().chain(VARIANTS)
}

/// Positions of games played at random and positions built on purpose, of all rules.
fn for_positions(seed: u64, per_rules: usize, mut law: impl FnMut(&Pos, &Position, &mut Rng)) {
    let mut rng = Rng::with_seed(seed);
    for rules in all_rules() {
        let mut walk = Walk::new(rules);
        let options = Options::read(rules).expect("the rules read");
        for index in 0..per_rules {
            let pos = if index % 3 == 0 {
                sample::built(&options, &mut rng)
            } else {
                walk.step(&mut rng)
            };
            if let Ok(position) = to_position(&pos) {
                law(&pos, &position, &mut rng);
            }
        }
    }
}

/// The position with a stage to be played, if the one given, or a throw of it, has one.
fn in_play(pos: &Pos, position: &Position, rng: &mut Rng) -> Option<(Pos, Position)> {
    let (first, second) = sample::dice(rng);
    let position = match position.phase() {
        CratePhase::Throw(_) => position.throw(bridge::dice(first, second), &mut ()).ok()?,
        _ => *position,
    };
    position.turn()?;
    Some((from_position(&pos.rules, &position), position))
}

fn pips(pos: &Pos, side: usize) -> i32 {
    let men = &pos.men[side];
    let on_board: i32 = (1..=25)
        .map(|slot| slot as i32 * i32::from(men[slot]))
        .sum();
    on_board + pos.rules.entry_base as i32 * i32::from(men[HAND])
}

#[test]
fn fifteen_men_a_side_and_no_point_shared() {
    for_positions(1, 300, |pos, position, _| {
        let men = men_on(position.board());
        assert_eq!(men, pos.men);
        for side in 0..2 {
            assert_eq!(
                men[side].iter().map(|&men| i32::from(men)).sum::<i32>(),
                15,
                "{pos}"
            );
            assert!(men[side].iter().all(|&men| men >= 0), "{pos}");
        }
        for point in 1..=24 {
            let theirs = men[1][brute::facing(&pos.rules, point)];
            assert!(
                men[0][point] == 0 || theirs == 0,
                "{pos}: {point} is shared"
            );
        }
        for side in Side::ALL {
            let counted = i32::from(position.pips(side));
            assert_eq!(counted, pips(pos, side.index()), "{pos}: pips of {side}");
        }
    });
}

#[test]
fn a_stage_that_is_to_be_played_has_a_play() {
    for_positions(2, 300, |pos, position, _| match position.phase() {
        CratePhase::Play(turn) => {
            assert!(!ends_of(position).is_empty(), "{pos}");
            assert!(!position.plays().is_empty(), "{pos}");
            assert_eq!(turn.is_remainder(), turn.mover() != turn.thrower(), "{pos}");
            assert!(
                position.throw(bridge::dice(6, 5), &mut ()).is_err(),
                "{pos}: no throw is due"
            );
        }
        _ => {
            assert!(
                ends_of(position).is_empty() && position.plays().is_empty(),
                "{pos}"
            );
            let refused = position.play(&[to_step((24, 1))], &mut ());
            let expected = IllegalPlay {
                index: 0,
                reason: Reason::WrongPhase,
            };
            assert_eq!(refused.err(), Some(expected), "{pos}");
            assert!(StageCursor::new(position).is_none(), "{pos}");
        }
    });
}

/// At every point of a stage the steps that can be played next are exactly those that continue
/// some legal sequence of the brute force, and a play is whole exactly when it is one.
#[test]
fn a_step_is_accepted_exactly_if_some_legal_play_continues_with_it() {
    let mut followed = 0;
    for_positions(3, 90, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        if ends_of(&position).len() > 60 {
            return;
        }
        let sequences = legal_sequences(&pos);
        let mut cursor = StageCursor::new(&position).expect("a stage is to be played");
        loop {
            let played: Vec<Move> = cursor.steps().iter().copied().map(from_step).collect();
            let next = check_next_steps(&pos, &mut cursor, &played, &sequences);
            let Some(&step) = next.get(rng.usize(..next.len().max(1))) else {
                break;
            };
            cursor.push(to_step(step)).expect("it was legal");
            followed += 1;
        }
        let finished = cursor.finish(&mut ()).expect("nothing more can be played");
        let by_steps = position
            .play(cursor.steps(), &mut ())
            .expect("the same steps");
        assert_eq!(finished, by_steps, "{pos}");
        while cursor.pop().is_some() {}
        assert_eq!(cursor.board(), position.board(), "{pos}: taken back");
    });
    assert!(followed > 1000, "{followed} steps were followed");
}

fn legal_sequences(pos: &Pos) -> BTreeSet<Vec<Move>> {
    let (mover, stage) = pos.to_play().expect("a stage is to be played");
    let mut sequences = BTreeSet::new();
    brute::legal_sequences(&pos.rules, &pos.men, mover, stage, &mut |steps, _, _| {
        sequences.insert(steps.to_vec());
    });
    sequences
}

/// Checks the cursor where it stands; the steps that may follow.
fn check_next_steps(
    pos: &Pos,
    cursor: &mut StageCursor,
    played: &[Move],
    sequences: &BTreeSet<Vec<Move>>,
) -> Vec<Move> {
    let expected: BTreeSet<Move> = sequences
        .range(played.to_vec()..)
        .take_while(|sequence| sequence.starts_with(played))
        .filter_map(|sequence| sequence.get(played.len()).copied())
        .collect();
    let legal: Vec<Move> = cursor.legal().into_iter().map(from_step).collect();
    let distinct: BTreeSet<Move> = legal.iter().copied().collect();
    assert_eq!(distinct, expected, "{pos}: next after {played:?}");
    assert_eq!(legal.len(), distinct.len(), "{pos}: a step is listed twice");
    assert_eq!(
        cursor.is_complete(),
        sequences.contains(played),
        "{pos}: whole after {played:?}"
    );
    assert_eq!(
        cursor.finish(&mut ()).is_ok(),
        cursor.is_complete(),
        "{pos}: {played:?}"
    );
    let board = *cursor.board();
    for from in (1..=24).chain([BAR, HAND]) {
        for number in 1..=6 {
            if !expected.contains(&(from, number)) {
                let refused = cursor.push(to_step((from, number)));
                assert!(
                    refused.is_err(),
                    "{pos}: {from} by {number} after {played:?}"
                );
                assert_eq!(
                    *cursor.board(),
                    board,
                    "{pos}: a refused step changed the board"
                );
            }
        }
    }
    legal
}

#[test]
fn a_play_cut_short_or_drawn_out_is_refused() {
    for_positions(4, 60, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        let sequences = legal_sequences(&pos);
        for play in position.plays().into_iter().take(5) {
            let moves = |steps: &[Step]| steps.iter().copied().map(from_step).collect::<Vec<_>>();
            for len in 0..play.steps.len() {
                let accepted = position.play(&play.steps[..len], &mut ()).is_ok();
                assert_eq!(
                    accepted,
                    sequences.contains(&moves(&play.steps[..len])),
                    "{pos}"
                );
            }
            let mut longer = play.steps.clone();
            longer.extend(play.steps.last().copied());
            let accepted = position.play(&longer, &mut ()).is_ok();
            assert_eq!(
                accepted,
                sequences.contains(&moves(&longer)),
                "{pos}: {longer:?}"
            );
        }
    });
}

#[test]
fn pips_fall_by_the_numbers_played() {
    for_positions(5, 120, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        let (mover, _) = pos.to_play().expect("a stage is to be played");
        for play in position.plays().into_iter().take(20) {
            let after = Pos {
                men: men_on(&play.end.board),
                ..pos.clone()
            };
            let numbers: i32 = play
                .steps
                .iter()
                .map(|step| i32::from(step.number.get()))
                .sum();
            let fallen = pips(&pos, mover) - pips(&after, mover);
            let bears_off = after.men[mover][OFF] > pos.men[mover][OFF];
            assert!(
                fallen <= numbers && (bears_off || fallen == numbers),
                "{pos}: {play:?}"
            );
            assert!(fallen > 0, "{pos}: {play:?}");
            let hits = after.men[1 - mover][BAR] - pos.men[1 - mover][BAR];
            let gained = pips(&after, 1 - mover) - pips(&pos, 1 - mover);
            assert!(hits >= 0 && (hits > 0) == (gained > 0), "{pos}: {play:?}");
            assert_eq!(
                pos.men[1 - mover][OFF],
                after.men[1 - mover][OFF],
                "{pos}: {play:?}"
            );
        }
    });
}

fn swapped(pos: &Pos) -> Pos {
    let phase = match &pos.phase {
        Phase::Opening => Phase::Opening,
        Phase::Throw(side) => Phase::Throw(1 - side),
        Phase::Play {
            thrower,
            mover,
            stage,
            then,
        } => Phase::Play {
            thrower: 1 - thrower,
            mover: 1 - mover,
            stage: stage.clone(),
            then: then.clone(),
        },
        Phase::Over(over) => {
            let winner = over.winner.map(|side| 1 - side);
            Phase::Over(crate::model::Over { winner, ..*over })
        }
    };
    let [white, black] = pos.men;
    Pos {
        men: [black, white],
        throws: [pos.throws[1], pos.throws[0]],
        phase,
        ..pos.clone()
    }
}

#[test]
fn swapping_the_sides_commutes_with_throwing_and_playing() {
    for_positions(6, 90, |pos, position, rng| {
        let mirror = to_position(&swapped(pos)).expect("the mirror of a position is one");
        let (first, second) = sample::dice(rng);
        let opening = matches!(position.phase(), CratePhase::Opening);
        let (first_there, second_there) = if opening {
            (second, first)
        } else {
            (first, second)
        };
        let here = position.throw(bridge::dice(first, second), &mut ());
        let there = mirror.throw(bridge::dice(first_there, second_there), &mut ());
        match (here, there) {
            (Ok(here), Ok(there)) => {
                let here = from_position(&pos.rules, &here);
                assert_eq!(swapped(&here), from_position(&pos.rules, &there), "{pos}");
            }
            (here, there) => assert_eq!(here.is_err(), there.is_err(), "{pos}"),
        }
        for play in position.plays().into_iter().take(6) {
            let here = position
                .play(&play.steps, &mut ())
                .map(|next| from_position(&pos.rules, &next));
            let there = mirror
                .play(&play.steps, &mut ())
                .map(|next| from_position(&pos.rules, &next));
            assert_eq!(here.map(|here| swapped(&here)), there, "{pos}: {play:?}");
        }
    });
}

#[test]
fn a_point_faces_the_point_that_faces_it() {
    for movement in [Movement::Parallel, Movement::Contrary] {
        for point in Point::all() {
            assert_eq!(movement.facing(movement.facing(point)), point);
        }
    }
    for rules in PRESETS {
        let options = Options::read(rules).expect("a preset reads");
        let movement = Rules::preset(rules).expect("a preset").movement;
        for point in Point::all() {
            let number = usize::from(point.get());
            let facing = usize::from(movement.facing(point).get());
            assert_eq!(facing, brute::facing(&options, number), "{rules}: {point}");
        }
    }
}

/// Whole random games: they end, no turn is longer than 24 steps, the receiver of a remainder
/// plays at most what was left, throws are counted, and the result is the one the rulings name.
#[test]
fn random_games_end_and_no_turn_is_too_long() {
    let mut rng = Rng::with_seed(8);
    for rules in all_rules() {
        for _ in 0..6 {
            let mut position = Position::start(rules.parse().expect("the rules read"));
            let mut stages = 0;
            let outcome = loop {
                stages += 1;
                assert!(stages < 20_000, "{rules}: a game that does not end");
                position = match position.phase() {
                    CratePhase::Over(outcome) => break outcome,
                    CratePhase::Play(_) => one_turn(&position, &mut rng),
                    _ => {
                        let (first, second) = sample::dice(&mut rng);
                        position
                            .throw(bridge::dice(first, second), &mut ())
                            .expect("a throw is due")
                    }
                };
            };
            check_outcome(rules, &position, outcome);
        }
    }
}

/// Plays the whole turn at random and counts its steps.
fn one_turn(start: &Position, rng: &mut Rng) -> Position {
    let first = start.turn().expect("a turn is being played");
    let (mut by_thrower, mut by_other) = (0, 0);
    let mut left = if first.is_remainder() {
        all_numbers(first.stage())
    } else {
        0
    };
    let mut position = *start;
    while let Some(turn) = position.turn() {
        let plays = position.plays();
        let play = &plays[rng.usize(..plays.len())];
        if turn.is_remainder() {
            by_other += play.steps.len();
        } else {
            by_thrower += play.steps.len();
        }
        let mut events: Vec<Event> = Vec::new();
        position = position
            .play(&play.steps, &mut events)
            .expect("a play of the list");
        for event in events {
            if let Event::HandedOver { to, stage } = event {
                assert_eq!(
                    to,
                    first.thrower().other(),
                    "a remainder goes to the opponent"
                );
                left = all_numbers(stage);
            }
        }
    }
    assert!(by_thrower <= 24, "{by_thrower} steps in one turn");
    assert!(
        by_other <= left,
        "{by_other} steps of a remainder of {left}"
    );
    position
}

fn all_numbers(stage: Stage) -> usize {
    stage.groups().iter().map(Vec::len).sum()
}

fn check_outcome(rules: &str, position: &Position, outcome: Outcome) {
    let Outcome::Won { winner, kind } = outcome else {
        assert_eq!(outcome.units(), 0, "{rules}: a draw");
        return;
    };
    let (won, lost) = (position.men(winner), position.men(winner.other()));
    match kind {
        WinKind::Capote => assert!(won.off() > 0 && lost.bar() + lost.hand() > 0, "{rules}"),
        WinKind::Single => assert_eq!(won.off(), 15, "{rules}"),
        WinKind::Double | WinKind::Triple => {
            assert_eq!((won.off(), lost.off()), (15, 0), "{rules}")
        }
    }
    assert!(
        position.throw(bridge::dice(1, 2), &mut ()).is_err(),
        "{rules}: the game is over"
    );
}

#[test]
fn positions_are_written_and_read_back() {
    for_positions(9, 200, |pos, position, rng| {
        assert_eq!(
            Position::from_setup(&position.to_setup()),
            Ok(*position),
            "{pos}"
        );
        assert_eq!(
            position.id().parse(),
            Ok(*position),
            "{pos}: {}",
            position.id()
        );
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        assert_eq!(
            Position::from_setup(&position.to_setup()),
            Ok(position),
            "{pos}"
        );
        assert_eq!(
            position.id().parse(),
            Ok(position),
            "{pos}: {}",
            position.id()
        );
    });
}

/// An id with one character changed is refused or is another position, and never a panic.
#[test]
fn a_damaged_id_is_no_id_or_another() {
    let letters = b"rs1.gulbatw-:~=0123456789abcdefxyzBHOTPXS ";
    let mut read = 0;
    for_positions(10, 40, |pos, position, rng| {
        for _ in 0..20 {
            let mut id = position.id().into_bytes();
            let at = rng.usize(..id.len());
            match rng.u8(..3) {
                0 => id[at] = letters[rng.usize(..letters.len())],
                1 => drop(id.remove(at)),
                _ => id.insert(at, letters[rng.usize(..letters.len())]),
            }
            let text = String::from_utf8(id).expect("letters");
            if let Ok(other) = text.parse::<Position>() {
                assert_eq!(
                    other == *position,
                    other.id() == position.id(),
                    "{pos}: {text}"
                );
                assert_eq!(other.id().parse(), Ok(other), "{pos}: {text}");
                read += 1;
            }
        }
    });
    assert!(read > 10, "{read} damaged ids were positions");
}

#[test]
fn rules_are_written_and_read_back_and_told_apart() {
    let mut seen = BTreeSet::new();
    for text in all_rules() {
        let rules: Rules = text.parse().expect("the rules read");
        let again: Rules = rules
            .to_string()
            .parse()
            .expect("the rules as written read");
        assert_eq!(rules, again, "{text} written as {rules}");
        seen.insert((rules.fingerprint(), rules));
    }
    let fingerprints: BTreeSet<u64> = seen.iter().map(|&(fingerprint, _)| fingerprint).collect();
    let distinct: BTreeSet<Rules> = seen.iter().map(|&(_, rules)| rules).collect();
    assert_eq!(
        fingerprints.len(),
        distinct.len(),
        "two rules with one fingerprint"
    );
    assert!(distinct.len() > 25, "{} rules", distinct.len());
    for refused in [
        "",
        "gulbara",
        "gul-bara~",
        "gul-bara~capote=on",
        "gul-bara~after=-1",
        "tawula~remainder=lost",
        "backgammon~entry_base=24",
        "gioul:bulgarian",
    ] {
        assert!(refused.parse::<Rules>().is_err(), "`{refused}` was read");
    }
}

/// C-7: who begins the next game.
#[test]
fn the_next_game_of_a_match_begins_as_the_rules_say() {
    for text in all_rules() {
        let options = Options::read(text).expect("the rules read");
        let rules: Rules = text.parse().expect("the rules read");
        let mut score = Match::new(rules, 5);
        assert_eq!(score.next_game().phase(), CratePhase::Opening, "{text}");
        score.count(Outcome::Won {
            winner: Side::Black,
            kind: WinKind::Double,
        });
        let expected = if options.winner_leads {
            CratePhase::Throw(Side::Black)
        } else {
            CratePhase::Opening
        };
        assert_eq!(score.next_game().phase(), expected, "{text}");
        score.count(Outcome::Drawn);
        assert_eq!(
            score.next_game().phase(),
            CratePhase::Opening,
            "{text}: after a draw"
        );
        assert_eq!(
            (score.units(Side::White), score.units(Side::Black)),
            (0, 2),
            "{text}"
        );
        score.count(Outcome::Won {
            winner: Side::Black,
            kind: WinKind::Triple,
        });
        assert_eq!(score.winner(), Some(Side::Black), "{text}");
    }
}

/// Every kind of fault in a setup is named, all of them together.
#[test]
fn faults_of_a_setup_are_all_named() {
    let mut setup = Position::start("gul-bara".parse().expect("a preset")).to_setup();
    setup.white.points[24] = 14;
    setup.white.bar = 2;
    setup.black.hand = 1;
    setup.black.points[12] = 1;
    let error = Position::from_setup(&setup).expect_err("it has four faults and more");
    let text = error.to_string();
    for part in [
        "white has 16 men",
        "black has 17 men",
        "white has men on the bar",
        "black has men in hand",
        "both sides stand on White's 24",
    ] {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
}

/// Nobody can begin with a tie, and the opening die counts for nothing (GB-3).
#[test]
fn an_opening_is_decided_by_the_higher_die() {
    for text in all_rules() {
        let options = Options::read(text).expect("the rules read");
        let start = Position::start(text.parse().expect("the rules read"));
        for (Dice { first, second }, _) in Dice::ALL_21 {
            let next = start
                .throw(Dice::new(second, first), &mut ())
                .expect("an opening");
            let starter = Side::Black; // `first` is the higher, and here it is Black's
            let throws = [next.throws(Side::White), next.throws(Side::Black)];
            if first == second {
                assert_eq!(next, start, "{text}: a tie");
            } else if options.opening_dice_are_played {
                assert_eq!(throws, [0, 1], "{text}");
            } else {
                assert_eq!(
                    (next.phase(), throws),
                    (CratePhase::Throw(starter), [0, 0]),
                    "{text}"
                );
            }
        }
    }
}
