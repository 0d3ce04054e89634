//! Writes the tables of a run into a database, so that a page can show them.

use std::path::Path;

use rosespring_store::{MemoryStore, SqliteStore, Store as _, TableStore as _};
use rosespring_table::stored::StoredTable;
use tokio::runtime::Builder;

use crate::Failure;

/// Most tables of a run: a rematch is another one.
const TABLES_MAX: u32 = 100;

/// A table and its events.
pub(crate) type TableWithEvents = (StoredTable, Vec<String>);

/// Returns the tables of a hall after its end, the oldest first.
///
/// # Errors
///
/// The store failed.
pub(crate) async fn tables(store: &MemoryStore) -> Result<Vec<TableWithEvents>, Failure> {
    let mut tables = Vec::new();
    for table in store.list(TABLES_MAX).await?.tables {
        let events = store.events(&table.id).await?;
        tables.push((table, events));
    }
    tables.sort_by(|(a, _), (b, _)| (a.created_ms, &a.id).cmp(&(b.created_ms, &b.id)));
    Ok(tables)
}

/// Writes tables into a new database, and tells the path of each on the page.
///
/// # Errors
///
/// There is a database in the folder, or it cannot be written.
pub(crate) fn keep(folder: &Path, tables: &[TableWithEvents]) -> Result<(), Failure> {
    let file = folder.join("tables.sqlite");
    if file.exists() {
        return Err(format!("{} is there already", file.display()).into());
    }
    std::fs::create_dir_all(folder)?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = SqliteStore::open(&file).await?;
        for (table, events) in tables {
            store.create(table, events).await?;
            let [white, black] = [&table.white, &table.black];
            println!("/table/{}: {}, {white} and {black}", table.id, table.rules);
        }
        store.close().await;
        Ok(())
    })
}
