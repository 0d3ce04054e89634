//! Databases that earlier programs wrote (`tests/fixtures/README.md`).

use std::path::{Path, PathBuf};

use rosespring_store::{SqliteStore, Store as _, StudyStore, TableStore};
use rosespring_table::game::Player;
use rosespring_table::record;
use rosespring_table::review::Review;
use rosespring_table::statistics::Facts;
use rosespring_table::stored;
use sqlx::Connection as _;

/// A database that an earlier program wrote, and how much is in it.
struct EarlierFile {
    name: &'static str,
    tables: usize,
    analyses: usize,
    own_mistakes: usize,
    /// Whose analyses they are, in order of the list, newest first: White and Black of each.
    analysed: [[Option<&'static str>; 2]; 2],
}

const BEFORE_TABLE_CRATE: EarlierFile = EarlierFile {
    name: "before-table-crate.sqlite",
    tables: 14,
    analyses: 2,
    own_mistakes: 1,
    analysed: [[None, None], [Some("local"), None]],
};
const BEFORE_HALL: EarlierFile = EarlierFile {
    name: "before-hall.sqlite",
    tables: 15,
    analyses: 2,
    own_mistakes: 0,
    analysed: [[None, None], [Some("local"), None]],
};
const ALL: [EarlierFile; 2] = [BEFORE_TABLE_CRATE, BEFORE_HALL];

impl EarlierFile {
    fn path(&self) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        folder.join(self.name)
    }

    /// Copies the file to a separate folder, because opening it migrates it.
    fn copied(&self) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        std::fs::copy(self.path(), &file).unwrap();
        (folder, file)
    }

    async fn opened(&self) -> (tempfile::TempDir, SqliteStore) {
        let (folder, file) = self.copied();
        let store = SqliteStore::open(&file).await.unwrap();
        (folder, store)
    }
}

/// Returns the names of the copies in a folder, in order, without SQLite's own files beside them.
fn copies_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter(|name| name.contains("before") && name.ends_with(".sqlite"))
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn an_older_file_is_copied_before_it_is_migrated_and_the_copy_has_all_its_tables() {
    let (folder, file) = BEFORE_TABLE_CRATE.copied();
    SqliteStore::open(&file).await.unwrap();
    let copies = copies_in(folder.path());
    assert_eq!(copies.len(), 1, "{copies:?}");
    // The file is of this version now.
    SqliteStore::open(&file).await.unwrap();
    assert_eq!(copies_in(folder.path()), copies);

    // The copy is of the older version: it is migrated, and copied, too.
    let copy = folder.path().join(&copies[0]);
    let store = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(store.list(100).await.unwrap().tables.len(), 14);
    assert_eq!(copies_in(folder.path()).len(), 2);
}

#[tokio::test]
async fn a_copy_replaces_no_file_and_a_new_file_has_none() {
    let (folder, file) = BEFORE_TABLE_CRATE.copied();
    SqliteStore::open(&folder.path().join("new.sqlite"))
        .await
        .unwrap();
    assert!(copies_in(folder.path()).is_empty());

    SqliteStore::open(&file).await.unwrap();
    let first = folder.path().join(&copies_in(folder.path())[0]);
    std::fs::write(&first, "of a person").unwrap();
    std::fs::copy(BEFORE_TABLE_CRATE.path(), &file).unwrap();
    SqliteStore::open(&file).await.unwrap();

    assert_eq!(std::fs::read_to_string(first).unwrap(), "of a person");
    assert_eq!(copies_in(folder.path()).len(), 2);
}

/// A program between two versions may have applied a later migration without an earlier one.
#[tokio::test]
async fn a_file_that_lacks_only_an_earlier_migration_is_copied_too() {
    let (folder, file) = BEFORE_TABLE_CRATE.copied();
    SqliteStore::open(&file).await.unwrap().close().await;
    assert_eq!(copies_in(folder.path()).len(), 1);
    let url = format!("sqlite:{}", file.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    for change in [
        "DROP TABLE bot_tokens",
        "DELETE FROM _sqlx_migrations WHERE version = 95",
    ] {
        sqlx::query(change).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    SqliteStore::open(&file).await.unwrap().close().await;
    assert_eq!(copies_in(folder.path()).len(), 2);
    SqliteStore::open(&file).await.unwrap();
    assert_eq!(copies_in(folder.path()).len(), 2);
}

#[tokio::test]
async fn every_table_of_an_earlier_program_replays_to_what_was_kept_of_it() {
    for earlier in ALL {
        let (_folder, store) = earlier.opened().await;

        let tables = store.list(100).await.unwrap().tables;

        assert_eq!(tables.len(), earlier.tables, "{}", earlier.name);
        for table in tables {
            let events = store.events(&table.id).await.unwrap();
            let state = stored::replay(&table, &events).unwrap();
            assert_eq!(stored::progress(&state), table.progress, "{}", table.id);
            assert_eq!(state.version() as usize, events.len());
            let record = record::record(&table, &events).unwrap();
            assert!(record.games.iter().all(|game| game.replay().is_ok()));
        }
    }
}

#[tokio::test]
async fn every_analysis_of_an_earlier_program_is_read_as_finished() {
    for earlier in ALL {
        let (_folder, store) = earlier.opened().await;

        let heads = store.reviews(100).await.unwrap();

        assert_eq!(heads.len(), earlier.analyses, "{}", earlier.name);
        for head in heads {
            let review = store.review(&head.id).await.unwrap();
            let items = store.review_items(&head.id).await.unwrap();
            assert!(items.len() > 5);
            let mut review = Review::load(review, &items).unwrap();
            assert!(!review.is_unfinished());
            assert_eq!(review.head_now().progress, head.progress);
        }
        let mistakes = store.own_mistakes(100).await.unwrap();
        assert_eq!(mistakes.len(), earlier.own_mistakes, "{}", earlier.name);
    }
}

#[tokio::test]
async fn tries_of_an_earlier_program_are_there() {
    let (_folder, store) = BEFORE_TABLE_CRATE.opened().await;

    let tries = store.practice_tries("local").await.unwrap();
    let ratings = store.practice_ratings("local").await.unwrap();

    let solved: Vec<_> = tries.iter().map(|one| (one.solved, one.tries)).collect();
    assert_eq!(solved, [(true, 1), (false, 1), (true, 1)]);
    assert_eq!(tries[1].waits, Some((0, 1_795_441_048_974)));
    let games: Vec<_> = ratings.iter().map(|(game, _)| game.as_str()).collect();
    assert_eq!(games, ["backgammon", "gul-bara"]);
}

/// The migration, written in SQL, and the table, for what has no id, agree on who is who.
#[tokio::test]
async fn statistics_data_is_read_as_it_was_stored() {
    for earlier in ALL {
        let (_folder, store) = earlier.opened().await;

        for table in store.list(100).await.unwrap().tables {
            let events = store.events(&table.id).await.unwrap();
            let facts = Facts::of(&table, &events).unwrap();
            let stored = facts.to_stored(1).unwrap();
            let read = Facts::from_stored(&table, &stored).unwrap();

            assert_eq!(format!("{read:?}"), format!("{facts:?}"));
        }
    }
}

#[tokio::test]
async fn persons_of_an_earlier_program_have_the_ids_that_their_names_make() {
    let expected = |kept: &str| {
        let name = kept.strip_prefix("person:");
        name.map(|name| String::from(Player::at_screen(name).id))
    };
    for earlier in ALL {
        let (_folder, store) = earlier.opened().await;

        for table in store.list(100).await.unwrap().tables {
            assert_eq!(table.format, 2);
            let ids = [&table.white, &table.black].map(|kept| expected(kept));
            assert_eq!(table.players, ids, "{}", table.id);
        }

        let heads = store.reviews(100).await.unwrap();
        let players: Vec<_> = heads.into_iter().map(|head| head.players).collect();
        let analysed = earlier
            .analysed
            .map(|two| two.map(|id| id.map(str::to_owned)));
        assert_eq!(players, analysed, "{}", earlier.name);
    }
}
