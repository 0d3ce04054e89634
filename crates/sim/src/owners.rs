//! Which node added to which table, and for how long a node ran a table between two additions.

use std::collections::BTreeMap;

/// A process of a node: the number of the node, and how often it had begun before.
type Process = (usize, u32);

/// The processes of nodes, and the tables to which they added.
#[derive(Debug, Default)]
pub(crate) struct Owners {
    /// How often the process of a node was killed.
    kills: BTreeMap<usize, u32>,
    /// When processes were killed, by the true time.
    ends_ms: BTreeMap<Process, i64>,
    tables: BTreeMap<String, TableTimes>,
    /// When a lease passed from one node to another last, and how often it did.
    leases: BTreeMap<String, (i64, u64)>,
}

/// The last addition to a table.
#[derive(Debug)]
struct TableTimes {
    process: Process,
    at_ms: i64,
    /// For how long a node had run the table then.
    ran_ms: i64,
}

impl Owners {
    /// Notes that the process of a node was killed.
    pub(crate) fn note_kill(&mut self, node: usize, now_ms: i64) {
        let kills = self.kills.entry(node).or_default();
        self.ends_ms.insert((node, *kills), now_ms);
        *kills += 1;
    }

    /// Notes that the lease of a table passed to another process.
    pub(crate) fn note_lease(&mut self, table: &str, now_ms: i64) {
        let (at_ms, count) = self.leases.entry(table.to_owned()).or_default();
        *at_ms = now_ms;
        *count += 1;
    }

    /// Returns how often the lease of a table passed to another process.
    pub(crate) fn leases(&self, table: &str) -> u64 {
        self.leases.get(table).map_or(0, |(_, count)| *count)
    }

    /// Notes that a node adds to a table, and returns for how long a node has run it since the
    /// first addition.
    pub(crate) fn note_addition(&mut self, table: &str, node: usize, now_ms: i64) -> i64 {
        let process = (node, self.kills.get(&node).copied().unwrap_or(0));
        let ran_ms = match self.tables.get(table) {
            None => 0,
            Some(last) => last.ran_ms + self.ran_since(last, table, process, now_ms).max(0),
        };
        let new = TableTimes {
            process,
            at_ms: now_ms,
            ran_ms,
        };
        self.tables.insert(table.to_owned(), new);
        ran_ms
    }

    /// Returns for how long a node has run a table since the last addition.
    fn ran_since(&self, last: &TableTimes, table: &str, process: Process, now_ms: i64) -> i64 {
        let passed_ms = now_ms - last.at_ms;
        if last.process == process {
            return passed_ms;
        }
        let (Some(end_ms), Some((lease_ms, _))) =
            (self.ends_ms.get(&last.process), self.leases.get(table))
        else {
            // The one before may have run it until the other one got the lease.
            return passed_ms;
        };
        let before_ms = end_ms.min(lease_ms) - last.at_ms;
        before_ms.max(0) + (now_ms - lease_ms).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_does_not_run_between_the_end_of_a_node_and_the_lease_of_the_next() {
        let mut owners = Owners::default();
        assert_eq!(owners.note_addition("a", 0, 1_000), 0);
        assert_eq!(owners.note_addition("a", 0, 3_000), 2_000);

        owners.note_kill(0, 4_000);
        owners.note_lease("a", 25_000);

        assert_eq!(owners.note_addition("a", 1, 27_000), 2_000 + 1_000 + 2_000);
        assert_eq!(owners.leases("a"), 1);
        // A process that gave the table back ran it until then.
        assert_eq!(owners.note_addition("a", 0, 30_000), 8_000);
    }
}
