// Only such a build has clocks.
#![cfg(feature = "hall")]

mod wrong_clocks;

use std::sync::Arc;

use fastrand::Rng;
use rosespring_rules::{Dice, Step};
use rosespring_wire::table::LinkBytes;

use super::*;
use crate::change::{Change, ChangeContext, ChangeError};
use crate::game::clock::{TimeControl, bank_ms};
use crate::game::{Command, DiceSource, Player, Purpose, Seed, Settings};
use crate::view;

const BEGAN_MS: i64 = 1_000_000;
const OFFER_ENDS_MS: i64 = 20_000;
pub(in crate::game) const BANK_MS: i64 = 90_000;

/// A match of Ada (White) and Boris to 3 units, with a fast clock.
pub(in crate::game) struct Table {
    pub(in crate::game) state: State,
    pub(in crate::game) texts: Vec<String>,
    pub(in crate::game) now_ms: i64,
    dice: DiceSource,
}

pub(in crate::game) fn settings(rules: &str) -> Settings {
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

pub(in crate::game) fn viewer(side: Side) -> Viewer {
    let id = ["ada", "boris"][side.index()].to_owned();
    Viewer::seated(PlayerId::try_from(id).unwrap(), side)
}

impl Table {
    pub(in crate::game) fn new(rules: &str, dice: &[(u8, u8)]) -> Self {
        Self::of(settings(rules), dice)
    }

    pub(in crate::game) fn of(settings: Settings, dice: &[(u8, u8)]) -> Self {
        let mut state = State::new(Arc::new(settings));
        let first = state.stamp(BEGAN_MS, None, state.begin_game());
        state.apply(&first).unwrap();
        // As after a game in which both played two turns: the match counts.
        state.turns_before = [2; 2];
        let listed = dice.iter().map(|&(a, b)| Dice::from_numbers(a, b).unwrap());
        Self {
            state,
            texts: vec![first.to_text()],
            now_ms: BEGAN_MS,
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
    pub(in crate::game) fn late(
        &mut self,
        after_ms: i64,
        lag_ms: u16,
        side: Side,
        command: impl Into<Command>,
    ) -> Result<(), ChangeError> {
        self.now_ms += after_ms;
        let dice = self.dice.clone();
        let context = ChangeContext {
            dice: &dice,
            at_ms: self.now_ms,
            lag_ms,
        };
        let change = Change::of_command(&context, &self.state, &viewer(side), &command.into());
        self.take(change)
    }

    pub(in crate::game) fn command(
        &mut self,
        after_ms: i64,
        side: Side,
        command: impl Into<Command>,
    ) {
        self.late(after_ms, 0, side, command).unwrap();
    }

    /// Lets time pass without a command.
    pub(in crate::game) fn wait(&mut self, ms: i64) {
        self.now_ms += ms;
        self.happen(None);
    }

    pub(in crate::game) fn happen(&mut self, entry: Option<Entry>) {
        let dice = self.dice.clone();
        let context = ChangeContext {
            dice: &dice,
            at_ms: self.now_ms,
            lag_ms: 0,
        };
        let change = Change::by_itself(&context, &self.state, entry);
        self.take(change).unwrap();
    }

    pub(in crate::game) fn to_act(&self) -> Side {
        self.state.game.as_ref().unwrap().to_act().unwrap()
    }

    pub(in crate::game) fn bank(&self, side: Side) -> i64 {
        self.reading(side).0
    }

    /// The rest of the bank and of the delay.
    pub(in crate::game) fn reading(&self, side: Side) -> (i64, Option<i64>) {
        let reading = self.state.clock().unwrap().reading(self.now_ms, side);
        (reading.bank_ms, reading.delay_ms)
    }

    /// Returns a legal step of the mover.
    fn any_step(&self, rng: &mut Rng) -> Option<Step> {
        let part = self.state.game.as_ref()?.part()?;
        let steps: Vec<Step> = part.current()?.legal();
        (!steps.is_empty()).then(|| steps[rng.usize(0..steps.len())])
    }

    /// Plays on, a second for each command, until the state is as wanted. Returns false if the
    /// match is over before.
    fn until(&mut self, rng: &mut Rng, is_wanted: impl Fn(&State) -> bool) -> bool {
        while !self.state.is_finished() {
            if is_wanted(&self.state) {
                return true;
            }
            let side = self.state.game.as_ref().unwrap().to_act();
            let command = match self.any_step(rng) {
                Some(step) => Command::from(step),
                None if self.state.is_game_over() => Command::NextGame,
                None if self.state.game.as_ref().unwrap().part().is_some() => Command::Done,
                None => Command::Throw,
            };
            self.command(1_000, side.unwrap_or(Side::White), command);
        }
        false
    }

    /// A match in a wanted state, which not every match has.
    fn at(is_wanted: impl Fn(&State) -> bool) -> (Self, Rng) {
        let seeds = 0..100;
        let mut tables = seeds.map(|seed| (Self::new("gioul", &[]), Rng::with_seed(seed)));
        let found = tables.find_map(|(mut table, mut rng)| {
            let is_there = table.until(&mut rng, &is_wanted);
            is_there.then_some((table, rng))
        });
        found.expect("one of a hundred matches has such a state")
    }

    fn play_stage(&mut self, after_ms: i64, rng: &mut Rng) {
        let mover = self.to_act();
        while let Some(step) = self.any_step(rng) {
            self.command(after_ms, mover, Command::from(step));
        }
    }
}

/// White begins with 6-5; the clocks begin with this throw.
fn begun() -> (Table, Rng) {
    let mut table = Table::new("gioul", &[(6, 5), (6, 5), (4, 3), (2, 1)]);
    table.command(20_000, Side::White, Command::Throw);
    (table, Rng::with_seed(1))
}

#[test]
fn clocks_begin_with_the_first_throw_and_only_that_of_the_mover_runs() {
    let mut table = Table::new("gioul", &[(6, 5), (6, 5), (4, 3)]);
    table.wait(20_000);
    assert_eq!(table.reading(Side::White), (BANK_MS, None));

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
        table.command(2_000, Side::White, Command::from(step));
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
    table.command(5_000, Side::White, Command::Resign { kind: single });
    assert_eq!(table.reading(Side::Black), (BANK_MS, None));

    table.wait(OFFER_ENDS_MS - 1);
    assert!(table.state.game.as_ref().unwrap().offer.is_some());
    table.wait(1);

    assert!(table.state.game.as_ref().unwrap().offer.is_none());
    assert_eq!(table.bank(Side::White), BANK_MS - OFFER_ENDS_MS);
}

#[test]
fn the_next_game_begins_even_if_nobody_asks_for_it() {
    let (mut table, _) = begun();
    table.command(0, Side::White, Command::Resign { kind: None });
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
    let entry = table.state.resumed(&[(stood_ms, table.now_ms)]);
    table.happen(entry);

    assert_eq!(table.reading(Side::White), (BANK_MS, Some(2_000)));
    assert_eq!(table.state.resumed(&[(stood_ms, table.now_ms)]), None);
    let view = view::table_view("t", &table.state, &viewer(Side::White)).unwrap();
    assert_eq!(view.clock.unwrap().white.bank_ms, BANK_MS);
}

#[test]
fn several_pauses_between_two_events_are_all_given_back() {
    let (mut table, _) = begun();
    let began_ms = table.now_ms;
    table.now_ms += 100_000;
    // The last second of the first pause was noted twice, and one began before the last event.
    let second = (began_ms + 70_000, began_ms + 90_000);
    let first = (began_ms + 10_000, began_ms + 40_000);
    let again = (began_ms + 39_000, began_ms + 41_000);
    let earlier = (began_ms - 5_000, began_ms);
    let entry = table.state.resumed(&[second, first, again, earlier]);
    table.happen(entry);

    // 100 s passed, and the server stood for 20 + 31 of them.
    assert_eq!(table.bank(Side::White), BANK_MS - (49_000 - 3_000));
    assert_eq!(table.state.resumed(&[second, first, again, earlier]), None);
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
                Some(step) => Command::from(step),
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

/// Returns whether a side plays the remainder of the other one's cascade.
fn is_remainder(state: &State) -> bool {
    let part = state.game.as_ref().and_then(|game| game.part());
    part.is_some_and(|part| part.mover() != part.thrower() && !part.committed)
}

/// Returns whether a later stage of a cascade is to be played, with a choice.
fn is_late_stage(state: &State) -> bool {
    matches!(
        state.slots(),
        [Some(Slot::Stage(1..)), _] | [_, Some(Slot::Stage(1..))]
    )
}

#[test]
fn a_hand_over_switches_the_clocks_and_its_scene_counts_for_nobody() {
    let (mut table, _) = Table::at(is_remainder);
    let (receiver, thrower) = (table.to_act(), table.to_act().other());
    let delay_ms = match table.state.slots()[receiver.index()] {
        Some(Slot::Stage(_)) => 5_000,
        _ => 3_000,
    };
    let banks = [table.bank(receiver), table.bank(thrower)];

    assert_eq!(table.reading(receiver), (banks[0], Some(delay_ms)));
    assert_eq!(table.reading(thrower), (banks[1], None));
    table.wait(SCENE_MS);
    assert_eq!(table.reading(receiver), (banks[0], Some(delay_ms)));
    table.wait(delay_ms + 700);

    let left = [table.bank(receiver), table.bank(thrower)];
    assert_eq!(left, [banks[0] - 700, banks[1]]);
}

#[test]
fn a_flag_falls_in_the_middle_of_a_cascade_for_the_side_that_plays_it() {
    for is_wanted in [is_late_stage as fn(&State) -> bool, is_remainder] {
        let (mut table, _) = Table::at(is_wanted);
        let (mover, units) = (table.to_act(), table.state.units());
        let wake_ms = table.state.wake_ms().unwrap();

        table.wait(wake_ms - 1 - table.now_ms);
        assert_eq!(table.state.winner(), None);
        table.wait(1);

        assert_eq!(table.state.flagged(), Some(mover));
        assert_eq!(table.state.winner(), Some(mover.other()));
        assert_eq!((table.state.units(), table.state.wake_ms()), (units, None));
        assert!(table.late(0, 0, mover, Command::UndoTurn).is_err());
    }
}

#[test]
fn a_stage_with_one_play_is_played_at_once_and_otherwise_has_no_slot_of_its_own() {
    let mut by_hand = settings("gioul");
    by_hand.auto_forced = false;
    let has_one_play = |state: &State| {
        let part = state.game.as_ref().and_then(|game| game.part());
        part.is_some_and(|part| {
            let is_new = part.current().is_some_and(|stage| stage.steps().is_empty());
            is_new && part.turn.position().plays().len() == 1
        })
    };
    let mut rng = Rng::with_seed(2);
    let mut table = Table::of(by_hand, &[]);
    assert!(table.until(&mut rng, has_one_play));
    assert_eq!(
        table.state.slots()[table.to_act().index()],
        Some(Slot::Wait)
    );

    let mut rng = Rng::with_seed(2);
    assert!(!Table::new("gioul", &[]).until(&mut rng, has_one_play));
}

/// A match whose dice both players and the server throw together.
fn linked() -> Table {
    let mut settings = settings("gioul");
    settings.dice_listed = false;
    settings.chains = Some(rosespring_dice::ChainMatch {
        id: [1; 16],
        rules: settings.rules.fingerprint(),
        white: [2; 16],
        black: [3; 16],
    });
    Table::of(settings, &[])
}

fn bytes(link: rosespring_dice::Link) -> [u8; 32] {
    let hex = link.to_hex();
    std::array::from_fn(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
}

impl Table {
    fn chain(&self, side: Side) -> rosespring_dice::Chain {
        let party = [rosespring_dice::Party::White, rosespring_dice::Party::Black][side.index()];
        let last = rosespring_dice::Link::from_bytes([side.index() as u8; 32]);
        rosespring_dice::Chain::new(self.state.chains().unwrap().context(), party, last)
    }

    fn commit_dice(&mut self, after_ms: i64, side: Side) {
        let commitment = self.chain(side).commitment();
        let commitment = LinkBytes(bytes(commitment));
        self.command(after_ms, side, Command::CommitDice { commitment });
    }

    fn link(&mut self, after_ms: i64, side: Side) {
        let (first, next) = self.state.chains().unwrap().first_and_next();
        let link = self.chain(side).link(next - first).unwrap();
        let link = LinkBytes(bytes(link));
        self.command(after_ms, side, Command::Link { link });
    }
}

#[test]
fn the_clock_of_the_side_that_owes_a_link_runs() {
    let mut table = linked();
    for side in Side::ALL {
        table.commit_dice(10, side);
    }
    let mut rng = Rng::with_seed(1);
    // The opening, ties included: later throws run the clock of who owes a link.
    while table.state.game.as_ref().unwrap().to_act().is_none() {
        for side in Side::ALL {
            table.link(10, side);
        }
        table.command(10, Side::White, Command::Throw);
    }
    let (thrower, other) = (table.to_act(), table.to_act().other());
    assert_eq!(table.reading(thrower), (BANK_MS, None));
    assert_eq!(table.reading(other), (BANK_MS, Some(3_000)));
    assert!(table.late(3_500, 0, thrower, Command::Throw).is_err());
    assert_eq!(table.bank(other), BANK_MS - 500);
    assert!(table.state.owing()[other.index()] && !table.state.owing()[thrower.index()]);

    table.link(500, other);

    // Now only the thrower is missing, who throws with the link.
    assert_eq!(table.reading(other), (BANK_MS - 1_000, None));
    assert_eq!(table.reading(thrower), (BANK_MS, Some(3_000)));
    table.link(1_000, thrower);
    table.command(0, thrower, Command::Throw);
    table.play_stage(1_000, &mut rng);
    assert_eq!(table.bank(other), BANK_MS - 1_000);
}
