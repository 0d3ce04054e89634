//! Messages between players in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::chat::{StoredChat, StoredReport};

use super::MemoryStore;
use crate::{ChatStore, StoreError, TableStore};

/// The messages of each table, and the reports in their order.
#[derive(Debug, Default)]
pub(crate) struct ChatRows {
    lines: BTreeMap<String, Vec<StoredChat>>,
    reports: Vec<StoredReport>,
}

impl ChatRows {
    /// Removes the messages of a table that is removed.
    pub(crate) fn forget_table(&mut self, table: &str) {
        self.lines.remove(table);
    }
}

#[async_trait]
impl ChatStore for MemoryStore {
    async fn add_chat(
        &self,
        table: &str,
        person: &str,
        at_ms: i64,
        body: &str,
        most: u32,
    ) -> Result<Option<u32>, StoreError> {
        self.table(table).await?;
        let mut chat = self.chat_rows();
        let lines = chat.lines.entry(table.to_owned()).or_default();
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        if number >= most {
            return Ok(None);
        }
        lines.push(StoredChat {
            number: number + 1,
            person: person.to_owned(),
            at_ms,
            body: body.to_owned(),
        });
        Ok(Some(number + 1))
    }

    async fn chat(&self, table: &str) -> Result<Vec<StoredChat>, StoreError> {
        Ok(self
            .chat_rows()
            .lines
            .get(table)
            .cloned()
            .unwrap_or_default())
    }

    async fn add_report(&self, report: &StoredReport) -> Result<bool, StoreError> {
        let mut chat = self.chat_rows();
        let key = |one: &StoredReport| (one.table.clone(), one.number, one.reporter.clone());
        if chat.reports.iter().any(|one| key(one) == key(report)) {
            return Ok(false);
        }
        chat.reports.push(report.clone());
        Ok(true)
    }

    async fn reports(&self, limit: u32) -> Result<Vec<StoredReport>, StoreError> {
        let mut reports = self.chat_rows().reports.clone();
        reports.sort_by_key(|report| std::cmp::Reverse(report.at_ms));
        reports.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(reports)
    }
}
