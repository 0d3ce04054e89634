//! A slow, literal generator of the plays of one stage, written from the rulings alone.
//!
//! Every order of every single step is walked; nothing is remembered on the way and nothing is
//! thrown out before the end. It shares no line and no idea with the crate under test.

use std::collections::BTreeMap;

use crate::model::{
    BAR, Both, Compulsion, HAND, Head, Men, Mover, OFF, Options, PINNED, PLACES, Scoring, Six,
};

/// One man by one number: (the place of the man, the number).
pub(crate) type Move = (usize, u8);

/// How a step ended the game, if it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ending {
    None,
    LastManOff,
    Capote,
    Mother,
    Tie,
    Jan,
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
        _ if rules.same => point,
        true if point > 12 => point - 12,
        true => point + 12,
        false => 25 - point,
    }
}

fn opposing(rules: &Options, men: &Both, mover: usize, point: usize) -> i8 {
    men[1 - mover][facing(rules, point)]
}

/// Where a man standing on `from` lands with `number`; 0 is off the board.
pub(crate) fn landing(rules: &Options, from: usize, number: u8) -> usize {
    if rules.laid {
        return laid(from);
    }
    let pips = if from == HAND { rules.entry_base } else { from };
    pips.saturating_sub(usize::from(number))
}

/// DU-1 to DU-4: a number lays down a man of its point; when nobody stands, it bears one off.
fn may_lay(rules: &Options, mine: &Men, (from, number): Move, of_choice: bool) -> bool {
    let stands = (7..=12).any(|place| mine[place] > 0);
    let point = usize::from(number);
    debug_assert!(rules.laid);
    match from {
        7..=12 => mine[from] > 0 && (of_choice || from == 6 + point),
        1..=6 => !stands && mine[from] > 0 && (of_choice || from == point),
        _ => false,
    }
}

/// DU-1: from standing to lying, from lying to off.
const fn laid(from: usize) -> usize {
    match from {
        7.. => from - 6,
        _ => OFF,
    }
}

/// Every man is free (PL-3) and at home.
fn all_home(men: &Men) -> bool {
    (7..PLACES).all(|slot| men[slot] == 0)
}

/// Whether a stage is men of one's choice (DU-4).
pub(crate) fn is_of_choice(rules: &Options, stage: &[u8]) -> bool {
    rules.laid && stage.len() > 1 && stage[0] == stage[1]
}

/// [`may_step`] in a stage.
pub(crate) fn may_step_in(
    rules: &Options,
    stage: &[u8],
    men: &Both,
    mover: usize,
    played: Move,
) -> bool {
    match is_of_choice(rules, stage) {
        true => may_lay(rules, &men[mover], played, true),
        false => may_step(rules, men, mover, played),
    }
}

/// Whether one man may make this step now (C-5, GB-1, TW-3 to TW-6, PL-2).
pub(crate) fn may_step(rules: &Options, men: &Both, mover: usize, (from, number): Move) -> bool {
    let mine = &men[mover];
    if rules.laid {
        return may_lay(rules, mine, (from, number), false);
    }
    if mine[from] == 0 || from == OFF {
        return false;
    }
    if mine[BAR] > 0 && from != BAR {
        return false;
    }
    if rules.packed && from == 24 && mine[HAND] > 0 {
        return false;
    }
    if mine[OFF] == 0 {
        // FE-2, JA-3: the foremost man alone, until one has come as far as the rules ask.
        let foremost = (1..=24).find(|&point| mine[point] > 0);
        if foremost.is_some_and(|foremost| foremost > rules.first_man && from != foremost) {
            return false;
        }
    }
    let to = landing(rules, from, number);
    if to == OFF {
        let exact = from == usize::from(number);
        let highest = (from + 1..=24).all(|higher| mine[higher] == 0);
        return all_home(mine) && (exact || highest);
    }
    let theirs = opposing(rules, men, mover, to);
    let blocks = if rules.hits || rules.pins { 2 } else { 1 };
    if theirs >= blocks || mine[PINNED + to] > 0 {
        return false;
    }
    if to >= rules.single_from && mine[to] > 0 {
        return false; // VQ-2, LU-2
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
    if rules.pins {
        // PL-2: a lone free man is pinned, and one that nobody stands on any more is free.
        for point in 1..=24 {
            let theirs = facing(rules, point);
            let (mine, other) = (after[mover][point], &mut after[1 - mover]);
            if point == to && other[theirs] == 1 {
                other[theirs] = 0;
                other[PINNED + theirs] = 1;
            } else if mine == 0 && other[PINNED + theirs] == 1 {
                other[PINNED + theirs] = 0;
                other[theirs] = 1;
            }
        }
    }
    let ending = if let Some(by_mothers) = mothers(rules, &after, mover) {
        by_mothers
    } else if after[mover][OFF] == rules.all_men() {
        Ending::LastManOff
    } else if to == OFF && after[mover][OFF] == 1 && is_capote(rules, &after[1 - mover]) {
        Ending::Capote
    } else if has_lost_frozen(rules, &after, 1 - mover) {
        Ending::Jan
    } else {
        Ending::None
    };
    (after, ending)
}

/// PL-4, PL-5: how the mothers end the game after a step of `mover`, if they do.
pub(crate) fn mothers(rules: &Options, men: &Both, mover: usize) -> Option<Ending> {
    let is_pinned = |side: usize| men[side][PINNED + 24] == 1;
    match rules.mother_tie {
        Some(_) if is_pinned(0) && is_pinned(1) => Some(Ending::Tie),
        Some(_) if is_pinned(1 - mover) && men[mover][24] == 0 => Some(Ending::Mother),
        _ => None,
    }
}

/// VQ-3, LU-3: more men on the bar than points 24..19 on which no man of the same side stands; a
/// side that is shut counts those that the other holds too.
pub(crate) fn has_lost_frozen(rules: &Options, men: &Both, side: usize) -> bool {
    let held = |point: usize| opposing(rules, men, side, point) >= 2;
    let shut = match rules.scoring {
        Scoring::Jan | Scoring::Limpold => false,
        Scoring::LimpoldShut => true,
        _ => return false,
    };
    let is_free = |point: &usize| men[side][*point] == 0 && !(shut && held(*point));
    let free = (19..=24).filter(is_free).count();
    men[side][BAR] as usize > free
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

/// FE-3: whether `mover` holds too many points of a table.
fn holds_too_many(rules: &Options, men: &Both, mover: usize) -> bool {
    let own = (19..=24).filter(|&point| men[mover][point] > 0).count();
    let opposite = (19..=24)
        .filter(|&theirs| opposing(rules, men, 1 - mover, theirs) > 0)
        .count();
    own > rules.tables_most.0 || opposite > rules.tables_most.1
}

/// NA-4: whether `mover` holds six consecutive points, as the opponent counts them, without a man
/// of the opponent past them or off.
fn blocks(rules: &Options, men: &Both, mover: usize) -> bool {
    let theirs = &men[1 - mover];
    let held = |point: usize| opposing(rules, men, 1 - mover, point) > 0;
    (6..=24).any(|first| {
        (first - 5..=first).all(held) && (1..first - 5).all(|point| theirs[point] == 0)
    }) && theirs[OFF] == 0
}

/// JA-4: whether `mover` holds six consecutive points, as the opponent counts them, and lacks the
/// last or the last but one.
fn corks(rules: &Options, men: &Both, mover: usize) -> bool {
    let held = |point: usize| opposing(rules, men, 1 - mover, point) > 0;
    let six = (6..=24).any(|first| (first - 5..=first).all(held));
    six && (men[mover][2] == 0 || men[mover][1] == 0)
}

/// FE-5: whether `mover` leaves the opponent imprisoned.
fn imprisons(rules: &Options, men: &Both, mover: usize) -> bool {
    let theirs = &men[1 - mover];
    match rules.six {
        Six::OnePoint => {
            let stands: Vec<_> = (1..=BAR).filter(|&point| theirs[point] > 0).collect();
            let [point] = stands[..] else { return false };
            (7..=24).contains(&point)
                && (point - 6..point).all(|before| opposing(rules, men, 1 - mover, before) > 0)
        }
        Six::Stuck => (1..=6).all(|number| !can_go_on(rules, men, 1 - mover, number)),
        Six::Free | Six::BlockAtEnd | Six::BlockAtStep | Six::LastPointsFirst => false,
    }
}

/// NA-2, NA-3: the most men that may leave 24 in a stage.
fn head_most(rules: &Options, men: &Both, (mover, throw): Mover, stage: &[u8]) -> usize {
    match rules.head {
        Head::Free => 15,
        Head::List if throw == 1 && stage.len() == 4 && [3, 4, 6].contains(&stage[0]) => 2,
        Head::Blocked if throw == 1 => {
            let one = walked(rules, men, mover, stage, 1);
            match one.iter().any(|play| play.counted == stage.len()) {
                true => 1,
                false => 2,
            }
        }
        Head::List | Head::Blocked => 1,
    }
}

/// TL-2: whether the man on `from` must stay because a man hit there in this stage.
fn must_stay(rules: &Options, men: &Both, mover: usize, from: usize, hit_on: &[usize]) -> bool {
    rules.hitter_stays && from <= 6 && men[mover][from] == 1 && hit_on.contains(&from)
}

/// What the steps so far of a stage forbid.
#[derive(Clone, Copy)]
struct Soon<'a> {
    /// The points on which they hit.
    hit_on: &'a [usize],
    /// The men that may still leave 24.
    head: usize,
}

/// Walks every sequence of single steps, however short, and shows each to `visit`.
fn walk(
    rules: &Options,
    men: &Both,
    mover: usize,
    left: &[u8],
    (steps, soon): (&mut Vec<Move>, Soon<'_>),
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
                || must_stay(rules, men, mover, from, soon.hit_on)
                || from == 24 && soon.head == 0
            {
                continue;
            }
            let (after, ending) = step(rules, men, mover, (from, number));
            if rules.six == Six::BlockAtStep && blocks(rules, &after, mover) {
                continue;
            }
            steps.push((from, number));
            visit(steps, &after, ending);
            if ending == Ending::None {
                let mut hit_on = soon.hit_on.to_vec();
                if after[1 - mover][BAR] > men[1 - mover][BAR] {
                    hit_on.push(landing(rules, from, number));
                }
                let head = soon.head - usize::from(from == 24);
                let soon = Soon {
                    hit_on: &hit_on,
                    head,
                };
                walk(rules, &after, mover, &rest, (steps, soon), visit);
            }
            steps.pop();
        }
    }
}

/// A sequence of steps, and where it leads.
struct WalkedPlay {
    steps: [Move; 4],
    len: usize,
    /// The numbers that it counts as using.
    counted: usize,
    after: Both,
    ending: Ending,
}

/// Every sequence of a stage whose end is not barred (C-8, TW-7), with at most `head` men leaving
/// 24. One that imprisons the opponent is there only if all others do too.
fn walked(rules: &Options, men: &Both, mover: usize, stage: &[u8], head: usize) -> Vec<WalkedPlay> {
    let guards = rules.free_point && !shut_out(rules, men, 1 - mover);
    let mut all = Vec::new();
    let soon = Soon { hit_on: &[], head };
    let mut keep = |steps: &[Move], after: &Both, ending| {
        let is_over = ending == Ending::LastManOff;
        let barred = guards && shut_out(rules, after, 1 - mover)
            || !is_over && holds_too_many(rules, after, mover)
            || !is_over && rules.six == Six::BlockAtEnd && blocks(rules, after, mover)
            || !is_over && rules.six == Six::LastPointsFirst && corks(rules, after, mover);
        if !barred {
            let counted = match ending {
                Ending::None => steps.len(),
                _ => stage.len(),
            };
            let mut kept = [(OFF, 0); 4];
            kept[..steps.len()].copy_from_slice(steps);
            all.push(WalkedPlay {
                steps: kept,
                len: steps.len(),
                counted,
                after: *after,
                ending,
            });
        }
    };
    walk(rules, men, mover, stage, (&mut Vec::new(), soon), &mut keep);
    let imprisons =
        |play: &WalkedPlay| play.ending == Ending::None && imprisons(rules, &play.after, mover);
    if !all.iter().all(imprisons) {
        all.retain(|play| !imprisons(play));
    }
    all
}

/// Shows every legal sequence of a stage (C-1, C-8), each order by itself.
pub(crate) fn legal_sequences(
    rules: &Options,
    men: &Both,
    mover: Mover,
    stage: &[u8],
    visit: &mut dyn FnMut(&[Move], &Both, Ending),
) {
    if is_of_choice(rules, stage) {
        return of_choice(rules, men, mover.0, stage, visit);
    }
    let head = head_most(rules, men, mover, stage);
    let walked = walked(rules, men, mover.0, stage, head);
    let most = walked.iter().map(|play| play.counted).max().unwrap_or(0);
    let one_of_two = stage.len() == 2 && stage[0] != stage[1] && most == 1;
    let larger_can_be_played = walked
        .iter()
        .any(|play| play.len == 1 && play.steps[0].1 == stage[0]);
    for play in &walked {
        let long_enough = play.counted == most;
        let legal = match rules.compulsion {
            Compulsion::Free | Compulsion::Optional => true,
            Compulsion::Most => long_enough,
            Compulsion::MostThenLarger => {
                let is_larger = play.steps[0].1 == stage[0];
                long_enough && (!one_of_two || !larger_can_be_played || is_larger)
            }
        };
        if legal {
            visit(&play.steps[..play.len], &play.after, play.ending);
        }
    }
    if rules.compulsion == Compulsion::Optional && !walked.is_empty() {
        visit(&[], men, Ending::None);
    }
}

/// DU-4: shows one sequence to each end of a doublet, as there are too many of them: level by
/// level, all men that the steps so far can leave.
fn of_choice(
    rules: &Options,
    men: &Both,
    mover: usize,
    stage: &[u8],
    visit: &mut dyn FnMut(&[Move], &Both, Ending),
) {
    let mut level = BTreeMap::from([(*men, Vec::new())]);
    for &number in stage {
        let mut next = BTreeMap::new();
        for (before, steps) in &level {
            for from in 1..=12 {
                if !may_lay(rules, &before[mover], (from, number), true) {
                    continue;
                }
                let (after, ending) = step(rules, before, mover, (from, number));
                let mut longer: Vec<Move> = steps.clone();
                longer.push((from, number));
                match ending {
                    Ending::None => drop(next.insert(after, longer)),
                    _ => visit(&longer, &after, ending),
                }
            }
        }
        level = next;
    }
    for (after, steps) in &level {
        visit(steps, after, Ending::None);
    }
}

/// Every distinct end of a stage; none if it passes.
pub(crate) fn ends(rules: &Options, men: &Both, mover: Mover, stage: &[u8]) -> Ends {
    let mut ends = Ends::new();
    legal_sequences(rules, men, mover, stage, &mut |steps, after, ending| {
        let mut left = stage.to_vec();
        for (_, number) in steps {
            let index = left.iter().position(|other| other == number);
            left.remove(index.expect("a number of the stage was played"));
        }
        let used = steps.len();
        let ending_before = ends.get(after).map_or(Ending::None, |known| known.ending);
        // Where other numbers lead to the same end, the smaller ones are left.
        let is_better =
            |known: &ReachedEnd| known.used < used || known.used == used && known.left > left;
        if ends.get(after).is_none_or(is_better) {
            ends.insert(*after, ReachedEnd { used, left, ending });
        }
        // Some order that reaches it with capote makes it capote (TW-10).
        if let Some(known) = ends.get_mut(after) {
            known.ending = known.ending.max(ending).max(ending_before);
        }
    });
    ends
}

/// Whether a stage has any legal play: whether any sequence at all is left by TW-7 and C-8.
pub(crate) fn any_play(rules: &Options, men: &Both, mover: Mover, stage: &[u8]) -> bool {
    let bars = rules.free_point || rules.tables_most != (6, 6) || rules.six != Six::Free;
    if is_of_choice(rules, stage) {
        return true; // as long as the game is not over
    }
    let steps = |&number: &u8| can_go_on(rules, men, mover.0, number);
    if !bars || !stage.iter().any(steps) {
        return stage.iter().any(steps);
    }
    let mut any = false;
    legal_sequences(rules, men, mover, stage, &mut |_, _, _| any = true);
    any
}

/// Whether another step of `number` could be made from here.
pub(crate) fn can_go_on(rules: &Options, men: &Both, mover: usize, number: u8) -> bool {
    (1..=HAND).any(|from| may_step(rules, men, mover, (from, number)))
}
