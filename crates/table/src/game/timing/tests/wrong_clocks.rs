//! Wall clocks that jump between two events, and events of a node whose clock is wrong.

use super::*;

const HOUR_MS: i64 = 3_600_000;

impl Table {
    /// Applies an event that a node stored whose clock showed `at_ms`, without this one.
    fn take_from_elsewhere(&mut self, at_ms: i64, side: Side, command: Command) {
        let own_ms = std::mem::replace(&mut self.now_ms, at_ms);
        self.command(0, side, command);
        self.now_ms = own_ms;
        assert_eq!(self.state.at_ms(), at_ms);
    }

    /// The times of the stored events.
    fn times(&self) -> Vec<i64> {
        let entries = self.texts.iter().map(|text| LogEntry::from_text(text));
        entries.map(|entry| entry.unwrap().at_ms).collect()
    }

    /// Asserts that neither player has lost time, that nobody has lost the match, and that the
    /// stored events lead to the same state.
    fn assert_no_time_was_lost(&self) {
        assert_eq!(Side::ALL.map(|side| self.bank(side)), [BANK_MS; 2]);
        assert!(!self.state.is_finished());
        assert!(self.times().is_sorted(), "{:?}", self.times());
        let mut replayed = State::new(Arc::clone(&self.state.settings));
        for text in &self.texts {
            let entry = LogEntry::from_text(text).unwrap();
            replayed.apply(&entry).unwrap();
        }
        assert_eq!(replayed.clock(), self.state.clock());
    }
}

/// The server sees no difference between an hour in which it stood and such a jump: `Pulse` notes
/// both (crates/server/src/pulse.rs).
#[test]
fn a_clock_that_jumps_an_hour_forward_costs_nobody_time() {
    let (mut table, mut rng) = begun();
    table.command(1_000, Side::White, Command::Throw);
    let step = table.any_step(&mut rng).unwrap();
    table.command(1_000, Side::White, Command::from(step));
    let alive_ms = table.now_ms + 500;
    table.now_ms += HOUR_MS;

    // Without the time back, the step would be too late.
    let step = table.any_step(&mut rng).unwrap();
    assert!(table.late(0, 0, Side::White, Command::from(step)).is_err());
    let entry = table.state.resumed(&[(alive_ms, table.now_ms)]);
    table.happen(entry);
    assert_eq!(table.reading(Side::White), (BANK_MS, Some(3_500)));
    table.command(1_000, Side::White, Command::from(step));
    table.command(1_000, Side::White, Command::Done);

    assert_eq!(table.to_act(), Side::Black);
    table.assert_no_time_was_lost();
    // The clocks count as before.
    table.command(3_000 + 10_000, Side::Black, Command::Throw);
    assert_eq!(table.bank(Side::Black), BANK_MS - 10_000);
}

#[test]
fn a_clock_that_jumps_an_hour_back_costs_nobody_time_and_play_goes_on() {
    let (mut table, mut rng) = begun();
    table.command(1_000, Side::White, Command::Throw);
    let step = table.any_step(&mut rng).unwrap();
    table.command(1_000, Side::White, Command::from(step));
    let jumped_ms = table.now_ms;
    table.now_ms -= HOUR_MS;

    assert_eq!(table.reading(Side::White), (BANK_MS, Some(4_000)));
    // Most of the hour that the clock shows for the second time.
    table.wait(HOUR_MS / 2);
    let step = table.any_step(&mut rng).unwrap();
    table.command(HOUR_MS / 4, Side::White, Command::from(step));
    table.command(1_000, Side::White, Command::Done);
    table.command(60_000, Side::Black, Command::Throw);

    assert!(table.now_ms < jumped_ms);
    assert_eq!(table.state.at_ms(), jumped_ms);
    table.assert_no_time_was_lost();
    // From the last event on, the clocks count as before, and a flag falls.
    assert_eq!(table.reading(Side::Black), (BANK_MS, Some(5_000)));
    table.now_ms = jumped_ms;
    table.wait(5_000 + BANK_MS + LAG_MAX_MS - 1);
    assert_eq!(table.state.flagged(), None);
    table.wait(1);
    assert_eq!(table.state.flagged(), Some(Side::Black));
}

#[test]
fn an_event_of_a_node_whose_clock_is_ahead_stops_no_play() {
    let (mut table, mut rng) = begun();
    let ahead_ms = table.now_ms + 1_000 + HOUR_MS;
    let from_ms = table.now_ms + 1_000;
    let pause = table.state.resumed(&[(from_ms, ahead_ms)]);
    let own_ms = std::mem::replace(&mut table.now_ms, ahead_ms);
    table.happen(pause);
    table.now_ms = own_ms;
    table.take_from_elsewhere(ahead_ms, Side::White, Command::Throw);

    // Now this node runs the table, by its own clock.
    assert_eq!(table.reading(Side::White), (BANK_MS, Some(5_000)));
    assert_eq!(
        table.state.wake_ms(),
        Some(ahead_ms + 5_000 + BANK_MS + LAG_MAX_MS)
    );
    table.wait(10 * 60_000);
    table.play_stage(60_000, &mut rng);
    table.command(60_000, Side::White, Command::Done);
    table.command(60_000, Side::Black, Command::Throw);
    table.play_stage(60_000, &mut rng);
    table.command(60_000, Side::Black, Command::Done);

    assert!(table.now_ms < ahead_ms);
    assert_eq!(table.to_act(), Side::White);
    table.assert_no_time_was_lost();
    let view = view::table_view("t", &table.state, &viewer(Side::White)).unwrap();
    let clock = view.clock.unwrap();
    assert_eq!([clock.white.bank_ms, clock.black.bank_ms], [BANK_MS; 2]);
}

/// The rows of two nodes, of which the second did not see how far the first one's clock was.
#[test]
fn an_event_that_lies_before_the_last_one_takes_no_time_back() {
    let (mut table, _) = begun();
    table.command(3_000 + 30_000, Side::White, Command::Throw);
    let last_ms = table.now_ms;
    let earlier = LogEntry {
        at_ms: last_ms - HOUR_MS,
        ..table
            .state
            .stamp(last_ms, None, Entry::AutoForced { on: false })
    };
    table.state.apply(&earlier).unwrap();

    assert_eq!(table.state.at_ms(), last_ms);
    assert_eq!(table.reading(Side::White), (BANK_MS - 30_000, Some(5_000)));
    let flag_ms = last_ms + 5_000 + BANK_MS - 30_000;
    assert_eq!(table.state.wake_ms(), Some(flag_ms + LAG_MAX_MS));
}

/// Black's command comes between the end of White's bank and the fall of the flag.
#[test]
fn time_that_is_over_stays_over_though_the_clock_is_set_back() {
    let (mut table, _) = begun();
    let all_ms = 3_000 + BANK_MS;
    let setting = Command::SetAutoForced { auto_forced: false };
    table.command(all_ms + 100, Side::Black, setting);
    table.now_ms -= HOUR_MS;

    let refused = table.late(0, 0, Side::White, Command::Throw);
    assert!(matches!(refused, Err(ChangeError::Refused(TIME_OVER))));
    table.wait(HOUR_MS + LAG_MAX_MS);
    assert_eq!(table.state.flagged(), Some(Side::White));
}

#[test]
fn an_offer_to_resign_ends_after_its_time_though_the_clock_was_set_back() {
    let (mut table, _) = begun();
    table.command(0, Side::White, Command::Throw);
    let single = Some(rosespring_rules::WinKind::Single);
    table.command(5_000, Side::White, Command::Resign { kind: single });
    let offered_ms = table.now_ms;
    table.now_ms -= HOUR_MS;
    table.wait(HOUR_MS + OFFER_ENDS_MS - 1);
    assert!(table.state.game.as_ref().unwrap().offer.is_some());
    table.wait(1);

    assert!(table.state.game.as_ref().unwrap().offer.is_none());
    assert_eq!(table.now_ms, offered_ms + OFFER_ENDS_MS);
    assert_eq!(table.bank(Side::Black), BANK_MS);
}
