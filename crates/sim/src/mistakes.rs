//! What people do that the hall must refuse: commands that do not fit, and requests.

use fastrand::Rng;
use rosespring_rules::{Die, Origin, Point, Step};
use rosespring_wire::table::{Command, TableView};
use serde_json::Value;

/// A request that must be refused.
pub(crate) struct RequestMistake {
    pub(crate) what: String,
    pub(crate) body: Value,
    /// The code with which it is refused.
    pub(crate) code: &'static str,
}

/// Returns a command that does not fit the state; `None` if the one that is drawn does.
pub(crate) fn draw(view: &TableView, rng: &mut Rng) -> Option<Command> {
    match rng.u8(0..5) {
        0 => (!view.can_throw).then_some(Command::Throw),
        1 => (!view.can_done).then_some(Command::Done),
        2 => (!view.can_undo).then_some(Command::UndoStep),
        3 => view
            .resign_offer
            .is_none()
            .then_some(Command::RefuseResignation),
        _ => illegal_step(view, rng),
    }
}

fn illegal_step(view: &TableView, rng: &mut Rng) -> Option<Command> {
    let from = Origin::Point(Point::new(rng.u8(1..=24))?);
    let number = Die::ALL[rng.usize(..6)];
    let step = Step { from, number };
    let is_legal = view.legal.iter().any(|legal| legal.step() == Some(step));
    (!is_legal).then(|| step.into())
}

/// Requests that must be refused: method and address, body, code. `TABLE` is the table of the
/// person, `OTHER` an id that nothing has.
const REQUESTS: [(&str, &str, &str); 20] = [
    (
        "POST /api/hall/invitations/OTHER/accept",
        "{}",
        "no_invitation",
    ),
    ("POST /api/hall/seeks/OTHER/accept", "{}", "no_seek"),
    ("POST /api/tables/OTHER/rematch", "{}", "no_table"),
    (
        "POST /api/tables/TABLE/chat",
        r#"{"preset":"nonsense"}"#,
        "invalid_body",
    ),
    (
        "POST /api/tables/TABLE/chat",
        r#"{"text":"a text"}"#,
        "no_texts_yet",
    ),
    ("POST /api/tables/TABLE/chat/99/report", "{}", "no_message"),
    ("POST /api/hall/nonsense", "{}", "no_route"),
    ("DELETE /api/tables/TABLE/rematch", "{}", "wrong_method"),
    ("POST /api/tables/TABLE/rematch", "{}", "wrong_phase"),
    ("GET /api/tables/TABLE/socket", "{}", "no_upgrade"),
    (
        "GET /api/tournaments/OTHER?after=nonsense",
        "{}",
        "invalid_query",
    ),
    ("GET /api/tournaments/OTHER", "{}", "no_tournament"),
    ("POST /api/tournaments/OTHER/join", "{}", "not_member"),
    ("GET /api/players/OTHER", "{}", "no_player"),
    ("GET /api/bot", "{}", "no_bot"),
    ("GET /api/analyses/OTHER", "{}", "no_analysis"),
    (
        "POST /api/devices",
        r#"{"person":"OTHER","code":"nonsense"}"#,
        "no_device_code",
    ),
    ("DELETE /api/account/sessions/OTHER", "{}", "no_session"),
    (
        "POST /api/account",
        r#"{"name":"admin","password":"correct horse battery"}"#,
        "name_reserved",
    ),
    (
        "POST /api/account",
        r#"{"name":"1234","password":"correct horse battery"}"#,
        "name_refused",
    ),
];

/// Draws a request of a person at a table.
pub(crate) fn draw_request(table: &str, rng: &mut Rng) -> RequestMistake {
    let (what, body, code) = REQUESTS[rng.usize(..REQUESTS.len())];
    let other = "y".repeat(table.len());
    RequestMistake {
        what: what.replace("TABLE", table).replace("OTHER", &other),
        body: serde_json::from_str(body).unwrap_or_default(),
        code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage;

    #[test]
    fn each_request_that_must_be_refused_names_a_code_that_runs_reach() {
        let none = coverage::unmet(
            1,
            &Default::default(),
            &Default::default(),
            &Default::default(),
        );
        for (what, body, code) in REQUESTS {
            assert!(none.contains(&format!("refusal {code}")), "{what}: {code}");
            assert!(serde_json::from_str::<Value>(body).is_ok(), "{body}");
        }
    }
}
