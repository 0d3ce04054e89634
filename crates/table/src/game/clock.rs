//! The clock of a table: a delay for each stage, and a bank for the match.
//!
//! Within a part of a turn, T_k is the whole time for which stage k was in play; T_0 is the time in
//! which the player only had to throw or to confirm. A part uses Σ max(0, T_k − delay) of the bank.
//! Undo returns to the same T_k, so taking steps back never gains time.
//!
//! Nothing here reads the time: each function gets it in milliseconds since 1970, never an earlier
//! one than before.

use rosespring_rules::Side;

/// The delay of T_0, in milliseconds.
const WAIT_DELAY_MS: i64 = 3_000;
/// The most milliseconds that the way of messages may take from a T_k.
pub const LAG_MAX_MS: i64 = 300;
const SECOND_MS: i64 = 1_000;
const DAY_MS: i64 = 24 * 3_600 * SECOND_MS;
/// The bank of a match in which the players have days, in milliseconds.
const DAYS_BANK_MS: i64 = 7 * DAY_MS;

/// The time that the players of a match have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// 5 seconds a stage, and a bank of 30 seconds a unit.
    Fast,
    /// 8 seconds a stage, and a bank of 60 seconds a unit.
    Normal,
    /// 15 seconds a stage, and a bank of 120 seconds a unit.
    Slow,
    /// One day a part of a turn, and a bank of 7 days.
    OneDay,
    /// Two days a part of a turn, and a bank of 7 days.
    TwoDays,
    /// Three days a part of a turn, and a bank of 7 days.
    ThreeDays,
    /// Seven days a part of a turn, and a bank of 7 days.
    SevenDays,
}

impl TimeControl {
    /// Every time control, the shortest first.
    pub const ALL: [Self; 7] = [
        Self::Fast,
        Self::Normal,
        Self::Slow,
        Self::OneDay,
        Self::TwoDays,
        Self::ThreeDays,
        Self::SevenDays,
    ];

    /// Its name, as it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
            Self::OneDay => "days-1",
            Self::TwoDays => "days-2",
            Self::ThreeDays => "days-3",
            Self::SevenDays => "days-7",
        }
    }

    /// Returns the time control of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.name() == name)
    }

    /// Whether the players have days instead of seconds.
    #[must_use]
    pub const fn is_days(self) -> bool {
        matches!(
            self,
            Self::OneDay | Self::TwoDays | Self::ThreeDays | Self::SevenDays
        )
    }

    /// The bank of a match to `units`, in milliseconds.
    #[must_use]
    pub const fn bank_ms(self, units: u8) -> i64 {
        let of_unit = match self {
            Self::Fast => 30 * SECOND_MS,
            Self::Normal => 60 * SECOND_MS,
            Self::Slow => 120 * SECOND_MS,
            _ => return DAYS_BANK_MS,
        };
        // A lossless conversion; `From` is not const.
        of_unit * units as i64
    }

    /// The time of a slot that does not use the bank, in milliseconds.
    #[must_use]
    pub const fn delay_ms(self, slot: Slot) -> i64 {
        match (self, slot) {
            (Self::OneDay, _) => DAY_MS,
            (Self::TwoDays, _) => 2 * DAY_MS,
            (Self::ThreeDays, _) => 3 * DAY_MS,
            (Self::SevenDays, _) => 7 * DAY_MS,
            (_, Slot::Wait) => WAIT_DELAY_MS,
            (Self::Fast, _) => 5 * SECOND_MS,
            (Self::Normal, _) => 8 * SECOND_MS,
            (Self::Slow, _) => 15 * SECOND_MS,
        }
    }

    /// The k of the T_k of a slot. With days, a whole part has one.
    const fn index(self, slot: Slot) -> usize {
        match slot {
            Slot::Stage(stage) if !self.is_days() => stage + 1,
            _ => 0,
        }
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

impl Clock {
    /// Creates the clock of a match to `units`; nothing runs.
    #[must_use]
    pub fn new(control: TimeControl, units: u8) -> Self {
        Self {
            control,
            bank_ms: control.bank_ms(units),
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

    /// Returns what the clock of `side` shows at `at_ms`.
    #[must_use]
    pub fn reading(&self, at_ms: i64, side: Side) -> ClockReading {
        let mut now = self.clone();
        now.count(at_ms);
        let clock = &now.sides[side.index()];
        let delay_ms = clock.running.map(|Running { slot, .. }| {
            let delay_ms = self.control.delay_ms(slot);
            (delay_ms - clock.time(self.control, slot).ms).max(0)
        });
        ClockReading {
            bank_ms: (self.bank_ms - clock.used_ms).max(0),
            delay_ms,
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
        let free_ms = (self.control.delay_ms(slot) - time.ms).max(0);
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
        let time = self.times.get(control.index(slot));
        time.copied().unwrap_or_default()
    }

    /// Changes a T_k, and the used part of the bank by as much as its part above the delay changes.
    fn change(&mut self, control: TimeControl, slot: Slot, change: impl FnOnce(&mut SlotTime)) {
        let index = control.index(slot);
        if self.times.len() <= index {
            self.times.resize_with(index + 1, SlotTime::default);
        }
        let time = &mut self.times[index];
        let delay_ms = control.delay_ms(slot);
        let before_ms = (time.ms - delay_ms).max(0);
        change(time);
        self.used_ms += (time.ms - delay_ms).max(0) - before_ms;
    }
}

#[cfg(test)]
mod tests;
