//! A game in play, in OpenSpiel's terms: chance is a player, and a step of one man is an action.

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyType};
use rosespring_rules::notation::diagram;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{
    Board, Dice, Game as RulesGame, Landing, Origin, Phase, Position, Rules, Side, StageCursor,
    Step,
};

use crate::actions::{self, ACTIONS, ActionSet, STOP};
use crate::arrays;
use crate::errors::value_error;
use crate::game::parse_rules;
use crate::observation;

/// The number of chance among the players.
const CHANCE: i32 = -1;
/// The number that stands for nobody, because the game is over.
const TERMINAL: i32 = -4;

/// The probability of each throw of an opening; ties are thrown again.
const OPENING_CHANCE: f64 = 1.0 / 30.0;

/// A game in play.
#[pyclass(module = "rosespring")]
#[derive(Debug, Clone)]
pub(crate) struct State {
    start: Position,
    position: Position,
    /// The stage in play; `None` while a throw is due and after the end.
    cursor: Option<StageCursor>,
    /// Throws and steps since `start`.
    actions: Vec<u8>,
}

const _: () = assert!(align_of::<State>() <= crate::ALIGNMENT_MAX);

impl State {
    /// Returns the start of a game.
    pub(crate) fn start(rules: Rules) -> Self {
        Self::of(Position::start(rules))
    }

    /// Returns the state of a position id.
    ///
    /// # Errors
    ///
    /// `ValueError` with the faults of the id, or if it has other rules.
    pub(crate) fn from_id(rules: Rules, id: &str) -> PyResult<Self> {
        let position: Position = id.parse().map_err(value_error)?;
        if *position.rules() != rules {
            return Err(value_error(format_args!(
                "the position has the rules {}, not {rules}",
                position.rules()
            )));
        }
        Ok(Self::of(position))
    }

    fn of(position: Position) -> Self {
        Self {
            start: position,
            position,
            cursor: StageCursor::new(&position),
            actions: Vec::new(),
        }
    }

    /// Applies an action that the caller has checked to be a number below 256.
    fn apply(&mut self, action: u8) -> Result<(), String> {
        let is_name = self.is_name();
        match &mut self.cursor {
            Some(cursor) => {
                if action == STOP && cursor.steps().is_empty() && !cursor.may_stop() {
                    return Err("a stage cannot end before its first step".to_owned());
                }
                if action != STOP {
                    let step = actions::to_step(action)
                        .ok_or_else(|| format!("a player has the actions 0 to {STOP}"))?;
                    cursor.push(step).map_err(|reason| reason.to_string())?;
                }
                if action == STOP || cursor.legal_steps().is_empty() {
                    let next = cursor.finish(&mut ());
                    self.position = next.map_err(|reason| reason.to_string())?;
                    self.cursor = StageCursor::new(&self.position);
                }
            }
            None if is_name => {
                let number =
                    actions::to_name(action).ok_or("the actions 150 to 155 name a doublet")?;
                let next = self.position.name(number, &mut ());
                self.position = next.map_err(|error| error.to_string())?;
                self.cursor = StageCursor::new(&self.position);
            }
            None => {
                let dice = actions::to_dice(action).ok_or("chance has the actions 0 to 35")?;
                let next = self.position.throw(dice, &mut ());
                self.position = next.map_err(|error| error.to_string())?;
                self.cursor = StageCursor::new(&self.position);
            }
        }
        self.actions.push(action);
        Ok(())
    }

    /// The legal actions of the mover, lowest first; none in other phases.
    fn legal(&self) -> Vec<u8> {
        let Some(cursor) = &self.cursor else {
            return match self.is_name() {
                true => ActionSet::names().iter().collect(),
                false => Vec::new(),
            };
        };
        let steps = cursor.legal_steps();
        ActionSet::new(cursor, steps).iter().collect()
    }

    /// Whether a doublet is to be named.
    const fn is_name(&self) -> bool {
        matches!(self.position.phase(), Phase::Name(_))
    }

    fn board(&self) -> &Board {
        let cursor = self.cursor.as_ref();
        cursor.map_or(self.position.board(), StageCursor::board)
    }

    fn describe(&self, action: u8) -> Option<String> {
        if self.is_name() {
            return actions::to_name(action).map(|number| format!("name {number}-{number}"));
        }
        if self.cursor.is_none() {
            return actions::to_dice(action).map(|dice| dice.to_string());
        }
        if action == STOP {
            return Some("stop".to_owned());
        }
        let step = actions::to_step(action)?;
        let landing = step.landing(self.position.rules());
        let number = step.number;
        Some(match (landing, step.from) {
            // The same man may leave by several numbers.
            (Landing::Off, Origin::Point(point)) if point.get() != number.get() => {
                format!("{}/{landing} by {number}", step.from)
            }
            _ => format!("{}/{landing}", step.from),
        })
    }

    /// Plays the actions again as entries of a game.
    fn entries(&self) -> Result<RulesGame, String> {
        let mut game = RulesGame::new(self.start);
        let mut steps: Vec<Step> = Vec::new();
        let mut state = Self::of(self.start);
        for &action in &self.actions {
            let played = state.cursor.is_some();
            steps.extend(actions::to_step(action).filter(|_| played));
            let before = state.position;
            state.apply(action)?;
            if let (Phase::Name(_), Some(number)) = (before.phase(), actions::to_name(action)) {
                game.name(number).map_err(|error| error.to_string())?;
            } else if !played {
                let dice = actions::to_dice(action).ok_or("no throw")?;
                game.throw(dice).map_err(|error| error.to_string())?;
            } else if state.position != before {
                let stage = std::mem::take(&mut steps);
                game.play(&stage).map_err(|error| error.to_string())?;
            }
        }
        Ok(game)
    }
}

/// Returns what a player sees in packed positions (f32), 75 numbers for each.
#[pyfunction]
pub(crate) fn observations<'py>(
    py: Python<'py>,
    rules: &str,
    positions: &Bound<'_, PyAny>,
    player: i32,
) -> PyResult<Bound<'py, PyByteArray>> {
    let player = side(player)?;
    let positions = arrays::read_positions(parse_rules(rules)?, positions)?;
    let mut numbers = Vec::with_capacity(observation::SIZE * positions.len());
    for position in &positions {
        numbers.extend(observation::tensor(position, position.board(), &[], player));
    }
    arrays::to_bytes(py, &numbers)
}

fn side(player: i32) -> PyResult<Side> {
    match player {
        0 => Ok(Side::White),
        1 => Ok(Side::Black),
        _ => Err(value_error(format_args!(
            "a player is 0 (White) or 1 (Black), not {player}"
        ))),
    }
}

#[pymethods]
impl State {
    /// Plays actions from a position id.
    #[new]
    #[pyo3(signature = (position, actions=None))]
    fn new(position: &str, actions: Option<Vec<i64>>) -> PyResult<Self> {
        let mut state = Self::of(position.parse().map_err(value_error)?);
        state.apply_actions(actions.unwrap_or_default())?;
        Ok(state)
    }

    /// Lets Python store a state, and build it again from its position and actions.
    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String, Vec<u32>)) {
        let state = slf.borrow();
        (slf.get_type().unbind(), (state.start.id(), state.history()))
    }

    /// Returns the mover, 0 or 1; -1 if chance throws, -4 after the end.
    fn current_player(&self) -> i32 {
        match self.position.phase() {
            Phase::Opening | Phase::Throw(_) => CHANCE,
            Phase::Name(side) => side as i32,
            Phase::Play(turn) => turn.mover() as i32,
            Phase::Over(_) => TERMINAL,
        }
    }

    /// Returns whether the game is over.
    fn is_terminal(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// Returns whether dice are to be thrown.
    fn is_chance_node(&self) -> bool {
        self.current_player() == CHANCE
    }

    /// Returns whether a player is to act.
    fn is_player_node(&self) -> bool {
        self.cursor.is_some()
    }

    /// Returns the legal actions, lowest first: of chance, or of a player. A player who is not
    /// to act has none.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i32>) -> PyResult<Vec<u32>> {
        let asked = player.unwrap_or_else(|| self.current_player());
        if asked != self.current_player() {
            return side(asked).map(|_| Vec::new());
        }
        let legal = match self.is_chance_node() {
            true => self.throws().into_iter().map(|(throw, _)| throw).collect(),
            false => self.legal(),
        };
        Ok(legal.into_iter().map(u32::from).collect())
    }

    /// Returns a list with 1 for each legal action and 0 for the others: 157 numbers, or 36
    /// where dice are to be thrown.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask(&self, player: Option<i32>) -> PyResult<Vec<u32>> {
        let mut mask = vec![
            0;
            if self.is_chance_node() {
                actions::THROWS
            } else {
                ACTIONS
            }
        ];
        for action in self.legal_actions(player)? {
            mask[action as usize] = 1;
        }
        Ok(mask)
    }

    /// Returns the throws that may fall, each with its probability; an empty list where none is
    /// due.
    fn chance_outcomes(&self) -> Vec<(u32, f64)> {
        let throws = self.throws().into_iter();
        throws
            .map(|(throw, chance)| (throw.into(), chance))
            .collect()
    }

    /// Plays a step, or throws the dice. Raises `ValueError`, and changes nothing, if the
    /// action is not legal.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let number = u8::try_from(action);
        let number =
            number.map_err(|_| value_error(format_args!("there is no action {action}")))?;
        let named = self.describe(number);
        self.apply(number).map_err(|reason| {
            let name = named.map_or_else(String::new, |name| format!(" ({name})"));
            value_error(format_args!("action {action}{name}: {reason}"))
        })
    }

    /// Applies actions, one after the other.
    fn apply_actions(&mut self, actions: Vec<i64>) -> PyResult<()> {
        actions
            .into_iter()
            .try_for_each(|action| self.apply_action(action))
    }

    /// Returns the units that each player has won, zeros before the end.
    fn returns(&self) -> [f64; 2] {
        let outcome = self.position.outcome();
        Side::ALL.map(|side| outcome.map_or(0.0, |outcome| outcome.units_for(side).into()))
    }

    /// Returns the units that the last action has won for each player, the same as `returns`.
    fn rewards(&self) -> [f64; 2] {
        self.returns()
    }

    /// Returns the units that a player has won.
    fn player_return(&self, player: i32) -> PyResult<f64> {
        Ok(self.returns()[side(player)?.index()])
    }

    /// Returns a copy.
    #[pyo3(name = "clone")]
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Returns the actions since the beginning, the throws of chance included.
    fn history(&self) -> Vec<u32> {
        self.actions.iter().copied().map(u32::from).collect()
    }

    /// Returns the number of actions since the beginning.
    fn move_number(&self) -> usize {
        self.actions.len()
    }

    /// Returns 2.
    fn num_players(&self) -> usize {
        2
    }

    /// Returns the number of actions of a player, 157.
    fn num_distinct_actions(&self) -> usize {
        ACTIONS
    }

    /// Returns an action as text: `24/18`, `bar/20`, `stop`, or `6-5` where dice are to be
    /// thrown. With two arguments, as in OpenSpiel, the first one is the player and has no
    /// effect.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        let action = action.unwrap_or(player_or_action);
        let text = u8::try_from(action)
            .ok()
            .and_then(|number| self.describe(number));
        text.ok_or_else(|| value_error(format_args!("there is no action {action}")))
    }

    /// Returns the legal action with a text. Raises `ValueError` if there is none.
    fn string_to_action(&self, text: &str) -> PyResult<u32> {
        let all = match self.cursor {
            Some(_) => self.legal(),
            None if self.is_name() => self.legal(),
            None => (0..actions::THROWS as u8).collect(),
        };
        let mut named = all
            .into_iter()
            .filter(|&it| self.describe(it).as_deref() == Some(text));
        let action = named.next();
        let action =
            action.ok_or_else(|| value_error(format_args!("`{text}` is not legal here")))?;
        Ok(action.into())
    }

    /// Returns 75 numbers that a player sees, by default the mover. `docs/python.md` has their
    /// meaning.
    #[pyo3(signature = (player=None))]
    fn observation_tensor(&self, player: Option<i32>) -> PyResult<Vec<f32>> {
        let player = player.unwrap_or_else(|| self.current_player().max(0));
        let steps = self.cursor.as_ref().map_or(&[][..], StageCursor::steps);
        let tensor = observation::tensor(&self.position, self.board(), steps, side(player)?);
        Ok(tensor.to_vec())
    }

    /// Returns the same as `observation_tensor`.
    #[pyo3(signature = (player=None))]
    fn information_state_tensor(&self, player: Option<i32>) -> PyResult<Vec<f32>> {
        self.observation_tensor(player)
    }

    /// Returns the state as text, the same for both players.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i32>) -> PyResult<String> {
        player.map(side).transpose()?;
        Ok(self.to_text())
    }

    /// Returns the position id of the beginning and all actions since then.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i32>) -> PyResult<String> {
        player.map(side).transpose()?;
        let actions: Vec<String> = self.actions.iter().map(u8::to_string).collect();
        Ok(format!("{} {}", self.start.id(), actions.join(" ")))
    }

    /// The rules as text.
    #[getter]
    fn rules(&self) -> String {
        self.position.rules().to_string()
    }

    /// Returns the id of the position in which the stage began.
    fn position_id(&self) -> String {
        self.position.id()
    }

    /// Returns the steps of the stage so far, as actions.
    fn steps(&self) -> Vec<u32> {
        let steps = self.cursor.as_ref().map_or(&[][..], StageCursor::steps);
        steps
            .iter()
            .map(|&step| actions::of_step(step).into())
            .collect()
    }

    /// Draws the board with the men as they stand before the stage, seen by a player.
    #[pyo3(signature = (viewer=0))]
    fn diagram(&self, viewer: i32) -> PyResult<String> {
        Ok(diagram::draw(&self.position, side(viewer)?))
    }

    /// Returns the game as a record, the text that `rosespring analyse` and `review` read.
    #[pyo3(signature = (white="white", black="black"))]
    fn record(&self, white: &str, black: &str) -> PyResult<String> {
        let game = self.entries().map_err(value_error)?;
        let mut record = Record::new(*self.position.rules(), white, black, 1);
        record.games.push(GameRecord::of(&game));
        Ok(record.to_text())
    }

    fn __str__(&self) -> String {
        self.to_text()
    }

    fn __repr__(&self) -> String {
        format!("State('{}')", self.to_text())
    }
}

impl State {
    /// The throws that may fall, each with its probability. In the opening the first die is White's
    /// and ties are left out; later the order of the dice does not matter.
    fn throws(&self) -> Vec<(u8, f64)> {
        match self.position.phase() {
            Phase::Opening => (0..actions::THROWS as u8)
                .filter(|&throw| actions::to_dice(throw).is_some_and(|dice| !dice.is_doublet()))
                .map(|throw| (throw, OPENING_CHANCE))
                .collect(),
            Phase::Throw(_) => {
                let throws = Dice::ALL_21.into_iter();
                let mut throws: Vec<(u8, f64)> = throws
                    .map(|(dice, ways)| (actions::of_dice(dice), f64::from(ways) / 36.0))
                    .collect();
                throws.sort_unstable_by_key(|&(throw, _)| throw);
                throws
            }
            Phase::Name(_) | Phase::Play(_) | Phase::Over(_) => Vec::new(),
        }
    }

    fn to_text(&self) -> String {
        let steps = self.cursor.as_ref().map_or(&[][..], StageCursor::steps);
        let rules = self.position.rules();
        let steps = steps
            .iter()
            .map(|step| format!(" {}/{}", step.from, step.landing(rules)));
        self.position.id() + &steps.collect::<String>()
    }
}
