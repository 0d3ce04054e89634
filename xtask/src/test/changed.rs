//! Which steps a change can reach: each step has a record of what it read when it last passed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::reach::Importers;
use super::report::Report;
use super::steps::{PAGE, STEPS, Source, Step};
use crate::shell;
use crate::stamp::{Hash, files_below};

/// Folders with results, which no step reads as a source.
const RESULTS: [&str; 10] = [
    ".git",
    "target",
    "node_modules",
    "dist",
    "dist-site",
    "test-results",
    ".svelte-kit",
    "__pycache__",
    ".mypy_cache",
    "corpus",
];

/// The steps that run browser tests of the page.
const PAGES: [&str; 2] = ["browser", "site"];

/// Sources of every crate: the compiler's options, the versions of other crates, and data.
const OF_ALL_CRATES: [&str; 5] = ["Cargo.toml", "Cargo.lock", ".cargo", "docs", "nets"];

/// The records of the steps of a run, taken before the first step begins.
pub(super) struct Records {
    folder: PathBuf,
    /// The present sources of each step.
    present: BTreeMap<&'static str, String>,
    /// The present sources of each crate with those that it uses.
    crates: BTreeMap<String, String>,
    /// The present sources of each step that runs browser tests.
    pages: BTreeMap<&'static str, PageSources>,
}

/// The sources of browser tests.
struct PageSources {
    /// A text that differs if a source outside the page has changed.
    others: String,
    /// The files of the page with their hashes, by their paths below `web`.
    files: BTreeMap<String, String>,
}

impl Records {
    /// Reads the sources of all steps.
    pub(super) fn take() -> Result<Self> {
        let mut sources = Sources::find()?;
        let mut present = BTreeMap::new();
        for step in &STEPS {
            present.insert(step.name, sources.text(step.reads)?);
        }
        let mut pages = BTreeMap::new();
        for name in PAGES {
            let step = STEPS.iter().find(|step| step.name == name);
            let step = step.with_context(|| format!("there is no step `{name}`"))?;
            pages.insert(name, sources.of_page(step)?);
        }
        let names: Vec<String> = sources.uses.keys().cloned().collect();
        let mut crates = BTreeMap::new();
        for name in names {
            let text = sources.text_of_crate(&name)?;
            crates.insert(name, text);
        }
        Ok(Self {
            folder: shell::target_folder()?.join("xtask").join("passed"),
            present,
            crates,
            pages,
        })
    }

    /// Returns the steps that a change since their last success can reach, and adds the others to
    /// the report.
    pub(super) fn reached(
        &self,
        steps: Vec<&'static Step>,
        report: &mut Report,
    ) -> Vec<&'static Step> {
        let (reached, left_out): (Vec<_>, Vec<_>) = steps
            .into_iter()
            .partition(|step| step.reads.is_empty() || !self.is_current(step.name));
        for step in left_out {
            report.leave_out(
                step.name,
                "nothing that it reads has changed since it passed",
            );
        }
        reached
    }

    fn is_current(&self, step: &str) -> bool {
        let recorded = fs::read_to_string(self.folder.join(step));
        recorded.is_ok_and(|text| self.present.get(step) == Some(&text))
    }

    /// Returns the packages that a change since their tests last passed can reach.
    pub(super) fn changed_packages(&self) -> Vec<&str> {
        let changed = self.crates.iter().filter(|(name, text)| {
            let recorded = fs::read_to_string(self.folder.join(format!("crate-{name}")));
            !recorded.is_ok_and(|recorded| recorded == **text)
        });
        changed.map(|(name, _)| name.as_str()).collect()
    }

    /// Returns those of the browser tests of a step that a change since its last success can reach.
    pub(super) fn reached_tests(&self, step: &str, tests: &[String]) -> Result<Vec<String>> {
        let recorded = fs::read_to_string(self.folder.join(format!("{step}-files")));
        match (self.pages.get(step), recorded) {
            (Some(page), Ok(recorded)) => {
                match page.changed_since(&PageSources::parse(&recorded)) {
                    Some(changed) => Ok(Importers::read()?.reached(&changed, tests)),
                    None => Ok(tests.to_vec()),
                }
            }
            _ => Ok(tests.to_vec()),
        }
    }

    /// Records that a step has passed with the sources as they were before the run.
    pub(super) fn set(&self, step: &str) -> Result<()> {
        fs::create_dir_all(&self.folder)?;
        let write = |name: &str, text: &str| {
            let path = self.folder.join(name);
            fs::write(&path, text).with_context(|| format!("writing {}", path.display()))
        };
        if step == "tests" {
            for (name, text) in &self.crates {
                write(&format!("crate-{name}"), text)?;
            }
        }
        if let Some(page) = self.pages.get(step) {
            write(&format!("{step}-files"), &page.text())?;
        }
        match self.present.get(step) {
            Some(text) => write(step, text),
            None => Ok(()),
        }
    }
}

impl PageSources {
    /// Returns the files that differ; `None` if a source outside the page has changed.
    fn changed_since(&self, before: &Self) -> Option<Vec<String>> {
        if self.others != before.others {
            return None;
        }
        let differs = |path: &&String| self.files.get(*path) != before.files.get(*path);
        let paths: BTreeSet<&String> = self.files.keys().chain(before.files.keys()).collect();
        Some(paths.into_iter().filter(differs).cloned().collect())
    }

    /// Writes a line for the sources outside the page, and one for each file.
    fn text(&self) -> String {
        let lines = self
            .files
            .iter()
            .map(|(path, hash)| format!("{hash} {path}\n"));
        format!("{}\n{}", self.others, lines.collect::<String>())
    }

    fn parse(text: &str) -> Self {
        let (others, lines) = text.split_once('\n').unwrap_or_default();
        let files = lines.lines().filter_map(|line| line.split_once(' '));
        Self {
            others: others.to_owned(),
            files: files
                .map(|(hash, path)| (path.to_owned(), hash.to_owned()))
                .collect(),
        }
    }
}

/// The sources in the checkout, each read at most once.
struct Sources {
    root: PathBuf,
    /// The folder of each crate of the workspace, by its name.
    folders: BTreeMap<String, PathBuf>,
    /// The crates of the workspace that a crate uses, itself and indirect ones included.
    uses: BTreeMap<String, BTreeSet<String>>,
    hashes: BTreeMap<PathBuf, String>,
}

impl Sources {
    fn find() -> Result<Self> {
        let options = ["metadata", "--no-deps", "--format-version", "1"];
        let metadata = shell::text(&mut shell::cargo(options))?;
        let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
        let packages = metadata["packages"].as_array().context("no packages")?;
        let name = |value: &serde_json::Value| value["name"].as_str().map(str::to_owned);
        let mut folders = BTreeMap::new();
        let mut direct = BTreeMap::new();
        for package in packages {
            let own = name(package).context("a package without a name")?;
            let manifest = package["manifest_path"].as_str().map(Path::new);
            let folder = manifest.and_then(Path::parent).context("no folder")?;
            folders.insert(own.clone(), folder.to_path_buf());
            let dependencies = package["dependencies"].as_array();
            let used: BTreeSet<String> = dependencies
                .into_iter()
                .flatten()
                .filter_map(name)
                .collect();
            direct.insert(own, used);
        }
        let uses = direct
            .keys()
            .map(|name| (name.clone(), closure(name, &direct)));
        Ok(Self {
            root: shell::root(),
            uses: uses.collect(),
            folders,
            hashes: BTreeMap::new(),
        })
    }

    /// Returns a text that differs if a source has changed.
    fn text(&mut self, sources: &[Source]) -> Result<String> {
        let mut text = String::new();
        for source in sources {
            match source {
                Source::Path(path) => text += &self.hash(&self.root.join(path))?,
                Source::Crate(name) => {
                    text += &self.text_of_crate(&format!("rosespring-{name}"))?
                }
                Source::Workspace => {
                    for name in self.folders.keys().cloned().collect::<Vec<_>>() {
                        text += &self.text_of_crate(&name)?;
                    }
                }
            }
        }
        let mut hash = Hash::new();
        hash.add(text.as_bytes());
        Ok(hash.text())
    }

    /// Returns the sources of a step that runs browser tests.
    fn of_page(&mut self, step: &Step) -> Result<PageSources> {
        let Source::Path(page) = PAGE else {
            bail!("the page is a folder");
        };
        let page = self.root.join(page);
        let mut files = BTreeMap::new();
        for file in files_below(&page, &RESULTS)? {
            let path = file
                .strip_prefix(&page)?
                .to_string_lossy()
                .replace('\\', "/");
            files.insert(path, self.hash(&file)?.trim_end().to_owned());
        }
        let others = step.reads.iter().filter(|source| **source != PAGE).copied();
        Ok(PageSources {
            others: self
                .text(&others.collect::<Vec<_>>())?
                .trim_end()
                .to_owned(),
            files,
        })
    }

    fn text_of_crate(&mut self, name: &str) -> Result<String> {
        let uses = self
            .uses
            .get(name)
            .with_context(|| format!("no crate `{name}`"))?;
        let folders = uses
            .iter()
            .filter_map(|used| self.folders.get(used).cloned());
        let common = OF_ALL_CRATES.map(|path| self.root.join(path));
        let paths: Vec<PathBuf> = folders.chain(common).collect();
        let mut hash = Hash::new();
        for path in paths {
            hash.add(self.hash(&path)?.as_bytes());
        }
        Ok(hash.text())
    }

    /// Returns the hash of a file or a folder.
    fn hash(&mut self, path: &Path) -> Result<String> {
        if let Some(known) = self.hashes.get(path) {
            return Ok(known.clone());
        }
        let mut hash = Hash::new();
        for file in files_below(path, &RESULTS)? {
            hash.add(file.to_string_lossy().as_bytes());
            hash.add(&fs::read(&file).with_context(|| format!("reading {}", file.display()))?);
        }
        let text = hash.text();
        self.hashes.insert(path.to_path_buf(), text.clone());
        Ok(text)
    }
}

/// Returns the packages that a package uses, directly or not, and the package itself.
fn closure(name: &str, direct: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::from([name.to_owned()]);
    let mut open = vec![name.to_owned()];
    while let Some(next) = open.pop() {
        for used in direct.get(&next).into_iter().flatten() {
            if direct.contains_key(used) && found.insert(used.clone()) {
                open.push(used.clone());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::{PageSources, Records, STEPS, closure};

    #[test]
    fn a_package_uses_those_that_its_packages_use() {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let direct: BTreeMap<String, BTreeSet<String>> = BTreeMap::from([
            ("cli".to_owned(), set(&["server", "clap"])),
            ("server".to_owned(), set(&["rules"])),
            ("rules".to_owned(), set(&[])),
            ("py".to_owned(), set(&["rules"])),
        ]);

        assert_eq!(closure("cli", &direct), set(&["cli", "rules", "server"]));
        assert_eq!(closure("py", &direct), set(&["py", "rules"]));
    }

    #[test]
    fn the_files_of_the_page_that_differ_are_found() {
        let page = |others: &str, files: &[(&str, &str)]| PageSources {
            others: others.to_owned(),
            files: files
                .iter()
                .map(|(path, hash)| ((*path).to_owned(), (*hash).to_owned()))
                .collect(),
        };
        let before = page("cli", &[("a.ts", "1"), ("b c.ts", "2"), ("d.ts", "3")]);
        let before = PageSources::parse(&before.text());
        let now = page("cli", &[("a.ts", "1"), ("b c.ts", "4"), ("e.ts", "5")]);

        let changed = ["b c.ts", "d.ts", "e.ts"].map(str::to_owned).to_vec();
        assert_eq!(now.changed_since(&before), Some(changed));
        assert_eq!(page("other", &[]).changed_since(&before), None);
    }

    #[test]
    fn the_sources_of_each_step_are_there() {
        let records = Records::take().expect("the sources of all steps");

        assert_eq!(records.present.len(), STEPS.len());
        assert!(records.crates.contains_key("rosespring-rules"));
        for page in records.pages.values() {
            let recorded = PageSources::parse(&page.text());
            assert!(page.files.contains_key("src/main.ts"));
            assert_eq!(page.changed_since(&recorded), Some(vec![]));
        }
    }
}
