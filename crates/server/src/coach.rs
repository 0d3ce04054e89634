//! Practice for the routes: reads stored tries, calls the pure functions, and stores the results.

use rosespring_rules::Position;
use rosespring_wire::practice::{PracticeView, PuzzleVerdict, PuzzleView};

use crate::clock;
use crate::error::ApiError;
use crate::host::Host;
use crate::limits::MISTAKES_MAX;
use rosespring_table::game::PlayerId;
use rosespring_table::glicko::Rating;
use rosespring_table::practice::{
    Item, PracticeData, PuzzleChoice, Question, Verdict, find, judge, next, overview, rating,
    schedule,
};
use rosespring_table::stored::StoredTry;
use rosespring_table::view;

/// Chooses puzzles and judges answers.
pub(crate) struct Coach<'a>(pub(crate) &'a Host);

impl Coach<'_> {
    async fn known(&self) -> Result<PracticeData, ApiError> {
        let store = &self.0.store;
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

    pub(crate) async fn next(
        &self,
        wanted: PuzzleChoice,
        not: Option<&str>,
    ) -> Result<PuzzleView, ApiError> {
        let known = self.known().await?;
        let found = next(wanted, &known, not, clock::now_ms());
        let found = found.ok_or_else(|| ApiError::NoPuzzle("own".to_owned()))?;
        let position = found.position();
        let view = position.and_then(|position| view::puzzle(&found, &position, &known.tries));
        view.ok_or_else(|| ApiError::Internal("a puzzle cannot be read".to_owned()))
    }

    pub(crate) async fn answer(&self, id: &str, end: &str) -> Result<PuzzleVerdict, ApiError> {
        let known = self.known().await?;
        let item = find(id);
        let is_own = known.mistakes.iter().any(|one| one.position == id);
        let tried = known.tries.iter().find(|one| one.position == id);
        let no_puzzle = || ApiError::NoPuzzle(id.chars().take(ID_SHOWN).collect());
        if item.is_none() && !is_own && tried.is_none() {
            return Err(no_puzzle());
        }
        let position: Position = id.parse().map_err(|_| no_puzzle())?;
        let question = Question::new(position, end, item);
        let question = question.map_err(|fault| ApiError::InvalidBody(vec![fault]))?;
        let judged = self.0.advisor.think(move || judge(&question)).await?;
        let game = view::game_name(position.rules().game);
        let before = known.ratings.get(game).copied();
        self.keep(id, game, &judged, (item, tried, before)).await
    }

    /// Stores the changes of an answer, and returns the verdict.
    async fn keep(
        &self,
        id: &str,
        game: &str,
        judged: &Verdict,
        (item, tried, before): (Option<&Item>, Option<&StoredTry>, Option<Rating>),
    ) -> Result<PuzzleVerdict, ApiError> {
        let now_ms = clock::now_ms();
        let first = tried.is_none();
        let puzzle = tried.map_or_else(
            || item.map_or(Rating::UNKNOWN, Item::rating),
            |tried| tried.rating,
        );
        let rated = item.is_some() && first;
        let player = before.unwrap_or(rating::FIRST);
        let ratings = rated.then(|| rating::after_answer(player, puzzle, judged.right));
        let after = ratings.map(|(player, _)| player);
        let place = tried.and_then(|tried| tried.waits).map(|(place, _)| place);
        // A mistake of the player waits for a repetition from the beginning.
        let place = place.or((item.is_none() && first).then_some(0));
        let waits = schedule::after(place, judged.right);
        let until = |days: u32| now_ms + i64::from(days) * schedule::DAY_MS;
        let kept = StoredTry {
            position: id.to_owned(),
            game: game.to_owned(),
            own: item.is_none(),
            rating: ratings.map_or(puzzle, |(_, puzzle)| puzzle),
            tries: tried.map_or(0, |tried| tried.tries).saturating_add(1),
            solved: judged.right,
            last_ms: now_ms,
            waits: waits.map(|waiting| (waiting.place, until(waiting.days))),
        };
        let id = PlayerId::local();
        self.0.store.keep_try(id.as_str(), &kept, after).await?;
        Ok(PuzzleVerdict {
            right: judged.right,
            loss: judged.loss,
            plays: judged.plays.clone(),
            before: rated.then(|| view::rating(&player)),
            after: after.as_ref().map(view::rating),
            provisional: after.as_ref().is_some_and(rating::is_provisional),
            days: waits.map(|waiting| waiting.days),
        })
    }
}

/// Maximum number of characters of an unknown id that are repeated.
const ID_SHOWN: usize = 80;
