//! The changes that commands make to a table: the entries to store, the messages about them, and
//! the plays of the computer.
//!
//! The host stores the entries of a [`Change`] first, then sends the messages of its [`Notice`]s.

use rosespring_rules::{Die, Position, Step};
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::diff;
use rosespring_wire::table::{TableEvent, TableView};

use crate::game::entry::StoredStep;
use crate::game::state::Unfit;
use crate::game::{
    Automatic, Command, DiceSource, Entry, LogEntry, PlayerId, Refusal, SeatHolder, Settings,
    State, Viewer,
};
use crate::limits::{EVENTS_LAST, EVENTS_MAX};
use crate::opponent::{Answer, Question};
use crate::view;

/// The data besides the state that a change of a table needs.
#[derive(Debug, Clone, Copy)]
pub struct ChangeContext<'a> {
    /// The source of the table's dice.
    pub dice: &'a DiceSource,
    /// The time of the change, in milliseconds since 1970.
    pub at_ms: i64,
    /// The time for which a command was under way, in milliseconds; 0 where no clock runs.
    pub lag_ms: u16,
}

/// Entries, and the state after them.
#[derive(Debug, Clone)]
pub struct Change {
    /// The entries, as the texts to store.
    pub bodies: Vec<String>,
    /// The state after the last entry.
    pub state: State,
    /// The event of each entry, with the state after it.
    events: Vec<(TableEvent, State)>,
}

/// The messages about a change to viewers with the same seats.
#[derive(Debug, Clone)]
pub struct Notice {
    /// A message for each entry, with the version of the table after it.
    pub messages: Vec<(u32, ToClient)>,
    /// The view after the last entry.
    pub view: Box<TableView>,
}

/// Why a table cannot be changed; its state stays as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChangeError {
    /// A command does not fit the state, or the viewer may not give it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The table has the maximum number of events.
    #[error("this table has as many events as a table may have")]
    TooLong,
    /// An entry does not follow from the state.
    #[error("{entry:?}: {unfit}")]
    Unfit {
        /// The entry.
        entry: Box<LogEntry>,
        /// The reason.
        unfit: Unfit,
    },
    /// A state has no view, because it has no game.
    #[error("version {0} leads to a state that cannot be shown")]
    NoView(u32),
}

/// A change, or the reason why there is none.
pub type ChangeResult = Result<Change, ChangeError>;

/// Starts a table for `by` at `now_ms`. Returns its state after the first game has begun, and the
/// entry of that beginning.
///
/// # Errors
///
/// [`Unfit`] if the first game cannot begin.
pub fn begin(settings: Settings, now_ms: i64, by: &PlayerId) -> Result<(State, LogEntry), Unfit> {
    let mut state = State::new(settings.into());
    let first = state.stamp(now_ms, Some(by), state.begin_game());
    state.apply(&first)?;
    Ok((state, first))
}

impl Change {
    /// Carries out a command of `by`, each part with the automatic events that follow.
    ///
    /// # Errors
    ///
    /// [`ChangeError`] if a part does not fit the state after those before it.
    pub fn of_command(
        context: &ChangeContext<'_>,
        state: &State,
        by: &Viewer,
        command: &Command,
    ) -> ChangeResult {
        let mut change = Self::none(state);
        let mut next = Some(command.clone());
        while let Some(command) = next {
            next = command.rest();
            // The link of a Done that has ended the game has no use.
            if matches!(command, Command::Link { .. }) && change.state.is_game_over() {
                continue;
            }
            let ChangeContext {
                dice,
                at_ms,
                lag_ms,
            } = *context;
            change.state.check_time(by, at_ms, lag_ms)?;
            let mut entry = change.state.decide(&command, by, at_ms, dice)?;
            if change.state.clock().is_some() {
                entry.lag_ms = lag_ms;
            }
            change.add(&entry)?;
            change.go_on(context)?;
        }
        Ok(change)
    }

    /// Adds an entry without a command, if there is one, and the automatic events that follow.
    ///
    /// # Errors
    ///
    /// [`ChangeError`] if the entry does not fit or the table is too long.
    pub fn by_itself(
        context: &ChangeContext<'_>,
        state: &State,
        entry: Option<Entry>,
    ) -> ChangeResult {
        Self::of_entry(context, state, None, entry)
    }

    /// Adds an entry that the host made for `by`, if there is one, and the automatic events that
    /// follow.
    ///
    /// # Errors
    ///
    /// [`ChangeError`] if the entry does not fit or the table is too long.
    pub fn of_entry(
        context: &ChangeContext<'_>,
        state: &State,
        by: Option<&PlayerId>,
        entry: Option<Entry>,
    ) -> ChangeResult {
        let mut change = Self::none(state);
        if let Some(entry) = entry {
            let entry = change.state.stamp(context.at_ms, by, entry);
            change.add(&entry)?;
        }
        change.go_on(context)?;
        Ok(change)
    }

    /// Applies entries that were stored before, which a watcher sees later than the players.
    /// Nothing is stored again.
    ///
    /// # Errors
    ///
    /// [`ChangeError::Unfit`] or [`ChangeError::NoView`] if an entry does not follow from the
    /// state.
    pub fn of_stored(state: &State, entries: &[LogEntry]) -> ChangeResult {
        let mut change = Self::none(state);
        for entry in entries {
            change.add(entry)?;
        }
        Ok(change)
    }

    /// Returns the messages about the change to `viewer`, who saw `view` of the table `id` before
    /// it.
    ///
    /// # Errors
    ///
    /// [`ChangeError::NoView`].
    pub fn notice(
        &self,
        id: &str,
        viewer: &Viewer,
        mut view: Box<TableView>,
    ) -> Result<Notice, ChangeError> {
        let mut messages = Vec::with_capacity(self.events.len());
        for (event, state) in &self.events {
            let version = state.version();
            let after = view::table_view(id, state, viewer);
            let after = Box::new(after.ok_or(ChangeError::NoView(version))?);
            let message = match diff(event, &view, &after) {
                Some(patch) => ToClient::Patch(Box::new(patch)),
                None => ToClient::Snapshot {
                    table: after.clone(),
                },
            };
            messages.push((version, message));
            view = after;
        }
        Ok(Notice { messages, view })
    }

    fn none(state: &State) -> Self {
        Self {
            bodies: Vec::new(),
            state: state.clone(),
            events: Vec::new(),
        }
    }

    fn go_on(&mut self, context: &ChangeContext<'_>) -> Result<(), ChangeError> {
        while let Automatic::Entry(entry) = self.state.automatic(context.at_ms, context.dice) {
            self.add(&entry)?;
        }
        Ok(())
    }

    fn add(&mut self, entry: &LogEntry) -> Result<(), ChangeError> {
        // A player who steps to and fro for ever stops neither time nor the other one's claim.
        let most = match entry.entry {
            Entry::Stepped { .. } | Entry::Undone { .. } => EVENTS_MAX,
            _ => EVENTS_LAST,
        };
        if self.state.version() >= most {
            return Err(ChangeError::TooLong);
        }
        let before = self.state.clone();
        self.state
            .apply(entry)
            .map_err(|unfit| ChangeError::Unfit {
                entry: Box::new(entry.clone()),
                unfit,
            })?;
        let event = view::event_view(&before, &entry.entry, &self.state);
        let event = event.ok_or(ChangeError::NoView(self.state.version()))?;
        self.events.push((event, self.state.clone()));
        self.bodies.push(entry.to_text());
        Ok(())
    }
}

/// Returns the question for the computer; `None` unless it is its turn to play a stage or to name
/// a doublet.
#[must_use]
pub fn question(state: &State, dice: &DiceSource) -> Option<Question> {
    // The time does not decide whether the computer is to play.
    let Automatic::Think { side, position } = state.automatic(0, dice) else {
        return None;
    };
    let settings = state.settings();
    let SeatHolder::Computer { level } = settings.seated(side) else {
        return None;
    };
    Some(Question {
        level: *level,
        position,
        stakes: state.stakes(),
        seed: settings.seed.number(state.version()),
        budget: None,
    })
}

/// The computer's play of a stage, or the doublet that it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputerPlay {
    /// The entry of the play or the name.
    pub entry: Entry,
    /// Whether the choice was legal; otherwise the entry has the first legal play, or the largest
    /// doublet.
    pub is_chosen: bool,
}

/// Returns the entry of the computer's answer in `position`; `None` if no play is legal.
#[must_use]
pub fn computer_play(position: &Position, answer: Answer) -> Option<ComputerPlay> {
    match answer {
        Answer::Play(steps) => stage_play(position, steps),
        Answer::Name(number) => Some(ComputerPlay {
            entry: Entry::Named {
                number: u32::from(number.unwrap_or(Die::Six).get()),
            },
            is_chosen: number.is_some(),
        }),
    }
}

fn stage_play(position: &Position, steps: Vec<Step>) -> Option<ComputerPlay> {
    let mut plays = position.plays();
    let forced = plays.len() == 1;
    let is_chosen = position.play(&steps, &mut ()).is_ok();
    let steps = match is_chosen {
        true => steps,
        false if plays.is_empty() => return None,
        false => plays.swap_remove(0).steps,
    };
    let steps = steps.into_iter().map(StoredStep).collect();
    Some(ComputerPlay {
        entry: Entry::StagePlayed { steps, forced },
        is_chosen,
    })
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Dice, Rules};
    use rosespring_wire::json;
    use rosespring_wire::table::NewTableRequest;

    use super::*;
    use crate::game::{Seed, Settings};
    use crate::opponent::{EnginePlayers, Opponent};

    const BODY: &str = r#"{"rules":"gul-bara","white":{"kind":"person","name":"A"},
        "black":{"kind":"computer","level":1},"match_to":1}"#;

    fn begun() -> State {
        let request = json::read::<NewTableRequest>(BODY.as_bytes()).unwrap();
        let settings = Settings::new(request, true, Seed::from_bytes([3; 32]));
        begin(settings.unwrap(), 5, &PlayerId::local()).unwrap().0
    }

    /// A throw of 1-2, after which Black begins.
    fn listed() -> DiceSource {
        DiceSource::List(vec![Dice::from_numbers(1, 2).unwrap()])
    }

    fn change<T>(change: impl FnOnce(&ChangeContext<'_>) -> T) -> T {
        change(&ChangeContext {
            dice: &listed(),
            at_ms: 7,
            lag_ms: 0,
        })
    }

    fn view(state: &State, viewer: &Viewer) -> Box<TableView> {
        Box::new(view::table_view("t", state, viewer).unwrap())
    }

    fn command(state: &State, command: &Command) -> Result<Change, ChangeError> {
        let by = Viewer::screen();
        change(|context| Change::of_command(context, state, &by, command))
    }

    fn by_itself(state: &State, entry: Entry) -> Result<Change, ChangeError> {
        change(|context| Change::by_itself(context, state, Some(entry)))
    }

    #[test]
    fn a_change_tells_every_viewer_of_every_entry_it_stores() {
        let state = begun();
        let ada = PlayerId::local();

        // Black begins: the computer's throw follows automatically.
        let change = command(&state, &Command::Throw).unwrap();

        assert_eq!(change.bodies.len(), 2);
        assert_eq!(change.state.version(), 3);
        assert_eq!(state.version(), 1);
        for viewer in [Viewer::screen(), Viewer::watcher(ada, 0)] {
            let notice = change.notice("t", &viewer, view(&state, &viewer)).unwrap();
            let messages = notice.messages.iter();
            let versions: Vec<u32> = messages.map(|(version, _)| *version).collect();
            assert_eq!(versions, [2, 3]);
            assert_eq!(notice.view, view(&change.state, &viewer));
        }
    }

    #[test]
    fn a_computer_is_asked_and_what_it_may_not_play_is_replaced() {
        assert!(question(&begun(), &listed()).is_none());
        let state = command(&begun(), &Command::Throw).unwrap().state;

        let question = question(&state, &listed()).unwrap();
        let answer = EnginePlayers.answer(&question);

        assert_eq!(
            *question.position.rules(),
            Rules::preset("gul-bara").unwrap()
        );
        assert!(computer_play(&question.position, answer).unwrap().is_chosen);
        let replaced = computer_play(&question.position, Answer::Play(Vec::new())).unwrap();
        assert!(!replaced.is_chosen);
        assert!(by_itself(&state, replaced.entry).is_ok());
    }

    #[test]
    fn steps_to_and_fro_for_ever_leave_room_for_the_end() {
        let body = BODY.replace(
            r#""kind":"computer","level":1"#,
            r#""kind":"person","name":"B""#,
        );
        let request = json::read::<NewTableRequest>(body.as_bytes()).unwrap();
        let settings = Settings::new(request, true, Seed::from_bytes([3; 32])).unwrap();
        let (state, _) = begin(settings, 5, &PlayerId::local()).unwrap();
        let state = command(&state, &Command::Throw).unwrap().state;
        let thrown = command(&state, &Command::Throw).unwrap().state;
        let own = view(&thrown, &Viewer::screen());
        let step: Command = own.legal[0].step().unwrap().into();
        assert!(command(&thrown, &step).is_ok());

        let mut full = thrown;
        full.version = EVENTS_MAX;

        assert_eq!(command(&full, &step).err(), Some(ChangeError::TooLong));
        let resigned = command(&full, &Command::Resign { kind: None }).unwrap();
        assert!(resigned.state.is_game_over());
    }

    #[test]
    fn what_does_not_follow_changes_nothing() {
        let state = begun();

        let unfit = by_itself(&state, Entry::GameOver);
        let refused = command(&state, &Command::Done);

        assert!(matches!(unfit, Err(ChangeError::Unfit { .. })));
        assert!(matches!(refused, Err(ChangeError::Refused(_))));
    }
}
