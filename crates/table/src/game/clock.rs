//! The clock of a table: a delay for each stage, and a bank for the match.
//!
//! Within a part of a turn, T_k is the whole time for which stage k was in play; T_0 is the time in
//! which the player only had to throw or to confirm. A part uses Σ max(0, T_k − delay) of the bank.
//! Undo returns to the same T_k, so taking steps back never gains time.
//!
//! Nothing here reads the time: each function gets it in milliseconds since 1970, never an earlier
//! one than before.

use rosespring_rules::Side;
pub use rosespring_wire::table::TimeControl;

/// Whether this build has tables with clocks. A build for one machine leaves the code out.
pub const HAS_CLOCKS: bool = cfg!(feature = "hall");
/// The delay of T_0, in milliseconds.
const WAIT_DELAY_MS: i64 = 3_000;
/// The most milliseconds that the way of messages may take from a T_k.
pub const LAG_MAX_MS: i64 = 300;
const SECOND_MS: i64 = 1_000;
const DAY_MS: i64 = 24 * 3_600 * SECOND_MS;
/// The bank of a match in which the players have days, in milliseconds.
const DAYS_BANK_MS: i64 = 7 * DAY_MS;

/// The bank of a match as long as `units` games of one unit, in milliseconds.
#[must_use]
pub const fn bank_ms(control: TimeControl, units: u8) -> i64 {
    let of_unit = match control {
        TimeControl::Fast => 30 * SECOND_MS,
        TimeControl::Normal => 60 * SECOND_MS,
        TimeControl::Slow => 120 * SECOND_MS,
        _ => return DAYS_BANK_MS,
    };
    // A lossless conversion; `From` is not const.
    of_unit * units as i64
}

/// The time of a slot that does not use the bank, in milliseconds.
#[must_use]
pub const fn delay_ms(control: TimeControl, slot: Slot) -> i64 {
    match (control, slot) {
        (TimeControl::OneDay, _) => DAY_MS,
        (TimeControl::TwoDays, _) => 2 * DAY_MS,
        (TimeControl::ThreeDays, _) => 3 * DAY_MS,
        (TimeControl::SevenDays, _) => 7 * DAY_MS,
        (_, Slot::Wait) => WAIT_DELAY_MS,
        (TimeControl::Fast, _) => 5 * SECOND_MS,
        (TimeControl::Normal, _) => 8 * SECOND_MS,
        (TimeControl::Slow, _) => 15 * SECOND_MS,
    }
}

/// The k of the T_k of a slot. With days, a whole part has one.
const fn index(control: TimeControl, slot: Slot) -> usize {
    match slot {
        Slot::Stage(stage) if !control.is_days() => stage + 1,
        _ => 0,
    }
}

/// The decision for which the time of a side counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// T_0: a throw, a link of the dice, a play without a choice and its confirmation.
    Wait,
    /// The stage with this number, from 0, of a part of a turn, and its confirmation.
    Stage(usize),
}

/// The clock of both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    bank_ms: i64,
    sides: [SideClock; 2],
    /// No time counts before this moment.
    free_until_ms: i64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct SideClock {
    /// The part of the bank that is used up; more than the bank once the time is over.
    used_ms: i64,
    /// T_0, T_1 and so on of the current part.
    times: Vec<SlotTime>,
    running: Option<Running>,
}

/// A T_k.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct SlotTime {
    ms: i64,
    /// The milliseconds that were taken from it for the way of messages.
    lag_ms: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Running {
    slot: Slot,
    /// The time is counted up to here.
    since_ms: i64,
}

/// What a clock shows of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockReading {
    /// The rest of the bank, in milliseconds; never below 0.
    pub bank_ms: i64,
    /// If the clock runs: the milliseconds before it uses the bank.
    pub delay_ms: Option<i64>,
}

/// The course of the clock of a side if nothing happens: at a time t, the rest of its bank is
/// `bank_ms − max(0, t − delay_until_ms)`. Only while free time lasts, a clock whose delay is used
/// up seems to have that much more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockCourse {
    /// The bank at the end of the delay, in milliseconds; the rest of the bank if the clock stands.
    pub bank_ms: i64,
    /// If the clock runs: the end of the delay, in milliseconds since 1970.
    pub delay_until_ms: Option<i64>,
}

impl Clock {
    /// Creates the clock of a match as long as `units` games of one unit; nothing runs.
    #[must_use]
    pub fn new(control: TimeControl, units: u8) -> Self {
        Self {
            control,
            bank_ms: bank_ms(control, units),
            sides: Default::default(),
            free_until_ms: 0,
        }
    }

    /// The time that was agreed.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Lets the time from `at_ms` count for these slots, White's first; `None` stops a side.
    pub fn run(&mut self, at_ms: i64, slots: [Option<Slot>; 2]) {
        self.count(at_ms);
        let since_ms = at_ms.max(self.free_until_ms);
        for (side, slot) in self.sides.iter_mut().zip(slots) {
            side.running = slot.map(|slot| Running { slot, since_ms });
        }
    }

    /// Begins a part of a turn for `side`: its stages have their whole delay again.
    pub fn begin_part(&mut self, at_ms: i64, side: Side) {
        self.count(at_ms);
        self.sides[side.index()].times.clear();
    }

    /// Counts no time from `from_ms` to `until_ms`: a scene that the page shows, or a fault of the
    /// server.
    pub fn free(&mut self, from_ms: i64, until_ms: i64) {
        self.count(from_ms);
        self.free_until_ms = self.free_until_ms.max(until_ms);
        for running in self
            .sides
            .iter_mut()
            .filter_map(|side| side.running.as_mut())
        {
            running.since_ms = running.since_ms.max(self.free_until_ms);
        }
    }

    /// Takes the time that a message of `side` was under way from the slot that runs at `at_ms`, at
    /// most [`LAG_MAX_MS`] for each T_k.
    pub fn forgive_lag(&mut self, at_ms: i64, side: Side, lag_ms: i64) {
        self.count(at_ms);
        let control = self.control;
        let clock = &mut self.sides[side.index()];
        if let Some(Running { slot, .. }) = clock.running {
            clock.change(control, slot, |time| {
                let most_ms = time.ms.min(LAG_MAX_MS - time.lag_ms);
                let lag_ms = lag_ms.clamp(0, most_ms);
                time.ms -= lag_ms;
                time.lag_ms += lag_ms;
            });
        }
    }

    /// Counts the time up to `at_ms`.
    fn count(&mut self, at_ms: i64) {
        let control = self.control;
        for side in &mut self.sides {
            let Some(Running { slot, since_ms }) = side.running else {
                continue;
            };
            let passed_ms = at_ms.saturating_sub(since_ms);
            if passed_ms > 0 {
                side.change(control, slot, |time| {
                    time.ms = time.ms.saturating_add(passed_ms)
                });
                side.running = Some(Running {
                    slot,
                    since_ms: at_ms,
                });
            }
        }
    }

    /// Returns the time that `side` used until `at_ms` for the stage with this number, from 0, of
    /// its current part, in milliseconds; `None` with days, where no stage has a time.
    #[must_use]
    pub fn stage_ms(&self, at_ms: i64, side: Side, stage: usize) -> Option<i64> {
        let mut now = self.clone();
        now.count(at_ms);
        let times = &now.sides[side.index()].times;
        let slot = index(self.control, Slot::Stage(stage));
        let time = times.get(slot).filter(|_| !self.control.is_days())?;
        Some(time.ms)
    }

    /// Returns what the clock of `side` shows at `at_ms`.
    #[must_use]
    pub fn reading(&self, at_ms: i64, side: Side) -> ClockReading {
        let mut now = self.clone();
        now.count(at_ms);
        let clock = &now.sides[side.index()];
        let delay_ms = clock.running.map(|Running { slot, .. }| {
            (delay_ms(self.control, slot) - clock.time(self.control, slot).ms).max(0)
        });
        ClockReading {
            bank_ms: (self.bank_ms - clock.used_ms).max(0),
            delay_ms,
        }
    }

    /// Returns the course of the clock of `side`. It changes with the slot alone, not with every
    /// count of the time.
    #[must_use]
    pub fn course(&self, side: Side) -> ClockCourse {
        let clock = &self.sides[side.index()];
        let left_ms = self.bank_ms - clock.used_ms;
        let Some(Running { slot, since_ms }) = clock.running else {
            return ClockCourse {
                bank_ms: left_ms.max(0),
                delay_until_ms: None,
            };
        };
        let delay_ms = delay_ms(self.control, slot);
        let left_of_delay_ms = delay_ms - clock.time(self.control, slot).ms;
        ClockCourse {
            bank_ms: left_ms.saturating_add((-left_of_delay_ms).max(0)),
            delay_until_ms: Some(since_ms.saturating_add(left_of_delay_ms)),
        }
    }

    /// Returns the moment at which the bank of `side` is used up, if nothing happens before. `None`
    /// if its clock stands.
    #[must_use]
    pub fn flag_ms(&self, side: Side) -> Option<i64> {
        let clock = &self.sides[side.index()];
        let Running { slot, since_ms } = clock.running?;
        let left_ms = self.bank_ms - clock.used_ms;
        if left_ms <= 0 {
            return Some(since_ms);
        }
        let time = clock.time(self.control, slot);
        let free_ms = (delay_ms(self.control, slot) - time.ms).max(0);
        Some(since_ms.saturating_add(free_ms).saturating_add(left_ms))
    }

    /// Returns the side whose bank is used up first, and when; White if both are at the same
    /// moment. `None` if no clock runs.
    #[must_use]
    pub fn first_flag(&self) -> Option<(i64, Side)> {
        let flags = Side::ALL.into_iter();
        let flags = flags.filter_map(|side| Some((self.flag_ms(side)?, side)));
        flags.min_by_key(|&(at_ms, side)| (at_ms, side.index()))
    }

    /// Returns whether the bank of `side` is used up at `at_ms`.
    #[must_use]
    pub fn is_flagged(&self, at_ms: i64, side: Side) -> bool {
        self.flag_ms(side).is_some_and(|flag_ms| flag_ms <= at_ms)
    }
}

impl SideClock {
    fn time(&self, control: TimeControl, slot: Slot) -> SlotTime {
        let time = self.times.get(index(control, slot));
        time.copied().unwrap_or_default()
    }

    /// Changes a T_k, and the used part of the bank by as much as its part above the delay changes.
    fn change(&mut self, control: TimeControl, slot: Slot, change: impl FnOnce(&mut SlotTime)) {
        let index = index(control, slot);
        if self.times.len() <= index {
            self.times.resize_with(index + 1, SlotTime::default);
        }
        let time = &mut self.times[index];
        let delay_ms = delay_ms(control, slot);
        let before_ms = (time.ms - delay_ms).max(0);
        change(time);
        self.used_ms += (time.ms - delay_ms).max(0) - before_ms;
    }
}

#[cfg(test)]
mod tests;
