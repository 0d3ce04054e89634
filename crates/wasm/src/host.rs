//! Tables in memory, and the calls about them.

use std::collections::BTreeMap;

use rosespring_engine::bearoff::Tables;
use rosespring_engine::net::{self, Net};
use rosespring_rules::{Die, Side};
use rosespring_table::change::{self, Change, ChangeContext, ChangeError, ChangeResult};
use rosespring_table::game::entry::StoredStep;
use rosespring_table::game::{Command, DiceSource, PlayerId, Seed, Settings, State, Viewer};
use rosespring_table::opponent::{Answer, EnginePlayers, Opponent, Question};
use rosespring_table::stored;
use rosespring_table::{advice, tutor, view};
use rosespring_wire::json;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{NewTableRequest, PageMessage, Refresh, TableRequest, TableView};

use crate::answer::{CallError, Choice, EntryBatch, Measurement, TableAnswer, to_json};
use crate::request::{
    self, AdviceOf, Choose, Create, Hear, Play, StoredGame, TableId, Think, read,
};
use crate::speed::search_beginning;
use crate::stateless::{self, need_net};

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

    /// Handles a request: the name of a call, a space, and its parameters as JSON. Returns JSON.
    pub fn call(&mut self, request: &str) -> String {
        self.answer(request).unwrap_or_else(CallError::into_json)
    }

    /// Installs a net from bytes, which name its game. Nets belong to the whole process. Returns
    /// JSON as [`call`](Self::call) does: an answer without a table, or an error.
    pub fn take_net(bytes: &[u8]) -> String {
        let installed = Net::from_bytes(bytes)
            .map_err(CallError::Net)
            .and_then(|net| Ok(net::install(net)?));
        match installed {
            Ok(()) => to_json(&TableAnswer::default()),
            Err(error) => error.into_json(),
        }
    }

    fn answer(&mut self, request: &str) -> Result<String, CallError> {
        let (call, parameters) = request::split(request);
        let answer = match call {
            "create" => self.create(read(parameters)?),
            "open" => self.open(&read(parameters)?),
            "snapshot" => self.snapshot(&read::<TableId>(parameters)?.id),
            "hear" => self.hear(&read(parameters)?),
            "think" => self.think(&read(parameters)?),
            "play" => self.play(read(parameters)?),
            "close" => self.close(&read(parameters)?),
            "prepare" => self.prepare(&read(parameters)?),
            "needs_net" => self.check_net(&read(parameters)?),
            "choose" => return self.choose(&read(parameters)?),
            "measure" => return self.measure(&read(parameters)?),
            "advice" => return self.advice(&read(parameters)?),
            "tutor" => return self.tutor(&read(parameters)?),
            _ => return stateless::answer(call, parameters),
        };
        Ok(to_json(&answer?))
    }

    fn state(&self, id: &str) -> Result<&State, CallError> {
        self.tables
            .get(id)
            .ok_or_else(|| CallError::NoTable(id.to_owned()))
    }

    fn create(&mut self, asked: Create<'_>) -> Result<TableAnswer, CallError> {
        let Create {
            id,
            seed,
            now_ms,
            table,
        } = asked;
        if self.tables.contains_key(&id) {
            return Err(CallError::IdInUse(id));
        }
        let seed = Seed::from_hex(&seed).ok_or(CallError::InvalidSeed)?;
        let request = json::read::<NewTableRequest>(table.get().as_bytes())
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

    fn open(
        &mut self,
        StoredGame { table, entries }: &StoredGame,
    ) -> Result<TableAnswer, CallError> {
        let state = stored::replay(table, entries)?;
        self.tables.insert(table.id.clone(), state);
        self.snapshot(&table.id)
    }

    fn close(&mut self, TableId { id }: &TableId) -> Result<TableAnswer, CallError> {
        self.state(id)?;
        self.tables.remove(id);
        Ok(TableAnswer::default())
    }

    /// Builds the bear-off tables of a table's rules, which would be built at first use.
    fn prepare(&self, TableId { id }: &TableId) -> Result<TableAnswer, CallError> {
        Tables::shared().prepare(self.state(id)?.rules());
        Ok(TableAnswer::default())
    }

    fn snapshot(&self, id: &str) -> Result<TableAnswer, CallError> {
        let table = view(id, self.state(id)?)?;
        Ok(self.answer_with(id, vec![ToClient::Snapshot { table }]))
    }

    fn hear(&mut self, asked: &Hear<'_>) -> Result<TableAnswer, CallError> {
        let id = &asked.id;
        self.state(id)?;
        match PageMessage::read(asked.message.get()) {
            Ok(PageMessage::Command(request)) => self.request(asked, &request),
            Ok(PageMessage::Refresh(Refresh { since })) => self.refresh(id, since),
            Err(error) => Ok(self.answer_with(id, vec![view::rejected(&error.into())])),
        }
    }

    fn request(
        &mut self,
        asked: &Hear<'_>,
        request: &TableRequest,
    ) -> Result<TableAnswer, CallError> {
        let id = &asked.id;
        let state = self.state(id)?;
        if request.after != state.version() {
            let table = view(id, state)?;
            return Ok(self.answer_with(id, vec![ToClient::Stale { table }]));
        }
        // The computer answers an offer to resign by its chances.
        if !asked.without_net && matches!(request.command, Command::Resign { .. }) {
            need_computers_net(state)?;
        }
        let change = self.change(id, asked.now_ms, |context, state| {
            Change::of_command(context, state, &Viewer::screen(), &request.command)
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
    fn think(&mut self, Think { id, now_ms }: &Think) -> Result<TableAnswer, CallError> {
        let chosen = chosen(self.state(id)?)?;
        self.go_on(id, *now_ms, chosen)
    }

    /// Plays chosen steps unless the table has changed since, and carries out automatic events.
    fn play(&mut self, asked: Play) -> Result<TableAnswer, CallError> {
        let id = &asked.id;
        if self.state(id)?.version() != asked.after {
            return Ok(self.answer_with(id, Vec::new()));
        }
        let steps = asked.steps.into_iter().map(|StoredStep(step)| step);
        let answer = match asked.number {
            Some(number) => Answer::Name(Die::new(number)),
            None => Answer::Play(steps.collect()),
        };
        self.go_on(id, asked.now_ms, Some(answer))
    }

    /// Plays a stage if steps were chosen for it, and carries out automatic events.
    fn go_on(
        &mut self,
        id: &str,
        now_ms: i64,
        chosen: Option<Answer>,
    ) -> Result<TableAnswer, CallError> {
        let question = change::question(self.state(id)?, &DICE);
        let entry = question.zip(chosen).and_then(|(question, answer)| {
            change::computer_play(&question.position, answer).map(|play| play.entry)
        });
        self.change(id, now_ms, |context, state| {
            Change::by_itself(context, state, entry)
        })
    }

    /// Checks that the net is there with which the computer plays at a table.
    fn check_net(&self, TableId { id }: &TableId) -> Result<TableAnswer, CallError> {
        need_computers_net(self.state(id)?)?;
        Ok(TableAnswer::default())
    }

    fn choose(&self, asked: &Choose) -> Result<String, CallError> {
        let Choose { id, budget, .. } = asked;
        let state = self.state(id)?;
        let question = change::question(state, &DICE);
        if question.is_some() && !asked.without_net {
            need_computers_net(state)?;
        }
        let answer = match question {
            Some(Question { level, .. }) if level.looks_ahead() && budget.is_none() => {
                return Err(CallError::NoBudget(level));
            }
            Some(question) => EnginePlayers.answer(&Question {
                budget: *budget,
                ..question
            }),
            None => Answer::Play(Vec::new()),
        };
        let (steps, number) = match answer {
            Answer::Play(steps) => (steps, None),
            Answer::Name(number) => (Vec::new(), number),
        };
        Ok(to_json(&Choice {
            after: state.version(),
            steps: steps.into_iter().map(StoredStep).collect(),
            number: number.map(Die::get),
            budget: *budget,
        }))
    }

    fn measure(&self, TableId { id }: &TableId) -> Result<String, CallError> {
        let rules = *self.state(id)?.rules();
        need_net(rules.game)?;
        let evaluations = search_beginning(rules);
        Ok(to_json(&Measurement { evaluations }))
    }

    fn advice(&self, AdviceOf { id, kind }: &AdviceOf) -> Result<String, CallError> {
        let state = self.state(id)?;
        let question = advice::Question::new(state, *kind, &Viewer::screen())?;
        need_net(state.rules().game)?;
        Ok(to_json(&question.answer()))
    }

    fn tutor(&self, TableId { id }: &TableId) -> Result<String, CallError> {
        let state = self.state(id)?;
        let question = tutor::Question::new(state, &Viewer::screen())?;
        need_net(state.rules().game)?;
        Ok(to_json(&question.answer()))
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
        let context = ChangeContext {
            dice: &DICE,
            at_ms,
            lag_ms: 0,
        };
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

/// Refuses if the computer plays at a table, and the net of its game is missing.
fn need_computers_net(state: &State) -> Result<(), CallError> {
    let settings = state.settings();
    match Side::ALL.iter().all(|&side| settings.is_person(side)) {
        true => Ok(()),
        false => need_net(state.rules().game),
    }
}

/// Returns the computer's steps; `None` if it is not its turn.
fn chosen(state: &State) -> Result<Option<Answer>, CallError> {
    let question = change::question(state, &DICE);
    if question.is_some() {
        need_computers_net(state)?;
    }
    Ok(question.map(|question| EnginePlayers.answer(&question)))
}
