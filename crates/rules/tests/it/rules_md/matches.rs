//! Matches of several games on the rules pages, blocks marked `rosespring-match`:
//!
//! ```text
//! match RULES UNITS      begins a match
//! next RULES BEGINS      the next game, begun by `white`, by `black` or by an `opening`
//! white KIND             White wins the game: `single`, `double`, `mother`
//! tie UNITS · draw       nobody wins it
//! score WHITE BLACK      the units
//! won SIDE               who has won the match: `white`, `black` or `nobody`
//! ```

use rosespring_rules::{CycleKind, Match, MatchRules, Outcome, Phase, Side, WinKind};

use super::page;

/// The blocks of a page, with the number of the line after which each begins.
fn blocks(text: &str) -> Vec<(usize, Vec<&str>)> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if line == "```rosespring-match" {
            let block = lines.by_ref().map(|(_, line)| line);
            blocks.push((
                number + 1,
                block.take_while(|line| *line != "```").collect(),
            ));
        }
    }
    blocks
}

fn side(word: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.to_string() == word)
}

/// Runs a line; what is found if it is not what the page says.
fn run(score: &mut Option<Match>, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split(' ').collect();
    if let ["match", rules, units] = words.as_slice() {
        let rules: MatchRules = rules.parse().map_err(|error| format!("{error}"))?;
        *score = Some(Match::new(rules, units.parse().map_err(|_| "units")?));
        return Ok(());
    }
    let score = score.as_mut().ok_or("no match has begun")?;
    let (told, found) = match words.as_slice() {
        ["next", ..] => {
            let start = score.next_game();
            let begins = match start.phase() {
                Phase::Opening => "opening".to_owned(),
                Phase::Throw(side) => side.to_string(),
                other => format!("{other:?}"),
            };
            assert_eq!(start.rules(), score.rules_of_next());
            (line.to_owned(), format!("next {} {begins}", start.rules()))
        }
        ["score", ..] => {
            let [white, black] = Side::ALL.map(|side| score.units(side));
            (line.to_owned(), format!("score {white} {black}"))
        }
        ["won", winner] => {
            let found = score.winner().map(|side| side.to_string());
            ((*winner).to_owned(), found.unwrap_or("nobody".to_owned()))
        }
        outcome => {
            score.count(match outcome {
                ["draw"] => Outcome::Drawn,
                ["tie", each] => Outcome::Tied {
                    each: each.parse().map_err(|_| "units")?,
                },
                [winner, kind] => Outcome::Won {
                    winner: side(winner).ok_or("a side")?,
                    kind: WinKind::from_name(kind).ok_or("a kind of win")?,
                },
                _ => return Err("no such line".to_owned()),
            });
            return Ok(());
        }
    };
    match told == found {
        true => Ok(()),
        false => Err(found),
    }
}

#[test]
fn the_worked_matches_hold() {
    let mut faults = Vec::new();
    for cycle in CycleKind::all() {
        let (path, text) = page(cycle.name());
        let blocks = blocks(&text);
        let length = blocks.iter().flat_map(|(_, lines)| lines).count();
        assert!(
            blocks.len() > 1 && length > 15,
            "{}: {length} lines",
            path.display()
        );
        for (first, lines) in blocks {
            let mut score = None;
            for (line, number) in lines.iter().zip(first + 1..) {
                if let Err(found) = run(&mut score, line) {
                    faults.push(format!("{}:{number}: {line}: {found}", path.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_match_is_read_back_from_its_text_and_one_game_is_not_several() {
    for cycle in CycleKind::all() {
        let rules = MatchRules::Cycle(cycle);
        assert_eq!(rules.to_string().parse(), Ok(rules));
        let error = cycle.name().parse::<rosespring_rules::Rules>().unwrap_err();
        let named = cycle
            .parts()
            .iter()
            .all(|part| error.to_string().contains(&part.to_string()));
        assert!(named, "{error}");
        assert!(format!("{cycle}~after=3").parse::<MatchRules>().is_err());
        let parts = cycle.parts().iter().map(|part| part.fingerprint());
        assert!(parts.into_iter().all(|part| part != rules.fingerprint()));
    }
}
