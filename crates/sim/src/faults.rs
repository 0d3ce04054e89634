//! The faults of a run: which, when, how hard. They follow from a seed.

use std::fmt;

use fastrand::Rng;

/// A kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FaultKind {
    /// Messages of a connection wait.
    Wait,
    /// Both sides see that a connection breaks.
    Break,
    /// The page sees it first; the socket of the hall lives on for a while.
    BreakPage,
    /// Nobody sees it: nothing arrives any more.
    BreakSilent,
    /// A player presses twice.
    Double,
    /// The hall is killed, and begins again later.
    Crash,
    /// The hall is killed while it appends.
    CrashAppend,
    /// The machine stands.
    Stall,
    /// The clock of the machine is wrong for a while.
    Clock,
    /// The store takes long to append.
    AppendSlow,
    /// The store refuses to append.
    AppendRefused,
    /// The store appends, and does not say so.
    AppendUnanswered,
    /// The node that leads is killed, and begins again later.
    CrashLeader,
    /// A connection between two nodes breaks.
    NodeBreak,
    /// Nodes do not reach each other, and nobody tells them.
    NodeSilent,
    /// The broker is away.
    BusAway,
    /// The broker loses messages.
    BusLost,
    /// The broker delivers messages twice.
    BusDouble,
    /// Messages over the broker take long, and come in another order.
    BusLate,
}

use FaultKind::{
    AppendRefused, AppendSlow, AppendUnanswered, Break, BreakPage, BreakSilent, BusAway, BusDouble,
    BusLate, BusLost, Clock, Crash, CrashAppend, CrashLeader, Double, NodeBreak, NodeSilent, Stall,
    Wait,
};

/// Number of kinds that a hall of one process can have: the first ones.
const OF_ONE: usize = 12;

impl FaultKind {
    /// All kinds.
    pub(crate) const ALL: [Self; 19] = [
        Wait,
        Break,
        BreakPage,
        BreakSilent,
        Double,
        Crash,
        CrashAppend,
        Stall,
        Clock,
        AppendSlow,
        AppendRefused,
        AppendUnanswered,
        CrashLeader,
        NodeBreak,
        NodeSilent,
        BusAway,
        BusLost,
        BusDouble,
        BusLate,
    ];

    /// Returns the kinds of a level.
    pub(crate) fn of_level(level: u8) -> &'static [Self] {
        match level {
            3 => &Self::ALL,
            _ => &Self::ALL[..OF_ONE],
        }
    }

    /// Its name, as `--faults` has it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Wait => "wait",
            Break => "break",
            BreakPage => "break-page",
            BreakSilent => "break-silent",
            Double => "double",
            Crash => "crash",
            CrashAppend => "crash-append",
            Stall => "stall",
            Clock => "clock",
            AppendSlow => "append-slow",
            AppendRefused => "append-refused",
            AppendUnanswered => "append-unanswered",
            CrashLeader => "crash-leader",
            NodeBreak => "node-break",
            NodeSilent => "node-silent",
            BusAway => "bus-away",
            BusLost => "bus-lost",
            BusDouble => "bus-double",
            BusLate => "bus-late",
        }
    }

    /// Returns the kind of this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Draws how hard a fault is, in milliseconds.
    fn draw_ms(self, rng: &mut Rng) -> i64 {
        match self {
            Wait => rng.i64(200..=4_000),
            BreakPage => rng.i64(0..=20_000),
            Double => rng.i64(0..=40),
            Crash | CrashAppend | CrashLeader => log_uniform(rng, 50, 40_000),
            NodeSilent | BusAway | BusLost | BusDouble | BusLate => log_uniform(rng, 500, 60_000),
            Stall => log_uniform(rng, 200, 45_000),
            Clock => {
                let error_ms = log_uniform(rng, 1_000, 7_200_000);
                if rng.bool() { error_ms } else { -error_ms }
            }
            AppendSlow => log_uniform(rng, 50, 20_000),
            Break | BreakSilent | AppendRefused | AppendUnanswered | NodeBreak => 0,
        }
    }
}

/// One fault of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    /// When it happens, in milliseconds since the run began.
    pub(crate) at_ms: i64,
    pub(crate) kind: FaultKind,
    /// How hard it is: a length, or the error of a clock.
    pub(crate) ms: i64,
    /// How long a clock stays wrong.
    pub(crate) for_ms: i64,
    /// Which connection it meets, counted in a circle.
    pub(crate) place: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at_s = self.at_ms / 1_000;
        write!(f, "{}:{:02} {}", at_s / 60, at_s % 60, self.kind.name())?;
        if self.ms != 0 {
            write!(f, " {} ms", self.ms)?;
        }
        if self.kind == Clock {
            write!(f, " for {} s", self.for_ms / 1_000)?;
        }
        Ok(())
    }
}

/// Returns a number whose logarithm is uniform.
pub(crate) fn log_uniform(rng: &mut Rng, low: i64, high: i64) -> i64 {
    let (low, high) = ((low as f64).ln(), (high as f64).ln());
    (low + (high - low) * rng.f64()).exp() as i64
}

/// Draws the faults of a run of `length_ms`: of the allowed kinds a subset, each at a rate that
/// follows from the seed too. With `all`, every allowed kind is among them.
pub(crate) fn draw(seed: u64, length_ms: i64, kinds: &[FaultKind], all: bool) -> Vec<Fault> {
    let mut rng = Rng::with_seed(seed ^ 0x000f_a417);
    let mut faults = Vec::new();
    for kind in FaultKind::ALL {
        // Drawn for every kind, so that the choice of kinds moves no other fault.
        let (is_in, gap_ms) = (rng.bool(), log_uniform(&mut rng, 15_000, 600_000));
        let mut own = rng.fork();
        if !kinds.contains(&kind) || !(all || is_in) {
            continue;
        }
        let mut at_ms = 0_i64;
        loop {
            at_ms += (-(1.0 - own.f64()).ln() * gap_ms as f64) as i64 + 1;
            if at_ms >= length_ms {
                break;
            }
            faults.push(Fault {
                at_ms,
                kind,
                ms: kind.draw_ms(&mut own),
                for_ms: match kind {
                    Clock => log_uniform(&mut own, 2_000, 1_200_000),
                    _ => 0,
                },
                place: own.usize(0..1_024),
            });
        }
    }
    faults.sort_by_key(|fault| fault.at_ms);
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_follow_from_the_seed_and_seeds_draw_different_kinds() {
        let drawn = |seed| draw(seed, 3_600_000, &FaultKind::ALL, false);
        let kinds = |seed: u64| {
            let mut kinds: Vec<_> = drawn(seed).iter().map(|fault| fault.kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(kinds(1), kinds(2));
        assert!(drawn(7).is_sorted_by_key(|fault| fault.at_ms));
    }

    #[test]
    fn a_choice_of_kinds_moves_no_other_fault() {
        let all = draw(3, 3_600_000, &FaultKind::ALL, true);
        let stalls: Vec<_> = all.into_iter().filter(|one| one.kind == Stall).collect();
        assert!(!stalls.is_empty());
        assert_eq!(draw(3, 3_600_000, &[Stall], true), stalls);
    }

    #[test]
    fn faults_of_several_nodes_are_drawn_at_level_3_alone() {
        let named = |level| FaultKind::of_level(level).iter().map(|kind| kind.name());
        assert!(named(1).all(|name| !name.starts_with("bus") && !name.starts_with("node")));
        assert_eq!(named(3).filter(|name| name.starts_with("bus")).count(), 4);
        assert!(FaultKind::of_level(3).contains(&CrashLeader));
    }
}
