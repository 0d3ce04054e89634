//! Which values bodies take, where their types alone would permit others.

use std::collections::BTreeSet;

use rosespring_hall::accounts::{ACCOUNT_NAME_CHARS_MAX, ACCOUNT_NAME_CHARS_MIN};
use rosespring_rules::PRESETS;
use rosespring_rules::notation::name::name_fault;
use rosespring_wire::account::{PASSWORD_CHARS_MAX, TEXT_CHARS_MAX};
use rosespring_wire::hall::WATCH_DELAYS_S;
use rosespring_wire::lobby::RATING_RANGES;
use rosespring_wire::moderation::{ActKind, HOURS_MAX, REASON_CHARS_MAX};
use rosespring_wire::passkeys::PASSKEY_NAME_CHARS_MAX;
use rosespring_wire::push::TEXT_CHARS_MAX as PUSH_CHARS_MAX;
use rosespring_wire::table::{MATCH_UNITS, NAME_CHARS_MAX, TimeControl};
use rosespring_wire::tournament::{ARENA_MINUTES, PLAYERS_MAX, SWISS_ROUNDS, TournamentKind};
use serde_json::{Value, json};

use super::{members, object};

/// Shapes that are part of a body, and are read with the same care.
const PARTS: [&str; 1] = ["ReportId"];

/// Says which values bodies take: no field that is not described, no `null` for a field that is
/// left out, and only fields that go together.
pub(super) fn limit_bodies(description: &mut Value) {
    let bodies = bodies(description);
    let limits = limits();
    let shapes = &mut description["components"]["schemas"];
    for (shape, it) in members(shapes) {
        if !bodies.contains(shape) || it["properties"].is_null() {
            continue;
        }
        it["additionalProperties"] = Value::Bool(false);
        if shape.starts_with("Confirmation") || shape.starts_with("PasswordChange") {
            it["oneOf"] = json!([{"required": ["password"]}, {"required": ["passkey"]}]);
        }
        for (name, field) in members(&mut it["properties"]) {
            take_null(field);
            limit_lines(field);
            let fits = |of: &str| of == "*" || of == shape;
            let limit = limits
                .iter()
                .find(|(of, limited, _)| limited == name && fits(of));
            if let (Some((.., limit)), Value::Object(field)) = (limit, field) {
                // Programs that follow a reference may leave out what stands beside it.
                if !limit["enum"].is_null() {
                    field.remove("$ref");
                }
                field.extend(object(limit).clone());
            }
        }
    }
    for (shape, alternatives) in conditions() {
        shapes[shape]["anyOf"] = alternatives;
    }
    // A member has a name already.
    let game = &mut shapes["NewChallenge"]["properties"]["game"];
    limit_reference(game, &json!({"not": {"required": ["name"]}}));
    // The same body signs in, with a name that need not be one of a new account.
    let claim = &mut description["paths"]["/api/account"]["post"]["requestBody"];
    let credentials = &mut claim["content"]["application/json"]["schema"];
    limit_reference(
        credentials,
        &json!({"properties": {"name": account_name()}}),
    );
}

/// Adds a limit to a reference to a shape.
fn limit_reference(reference: &mut Value, limit: &Value) {
    let members = reference.as_object_mut().expect("an object");
    let shape = members.remove("$ref").expect("it refers to a shape");
    members.insert("allOf".to_owned(), json!([{"$ref": shape}, limit]));
}

/// Gives a text of several lines its pattern: its type says `format = "lines"`.
fn limit_lines(field: &mut Value) {
    if field["format"] == "lines" {
        let field = field.as_object_mut().expect("an object");
        field.remove("format");
        field.insert("pattern".to_owned(), visible_text(&['\n']).into());
    }
}

/// Takes `null` from the values of a field.
fn take_null(field: &mut Value) {
    if let Some(Value::Array(kinds)) = field.get_mut("type") {
        kinds.retain(|kind| kind != "null");
    }
    if let Some(Value::Array(kinds)) = field.get_mut("oneOf") {
        kinds.retain(|kind| kind["type"] != "null");
    }
}

/// Returns the values of fields, by the body, or `*` for all, and the name.
fn limits() -> Vec<(&'static str, &'static str, Value)> {
    let presets: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    let text = |longest: usize| json!({"minLength": 1, "maxLength": longest});
    let with_pattern = |longest: usize, pattern: &str| {
        let mut text = text(longest);
        text["pattern"] = json!(pattern);
        text
    };
    let visible = visible_text(&[]);
    let from_to = |least: u32, most: u32| json!({"minimum": least, "maximum": most});
    let rounds = (
        u32::from(*SWISS_ROUNDS.start()),
        u32::from(*SWISS_ROUNDS.end()),
    );
    let minutes = (
        u32::from(*ARENA_MINUTES.start()),
        u32::from(*ARENA_MINUTES.end()),
    );
    let players = u32::from(PLAYERS_MAX);
    let live = TimeControl::ALL.into_iter().filter(|time| !time.is_days());
    let live: Vec<&str> = live.map(TimeControl::name).collect();
    vec![
        ("NewName", "name", account_name()),
        ("Credentials", "name", text(TEXT_CHARS_MAX)),
        ("Recovery", "name", text(TEXT_CHARS_MAX)),
        ("NewPasskey", "name", text(PASSKEY_NAME_CHARS_MAX)),
        ("*", "rules", json!({ "enum": presets })),
        ("*", "match_to", json!({ "enum": MATCH_UNITS })),
        ("*", "watch_delay", json!({ "enum": WATCH_DELAYS_S })),
        ("*", "range", json!({ "enum": RATING_RANGES })),
        ("*", "name", with_pattern(NAME_CHARS_MAX, &visible)),
        (
            "NewInvitation",
            "language",
            json!({"pattern": "^[a-z]{2}$"}),
        ),
        ("*", "password", text(PASSWORD_CHARS_MAX)),
        ("*", "new_password", text(PASSWORD_CHARS_MAX)),
        ("*", "code", text(TEXT_CHARS_MAX)),
        ("*", "challenge", text(TEXT_CHARS_MAX)),
        ("NewChallenge", "to", with_pattern(TEXT_CHARS_MAX, "\\S")),
        ("NewPush", "endpoint", text(PUSH_CHARS_MAX)),
        ("NewPush", "p256dh", text(PUSH_CHARS_MAX)),
        ("NewPush", "auth", text(PUSH_CHARS_MAX)),
        ("NewAct", "person", with_pattern(TEXT_CHARS_MAX, &visible)),
        ("NewAct", "reason", with_pattern(REASON_CHARS_MAX, &visible)),
        ("NewAct", "hours", from_to(1, HOURS_MAX)),
        ("ReportId", "table", with_pattern(TEXT_CHARS_MAX, &visible)),
        (
            "NewTournament",
            "time",
            json!({"type": "string", "enum": live}),
        ),
        ("NewTournament", "rounds", from_to(rounds.0, rounds.1)),
        ("NewTournament", "minutes", from_to(minutes.0, minutes.1)),
        ("NewTournament", "players_min", from_to(2, players)),
        ("NewTournament", "players_max", from_to(2, players)),
        ("NewTournament", "starts_ms", json!({"minimum": 0})),
    ]
}

/// Returns which fields go together, by the body: one of the alternatives is true of it.
fn conditions() -> Vec<(&'static str, Value)> {
    let kind = |name: &str| json!({ "const": name });
    let tournament = |of: TournamentKind| kind(of.name());
    let round_robin = json!({"maximum": TournamentKind::RoundRobin.players_max()});
    let acts = ActKind::ALL.into_iter();
    let endless: Vec<&str> = acts
        .filter(|act| !act.is_of_operator())
        .filter(|act| !matches!(act, ActKind::Silence | ActKind::Close))
        .map(ActKind::name)
        .collect();
    let (no, yes) = (json!({"const": false}), json!({"const": true}));
    vec![
        (
            "NewInvitation",
            json!([
                {"properties": {"rated": no}},
                {"properties": {"rated": yes}, "required": ["rated", "time"]},
            ]),
        ),
        (
            "NewSeek",
            json!([
                {"properties": {"rated": no, "range": false}},
                {"properties": {"rated": yes}, "required": ["rated", "time"]},
            ]),
        ),
        (
            "NewTournament",
            json!([
                {"properties": {"kind": tournament(TournamentKind::Swiss), "minutes": false},
                 "required": ["rounds"]},
                {"properties": {"kind": tournament(TournamentKind::Arena), "rounds": false},
                 "required": ["minutes"]},
                {"properties": {"kind": tournament(TournamentKind::Knockout), "rounds": false,
                                "minutes": false}},
                {"properties": {"kind": tournament(TournamentKind::RoundRobin), "rounds": false,
                                "minutes": false, "players_min": round_robin,
                                "players_max": round_robin}},
            ]),
        ),
        (
            "NewAct",
            json!([
                {"properties": {"kind": kind(ActKind::Silence.name())}, "required": ["hours"]},
                {"properties": {"kind": kind(ActKind::Close.name())}},
                {"properties": {"kind": {"enum": endless}, "hours": false}},
            ]),
        ),
    ]
}

/// Returns the limits of the name of a new account. That it has one script, and looks like no other
/// name, cannot be said.
fn account_name() -> Value {
    let (least, most) = (ACCOUNT_NAME_CHARS_MIN, ACCOUNT_NAME_CHARS_MAX);
    json!({"minLength": least, "maxLength": most, "pattern": visible_text(&[])})
}

/// Returns the pattern of texts that are not blank, without characters that are refused everywhere
/// but those of `taken`. Joiners are in it: where they are spelling cannot be said.
///
/// Characters beyond U+FFFF stand for themselves: programs differ in how they are escaped.
fn visible_text(taken: &[char]) -> String {
    let is_hidden = |c: &char| c.is_control() || name_fault(&format!("é{c}é")).is_some();
    let is_refused = |c: &char| is_hidden(c) && !taken.contains(c);
    let refused: Vec<char> = ('\0'..=char::MAX).filter(is_refused).collect();
    let sign = |c: char| match u32::from(c) {
        code @ ..=0xffff => format!("\\u{code:04x}"),
        _ => c.to_string(),
    };
    let runs = refused.chunk_by(|one, next| u32::from(*one) + 1 == u32::from(*next));
    let set: String = runs
        .map(|run| match run {
            [] => String::new(),
            [one] => sign(*one),
            [first, .., last] => format!("{}-{}", sign(*first), sign(*last)),
        })
        .collect();
    format!("^[^\\s{set}][^{set}]*$")
}

/// Returns the names of the shapes that are bodies of requests, or parts of them alone.
fn bodies(description: &Value) -> BTreeSet<String> {
    let mut bodies = BTreeSet::from(PARTS.map(str::to_owned));
    for operations in object(&description["paths"]).values() {
        for operation in object(operations).values() {
            let content = operation["requestBody"]["content"].as_object();
            let shapes = content.into_iter().flatten();
            let shapes = shapes.filter_map(|(_, content)| content["schema"]["$ref"].as_str());
            bodies.extend(
                shapes
                    .filter_map(|path| path.rsplit('/').next())
                    .map(str::to_owned),
            );
        }
    }
    bodies
}
