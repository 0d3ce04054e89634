//! Which node added to which table, and for how long a node ran a table between two additions.

use std::collections::BTreeMap;

/// A process of a node: the number of the node, and how often it had begun before.
type Process = (usize, u32);

/// For how long two nodes may run a table, in milliseconds: longer than the slowest addition.
const DOUBLE_MAX_MS: i64 = 25_000;

/// The processes of nodes, and the tables to which they added.
#[derive(Debug, Default)]
pub(crate) struct Owners {
    nodes: BTreeMap<usize, NodeTimes>,
    /// When processes were killed, by the true time.
    ends_ms: BTreeMap<Process, i64>,
    tables: BTreeMap<String, TableTimes>,
    /// Since when two nodes run a table, and whether that was found.
    shared: BTreeMap<String, (i64, bool)>,
    /// When a lease passed from one node to another last, and how often it did.
    leases: BTreeMap<String, (i64, u64)>,
}

#[derive(Debug, Default)]
struct NodeTimes {
    begun: u32,
    /// For how long the machine stood since the run began.
    stood_ms: i64,
}

/// The last addition to a table.
#[derive(Debug)]
struct TableTimes {
    process: Process,
    at_ms: i64,
    /// For how long the machine had stood then.
    stood_ms: i64,
    /// For how long a node had run the table then.
    ran_ms: i64,
}

impl Owners {
    /// Notes that the process of a node was killed.
    pub(crate) fn note_kill(&mut self, node: usize, now_ms: i64) {
        let times = self.nodes.entry(node).or_default();
        self.ends_ms.insert((node, times.begun), now_ms);
        times.begun += 1;
    }

    /// Notes that the machine of a node stood.
    pub(crate) fn note_stall(&mut self, node: usize, ms: i64) {
        self.nodes.entry(node).or_default().stood_ms += ms;
    }

    /// Notes that the lease of a table passed to another process.
    pub(crate) fn note_lease(&mut self, table: &str, now_ms: i64) {
        let (at_ms, count) = self.leases.entry(table.to_owned()).or_default();
        *at_ms = now_ms;
        *count += 1;
    }

    /// Returns the tables to which nodes have added.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.tables.keys().cloned().collect()
    }

    /// Notes which tables nodes run now, each as often as nodes do. Returns those that two nodes
    /// have run for too long, each once.
    pub(crate) fn note_runners(&mut self, tables: &[String], now_ms: i64) -> Vec<String> {
        let mut counts = BTreeMap::<&String, usize>::new();
        for table in tables {
            *counts.entry(table).or_default() += 1;
        }
        counts.retain(|_, count| *count > 1);
        self.shared.retain(|table, _| counts.contains_key(table));
        let mut found = Vec::new();
        for table in counts.into_keys() {
            let (since_ms, is_found) = self.shared.entry(table.clone()).or_insert((now_ms, false));
            if now_ms - *since_ms > DOUBLE_MAX_MS && !*is_found {
                *is_found = true;
                found.push(table.clone());
            }
        }
        found
    }

    /// Returns how often the lease of a table passed to another process.
    pub(crate) fn leases(&self, table: &str) -> u64 {
        self.leases.get(table).map_or(0, |(_, count)| *count)
    }

    /// Notes that a node adds to a table, and returns for how long a node has run it since the
    /// first addition.
    pub(crate) fn note_addition(&mut self, table: &str, node: usize, now_ms: i64) -> i64 {
        let times = self.nodes.entry(node).or_default();
        let process = (node, times.begun);
        let stood_ms = times.stood_ms;
        let ran_ms = match self.tables.get(table) {
            None => 0,
            Some(last) => last.ran_ms + self.ran_since(last, table, process, now_ms).max(0),
        };
        let new = TableTimes {
            process,
            at_ms: now_ms,
            stood_ms,
            ran_ms,
        };
        self.tables.insert(table.to_owned(), new);
        ran_ms
    }

    /// Returns for how long a node has run a table since the last addition.
    fn ran_since(&self, last: &TableTimes, table: &str, process: Process, now_ms: i64) -> i64 {
        let (node, _) = last.process;
        let stood_ms = self.nodes.get(&node).map_or(0, |times| times.stood_ms) - last.stood_ms;
        let passed_ms = now_ms - last.at_ms;
        if last.process == process {
            return passed_ms - stood_ms;
        }
        let (Some(end_ms), Some((lease_ms, _))) =
            (self.ends_ms.get(&last.process), self.leases.get(table))
        else {
            // The one before may have run it until the other one got the lease.
            return passed_ms;
        };
        let before_ms = end_ms.min(lease_ms) - last.at_ms - stood_ms;
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
        owners.note_stall(0, 5_000);
        assert_eq!(owners.note_addition("a", 0, 9_000), 3_000);

        owners.note_kill(0, 10_000);
        owners.note_lease("a", 25_000);

        assert_eq!(owners.note_addition("a", 1, 27_000), 3_000 + 1_000 + 2_000);
        assert_eq!(owners.leases("a"), 1);
        // A process that gave the table back ran it until then.
        assert_eq!(owners.note_addition("a", 0, 30_000), 9_000);
    }

    #[test]
    fn a_table_that_two_nodes_run_for_long_is_found_once() {
        let mut owners = Owners::default();
        let both = ["a".to_owned(), "b".to_owned(), "a".to_owned()];
        assert_eq!(owners.note_runners(&both, 0), [""; 0]);
        assert_eq!(owners.note_runners(&both[..2], 20_000), [""; 0]);
        assert_eq!(owners.note_runners(&both, 30_000), [""; 0]);
        assert_eq!(owners.note_runners(&both, 55_001), ["a"]);
        assert_eq!(owners.note_runners(&both, 56_000), [""; 0]);
    }
}
