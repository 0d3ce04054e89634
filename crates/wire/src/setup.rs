//! A position that is being entered, which may be impossible, and its faults.

use rosespring_rules::notation::{g_code, gnubg};
use rosespring_rules::options::RuleOption;
use rosespring_rules::{
    Die, Doublets, Outcome, ParseRulesError, Phase, Position, Rules, Setup, SetupFault, SetupPhase,
    Side, SideSetup, WinKind,
};
use serde::{Deserialize, Serialize};

use crate::import_fault::ImportFault;
use crate::json::Read;
use crate::position::{ReadSetup, read_setup};
use crate::table::Seat;

/// Body of `POST /api/position/read`.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionText {
    /// A position id, a position object, a `G:` code, an XGID, an OGID, a line of Snowie or an id
    /// of gnubg.
    pub text: String,
    /// The rules of a `G:` code, which does not tell them; the usual ones if left out.
    pub rules: Option<String>,
}

/// A position as it was written down; nothing of it has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SetupView {
    /// The rules as text: `gul-bara:2007`, `gioul~after=1`.
    pub rules: String,
    /// White's men and throws.
    pub white: SideSetupView,
    /// Black's men and throws.
    pub black: SideSetupView,
    /// The phase of the game.
    pub phase: SetupPhaseView,
}

/// One side of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SideSetupView {
    /// Men on the points 1 to 24 of the side's own numbering, pinned ones too.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub points: [u8; 24],
    /// The side's points on which its one man is pinned; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub pinned: Vec<u8>,
    /// Men on the bar.
    pub bar: u8,
    /// Men in hand.
    pub hand: u8,
    /// Men borne off.
    pub off: u8,
    /// Throws made in this game, the current one included.
    pub throws: u16,
}

/// The phase of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SetupPhaseView {
    /// Each side throws one die.
    Opening,
    /// A side is to throw.
    Throw {
        /// The thrower.
        thrower: Seat,
    },
    /// A side is to name a doublet.
    Name {
        /// The thrower.
        thrower: Seat,
    },
    /// A side is to play a stage; the number of throws decides which groups follow it.
    Play {
        /// The thrower.
        thrower: Seat,
        /// The mover.
        mover: Seat,
        /// Two different numbers, or one to four equal ones; at most two where doublets are played
        /// twice. Three, one of them a 6, where a 6 is added to every throw,
        /// and twice the number where a doublet brings men of one's choice.
        stage: Vec<u8>,
        /// Whether the thrower named the doublet; absent if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        named: bool,
    },
    /// The game is over.
    Over {
        /// The winner; none in a draw.
        winner: Option<Seat>,
        /// `single`, `double`, `triple`, `capote`, `mother`, `left` or `jan`; `draw` or `tie`.
        result: String,
    },
}

/// The check of a position that is being entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionCheck {
    /// The position as it was understood.
    pub setup: SetupView,
    /// The start position of these rules.
    pub start: SetupView,
    /// The faults; empty if the position is possible.
    pub faults: Vec<FaultView>,
    /// What the text of the position says and a position cannot hold, such as a double that is to
    /// be answered.
    pub notes: Vec<ImportFault>,
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// `parallel`, `contrary` or `same`: the direction of Black's arrow; `laid` where nobody moves.
    pub movement: String,
    /// Black's numbers of White's points, from 1 on.
    pub black_numbers: Vec<u8>,
    /// The men of a side.
    pub men: u8,
    /// Whether men can be hit, so that there is a bar.
    pub has_bar: bool,
    /// Whether men enter from the hand.
    pub has_hand: bool,
    /// Whether men can be pinned.
    pub has_pins: bool,
    /// The number of steps of a doublet that does not cascade: 4, or 2 in Irish.
    pub doublet_steps: u8,
    /// Whether a doublet is named after a 2-1; absent if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub names_doublets: bool,
    /// The options of the rules.
    pub options: Vec<OptionView>,
    /// The numbers of the groups that follow the stage.
    pub then: Vec<u8>,
    /// The position's id; null while the position is impossible, as are the next two fields.
    pub id: Option<String>,
    /// The position id of gnubg; null in other games than backgammon.
    pub gnubg: Option<String>,
    /// The `G:` code; null in other games than Gul bara.
    pub g_code: Option<String>,
    /// Pips still to go, White's and Black's.
    pub pips: Option<[u16; 2]>,
}

/// A fault of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaultView {
    /// A stable name, such as `shared-point`.
    pub code: String,
    /// The side of the men or of the turn.
    pub side: Option<Seat>,
    /// The point, in the side's own numbering; in White's for a point that both sides hold.
    pub point: Option<u8>,
    /// Black's number of a point that both hold.
    pub black_point: Option<u8>,
    /// Number of men counted.
    pub men: Option<u32>,
    /// Number of men allowed on the point, or of a side in all.
    pub most: Option<u8>,
    /// A sentence for people, in English.
    pub message: String,
}

/// An option of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionView {
    /// Its name: `remainder_order`.
    pub name: String,
    /// Its value.
    pub value: String,
    /// The possible values; empty for a whole number from 0 to 255.
    pub values: Vec<String>,
}

impl SetupView {
    /// Converts a setup to the form that a page edits.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self {
            rules: setup.rules.to_string(),
            white: side_view(&setup.white),
            black: side_view(&setup.black),
            phase: phase_view(&setup.phase),
        }
    }

    /// Converts the entered position to a setup, which the rules check.
    ///
    /// # Errors
    ///
    /// The text does not name rules.
    pub fn to_setup(&self) -> Result<Setup, ParseRulesError> {
        let setup = Setup {
            rules: self.rules.parse()?,
            white: side_setup(&self.white),
            black: side_setup(&self.black),
            phase: setup_phase(&self.phase),
        };
        Ok(setup.with_later_groups())
    }
}

fn side_view(side: &SideSetup) -> SideSetupView {
    let mut points = [0; 24];
    points.copy_from_slice(&side.points[1..]);
    SideSetupView {
        points,
        pinned: (1..=24)
            .filter(|point| side.pinned >> point & 1 != 0)
            .collect(),
        bar: side.bar,
        hand: side.hand,
        off: side.off,
        throws: side.throws,
    }
}

fn side_setup(view: &SideSetupView) -> SideSetup {
    let mut points = [0; 25];
    points[1..].copy_from_slice(&view.points);
    // A number that is no point gives a set that no rules allow.
    let bit = |point: &u8| 1_u32.checked_shl(u32::from(*point)).unwrap_or(1);
    SideSetup {
        points,
        pinned: view.pinned.iter().map(bit).fold(0, |set, bit| set | bit),
        bar: view.bar,
        hand: view.hand,
        off: view.off,
        throws: view.throws,
    }
}

fn phase_view(phase: &SetupPhase) -> SetupPhaseView {
    match phase {
        SetupPhase::Opening => SetupPhaseView::Opening,
        SetupPhase::Throw { thrower } => SetupPhaseView::Throw {
            thrower: Seat::from(*thrower),
        },
        SetupPhase::Name { thrower } => SetupPhaseView::Name {
            thrower: Seat::from(*thrower),
        },
        SetupPhase::Play {
            thrower,
            mover,
            stage,
            named,
            ..
        } => SetupPhaseView::Play {
            thrower: Seat::from(*thrower),
            mover: Seat::from(*mover),
            stage: stage.clone(),
            named: *named,
        },
        SetupPhase::Tied => SetupPhaseView::Over {
            winner: None,
            result: "tie".to_owned(),
        },
        SetupPhase::Over { winner, kind } => SetupPhaseView::Over {
            winner: winner.map(Seat::from),
            result: winner.map_or("draw", |_| kind.name()).to_owned(),
        },
    }
}

fn setup_phase(view: &SetupPhaseView) -> SetupPhase {
    match view {
        SetupPhaseView::Opening => SetupPhase::Opening,
        SetupPhaseView::Throw { thrower } => SetupPhase::Throw {
            thrower: Side::from(*thrower),
        },
        SetupPhaseView::Name { thrower } => SetupPhase::Name {
            thrower: Side::from(*thrower),
        },
        SetupPhaseView::Play {
            thrower,
            mover,
            stage,
            named,
        } => SetupPhase::Play {
            thrower: Side::from(*thrower),
            mover: Side::from(*mover),
            stage: stage.clone(),
            then: Vec::new(),
            named: *named,
        },
        SetupPhaseView::Over {
            winner: None,
            result,
        } if result == "tie" => SetupPhase::Tied,
        SetupPhaseView::Over { winner, result } => SetupPhase::Over {
            winner: winner.map(Side::from),
            kind: WinKind::from_name(result).unwrap_or(WinKind::Single),
        },
    }
}

/// Reads a position in any notation and checks it.
///
/// # Errors
///
/// The faults of a text that is no position.
pub fn check_text(text: &str, rules: Rules) -> Result<PositionCheck, Vec<ImportFault>> {
    let ReadSetup { setup, notes, .. } = read_setup(text, rules)?;
    Ok(PositionCheck {
        notes,
        ..check(&setup)
    })
}

/// Checks a setup.
#[must_use]
pub fn check(setup: &Setup) -> PositionCheck {
    let rules = &setup.rules;
    let checked = Position::from_setup(setup);
    let faults = match &checked {
        Ok(_) => Vec::new(),
        Err(error) => error.faults.iter().map(fault_view).collect(),
    };
    let position = checked.ok();
    let then = match &setup.phase {
        SetupPhase::Play { then, .. } => then.clone(),
        _ => Vec::new(),
    };
    PositionCheck {
        setup: SetupView::new(setup),
        start: SetupView::new(&Setup::start(*rules)),
        faults,
        notes: Vec::new(),
        game: rules.game.name().to_owned(),
        movement: crate::board::movement(rules).to_owned(),
        black_numbers: crate::board::black_numbers(rules.movement),
        men: rules.men(),
        has_bar: rules.has_bar(),
        has_hand: rules.has_hand(),
        has_pins: rules.has_pins(),
        doublet_steps: rules.doublets.run_length(Die::Six).get(),
        names_doublets: rules.doublets == Doublets::Named,
        options: option_views(rules),
        then,
        id: position.map(|position| position.id()),
        gnubg: position.and_then(|position| gnubg::encode(&position, to_act(&position))),
        g_code: position.and_then(|position| g_code::encode(&position)),
        pips: position.map(|position| Side::ALL.map(|side| position.pips(side))),
    }
}

const fn to_act(position: &Position) -> Side {
    match position.phase() {
        Phase::Throw(side) | Phase::Name(side) => side,
        Phase::Play(turn) => turn.mover(),
        Phase::Over(Outcome::Won { winner, .. } | Outcome::Left { winner, .. }) => winner,
        Phase::Opening | Phase::Over(Outcome::Drawn | Outcome::Tied { .. }) => Side::White,
    }
}

/// Returns every option of the rules, with its value and the possible values.
#[must_use]
pub fn option_views(rules: &Rules) -> Vec<OptionView> {
    let view = |option: &RuleOption| {
        let names = option.values.names().iter();
        Some(OptionView {
            name: option.name.to_owned(),
            value: option.get(rules)?.into_owned(),
            values: names.map(|&name| name.to_owned()).collect(),
        })
    };
    let options = rules.game.declaration().options.iter();
    options.filter_map(view).collect()
}

fn fault_view(fault: &SetupFault) -> FaultView {
    let mut view = FaultView {
        code: code(fault).to_owned(),
        side: None,
        point: None,
        black_point: None,
        men: None,
        most: None,
        message: fault.to_string(),
    };
    match *fault {
        SetupFault::WrongNumberOfMen {
            side,
            men,
            expected,
        } => {
            view.side = Some(Seat::from(side));
            view.men = Some(men);
            view.most = Some(expected);
        }
        SetupFault::SharedPoint { white, black } => {
            view.point = Some(white);
            view.black_point = Some(black);
        }
        SetupFault::Packed {
            side,
            point,
            men,
            most,
        } => {
            view.side = Some(Seat::from(side));
            view.point = Some(point);
            view.men = Some(u32::from(men));
            view.most = Some(most);
        }
        SetupFault::NotPinned { side, point } | SetupFault::NoPinner { side, point } => {
            view.side = Some(Seat::from(side));
            view.point = Some(point);
        }
        SetupFault::NotAPoint { side }
        | SetupFault::NoBar { side }
        | SetupFault::NoHand { side }
        | SetupFault::AlreadyWon { side }
        | SetupFault::MotherPinned { side }
        | SetupFault::Frozen { side }
        | SetupFault::NoThrow { thrower: side }
        | SetupFault::NoRemainder { mover: side }
        | SetupFault::NothingToPlay { mover: side } => view.side = Some(Seat::from(side)),
        _ => {}
    }
    view
}

const fn code(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::WrongNumberOfMen { .. } => "wrong-number-of-men",
        SetupFault::NotAPoint { .. } => "not-a-point",
        SetupFault::SharedPoint { .. } => "shared-point",
        SetupFault::NoBar { .. } => "no-bar",
        SetupFault::NoHand { .. } => "no-hand",
        SetupFault::Packed { .. } => "packed",
        SetupFault::OpeningUnderWay => "opening-under-way",
        SetupFault::BadStage { .. } | SetupFault::NotThreeNumbers { .. } => "bad-stage",
        SetupFault::BadLaterGroups { .. } => "bad-later-groups",
        SetupFault::NothingNamed => "nothing-named",
        SetupFault::BadNamed => "bad-named",
        SetupFault::NoThrow { .. } => "no-throw",
        SetupFault::NoRemainder { .. } => "no-remainder",
        SetupFault::NothingToPlay { .. } => "nothing-to-play",
        SetupFault::AlreadyWon { .. } => "already-won",
        SetupFault::NotPinned { .. } => "not-pinned",
        SetupFault::NoPinner { .. } => "no-pinner",
        SetupFault::MotherPinned { .. } => "mother-pinned",
        SetupFault::Frozen { .. } => "frozen",
        SetupFault::Dead => "dead",
        SetupFault::WrongResult => "wrong-result",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(id: &str) -> PositionCheck {
        let position: Position = id.parse().unwrap();
        let view = SetupView::new(&position.to_setup());
        let json = serde_json::to_string(&view).unwrap();
        let read: SetupView = serde_json::from_str(&json).unwrap();
        let checked = check(&read.to_setup().unwrap());
        assert_eq!((checked.id.as_deref(), checked.faults.len()), (Some(id), 0));
        checked
    }

    #[test]
    fn setups_go_to_the_page_and_back() {
        let checked = round_trip("rs1.gioul.fziT4.fziT4.Pbw33");
        assert_eq!(checked.then, [4, 5, 6]);
        assert_eq!((checked.gnubg, checked.g_code), (None, None));
        let checked = round_trip("rs1.gul-bara.zh2gOdT9.fziT9.Tb");
        assert!(checked.g_code.unwrap().starts_with("G:"));
        let names: Vec<_> = checked
            .options
            .iter()
            .map(|one| one.name.as_str())
            .collect();
        assert!(names.contains(&"after") && names.contains(&"unstarted"));
        round_trip("rs1.gul-bara~after=0.zjOfT9.fziT9.Xwd");
        let start = round_trip(&Position::start(rosespring_rules::games::backgammon::RULES).id());
        assert_eq!(start.gnubg.as_deref(), Some("4HPwATDgc/ABMA"));
    }

    #[test]
    fn the_number_of_men_is_that_of_the_game() {
        let start = Setup::start(Rules::preset("hypergammon").unwrap());
        let checked = check(&start);
        assert_eq!((checked.men, checked.faults), (3, vec![]));
        let mut view = checked.setup;
        view.black.off = 12;

        let faults = check(&view.to_setup().unwrap()).faults;

        let [fault] = &faults[..] else {
            panic!("{faults:?}")
        };
        assert_eq!((fault.men, fault.most), (Some(15), Some(3)));
        assert_eq!(fault.message, "black has 15 men in all, not 3");
    }

    #[test]
    fn every_fault_has_its_place() {
        let start = Setup::start(Rules::preset("tawula").unwrap());
        let mut view = SetupView::new(&start);
        view.white.points[11] = 2;
        view.white.points[18] = 3;
        view.black.hand = 0;

        let faults = check(&view.to_setup().unwrap()).faults;

        let packed = faults.iter().find(|fault| fault.code == "packed").unwrap();
        assert_eq!(
            (packed.side, packed.point, packed.most),
            (Some(Seat::White), Some(19), Some(1))
        );
        let count = faults
            .iter()
            .filter(|fault| fault.code == "wrong-number-of-men");
        assert_eq!(count.count(), 2, "{faults:?}");
        let shared = faults
            .iter()
            .find(|fault| fault.code == "shared-point")
            .unwrap();
        assert_eq!((shared.point, shared.black_point), (Some(12), Some(24)));
    }
}
