//! Notices as their people read them.

use rosespring_hall::notices::{StoredNotice, notice_table, table_in_play};
use rosespring_store::StoreError;
use rosespring_table::stored::StoredTable;
use rosespring_table::view;
use rosespring_wire::notices::{NoticeAbout, NoticeView};

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
                let stored = self.stored_table(&table).await?;
                stored.and_then(|stored| {
                    Some(NoticeAbout::Turn {
                        table: table_in_play(&stored, person)?,
                        ends_ms: stored.progress.wake_ms,
                        is_late,
                    })
                })
            }
            NoticeSubject::Begun { table } => {
                let stored = self.stored_table(&table).await?;
                let table = stored.and_then(|stored| table_in_play(&stored, person));
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
        let stored = self.stored_table(table).await?;
        let Some(shown) = stored.and_then(|stored| table_in_play(&stored, person)) else {
            return Ok(None);
        };
        let both = self.tournament_of(table).await?.zip(Some(shown));
        Ok(both.map(|(tournament, table)| NoticeAbout::Round {
            tournament: tournament.id,
            name: tournament.name,
            table,
        }))
    }
}
