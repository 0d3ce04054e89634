//! Notices as their people read them.

use rosespring_hall::notices::{StoredNotice, notice_table, opponent_of};
use rosespring_store::StoreError;
use rosespring_table::stored::StoredTable;
use rosespring_table::view;
use rosespring_wire::notices::{NoticeAbout, NoticeTable, NoticeView};

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
                let found = self.table_in_play(&table, person).await?;
                found.map(|(table, ends_ms)| NoticeAbout::Turn {
                    table,
                    ends_ms,
                    is_late,
                })
            }
            NoticeSubject::Begun { table } => {
                let found = self.table_in_play(&table, person).await?;
                found.map(|(table, _)| NoticeAbout::Begun { table })
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

    /// Returns a table as a notice tells a person of it.
    async fn noted(
        &self,
        table: &StoredTable,
        person: &str,
    ) -> Result<Option<NoticeTable>, ApiError> {
        let kind = self.kind_of(opponent_of(table, person)).await?;
        Ok(notice_table(table, person, kind))
    }

    /// Returns a table as a notice tells a person of it, and when its clock runs out; `None` if its
    /// match is over.
    async fn table_in_play(
        &self,
        id: &str,
        person: &str,
    ) -> Result<Option<(NoticeTable, Option<i64>)>, ApiError> {
        match self.stored_table(id).await? {
            Some(stored) if !stored.progress.finished => {
                let shown = self.noted(&stored, person).await?;
                Ok(shown.map(|shown| (shown, stored.progress.wake_ms)))
            }
            _ => Ok(None),
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
                title: view::match_title(&rules),
                rules: game.rules,
            })
        }))
    }

    /// Says that the opponent wants a rematch, unless the wish has expired or was granted.
    async fn about_rematch(
        &self,
        person: &str,
        table: &str,
    ) -> Result<Option<NoticeAbout>, ApiError> {
        let wish = self.rematch(table).await?;
        if wish.white == wish.black {
            return Ok(None);
        }
        let Some(table) = self.stored_table(table).await? else {
            return Ok(None);
        };
        let shown = self.noted(&table, person).await?;
        Ok(shown.map(|table| NoticeAbout::Rematch { table }))
    }

    async fn about_round(
        &self,
        person: &str,
        table: &str,
    ) -> Result<Option<NoticeAbout>, ApiError> {
        let Some((shown, _)) = self.table_in_play(table, person).await? else {
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
