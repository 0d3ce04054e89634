use fastrand::Rng;

use super::*;

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;
const WAIT: Slot = Slot::Wait;

/// Which slot runs from a moment on.
fn white(slot: Slot) -> [Option<Slot>; 2] {
    [Some(slot), None]
}

fn bank(clock: &Clock, at_ms: i64) -> [i64; 2] {
    Side::ALL.map(|side| clock.reading(at_ms, side).bank_ms)
}

#[test]
fn only_the_time_beyond_the_delay_of_each_stage_uses_the_bank() {
    let mut clock = Clock::new(TimeControl::Normal, 3);
    assert_eq!(bank(&clock, 0), [180_000; 2]);

    clock.run(0, white(WAIT));
    clock.run(4_000, white(Slot::Stage(0)));
    assert_eq!(bank(&clock, 4_000), [179_000, 180_000]);
    clock.run(11_000, white(Slot::Stage(1)));
    assert_eq!(bank(&clock, 11_000), [179_000, 180_000]);
    clock.run(21_000, [None, Some(WAIT)]);

    assert_eq!(bank(&clock, 24_000), [177_000, 180_000]);
    let reading = clock.reading(22_000, BLACK);
    assert_eq!((reading.bank_ms, reading.delay_ms), (180_000, Some(2_000)));
    assert_eq!(clock.reading(22_000, WHITE).delay_ms, None);
}

/// With a new delay at each entry, steps and undo every eight seconds would use no time.
#[test]
fn taking_a_stage_back_again_and_again_gains_no_time() {
    let mut clock = Clock::new(TimeControl::Normal, 1);
    let mut now_ms = 0;
    for _ in 0..8 {
        clock.run(now_ms, white(Slot::Stage(0)));
        clock.run(now_ms + 7_000, white(Slot::Stage(1)));
        now_ms += 8_000;
    }
    // Stage 0 had 56 seconds, stage 1 had 8.
    assert_eq!(bank(&clock, now_ms)[0], 60_000 - (56_000 - 8_000));
    clock.run(now_ms, white(Slot::Stage(0)));
    assert_eq!(clock.flag_ms(WHITE), Some(now_ms + 12_000));
}

#[test]
fn a_new_part_has_the_delays_again_but_not_the_bank() {
    let mut clock = Clock::new(TimeControl::Fast, 1);
    clock.run(0, white(Slot::Stage(0)));
    clock.begin_part(15_000, WHITE);
    clock.run(15_000, white(Slot::Stage(0)));

    assert_eq!(bank(&clock, 20_000)[0], 20_000);
    assert_eq!(bank(&clock, 20_001)[0], 19_999);
}

#[test]
fn free_time_counts_for_nobody() {
    let mut clock = Clock::new(TimeControl::Fast, 1);
    clock.run(0, white(Slot::Stage(0)));
    // A scene of two seconds, in which a forced stage is played.
    clock.free(1_000, 3_000);
    clock.run(1_000, [None, Some(WAIT)]);
    clock.run(1_000, [None, Some(Slot::Stage(1))]);
    assert_eq!(clock.flag_ms(BLACK), Some(3_000 + 5_000 + 30_000));
    assert_eq!(clock.reading(2_000, BLACK).delay_ms, Some(5_000));
    assert_eq!(clock.reading(4_000, BLACK).delay_ms, Some(4_000));

    // The server was dead from 5 seconds on.
    clock.free(5_000, 900_000);

    assert_eq!(clock.flag_ms(BLACK), Some(900_000 + 3_000 + 30_000));
    assert_eq!(bank(&clock, 0), [30_000; 2]);
}

#[test]
fn the_way_of_messages_is_forgiven_up_to_a_limit_for_each_stage() {
    let mut clock = Clock::new(TimeControl::Fast, 1);
    clock.run(0, white(Slot::Stage(0)));
    for at_ms in [6_000, 7_000, 8_000] {
        clock.forgive_lag(at_ms, WHITE, 200);
    }
    assert_eq!(bank(&clock, 8_000)[0], 30_000 - 3_000 + LAG_MAX_MS);
    clock.run(8_000, white(Slot::Stage(1)));
    clock.forgive_lag(8_000, WHITE, 200);
    clock.forgive_lag(8_100, WHITE, -50);
    // No stage gets more than it took.
    assert_eq!(clock.reading(8_100, WHITE).delay_ms, Some(4_900));

    // A step that arrives after the flag, but was sent before, counts as sent.
    clock.run(9_000, white(Slot::Stage(2)));
    let flag_ms = clock.flag_ms(WHITE).unwrap();
    let mut late = clock.clone();
    late.forgive_lag(flag_ms + 100, WHITE, 101);
    assert!(!late.is_flagged(flag_ms + 100, WHITE));
    clock.forgive_lag(flag_ms + 100, WHITE, 100);
    assert!(clock.is_flagged(flag_ms + 100, WHITE));
}

#[test]
fn a_part_of_days_has_one_delay() {
    let mut clock = Clock::new(TimeControl::TwoDays, 7);
    clock.run(0, white(WAIT));
    clock.run(DAY_MS, white(Slot::Stage(0)));
    clock.run(2 * DAY_MS, white(Slot::Stage(1)));

    assert_eq!(bank(&clock, 3 * DAY_MS)[0], 6 * DAY_MS);
    assert_eq!(clock.first_flag(), Some((9 * DAY_MS, WHITE)));
}

#[test]
fn the_first_flag_is_that_of_the_side_with_less_time() {
    let mut clock = Clock::new(TimeControl::Normal, 1);
    assert_eq!(clock.first_flag(), None);
    clock.run(0, [Some(WAIT); 2]);
    assert_eq!(clock.first_flag(), Some((63_000, WHITE)));
    clock.run(5_000, [None, Some(WAIT)]);
    clock.run(9_000, [Some(WAIT); 2]);

    assert_eq!(clock.first_flag(), Some((63_000, BLACK)));
    assert!(!clock.is_flagged(62_999, BLACK));
    assert!(clock.is_flagged(63_000, BLACK));
    assert!(!clock.is_flagged(63_000, WHITE));
}

/// Between two changes of the slot, a page needs to be told nothing.
#[test]
fn the_course_tells_every_reading_before_the_next_slot() {
    for seed in 0..500 {
        let mut rng = Rng::with_seed(seed);
        let mut clock = Clock::new(TimeControl::ALL[rng.usize(0..3)], rng.u8(1..8));
        let mut now_ms = 0;
        for _ in 0..12 {
            clock.run(now_ms, some_slots(&mut rng));
            if rng.bool() {
                // As at a hand-over, whose receiver has the whole delay.
                for side in Side::ALL {
                    clock.begin_part(now_ms, side);
                }
                clock.free(now_ms, now_ms + rng.i64(0..3_000));
            }
            let course = Side::ALL.map(|side| clock.course(side));
            now_ms += rng.i64(0..9_000);
            for side in Side::ALL {
                let ClockCourse {
                    bank_ms,
                    delay_until_ms,
                } = course[side.index()];
                let used_ms = delay_until_ms.map_or(0, |until_ms| (now_ms - until_ms).max(0));
                let reading = clock.reading(now_ms, side);
                assert_eq!(reading.bank_ms, (bank_ms - used_ms).max(0), "seed {seed}");
                assert_eq!(reading.delay_ms.is_some(), delay_until_ms.is_some());
            }
            let mut counted = clock.clone();
            counted.count(now_ms);
            assert_eq!(Side::ALL.map(|side| counted.course(side)), course);
        }
    }
}

/// The definition: the sum of what each T_k of each part has above its delay.
#[derive(Default)]
struct SlotSums {
    /// The time of each slot of each part of each side.
    times: Vec<(Side, usize, Slot, i64)>,
    part: [usize; 2],
}

impl SlotSums {
    fn add(&mut self, slots: [Option<Slot>; 2], ms: i64) {
        for (side, slot) in Side::ALL.into_iter().zip(slots) {
            let Some(slot) = slot else { continue };
            let part = self.part[side.index()];
            let is_it = |time: &&mut (Side, usize, Slot, i64)| {
                (time.0, time.1, time.2) == (side, part, slot)
            };
            match self.times.iter_mut().find(is_it) {
                Some(time) => time.3 += ms,
                None => self.times.push((side, part, slot, ms)),
            }
        }
    }

    fn bank(&self, control: TimeControl, units: u8) -> [i64; 2] {
        Side::ALL.map(|side| {
            let own = self.times.iter().filter(|time| time.0 == side);
            let used = own.map(|time| (time.3 - delay_ms(control, time.2)).max(0));
            (bank_ms(control, units) - used.sum::<i64>()).max(0)
        })
    }
}

fn some_slots(rng: &mut Rng) -> [Option<Slot>; 2] {
    let mut slot = || match rng.u8(0..6) {
        0 => None,
        1 => Some(WAIT),
        stage => Some(Slot::Stage(usize::from(stage) - 2)),
    };
    [slot(), slot()]
}

#[test]
fn any_course_uses_what_the_definition_says() {
    let live = [TimeControl::Fast, TimeControl::Normal, TimeControl::Slow];
    for seed in 0..500 {
        let mut rng = Rng::with_seed(seed);
        let control = live[rng.usize(0..3)];
        let units = rng.u8(1..8);
        let mut clock = Clock::new(control, units);
        let mut sums = SlotSums::default();
        let (mut now_ms, mut slots) = (1_000, [None; 2]);
        for _ in 0..40 {
            let passed_ms = rng.i64(0..6_000);
            sums.add(slots, passed_ms);
            now_ms += passed_ms;
            match rng.u8(0..8) {
                0 => {
                    let side = Side::ALL[rng.usize(0..2)];
                    sums.part[side.index()] += 1;
                    clock.begin_part(now_ms, side);
                }
                1 => {
                    // Time in which nothing counts: within it, slots may change.
                    let free_ms = rng.i64(0..5_000);
                    clock.free(now_ms, now_ms + free_ms);
                    slots = some_slots(&mut rng);
                    clock.run(now_ms + free_ms / 2, slots);
                    now_ms += free_ms;
                }
                // Looking at the clock changes nothing.
                2 => drop(clock.reading(now_ms, WHITE)),
                _ => {
                    slots = some_slots(&mut rng);
                    clock.run(now_ms, slots);
                }
            }
            assert_eq!(
                bank(&clock, now_ms),
                sums.bank(control, units),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn the_flag_falls_at_the_first_moment_without_time() {
    for seed in 0..500 {
        let mut rng = Rng::with_seed(seed);
        let control = TimeControl::ALL[rng.usize(0..7)];
        let mut clock = Clock::new(control, rng.u8(1..8));
        let mut now_ms = 0;
        for _ in 0..12 {
            clock.run(now_ms, some_slots(&mut rng));
            if rng.bool() {
                clock.forgive_lag(now_ms, WHITE, rng.i64(0..500));
            }
            now_ms += rng.i64(0..9_000);
        }
        for side in Side::ALL {
            let Some(flag_ms) = clock.flag_ms(side) else {
                assert_eq!(clock.reading(now_ms, side).delay_ms, None);
                continue;
            };
            if flag_ms > now_ms {
                assert!(clock.reading(flag_ms - 1, side).bank_ms == 1, "seed {seed}");
            }
            assert_eq!(clock.reading(flag_ms, side).bank_ms, 0, "seed {seed}");
        }
    }
}

/// However a player divides the same time among the same stages, the bank used is the same.
#[test]
fn going_back_and_forth_uses_as_much_as_playing_straight_on() {
    for seed in 0..500 {
        let mut rng = Rng::with_seed(seed);
        let stages = rng.usize(1..6);
        let visits: Vec<_> = (0..rng.usize(1..30))
            .map(|_| (Slot::Stage(rng.usize(0..stages)), rng.i64(0..4_000)))
            .collect();
        let play = |visits: &[(Slot, i64)]| {
            let mut clock = Clock::new(TimeControl::Normal, 7);
            let mut now_ms = 0;
            for &(slot, ms) in visits {
                clock.run(now_ms, white(slot));
                now_ms += ms;
            }
            bank(&clock, now_ms)[0]
        };
        let mut straight = visits.clone();
        straight.sort_by_key(|&(slot, _)| match slot {
            WAIT => 0,
            Slot::Stage(stage) => stage + 1,
        });
        assert_eq!(play(&visits), play(&straight), "seed {seed}");
    }
}
