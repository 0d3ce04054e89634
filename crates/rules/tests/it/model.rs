//! A position written down plainly, for the tests alone.
//!
//! Nothing here comes from the crate under test: men are counters in an array, rules are a handful
//! of fields read from the rules text, and the brute force works on nothing else. Of games whose
//! rulings are not written down here, `declared.rs` takes the data, not the reasoning.

mod games;

/// Index of men borne off.
pub(crate) const OFF: usize = 0;
/// Index of men on the bar: also their pips.
pub(crate) const BAR: usize = 25;
/// Index of men in hand.
pub(crate) const HAND: usize = 26;

pub(crate) const SIDES: [&str; 2] = ["white", "black"];

/// Index below that of a man pinned on point 1.
pub(crate) const PINNED: usize = 26;
/// The number of places.
pub(crate) const PLACES: usize = 51;

/// Men of one side: off, free on points 1 to 24, bar, hand, pinned on points 1 to 24.
pub(crate) type Men = [i8; PLACES];
/// Men of both sides, each in its own numbering.
pub(crate) type Both = [Men; 2];

/// A side, and which of its throws is played: 1 is the first.
pub(crate) type Mover = (usize, u16);

/// The units of each kind of win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scoring {
    /// One unit, or two if the loser has borne off no man.
    Double,
    /// The same, or three if the loser also has a man on the bar or in the winner's home table.
    Triple,
    /// One unit, or two if the loser has a man on the bar or in the winner's home table.
    Behind,
    /// One unit, or seven for capote if the option is on.
    SingleOrCapote,
    /// One unit for each man that the loser has not borne off.
    MenLeft,
    /// One unit, or two for a jan, which ends the game.
    Jan,
    /// LU-3: one unit, also for a limpold, which ends the game.
    Limpold,
    /// LU-3: the same, where the points of the winner count too.
    LimpoldShut,
}

impl Scoring {
    fn read_limpold(value: &str) -> Option<Self> {
        match value {
            "frozen" => Some(Self::Limpold),
            "shut" => Some(Self::LimpoldShut),
            "off" => Some(Self::SingleOrCapote),
            _ => None,
        }
    }
}

/// Which men may leave 24, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Head {
    /// Any (games without a head).
    Free,
    /// One a throw; two on a first 6-6, 4-4 and 3-3.
    List,
    /// One a throw; two on a first throw that one cannot play out.
    Blocked,
}

/// What is forbidden of six consecutive points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Six {
    Free,
    /// To imprison the opponent, who stands on one point before them.
    OnePoint,
    /// To leave the opponent no step.
    Stuck,
    /// To have no man of the opponent past them at the end.
    BlockAtEnd,
    /// The same at every step.
    BlockAtStep,
    /// To stand on them without men on the own points 2 and 1.
    LastPointsFirst,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compulsion {
    MostThenLarger,
    Most,
    Free,
    /// All, some or none.
    Optional,
}

/// LA-3: what becomes of plain numbers that the thrower could not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rest {
    Lost,
    /// The opponent may play all, some or none of them.
    May,
    /// The opponent plays them like a throw.
    Must,
}

impl Rest {
    fn read(value: &str) -> Option<Self> {
        let values = [
            ("may", Self::May),
            ("must", Self::Must),
            ("lost", Self::Lost),
        ];
        let found = values.into_iter().find(|&(name, _)| name == value)?;
        Some(found.1)
    }
}

/// Rules as the rulings name them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options {
    /// The text these were read from; the crate under test reads the same text.
    pub(crate) text: String,
    /// The men of White and of Black at the start.
    pub(crate) start: Both,
    pub(crate) parallel: bool,
    /// LA-1: both sides count the same eighteen points the same way.
    pub(crate) same: bool,
    pub(crate) hits: bool,
    /// Whether lone men are pinned.
    pub(crate) pins: bool,
    /// The units that two pinned mothers bring to each side; none if mothers mean nothing.
    pub(crate) mother_tie: Option<u8>,
    pub(crate) packed: bool,
    /// VQ-2: the nearest of the points, up to 24, on which no man may join another; 25 without.
    pub(crate) single_from: usize,
    pub(crate) cascades: bool,
    /// The equal numbers that a doublet brings.
    pub(crate) doublet: usize,
    /// LU-1: whether every throw has a 6 beside the dice.
    pub(crate) and_six: bool,
    /// Whether a doublet is named after a 2-1 (AD-2).
    pub(crate) names: bool,
    pub(crate) scoring: Scoring,
    pub(crate) compulsion: Compulsion,
    pub(crate) opening_dice_are_played: bool,
    pub(crate) winner_leads: bool,
    /// LA-2: White throws first in every game.
    pub(crate) white_leads: bool,
    pub(crate) rest: Rest,
    /// DU-1: nobody moves; men standing at 6 + p are laid down at p and then borne off.
    pub(crate) laid: bool,
    pub(crate) count_whole_game: bool,
    pub(crate) after: u16,
    pub(crate) remainder_is_lost: bool,
    pub(crate) stop_at_first: bool,
    pub(crate) unstarted_is_lost: bool,
    pub(crate) entry_base: usize,
    pub(crate) may_double: bool,
    pub(crate) free_point: bool,
    pub(crate) capote: bool,
    /// Whether a man that hit at home stays there to the end of the stage.
    pub(crate) hitter_stays: bool,
    /// Only the foremost man moves until one stands here or nearer, or is off.
    pub(crate) first_man: usize,
    pub(crate) head: Head,
    /// The most points of the own 24..19, and of the opponent's.
    pub(crate) tables_most: (usize, usize),
    pub(crate) six: Six,
}

impl Options {
    /// The men of a side.
    pub(crate) fn all_men(&self) -> i8 {
        self.start[0].iter().sum()
    }

    /// Reads `preset` or `preset~option=value~option=value`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split('~');
        let preset = parts.next().unwrap_or_default();
        let mut options = Self::preset(preset)
            .or_else(|| Self::declared(preset))
            .ok_or_else(|| format!("no preset `{preset}`"))?;
        options.text = text.to_owned();
        for part in parts {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| format!("`{part}` sets nothing"))?;
            options
                .set(name, value)
                .ok_or_else(|| format!("no option `{part}`"))?;
        }
        Ok(options)
    }

    /// A preset of the games whose rulings are written down here once more, so that what the crate
    /// declares is checked.
    pub(crate) fn preset(name: &str) -> Option<Self> {
        let (game, _) = name.split_once(':').unwrap_or((name, ""));
        let start = men(start_of(game)?);
        let tawula = game == "tawula";
        let pins = matches!(game, "plakoto" | "tapa" | "plakoto-express" | "mahbusa-31");
        let cascades = matches!(game, "gul-bara" | "gioul" | "plakoto-express");
        let first_man = matches!(game, "fevga" | "moultezim" | "jacquet" | "tawla-31");
        let narde = game == "narde";
        let verquere = game == "verquere";
        let irish = matches!(game, "irish" | "nard-himly");
        let winner_leads = cascades || first_man || narde || winner_leads(game);
        let mut options = Self {
            text: name.to_owned(),
            start: [start, start],
            same: false,
            parallel: tawula || narde || verquere || is_parallel_race(game),
            hits: !cascades && !first_man && !narde && !pins,
            pins,
            mother_tie: (pins && game != "mahbusa-31").then_some(u8::from(game == "tapa")),
            packed: tawula,
            single_from: single_from(game),
            and_six: false,
            cascades,
            doublet: if irish { 2 } else { 4 },
            names: game == "acey-deucey",
            scoring: scoring_of(game),
            compulsion: Compulsion::MostThenLarger,
            opening_dice_are_played: !winner_leads && !irish && !verquere,
            winner_leads,
            white_leads: false,
            rest: Rest::Lost,
            laid: false,
            count_whole_game: false,
            after: if game == "gul-bara" { 3 } else { 0 },
            remainder_is_lost: false,
            stop_at_first: false,
            unstarted_is_lost: false,
            entry_base: 25,
            may_double: false,
            free_point: tawula,
            capote: tawula,
            hitter_stays: game == "tavla",
            first_man: first_man_until(game),
            head: if narde { Head::List } else { Head::Free },
            tables_most: (6, 6),
            six: Six::Free,
        };
        options.set_blocks(game);
        match name {
            _ if name == game => {}
            "fevga:stuck" => options.six = Six::Stuck,
            "fevga:both-tables" => options.tables_most = (5, 5),
            "moultezim:pbm" => options.tables_most = (5, 6),
            "narde:blocked" => options.head = Head::Blocked,
            "narde:step" => options.six = Six::BlockAtStep,
            "verquere:head" => options.single_from = 13,
            "doublets:all" => options.set_lay("all")?,
            "jacquet:1818" => options.six = Six::Free,
            "gul-bara:2007" => options.remainder_is_lost = true,
            "gul-bara:bulgarian" => {
                options.opening_dice_are_played = true;
                options.winner_leads = false;
                options.unstarted_is_lost = true;
            }
            "tawula:falkener" => options.entry_base = 24,
            _ => return None,
        }
        Some(options)
    }

    /// The numbers of a throw that does not cascade, the larger first.
    pub(crate) fn stage(&self, first: u8, second: u8) -> Vec<u8> {
        let (larger, smaller) = (first.max(second), first.min(second));
        match first == second {
            _ if self.and_six => vec![6, larger, smaller],
            true if self.laid => vec![first; 2 * usize::from(first)],
            true => vec![first; self.doublet],
            false => vec![larger, smaller],
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let pick = |no: &str, yes: &str| match value {
            _ if value == no => Some(false),
            _ if value == yes => Some(true),
            _ => None,
        };
        match name {
            "compulsion" => {
                self.compulsion = match value {
                    "most-then-larger" => Compulsion::MostThenLarger,
                    "most" => Compulsion::Most,
                    "free" => Compulsion::Free,
                    _ => return None,
                };
            }
            "opening" => self.opening_dice_are_played = pick("throw-again", "play-opening-dice")?,
            "rest" => self.rest = Rest::read(value)?,
            "lay" => self.set_lay(value)?,
            "next_game" => self.winner_leads = pick("opening-throw", "winner-leads")?,
            "count" => self.count_whole_game = pick("per-player", "whole-game")?,
            "after" => self.after = value.parse().ok()?,
            "remainder" => self.remainder_is_lost = pick("opponent-plays", "lost")?,
            "remainder_order" => self.stop_at_first = pick("go-on", "stop-at-first")?,
            "unstarted" => self.unstarted_is_lost = pick("passes", "lost")?,
            "entry_base" => self.entry_base = if pick("25", "24")? { 24 } else { 25 },
            "head" => self.single_from = if pick("free", "single")? { 13 } else { 14 },
            "single" => self.single_from = if pick("half", "quarter")? { 19 } else { 13 },
            "limpold" => self.scoring = Scoring::read_limpold(value)?,
            "re_entry" => self.may_double = pick("packed", "may-double")?,
            "free_point" => self.free_point = pick("off", "on")?,
            "hit_and_run" => self.hitter_stays = pick("free", "not-at-home")?,
            "mother_tie" => self.mother_tie = Some(u8::from(pick("0", "1")?)),
            "capote" => self.capote = pick("off", "on")?,
            "own_table_most" => self.tables_most.0 = value.parse().ok()?,
            "opp_table_most" => self.tables_most.1 = value.parse().ok()?,
            "must_open" => {
                self.six = match value {
                    "one-point" => Six::OnePoint,
                    "stuck" => Six::Stuck,
                    "off" => Six::Free,
                    _ => return None,
                }
            }
            "head_first" => {
                let blocked = pick("list", "blocked")?;
                self.head = if blocked { Head::Blocked } else { Head::List };
            }
            "bouchon" => {
                let values = [Six::LastPointsFirst, Six::Free];
                self.six = values[usize::from(pick("barred", "free")?)];
            }
            "double" => {
                let worth = [Scoring::Double, Scoring::SingleOrCapote];
                self.scoring = worth[usize::from(pick("on", "off")?)];
            }
            "prime_check" => {
                let step = pick("end", "step")?;
                self.six = if step {
                    Six::BlockAtStep
                } else {
                    Six::BlockAtEnd
                };
            }
            _ => return None,
        }
        Some(())
    }
}

/// Where the men of a side of a game stand at the start.
fn start_of(game: &str) -> Option<&'static [(usize, i8)]> {
    Some(match game {
        "gul-bara" | "gioul" | "fevga" | "moultezim" | "narde" | "plakoto" | "tapa"
        | "plakoto-express" | "jacquet" | "mahbusa-31" | "tawla-31" | "verquere"
        | "ludus-anglicorum" => &[(24, 15)],
        "tawula" => &[(24, 2), (HAND, 13)],
        "acey-deucey" => &[(HAND, 15)],
        "backgammon" | "portes" | "tavla" | "irish" | "nard-himly" => {
            &[(24, 2), (13, 5), (8, 3), (6, 5)]
        }
        // Which men stand, an option says.
        "doublets" => &[],
        "laquet" => &[(18, 2), (17, 3), (16, 3), (15, 3), (14, 3), (1, 1)],
        "nackgammon" => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
        "hypergammon" => &[(24, 1), (23, 1), (22, 1)],
        _ => return None,
    })
}

/// Games of hits and pins whose winner leads the next game.
fn winner_leads(game: &str) -> bool {
    let leading = ["portes", "tavla", "plakoto", "mahbusa-31", "acey-deucey"];
    leading.contains(&game)
}

/// Games of blocks in which both sides travel the same way, beside Long Nardy.
fn is_parallel_race(game: &str) -> bool {
    matches!(game, "gul-bara" | "fevga" | "moultezim" | "jacquet")
}

/// What a win of a game counts.
fn scoring_of(game: &str) -> Scoring {
    match game {
        "tawula" | "irish" | "laquet" | "doublets" => Scoring::SingleOrCapote,
        "nard-himly" => Scoring::Behind,
        "verquere" => Scoring::Jan,
        "ludus-anglicorum" => Scoring::Limpold,
        "mahbusa-31" | "tawla-31" | "acey-deucey" => Scoring::MenLeft,
        "backgammon" | "nackgammon" | "hypergammon" => Scoring::Triple,
        _ => Scoring::Double,
    }
}

/// VQ-2, LU-2: the nearest of the points on which no man may join another; 25 without.
fn single_from(game: &str) -> usize {
    match game {
        "verquere" => 14,
        "ludus-anglicorum" => 13,
        _ => 25,
    }
}

/// FE-2, JA-3: where the foremost man must have come before others move.
fn first_man_until(game: &str) -> usize {
    match game {
        "fevga" | "moultezim" => 11,
        "jacquet" | "tawla-31" => 6,
        _ => 24,
    }
}

/// The men of one side, given as (place, men).
pub(crate) fn men(places: &[(usize, i8)]) -> Men {
    let mut men = [0; PLACES];
    for &(place, count) in places {
        men[place] = count;
    }
    men
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct GameOver {
    pub(crate) winner: Option<usize>,
    pub(crate) kind: &'static str,
    pub(crate) units: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Phase {
    Opening,
    Throw(usize),
    /// AD-2: a doublet is to be named.
    Name(usize),
    Play {
        thrower: usize,
        mover: usize,
        /// Two different numbers, larger first, or one to four equal ones.
        stage: Vec<u8>,
        /// Later groups, each four of its number.
        then: Vec<u8>,
        /// AD-2: whether the doublet was named.
        named: bool,
    },
    Over(GameOver),
}

/// Everything the rest of a game depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pos {
    pub(crate) rules: Options,
    pub(crate) men: Both,
    pub(crate) throws: [u16; 2],
    pub(crate) phase: Phase,
}

impl Pos {
    pub(crate) fn start(rules: &str) -> Self {
        let rules = Options::read(rules).expect("a preset reads");
        let phase = if rules.white_leads {
            Phase::Throw(0)
        } else {
            Phase::Opening
        };
        Self {
            men: rules.start,
            rules,
            throws: [0, 0],
            phase,
        }
    }

    /// The rules of the stage to be played: one that was handed over may be optional (LA-3).
    pub(crate) fn stage_rules(&self) -> Options {
        let mut rules = self.rules.clone();
        if matches!(self.phase, Phase::Play { thrower, mover, .. } if thrower != mover)
            && rules.rest == Rest::May
        {
            rules.compulsion = Compulsion::Optional;
        }
        rules
    }

    /// The mover and the stage, in phase play.
    pub(crate) fn to_play(&self) -> Option<(usize, &[u8])> {
        match &self.phase {
            Phase::Play { mover, stage, .. } => Some((*mover, stage)),
            _ => None,
        }
    }

    /// The mover with the number of their throw, and the stage, in phase play.
    pub(crate) fn thrown(&self) -> Option<(Mover, &[u8])> {
        let (mover, stage) = self.to_play()?;
        Some(((mover, self.throws[mover]), stage))
    }
}

impl std::fmt::Display for Pos {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [white, black] = self.men;
        write!(
            f,
            "{} white {} black {} ",
            self.rules.text,
            show(&white),
            show(&black)
        )?;
        write!(
            f,
            "throws {} {} {}",
            self.throws[0],
            self.throws[1],
            show_phase(&self.phase)
        )
    }
}

/// `24:13 18:2 off:0` without the zeros.
pub(crate) fn show(men: &Men) -> String {
    let mut parts = Vec::new();
    let points = (1..=24).rev().chain((PINNED + 1..PLACES).rev());
    for slot in [HAND, BAR].into_iter().chain(points).chain([OFF]) {
        if men[slot] != 0 {
            let name = match slot {
                OFF => "off".to_owned(),
                BAR => "bar".to_owned(),
                HAND => "hand".to_owned(),
                pinned if pinned > PINNED => format!("pin{}", pinned - PINNED),
                point => point.to_string(),
            };
            parts.push(format!("{name}:{}", men[slot]));
        }
    }
    format!("{{{}}}", parts.join(" "))
}

pub(crate) fn show_numbers(numbers: &[u8]) -> String {
    numbers
        .iter()
        .map(u8::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

pub(crate) fn show_phase(phase: &Phase) -> String {
    match phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Throw(side) => format!("{} throws", SIDES[*side]),
        Phase::Name(side) => format!("{} names", SIDES[*side]),
        Phase::Play {
            thrower,
            mover,
            stage,
            then,
            named,
        } => {
            let whose = if *named {
                "plays the named"
            } else if thrower == mover {
                "plays"
            } else {
                "plays the remainder"
            };
            let then = if then.is_empty() {
                String::new()
            } else {
                format!(" then {}", show_numbers(then))
            };
            format!("{} {whose} {}{then}", SIDES[*mover], show_numbers(stage))
        }
        Phase::Over(over) => match over.winner {
            Some(side) => format!("{} wins {} {}", SIDES[side], over.kind, over.units),
            None if over.kind == "tie" => format!("tie {}", over.units),
            None => "draw".to_owned(),
        },
    }
}
