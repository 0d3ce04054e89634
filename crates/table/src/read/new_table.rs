//! Reading the body of `POST /api/tables`, with every fault named.

use rosespring_engine::levels::Level;
use rosespring_rules::notation::name::name_fault;
use rosespring_rules::{Dice, Phase, Position, Rules};
use rosespring_wire::position;
use rosespring_wire::table::{DICE_LISTED_MAX, NAME_CHARS_MAX};
use serde_json::{Map, Value};

use crate::game::{Player, Purpose, Seated, Seed, Settings};

/// The lengths of a match.
const MATCHES: [u8; 4] = [1, 3, 5, 7];
const FIELDS: [&str; 8] = [
    "rules",
    "white",
    "black",
    "match_to",
    "auto_forced",
    "position",
    "dice",
    "purpose",
];

/// What the body asks for. The dice of the match follow from `seed`; `dice_listed` says that the
/// host does not take all of them from it.
///
/// # Errors
///
/// Every fault of the body, as text.
pub fn read(body: &[u8], dice_listed: bool, seed: Seed) -> Result<Settings, Vec<String>> {
    let one = |fault: String| vec![fault];
    let value: Value = serde_json::from_slice(body)
        .map_err(|error| one(format!("the body is no JSON: {error}")))?;
    let Value::Object(fields) = value else {
        return Err(one("the body is no JSON object".to_owned()));
    };
    let mut faults = Vec::new();
    unknown_fields("", &fields, &FIELDS, &mut faults);
    let rules = keep(rules(fields.get("rules")), &mut faults);
    let white = keep(seated("white", fields.get("white")), &mut faults);
    let black = keep(seated("black", fields.get("black")), &mut faults);
    let match_to = keep(match_to(fields.get("match_to")), &mut faults);
    let auto_forced = keep(auto_forced(fields.get("auto_forced")), &mut faults);
    let start = rules.map(|rules| keep(start(fields.get("position"), rules), &mut faults));
    let dice = keep(dice(fields.get("dice")), &mut faults);
    let purpose = keep(purpose(fields.get("purpose")), &mut faults);
    let settings = (|| {
        let dice = dice?;
        let purpose = purpose?;
        Some(Settings {
            rules: rules?,
            purpose,
            start: start??,
            white: white?,
            black: black?,
            match_to: match_to?,
            auto_forced: auto_forced?,
            seed,
            dice_listed: dice_listed || !dice.is_empty() || purpose == Purpose::Companion,
            dice,
        })
    })();
    if let Some(settings) = &settings {
        faults.extend(contradictions(settings).map(str::to_owned));
        faults.extend(missing_levels(settings));
    }
    match settings {
        Some(settings) if faults.is_empty() => Ok(settings),
        _ => Err(faults),
    }
}

/// Levels that the game does not have.
fn missing_levels(settings: &Settings) -> impl Iterator<Item = String> {
    let seats = [("white", &settings.white), ("black", &settings.black)];
    let game = settings.rules.game;
    seats
        .into_iter()
        .filter_map(move |(side, seated)| match seated {
            Seated::Computer { level } => {
                let fault = level.check(game).err()?;
                Some(format!("`{side}.level`: {fault}"))
            }
            Seated::Person { .. } => None,
        })
}

/// Fields that do not go together.
fn contradictions(settings: &Settings) -> impl Iterator<Item = &'static str> {
    let computers = [&settings.white, &settings.black]
        .into_iter()
        .filter(|seated| matches!(seated, Seated::Computer { .. }))
        .count();
    let by_hand = settings.purpose == Purpose::Companion;
    [
        (
            computers == 2,
            "`white` and `black`: at least one must be a person",
        ),
        (
            by_hand && computers == 1,
            "`white` and `black`: of a companion both are persons",
        ),
        (
            by_hand && !settings.dice.is_empty(),
            "`dice`: those of a companion are entered one by one",
        ),
    ]
    .into_iter()
    .filter_map(|(found, fault)| found.then_some(fault))
}

fn keep<T>(read: Result<T, Vec<String>>, faults: &mut Vec<String>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(found) => {
            faults.extend(found);
            None
        }
    }
}

fn fault<T>(text: impl Into<String>) -> Result<T, Vec<String>> {
    Err(vec![text.into()])
}

fn unknown_fields(of: &str, fields: &Map<String, Value>, known: &[&str], faults: &mut Vec<String>) {
    for name in fields.keys().filter(|name| !known.contains(&name.as_str())) {
        faults.push(format!("`{of}{}`: no such field", shortened(name)));
    }
}

/// A text from outside, short enough to be repeated.
fn shortened(text: &str) -> String {
    text.chars().take(NAME_CHARS_MAX).collect()
}

fn rules(value: Option<&Value>) -> Result<Rules, Vec<String>> {
    let Some(Value::String(text)) = value else {
        return fault("`rules`: expected a text such as `gul-bara`");
    };
    text.parse()
        .map_err(|error| vec![format!("`rules`: {error}")])
}

/// Where the first game begins, if the body says so.
fn start(value: Option<&Value>, rules: Rules) -> Result<Option<Position>, Vec<String>> {
    let text = match value {
        None => return Ok(None),
        Some(Value::String(text)) => text,
        Some(_) => return fault("`position`: expected a text"),
    };
    let told = |faults: Vec<String>| {
        let faults = faults.into_iter();
        faults
            .map(|fault| format!("`position`: {fault}"))
            .collect::<Vec<_>>()
    };
    let position = position::from_text(text, rules).map_err(told)?;
    if *position.rules() != rules {
        return fault(format!(
            "`position`: is of the rules {}, not {rules}",
            position.rules()
        ));
    }
    match position.phase() {
        Phase::Over(_) => fault("`position`: the game is over in it"),
        _ => Ok(Some(position)),
    }
}

fn dice(value: Option<&Value>) -> Result<Vec<Dice>, Vec<String>> {
    let expected = || format!("`dice`: expected a list of at most {DICE_LISTED_MAX} throws");
    let list = match value {
        None => return Ok(Vec::new()),
        Some(Value::Array(list)) if list.len() <= DICE_LISTED_MAX => list,
        Some(_) => return fault(expected()),
    };
    let mut faults = Vec::new();
    let read = |(index, value): (usize, &Value)| {
        let dice = serde_json::from_value::<[u8; 2]>(value.clone()).ok();
        match dice.and_then(|[first, second]| Dice::from_numbers(first, second)) {
            Some(dice) => Ok(dice),
            None => fault(format!("`dice[{index}]`: expected two numbers from 1 to 6")),
        }
    };
    let dice = list.iter().enumerate().map(read);
    let dice: Vec<Dice> = dice.filter_map(|dice| keep(dice, &mut faults)).collect();
    if faults.is_empty() {
        Ok(dice)
    } else {
        Err(faults)
    }
}

fn purpose(value: Option<&Value>) -> Result<Purpose, Vec<String>> {
    let Some(value) = value else {
        return Ok(Purpose::default());
    };
    match value.as_str().and_then(Purpose::from_name) {
        Some(purpose) => Ok(purpose),
        None => fault("`purpose`: expected `game`, `study` or `companion`"),
    }
}

fn match_to(value: Option<&Value>) -> Result<u8, Vec<String>> {
    let number = value.and_then(Value::as_u64);
    match MATCHES
        .into_iter()
        .find(|&to| Some(u64::from(to)) == number)
    {
        Some(to) => Ok(to),
        None => fault("`match_to`: expected 1, 3, 5 or 7"),
    }
}

fn auto_forced(value: Option<&Value>) -> Result<bool, Vec<String>> {
    match value {
        None => Ok(false),
        Some(Value::Bool(on)) => Ok(*on),
        Some(_) => fault("`auto_forced`: expected true or false"),
    }
}

fn seated(side: &str, value: Option<&Value>) -> Result<Seated, Vec<String>> {
    let Some(Value::Object(fields)) = value else {
        return fault(format!("`{side}`: expected an object with `kind`"));
    };
    let mut faults = Vec::new();
    let seated = match fields.get("kind").and_then(Value::as_str) {
        Some("person") => {
            unknown_fields(&format!("{side}."), fields, &["kind", "name"], &mut faults);
            person(side, fields.get("name"))
        }
        Some("computer") => {
            unknown_fields(&format!("{side}."), fields, &["kind", "level"], &mut faults);
            computer(side, fields.get("level"))
        }
        _ => fault(format!("`{side}.kind`: expected `person` or `computer`")),
    };
    match keep(seated, &mut faults) {
        Some(seated) if faults.is_empty() => Ok(seated),
        _ => Err(faults),
    }
}

fn person(side: &str, name: Option<&Value>) -> Result<Seated, Vec<String>> {
    let Some(Value::String(name)) = name else {
        return fault(format!("`{side}.name`: expected a text"));
    };
    let name = name.trim();
    if name.is_empty() {
        return fault(format!("`{side}.name`: is empty"));
    }
    if name.chars().count() > NAME_CHARS_MAX {
        return fault(format!(
            "`{side}.name`: has more than {NAME_CHARS_MAX} characters"
        ));
    }
    if name.chars().any(char::is_control) {
        return fault(format!("`{side}.name`: has control characters"));
    }
    if let Some(hidden) = name_fault(name) {
        return fault(format!("`{side}.name`: {hidden}"));
    }
    Ok(Seated::Person(Player::at_screen(name)))
}

fn computer(side: &str, level: Option<&Value>) -> Result<Seated, Vec<String>> {
    let number = level.and_then(Value::as_u64);
    match number.and_then(|number| Level::new(u8::try_from(number).ok()?)) {
        Some(level) => Ok(Seated::Computer { level }),
        None => fault(format!("`{side}.level`: expected 1 to 8")),
    }
}
