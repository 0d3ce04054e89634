//! A slow, literal generator of the plays of one stage, written from the rulings alone.
//!
//! Every order of every single step is walked; nothing is remembered on the way and nothing is
//! thrown out before the end. It shares no line and no idea with the crate under test.

use std::collections::BTreeMap;

use crate::model::{BAR, Both, Compulsion, HAND, Men, OFF, Options, Scoring};

/// One man by one number: (the place of the man, the number).
pub(crate) type Move = (usize, u8);

/// How a step ended the game, if it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    None,
    LastManOff,
    Capote,
}

/// What is known of one end of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ReachedEnd {
    /// The most numbers that some legal order uses.
    pub(crate) used: usize,
    /// The numbers that this order leaves.
    pub(crate) left: Vec<u8>,
    pub(crate) ending: Ending,
}

/// Every distinct end of a stage.
pub(crate) type Ends = BTreeMap<Both, ReachedEnd>;

/// The same point in the other side's numbering.
pub(crate) fn facing(rules: &Options, point: usize) -> usize {
    match rules.parallel {
        true if point > 12 => point - 12,
        true => point + 12,
        false => 25 - point,
    }
}

fn opposing(rules: &Options, men: &Both, mover: usize, point: usize) -> i8 {
    men[1 - mover][facing(rules, point)]
}

/// Where a man standing on `from` lands with `number`; 0 is off the board.
fn landing(rules: &Options, from: usize, number: u8) -> usize {
    let pips = if from == HAND { rules.entry_base } else { from };
    pips.saturating_sub(usize::from(number))
}

fn all_home(men: &Men) -> bool {
    (7..=HAND).all(|slot| men[slot] == 0)
}

/// Whether one man may make this step now (C-5, GB-1, TW-3 to TW-6).
pub(crate) fn may_step(rules: &Options, men: &Both, mover: usize, (from, number): Move) -> bool {
    let mine = &men[mover];
    if mine[from] == 0 || from == OFF {
        return false;
    }
    if mine[BAR] > 0 && from != BAR {
        return false;
    }
    if rules.packed && from == 24 && mine[HAND] > 0 {
        return false;
    }
    let to = landing(rules, from, number);
    if to == OFF {
        let exact = from == usize::from(number);
        let highest = (from + 1..=24).all(|higher| mine[higher] == 0);
        return all_home(mine) && (exact || highest);
    }
    let theirs = opposing(rules, men, mover, to);
    let blocks = if rules.hits { 2 } else { 1 };
    if theirs >= blocks {
        return false;
    }
    if rules.packed {
        let re_entry = from == BAR && rules.may_double;
        let most = match to {
            24 => 2,
            19..=23 if re_entry => 2,
            14..=23 => 1,
            _ => 15,
        };
        return mine[to] < most;
    }
    true
}

/// The men after a step, and whether it ended the game.
pub(crate) fn step(
    rules: &Options,
    men: &Both,
    mover: usize,
    (from, number): Move,
) -> (Both, Ending) {
    let mut after = *men;
    let to = landing(rules, from, number);
    after[mover][from] -= 1;
    after[mover][to] += 1;
    if to != OFF && rules.hits && opposing(rules, men, mover, to) == 1 {
        after[1 - mover][facing(rules, to)] -= 1;
        after[1 - mover][BAR] += 1;
    }
    let ending = if after[mover][OFF] == 15 {
        Ending::LastManOff
    } else if to == OFF && after[mover][OFF] == 1 && is_capote(rules, &after[1 - mover]) {
        Ending::Capote
    } else {
        Ending::None
    };
    (after, ending)
}

/// TW-10, at the moment the first man is borne off.
fn is_capote(rules: &Options, loser: &Men) -> bool {
    rules.scoring == Scoring::SingleOrCapote
        && rules.capote
        && loser[HAND] + loser[BAR] > 0
        && (1..=18).all(|point| loser[point] == 0)
}

/// TW-7: whether `side` is shut out by the other.
fn shut_out(rules: &Options, men: &Both, side: usize) -> bool {
    let own_full = |point: usize| match point {
        24 => men[side][24] >= 2,
        _ if rules.may_double => men[side][point] >= 2,
        _ => men[side][point] >= 1,
    };
    let held = |point: usize| opposing(rules, men, side, point) >= 2;
    men[side][BAR] > 0
        && (19..=24).all(|point| held(point) || own_full(point))
        && (19..=24).any(held)
}

/// TL-2: whether the man on `from` must stay because a man hit there in this stage.
fn must_stay(rules: &Options, men: &Both, mover: usize, from: usize, hit_on: &[usize]) -> bool {
    rules.hitter_stays && from <= 6 && men[mover][from] == 1 && hit_on.contains(&from)
}

/// Walks every sequence of single steps, however short, and shows each to `visit`. `hit_on` are the
/// points on which the steps so far hit.
fn walk(
    rules: &Options,
    men: &Both,
    mover: usize,
    left: &[u8],
    (steps, hit_on): (&mut Vec<Move>, &[usize]),
    visit: &mut dyn FnMut(&[Move], &Both, Ending),
) {
    for (index, &number) in left.iter().enumerate() {
        if left[..index].contains(&number) {
            continue; // the same number again, not another choice
        }
        let mut rest = left.to_vec();
        rest.remove(index);
        for from in 1..=HAND {
            if !may_step(rules, men, mover, (from, number))
                || must_stay(rules, men, mover, from, hit_on)
            {
                continue;
            }
            let (after, ending) = step(rules, men, mover, (from, number));
            steps.push((from, number));
            visit(steps, &after, ending);
            if ending == Ending::None {
                let mut hit_on = hit_on.to_vec();
                if after[1 - mover][BAR] > men[1 - mover][BAR] {
                    hit_on.push(landing(rules, from, number));
                }
                walk(rules, &after, mover, &rest, (steps, &hit_on), visit);
            }
            steps.pop();
        }
    }
}

/// Shows every legal sequence of a stage (C-1, TW-7), each order by itself.
pub(crate) fn legal_sequences(
    rules: &Options,
    men: &Both,
    mover: usize,
    stage: &[u8],
    visit: &mut dyn FnMut(&[Move], &Both, Ending),
) {
    let guards = rules.free_point && !shut_out(rules, men, 1 - mover);
    let barred = |after: &Both| guards && shut_out(rules, after, 1 - mover);
    let mut walked = Vec::new();
    walk(
        rules,
        men,
        mover,
        stage,
        (&mut Vec::new(), &[]),
        &mut |steps, after, ending| {
            if !barred(after) {
                let counted = if ending == Ending::None {
                    steps.len()
                } else {
                    stage.len()
                };
                let mut kept = [(OFF, 0); 4];
                kept[..steps.len()].copy_from_slice(steps);
                walked.push((kept, steps.len(), counted, *after, ending));
            }
        },
    );
    let most = walked
        .iter()
        .map(|&(_, _, counted, _, _)| counted)
        .max()
        .unwrap_or(0);
    let one_of_two = stage.len() == 2 && stage[0] != stage[1] && most == 1;
    let larger_can_be_played = walked
        .iter()
        .any(|(steps, len, ..)| *len == 1 && steps[0].1 == stage[0]);
    for (steps, len, counted, after, ending) in &walked {
        let long_enough = *counted == most;
        let legal = match rules.compulsion {
            Compulsion::Free => true,
            Compulsion::Most => long_enough,
            Compulsion::MostThenLarger => {
                long_enough && (!one_of_two || !larger_can_be_played || steps[0].1 == stage[0])
            }
        };
        if legal {
            visit(&steps[..*len], after, *ending);
        }
    }
}

/// Every distinct end of a stage; none if it passes.
pub(crate) fn ends(rules: &Options, men: &Both, mover: usize, stage: &[u8]) -> Ends {
    let mut ends = Ends::new();
    legal_sequences(rules, men, mover, stage, &mut |steps, after, ending| {
        let mut left = stage.to_vec();
        for (_, number) in steps {
            let index = left.iter().position(|other| other == number);
            left.remove(index.expect("a number of the stage was played"));
        }
        let used = steps.len();
        let ending_before = ends.get(after).map_or(Ending::None, |known| known.ending);
        if ends.get(after).is_none_or(|known| known.used < used) {
            ends.insert(*after, ReachedEnd { used, left, ending });
        }
        // Some order that reaches it with capote makes it capote (TW-10).
        if let Some(known) = ends.get_mut(after) {
            known.ending = known.ending.max(ending).max(ending_before);
        }
    });
    ends
}

/// Whether a stage has any legal play: whether any sequence at all is left by TW-7.
pub(crate) fn any_play(rules: &Options, men: &Both, mover: usize, stage: &[u8]) -> bool {
    let may_be_barred = rules.free_point;
    if !may_be_barred
        || stage
            .iter()
            .all(|&number| !can_go_on(rules, men, mover, number))
    {
        return stage
            .iter()
            .any(|&number| can_go_on(rules, men, mover, number));
    }
    let mut any = false;
    legal_sequences(rules, men, mover, stage, &mut |_, _, _| any = true);
    any
}

/// Whether another step of `number` could be made from here.
pub(crate) fn can_go_on(rules: &Options, men: &Both, mover: usize, number: u8) -> bool {
    (1..=HAND).any(|from| may_step(rules, men, mover, (from, number)))
}
