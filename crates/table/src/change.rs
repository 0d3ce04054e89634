//! The changes that commands make to a table: the entries to store, the messages about them, and
//! the plays of the computer.
//!
//! The host stores the entries of a [`Change`] first, then sends its messages.

use rosespring_rules::{Position, Step};
use rosespring_wire::patch::diff;
use rosespring_wire::table::{TableView, ToClient};

use crate::game::entry::StoredStep;
use crate::game::state::Unfit;
use crate::game::{
    Automatic, Command, DiceSource, Entry, LogEntry, PlayerId, Refusal, SeatHolder, Settings,
    State, Viewer,
};
use crate::limits::EVENTS_MAX;
use crate::opponent::Question;
use crate::view;

/// The data besides the state that a change of a table needs.
#[derive(Debug, Clone, Copy)]
pub struct ChangeContext<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The viewer who gives the commands and receives the messages.
    pub viewer: &'a Viewer,
    /// The source of the table's dice.
    pub dice: &'a DiceSource,
    /// The time of the change, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Entries, the messages about them, and the state after them.
#[derive(Debug, Clone)]
pub struct Change {
    /// The entries, as the texts to store.
    pub bodies: Vec<String>,
    /// A message for each entry, with the version of the table after it.
    pub messages: Vec<(u32, ToClient)>,
    /// The state after the last entry.
    pub state: State,
    /// The view of that state.
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
    #[error("{0:?} leads to a state that cannot be shown")]
    NoView(Box<LogEntry>),
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
    /// Carries out commands in order, each with the automatic events that follow. `view` is the
    /// view of the state.
    ///
    /// # Errors
    ///
    /// [`ChangeError`] if a command does not fit the state after those before it.
    pub fn of_commands(
        context: &ChangeContext<'_>,
        state: &State,
        view: Box<TableView>,
        commands: &[Command],
    ) -> ChangeResult {
        let mut change = Self::none(state, view);
        for &command in commands {
            let ChangeContext { viewer, dice, .. } = *context;
            let entry = change.state.decide(command, viewer, context.at_ms, dice)?;
            change.add(context, &entry)?;
            change.go_on(context)?;
        }
        Ok(change)
    }

    /// Adds an entry without a command, if there is one, and the automatic events that follow.
    /// `view` is the view of the state.
    ///
    /// # Errors
    ///
    /// [`ChangeError`] if the entry does not fit or the table is too long.
    pub fn by_itself(
        context: &ChangeContext<'_>,
        state: &State,
        view: Box<TableView>,
        entry: Option<Entry>,
    ) -> ChangeResult {
        let mut change = Self::none(state, view);
        if let Some(entry) = entry {
            let entry = change.state.stamp(context.at_ms, None, entry);
            change.add(context, &entry)?;
        }
        change.go_on(context)?;
        Ok(change)
    }

    fn none(state: &State, view: Box<TableView>) -> Self {
        Self {
            bodies: Vec::new(),
            messages: Vec::new(),
            state: state.clone(),
            view,
        }
    }

    fn go_on(&mut self, context: &ChangeContext<'_>) -> Result<(), ChangeError> {
        while let Automatic::Entry(entry) = self.state.automatic(context.at_ms, context.dice) {
            self.add(context, &entry)?;
        }
        Ok(())
    }

    fn add(&mut self, context: &ChangeContext<'_>, entry: &LogEntry) -> Result<(), ChangeError> {
        if self.state.version() >= EVENTS_MAX {
            return Err(ChangeError::TooLong);
        }
        let before = self.state.clone();
        self.state
            .apply(entry)
            .map_err(|unfit| ChangeError::Unfit {
                entry: Box::new(entry.clone()),
                unfit,
            })?;
        let no_view = || ChangeError::NoView(Box::new(entry.clone()));
        let event = view::event_view(&before, &entry.entry, &self.state).ok_or_else(no_view)?;
        let view = view::table_view(context.id, &self.state, context.viewer);
        let view = Box::new(view.ok_or_else(no_view)?);
        let message = match diff(&event, &self.view, &view) {
            Some(patch) => ToClient::Patch(Box::new(patch)),
            None => ToClient::Snapshot {
                table: view.clone(),
            },
        };
        self.messages.push((self.state.version(), message));
        self.bodies.push(entry.to_text());
        self.view = view;
        Ok(())
    }
}

/// Returns the question for the computer; `None` unless it is its turn to play a stage.
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
    })
}

/// The computer's play of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputerPlay {
    /// The entry of the play.
    pub entry: Entry,
    /// Whether the chosen steps were legal; otherwise the entry has the first legal play.
    pub is_chosen: bool,
}

/// Returns the entry of the computer's play in `position`; `None` if no play is legal.
#[must_use]
pub fn computer_play(position: &Position, steps: Vec<Step>) -> Option<ComputerPlay> {
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
    use rosespring_wire::table::NewTableRequest;

    use super::*;
    use crate::game::{Seed, Settings};
    use crate::opponent::{EnginePlayers, Opponent};

    const BODY: &str = r#"{"rules":"gul-bara","white":{"kind":"person","name":"A"},
        "black":{"kind":"computer","level":1},"match_to":1}"#;

    fn begun() -> State {
        let request = NewTableRequest::read(BODY.as_bytes()).unwrap();
        let settings = Settings::new(request, true, Seed::from_bytes([3; 32]));
        begin(settings.unwrap(), 5, &PlayerId::local()).unwrap().0
    }

    /// A throw of 1-2, after which Black begins.
    fn listed() -> DiceSource {
        DiceSource::List(vec![Dice::from_numbers(1, 2).unwrap()])
    }

    fn change<T>(change: impl FnOnce(&ChangeContext<'_>) -> T) -> T {
        change(&ChangeContext {
            id: "t",
            viewer: &Viewer::screen(),
            dice: &listed(),
            at_ms: 7,
        })
    }

    fn view(state: &State) -> Box<TableView> {
        Box::new(view::table_view("t", state, &Viewer::screen()).unwrap())
    }

    fn commands(state: &State, commands: &[Command]) -> Result<Change, ChangeError> {
        change(|context| Change::of_commands(context, state, view(state), commands))
    }

    fn by_itself(state: &State, entry: Entry) -> Result<Change, ChangeError> {
        change(|context| Change::by_itself(context, state, view(state), Some(entry)))
    }

    #[test]
    fn a_change_tells_of_every_entry_it_stores() {
        let state = begun();

        // Black begins: the computer's throw follows automatically.
        let change = commands(&state, &[Command::Throw]).unwrap();

        assert_eq!(change.bodies.len(), 2);
        let versions: Vec<u32> = change
            .messages
            .iter()
            .map(|(version, _)| *version)
            .collect();
        assert_eq!(versions, [2, 3]);
        assert_eq!(change.state.version(), 3);
        assert_eq!(change.view, view(&change.state));
        assert_eq!(state.version(), 1);
    }

    #[test]
    fn a_computer_is_asked_and_what_it_may_not_play_is_replaced() {
        assert!(question(&begun(), &listed()).is_none());
        let state = commands(&begun(), &[Command::Throw]).unwrap().state;

        let question = question(&state, &listed()).unwrap();
        let steps = EnginePlayers.choose(&question);

        assert_eq!(
            *question.position.rules(),
            Rules::preset("gul-bara").unwrap()
        );
        assert!(computer_play(&question.position, steps).unwrap().is_chosen);
        let replaced = computer_play(&question.position, Vec::new()).unwrap();
        assert!(!replaced.is_chosen);
        assert!(by_itself(&state, replaced.entry).is_ok());
    }

    #[test]
    fn what_does_not_follow_changes_nothing() {
        let state = begun();

        let unfit = by_itself(&state, Entry::GameOver);
        let refused = commands(&state, &[Command::Throw, Command::Done]);

        assert!(matches!(unfit, Err(ChangeError::Unfit { .. })));
        assert!(matches!(refused, Err(ChangeError::Refused(_))));
    }
}
