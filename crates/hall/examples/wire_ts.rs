//! Prints the wire types as TypeScript declarations with a blank line between them.
//!
//! `cargo xtask codegen` lays them out and writes them to `web/src/wire.ts`.
//!
//! ```sh
//! cargo run --package rosespring-hall --features ts --example wire_ts
//! ```
#![allow(clippy::print_stdout, reason = "printing is what this program is for")]

use rosespring_rules::WinKind;
use rosespring_wire::account::{AccountView, RecoveryCodes, SessionView};
use rosespring_wire::advice::{
    Advice, AdviceKind, Chances, Hint, HintChoice, HintGift, TutorAdvice, TutorStage,
};
use rosespring_wire::board::{BoardMen, BoardShape, MenView};
use rosespring_wire::challenge::{ChallengeView, NewChallenge};
use rosespring_wire::chat::{ChatLine, ChatMute, ChatPreset, ChatView, ChatWords};
use rosespring_wire::convert::{ConvertRecord, ConvertedRecord, Format, LossView};
use rosespring_wire::fair_play::{ComparisonView, FairPlayView, Measure, SuspicionView};
use rosespring_wire::games::{GameView, OpeningView};
use rosespring_wire::hall::{
    AcceptInvitation, HallView, InvitationState, InvitationView, NewInvitation, RematchView,
    SideChoice,
};
use rosespring_wire::import_fault::{FaultValue, ImportFault};
use rosespring_wire::lobby::{
    LiveBoard, LiveMove, LivePosition, LobbyChanges, LobbyMessage, LobbyView, NewSeek, PersonHere,
    ProgramStrength, SeekAnswer, SeekView,
};
use rosespring_wire::messages::{StepRefusal, ToClient};
use rosespring_wire::moderation::{
    ActKind, ActView, ModerationView, NewAct, OneSidedPair, PersonRecord, ReportId, ReportLine,
    ReportView,
};
use rosespring_wire::notices::{NoticeAbout, NoticeTable, NoticeView, NoticesSeen, NoticesView};
use rosespring_wire::passkeys::{PasskeyChallenge, PasskeyView};
use rosespring_wire::patch::{
    ClockPatch, EventPatch, LinksPatch, PhasePatch, PointPatch, RowPatch, SidePatch, StagePatch,
    StepPatch, TablePatch, ViewChanges,
};
use rosespring_wire::people::{MatchPlayer, MatchView};
use rosespring_wire::person::{Admonition, PersonKindView, PersonLink, PlayerRating, StandingView};
use rosespring_wire::practice::{
    OwnMistakes, PracticeGame, PracticeTheme, PracticeView, PuzzleAnswer, PuzzlePlayView,
    PuzzleVerdict, PuzzleView, RatingView,
};
use rosespring_wire::presets::{LevelView, PresetView};
use rosespring_wire::push::{NewPush, PushView};
use rosespring_wire::review::{
    GamePhase, LineStageView, NewReview, PlayClass, PositionQuestion, PositionReview, ReviewChoice,
    ReviewFact, ReviewFigure, ReviewFigures, ReviewFound, ReviewGame, ReviewItem, ReviewJudged,
    ReviewLater, ReviewLuck, ReviewNews, ReviewPart, ReviewProgress, ReviewSide, ReviewState,
    ReviewSummary, ReviewThrow, ReviewThrows, ReviewView, ReviewWhat, ReviewWhy, RolloutProgress,
    RunReview,
};
use rosespring_wire::setup::{
    FaultView, OptionView, PositionCheck, SetupPhaseView, SetupView, SideSetupView,
};
use rosespring_wire::statistics::{
    ChanceTest, DiceCount, DiceFigures, DiceVerdict, LevelMark, LevelRating, OpeningRow, PairCount,
    PerformancePoint, PuzzleRating, RatingPoint, ResultsCount, ResultsRow, StatisticsView,
};
use rosespring_wire::table::{
    AbsenceView, CallOffOffer, ClockView, Command, CycleGame, CycleView, DueKind, DueView, Ladder,
    LadderNumber, LadderStage, LinksView, MatchEnd, MoveRow, NAME_CHARS_MAX, NamedPlace, NewTable,
    NextDoublet, OpenedLinks, PageMessage, PhaseView, PipState, Place, Player, PointView, Purpose,
    Refresh, ResignChoice, ResignOffer, ResultView, Score, Seat, SideClockView, SideView, StageRow,
    StepView, TableEvent, TableRequest, TableSummary, TableView, TimeControl, ViewerSeat,
    WinKindView,
};
use rosespring_wire::tournament::{
    NewTournament, TournamentBoards, TournamentGameView, TournamentKind, TournamentLink,
    TournamentList, TournamentPhase, TournamentRights, TournamentRound, TournamentRow,
    TournamentSummary, TournamentView,
};
use ts_rs::{Config, TS, TypeVisitor};

fn main() {
    print!("{}", wire_ts());
}

/// Returns the whole file. The order is that of `table.rs`, from the vocabulary to the table, then
/// those of `patch.rs`, `advice.rs`, `review.rs`, `setup.rs`, `convert.rs`, `practice.rs`,
/// `statistics.rs`, `hall.rs`, `account.rs` and
/// `people.rs`.
fn wire_ts() -> String {
    let mut file = Declarations::default();
    file.add::<Seat>();
    file.add::<ViewerSeat>();
    file.add::<Player>();
    file.add::<NewTable>();
    file.add::<Purpose>();
    file.add::<TableSummary>();
    file.add::<Score>();
    file.add::<PresetView>();
    file.add::<LevelView>();
    file.add::<GameView>();
    file.add::<OpeningView>();
    add_messages(&mut file);
    file.add::<StepRefusal>();
    file.add::<AbsenceView>();
    file.add::<Place>();
    file.add::<NamedPlace>();
    file.add::<StepView>();
    file.add::<PointView>();
    file.add::<SideView>();
    file.add::<NextDoublet>();
    file.add::<PipState>();
    file.add::<LadderStage>();
    file.add::<LadderNumber>();
    file.add::<Ladder>();
    file.add::<PhaseView>();
    file.add::<ResultView>();
    file.add::<WinKindView>();
    file.add::<ResignChoice>();
    file.add::<ResignOffer>();
    add_endings(&mut file);
    file.add::<MoveRow>();
    file.add::<StageRow>();
    file.add::<TableEvent>();
    file.add::<OpenedLinks>();
    file.add::<TimeControl>();
    file.add::<ClockView>();
    file.add::<CycleView>();
    file.add::<CycleGame>();
    file.add::<SideClockView>();
    file.add::<LinksView>();
    file.add::<TableView>();
    add_patch(&mut file);
    file.add::<AdviceKind>();
    file.add::<Advice>();
    file.add::<Chances>();
    file.add::<Hint>();
    file.add::<HintChoice>();
    file.add::<HintGift>();
    file.add::<TutorAdvice>();
    file.add::<TutorStage>();
    add_review(&mut file);
    file.add::<SetupView>();
    file.add::<SideSetupView>();
    file.add::<SetupPhaseView>();
    file.add::<PositionCheck>();
    file.add::<FaultView>();
    file.add::<FaultValue>();
    file.add::<ImportFault>();
    file.add::<OptionView>();
    file.add::<Format>();
    file.add::<ConvertRecord>();
    file.add::<ConvertedRecord>();
    file.add::<LossView>();
    add_practice(&mut file);
    add_statistics(&mut file);
    add_hall(&mut file);
    file.finish()
}

/// The messages of a table.
fn add_messages(file: &mut Declarations) {
    file.add::<PageMessage>();
    file.add::<TableRequest>();
    file.add::<Refresh>();
    file.add::<Command>();
    file.add::<ToClient>();
}

/// The types of the end of a match.
fn add_endings(file: &mut Declarations) {
    file.add::<MatchEnd>();
    file.add::<CallOffOffer>();
    file.add::<DueKind>();
    file.add::<DueView>();
}

/// The types of `patch.rs`.
fn add_patch(file: &mut Declarations) {
    file.add::<TablePatch>();
    file.add::<ViewChanges>();
    file.add::<PointPatch>();
    file.add::<SidePatch>();
    file.add::<StepPatch>();
    file.add::<LinksPatch>();
    file.add::<ClockPatch>();
    file.add::<PhasePatch>();
    file.add::<RowPatch>();
    file.add::<StagePatch>();
    file.add::<EventPatch>();
}

/// The types of `review.rs`.
fn add_review(file: &mut Declarations) {
    file.add::<NewReview>();
    file.add::<RunReview>();
    file.add::<ReviewState>();
    file.add::<ReviewProgress>();
    file.add::<RolloutProgress>();
    file.add::<ReviewSummary>();
    file.add::<BoardShape>();
    file.add::<MenView>();
    file.add::<BoardMen>();
    file.add::<ReviewView>();
    file.add::<ReviewGame>();
    file.add::<ReviewFigures>();
    file.add::<ReviewSide>();
    file.add::<ReviewLuck>();
    file.add::<ReviewItem>();
    file.add::<ReviewWhat>();
    file.add::<PlayClass>();
    file.add::<GamePhase>();
    file.add::<ReviewJudged>();
    file.add::<ReviewFigure>();
    file.add::<ReviewChoice>();
    file.add::<LineStageView>();
    file.add::<ReviewNews>();
    file.add::<ReviewFound>();
    file.add::<PositionQuestion>();
    file.add::<PositionReview>();
    file.add::<ReviewWhy>();
    file.add::<ReviewFact>();
    file.add::<ReviewThrow>();
    file.add::<ReviewThrows>();
    file.add::<ReviewPart>();
    file.add::<ReviewLater>();
}

/// The types of `practice.rs`.
fn add_practice(file: &mut Declarations) {
    file.add::<RatingView>();
    file.add::<PracticeView>();
    file.add::<PracticeGame>();
    file.add::<PracticeTheme>();
    file.add::<OwnMistakes>();
    file.add::<PuzzleView>();
    file.add::<PuzzleAnswer>();
    file.add::<PuzzleVerdict>();
    file.add::<PuzzlePlayView>();
}

/// The types of `statistics.rs`.
fn add_statistics(file: &mut Declarations) {
    file.add::<StatisticsView>();
    file.add::<ResultsRow>();
    file.add::<ResultsCount>();
    file.add::<LevelRating>();
    file.add::<LevelMark>();
    file.add::<RatingPoint>();
    file.add::<PerformancePoint>();
    file.add::<DiceFigures>();
    file.add::<DiceCount>();
    file.add::<PairCount>();
    file.add::<ChanceTest>();
    file.add::<DiceVerdict>();
    file.add::<OpeningRow>();
    file.add::<PuzzleRating>();
}

/// The types of `hall.rs`.
fn add_hall(file: &mut Declarations) {
    file.add::<SideChoice>();
    file.add::<NewInvitation>();
    file.add::<AcceptInvitation>();
    file.add::<InvitationState>();
    file.add::<InvitationView>();
    file.add::<RematchView>();
    file.add::<ChatPreset>();
    file.add::<ChatWords>();
    file.add::<ChatLine>();
    file.add::<ChatView>();
    file.add::<ChatMute>();
    file.add::<HallView>();
    add_lobby(file);
    add_people(file);
    add_moderation(file);
}

/// The types of `moderation.rs`.
fn add_moderation(file: &mut Declarations) {
    file.add::<ActKind>();
    file.add::<ReportId>();
    file.add::<NewAct>();
    file.add::<PersonKindView>();
    file.add::<PersonLink>();
    file.add::<ActView>();
    file.add::<ReportLine>();
    file.add::<ReportView>();
    file.add::<Measure>();
    file.add::<ComparisonView>();
    file.add::<FairPlayView>();
    file.add::<SuspicionView>();
    file.add::<OneSidedPair>();
    file.add::<ModerationView>();
    file.add::<Admonition>();
    file.add::<StandingView>();
    file.add::<PersonRecord>();
}

/// The types of `lobby.rs`.
fn add_lobby(file: &mut Declarations) {
    file.add::<NoticeTable>();
    file.add::<NoticeAbout>();
    file.add::<NoticeView>();
    file.add::<NoticesView>();
    file.add::<NoticesSeen>();
    file.add::<PushView>();
    file.add::<NewPush>();
    file.add::<NewChallenge>();
    file.add::<ChallengeView>();
    file.add::<TournamentKind>();
    file.add::<NewTournament>();
    file.add::<TournamentPhase>();
    file.add::<TournamentSummary>();
    file.add::<TournamentList>();
    file.add::<TournamentRow>();
    file.add::<TournamentGameView>();
    file.add::<TournamentRound>();
    file.add::<TournamentRights>();
    file.add::<TournamentView>();
    file.add::<TournamentLink>();
    file.add::<ProgramStrength>();
    file.add::<NewSeek>();
    file.add::<SeekView>();
    file.add::<SeekAnswer>();
    file.add::<PersonHere>();
    file.add::<LivePosition>();
    file.add::<LiveBoard>();
    file.add::<TournamentBoards>();
    file.add::<LiveMove>();
    file.add::<LobbyView>();
    file.add::<LobbyChanges>();
    file.add::<LobbyMessage>();
}

/// The types of `account.rs` and `people.rs`.
fn add_people(file: &mut Declarations) {
    file.add::<RecoveryCodes>();
    file.add::<SessionView>();
    file.add::<PasskeyView>();
    file.add::<PasskeyChallenge>();
    file.add::<AccountView>();
    file.add::<PlayerRating>();
    file.add::<MatchPlayer>();
    file.add::<MatchView>();
    rosespring_hall::visit_messages(file);
}

/// The declarations so far, and the names that they use.
#[derive(Default)]
struct Declarations {
    text: String,
    declared: Vec<String>,
    needed: Vec<String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default().with_large_int("number");
        self.declared.push(T::ident(&config));
        let needs = T::dependencies(&config)
            .into_iter()
            .map(|needed| needed.ts_name);
        self.needed.extend(needs);
        self.text.push_str(&T::docs().unwrap_or_default());
        self.text.push_str(&T::decl(&config));
        self.text.push_str("\n\n");
    }

    fn finish(self) -> String {
        for name in &self.needed {
            assert!(
                self.declared.contains(name),
                "`{name}` is used by a wire type: add it to the list in this example"
            );
        }
        let larger = WinKind::LARGER.map(WinKind::name);
        format!(
            "{}/**\n * The kinds of win that count more than one unit.\n */\n\
             const LARGER_WINS: \
             Exclude<WinKindView, \"single\" | \"mother\" | \"left\" | \"jan\">[] = {larger:?};\n\n\
             /**\n * The longest name of a player, in characters.\n */\n\
             const NAME_CHARS_MAX = {NAME_CHARS_MAX};\n",
            self.text
        )
    }
}
