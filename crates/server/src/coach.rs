//! Practice for the routes: reads stored tries, calls the pure functions, and stores the results.

use rosespring_wire::practice::{PracticeView, PuzzleVerdict, PuzzleView};

use crate::advisor::Advisor;
use crate::clock;
use crate::error::ApiError;
use crate::limits::MISTAKES_MAX;
use rosespring_store::StudyStore;
use rosespring_table::game::PlayerId;
use rosespring_table::practice::view;
use rosespring_table::practice::{
    AnswerChanges, KnownPuzzle, MissingFile, PracticeData, PuzzleRequest, judge, next, overview,
};

/// Chooses puzzles and judges answers.
pub(crate) struct Coach<'a> {
    pub(crate) store: &'a dyn StudyStore,
    pub(crate) advisor: &'a Advisor,
}

impl Coach<'_> {
    async fn known(&self) -> Result<PracticeData, ApiError> {
        let store = self.store;
        let player = String::from(PlayerId::local());
        let mistakes = store.own_mistakes(MISTAKES_MAX).await?;
        Ok(PracticeData {
            ratings: store.practice_ratings(&player).await?.into_iter().collect(),
            tries: store.practice_tries(&player).await?,
            mistakes: mistakes.into_iter().map(|(_, mistake)| mistake).collect(),
        })
    }

    pub(crate) async fn overview(&self) -> Result<PracticeView, ApiError> {
        Ok(overview(&self.known().await?, clock::now_ms()))
    }

    pub(crate) async fn next(&self, wanted: PuzzleRequest<'_>) -> Result<PuzzleView, ApiError> {
        let known = self.known().await?;
        let found =
            next(wanted, &known, clock::now_ms()).map_err(|missing| cannot_read(&missing))?;
        let found = found.ok_or_else(|| ApiError::NoPuzzle("own".to_owned()))?;
        let position = found.position();
        let view = position.and_then(|position| view::puzzle(&found, &position, &known.tries));
        view.ok_or_else(|| ApiError::Internal("a puzzle cannot be read".to_owned()))
    }

    pub(crate) async fn answer(&self, id: &str, end: &str) -> Result<PuzzleVerdict, ApiError> {
        let known = self.known().await?;
        let puzzle = KnownPuzzle::find(&known, id)
            .map_err(|missing| cannot_read(&missing))?
            .ok_or_else(|| ApiError::NoPuzzle(id.chars().take(ID_SHOWN).collect()))?;
        let question = puzzle.question(end);
        let question = question.map_err(|fault| ApiError::InvalidBody(vec![fault]))?;
        let judged = self.advisor.think(move || judge(&question)).await?;
        let AnswerChanges {
            kept,
            rating,
            verdict,
        } = puzzle.answered(&judged, clock::now_ms());
        let player = PlayerId::local();
        self.store.keep_try(player.as_str(), &kept, rating).await?;
        Ok(verdict)
    }
}

/// The program holds every file of puzzles, so this is a fault of the program.
fn cannot_read(missing: &MissingFile) -> ApiError {
    ApiError::Internal(missing.to_string())
}

/// Maximum number of characters of an unknown id that are repeated.
const ID_SHOWN: usize = 80;
