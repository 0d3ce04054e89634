//! The turn machine of the rulings (section 7), literally, on top of the brute force.

use crate::brute::{self, Ending, Ends, ReachedEnd};
use crate::model::show_numbers;
use crate::model::{
    BAR, Both, Compulsion, GameOver, HAND, OFF, Options, Phase, Pos, Rest, SIDES, Scoring,
};

/// What happened on the way, as lines of text.
pub(crate) type Events = Vec<String>;

/// The distinct ends of the stage to be played.
pub(crate) fn ends(pos: &Pos) -> Ends {
    let (mover, stage) = pos.thrown().expect("a stage is to be played");
    brute::ends(&pos.stage_rules(), &pos.men, mover, stage)
}

/// The position after a throw; in the opening the dice are White's and Black's.
pub(crate) fn throw(pos: &Pos, first: u8, second: u8, events: &mut Events) -> Pos {
    let mut next = pos.clone();
    let thrower = match pos.phase {
        Phase::Opening if first == second => return next,
        Phase::Opening => usize::from(second > first),
        Phase::Throw(side) => side,
        _ => panic!("no throw is due in {pos}"),
    };
    if pos.phase == Phase::Opening && !pos.rules.opening_dice_are_played {
        next.phase = Phase::Throw(thrower);
        return next;
    }
    next.throws[thrower] += 1;
    let stage = next.rules.stage(first, second);
    let then = match first == second && cascades(&next, thrower) {
        true => (first + 1..=6).collect(),
        false => vec![],
    };
    next.phase = Phase::Play {
        thrower,
        mover: thrower,
        stage,
        then,
        named: false,
    };
    settle(next, true, events)
}

/// AD-2: the position after the thrower of a 2-1 has named a doublet.
pub(crate) fn name(pos: &Pos, number: u8, events: &mut Events) -> Pos {
    let Phase::Name(thrower) = pos.phase else {
        panic!("nothing is to be named in {pos}")
    };
    events.push(format!("{} names {number}", SIDES[thrower]));
    let mut next = pos.clone();
    next.phase = Phase::Play {
        thrower,
        mover: thrower,
        stage: vec![number; 4],
        then: vec![],
        named: true,
    };
    settle(next, true, events)
}

/// The position after a play that ends in `after`.
pub(crate) fn choose(pos: &Pos, after: &Both, reached: &ReachedEnd, events: &mut Events) -> Pos {
    let (mover, stage) = pos.to_play().expect("a stage is to be played");
    let mut next = pos.clone();
    next.men = *after;
    if reached.ending != Ending::None {
        if reached.ending == Ending::Capote {
            events.push(format!("capote by {}", SIDES[mover]));
        }
        next.phase = Phase::Over(result(&pos.rules, after, mover, reached.ending));
        return next;
    }
    let left = &reached.left;
    let stuck = pos.rules.compulsion != Compulsion::Free
        || left.is_empty()
        || !brute::can_go_on(&pos.rules, after, mover, left[0]);
    debug_assert_eq!(left.len(), stage.len() - reached.used);
    let next = stage_done(next, left.clone(), stuck, false, events);
    settle(next, false, events)
}

/// GB-3, GB-4: whether the doublet just thrown cascades.
fn cascades(pos: &Pos, thrower: usize) -> bool {
    let throws = if pos.rules.count_whole_game {
        pos.throws[0] + pos.throws[1]
    } else {
        pos.throws[thrower]
    };
    pos.rules.cascades && throws > pos.rules.after
}

/// Passes stages without a play until someone has a choice, or a throw, or the game is over.
fn settle(mut pos: Pos, mut first_group: bool, events: &mut Events) -> Pos {
    loop {
        let Some((mover, stage)) = pos.to_play() else {
            return dead_is_drawn(pos, events);
        };
        if brute::any_play(&pos.rules, &pos.men, (mover, pos.throws[mover]), stage) {
            return pos;
        }
        events.push(format!("{} passes {}", SIDES[mover], show_numbers(stage)));
        let left = stage.to_vec();
        pos = stage_done(pos, left, true, first_group, events);
        first_group = false;
    }
}

/// The next group of a cascade, or the throw of the other side.
fn next_group((thrower, mover): (usize, usize), then: &[u8]) -> Phase {
    match then.split_first() {
        Some((&number, rest)) => Phase::Play {
            thrower,
            mover,
            stage: vec![number; 4],
            then: rest.to_vec(),
            named: false,
        },
        None => Phase::Throw(1 - thrower),
    }
}

/// What follows a stage of which some numbers are `left`.
fn stage_done(
    mut pos: Pos,
    left: Vec<u8>,
    stuck: bool,
    unstarted: bool,
    events: &mut Events,
) -> Pos {
    let Phase::Play {
        thrower,
        mover,
        stage,
        then,
        named,
    } = pos.phase.clone()
    else {
        panic!("a stage was played in {pos}")
    };
    let later = then.clone();
    let next_group = |mover, then: &[u8]| next_group((thrower, mover), then);
    let cascade = stage.len() == 4 && stage[0] == stage[3] && cascades(&pos, thrower);
    let passes_on = match cascade {
        true => !(pos.rules.remainder_is_lost || unstarted && pos.rules.unstarted_is_lost),
        // LA-3: plain numbers.
        false => pos.rules.rest != Rest::Lost && !pos.rules.cascades,
    };
    pos.phase = if mover != thrower {
        if left.is_empty() || !pos.rules.stop_at_first {
            next_group(mover, &then)
        } else {
            Phase::Throw(1 - thrower)
        }
    } else if left.is_empty() && pos.rules.names && stage == [2, 1] {
        // AD-2: both numbers of a 2-1 were played.
        Phase::Name(thrower)
    } else if left.is_empty() && named {
        // AD-2: all four numbers of the named doublet were played.
        Phase::Throw(thrower)
    } else if left.is_empty() {
        next_group(mover, &then)
    } else if stuck && passes_on {
        let four = then.iter().map(|&number| show_numbers(&[number; 4]));
        let groups: Vec<_> = std::iter::once(show_numbers(&left)).chain(four).collect();
        events.push(format!(
            "{} is handed {}",
            SIDES[1 - thrower],
            groups.join(", ")
        ));
        Phase::Play {
            thrower,
            mover: 1 - thrower,
            stage: left.clone(),
            then,
            named: false,
        }
    } else {
        Phase::Throw(1 - thrower)
    };
    let handed_over = pos.to_play().is_some_and(|(next, _)| next != mover);
    if !left.is_empty() && !handed_over {
        let mut lost = left;
        if pos.to_play().is_none() {
            lost.extend(later.iter().flat_map(|&number| [number; 4]));
        }
        events.push(format!("{} loses {}", SIDES[mover], show_numbers(&lost)));
    }
    pos
}

/// C-4: between turns, nobody can ever play again.
fn dead_is_drawn(mut pos: Pos, events: &mut Events) -> Pos {
    if matches!(pos.phase, Phase::Throw(_)) && is_dead(&pos.rules, &pos.men, pos.throws) {
        events.push("dead".to_owned());
        pos.phase = Phase::Over(GameOver {
            winner: None,
            kind: "draw",
            units: 0,
        });
    }
    pos
}

/// Whether none of the 21 throws gives either side a play.
pub(crate) fn is_dead(rules: &Options, men: &Both, throws: [u16; 2]) -> bool {
    (0..2).all(|side| {
        let mover = (side, throws[side] + 1);
        (1..=6).all(|a| {
            (1..=a).all(|b| {
                let stage = rules.stage(a, b);
                !brute::any_play(rules, men, mover, &stage)
            })
        })
    })
}

/// C-6, TW-10 and section 5: what a win is worth.
fn result(rules: &Options, men: &Both, winner: usize, ending: Ending) -> GameOver {
    if let (Ending::Tie, Some(units)) = (ending, rules.mother_tie) {
        let kind = "tie";
        return GameOver {
            winner: None,
            kind,
            units,
        };
    }
    let loser = &men[1 - winner];
    let none_off = loser[OFF] == 0;
    let behind = loser[BAR] > 0 || (1..=6).any(|point| loser[brute::facing(rules, point)] > 0);
    let (kind, units) = match rules.scoring {
        _ if ending == Ending::Mother => ("mother", 2),
        Scoring::MenLeft => ("left", rules.all_men() as u8 - loser[OFF] as u8),
        Scoring::SingleOrCapote if ending == Ending::Capote => ("capote", 7),
        Scoring::SingleOrCapote => ("single", 1),
        Scoring::Jan if ending == Ending::Jan => ("jan", 2),
        Scoring::Jan | Scoring::Limpold | Scoring::LimpoldShut => ("single", 1),
        Scoring::Triple if none_off && behind => ("triple", 3),
        Scoring::Behind if behind => ("double", 2),
        Scoring::Behind => ("single", 1),
        _ if none_off => ("double", 2),
        _ => ("single", 1),
    };
    debug_assert!(loser[HAND] == 0 || rules.packed || rules.names);
    GameOver {
        winner: Some(winner),
        kind,
        units,
    }
}
