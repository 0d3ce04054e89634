// Only such a build has clocks.
#![cfg(feature = "hall")]

use std::sync::Arc;

use fastrand::Rng;
use rosespring_rules::{Dice, Step};

use super::*;
use crate::change::{Change, ChangeContext, ChangeError};
use crate::game::clock::{TimeControl, bank_ms};
use crate::game::{Command, DiceSource, Player, Purpose, Seed, Settings};
use crate::view;

const BEGIN_MS: i64 = 1_000_000;
const BANK_MS: i64 = 90_000;

/// A match of Ada (White) and Boris to 3 units, with a fast clock.
struct Table {
    state: State,
    texts: Vec<String>,
    now_ms: i64,
    dice: DiceSource,
}

fn settings(rules: &str) -> Settings {
    let person = |name: &str| {
        SeatHolder::Person(Player {
            id: PlayerId::try_from(name.to_owned()).unwrap(),
            name: name.to_owned(),
        })
    };
    Settings {
        rules: rules.parse().unwrap(),
        purpose: Purpose::Game,
        start: None,
        dice: Vec::new(),
        white: person("ada"),
        black: person("boris"),
        match_to: 3,
        auto_forced: true,
        seed: Seed::from_bytes([5; 32]),
        dice_listed: true,
        chains: None,
        time: Some(TimeControl::Fast),
    }
}

fn viewer(side: Side) -> Viewer {
    let id = ["ada", "boris"][side.index()].to_owned();
    Viewer::seated(PlayerId::try_from(id).unwrap(), side)
}

impl Table {
    fn new(rules: &str, dice: &[(u8, u8)]) -> Self {
        let mut state = State::new(Arc::new(settings(rules)));
        let first = state.stamp(BEGIN_MS, None, state.begin_game());
        state.apply(&first).unwrap();
        let listed = dice.iter().map(|&(a, b)| Dice::from_numbers(a, b).unwrap());
        Self {
            state,
            texts: vec![first.to_text()],
            now_ms: BEGIN_MS,
            dice: match dice {
                [] => DiceSource::Seeded,
                _ => DiceSource::List(listed.collect()),
            },
        }
    }

    fn take(&mut self, change: Result<Change, ChangeError>) -> Result<(), ChangeError> {
        let change = change?;
        self.texts.extend(change.bodies);
        self.state = change.state;
        Ok(())
    }

    /// Gives a command `after_ms` later, which was under way for `lag_ms`.
    fn late(
        &mut self,
        after_ms: i64,
        lag_ms: u16,
        side: Side,
        command: Command,
    ) -> Result<(), ChangeError> {
        self.now_ms += after_ms;
        let dice = self.dice.clone();
        let context = ChangeContext {
            dice: &dice,
            at_ms: self.now_ms,
            lag_ms,
        };
        let change = Change::of_commands(&context, &self.state, &viewer(side), &[command]);
        self.take(change)
    }

    fn command(&mut self, after_ms: i64, side: Side, command: Command) {
        self.late(after_ms, 0, side, command).unwrap();
    }

    /// Lets time pass without a command.
    fn wait(&mut self, ms: i64) {
        self.now_ms += ms;
        self.happen(None);
    }

    fn happen(&mut self, entry: Option<Entry>) {
        let dice = self.dice.clone();
        let context = ChangeContext {
            dice: &dice,
            at_ms: self.now_ms,
            lag_ms: 0,
        };
        let change = Change::by_itself(&context, &self.state, entry);
        self.take(change).unwrap();
    }

    fn to_act(&self) -> Side {
        self.state.game.as_ref().unwrap().to_act().unwrap()
    }

    fn bank(&self, side: Side) -> i64 {
        self.reading(side).0
    }

    /// The rest of the bank and of the delay.
    fn reading(&self, side: Side) -> (i64, Option<i64>) {
        let reading = self.state.clock().unwrap().reading(self.now_ms, side);
        (reading.bank_ms, reading.delay_ms)
    }

    /// Returns a legal step of the mover.
    fn any_step(&self, rng: &mut Rng) -> Option<Step> {
        let part = self.state.game.as_ref()?.part()?;
        let steps: Vec<Step> = part.current()?.legal();
        (!steps.is_empty()).then(|| steps[rng.usize(0..steps.len())])
    }

    fn play_stage(&mut self, after_ms: i64, rng: &mut Rng) {
        let mover = self.to_act();
        while let Some(step) = self.any_step(rng) {
            self.command(after_ms, mover, Command::Step(step));
        }
    }
}

/// White begins with 6-5; the clocks begin with this throw.
fn begun() -> (Table, Rng) {
    let mut table = Table::new("gioul", &[(6, 5), (6, 5), (4, 3), (2, 1)]);
    table.command(3_600_000, Side::White, Command::Throw);
    (table, Rng::with_seed(1))
}

#[test]
fn clocks_begin_with_the_first_throw_and_only_that_of_the_mover_runs() {
    let mut table = Table::new("gioul", &[(6, 5), (6, 5), (4, 3)]);
    table.wait(3_600_000);
    assert_eq!(table.reading(Side::White), (BANK_MS, None));
    assert_eq!(table.state.wake_ms(), None);

    // An opening throw, in which White begins.
    table.command(0, Side::White, Command::Throw);

    let white = table.to_act();
    assert_eq!(white, Side::White);
    assert_eq!(table.reading(Side::White), (BANK_MS, Some(3_000)));
    assert_eq!(table.reading(Side::Black), (BANK_MS, None));
    let flag_ms = table.now_ms + 3_000 + BANK_MS;
    assert_eq!(table.state.wake_ms(), Some(flag_ms + LAG_MAX_MS));
}

#[test]
fn a_stage_with_a_choice_has_its_delay_and_confirming_counts_to_it() {
    let (mut table, mut rng) = begun();
    table.command(4_000, Side::White, Command::Throw);
    assert_eq!(table.reading(Side::White), (BANK_MS - 1_000, Some(5_000)));

    table.play_stage(2_000, &mut rng);
    assert_eq!(table.reading(Side::White), (BANK_MS - 1_000, Some(1_000)));
    table.command(3_000, Side::White, Command::Done);

    assert_eq!(table.reading(Side::White), (BANK_MS - 3_000, None));
    assert_eq!(table.reading(Side::Black), (BANK_MS, Some(3_000)));
}

#[test]
fn undo_gives_no_time_back() {
    let (mut table, mut rng) = begun();
    table.command(0, Side::White, Command::Throw);
    for _ in 0..4 {
        let step = table.any_step(&mut rng).unwrap();
        table.command(2_000, Side::White, Command::Step(step));
        table.command(2_000, Side::White, Command::UndoTurn);
    }

    assert_eq!(table.bank(Side::White), BANK_MS - (16_000 - 5_000));
}

#[test]
fn who_has_no_time_left_loses_the_match() {
    let (mut table, _) = begun();
    let flag_ms = table.now_ms + 3_000 + BANK_MS;
    table.wait(3_000 + BANK_MS + LAG_MAX_MS - 1);
    assert_eq!(table.state.flagged(), None);
    table.wait(1);

    assert_eq!(table.state.flagged(), Some(Side::White));
    assert_eq!(table.state.winner(), Some(Side::Black));
    assert_eq!((table.state.units(), table.state.wake_ms()), ([0, 0], None));
    assert_eq!(table.state.at_ms(), flag_ms + LAG_MAX_MS);
    let view = view::table_view("t", &table.state, &viewer(Side::Black)).unwrap();
    let phase = serde_json::to_value(&view.phase).unwrap();
    assert_eq!(phase["match_over"], true);
    assert_eq!(phase["result"]["on_time"], true);
    assert_eq!(phase["result"]["winner"], "black");
    for command in [Command::Throw, Command::NextGame] {
        assert!(table.late(0, 0, Side::White, command).is_err());
    }
}

#[test]
fn a_command_that_was_sent_in_time_counts() {
    let (mut table, _) = begun();
    let mut late = table.state.clone();
    std::mem::swap(&mut late, &mut table.state);
    table.state = late.clone();
    let all_ms = 3_000 + BANK_MS;

    let refused = table.late(all_ms + 100, 99, Side::White, Command::Throw);
    assert_eq!(
        refused,
        Err(ChangeError::Refused(TIME_OVER)).map(|(): ()| ())
    );
    table.late(0, 101, Side::White, Command::Throw).unwrap();

    assert!(table.texts.last().unwrap().contains(r#""lag_ms":101"#));
    assert_eq!(table.bank(Side::White), 1);
}

#[test]
fn an_offer_to_resign_ends_and_gives_its_side_no_time() {
    let (mut table, _) = begun();
    table.command(0, Side::White, Command::Throw);
    let single = Some(rosespring_rules::WinKind::Single);
    table.command(5_000, Side::White, Command::Resign(single));
    assert_eq!(table.reading(Side::Black), (BANK_MS, None));

    table.wait(OFFER_MS - 1);
    assert!(table.state.game.as_ref().unwrap().offer.is_some());
    table.wait(1);

    assert!(table.state.game.as_ref().unwrap().offer.is_none());
    assert_eq!(table.bank(Side::White), BANK_MS - OFFER_MS);
}

#[test]
fn the_next_game_begins_even_if_nobody_asks_for_it() {
    let (mut table, _) = begun();
    table.command(0, Side::White, Command::Resign(None));
    assert_eq!(table.state.units(), [0, 2]);

    table.wait(BREAK_MS - 1);
    assert_eq!(table.state.game.as_ref().unwrap().number, 1);
    table.wait(1);

    assert_eq!(table.state.game.as_ref().unwrap().number, 2);
    assert!(table.state.wake_ms().is_some());
}

#[test]
fn time_in_which_the_server_stood_is_given_back() {
    let (mut table, _) = begun();
    let stood_ms = table.now_ms + 1_000;
    table.now_ms += 500_000;
    let entry = table.state.resumed(stood_ms, table.now_ms);
    table.happen(entry);

    assert_eq!(table.reading(Side::White), (BANK_MS, Some(2_000)));
    assert_eq!(table.state.resumed(stood_ms, table.now_ms), None);
    let view = view::table_view("t", &table.state, &viewer(Side::White)).unwrap();
    assert_eq!(view.clock.unwrap().white.bank_ms, BANK_MS);
}

#[test]
fn whoever_was_not_late_is_not_flagged_by_an_entry() {
    let (mut table, _) = begun();
    let flagged = table
        .state
        .stamp(table.now_ms, None, Entry::Flagged { side: Side::White });
    assert!(table.state.apply(&flagged).is_err());
    let mut local = settings("gioul");
    local.time = None;
    let mut local = State::new(Arc::new(local));
    let resumed = Entry::Resumed {
        from_ms: 1,
        until_ms: 2,
    };
    let resumed = local.stamp(5, None, resumed);
    assert!(local.apply(&resumed).is_err());
}

/// Whole matches, cascades that pass on included: only the side that must act uses time, and the
/// clocks follow from the stored entries.
#[test]
fn matches_use_the_time_of_the_side_that_must_act() {
    let mut handed_over = 0;
    for seed in 0..12 {
        let mut rng = Rng::with_seed(seed);
        let mut table = Table::new("gioul", &[]);
        table.command(5, Side::White, Command::Throw);
        for _ in 0..400 {
            if table.state.is_finished() {
                break;
            }
            let Some(side) = table.state.game.as_ref().unwrap().to_act() else {
                table.command(
                    1,
                    Side::White,
                    if table.state.is_game_over() {
                        Command::NextGame
                    } else {
                        Command::Throw
                    },
                );
                continue;
            };
            let (used, other) = (table.bank(side), table.bank(side.other()));
            let after_ms = rng.i64(0..3_000);
            let command = match table.any_step(&mut rng) {
                Some(step) => Command::Step(step),
                None if table.state.game.as_ref().unwrap().part().is_some() => Command::Done,
                None => Command::Throw,
            };
            table.command(after_ms, side, command);
            assert_eq!(table.bank(side.other()), other, "seed {seed}");
            assert!(table.bank(side) + after_ms >= used, "seed {seed}");
        }
        handed_over += table
            .texts
            .iter()
            .filter(|text| text.contains("handed_over"))
            .count();

        let mut again = State::new(Arc::new(settings("gioul")));
        for text in &table.texts {
            again.apply(&LogEntry::from_text(text).unwrap()).unwrap();
        }
        assert_eq!(again.clock(), table.state.clock());
    }
    assert!(handed_over > 0);
    assert_eq!(bank_ms(TimeControl::Fast, 3), BANK_MS);
}
