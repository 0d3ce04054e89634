//! Rematches: both players of a match that is over ask for another one.

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::Person;
use rosespring_hall::offers::{
    OfferRefusal, OfferedGame, RematchStep, StoredInvitation, TableAccess, rematch_id,
    rematch_step, rematch_view, rematch_wish,
};
use rosespring_hall::ratings::RATED_A_DAY_MAX;
use rosespring_rules::Side;
use rosespring_store::{StoreError, rows};
use rosespring_table::game::{Refusal, Viewer};
use rosespring_wire::hall::{InvitationState, RematchView};
use rosespring_wire::table::{PhaseView, TableView};

use super::Hall;
use super::notices::{NoticeDelivery, NoticeSubject};
use crate::clock;
use crate::error::ApiError;

/// Tries to store a wish, if the other player stores theirs at the same time.
const TRIES: usize = 3;

const NOT_OVER: Refusal = Refusal::WrongPhase("the match is not over");

impl Hall {
    /// Returns who wants a rematch of a table, and its table once both do.
    pub(crate) async fn rematch(&self, table: &str) -> Result<RematchView, StoreError> {
        let wish = self.wish(table).await?;
        let access = match &wish {
            Some(wish) if wish.table.is_none() => self.store.table_access(table).await?,
            _ => None,
        };
        Ok(rematch_view(wish, access.as_ref()))
    }

    /// Returns the stored wish, unless it has expired.
    async fn wish(&self, table: &str) -> Result<Option<StoredInvitation>, StoreError> {
        let wish = rows::find::<StoredInvitation>(&*self.store, &[&rematch_id(table)]).await?;
        let now_ms = clock::now_ms();
        Ok(wish.filter(|wish| wish.state(now_ms) != InvitationState::Expired))
    }

    /// Notes that `person`, who is `viewer` at the table, wants a rematch. If the other player
    /// wants it too, the table is created, with the same seats and settings. Asking twice has the
    /// effect of asking once.
    ///
    /// # Errors
    ///
    /// [`ApiError::Refused`] if the person has no seat or the match is not over,
    /// [`OfferRefusal::Blocked`], [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn ask_rematch(
        &self,
        table: &TableView,
        viewer: &Viewer,
        person: &Person,
    ) -> Result<RematchView, ApiError> {
        let side = Side::ALL.into_iter().find(|side| viewer.holds(*side));
        let side = side.ok_or(Refusal::OtherSeat)?;
        if !matches!(
            table.phase,
            PhaseView::Over {
                match_over: true,
                ..
            }
        ) {
            return Err(NOT_OVER.into());
        }
        let access = self.store.table_access(&table.id).await?;
        let other = access.and_then(|access| access.players[side.other().index()].clone());
        if let Some(other) = other
            && self.are_apart(person.id.as_str(), &other).await?
        {
            return Err(OfferRefusal::Blocked.into());
        }
        for _ in 0..TRIES {
            match rematch_step(self.wish(&table.id).await?, person) {
                RematchStep::Wish => self.store_wish(table, side, person).await?,
                RematchStep::Accept(wish) => self.seat(&wish, person).await?,
                RematchStep::Nothing => break,
            }
        }
        Ok(self.rematch(&table.id).await?)
    }

    /// Returns whether a rematch is rated: as the match before, unless the two have played as many
    /// rated matches as they may within a day.
    async fn is_rematch_rated(
        &self,
        table: &str,
        access: Option<&TableAccess>,
    ) -> Result<bool, ApiError> {
        let before = self.store.invitation_of(table).await?;
        let players = access.map(|access| access.players.each_ref());
        match (before, players) {
            (Some(before), Some([Some(white), Some(black)])) => {
                let is_rated = OfferedGame::from_body(&before.body)?.rated;
                let players = [white.as_str(), black];
                Ok(is_rated && self.rated_within_day(players).await? < RATED_A_DAY_MAX)
            }
            _ => Ok(false),
        }
    }

    /// Stores the wish of `person` to play again on `side`, unless the other player has just stored
    /// theirs.
    async fn store_wish(
        &self,
        table: &TableView,
        side: Side,
        person: &Person,
    ) -> Result<(), ApiError> {
        let now_ms = clock::now_ms();
        let open = self.store.open_invitations(None, now_ms).await?.len();
        let access = self.store.table_access(&table.id).await?;
        let rated = self.is_rematch_rated(&table.id, access.as_ref()).await?;
        let terms = (access.as_ref(), rated);
        let wish = rematch_wish(table, terms, (person, side), open, now_ms)?;
        let before = rows::find::<StoredInvitation>(&*self.store, &[&wish.id]).await?;
        if before.is_some_and(|one| one.state(now_ms) == InvitationState::Expired) {
            self.store.withdraw_invitation(&wish.id).await?;
        }
        match self.store.add_invitation(&wish).await {
            Ok(()) => {
                self.tell_wish(&table.id, side.other()).await;
                Ok(())
            }
            Err(StoreError::Taken(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Tells the other player of a wish. A page at the table shows it by itself.
    async fn tell_wish(&self, table: &str, other: Side) {
        let access = self.store.table_access(table).await.ok().flatten();
        let Some(Some(person)) = access.map(|access| access.players[other.index()].clone()) else {
            return;
        };
        let is_here = self.tables.here(table)[other.index()];
        let table = table.to_owned();
        let notice = NoticeSubject::Rematch { table };
        self.tell(&person, &notice, NoticeDelivery::seen(is_here))
            .await;
    }
}
