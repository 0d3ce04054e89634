//! What a page loads to play by itself, or to read files of other programs: the modules, the rules,
//! the nets, the puzzles and the tables of first throws.
//!
//! They are in two folders whose names follow from their content, so that a browser keeps them and
//! never mixes two builds (decision 45).

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use rosespring_nets::PACKED;
use rosespring_table::practice::{PackedFile, files};
use rosespring_table::presets::preset_views;
use rosespring_table::statistics::opening_texts;

use super::PageFiles;

/// The folder of the built page with the modules, compressed.
const MODULES: &str = "modules/";

/// How the paths of the replayer begin, for the pages of games.
const REPLAYER: &str = "assets/replay-";

/// How the names of the folders begin.
const CORE: &str = "core-";
const DATA: &str = "data-";

/// The modules, by their names for the page.
const MODULE_NAMES: [&str; 3] = ["rosespring.wasm", "study.wasm", "archive.wasm"];

/// The folders, or `None` in a program whose page was built without the modules.
static FOLDERS: LazyLock<Option<Folders>> = LazyLock::new(Folders::new);

/// Returns the folders, if a page of this program can play by itself.
pub(super) fn folders() -> Option<&'static Folders> {
    FOLDERS.as_ref()
}

/// A file of a folder.
pub(super) enum OwnFile {
    /// A file of the built page.
    Module(String),
    /// JSON.
    Text(String),
    /// Bytes that are compressed already.
    Packed(&'static [u8]),
}

/// The two folders.
pub(super) struct Folders {
    /// Of the same build as the page: the modules and the rules.
    core: String,
    /// Loaded when it is first needed.
    data: String,
}

impl Folders {
    fn new() -> Option<Self> {
        let modules = MODULE_NAMES.map(module_path);
        let hashes = modules.map(|path| Some(PageFiles::get(&path)?.metadata.sha256_hash()));
        let [Some(tables), Some(study), Some(archive)] = hashes else {
            return None;
        };
        let core = name(CORE, &(tables, study, archive, rules()));
        let puzzles: Vec<_> = puzzle_files().collect();
        let texts: Vec<_> = data_texts().collect();
        Some(Self {
            core,
            data: name(DATA, &(PACKED, puzzles, texts)),
        })
    }

    /// Returns the attributes of the page's root that name the folders.
    pub(super) fn attributes(&self) -> String {
        let Self { core, data } = self;
        format!("data-core=\"/{core}/\" data-data=\"/{data}/\"")
    }

    /// Returns whether a path is in a folder of this kind, of this build or another one.
    pub(super) fn holds(path: &str) -> bool {
        path.starts_with(CORE) || path.starts_with(DATA)
    }

    /// Returns the file at a path from the root of the page.
    pub(super) fn file(&self, path: &str) -> Option<OwnFile> {
        let (folder, file) = path.split_once('/')?;
        if folder == self.core {
            return match file {
                "rules.json" => Some(OwnFile::Text(rules())),
                _ => MODULE_NAMES
                    .contains(&file)
                    .then(|| OwnFile::Module(format!("{MODULES}{file}"))),
            };
        }
        if folder != self.data {
            return None;
        }
        let nets = PACKED.iter().map(|(game, bytes)| (net_file(game), *bytes));
        let packed = nets.chain(puzzle_files()).find(|(name, _)| name == file);
        packed.map(|(_, bytes)| OwnFile::Packed(bytes)).or_else(|| {
            let found = data_texts().find(|(name, _)| name == file);
            found.map(|(_, text)| OwnFile::Text(text))
        })
    }

    /// Returns the paths of all files, from the root of the page.
    pub(super) fn paths(&self) -> impl Iterator<Item = String> {
        let core = MODULE_NAMES.into_iter().chain(["rules.json"]);
        let core = core.map(|file| format!("{}/{file}", self.core));
        let nets = PACKED.iter().map(|(game, _)| net_file(game));
        let puzzles = puzzle_files().map(|(name, _)| name);
        let data = nets
            .chain(puzzles)
            .chain(data_texts().map(|(name, _)| name));
        core.chain(data.map(|file| format!("{}/{file}", self.data)))
    }
}

/// Returns the path of a module in the built page.
fn module_path(name: &str) -> String {
    format!("{MODULES}{name}.br")
}

/// Returns the name of a net's file.
fn net_file(game: &str) -> String {
    format!("{game}.rsnet.packed")
}

/// Returns the answer of `GET /api/rules`.
fn rules() -> String {
    serde_json::to_string(&preset_views()).unwrap_or_default()
}

/// Returns the files of puzzles, by their names in the folder.
fn puzzle_files() -> impl Iterator<Item = (String, &'static [u8])> {
    files().map(|PackedFile { name, bytes, .. }| (format!("puzzles/{name}.packed"), bytes))
}

/// Returns the tables of first throws, by their names in the folder.
fn data_texts() -> impl Iterator<Item = (String, String)> {
    opening_texts().map(|(name, text)| (format!("openings/{name}.json"), text.to_owned()))
}

/// Returns the name of a folder with this content.
fn name(kind: &str, content: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{kind}{:016x}", hasher.finish())
}

/// How the names of the scripts begin that hold the rules of a game in brief, in one language.
const ARTICLES: &str = "assets/rules-";

/// Returns the list of files for the service worker, as a script: those that the start of the page
/// needs are stored at once, the others when they are first needed; what own games need before, but
/// for the rules in brief. The replayer is not part of the page.
pub(super) fn list_of_files(start: &str) -> String {
    let mut files = BTreeMap::new();
    for file in PageFiles::iter() {
        let file = file.strip_suffix(".br").unwrap_or(&file);
        let is_page = file.starts_with("assets/") && !file.starts_with(REPLAYER);
        let is_listed = is_page || start.contains(file);
        if is_listed && let Some(hash) = hash_of(file) {
            files.insert(file.to_owned(), hash);
        }
    }
    let mut hasher = DefaultHasher::new();
    (start, &files).hash(&mut hasher);
    let (now, mut later): (Vec<String>, Vec<String>) =
        files.into_keys().partition(|file| start.contains(file));
    let (core, data): (Vec<String>, Vec<String>) = folders()
        .into_iter()
        .flat_map(Folders::paths)
        .partition(|path| path.starts_with(CORE));
    later.extend(core);
    let is_rest = |file: &&String| !file.starts_with(ARTICLES);
    let rest: Vec<String> = later.iter().filter(is_rest).cloned().collect();
    later.extend(data);
    let build = serde_json::json!({
        "id": format!("{:016x}", hasher.finish()),
        "start": "",
        "files": now,
        "later": later,
        "rest": rest,
        "isFresh": true,
    });
    format!("self.BUILD = {build};\n")
}

fn hash_of(file: &str) -> Option<[u8; 32]> {
    let found = PageFiles::get(file).or_else(|| PageFiles::get(&format!("{file}.br")))?;
    Some(found.metadata.sha256_hash())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_path_is_a_file_and_no_other_build_has_one() {
        let folders = Folders {
            core: "core-1".to_owned(),
            data: "data-2".to_owned(),
        };
        let paths: Vec<String> = folders.paths().collect();
        for wanted in [
            "core-1/rosespring.wasm",
            "core-1/rules.json",
            "data-2/gul-bara.rsnet.packed",
            "data-2/puzzles/gioul/index.packed",
            "data-2/puzzles/backgammon/hit-0.packed",
            "data-2/openings/gul-bara-2007.json",
        ] {
            assert!(paths.iter().any(|path| path == wanted), "{wanted}");
        }
        for path in &paths {
            assert!(
                Folders::holds(path) && folders.file(path).is_some(),
                "{path}"
            );
            let other = path.replacen('-', "-9", 1);
            assert!(folders.file(&other).is_none(), "{other}");
        }
        for path in [
            "core-1",
            "core-1/",
            "core-1/study.wasm.br",
            "data-2/../rules.json",
        ] {
            assert!(folders.file(path).is_none(), "{path}");
        }
        let rules = match folders.file("core-1/rules.json") {
            Some(OwnFile::Text(text)) => text,
            _ => String::new(),
        };
        assert_eq!(rules, serde_json::to_string(&preset_views()).unwrap());
    }
}
