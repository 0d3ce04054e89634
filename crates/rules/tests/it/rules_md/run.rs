//! Running one block before a referee.

use std::collections::BTreeSet;

use super::parse::{self, Block, WrittenStep};
use crate::brute::Move;
use crate::model::{
    Both, HAND, Men, OFF, Options, PINNED, Phase, Pos, show, show_numbers, show_phase,
};
use crate::referee::Referee;

type Outcome<T> = Result<T, String>;

/// Runs a block; the number of things checked, or the line and the fault.
pub(crate) fn run(block: &Block, referee: &dyn Referee) -> Result<usize, (usize, String)> {
    let first = block.lines.first().map_or(0, |line| line.0);
    let mut case = Case::new(referee);
    for (line, text) in &block.lines {
        case.directive(text)
            .map_err(|fault| (*line, format!("`{text}`: {fault}")))?;
    }
    if case.checks == 0 {
        return Err((first, "the block checks nothing".to_owned()));
    }
    Ok(case.checks)
}

struct Case<'a> {
    referee: &'a dyn Referee,
    rules: Option<Options>,
    men: [Option<Men>; 2],
    throws: [u16; 2],
    phase: Phase,
    now: Option<Pos>,
    events: Vec<String>,
    checks: usize,
}

impl<'a> Case<'a> {
    fn new(referee: &'a dyn Referee) -> Self {
        Self {
            referee,
            rules: None,
            men: [None, None],
            throws: [0, 0],
            phase: Phase::Throw(0),
            now: None,
            events: Vec::new(),
            checks: 0,
        }
    }

    fn directive(&mut self, text: &str) -> Outcome<()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let set_up = matches!(word, "rules" | "white" | "black" | "throws" | "phase");
        if set_up && self.now.is_some() {
            return Err("the set-up is over".to_owned());
        }
        match word {
            "rules" => self.rules = Some(Options::read(rest)?),
            "white" => self.men[0] = Some(self.told_men(rest, 0)?),
            "black" => self.men[1] = Some(self.told_men(rest, 1)?),
            "throws" => self.throws = two_counts(rest)?,
            "phase" => self.phase = parse::phase(rest)?,
            "throw" => self.throw(rest)?,
            "name" => self.name(rest)?,
            "play" => self.play(rest)?,
            "again" => self.again(rest)?,
            _ => {
                self.checks += 1;
                self.check(word, rest)?;
            }
        }
        Ok(())
    }

    fn check(&mut self, word: &str, rest: &str) -> Outcome<()> {
        match word {
            "now" => same(
                &show_phase(&self.now()?.phase),
                &show_phase(&parse::phase(rest)?),
            ),
            "board" => self.board(rest),
            "thrown" => {
                let throws = two_counts(rest)?;
                same(&format!("{:?}", self.now()?.throws), &format!("{throws:?}"))
            }
            "used" => self.used(rest),
            "ends" => self.ends(rest),
            "plays" => self.plays(rest),
            "first" => self.first(rest),
            "never" => self.never(rest),
            "illegal" => self.illegal(rest),
            "count" => self.count(rest),
            "event" if self.events.iter().any(|event| event == rest) => Ok(()),
            "event" => Err(format!("what happened was {:?}", self.events)),
            "no" => {
                let text = rest.strip_prefix("event ").ok_or("expected `no event`")?;
                match self.events.iter().find(|event| event.contains(text)) {
                    Some(event) => Err(format!("it happened: {event}")),
                    None => Ok(()),
                }
            }
            _ => Err("no such directive".to_owned()),
        }
    }

    fn told_men(&self, text: &str, side: usize) -> Outcome<Men> {
        let rules = self.rules.as_ref().ok_or("rules come first")?;
        if text == "start" {
            Ok(rules.start[side])
        } else {
            parse::men(text, rules.all_men())
        }
    }

    /// The position of the set-up.
    fn set_up(&self) -> Outcome<Pos> {
        let rules = self.rules.clone().ok_or("no rules are set")?;
        let [Some(white), Some(black)] = self.men else {
            return Err("the men of both sides must be set".to_owned());
        };
        let pos = Pos {
            rules,
            men: [white, black],
            throws: self.throws,
            phase: self.phase.clone(),
        };
        self.referee.accepts(&pos)?;
        Ok(pos)
    }

    fn now(&mut self) -> Outcome<Pos> {
        if self.now.is_none() {
            self.now = Some(self.set_up()?);
        }
        self.now
            .clone()
            .ok_or_else(|| "nothing is set up".to_owned())
    }

    fn stage(&mut self) -> Outcome<(Pos, usize, Vec<u8>)> {
        let pos = self.now()?;
        let Some((mover, stage)) = pos.to_play() else {
            return Err(format!(
                "nothing is to be played: {}",
                show_phase(&pos.phase)
            ));
        };
        let stage = stage.to_vec();
        Ok((pos, mover, stage))
    }

    fn throw(&mut self, text: &str) -> Outcome<()> {
        let pos = self.now()?;
        if !matches!(pos.phase, Phase::Opening | Phase::Throw(_)) {
            return Err(format!("no throw is due: {}", show_phase(&pos.phase)));
        }
        let (first, second) = parse::dice(text)?;
        let (next, events) = self.referee.throw(&pos, first, second);
        (self.now, self.events) = (Some(next), events);
        Ok(())
    }

    fn name(&mut self, text: &str) -> Outcome<()> {
        let pos = self.now()?;
        if !matches!(pos.phase, Phase::Name(_)) {
            return Err(format!(
                "nothing is to be named: {}",
                show_phase(&pos.phase)
            ));
        }
        let [number] = parse::numbers(text)?[..] else {
            return Err("name one number".to_owned());
        };
        let (next, events) = self.referee.name(&pos, number);
        (self.now, self.events) = (Some(next), events);
        Ok(())
    }

    fn play(&mut self, text: &str) -> Outcome<()> {
        let (pos, mover, stage) = self.stage()?;
        let steps = match text.strip_prefix("to ") {
            Some(sets) => {
                let wanted = wanted_ends(&parse::sets(sets, pos.rules.all_men())?, &pos, mover);
                let [end] = wanted[..] else {
                    return Err("name one end".to_owned());
                };
                self.referee
                    .steps_to(&pos, &end)
                    .ok_or("no play ends there")?
            }
            None if text == "nothing" => Vec::new(),
            None => resolve(&parse::steps(text)?, &pos, mover, &stage)?,
        };
        let (next, events) = self.referee.play(&pos, &steps)?;
        (self.now, self.events) = (Some(next), events);
        Ok(())
    }

    fn again(&mut self, text: &str) -> Outcome<()> {
        if !text.is_empty() {
            self.rules = Some(Options::read(text)?);
        }
        self.events.clear();
        self.now = Some(self.set_up()?);
        Ok(())
    }

    fn board(&mut self, text: &str) -> Outcome<()> {
        let (name, set) = text.split_once(' ').ok_or("whose board?")?;
        let side = parse::side(name)?;
        let now = self.now()?;
        let sets = parse::sets(set, now.rules.all_men())?;
        let [(men, None)] = sets[..] else {
            return Err("expected one set of men".to_owned());
        };
        same(&show(&now.men[side]), &show(&men))
    }

    fn used(&mut self, text: &str) -> Outcome<()> {
        let (pos, ..) = self.stage()?;
        let wanted: usize = text.parse().map_err(|_| "expected a number")?;
        let used: BTreeSet<_> = self.referee.sequences(&pos).iter().map(Vec::len).collect();
        same(&format!("{used:?}"), &format!("{{{wanted}}}"))
    }

    fn ends(&mut self, text: &str) -> Outcome<()> {
        let (pos, mover, _) = self.stage()?;
        let (count, exact, listed) = listed(text)?;
        let wanted = wanted_ends(&parse::sets(listed, pos.rules.all_men())?, &pos, mover);
        compare(&self.referee.ends(&pos), &wanted, count, exact, mover)
    }

    fn plays(&mut self, text: &str) -> Outcome<()> {
        let (pos, mover, stage) = self.stage()?;
        let (count, exact, listed) = listed(text)?;
        let mut wanted = Vec::new();
        for play in listed.split(';').filter(|play| !play.trim().is_empty()) {
            let steps = resolve(&parse::steps(play)?, &pos, mover, &stage)?;
            wanted.push(self.referee.play(&pos, &steps)?.0.men);
        }
        compare(&self.referee.ends(&pos), &wanted, count, exact, mover)
    }

    fn first(&mut self, text: &str) -> Outcome<()> {
        let (pos, ..) = self.stage()?;
        let sequences = self.referee.sequences(&pos);
        let first: BTreeSet<_> = sequences
            .iter()
            .filter_map(|steps| steps.first())
            .map(|&step| show_step(&pos, step))
            .collect();
        let wanted: BTreeSet<_> = text.split_whitespace().map(str::to_owned).collect();
        same(&format!("{first:?}"), &format!("{wanted:?}"))
    }

    fn never(&mut self, text: &str) -> Outcome<()> {
        let (pos, ..) = self.stage()?;
        let played: BTreeSet<_> = self
            .referee
            .sequences(&pos)
            .iter()
            .flatten()
            .map(|&step| show_step(&pos, step))
            .collect();
        match text.split_whitespace().find(|&step| played.contains(step)) {
            Some(step) => Err(format!("{step} is legal")),
            None => Ok(()),
        }
    }

    fn illegal(&mut self, text: &str) -> Outcome<()> {
        let (pos, mover, stage) = self.stage()?;
        for play in text.split(';') {
            let steps = resolve(&parse::steps(play)?, &pos, mover, &stage)?;
            if self.referee.play(&pos, &steps).is_ok() {
                return Err(format!("{} is legal", play.trim()));
            }
        }
        Ok(())
    }

    fn count(&mut self, text: &str) -> Outcome<()> {
        let (throws, wanted) = text
            .split_once(':')
            .ok_or("expected `count 6-5: used 2, ends 2`")?;
        for dice in throws.split_whitespace() {
            let (first, second) = parse::dice(dice)?;
            let pos = self.set_up()?;
            let (used, ends) = self.referee.first_stage(&pos, first, second);
            same(&format!("used {used}, ends {ends}"), wanted.trim())
                .map_err(|fault| format!("{dice}: {fault}"))?;
        }
        Ok(())
    }
}

fn same(got: &str, wanted: &str) -> Outcome<()> {
    if got == wanted {
        Ok(())
    } else {
        Err(format!("it is {got}, not {wanted}"))
    }
}

fn two_counts(text: &str) -> Outcome<[u16; 2]> {
    let counts: Result<Vec<u16>, _> = text.split_whitespace().map(str::parse).collect();
    match counts.as_deref() {
        Ok(&[white, black]) => Ok([white, black]),
        _ => Err("expected two counts".to_owned()),
    }
}

/// `3`, `3: all of them`, `3 with some of them`: the count, whether all are named, the names.
fn listed(text: &str) -> Outcome<(usize, bool, &str)> {
    let digits = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (count, rest) = text.split_at(digits);
    let count = count.parse().map_err(|_| "expected a count".to_owned())?;
    let rest = rest.trim();
    match (rest.strip_prefix(':'), rest.strip_prefix("with ")) {
        (Some(listed), _) => Ok((count, true, listed)),
        (_, Some(listed)) => Ok((count, false, listed)),
        _ if rest.is_empty() => Ok((count, false, "")),
        _ => Err(format!("`{rest}`: expected `:` or `with`")),
    }
}

fn wanted_ends(sets: &[(Men, Option<Men>)], pos: &Pos, mover: usize) -> Vec<Both> {
    let both = |&(mine, theirs): &(Men, Option<Men>)| {
        let mut both = pos.men;
        both[mover] = mine;
        both[1 - mover] = theirs.unwrap_or(both[1 - mover]);
        both
    };
    sets.iter().map(both).collect()
}

fn compare(
    got: &BTreeSet<Both>,
    wanted: &[Both],
    count: usize,
    exact: bool,
    mover: usize,
) -> Outcome<()> {
    let text = |both: &Both| format!("{} | {}", show(&both[mover]), show(&both[1 - mover]));
    let missing: Vec<_> = wanted
        .iter()
        .filter(|end| !got.contains(*end))
        .map(text)
        .collect();
    let distinct: BTreeSet<_> = wanted.iter().collect();
    if !missing.is_empty() {
        let got: Vec<_> = got.iter().map(text).collect();
        return Err(format!("no end {missing:?}; there are {got:#?}"));
    }
    if got.len() != count {
        let got: Vec<_> = got.iter().map(text).collect();
        return Err(format!("{} ends, not {count}: {got:#?}", got.len()));
    }
    if exact && distinct.len() != count {
        return Err(format!("{} of {count} ends are named", distinct.len()));
    }
    Ok(())
}

/// Finds the number of each written step among those still to be played.
fn resolve(steps: &[WrittenStep], pos: &Pos, mover: usize, stage: &[u8]) -> Outcome<Vec<Move>> {
    let mut left = stage.to_vec();
    let mut men = pos.men;
    let mut resolved = Vec::new();
    for written in steps {
        let fits =
            |number: u8| crate::brute::landing(&pos.rules, written.from, number) == written.to;
        let may = |number: u8| {
            crate::brute::may_step_in(&pos.rules, stage, &men, mover, (written.from, number))
        };
        let numbers = left.iter().copied().filter(|&number| fits(number));
        // Where nobody moves, the place alone does not tell the number.
        let number = numbers
            .filter(|&number| !pos.rules.laid || may(number))
            .min();
        let number = number
            .ok_or_else(|| format!("no number of {} makes {written:?}", show_numbers(&left)))?;
        left.remove(
            left.iter()
                .position(|&other| other == number)
                .ok_or("lost a number")?,
        );
        if !may(number) {
            return Err(format!("{written:?} cannot be played"));
        }
        let on_bar = |men: &Both| men[1 - mover][crate::model::BAR];
        let theirs = crate::brute::facing(&pos.rules, written.to.max(1));
        let lies = |men: &Both| men[1 - mover][PINNED + theirs];
        let before = men;
        men = crate::brute::step(&pos.rules, &men, mover, (written.from, number)).0;
        let pins = written.to != OFF && lies(&men) > lies(&before);
        if written.hit != (pins || on_bar(&men) > on_bar(&before)) {
            return Err(format!("{written:?}: the hit is marked wrongly"));
        }
        resolved.push((written.from, number));
    }
    Ok(resolved)
}

/// A step in notation, without a hit mark.
fn show_step(pos: &Pos, (from, number): Move) -> String {
    let (name, start) = match from {
        crate::model::BAR => ("bar".to_owned(), 25),
        HAND => ("hand".to_owned(), pos.rules.entry_base),
        point => (point.to_string(), point),
    };
    match start.saturating_sub(usize::from(number)) {
        0 => format!("{name}/off"),
        to => format!("{name}/{to}"),
    }
}
