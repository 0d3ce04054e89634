//! The position object of the engine protocol, with steps and events.

mod read;
mod text;

use rosespring_rules::{
    Die, Event, Men, Origin, Outcome, Phase, Point, Position, Rules, STAGE_STEPS_MAX, Side, Stage,
    Step, UnplayedNumbers, WinKind,
};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::json::{self, Faults, Path};
use crate::rules;

pub use self::read::{PositionFaults, from_json};
pub use self::text::{ReadSetup, from_text, is_position, read_setup, with_notes};

/// A position object, ready to be written.
#[derive(Debug, Clone, Serialize)]
pub struct PositionJson {
    rules: Value,
    white: SideJson,
    black: SideJson,
    phase: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    thrower: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    named: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pips: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<Value>>,
}

#[derive(Debug, Clone, Serialize)]
struct SideJson {
    points: PointsJson,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pinned: Vec<u8>,
    bar: u8,
    hand: u8,
    off: u8,
    throws: u16,
}

/// Points as an object, highest first.
#[derive(Debug, Clone)]
struct PointsJson(Vec<(Point, u8)>);

impl Serialize for PointsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let men = self.0.iter();
        serializer.collect_map(men.map(|(point, men)| (point.to_string(), men)))
    }
}

impl PositionJson {
    /// Converts a position.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let side = |side: Side| {
            let (men, rules) = (position.men(side), position.rules());
            let standing = |point| (point, men.standing(rules, point));
            let points = Point::all().map(standing).filter(|&(_, men)| men > 0);
            SideJson {
                points: PointsJson(points.collect()),
                pinned: pinned_points(rules, men),
                bar: men.bar(),
                hand: men.hand(rules),
                off: men.off(),
                throws: position.throws(side),
            }
        };
        let turn = position.turn();
        let thrower = match position.phase() {
            Phase::Throw(thrower) | Phase::Name(thrower) => Some(thrower),
            _ => turn.map(|turn| turn.thrower()),
        };
        Self {
            rules: rules::to_json(position.rules()),
            white: side(Side::White),
            black: side(Side::Black),
            phase: match position.phase() {
                Phase::Opening => "opening",
                Phase::Throw(_) => "throw",
                Phase::Name(_) => "name",
                Phase::Play(_) => "play",
                Phase::Over(_) => "over",
            },
            thrower: thrower.map(side_name),
            mover: turn.map(|turn| side_name(turn.mover())),
            stage: turn.map(|turn| dice(turn.stage().numbers())),
            then: turn.map(|turn| dice(turn.stage().then())),
            named: turn.is_some_and(rosespring_rules::Turn::is_named),
            result: position.outcome().map(result),
            id: position.id(),
            pips: None,
            events: None,
        }
    }

    /// Adds the pips of both sides.
    #[must_use]
    pub fn with_pips(mut self, position: &Position) -> Self {
        let [white, black] = Side::ALL.map(|side| position.pips(side));
        self.pips = Some(json!({"white": white, "black": black}));
        self
    }

    /// Adds events.
    #[must_use]
    pub fn with_events(mut self, events: &[Event]) -> Self {
        self.events = Some(
            events
                .iter()
                .flat_map(|&event| event_to_json(event))
                .collect(),
        );
        self
    }

    /// Converts the object to a JSON value.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("a position object has only text as names")
    }
}

/// Returns the own points of a side on which a man is pinned, the lowest first.
#[must_use]
pub fn pinned_points(rules: &Rules, men: Men) -> Vec<u8> {
    let pinned = men.pinned(rules);
    (1..=24).filter(|point| pinned >> point & 1 != 0).collect()
}

pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

pub(crate) fn dice(numbers: impl IntoIterator<Item = Die>) -> Vec<u8> {
    numbers.into_iter().map(Die::get).collect()
}

fn result(outcome: Outcome) -> Value {
    json!({
        "winner": outcome.winner().map(side_name),
        "kind": outcome.name(),
        "units": outcome.units(),
    })
}

/// Converts an event; a capote is a separate event before the end of the game.
pub(crate) fn event_to_json(event: Event) -> Vec<Value> {
    let one = match event {
        Event::OpeningThrown {
            white,
            black,
            first,
        } => json!({
            "event": "opening-thrown",
            "dice": [white.get(), black.get()],
            "first": first.map(side_name),
        }),
        Event::Thrown {
            side,
            dice,
            cascades,
        } => json!({
            "event": "thrown",
            "side": side_name(side),
            "dice": [dice.first.get(), dice.second.get()],
            "cascades": cascades,
        }),
        Event::Named { side, number } => json!({
            "event": "named",
            "side": side_name(side),
            "number": number.get(),
        }),
        Event::StagePassed { mover, stage } => json!({
            "event": "stage-passed",
            "mover": side_name(mover),
            "stage": dice(stage.numbers()),
        }),
        Event::Lost { mover, unplayed } => json!({
            "event": "numbers-lost",
            "mover": side_name(mover),
            "numbers": groups(unplayed),
        }),
        Event::HandedOver { to, stage } => json!({
            "event": "handed-over",
            "to": side_name(to),
            "numbers": groups(UnplayedNumbers::Stage(stage)),
        }),
        Event::Dead => json!({"event": "dead"}),
        Event::Over(outcome) => {
            let over = json!({"event": "over", "result": result(outcome)});
            return match outcome {
                Outcome::Won {
                    winner,
                    kind: WinKind::Capote,
                } => {
                    vec![
                        json!({"event": "capote", "winner": side_name(winner)}),
                        over,
                    ]
                }
                _ => vec![over],
            };
        }
    };
    vec![one]
}

/// Returns the numbers group by group.
pub(crate) fn groups(unplayed: UnplayedNumbers) -> Vec<Vec<u8>> {
    match unplayed {
        UnplayedNumbers::Stage(stage @ Stage::Run { .. }) => {
            stage.groups().into_iter().map(dice).collect()
        }
        other => vec![dice(other.numbers())],
    }
}

/// Converts a step to JSON: `[24, 6]`, `["bar", 5]`.
#[must_use]
pub fn step_to_json(step: Step) -> Value {
    match step.from {
        Origin::Point(point) => json!([point.get(), step.number.get()]),
        Origin::Bar => json!(["bar", step.number.get()]),
        Origin::Hand => json!(["hand", step.number.get()]),
    }
}

/// Reads the steps of a play.
///
/// # Errors
///
/// Every fault found, each with its place.
pub fn steps_from_json(value: &Value) -> Result<Vec<Step>, Vec<String>> {
    let mut faults = Faults::default();
    let at = Path::Field(&Path::Root, "steps");
    let steps = read_steps(value, at, &mut faults);
    steps.ok_or_else(|| faults.into_texts())
}

/// Reads the steps of a play.
pub(crate) fn read_steps(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Vec<Step>> {
    let what = format_args!("a list of at most {STAGE_STEPS_MAX} steps");
    json::list(0..=STAGE_STEPS_MAX, what, value, at, faults)
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Dice, PRESETS};

    use super::*;

    fn round_trip(position: &Position) {
        let json = PositionJson::new(position).with_pips(position).to_value();
        assert_eq!(from_json(&json), Ok(*position), "{json}");
        assert_eq!(from_json(&Value::from(position.id())), Ok(*position));
        let text = serde_json::to_string(&PositionJson::new(position)).unwrap();
        assert!(text.starts_with("{\"rules\":"), "{text}");
    }

    #[test]
    fn positions_of_whole_games_are_read_back() {
        for preset in PRESETS {
            let mut rng = fastrand::Rng::with_seed(3);
            let mut position = Position::start(preset.rules);
            while position.outcome().is_none() {
                round_trip(&position);
                position = match position.phase() {
                    Phase::Play(_) => {
                        let plays = position.plays();
                        let play = &plays[rng.usize(..plays.len())];
                        position.play(&play.steps, &mut ()).unwrap()
                    }
                    Phase::Name(_) => {
                        let number = Die::ALL[rng.usize(..6)];
                        position.name(number, &mut ()).unwrap()
                    }
                    _ => {
                        let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
                        position.throw(dice, &mut ()).unwrap()
                    }
                };
            }
            round_trip(&position);
        }
    }

    #[test]
    fn all_faults_are_listed_with_their_places() {
        let faults = from_json(&json!({
            "rules": "gul-bara",
            "white": {"points": {"24": 14, "25": 1}, "bar": 1},
            "black": {"points": {"24": 15}, "colour": "black"},
            "phase": "play", "thrower": "green", "mover": "white", "stage": [7, 2],
            "extra": 1,
        }));

        let Err(PositionFaults::Position(faults)) = faults else {
            panic!("{faults:?}")
        };
        for part in [
            "`extra`: no such field",
            "`white.points.25`: is no point",
            "`black.colour`: no such field",
            "`thrower`: expected `white` or `black`",
            "`stage[0]`: expected a number from 1 to 6",
            "white has men on the bar",
        ] {
            assert!(
                faults.iter().any(|fault| fault.contains(part)),
                "{part}: {faults:?}"
            );
        }
    }

    #[test]
    fn an_id_that_names_another_position_is_refused() {
        let start = Position::start(PRESETS[0].rules);
        let mut json = PositionJson::new(&start).to_value();
        json["id"] = Value::from(Position::start(PRESETS[3].rules).id());

        let Err(PositionFaults::Position(faults)) = from_json(&json) else {
            panic!()
        };
        assert!(
            faults[0].starts_with("`id`: names another position"),
            "{faults:?}"
        );
    }

    #[test]
    fn unknown_rules_are_told_apart_from_other_faults() {
        let json = json!({"rules": "chess", "white": {}, "black": {}, "phase": "opening"});

        assert!(matches!(from_json(&json), Err(PositionFaults::Rules(_))));
    }
}
