//! Rematches: both players of a match that is over ask for another one.
//!
//! The wish of the first player is stored as an invitation whose id follows from the table's, so a
//! table has at most one rematch. Nobody else can accept it: its id is no link.

use rosespring_hall::StoredBody;
use rosespring_hall::offers::{OfferedGame, StoredInvitation, TableAccess};
use rosespring_rules::Side;
use rosespring_store::StoreError;
use rosespring_table::game::{Refusal, Viewer};
use rosespring_wire::hall::{RematchView, SideChoice, WATCH_DELAY_S};
use rosespring_wire::table::{PhaseView, TableView};

use super::invitations::Invitation;
use super::notices::{NoticeDelivery, NoticeSubject};
use super::{Hall, Person, milliseconds};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{INVITATION_KEPT, INVITATIONS_OPEN_MAX};

/// Begins the ids of the invitations that are wishes for a rematch.
const REMATCH: &str = "rematch-";

/// Tries to store a wish, if the other player stores theirs at the same time.
const TRIES: usize = 3;

const NOT_OVER: Refusal = Refusal::WrongPhase("the match is not over");

/// Returns the id of the rematch of a table.
fn id_of(table: &str) -> String {
    format!("{REMATCH}{table}")
}

/// Returns whether an invitation is a wish for a rematch.
pub(super) fn is_rematch(invitation: &str) -> bool {
    invitation.starts_with(REMATCH)
}

impl Hall {
    /// Returns who wants a rematch of a table, and its table once both do.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(crate) async fn rematch(&self, table: &str) -> Result<RematchView, StoreError> {
        let Some(wish) = self.wish(table).await? else {
            return Ok(RematchView::default());
        };
        if wish.table.is_some() {
            return Ok(RematchView {
                white: true,
                black: true,
                table: wish.table,
            });
        }
        let access = self.store.table_access(table).await?;
        let wants = |side: Side| {
            let player = access
                .as_ref()
                .and_then(|one| one.players[side.index()].as_ref());
            player == Some(&wish.inviter)
        };
        Ok(RematchView {
            white: wants(Side::White),
            black: wants(Side::Black),
            table: None,
        })
    }

    /// Returns the stored wish, unless it has expired.
    async fn wish(&self, table: &str) -> Result<Option<StoredInvitation>, StoreError> {
        let wish = self.store.invitation(&id_of(table)).await?;
        let now_ms = clock::now_ms();
        Ok(wish.filter(|wish| wish.table.is_some() || wish.expires_ms > now_ms))
    }

    /// Notes that `person`, who is `viewer` at the table, wants a rematch. If the other player
    /// wants it too, the table is created, with the same seats and settings. Asking twice has the
    /// effect of asking once.
    ///
    /// # Errors
    ///
    /// [`ApiError::Refused`] if the person has no seat or the match is not over,
    /// [`ApiError::TooManyOpen`], [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn ask_rematch(
        &self,
        table: &TableView,
        viewer: &Viewer,
        person: &Person,
        dice_listed: bool,
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
        for _ in 0..TRIES {
            match self.wish(&table.id).await? {
                None => self.store_wish(table, side, person).await?,
                Some(wish) if wish.table.is_some() || wish.inviter == person.id.as_str() => break,
                Some(wish) => {
                    let wish = Invitation::read(wish)?;
                    self.seat(&wish, person, dice_listed).await?;
                }
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
                let is_rated = Invitation::read(before)?.is_rated();
                Ok(is_rated && self.may_rate([white, black]).await?)
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
        if self.store.open_invitations(None, now_ms).await?.len() >= INVITATIONS_OPEN_MAX {
            return Err(ApiError::TooManyOpen);
        }
        let id = id_of(&table.id);
        let access = self.store.table_access(&table.id).await?;
        let rated = self.is_rematch_rated(&table.id, access.as_ref()).await?;
        let game = OfferedGame {
            rules: table.rules.clone(),
            match_to: table.score.to,
            auto_forced: table.auto_forced,
            side: match side {
                Side::White => SideChoice::White,
                Side::Black => SideChoice::Black,
            },
            watchable: access.as_ref().is_some_and(|access| access.watchable),
            watch_delay: access.map_or(WATCH_DELAY_S, |access| access.watch_delay_s),
            time: table.clock.map(|clock| clock.control),
            rated,
        };
        let wish = StoredInvitation {
            id: id.clone(),
            inviter: person.id.as_str().to_owned(),
            body: game.to_body(),
            watchable: game.watchable,
            watch_delay_s: game.watch_delay,
            created_ms: now_ms,
            expires_ms: now_ms.saturating_add(milliseconds(INVITATION_KEPT)),
            table: None,
        };
        let is_expired = |old: &StoredInvitation| old.table.is_none() && old.expires_ms <= now_ms;
        if self
            .store
            .invitation(&id)
            .await?
            .as_ref()
            .is_some_and(is_expired)
        {
            self.store.withdraw_invitation(&id).await?;
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
