//! Reading: blocks out of a page, men, steps and phases out of a line.

use crate::model::{BAR, GameOver, HAND, Men, OFF, PINNED, PLACES, Phase, SIDES};

/// One `rosespring` block: its lines without comments, each with its number in the page.
pub(crate) struct Block {
    pub(crate) lines: Vec<(usize, String)>,
}

/// The blocks of a page in order.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line == "```rosespring" {
            assert!(open.is_none(), "line {}: a block within a block", index + 1);
            open = Some(Block { lines: Vec::new() });
        } else if line == "```" {
            blocks.extend(open.take());
        } else if let Some(block) = &mut open {
            let told = line.split('#').next().unwrap_or_default().trim();
            if !told.is_empty() {
                block.lines.push((index + 1, told.to_owned()));
            }
        }
    }
    assert!(open.is_none(), "the last block is not closed");
    blocks
}

pub(crate) fn side(word: &str) -> Result<usize, String> {
    SIDES
        .iter()
        .position(|&side| side == word)
        .ok_or_else(|| format!("`{word}` is no side"))
}

/// `24:13 18:2 bar:1 pin20`; the rest of `all` men are off.
pub(crate) fn men(text: &str, all: i8) -> Result<Men, String> {
    let mut men = [0; PLACES];
    for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
        let (place, count) = part.split_once(':').unwrap_or((part, "1"));
        let slot = match place {
            "bar" => BAR,
            "hand" => HAND,
            _ => {
                let (first, place) = match place.strip_prefix("pin") {
                    Some(place) => (PINNED, place),
                    None => (0, place),
                };
                let point: Option<usize> = place.parse().ok();
                let point = point.filter(|point| (1..=24).contains(point));
                first + point.ok_or_else(|| format!("`{part}` is no place"))?
            }
        };
        if men[slot] != 0 {
            return Err(format!("`{place}` is named twice"));
        }
        men[slot] = count
            .parse()
            .map_err(|_| format!("`{part}` counts no men"))?;
    }
    let named: i32 = men.iter().map(|&count| i32::from(count)).sum();
    if men.iter().any(|&count| count < 0) || named > i32::from(all) {
        return Err(format!("{named} men in `{text}`"));
    }
    men[OFF] = all - named as i8;
    Ok(men)
}

/// Splits `{A} {B | C}` into (`A`, none), (`B`, `C`).
pub(crate) fn sets(text: &str, all: i8) -> Result<Vec<(Men, Option<Men>)>, String> {
    let mut sets = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let inner = rest
            .strip_prefix('{')
            .ok_or_else(|| format!("`{rest}`: expected {{"))?;
        let (set, after) = inner
            .split_once('}')
            .ok_or_else(|| format!("`{rest}`: no }}"))?;
        sets.push(match set.split_once('|') {
            Some((mine, theirs)) => (men(mine, all)?, Some(men(theirs, all)?)),
            None => (men(set, all)?, None),
        });
        rest = after.trim();
    }
    Ok(sets)
}

/// A step as written: the place of the man, the place where it lands, and whether a hit is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WrittenStep {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) hit: bool,
}

/// `24/18(2) 18/13* 6/off` as single steps.
pub(crate) fn steps(text: &str) -> Result<Vec<WrittenStep>, String> {
    let mut steps = Vec::new();
    for part in text.split_whitespace() {
        let (path, times) = match part.split_once('(') {
            Some((path, times)) => {
                let times = times.strip_suffix(')').and_then(|times| times.parse().ok());
                (path, times.ok_or_else(|| format!("`{part}` is no step"))?)
            }
            None => (part, 1),
        };
        let places: Vec<_> = path.split('/').collect();
        if places.len() < 2 {
            return Err(format!("`{part}` is no step"));
        }
        for _ in 0..times {
            for leg in places.windows(2) {
                steps.push(written(leg[0], leg[1])?);
            }
        }
    }
    Ok(steps)
}

fn written(from: &str, to: &str) -> Result<WrittenStep, String> {
    let place = |word: &str| match word.trim_end_matches('*') {
        "bar" => Ok(BAR),
        "hand" => Ok(HAND),
        "off" => Ok(OFF),
        point => match point.parse() {
            Ok(point) if (1..=24).contains(&point) => Ok(point),
            _ => Err(format!("`{word}` is no place")),
        },
    };
    Ok(WrittenStep {
        from: place(from)?,
        to: place(to)?,
        hit: to.ends_with('*'),
    })
}

pub(crate) fn numbers(text: &str) -> Result<Vec<u8>, String> {
    let number = |word: &str| match word.parse() {
        Ok(number @ 1..=6) => Ok(number),
        _ => Err(format!("`{word}` is no number of a die")),
    };
    text.split_whitespace().map(number).collect()
}

/// `6-5`.
pub(crate) fn dice(text: &str) -> Result<(u8, u8), String> {
    match numbers(&text.replace('-', " "))?[..] {
        [first, second] => Ok((first, second)),
        _ => Err(format!("`{text}` is no throw")),
    }
}

/// The phases as `show_phase` writes them.
pub(crate) fn phase(text: &str) -> Result<Phase, String> {
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        ["opening"] => Ok(Phase::Opening),
        ["draw"] => Ok(Phase::Over(GameOver {
            winner: None,
            kind: "draw",
            units: 0,
        })),
        ["tie", units] => Ok(Phase::Over(GameOver {
            winner: None,
            kind: "tie",
            units: units
                .parse()
                .map_err(|_| format!("`{units}` is no value"))?,
        })),
        [name, "throws"] => Ok(Phase::Throw(side(name)?)),
        [name, "names"] => Ok(Phase::Name(side(name)?)),
        [name, "wins", kind, units] => {
            let kinds = [
                "single", "double", "triple", "capote", "mother", "left", "jan",
            ];
            let kind = *kinds
                .iter()
                .find(|&&known| known == kind)
                .ok_or("no such win")?;
            let units = units
                .parse()
                .map_err(|_| format!("`{units}` is no value"))?;
            Ok(Phase::Over(GameOver {
                winner: Some(side(name)?),
                kind,
                units,
            }))
        }
        [name, "plays", ..] => {
            let mover = side(name)?;
            let told = words[2..].join(" ");
            let (told, named) = match told.strip_prefix("the named") {
                Some(rest) => (rest.to_owned(), true),
                None => (told, false),
            };
            let (told, thrower) = match told.strip_prefix("the remainder") {
                Some(rest) => (rest.to_owned(), 1 - mover),
                None => (told, mover),
            };
            let (stage, then) = told.split_once("then").unwrap_or((&told, ""));
            Ok(Phase::Play {
                thrower,
                mover,
                stage: numbers(stage)?,
                then: numbers(then)?,
                named,
            })
        }
        _ => Err(format!("`{text}` is no phase")),
    }
}
