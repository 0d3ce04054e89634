//! Members as others see them, and the matches of the hall.

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::name_key;
use rosespring_hall::offers::OfferedGame;
use rosespring_hall::ratings::{
    ProfileRating, ProfileView, StoredResult, course, is_player, is_shown, opponents, profile_match,
};
use rosespring_store::StoreError;
use rosespring_wire::people::{MatchPlayer, MatchView};
use rosespring_wire::person::{PersonKindView, PlayerRating};

use super::rated::rating_in;
use super::{Hall, Person};
use crate::error::ApiError;
use crate::limits::{PROFILE_MATCHES_MAX, PROFILE_RESULTS_MAX};

/// What the settings of a match say about its rating.
struct MatchTerms {
    rated: bool,
    game: String,
    speed: Option<&'static str>,
}

impl Hall {
    /// Returns the page of the member with this name.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPlayer`], or an error of the store.
    pub(crate) async fn profile(
        &self,
        name: &str,
        reader: Option<&Person>,
    ) -> Result<ProfileView, ApiError> {
        let account = self.store.account_named(&name_key(name)).await?;
        let account = account.ok_or_else(|| ApiError::NoPlayer(name.to_owned()))?;
        let id = account.person.id.as_str();
        let all = self.store.results_of(id, PROFILE_RESULTS_MAX).await?;
        let is_member = reader.is_some_and(|reader| reader.is_member);
        let reader = reader.map(|reader| reader.id.as_str());
        let shown: Vec<_> = all.iter().filter(|one| is_shown(one, reader)).collect();
        let mut ratings = Vec::new();
        for stored in self.store.ratings_of(id).await? {
            ratings.push(ProfileRating {
                course: course(&all, id, [&stored.game, &stored.speed]),
                game: stored.game,
                speed: stored.speed,
                rating: PlayerRating::new(stored.rating.rating, stored.rating.deviation),
                matches: stored.matches,
            });
        }
        let mut matches = Vec::new();
        for one in shown.iter().take(PROFILE_MATCHES_MAX) {
            let mut listed = profile_match(one, id, reader);
            if is_player(&one.result, reader) {
                listed.analysis = self.studies.review_of_table(&one.result.table).await?;
            }
            matches.push(listed);
        }
        let is_blocked = match reader.filter(|reader| is_member && *reader != id) {
            Some(reader) => Some(self.has_blocked(reader, id).await?),
            None => None,
        };
        Ok(ProfileView {
            is_you: reader == Some(id),
            is_blocked,
            since_ms: account.claimed_ms,
            ratings,
            matches,
            opponents: opponents(&shown, id),
            name: account.person.name,
        })
    }

    /// Returns a match of the hall for a reader who may look at its table.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn match_view(
        &self,
        table: &str,
        reader: Option<&Person>,
    ) -> Result<MatchView, ApiError> {
        let no_table = || ApiError::NoTable(table.to_owned());
        let access = self.store.table_access(table).await?;
        let players = access.ok_or_else(no_table)?.players;
        let agreed = self.agreed(table).await?.ok_or_else(no_table)?;
        let result = self.store.result(table).await?;
        let reader = reader.map(|reader| reader.id.as_str());
        let is_own = players
            .iter()
            .flatten()
            .any(|id| Some(id.as_str()) == reader);
        let analysis = match is_own && result.is_some() {
            true => self.studies.review_of_table(table).await?,
            false => None,
        };
        let [white, black] = &players;
        Ok(MatchView {
            rated: agreed.rated,
            is_settled: result.is_some(),
            white: self.player(white, &agreed, result.as_ref()).await?,
            black: self.player(black, &agreed, result.as_ref()).await?,
            analysis,
            tournament: self.tournament_of(table).await?,
        })
    }

    async fn agreed(&self, table: &str) -> Result<Option<MatchTerms>, ApiError> {
        let Some(invitation) = self.store.invitation_of(table).await? else {
            return Ok(None);
        };
        let game = OfferedGame::from_body(&invitation.body)?;
        let stored = self.tables.host().store.table(table).await?;
        let rules = stored.rules.parse::<rosespring_rules::MatchRules>();
        let rules = rules.map_err(|error| ApiError::Unreadable(error.to_string()))?;
        Ok(Some(MatchTerms {
            rated: game.rated,
            game: rules.name().to_owned(),
            speed: game.time.map(|time| time.speed()),
        }))
    }

    async fn player(
        &self,
        id: &Option<String>,
        agreed: &MatchTerms,
        result: Option<&StoredResult>,
    ) -> Result<MatchPlayer, StoreError> {
        let id = id.as_deref().unwrap_or_default();
        let person = self.store.person(id).await?;
        let (name, kind) = person
            .map(|person| (person.name, person.kind.into()))
            .unwrap_or_default();
        let is_member = kind == PersonKindView::Member;
        let changed = result.and_then(|result| {
            let side = result.players.iter().position(|player| player == id)?;
            Some(result.ratings?[side])
        });
        let rating = match changed {
            Some(changed) => Some(PlayerRating::new(changed.after, changed.deviation)),
            None if is_member => rating_in(&*self.store, id, &agreed.game, agreed.speed).await?,
            None => None,
        };
        Ok(MatchPlayer {
            name,
            kind,
            is_member,
            rating,
            change: changed.map(|changed| changed.after.round() - changed.before.round()),
        })
    }

    /// Returns whether a person played the match of an analysis.
    pub(crate) async fn is_analyst(
        &self,
        analysis: &str,
        person: Option<&Person>,
    ) -> Result<bool, StoreError> {
        let Some(person) = person else {
            return Ok(false);
        };
        match self.studies.review(analysis).await {
            Ok(review) => {
                let mut players = review.head.players.iter().flatten();
                Ok(players.any(|id| id == person.id.as_str()))
            }
            Err(StoreError::NoReview(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
