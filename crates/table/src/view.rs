//! Converts the state of a table to the types of the wire, by hand, in this folder only.

mod board;
mod event;
pub(crate) mod ladder;
mod links;

use rosespring_rules::notation::rules as options;
use rosespring_rules::{
    Die, GameKind, MatchRules, Outcome, Phase, Point, Reason, Rules, Side, Undo, WinKind, presets,
};
use rosespring_wire::messages::{StepRefusal, ToClient};
use rosespring_wire::practice::RatingView;
use rosespring_wire::table::{
    CallOffOffer, ClockView, CycleGame, CycleView, DueView, PhaseView, Player, Purpose,
    ResignChoice, ResignOffer, ResultView, Score, Seat, SideClockView, TableSummary, TableView,
    ViewerSeat,
};

use crate::game::clock::ClockCourse;
use crate::game::part::Part;
use crate::game::resignation::OfferKind;
use crate::game::state::{Flow, Game, GameEnd};
use crate::game::{self, Refusal, SeatHolder, Seats, State, Viewer};
use crate::glicko::Rating;
use crate::stored;
use crate::stored::StoredTable;

pub(crate) use board::{board_men, board_shape};
pub use event::event_view;

pub(crate) fn player(seated: &SeatHolder) -> Player {
    match seated {
        SeatHolder::Person(person) => Player::Person {
            name: person.name.clone(),
        },
        SeatHolder::Computer { level } => Player::Computer {
            level: level.number(),
        },
    }
}

/// Numbers as they are written.
pub(crate) fn numbers(dice: impl IntoIterator<Item = Die>) -> Vec<u8> {
    dice.into_iter().map(Die::get).collect()
}

/// Converts a rating, rounded to whole points.
pub fn rating(rating: &Rating) -> RatingView {
    RatingView {
        rating: rating.rating.round(),
        deviation: rating.deviation.round(),
    }
}

/// Returns the name of a game, with which texts of rules begin.
pub fn game_name(game: GameKind) -> &'static str {
    game.name()
}

/// Returns the sort key of rules: presets in their order, then others by their name.
pub(crate) fn rules_place(rules: &Rules) -> (usize, String) {
    let place = presets()
        .take_while(|preset| preset.rules != *rules)
        .count();
    (place, rules.to_string())
}

/// Returns the sort key of the rules of a match: cycles come after all games.
pub(crate) fn match_place(rules: &MatchRules) -> (usize, String) {
    match rules {
        MatchRules::One(rules) => rules_place(rules),
        MatchRules::Cycle(cycle) => (usize::MAX, cycle.to_string()),
    }
}

/// Returns the title of rules for people: that of the preset, or that of the game with the
/// differences.
pub fn title(rules: &Rules) -> String {
    let game = rules.game.declaration();
    if let Some(preset) = game.presets.iter().find(|preset| preset.rules == *rules) {
        return preset.title.to_owned();
    }
    let usual = game.default_preset();
    let known = options::options(&usual.rules);
    let differs = options::options(rules).into_iter();
    let differs = differs
        .filter(|option| !known.contains(option))
        .map(|option| format!("{}={}", option.name, option.value));
    format!(
        "{} ({})",
        usual.title,
        differs.collect::<Vec<_>>().join(", ")
    )
}

/// Returns the title of the rules of a match for people.
pub fn match_title(rules: &MatchRules) -> String {
    match rules {
        MatchRules::One(rules) => title(rules),
        MatchRules::Cycle(cycle) => cycle.declaration().title.to_owned(),
    }
}

/// Returns the title of the game of some rules, without what differs in them.
fn game_title(rules: &Rules) -> String {
    rules.game.declaration().title.to_owned()
}

/// Returns the title of a game of a match.
fn title_in(of_match: &MatchRules, rules: &Rules) -> String {
    match of_match {
        MatchRules::One(_) => title(rules),
        MatchRules::Cycle(_) => game_title(rules),
    }
}

/// Returns the games of a match that plays several.
fn cycle_view(rules: &MatchRules) -> Option<CycleView> {
    let game = |rules: &Rules| CycleGame {
        rules: rules.to_string(),
        title: game_title(rules),
        game: game_name(rules.game).to_owned(),
    };
    Some(CycleView {
        name: rules.cycle()?.name().to_owned(),
        title: match_title(rules),
        games: rules.parts().iter().map(game).collect(),
    })
}

const fn purpose(purpose: game::Purpose) -> Purpose {
    match purpose {
        game::Purpose::Game => Purpose::Game,
        game::Purpose::Study => Purpose::Study,
        game::Purpose::Companion => Purpose::Companion,
        #[cfg(feature = "hall")]
        game::Purpose::Tournament => Purpose::Tournament,
    }
}

/// Returns a line of the list of tables; `None` if the rules or the players are unknown.
pub fn summary(table: &StoredTable) -> Option<TableSummary> {
    let rules: MatchRules = table.rules.parse().ok()?;
    let [white, black] = stored::seats(table);
    let [white_units, black_units] = table.progress.units.map(u32::from);
    Some(TableSummary {
        id: table.id.clone(),
        purpose: purpose(game::Purpose::from_name(&table.purpose)?),
        rules: rules.to_string(),
        title: match_title(&rules),
        white: player(&white?),
        black: player(&black?),
        score: Score {
            to: table.match_to,
            white: white_units,
            black: black_units,
        },
        finished: table.progress.finished,
        changed_ms: table.changed_ms,
    })
}

/// Returns the view of a table for `viewer`: it offers only what they may do. `None` before the
/// first game has begun; such a table is never stored.
#[must_use]
pub fn table_view(id: &str, state: &State, viewer: &Viewer) -> Option<TableView> {
    let game = state.game.as_ref()?;
    let settings = &state.settings;
    let rules = game.position().rules();
    let [white, black] = state.units().map(u32::from);
    let part = game.part();
    let is_own = |side| settings.is_person(side) && viewer.holds(side);
    let (goes_on, rows) = (game.offer.is_none(), game.rows.iter());
    let own = part.filter(|part| goes_on && is_own(part.mover()) && !part.committed);
    let by_hand = settings.purpose == game::Purpose::Companion;
    let throws = matches!(game.flow, Flow::Throw(side) if is_own(side))
        || matches!(game.flow, Flow::Opening) && viewer.holds_any();
    let throws = throws && goes_on && is_linked(state, viewer);
    let reveals = !settings.dice_listed && state.chains().is_none();
    Some(TableView {
        id: id.to_owned(),
        version: state.version,
        you: viewer_seat(viewer),
        purpose: purpose(settings.purpose),
        started_from: settings.start.map(|start| start.id()),
        rules: rules.to_string(),
        title: title_in(&settings.rules, rules),
        cycle: cycle_view(&settings.rules),
        game: game_name(rules.game).to_owned(),
        movement: rosespring_wire::board::movement(rules).to_owned(),
        has_bar: rules.has_bar(),
        has_hand: rules.has_hand(),
        white_player: player(&settings.white),
        black_player: player(&settings.black),
        score: Score {
            to: settings.match_to,
            white,
            black,
        },
        game_number: game.number,
        auto_forced: state.auto_forced,
        points: board::points(game),
        white: board::side_view(game, Side::White),
        black: board::side_view(game, Side::Black),
        phase: phase(state, game),
        dice: part.map(|part| dice(part.dice())),
        opening_dice: game.opening_dice.map(dice),
        ladder: part.map(|part| ladder::ladder(&part.turn)),
        legal: own.map(board::legal).unwrap_or_default(),
        can_undo: own.is_some_and(|part| part.turn.steps_to_undo(Undo::Step).is_some()),
        can_done: own.is_some_and(can_done),
        can_throw: throws && !by_hand,
        can_name: goes_on && matches!(game.flow, Flow::Name(side) if is_own(side)),
        can_enter_dice: throws && by_hand,
        can_correct_dice: goes_on && state.can_correct() && viewer.holds_any(),
        corrects_opening: state.corrects_opening(),
        resign: resign_choices(state, viewer),
        resign_offer: resign_offer(game, is_own),
        call_off_offer: call_off_offer(game).map(|side| CallOffOffer {
            side: Seat::from(side),
            can_answer: is_own(side.other()),
        }),
        due: state.due().map(|(at_ms, kind)| DueView { kind, at_ms }),
        moves: rows
            .map(|row| ladder::move_row(game.position(), row))
            .collect(),
        position_id: game.position().id(),
        dice_commitment: reveals.then(|| settings.seed.commitment()),
        dice_seed: (reveals && state.is_finished()).then(|| settings.seed.to_hex()),
        dice_links: links::links(state),
        clock: clock(state),
    })
}

/// Whether the part may be committed, or what is left of its stage declined (LA-3).
fn can_done(part: &Part) -> bool {
    match part.current() {
        None => !part.turn.is_pass(),
        Some(stage) => stage.may_stop(),
    }
}

/// Returns whether the dice wait for no link but one that the viewer gives with the throw.
fn is_linked(state: &State, viewer: &Viewer) -> bool {
    match (state.chains(), viewer.seats()) {
        (Some(chains), Seats::One(side)) => chains.waits_for_none_but(side),
        (Some(_), _) => false,
        (None, _) => true,
    }
}

const fn viewer_seat(viewer: &Viewer) -> Option<ViewerSeat> {
    match viewer.seats() {
        Seats::Both => None,
        Seats::One(Side::White) => Some(ViewerSeat::White),
        Seats::One(Side::Black) => Some(ViewerSeat::Black),
        Seats::None => Some(ViewerSeat::None),
    }
}

fn resign_choices(state: &State, viewer: &Viewer) -> Vec<ResignChoice> {
    let Some(game) = &state.game else {
        return Vec::new();
    };
    let choices = state.resign_kinds(viewer).into_iter();
    let views = choices.map(|choice| ResignChoice {
        kind: choice.win.into(),
        units: units_lost(game, choice.loser, choice.win),
        needs_consent: choice.needs_consent,
    });
    views.collect()
}

/// Returns the answer to a command that was refused.
#[must_use]
pub fn rejected(refusal: &Refusal) -> ToClient {
    ToClient::Rejected {
        code: refusal.code().name().to_owned(),
        message: refusal.to_string(),
        step: match refusal {
            Refusal::IllegalStep(reason) => Some(step_refusal(*reason)),
            _ => None,
        },
    }
}

fn step_refusal(reason: Reason) -> StepRefusal {
    StepRefusal {
        reason: reason.name().to_owned(),
        point: reason.point().map(Point::get),
        ruling: reason.ruling().map(str::to_owned),
    }
}

pub(crate) const fn dice(dice: rosespring_rules::Dice) -> [u8; 2] {
    [dice.first.get(), dice.second.get()]
}

fn phase(state: &State, game: &Game) -> PhaseView {
    match &game.flow {
        Flow::Opening => PhaseView::Opening {
            tie: game
                .opening_dice
                .filter(|dice| dice.is_doublet())
                .map(|dice| dice.first.get()),
        },
        Flow::Opened { first: side, .. } | Flow::Throw(side) => PhaseView::Throw {
            thrower: Seat::from(*side),
        },
        Flow::Name(side) => PhaseView::Name {
            thrower: Seat::from(*side),
        },
        Flow::Part(part) if part.current().is_some() => PhaseView::Play {
            thrower: Seat::from(part.thrower()),
            mover: Seat::from(part.mover()),
        },
        Flow::Part(part) => PhaseView::Confirm {
            thrower: Seat::from(part.thrower()),
            mover: Seat::from(part.mover()),
            passes_on: part
                .turn
                .hand_over()
                .map(ladder::numbers)
                .unwrap_or_default(),
            names: matches!(part.turn.position().phase(), Phase::Name(_)),
        },
        Flow::Over { outcome, how } => PhaseView::Over {
            result: result(*outcome, *how),
            match_over: state.is_finished(),
        },
    }
}

fn result(outcome: Outcome, how: GameEnd) -> ResultView {
    let on_time = how == GameEnd::OnTime;
    let ended = match how {
        GameEnd::Ended(how) => Some(how),
        GameEnd::Played | GameEnd::Resigned | GameEnd::OnTime => None,
    };
    ResultView {
        winner: outcome.winner().map(Seat::from),
        kind: outcome.name().to_owned(),
        units: if on_time || ended.is_some() {
            0
        } else {
            outcome.units()
        },
        resigned: how == GameEnd::Resigned,
        on_time,
        ended,
    }
}

/// The units that `loser` loses by resigning so.
fn units_lost(game: &Game, loser: Side, win: WinKind) -> u8 {
    game.position().won_by(loser.other(), win).units()
}

fn resign_offer(game: &Game, is_own: impl Fn(Side) -> bool) -> Option<ResignOffer> {
    let offer = game.offer?;
    let win = offer.win()?;
    Some(ResignOffer {
        side: Seat::from(offer.side),
        kind: win.into(),
        units: units_lost(game, offer.side, win),
        can_answer: is_own(offer.side.other()),
    })
}

/// Returns the side that offers to call the match off.
fn call_off_offer(game: &Game) -> Option<Side> {
    let offer = game.offer.filter(|offer| offer.kind == OfferKind::CallOff);
    offer.map(|offer| offer.side)
}

fn clock(state: &State) -> Option<ClockView> {
    let clock = state.clock()?;
    let course = |side| {
        let ClockCourse {
            bank_ms,
            delay_until_ms,
        } = clock.course(side);
        SideClockView {
            bank_ms,
            delay_until_ms,
        }
    };
    Some(ClockView {
        control: clock.control(),
        white: course(Side::White),
        black: course(Side::Black),
    })
}
