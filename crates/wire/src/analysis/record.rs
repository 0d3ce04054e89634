//! The analysis of a record as JSON.

use rosespring_engine::analysis::How;
use rosespring_engine::analysis::record::{
    Class, Decision, Finding, Luck, ReceivedGift, Report, ReviewSettings, SideReport, ThrowKind,
};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::Side;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::text;
use serde::Serialize;
use serde_json::Value;

use super::why::ReasonJson;
use super::{FigureJson, steps, unit_name};
use crate::position::side_name;
use crate::result::rounded;

/// The analysis of a record. Findings are added one by one.
#[derive(Debug, Clone, Serialize)]
pub struct RecordAnalysisJson {
    rules: String,
    #[serde(rename = "match")]
    match_to: u8,
    games: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    for_units: bool,
    plies: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    trials: Option<u64>,
    /// With trials: the number of plays that seem doubtful or worse and were not rolled out.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_rollout: Option<u32>,
    classes: ClassesJson,
    white: Option<SideJson>,
    black: Option<SideJson>,
    mistakes: Vec<DecisionJson>,
    decisions: Vec<DecisionJson>,
    throws: Vec<LuckJson>,
    gifts: Vec<ReceivedJson>,
    faults: Vec<String>,
}

/// The least loss of each class of plays.
#[derive(Debug, Clone, Serialize)]
struct ClassesJson {
    doubtful: f64,
    error: f64,
    blunder: f64,
}

#[derive(Debug, Clone, Serialize)]
struct SideJson {
    name: String,
    decisions: u64,
    forced: u64,
    doubtful: u64,
    errors: u64,
    blunders: u64,
    loss: f64,
    rating: Option<f64>,
    throws: u64,
    cascades: u64,
    gifts: u64,
    luck: SideLuckJson,
}

#[derive(Debug, Clone, Serialize)]
struct SideLuckJson {
    opening: f64,
    throws: f64,
    cascades: f64,
    gifts: f64,
    total: f64,
}

/// A decision of a record, with the play that was made and the best one.
#[derive(Debug, Clone, Serialize)]
pub struct DecisionJson {
    game: usize,
    entry: usize,
    position: String,
    mover: &'static str,
    class: &'static str,
    loss: f64,
    unit: &'static str,
    /// The units that White and Black still need, where the score decides plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<[u8; 2]>,
    play: String,
    steps: Vec<Value>,
    figure: FigureJson,
    best: BestJson,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonJson>,
}

#[derive(Debug, Clone, Serialize)]
struct BestJson {
    play: String,
    steps: Vec<Value>,
    figure: FigureJson,
}

#[derive(Debug, Clone, Serialize)]
struct LuckJson {
    game: usize,
    entry: usize,
    side: &'static str,
    dice: [u8; 2],
    kind: &'static str,
    luck: f64,
}

#[derive(Debug, Clone, Serialize)]
struct ReceivedJson {
    game: usize,
    entry: usize,
    to: &'static str,
    worth: f64,
}

/// Returns the name of a class.
#[must_use]
pub const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Fine => "fine",
        Class::Doubtful => "doubtful",
        Class::Error => "error",
        Class::Blunder => "blunder",
    }
}

impl RecordAnalysisJson {
    /// Creates an analysis without findings.
    #[must_use]
    pub fn new(record: &Record, settings: &ReviewSettings) -> Self {
        Self {
            rules: record.rules.to_string(),
            match_to: record.match_to,
            games: record.games.len(),
            game: settings.game,
            for_units: settings.is_for_units(record),
            plies: settings.depth.plies,
            trials: settings.depth.rollout.map(|rollout| rollout.trials),
            without_rollout: settings.depth.rollout.map(|_| 0),
            classes: ClassesJson {
                doubtful: rounded(Class::DOUBTFUL),
                error: rounded(Class::ERROR),
                blunder: rounded(Class::BLUNDER),
            },
            white: None,
            black: None,
            mistakes: Vec::new(),
            decisions: Vec::new(),
            throws: Vec::new(),
            gifts: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Adds a finding; forced plays are left out.
    pub fn add(&mut self, finding: &Finding) {
        match finding {
            Finding::Decision(decision) if decision.is_forced => {}
            Finding::Decision(decision) => {
                let is_searched = matches!(decision.figure.how, How::Plies(_));
                if let Some(count) = &mut self.without_rollout
                    && is_searched
                    && decision.class() >= Class::Doubtful
                {
                    *count += 1;
                }
                self.decisions.push(DecisionJson::new(decision));
            }
            Finding::Luck(luck) => self.throws.push(LuckJson::new(luck)),
            Finding::Received(ReceivedGift { place, to, worth }) => self.gifts.push(ReceivedJson {
                game: place.game,
                entry: place.entry,
                to: side_name(*to),
                worth: rounded(*worth),
            }),
        }
    }

    /// Returns the whole analysis with its totals and the faults of the record.
    #[must_use]
    pub fn finish(mut self, record: &Record, report: &Report, faults: Vec<String>) -> Self {
        let side = |side| SideJson::new(record.name(side), report.side(side));
        self.white = Some(side(Side::White));
        self.black = Some(side(Side::Black));
        self.mistakes = report.mistakes.iter().map(DecisionJson::new).collect();
        self.faults = faults;
        self
    }
}

impl SideJson {
    fn new(name: &str, report: &SideReport) -> Self {
        let luck = &report.luck;
        Self {
            name: name.to_owned(),
            decisions: report.decisions,
            forced: report.forced,
            doubtful: report.doubtful,
            errors: report.errors,
            blunders: report.blunders,
            loss: rounded(report.loss),
            rating: report.rating().map(rounded),
            throws: report.throws,
            cascades: report.cascades,
            gifts: report.gifts,
            luck: SideLuckJson {
                opening: rounded(luck.opening),
                throws: rounded(luck.throws),
                cascades: rounded(luck.cascades),
                gifts: rounded(luck.gifts),
                total: rounded(luck.total()),
            },
        }
    }
}

impl DecisionJson {
    /// Writes a decision.
    #[must_use]
    pub fn new(decision: &Decision) -> Self {
        let position = &decision.position;
        let figure = |figure| FigureJson::new(figure, decision.mover, position.rules().game);
        Self {
            game: decision.place.game,
            entry: decision.place.entry,
            position: position.id(),
            mover: side_name(decision.mover),
            class: class_name(decision.class()),
            loss: rounded(decision.loss),
            unit: unit_name(decision.stakes),
            needs: match decision.stakes {
                Stakes::Match { white, black, .. } => Some([white, black]),
                _ => None,
            },
            play: text::play(position, &decision.played),
            steps: steps(&decision.played),
            figure: figure(&decision.figure),
            best: BestJson {
                play: text::play(position, &decision.best),
                steps: steps(&decision.best),
                figure: figure(&decision.best_figure),
            },
            reasons: decision
                .why
                .iter()
                .flat_map(|why| ReasonJson::all(position, why))
                .collect(),
        }
    }
}

impl LuckJson {
    fn new(luck: &Luck) -> Self {
        Self {
            game: luck.place.game,
            entry: luck.place.entry,
            side: side_name(luck.side),
            dice: [luck.dice.first.get(), luck.dice.second.get()],
            kind: match luck.kind {
                ThrowKind::Opening => "opening",
                ThrowKind::Ordinary => "throw",
                ThrowKind::Cascade => "cascade",
            },
            luck: rounded(luck.luck),
        }
    }
}
