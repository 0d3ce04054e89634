//! Tables in memory, and the calls about them.

use std::collections::BTreeMap;

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::levels::Level;
use rosespring_engine::net::{self, Net};
use rosespring_engine::shipped_evaluator;
use rosespring_rules::{GameKind, Position, Side};
use rosespring_table::change::{self, Change, ChangeContext, ChangeError, ChangeResult};
use rosespring_table::game::{Command, DiceSource, PlayerId, Seed, Settings, State, Viewer};
use rosespring_table::opponent::{EnginePlayers, Opponent};
use rosespring_table::stored::{self, StoredTable};
use rosespring_table::view;
use rosespring_wire::table::{NewTableRequest, PageMessage, TableRequest, TableView, ToClient};

use crate::answer::{Answer, CallError, EntryBatch, TableAnswer};
use crate::request::Request;

/// All throws follow from the seed of their match.
const DICE: DiceSource = DiceSource::Seeded;

/// The tables in memory.
#[derive(Debug, Default)]
pub struct Host {
    tables: BTreeMap<String, State>,
}

impl Host {
    /// Creates a host without tables.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            tables: BTreeMap::new(),
        }
    }

    /// Handles a call: parses a [`Request`] from JSON and returns an [`Answer`] as JSON.
    pub fn call(&mut self, request: &str) -> String {
        let answer = serde_json::from_str(request)
            .map_err(CallError::Malformed)
            .and_then(|request| self.answer(request))
            .unwrap_or_else(Answer::from);
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    /// Installs a net from bytes, which name its game. Nets belong to the whole process. Returns
    /// JSON as [`call`](Self::call) does: an answer without a table, or an error.
    pub fn take_net(bytes: &[u8]) -> String {
        let installed = Net::from_bytes(bytes)
            .map_err(CallError::Net)
            .and_then(|net| Ok(net::install(net)?));
        let answer = match installed {
            Ok(()) => Answer::Table(Box::default()),
            Err(error) => Answer::from(error),
        };
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    fn answer(&mut self, request: Request) -> Result<Answer, CallError> {
        let answer = match request {
            Request::Create {
                id,
                seed,
                now_ms,
                table,
            } => self.create(id, &seed, now_ms, &table)?,
            Request::Open { table, entries } => self.open(&table, &entries)?,
            Request::Snapshot { id } => self.snapshot(&id)?,
            Request::Hear {
                id,
                now_ms,
                message,
            } => self.hear(&id, now_ms, &message)?,
            Request::Think { id, now_ms } => self.think(&id, now_ms)?,
            Request::Close { id } => self.close(&id)?,
            Request::Values { positions } => return values(&positions),
        };
        Ok(Answer::Table(Box::new(answer)))
    }

    fn state(&self, id: &str) -> Result<&State, CallError> {
        self.tables
            .get(id)
            .ok_or_else(|| CallError::NoTable(id.to_owned()))
    }

    fn create(
        &mut self,
        id: String,
        seed: &str,
        now_ms: i64,
        table: &serde_json::Value,
    ) -> Result<TableAnswer, CallError> {
        if self.tables.contains_key(&id) {
            return Err(CallError::IdInUse(id));
        }
        let seed = Seed::from_hex(seed).ok_or(CallError::InvalidSeed)?;
        let request = NewTableRequest::read(table.to_string().as_bytes())
            .map_err(|error| CallError::InvalidBody(error.into_list()))?;
        let settings = Settings::new(request, DICE.is_listed(), seed).map_err(|faults| {
            CallError::InvalidBody(faults.iter().map(ToString::to_string).collect())
        })?;
        let (state, first) = change::begin(settings, now_ms, &PlayerId::local())?;
        let table = stored::to_stored(&id, &state, now_ms);
        let keep = EntryBatch {
            after: 0,
            at_ms: now_ms,
            entries: vec![first.to_text()],
            progress: stored::progress(&state),
        };
        self.tables.insert(id.clone(), state);
        Ok(TableAnswer {
            table: Some(table),
            keep: Some(keep),
            ..self.snapshot(&id)?
        })
    }

    fn open(&mut self, table: &StoredTable, entries: &[String]) -> Result<TableAnswer, CallError> {
        let state = stored::replay(table, entries)?;
        self.tables.insert(table.id.clone(), state);
        self.snapshot(&table.id)
    }

    fn close(&mut self, id: &str) -> Result<TableAnswer, CallError> {
        self.state(id)?;
        self.tables.remove(id);
        Ok(TableAnswer::default())
    }

    fn snapshot(&self, id: &str) -> Result<TableAnswer, CallError> {
        let table = view(id, self.state(id)?)?;
        Ok(self.answer_with(id, vec![ToClient::Snapshot { table }]))
    }

    fn hear(
        &mut self,
        id: &str,
        now_ms: i64,
        message: &serde_json::Value,
    ) -> Result<TableAnswer, CallError> {
        self.state(id)?;
        match PageMessage::read(&message.to_string()) {
            Ok(PageMessage::Commands(request)) => self.request(id, now_ms, &request),
            Ok(PageMessage::Refresh { since }) => self.refresh(id, since),
            Err(error) => Ok(self.answer_with(id, vec![view::rejected(&error.into())])),
        }
    }

    fn request(
        &mut self,
        id: &str,
        now_ms: i64,
        request: &TableRequest,
    ) -> Result<TableAnswer, CallError> {
        let state = self.state(id)?;
        if request.after != state.version() {
            let table = view(id, state)?;
            return Ok(self.answer_with(id, vec![ToClient::Stale { table }]));
        }
        let resigns = |command: &Command| matches!(command, Command::Resign(_));
        let settings = state.settings();
        let has_computer = !Side::ALL.iter().all(|&side| settings.is_person(side));
        if has_computer && request.commands.iter().any(resigns) {
            // The computer answers an offer to resign by its chances.
            need_net(settings.rules.game)?;
        }
        let change = self.change(id, now_ms, |context, state| {
            Change::of_commands(context, state, &Viewer::screen(), &request.commands)
        });
        match change {
            Err(CallError::Change(ChangeError::Refused(refusal))) => {
                Ok(self.answer_with(id, vec![view::rejected(&refusal)]))
            }
            change => change,
        }
    }

    /// The host stores no patches: a page that lacks some gets the whole state.
    fn refresh(&self, id: &str, since: Option<u32>) -> Result<TableAnswer, CallError> {
        match since {
            Some(v) if v == self.state(id)?.version() => {
                Ok(self.answer_with(id, vec![ToClient::Current { v }]))
            }
            _ => self.snapshot(id),
        }
    }

    /// Plays a stage for the computer if it is its turn, and carries out automatic events.
    fn think(&mut self, id: &str, now_ms: i64) -> Result<TableAnswer, CallError> {
        let question = change::question(self.state(id)?, &DICE);
        let entry = match question {
            Some(question) => {
                need_net(question.position.rules().game)?;
                let steps = EnginePlayers.choose(&question);
                change::computer_play(&question.position, steps).map(|play| play.entry)
            }
            None => None,
        };
        self.change(id, now_ms, |context, state| {
            Change::by_itself(context, state, entry)
        })
    }

    /// Changes a table in memory at once. If the change cannot be stored, the caller opens the
    /// table again.
    fn change(
        &mut self,
        id: &str,
        at_ms: i64,
        change: impl FnOnce(&ChangeContext<'_>, &State) -> ChangeResult,
    ) -> Result<TableAnswer, CallError> {
        let state = self.state(id)?;
        let context = ChangeContext { dice: &DICE, at_ms };
        let after = state.version();
        let change = change(&context, state)?;
        let notice = change.notice(id, &Viewer::screen(), view(id, state)?)?;
        let messages = notice.messages.into_iter();
        let tell = messages.map(|(_, message)| message).collect();
        let keep = (!change.bodies.is_empty()).then(|| EntryBatch {
            after,
            at_ms,
            entries: change.bodies,
            progress: stored::progress(&change.state),
        });
        self.tables.insert(id.to_owned(), change.state);
        Ok(TableAnswer {
            keep,
            ..self.answer_with(id, tell)
        })
    }

    fn answer_with(&self, id: &str, tell: Vec<ToClient>) -> TableAnswer {
        let state = self.tables.get(id);
        TableAnswer {
            tell,
            is_thinking: state.is_some_and(|state| change::question(state, &DICE).is_some()),
            ..TableAnswer::default()
        }
    }
}

/// Returns the view of a table for its only screen.
fn view(id: &str, state: &State) -> Result<Box<TableView>, CallError> {
    let view = view::table_view(id, state, &Viewer::screen());
    view.map(Box::new)
        .ok_or_else(|| CallError::NoView(id.to_owned()))
}

/// Refuses to use the hand-written evaluation for a game that has a net: its levels were measured
/// with the net.
fn need_net(game: GameKind) -> Result<(), CallError> {
    let has_net = Level::of_game(game) == Level::ALL;
    match has_net && !net::is_shipped(game) {
        true => Err(CallError::NoNet(view::game_name(game))),
        false => Ok(()),
    }
}

/// Evaluates positions as the players do, with bear-off tables where they hold the position.
fn values(positions: &[String]) -> Result<Answer, CallError> {
    let positions = positions.iter().enumerate().map(|(index, id)| {
        id.parse::<Position>().map_err(|fault| CallError::Position {
            index,
            fault: fault.to_string(),
        })
    });
    let positions = positions.collect::<Result<Vec<_>, _>>()?;
    let mut values = Vec::with_capacity(positions.len());
    for same_game in positions.chunk_by(|a, b| a.rules().game == b.rules().game) {
        let game = same_game[0].rules().game;
        need_net(game)?;
        let mut found = vec![Value::default(); same_game.len()];
        shipped_evaluator(game).evaluate(same_game, &mut found);
        values.extend(found.iter().map(probabilities));
    }
    Ok(Answer::Values { values })
}

const fn probabilities(value: &Value) -> [f32; 7] {
    [
        value.win,
        value.win_double,
        value.win_triple,
        value.win_capote,
        value.lose_double,
        value.lose_triple,
        value.lose_capote,
    ]
}
