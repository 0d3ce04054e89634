//! A host in memory: it has its own clock and stores the texts of entries.

use std::sync::Arc;

use rosespring_engine::levels::Level;
use rosespring_rules::{Position, Side};
use rosespring_table::change;
use rosespring_table::game::automatic::Automatic;
use rosespring_table::game::{
    Command, DiceSource, LogEntry, Player, Purpose, Refusal, SeatHolder, Seed, Settings, State,
    Viewer,
};
use rosespring_table::opponent::{EnginePlayers, Opponent, Question};
use rosespring_table::stored::{self, StoredTable};
use rosespring_table::view;
use rosespring_wire::table::{PhaseView, TableView};

const DICE: DiceSource = DiceSource::Seeded;

/// A table and the texts of its entries.
pub(crate) struct Host {
    pub(crate) state: State,
    pub(crate) texts: Vec<String>,
    pub(crate) now_ms: i64,
    table: StoredTable,
}

pub(crate) fn person(name: &str) -> SeatHolder {
    SeatHolder::Person(Player::at_screen(name))
}

pub(crate) fn computer(level: u8) -> SeatHolder {
    let level = Level::new(level).unwrap();
    SeatHolder::Computer { level }
}

/// Returns the viewer who holds the seat of a person.
pub(crate) fn seat(name: &str, side: Side) -> Viewer {
    Viewer::seated(Player::at_screen(name).id, side)
}

impl Host {
    pub(crate) fn new(rules: &str, white: SeatHolder, black: SeatHolder) -> Self {
        Self::of_match(rules, 1, white, black)
    }

    pub(crate) fn of_match(
        rules: &str,
        match_to: u8,
        white: SeatHolder,
        black: SeatHolder,
    ) -> Self {
        let state = State::new(Arc::new(Settings {
            rules: rules.parse().unwrap(),
            purpose: Purpose::Game,
            start: None,
            dice: Vec::new(),
            white,
            black,
            match_to,
            auto_forced: true,
            seed: Seed::from_bytes([7; 32]),
            dice_listed: false,
            chains: None,
            time: None,
        }));
        let table = stored::to_stored("a", &state, 0);
        let mut host = Self {
            state,
            texts: Vec::new(),
            now_ms: 1_000,
            table,
        };
        let first = host.state.stamp(host.now_ms, None, host.state.begin_game());
        host.happens(&first);
        host.go_on();
        host
    }

    fn happens(&mut self, entry: &LogEntry) {
        self.state.apply(entry).unwrap();
        self.texts.push(entry.to_text());
    }

    /// Applies all automatic events; the program plays at once.
    pub(crate) fn go_on(&mut self) {
        loop {
            self.now_ms += 1;
            match self.state.automatic(self.now_ms, &DICE) {
                Automatic::Entry(entry) => self.happens(&entry),
                Automatic::Think { side, position } => self.think(side, position),
                Automatic::Wait { .. } => return,
            }
        }
    }

    fn think(&mut self, side: Side, position: Position) {
        let SeatHolder::Computer { level } = *self.state.settings().seated(side) else {
            panic!("the program thinks for a person");
        };
        let answer = EnginePlayers.answer(&Question {
            level,
            position,
            stakes: self.state.stakes(),
            seed: u64::from(self.state.version()),
            budget: None,
        });
        let entry = change::computer_play(&position, answer)
            .expect("a play")
            .entry;
        self.happens(&self.state.stamp(self.now_ms, None, entry));
    }

    /// Carries out the command of `viewer`, and the automatic events that follow.
    pub(crate) fn ask(
        &mut self,
        viewer: &Viewer,
        command: impl Into<Command>,
    ) -> Result<(), Refusal> {
        let entry = (self.state).decide(&command.into(), viewer, self.now_ms, &DICE)?;
        self.happens(&entry);
        self.go_on();
        Ok(())
    }

    pub(crate) fn view(&self, viewer: &Viewer) -> TableView {
        view::table_view("a", &self.state, viewer).unwrap()
    }

    pub(crate) fn is_over(&self, viewer: &Viewer) -> bool {
        matches!(self.view(viewer).phase, PhaseView::Over { .. })
    }

    /// Returns the state replayed from the stored texts.
    pub(crate) fn replayed(&self) -> State {
        stored::replay(&self.table, &self.texts).unwrap()
    }

    pub(crate) fn stored(&self) -> &StoredTable {
        &self.table
    }
}
