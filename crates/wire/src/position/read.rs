//! Reads position objects and reports every fault with its place.

use rosespring_rules::{
    Die, Outcome, Point, Position, Rules, STAGE_STEPS_MAX, Setup, SetupPhase, Side, SideSetup,
    WinKind,
};
use serde_json::Value;

use crate::json::{self, Faults, Fields, Path, Read};
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
const FIELDS: [&str; 13] = [
    "rules", "white", "black", "phase", "thrower", "mover", "stage", "then", "named", "result",
    "id", "pips", "events",
];

/// Maximum number of numbers in a list: a stage has up to twelve, a cascade five later groups.
const NUMBERS_MAX: usize = STAGE_STEPS_MAX;

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
    if !value.is_object() {
        faults.expected(Path::Root, "a position id or an object", value);
    }
    let Some(object) = Fields::new(value, Path::Root, &mut faults) else {
        return Err(PositionFaults::Position(faults.into_texts()));
    };
    object.only(&FIELDS, &mut faults);
    if let (Some(id), None) = (object.get("id"), object.get("rules")) {
        return only_id(id, &object, faults);
    }
    let Some(rules) = object.needed("rules", &mut faults) else {
        return Err(PositionFaults::Position(faults.into_texts()));
    };
    let mut rules_faults = Faults::default();
    let rules = rules::read(rules, object.at("rules"), &mut rules_faults);
    let (Some(rules), true) = (rules, rules_faults.is_empty()) else {
        return Err(PositionFaults::Rules(rules_faults.into_texts()));
    };
    let sides = ["white", "black"].map(|name| read_side(&object, name, &mut faults));
    let left = sides
        .each_ref()
        .map(|side| rules.men().saturating_sub(side.off));
    let phase = read_phase(&object, &rules, left, &mut faults);
    let [white, black] = sides;
    let setup = Setup {
        rules,
        white,
        black,
        phase: phase.unwrap_or(SetupPhase::Opening),
    };
    finish(&setup, object.get("id"), faults)
}

fn from_id(id: &str) -> Result<Position, String> {
    id.parse().map_err(|error| format!("`id`: {error}"))
}

fn only_id(
    id: &Value,
    object: &Fields<'_>,
    mut faults: Faults,
) -> Result<Position, PositionFaults> {
    for field in FIELDS
        .into_iter()
        .filter(|name| !["id", "pips", "events"].contains(name))
    {
        if object.get(field).is_some() {
            let why = "stands beside an id without `rules`: give all fields, or the id alone";
            faults.refuse(object.at(field), why);
        }
    }
    match id.as_str().map(from_id) {
        Some(Ok(position)) if faults.is_empty() => return Ok(position),
        Some(Ok(_)) => {}
        Some(Err(fault)) => faults.refuse(Path::Root, fault),
        None => faults.expected(object.at("id"), "a text", id),
    }
    Err(PositionFaults::Position(faults.into_texts()))
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
                    let why = format!("names another position; this is {}", position.id());
                    faults.refuse(Path::Field(&Path::Root, "id"), why);
                }
                _ => return Ok(position),
            },
            Err(error) => {
                for fault in error.faults {
                    faults.refuse(Path::Root, fault);
                }
            }
        }
    } else {
        men_faults(setup, &mut faults);
    }
    Err(PositionFaults::Position(faults.into_texts()))
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
            faults.refuse(Path::Root, fault);
        }
    }
}

fn read_side(object: &Fields<'_>, name: &str, faults: &mut Faults) -> SideSetup {
    let mut side = SideSetup::default();
    let Some(value) = object.needed(name, faults) else {
        return side;
    };
    let Some(given) = Fields::new(value, object.at(name), faults) else {
        return side;
    };
    given.only(
        &["points", "pinned", "bar", "hand", "off", "throws"],
        faults,
    );
    side.bar = optional(&given, "bar", men, faults).unwrap_or_default();
    side.hand = optional(&given, "hand", men, faults).unwrap_or_default();
    side.off = optional(&given, "off", men, faults).unwrap_or_default();
    side.throws = optional(&given, "throws", u16::read, faults).unwrap_or_default();
    if let Some(points) = given.get("points") {
        read_points(points, given.at("points"), &mut side, faults);
    }
    side.pinned = optional(&given, "pinned", point_set, faults).unwrap_or_default();
    side
}

/// Reads a field, if it is present and not null.
fn optional<T>(
    object: &Fields<'_>,
    name: &str,
    read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
    faults: &mut Faults,
) -> Option<T> {
    read(object.get(name)?, object.at(name), faults)
}

fn men(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<u8> {
    json::whole(0..=15, value, at, faults)
}

fn read_points(value: &Value, at: Path<'_>, side: &mut SideSetup, faults: &mut Faults) {
    let Value::Object(points) = value else {
        return faults.expected(at, "an object such as {\"24\": 15}", value);
    };
    for (name, value) in points {
        let shown: String = name.chars().take(8).collect();
        let at = Path::Field(&at, &shown);
        let point = name.parse::<u8>().ok().and_then(Point::new);
        match point.filter(|point| point.to_string() == *name) {
            Some(point) => {
                let men = men(value, at, faults).unwrap_or_default();
                side.points[usize::from(point.get())] = men;
            }
            None => faults.refuse(at, "is no point: expected 1 to 24"),
        }
    }
}

/// Reads a list of points as a set, bit n for point n.
fn point_set(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<u32> {
    let what = format_args!("a list of at most 24 points");
    let points = json::list::<u8>(0..=24, what, value, at, faults)?;
    match points.iter().find(|&&point| Point::new(point).is_none()) {
        Some(point) => {
            faults.refuse(at, format_args!("names {point}, which is no point"));
            None
        }
        None => Some(points.iter().fold(0, |set, point| set | 1 << point)),
    }
}

/// Reads the numbers of a stage or of a cascade's later groups.
fn numbers(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Vec<u8>> {
    let what = format_args!("a list of at most {NUMBERS_MAX} numbers");
    let dice = json::list::<Die>(0..=NUMBERS_MAX, what, value, at, faults)?;
    Some(dice.into_iter().map(Die::get).collect())
}

/// Reads the phase; `left` are the men of White and Black that are not borne off.
fn read_phase(
    object: &Fields<'_>,
    rules: &Rules,
    left: [u8; 2],
    faults: &mut Faults,
) -> Option<SetupPhase> {
    let given = object.needed("phase", faults)?;
    let thrower = optional(object, "thrower", Side::read, faults);
    let mover = optional(object, "mover", Side::read, faults);
    let stage = optional(object, "stage", numbers, faults);
    let then = optional(object, "then", numbers, faults);
    let named = optional(object, "named", bool::read, faults);
    let phases = ["opening", "throw", "name", "play", "over"];
    let phase = json::name(given, &phases, object.at("phase"), faults)?;
    let used: &[&str] = match phase {
        "opening" => &[],
        "throw" | "name" => &["thrower"],
        "play" => &["thrower", "mover", "stage", "then", "named"],
        _ => &["result"],
    };
    for name in ["thrower", "mover", "stage", "then", "named", "result"] {
        let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
        if !used.contains(&name) && object.get(name).is_some_and(|value| !empty(value)) {
            let why = format_args!("means nothing in phase {given}");
            faults.refuse(object.at(name), why);
        }
    }
    for name in used
        .iter()
        .filter(|&&name| !matches!(name, "then" | "named"))
    {
        object.needed(name, faults);
    }
    match phase {
        "opening" => Some(SetupPhase::Opening),
        "throw" => Some(SetupPhase::Throw { thrower: thrower? }),
        "name" => Some(SetupPhase::Name { thrower: thrower? }),
        "play" => Some(SetupPhase::Play {
            thrower: thrower?,
            mover: mover?,
            stage: stage?,
            then: then.unwrap_or_default(),
            named: named.unwrap_or_default(),
        }),
        _ => read_result(object, rules, left, faults),
    }
}

fn read_result(
    object: &Fields<'_>,
    rules: &Rules,
    left: [u8; 2],
    faults: &mut Faults,
) -> Option<SetupPhase> {
    let at = object.at("result");
    let result = Fields::new(object.get("result")?, at, faults)?;
    result.only(&["winner", "kind", "units"], faults);
    let winner = optional(&result, "winner", Side::read, faults);
    let kind = result.needed("kind", faults)?;
    let outcome = match kind.as_str() {
        Some("draw") if winner.is_none() => Some(Outcome::Drawn),
        Some("tie") if winner.is_none() => Some(Outcome::Tied {
            each: rules.mother.tie_units(),
        }),
        Some(name) => WinKind::from_name(name)
            .zip(winner)
            .map(|(kind, winner)| match kind {
                WinKind::Left => Outcome::Left {
                    winner,
                    men: left[winner.other().index()],
                },
                kind => Outcome::Won { winner, kind },
            }),
        None => None,
    };
    let kinds = "`single`, `double`, `triple`, `capote`, `mother`, `left` or `jan` with a winner, \
                 or `draw` or `tie`";
    let outcome = json::expect(outcome, kinds, kind, at, faults)?;
    let units = optional(&result, "units", u8::read, faults);
    if units.is_some_and(|units| units != outcome.units()) {
        let why = format_args!("is {} in such a game", outcome.units());
        faults.refuse(result.at("units"), why);
    }
    Some(match outcome {
        Outcome::Tied { .. } => SetupPhase::Tied,
        Outcome::Drawn => SetupPhase::Over {
            winner: None,
            kind: WinKind::Single,
        },
        Outcome::Won { winner, kind } => SetupPhase::Over {
            winner: Some(winner),
            kind,
        },
        Outcome::Left { winner, .. } => SetupPhase::Over {
            winner: Some(winner),
            kind: WinKind::Left,
        },
    })
}
