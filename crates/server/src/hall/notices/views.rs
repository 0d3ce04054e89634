//! Notices as their people read them.

use rosespring_hall::notices::StoredNotice;
use rosespring_store::StoreError;
use rosespring_table::stored::StoredTable;
use rosespring_table::view;
use rosespring_wire::notices::{NoticeAbout, NoticeTable, NoticeView};
use rosespring_wire::table::Player;

use super::NoticeSubject;
use crate::error::ApiError;
use crate::hall::Hall;

impl Hall {
    /// Returns a notice as its person reads it; `None` if its subject has ended, or this version
    /// cannot read it.
    pub(super) async fn notice_view(
        &self,
        stored: &StoredNotice,
    ) -> Result<Option<NoticeView>, ApiError> {
        let Some(subject) = NoticeSubject::read(stored) else {
            return Ok(None);
        };
        let about = self.about(&stored.person, subject).await?;
        Ok(about.map(|about| NoticeView {
            id: stored.subject.clone(),
            at_ms: stored.at_ms,
            is_seen: stored.is_seen,
            about,
        }))
    }

    async fn about(
        &self,
        person: &str,
        subject: NoticeSubject,
    ) -> Result<Option<NoticeAbout>, ApiError> {
        Ok(match subject {
            NoticeSubject::Turn { table, is_late } => {
                let table = self.stored_table(&table).await?.filter(is_in_play);
                table.and_then(|table| {
                    Some(NoticeAbout::Turn {
                        table: notice_table(&table, person)?,
                        ends_ms: table.progress.wake_ms,
                        is_late,
                    })
                })
            }
            NoticeSubject::Begun { table } => {
                let table = self.stored_table(&table).await?.filter(is_in_play);
                let table = table.and_then(|table| notice_table(&table, person));
                table.map(|table| NoticeAbout::Begun { table })
            }
            NoticeSubject::Challenge { challenge } => {
                self.about_challenge(person, &challenge).await?
            }
            NoticeSubject::Rematch { table } => self.about_rematch(person, &table).await?,
            NoticeSubject::Round { table, .. } => self.about_round(person, &table).await?,
            NoticeSubject::Warning { .. } => Some(NoticeAbout::Warning),
            NoticeSubject::Silence { .. } => Some(NoticeAbout::Silence),
        })
    }

    async fn stored_table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        match self.tables.host().store.table(id).await {
            Ok(table) => Ok(Some(table)),
            Err(StoreError::NotFound(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn about_challenge(
        &self,
        person: &str,
        id: &str,
    ) -> Result<Option<NoticeAbout>, StoreError> {
        let open = self.lobby.open_challenges(Some(person)).await?;
        let found = open.into_iter().find(|one| one.challenge.id == id);
        Ok(found.and_then(|one| {
            let game = one.challenge.game()?;
            let rules = game.rules().ok()?;
            Some(NoticeAbout::Challenge {
                from: one.challenger_name,
                title: view::title(&rules),
                rules: game.rules,
            })
        }))
    }

    /// Says that the opponent wants a rematch, unless the wish has expired or was granted.
    async fn about_rematch(
        &self,
        person: &str,
        table: &str,
    ) -> Result<Option<NoticeAbout>, StoreError> {
        let wish = self.rematch(table).await?;
        if wish.white == wish.black {
            return Ok(None);
        }
        let table = self.stored_table(table).await?;
        let table = table.and_then(|table| notice_table(&table, person));
        Ok(table.map(|table| NoticeAbout::Rematch { table }))
    }

    async fn about_round(
        &self,
        person: &str,
        table: &str,
    ) -> Result<Option<NoticeAbout>, ApiError> {
        let Some(stored) = self.stored_table(table).await?.filter(is_in_play) else {
            return Ok(None);
        };
        let tournament = self.tournament_of(table).await?;
        let both = tournament.zip(notice_table(&stored, person));
        Ok(both.map(|(tournament, table)| NoticeAbout::Round {
            tournament: tournament.id,
            name: tournament.name,
            table,
        }))
    }
}

const fn is_in_play(table: &StoredTable) -> bool {
    !table.progress.finished
}

/// Returns what a notice tells a person of their table.
fn notice_table(table: &StoredTable, person: &str) -> Option<NoticeTable> {
    let summary = view::summary(table)?;
    let is_white = table.players[0].as_deref() == Some(person);
    let opponent = match if is_white {
        summary.black
    } else {
        summary.white
    } {
        Player::Person { name } => name,
        Player::Computer { .. } => return None,
    };
    Some(NoticeTable {
        id: summary.id,
        opponent,
        rules: summary.rules,
        title: summary.title,
    })
}
