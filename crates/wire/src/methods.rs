//! The methods of the engine protocol that need the rules only.
//!
//! The engine answers them, and so does the WebAssembly module of the rules. Every request holds
//! the position it is about, so nothing is stored between two requests.

use rosespring_rules::{Dice, Event, IllegalPlay, Phase, Play, Position, StageCursor, WrongPhase};
use serde_json::{Value, json};

use crate::board::BoardView;
use crate::params::Params;
use crate::position::{PositionJson, step_to_json};
use crate::protocol::{Code, Refusal};
use crate::rules;

/// The result of a method, or the reason why there is none.
pub type Answer = Result<Value, Refusal>;

/// Maximum number of characters of an unknown name in an answer.
const NAME_SHOWN_MAX: usize = 40;

/// Calls a method: `rules`, `start`, `position`, `throw`, `name`, `plays`, `play` or `board`.
///
/// # Errors
///
/// A [`Refusal`]; [`Code::UnknownMethod`] for every other method.
pub fn call(method: &str, params: &Params<'_>) -> Answer {
    match method {
        "rules" => {
            params.only(&[])?;
            Ok(rules::presets())
        }
        "start" => start(params),
        "position" => {
            params.only(&["position"])?;
            let position = params.position()?;
            Ok(PositionJson::new(&position).with_pips(&position).to_value())
        }
        "throw" => throw(params),
        "name" => name(params),
        "plays" => plays(params),
        "play" => play(params),
        "board" => board(params),
        _ => {
            let name: String = method.chars().take(NAME_SHOWN_MAX).collect();
            Err(Refusal::new(
                Code::UnknownMethod,
                format!("there is no method `{name}`"),
            ))
        }
    }
}

/// Converts the steps of a play.
#[must_use]
pub fn steps_to_json(play: &Play) -> Value {
    play.steps.iter().map(|&step| step_to_json(step)).collect()
}

fn start(params: &Params<'_>) -> Answer {
    params.only(&["rules", "first"])?;
    let rules = params.rules()?;
    let position = match params.side("first")? {
        Some(first) => Position::started_by(rules, first),
        None => Position::start(rules),
    };
    Ok(PositionJson::new(&position).to_value())
}

fn throw(params: &Params<'_>) -> Answer {
    params.only(&["position", "dice"])?;
    let dice: Dice = params.dice()?;
    let position = params.position()?;
    let mut events: Vec<Event> = Vec::new();
    let after = position.throw(dice, &mut events).map_err(wrong_phase)?;
    Ok(PositionJson::new(&after).with_events(&events).to_value())
}

fn name(params: &Params<'_>) -> Answer {
    params.only(&["position", "number"])?;
    let number = params.number()?;
    let position = params.position()?;
    let mut events: Vec<Event> = Vec::new();
    let after = position.name(number, &mut events).map_err(wrong_phase)?;
    Ok(PositionJson::new(&after).with_events(&events).to_value())
}

fn plays(params: &Params<'_>) -> Answer {
    params.only(&["position"])?;
    let position = position_to_play(params)?;
    let plays = position.plays();
    let numbers_used = plays.iter().map(|play| play.end.used).max().unwrap_or(0);
    let plays: Value = plays
        .iter()
        .map(|play| {
            let after = position.after(&play.end, &mut ());
            json!({"steps": steps_to_json(play), "position": PositionJson::new(&after).to_value()})
        })
        .collect();
    Ok(json!({"numbers_used": numbers_used, "plays": plays}))
}

fn play(params: &Params<'_>) -> Answer {
    params.only(&["position", "steps"])?;
    let position = position_to_play(params)?;
    let mut events: Vec<Event> = Vec::new();
    let after = after_steps(params, &position, &mut events)?;
    Ok(PositionJson::new(&after).with_events(&events).to_value())
}

/// Returns the position after the parameter `steps`, a whole play of the stage.
///
/// # Errors
///
/// [`Code::InvalidParams`] if they are no steps, [`Code::IllegalPlay`] if they are no play.
pub fn after_steps(
    params: &Params<'_>,
    position: &Position,
    events: &mut Vec<Event>,
) -> Result<Position, Refusal> {
    let steps = params.steps()?;
    position.play(&steps, events).map_err(illegal_play)
}

fn board(params: &Params<'_>) -> Answer {
    params.only(&["position", "steps"])?;
    let steps = match params.has("steps") {
        true => params.steps()?,
        false => Vec::new(),
    };
    let position = match steps.is_empty() {
        true => params.position()?,
        false => position_to_play(params)?,
    };
    let mut stage = StageCursor::new(&position);
    for (index, &step) in steps.iter().enumerate() {
        let Some(stage) = &mut stage else { break };
        stage
            .push(step)
            .map_err(|reason| illegal_play(IllegalPlay { index, reason }))?;
    }
    Ok(json!(BoardView::new(&position, stage.as_ref())))
}

fn illegal_play(illegal: IllegalPlay) -> Refusal {
    Refusal {
        code: Code::IllegalPlay,
        message: format!("illegal play: {illegal}"),
        data: Some(json!({"step": illegal.index, "reason": illegal.reason.to_string()})),
    }
}

/// Reads the position, in which a stage must be due.
///
/// # Errors
///
/// Those of [`Params::position`], and [`Code::WrongPhase`].
pub fn position_to_play(params: &Params<'_>) -> Result<Position, Refusal> {
    let position = params.position()?;
    match position.phase() {
        Phase::Play(_) => Ok(position),
        Phase::Name(_) => Err(wrong_phase(WrongPhase::ToName)),
        Phase::Over(_) => Err(wrong_phase(WrongPhase::Over)),
        Phase::Opening | Phase::Throw(_) => Err(wrong_phase(WrongPhase::ToThrow)),
    }
}

fn wrong_phase(error: WrongPhase) -> Refusal {
    Refusal::new(Code::WrongPhase, format!("wrong phase: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(method: &str, params: &Value) -> Answer {
        call(method, &Params::new(params.as_object().unwrap()))
    }

    /// Gul bara after a first throw: White is to play 6-5.
    const TO_PLAY: &str = "rs1.gul-bara.fziT1.fziT0.Pww65";

    #[test]
    fn a_board_shows_the_men_in_the_middle_of_a_stage() {
        let before = ask("board", &json!({"position": TO_PLAY})).unwrap();
        assert_eq!(before["left"], json!([6, 5]));
        assert_eq!(before["points"][23]["white"], 15);
        assert_eq!(before["points"][23]["black_number"], 12);
        assert_eq!(before["whole"], false);

        let steps = json!([[24, 6]]);
        let after = ask("board", &json!({"position": TO_PLAY, "steps": steps})).unwrap();
        assert_eq!(after["left"], json!([5]));
        assert_eq!(after["points"][23]["white"], 14);
        assert_eq!(after["points"][17]["white"], 1);
        assert_eq!(after["mover"], "white");
        let to = |step: &Value| step["to"].clone();
        let landings: Vec<Value> = after["legal"].as_array().unwrap().iter().map(to).collect();
        assert_eq!(landings, [json!(19), json!(13)]);

        let steps = json!([[24, 6], [24, 5]]);
        let whole = ask("board", &json!({"position": TO_PLAY, "steps": steps})).unwrap();
        assert_eq!(whole["whole"], true);
        assert_eq!(whole["legal"], json!([]));
    }

    #[test]
    fn a_board_needs_no_stage_without_steps() {
        let start = json!({"position": "rs1.tawula.fziT0.fziT0.O"});
        let position = ask("start", &json!({"rules": "tawula"})).unwrap();
        let view = ask("board", &json!({"position": position})).unwrap();
        assert_eq!(view["has_hand"], true);
        assert!(view.get("mover").is_none());
        assert_eq!(view["legal"], json!([]));
        assert!(ask("board", &start).is_err(), "no men in hand");

        let refused = ask(
            "board",
            &json!({"position": position, "steps": [["hand", 6]]}),
        );
        assert_eq!(refused.unwrap_err().code, Code::WrongPhase);
    }

    #[test]
    fn a_step_that_is_not_legal_is_named() {
        let steps = json!([[24, 6], [24, 6]]);
        let refused = ask("board", &json!({"position": TO_PLAY, "steps": steps})).unwrap_err();

        assert_eq!(refused.code, Code::IllegalPlay);
        assert_eq!(refused.data.unwrap()["step"], 1);
    }

    #[test]
    fn an_unknown_method_is_named_in_short() {
        let refused = ask(&"x".repeat(1000), &json!({})).unwrap_err();

        assert_eq!(refused.code, Code::UnknownMethod);
        assert!(refused.message.len() < 100, "{}", refused.message);
    }
}
