//! Reads position objects and reports every fault with its place.

use rosespring_rules::{Outcome, Point, Position, Setup, SetupPhase, Side, SideSetup, WinKind};
use serde_json::Value;

use crate::fields::{Faults, Object, numbers, quoted, whole};
use crate::rules;

/// The faults of a refused position object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionFaults {
    /// The rules are unknown; without them nothing else can be checked.
    Rules(Vec<String>),
    /// All other faults, each with its place.
    Position(Vec<String>),
}

impl PositionFaults {
    /// Returns the faults of either kind.
    #[must_use]
    pub fn into_list(self) -> Vec<String> {
        match self {
            Self::Rules(faults) | Self::Position(faults) => faults,
        }
    }
}

/// The fields of a position object. `pips` and `events` are in answers, which may be sent back
/// unchanged; they are ignored.
const FIELDS: [&str; 12] = [
    "rules", "white", "black", "phase", "thrower", "mover", "stage", "then", "result", "id",
    "pips", "events",
];

/// Reads a position: an id, or an object.
///
/// # Errors
///
/// [`PositionFaults`] with every fault found.
pub fn from_json(value: &Value) -> Result<Position, PositionFaults> {
    if let Some(id) = value.as_str() {
        return from_id(id).map_err(|fault| PositionFaults::Position(vec![fault]));
    }
    let mut faults = Faults::default();
    let Some(object) = Object::or(value, "", "a position id or ", &mut faults) else {
        return Err(PositionFaults::Position(faults.into_list()));
    };
    object.refuse_unknown(&FIELDS, &mut faults);
    if let (Some(id), None) = (object.get("id"), object.get("rules")) {
        return only_id(id, &object, faults);
    }
    let Some(rules) = object.required("rules", &mut faults) else {
        return Err(PositionFaults::Position(faults.into_list()));
    };
    let mut rules_faults = Faults::default();
    let rules = rules::read(rules, "rules", &mut rules_faults);
    let (Some(rules), true) = (rules, rules_faults.is_empty()) else {
        return Err(PositionFaults::Rules(rules_faults.into_list()));
    };
    let setup = Setup {
        rules,
        white: read_side(&object, "white", &mut faults),
        black: read_side(&object, "black", &mut faults),
        phase: read_phase(&object, &mut faults).unwrap_or(SetupPhase::Opening),
    };
    finish(&setup, object.get("id"), faults)
}

fn from_id(id: &str) -> Result<Position, String> {
    id.parse().map_err(|error| format!("id: {error}"))
}

fn only_id(
    id: &Value,
    object: &Object<'_>,
    mut faults: Faults,
) -> Result<Position, PositionFaults> {
    for field in FIELDS
        .into_iter()
        .filter(|name| !["id", "pips", "events"].contains(name))
    {
        if object.get(field).is_some() {
            faults.add(
                field,
                "stands beside an id without `rules`: give all fields, or the id alone",
            );
        }
    }
    match id.as_str().map(from_id) {
        Some(Ok(position)) if faults.is_empty() => return Ok(position),
        Some(Ok(_)) => {}
        Some(Err(fault)) => faults.add("", fault),
        None => faults.add("id", format_args!("expected text, found {}", quoted(id))),
    }
    Err(PositionFaults::Position(faults.into_list()))
}

fn finish(
    setup: &Setup,
    id: Option<&Value>,
    mut faults: Faults,
) -> Result<Position, PositionFaults> {
    if faults.is_empty() {
        match Position::from_setup(setup) {
            Ok(position) => match id {
                Some(id) if id.as_str() != Some(position.id().as_str()) => {
                    faults.add(
                        "id",
                        format_args!("names another position; this is {}", position.id()),
                    );
                }
                _ => return Ok(position),
            },
            Err(error) => {
                for fault in error.faults {
                    faults.add("", fault);
                }
            }
        }
    } else {
        men_faults(setup, &mut faults);
    }
    Err(PositionFaults::Position(faults.into_list()))
}

/// Reports what the rules say about the men, even if other fields cannot be read.
fn men_faults(setup: &Setup, faults: &mut Faults) {
    let men_only = Setup {
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
        ..setup.clone()
    };
    if let Err(error) = Position::from_setup(&men_only) {
        for fault in error.faults {
            faults.add("", fault);
        }
    }
}

fn read_side(object: &Object<'_>, name: &str, faults: &mut Faults) -> SideSetup {
    let mut side = SideSetup::default();
    let Some(value) = object.required(name, faults) else {
        return side;
    };
    let Some(given) = Object::new(value, name, faults) else {
        return side;
    };
    given.refuse_unknown(&["points", "bar", "hand", "off", "throws"], faults);
    let places = [
        ("bar", &mut side.bar),
        ("hand", &mut side.hand),
        ("off", &mut side.off),
    ];
    for (name, men) in places {
        *men = given.number(name, 15, faults) as u8;
    }
    side.throws = given.number("throws", u64::from(u16::MAX), faults) as u16;
    if let Some(points) = given.get("points") {
        read_points(points, &given.at("points"), &mut side, faults);
    }
    side
}

fn read_points(value: &Value, place: &str, side: &mut SideSetup, faults: &mut Faults) {
    let Value::Object(points) = value else {
        let what = format!(
            "expected an object such as {{\"24\": 15}}, found {}",
            quoted(value)
        );
        return faults.add(place, what);
    };
    for (name, men) in points {
        let at = format!("{place}.{}", name.chars().take(8).collect::<String>());
        let point = name.parse::<u8>().ok().and_then(Point::new);
        match point.filter(|point| point.to_string() == *name) {
            Some(point) => {
                let men = whole(men, &at, 15, faults).unwrap_or(0);
                side.points[usize::from(point.get())] = men as u8;
            }
            None => faults.add(&at, "is no point: expected 1 to 24"),
        }
    }
}

fn read_phase(object: &Object<'_>, faults: &mut Faults) -> Option<SetupPhase> {
    let phase = object.required("phase", faults)?;
    let thrower = object.side("thrower", faults);
    let mover = object.side("mover", faults);
    let mut list = |name| {
        let value = object.get(name)?;
        Some(numbers(value, name, faults))
    };
    let (stage, then) = (list("stage"), list("then"));
    let used: &[&str] = match phase.as_str() {
        Some("opening") => &[],
        Some("throw") => &["thrower"],
        Some("play") => &["thrower", "mover", "stage", "then"],
        Some("over") => &["result"],
        _ => {
            let expected = "\"opening\", \"throw\", \"play\" or \"over\"";
            faults.add(
                "phase",
                format_args!("expected {expected}, found {}", quoted(phase)),
            );
            return None;
        }
    };
    for name in ["thrower", "mover", "stage", "then", "result"] {
        let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
        if !used.contains(&name) && object.get(name).is_some_and(|value| !empty(value)) {
            faults.add(name, format_args!("means nothing in phase {phase}"));
        }
    }
    for name in used.iter().filter(|&&name| name != "then") {
        object.required(name, faults);
    }
    match phase.as_str() {
        Some("opening") => Some(SetupPhase::Opening),
        Some("throw") => Some(SetupPhase::Throw { thrower: thrower? }),
        Some("play") => Some(SetupPhase::Play {
            thrower: thrower?,
            mover: mover?,
            stage: stage?,
            then: then.unwrap_or_default(),
        }),
        _ => read_result(object, faults),
    }
}

fn read_result(object: &Object<'_>, faults: &mut Faults) -> Option<SetupPhase> {
    let result = Object::new(object.get("result")?, "result", faults)?;
    result.refuse_unknown(&["winner", "kind", "units"], faults);
    let winner = result.side("winner", faults);
    let kind = result.required("kind", faults)?;
    let expected = match kind.as_str() {
        Some("draw") if winner.is_none() => Some(Outcome::Drawn),
        Some(name) => WinKind::from_name(name)
            .zip(winner)
            .map(|(kind, winner)| Outcome::Won { winner, kind }),
        None => None,
    };
    let Some(outcome) = expected else {
        let kinds = "\"single\", \"double\", \"triple\" or \"capote\" with a winner, or \"draw\"";
        faults.add(
            "result",
            format_args!("expected {kinds}, found {}", quoted(kind)),
        );
        return None;
    };
    let units = result
        .get("units")
        .and_then(|value| whole(value, "result.units", 7, faults));
    if units.is_some_and(|units| units != u64::from(outcome.units())) {
        faults.add(
            "result.units",
            format_args!("is {} in such a game", outcome.units()),
        );
    }
    Some(match outcome {
        Outcome::Drawn => SetupPhase::Over {
            winner: None,
            kind: WinKind::Single,
        },
        Outcome::Won { winner, kind } => SetupPhase::Over {
            winner: Some(winner),
            kind,
        },
    })
}
