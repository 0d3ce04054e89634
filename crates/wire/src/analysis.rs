//! The result of an analysis as JSON: the command `analyse --json` and the method `analyse`.

mod record;
mod why;

pub use record::{DecisionJson, RecordAnalysisJson, class_name};
pub use why::{ReasonJson, points};

use rosespring_engine::analysis::{
    Analysis, Choice, Figure, Gift, How, LineStage, NameChoice, NextThrow, Trials,
};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::text;
use rosespring_rules::{GameKind, Position, Side, Step, UnplayedNumbers};
use serde::Serialize;
use serde_json::Value;

use crate::position::{dice, event_to_json, groups, side_name, step_to_json};
use crate::result::{EvaluateResult, rounded};

/// An analysis of one position. All figures are those of `side`.
#[derive(Debug, Clone, Serialize)]
pub struct AnalysisJson {
    position: String,
    side: &'static str,
    unit: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    truncate: Option<u32>,
    #[serde(flatten)]
    figure: FigureJson,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<ChoiceJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<LineJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throws: Vec<ThrowJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    names: Vec<NameJson>,
}

/// A figure and the method by which it was computed.
#[derive(Debug, Clone, Serialize)]
pub struct FigureJson {
    #[serde(flatten)]
    value: EvaluateResult,
    #[serde(flatten)]
    how: HowJson,
}

#[derive(Debug, Clone, Serialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
enum HowJson {
    Over,
    Plies { plies: u8 },
    Rollout { trials: u64, error: f64 },
}

#[derive(Debug, Clone, Serialize)]
struct ChoiceJson {
    play: String,
    steps: Vec<Value>,
    loss: f64,
    #[serde(flatten)]
    figure: FigureJson,
}

#[derive(Debug, Clone, Serialize)]
struct LineJson {
    stages: Vec<StageJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gift: Option<GiftJson>,
    end: String,
}

#[derive(Debug, Clone, Serialize)]
struct StageJson {
    mover: &'static str,
    stage: Vec<u8>,
    play: String,
    steps: Vec<Value>,
    events: Vec<Value>,
}

#[derive(Debug, Clone, Serialize)]
struct GiftJson {
    to: &'static str,
    numbers: Vec<Vec<u8>>,
    pips: u16,
    worth: f64,
}

#[derive(Debug, Clone, Serialize)]
struct ThrowJson {
    dice: [u8; 2],
    chance: f64,
    luck: f64,
    play: String,
    steps: Vec<Value>,
    position: String,
    #[serde(flatten)]
    figure: FigureJson,
}

#[derive(Debug, Clone, Serialize)]
struct NameJson {
    number: u8,
    play: String,
    steps: Vec<Value>,
    position: String,
    loss: f64,
    #[serde(flatten)]
    figure: FigureJson,
}

impl AnalysisJson {
    /// Adds the settings of the rollouts.
    #[must_use]
    pub fn by_rollouts(mut self, rollout: Option<&Trials>) -> Self {
        self.seed = rollout.map(|rollout| rollout.seed);
        self.truncate = rollout.and_then(|rollout| rollout.truncate);
        self
    }

    /// Converts an analysis.
    #[must_use]
    pub fn new(analysis: &Analysis) -> Self {
        let Analysis {
            position,
            side,
            choices,
            line,
            throws,
            names,
            ..
        } = analysis;
        let game = position.rules().game;
        let figure = |figure: &Figure| FigureJson::new(figure, *side, game);
        Self {
            position: position.id(),
            side: side_name(*side),
            unit: unit_name(analysis.stakes),
            seed: None,
            truncate: None,
            figure: figure(&analysis.figure),
            candidates: choices
                .iter()
                .map(|choice| ChoiceJson::new(choice, position, figure(&choice.figure)))
                .collect(),
            line: line.as_ref().map(|line| LineJson {
                stages: line.stages.iter().map(StageJson::new).collect(),
                gift: line.gift.as_ref().map(GiftJson::new),
                end: line.end.id(),
            }),
            throws: throws
                .iter()
                .map(|throw| ThrowJson::new(throw, figure(&throw.figure)))
                .collect(),
            names: names
                .iter()
                .map(|name| NameJson::new(name, figure(&name.figure)))
                .collect(),
        }
    }
}

/// Returns the unit of worths.
pub(crate) const fn unit_name(stakes: Stakes) -> &'static str {
    match stakes {
        Stakes::Units => "units",
        Stakes::Match { .. } | Stakes::Cycle { .. } => "match",
    }
}

impl FigureJson {
    /// Converts a figure, from the view of `side`.
    #[must_use]
    pub fn new(figure: &Figure, side: Side, game: GameKind) -> Self {
        let value = EvaluateResult::new(&figure.value.seen_by(side), game);
        Self {
            value: value.with_equity(figure.worth),
            how: match figure.how {
                How::Over => HowJson::Over,
                How::Plies(plies) => HowJson::Plies { plies },
                How::Rollout { trials, error } => HowJson::Rollout {
                    trials,
                    error: rounded(error),
                },
            },
        }
    }
}

/// Converts steps.
pub(crate) fn steps(steps: &[Step]) -> Vec<Value> {
    steps.iter().map(|&step| step_to_json(step)).collect()
}

impl ChoiceJson {
    fn new(choice: &Choice, position: &Position, figure: FigureJson) -> Self {
        Self {
            play: text::play(position, &choice.steps),
            steps: steps(&choice.steps),
            loss: rounded(choice.loss),
            figure,
        }
    }
}

impl StageJson {
    fn new(stage: &LineStage) -> Self {
        Self {
            mover: side_name(stage.turn.mover()),
            stage: dice(stage.turn.stage().numbers()),
            play: text::play(&stage.position, &stage.steps),
            steps: steps(&stage.steps),
            events: stage
                .events
                .iter()
                .flat_map(|&event| event_to_json(event))
                .collect(),
        }
    }
}

impl GiftJson {
    fn new(gift: &Gift) -> Self {
        Self {
            to: side_name(gift.to),
            numbers: groups(UnplayedNumbers::Stage(gift.stage)),
            pips: gift.pips,
            worth: rounded(gift.worth),
        }
    }
}

impl NameJson {
    fn new(name: &NameChoice, figure: FigureJson) -> Self {
        Self {
            number: name.number.get(),
            play: text::play(&name.after, &name.steps),
            steps: steps(&name.steps),
            position: name.after.id(),
            loss: rounded(name.loss),
            figure,
        }
    }
}

impl ThrowJson {
    fn new(throw: &NextThrow, figure: FigureJson) -> Self {
        Self {
            dice: [throw.dice.first.get(), throw.dice.second.get()],
            chance: rounded(throw.chance),
            luck: rounded(throw.luck),
            play: text::play(&throw.after, &throw.steps),
            steps: steps(&throw.steps),
            position: throw.after.id(),
            figure,
        }
    }
}
