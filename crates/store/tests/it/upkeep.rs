//! Damaged, copied and removed files.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rosespring_store::{
    BackupError, SqliteStore, Store as _, StoreError, TableStore as _, backup, integrity_check,
    quick_check,
};

use crate::tables::{addition, bodies, table};

const PAGE_BYTES: usize = 4096;
const TABLES: u32 = 200;

/// Creates a database of [`TABLES`] tables, each with a seed that can be found in the file.
async fn filled(folder: &Path) -> (PathBuf, SqliteStore) {
    let file = folder.join("tables.sqlite");
    let store = SqliteStore::open(&file).await.unwrap();
    for number in 0..TABLES {
        let mut one = table(&format!("t{number}"), i64::from(number));
        one.seed = format!("{number:064}");
        store.create(&one, &bodies(&["1"])).await.unwrap();
    }
    (file, store)
}

/// Damages the page of the file that contains the row of table `number`.
fn damage_page_of(file: &Path, number: u32) {
    let mut bytes = fs::read(file).unwrap();
    let seed = format!("{number:064}").into_bytes();
    let at = bytes.windows(seed.len()).position(|part| part == seed);
    let page = at.unwrap() / PAGE_BYTES * PAGE_BYTES;
    assert!(page > 0, "the first page holds the schema");
    bytes[page] = 0;
    fs::write(file, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_page_affects_only_its_own_tables() {
    let folder = tempfile::tempdir().unwrap();
    let (file, store) = filled(folder.path()).await;
    assert_eq!(
        quick_check(&file, Duration::from_secs(60)).await.unwrap(),
        [""; 0]
    );
    store.close().await;
    damage_page_of(&file, 100);

    assert!(
        !quick_check(&file, Duration::from_secs(60))
            .await
            .unwrap()
            .is_empty()
    );
    assert!(!integrity_check(&file).await.unwrap().is_empty());
    let copy = folder.path().join("copy.sqlite");
    assert!(backup(&file, &copy).await.is_err());
    assert!(!copy.exists());
    let store = SqliteStore::open(&file).await.unwrap();
    let list = store.list(TABLES).await.unwrap();
    let read = u32::try_from(list.tables.len()).unwrap();
    assert_eq!(read + list.unreadable, TABLES);
    assert!(
        (1..TABLES / 4).contains(&list.unreadable),
        "{}",
        list.unreadable
    );
    assert!(matches!(
        store.table("t100").await,
        Err(StoreError::Damaged(_))
    ));
    assert_eq!(store.table("t0").await.unwrap().id, "t0");
    assert_eq!(store.events("t0").await.unwrap(), ["1"]);
}

#[tokio::test]
async fn a_file_is_copied_while_it_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let (file, store) = filled(folder.path()).await;
    let copy = folder.path().join("copy.sqlite");

    backup(&file, &copy).await.unwrap();

    let more = bodies(&["2"]);
    store.append("t7", &addition(1, &more)).await.unwrap();
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.count().await.unwrap(), TABLES);
    assert_eq!(copied.events("t7").await.unwrap(), ["1"]);
    assert_eq!(store.events("t7").await.unwrap(), ["1", "2"]);
    let again = backup(&file, &copy).await;
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let left = fs::read_dir(folder.path()).unwrap().filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        name.to_string_lossy().contains("partial")
    });
    assert_eq!(left.count(), 0);
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_once_a_file_has_gone() {
    for ending in ["", "-wal"] {
        let folder = tempfile::tempdir().unwrap();
        let (file, store) = filled(folder.path()).await;
        store.probe().await.unwrap();
        let mut gone = file.clone().into_os_string();
        gone.push(ending);
        fs::remove_file(&gone).unwrap();

        let more = bodies(&["2"]);
        let refused = store.append("t7", &addition(1, &more)).await;

        assert!(matches!(&refused, Err(StoreError::Gone(path)) if path == Path::new(&gone)));
        assert!(store.create(&table("new", 1), &[]).await.is_err());
        assert!(store.probe().await.is_err());
    }
}
