//! Which browser tests a change of the page can reach, by the imports of its modules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};

use crate::stamp::files_below;
use crate::{shell, tidy};

/// A part of the page that is loaded at some addresses only.
struct Part {
    /// The modules, below `web/src`, that the page loads there.
    modules: &'static [&'static str],
    /// How the names of the test files that open it begin.
    tests: &'static [&'static str],
}

/// The parts of the page. A change of a module that no part stands above reaches every test.
const PARTS: [Part; 13] = [
    Part {
        modules: &[
            "analysis/AnalysesPage.svelte",
            "analysis/AnalysisPage.svelte",
            "analysis/AnalyseTable.svelte",
        ],
        tests: &[
            "access",
            "analysis",
            "cold",
            "real.formats",
            "real.hall.people",
            "site",
        ],
    },
    Part {
        modules: &["companion/CompanionPage.svelte"],
        tests: &["access", "cold", "companion"],
    },
    Part {
        modules: &["dice/DicePage.svelte"],
        tests: &["access", "cold", "dice", "real.hall.dice", "site"],
    },
    Part {
        modules: &["editor/EditorPage.svelte"],
        tests: &["access", "cold", "real.editor", "real.formats", "site"],
    },
    Part {
        modules: &[
            "learn/CoursePage.svelte",
            "learn/LearnPage.svelte",
            "learn/LessonPage.svelte",
            "learn/RulesPage.svelte",
        ],
        tests: &["access", "cold", "home", "learn", "robust", "site"],
    },
    Part {
        modules: &["puzzles/PuzzlesPage.svelte", "puzzles/PuzzlePage.svelte"],
        tests: &["access", "cold", "puzzles", "robust", "site"],
    },
    Part {
        modules: &[
            "about/AboutPage.svelte",
            "home/Home.svelte",
            "home/HubPage.svelte",
        ],
        tests: &[
            "cold",
            "home",
            "picker",
            "play",
            "real.hall.own",
            "robust",
            "site",
        ],
    },
    Part {
        modules: &[
            "openings/OpeningsPage.svelte",
            "statistics/StatisticsPage.svelte",
        ],
        tests: &["access", "cold", "site", "statistics"],
    },
    // A script that runs before the page.
    Part {
        modules: &["first/main"],
        tests: &["cold", "real.tables", "size"],
    },
    Part {
        modules: &["moderation/ModerationPage.svelte"],
        tests: &["cold", "real.hall.moderation"],
    },
    Part {
        modules: &[
            "tournaments/TournamentsPage.svelte",
            "tournaments/TournamentPage.svelte",
        ],
        tests: &[
            "cold",
            "real.hall.bracket",
            "real.hall.notices",
            "real.hall.tournament",
        ],
    },
    // The host in the browser, of a page of plain files and for the own games in a hall.
    Part {
        modules: &["site/host", "site/versions"],
        tests: &[
            "analysis",
            "cold",
            "companion",
            "dice",
            "lacking",
            "learn",
            "play",
            "puzzles",
            "real.editor",
            "real.formats",
            "real.hall.own",
            "site",
            "statistics",
        ],
    },
    // Every other part of a hall.
    Part {
        modules: &[
            "hall/HallPage.svelte",
            "hall/devices/DevicePage.svelte",
            "hall/JoinPage.svelte",
            "hall/slots",
            "people/AccountPage.svelte",
            "people/ProfilePage.svelte",
            "tournaments/Call.svelte",
        ],
        tests: &["cold", "real.hall"],
    },
];

/// The modules that load the parts.
const LOADERS: [&str; 4] = [
    "src/App.svelte",
    "src/app/transport",
    "src/main",
    "src/pages",
];

/// The module that every test loads.
const ALL: &str = "src/main";

/// The imports between the modules of the page and its browser tests, from the imported module to
/// those that import it. Names are paths below `web` without `.ts`.
pub(super) struct Importers(BTreeMap<String, Vec<String>>);

impl Importers {
    /// Reads the imports.
    pub(super) fn read() -> Result<Self> {
        let web = shell::web();
        let mut files = Vec::new();
        for folder in ["src", "tests"] {
            for file in files_below(&web.join(folder), &[])? {
                let path = file
                    .strip_prefix(&web)?
                    .to_string_lossy()
                    .replace('\\', "/");
                if module(&path).is_some() {
                    let text = fs::read_to_string(&file);
                    files.push((
                        path.clone(),
                        text.with_context(|| format!("reading {path}"))?,
                    ));
                }
            }
        }
        Ok(Self::find(&files))
    }

    fn find(files: &[(String, String)]) -> Self {
        let mut importers: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (path, text) in files {
            let Some(importer) = module(path) else {
                continue;
            };
            importers.entry(importer.to_owned()).or_default();
            for (_, target) in tidy::folders::imports(path, text) {
                let target = module(&target).unwrap_or(&target).to_owned();
                let known = importers.entry(target).or_default();
                known.push(importer.to_owned());
            }
        }
        Self(importers)
    }

    /// Returns those of the test files that a change of these files can reach. All are paths below
    /// `web`.
    pub(super) fn reached(&self, changed: &[String], tests: &[String]) -> Vec<String> {
        let Some(reached) = self.prefixes(changed) else {
            return tests.to_vec();
        };
        let is_reached = |test: &&String| reached.iter().any(|start| test.starts_with(start));
        tests.iter().filter(is_reached).cloned().collect()
    }

    /// Returns how the paths of the reached tests begin; `None` if all are reached.
    fn prefixes(&self, changed: &[String]) -> Option<BTreeSet<String>> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = Vec::new();
        for path in changed {
            match module(path) {
                Some(name) if self.0.contains_key(name) => open.push(name),
                // A test that was removed.
                Some(name) if is_test(name) => {}
                _ => return None,
            }
        }
        while let Some(name) = open.pop() {
            if name == ALL {
                return None;
            }
            if !seen.insert(name) {
                continue;
            }
            if is_test(name) {
                found.insert(format!("{name}.ts"));
            }
            let part = PARTS.iter().find(|part| part.has(name));
            let tests = part.iter().flat_map(|part| part.tests);
            found.extend(tests.map(|test| format!("tests/{test}.")));
            let importers = self.0.get(name).into_iter().flatten();
            open.extend(
                importers
                    .map(String::as_str)
                    .filter(|importer| part.is_none() || !LOADERS.contains(importer)),
            );
        }
        Some(found)
    }
}

impl Part {
    fn has(&self, name: &str) -> bool {
        let below = name.strip_prefix("src/");
        below.is_some_and(|below| self.modules.contains(&below))
    }
}

/// Returns the name of the module in a file; `None` if the file is none.
fn module(path: &str) -> Option<&str> {
    let is_in_place = path.starts_with("src/") || path.starts_with("tests/");
    let name = path
        .strip_suffix(".ts")
        .or(path.ends_with(".svelte").then_some(path));
    name.filter(|_| is_in_place)
}

fn is_test(name: &str) -> bool {
    name.starts_with("tests/") && name.ends_with(".test")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Importers, PARTS, Result};
    use crate::shell;
    use crate::stamp::files_below;

    fn importers() -> Importers {
        let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
        let files = [
            file("src/main.ts", "import \"./pages\";\n"),
            file(
                "src/pages.ts",
                "import \"./app/Table.svelte\";\nimport(\"./companion/CompanionPage.svelte\");\n",
            ),
            file("src/app/Table.svelte", "import { a } from \"./a\";\n"),
            file("src/app/a.ts", "import { here } from \"./transport\";\n"),
            file("src/app/transport.ts", "import(\"../site/host\");\n"),
            file("src/site/host.ts", ""),
            file(
                "src/companion/CompanionPage.svelte",
                "import { b } from \"./b.svelte\";\nimport { c } from \"../learn/c\";\n",
            ),
            file("src/companion/b.svelte.ts", ""),
            file("src/companion/b.svelte.test.ts", "import \"./b.svelte\";\n"),
            file("src/learn/c.ts", ""),
            file(
                "tests/learn.server.test.ts",
                "import { c } from \"../src/learn/c\";\n",
            ),
            file(
                "tests/ways.browser.test.ts",
                "import { help } from \"./help/taps\";\n",
            ),
            file("tests/help/taps.ts", ""),
        ];
        Importers::find(&files)
    }

    #[track_caller]
    fn assert_reached(changed: &[&str], expected: &[&str]) {
        let tests = [
            "access.browser",
            "companion.browser",
            "learn.server",
            "ways.browser",
        ]
        .map(|name| format!("tests/{name}.test.ts"));
        let changed: Vec<String> = changed.iter().map(|path| (*path).to_owned()).collect();
        let expected: Vec<String> = expected
            .iter()
            .map(|name| format!("tests/{name}.test.ts"))
            .collect();

        assert_eq!(
            importers().reached(&changed, &tests),
            expected,
            "{changed:?}"
        );
    }

    const ALL: [&str; 4] = [
        "access.browser",
        "companion.browser",
        "learn.server",
        "ways.browser",
    ];

    #[test]
    fn a_part_reaches_the_tests_that_open_it() {
        assert_reached(
            &["src/companion/b.svelte.ts"],
            &["access.browser", "companion.browser"],
        );
        assert_reached(
            &["src/learn/c.ts"],
            &["access.browser", "companion.browser", "learn.server"],
        );
        assert_reached(&["src/companion/b.svelte.test.ts"], &[]);
    }

    #[test]
    fn what_every_page_loads_reaches_all_tests() {
        for path in [
            "src/app/a.ts",
            "src/app/transport.ts",
            "src/main.ts",
            "src/pages.ts",
        ] {
            assert_reached(&[path], &ALL);
        }
        for path in [
            "src/theme.css",
            "src/i18n/en/play.ftl",
            "index.html",
            "src/removed.ts",
        ] {
            assert_reached(&[path], &ALL);
        }
    }

    #[test]
    fn the_host_in_the_browser_is_a_part() {
        assert_reached(
            &["src/site/host.ts"],
            &["companion.browser", "learn.server"],
        );
    }

    #[test]
    fn a_changed_test_or_its_help_reaches_that_test() {
        assert_reached(&["tests/learn.server.test.ts"], &["learn.server"]);
        assert_reached(&["tests/help/taps.ts"], &["ways.browser"]);
        assert_reached(&["tests/removed.browser.test.ts"], &[]);
    }

    #[test]
    fn the_parts_name_modules_that_the_loaders_import() -> Result<()> {
        let importers = Importers::read()?;
        for module in PARTS.iter().flat_map(|part| part.modules) {
            let loaders = importers.0.get(&format!("src/{module}"));
            let is_loaded = loaders
                .into_iter()
                .flatten()
                .any(|l| super::LOADERS.contains(&&**l));
            // Every document names this script.
            assert!(is_loaded || *module == "first/main", "{module}");
        }
        Ok(())
    }

    /// How the addresses of the parts begin, each with a module of its part.
    const ADDRESSES: [(&str, &str); 15] = [
        ("about", "about/AboutPage.svelte"),
        ("account", "people/AccountPage.svelte"),
        ("analyse", "analysis/AnalyseTable.svelte"),
        ("analysis", "analysis/AnalysisPage.svelte"),
        ("companion", "companion/CompanionPage.svelte"),
        ("dice", "dice/DicePage.svelte"),
        ("editor", "editor/EditorPage.svelte"),
        ("join", "hall/JoinPage.svelte"),
        ("learn", "learn/LessonPage.svelte"),
        ("moderation", "moderation/ModerationPage.svelte"),
        ("openings", "openings/OpeningsPage.svelte"),
        ("player", "people/ProfilePage.svelte"),
        ("puzzles", "puzzles/PuzzlePage.svelte"),
        ("statistics", "statistics/StatisticsPage.svelte"),
        ("tournament", "tournaments/TournamentPage.svelte"),
    ];

    #[test]
    fn a_test_that_names_an_address_is_listed_with_its_part() -> Result<()> {
        for file in files_below(&shell::web().join("tests"), &["help", "mock"])? {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&file)?;
            for (address, module) in ADDRESSES {
                let starts = ['"', '}', '`', '\\'].map(|before| format!("{before}/{address}"));
                let names_it = starts.iter().any(|start| text.contains(start));
                let part = PARTS.iter().find(|part| part.modules.contains(&module));
                let mut listed = part.into_iter().flat_map(|part| part.tests);
                let is_listed = listed.any(|test| name.starts_with(&format!("{test}.")));
                assert!(!names_it || is_listed, "{name}: {address}");
            }
        }
        Ok(())
    }
}
