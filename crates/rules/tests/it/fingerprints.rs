//! Fingerprints: those that are stored stay, and every field of rules is part of them.

use std::collections::{BTreeMap, BTreeSet};

use rosespring_rules::games::{backgammon, gioul, gul_bara, tawula};
use rosespring_rules::{
    Compulsion, Contact, Count, Doublets, EntryBase, FreePoint, HeadFirst, HitAndRun, Lay, Limpold,
    Lock, MatchRules, Mother, Movement, NextGame, Opening, PRESETS, Point, Primes, ReEntry,
    Remainder, RemainderOrder, Rest, Rules, Scoring, SinglePoints, Stacking, TableLimits,
    UnstartedCascade,
};

/// `tests/fingerprints.txt` was written by the program before fingerprints covered every field.
#[test]
fn stored_fingerprints_are_those_of_today() {
    let lines = include_str!("../fingerprints.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let &[text, fingerprint, printed] = words.as_slice() else {
            panic!("`{line}`: expected rules, fingerprint and rules as printed");
        };
        let rules: MatchRules = text.parse().expect("the rules read");

        assert_eq!(
            format!("{:016x}", rules.fingerprint()),
            fingerprint,
            "{text}"
        );
        assert_eq!(rules.to_string(), printed);
        checked += 1;
    }
    assert!(checked > 300, "{checked} rules");
}

/// Every value of every field, each set in every preset.
fn neighbours(rules: Rules) -> Vec<Rules> {
    let mut all = Vec::new();
    let mut add = |change: &dyn Fn(&mut Rules)| {
        let mut changed = rules;
        change(&mut changed);
        all.push(changed);
    };
    add_ways(&mut add);
    for contact in [
        Contact::OneManBlocks,
        Contact::BlotIsHit,
        Contact::BlotIsPinned,
    ] {
        add(&|rules| rules.contact = contact);
    }
    for stacking in [
        Stacking::Free,
        Stacking::Packed(ReEntry::Packed),
        Stacking::Packed(ReEntry::MayDouble),
        Stacking::Single(SinglePoints::To14),
        Stacking::Single(SinglePoints::To13),
        Stacking::Single(SinglePoints::To19),
    ] {
        add(&|rules| rules.stacking = stacking);
    }
    for entry_base in [EntryBase::TwentyFive, EntryBase::TwentyFour] {
        add(&|rules| rules.entry_base = entry_base);
    }
    for free_point in [FreePoint::On, FreePoint::Off] {
        add(&|rules| rules.free_point = free_point);
    }
    for opening in [Opening::ThrowAgain, Opening::PlayOpeningDice] {
        add(&|rules| rules.opening = opening);
    }
    for hit_and_run in [HitAndRun::Free, HitAndRun::NotAtHome] {
        add(&|rules| rules.hit_and_run = hit_and_run);
    }
    for mother in [Mother::None, Mother::TieOfNone, Mother::TieOfOne] {
        add(&|rules| rules.mother = mother);
    }
    add_blocks(&mut add);
    for compulsion in [
        Compulsion::MostThenLarger,
        Compulsion::Most,
        Compulsion::Free,
        Compulsion::Optional,
    ] {
        add(&|rules| rules.compulsion = compulsion);
    }
    for scoring in [
        Scoring::Single,
        Scoring::Double,
        Scoring::Triple,
        Scoring::Capote,
        Scoring::MenLeft,
        Scoring::Behind,
        Scoring::Jan,
        Scoring::Limpold(Limpold::Frozen),
        Scoring::Limpold(Limpold::Shut),
    ] {
        add(&|rules| rules.scoring = scoring);
    }
    for doublets in every_doublets() {
        add(&|rules| rules.doublets = doublets);
    }
    all
}

/// The values of the fields that say who walks which way and who plays what is left.
fn add_ways(add: &mut impl FnMut(&dyn Fn(&mut Rules))) {
    for movement in [Movement::Parallel, Movement::Contrary, Movement::Same] {
        add(&|rules| rules.movement = movement);
    }
    for next_game in [
        NextGame::WinnerLeads,
        NextGame::OpeningThrow,
        NextGame::WhiteLeads,
    ] {
        add(&|rules| rules.next_game = next_game);
    }
    for rest in [Rest::Lost, Rest::May, Rest::Must] {
        add(&|rules| rules.rest = rest);
    }
}

/// The values of the fields that games of blocks have.
fn add_blocks(add: &mut impl FnMut(&dyn Fn(&mut Rules))) {
    let first_man = |number| Lock::FirstMan(Point::new(number).expect("a point"));
    for lock in [
        Lock::None,
        first_man(11),
        first_man(6),
        Lock::Head(HeadFirst::List),
        Lock::Head(HeadFirst::Blocked),
        Lock::Laid(Lay::Upper),
        Lock::Laid(Lay::All),
    ] {
        add(&|rules| rules.lock = lock);
    }
    for (own, opposite) in [(6, 6), (5, 6), (6, 5), (6, 4)] {
        let tables = TableLimits::new(own, opposite).expect("limits");
        add(&|rules| rules.bars.tables = tables);
    }
    for primes in [
        Primes::Free,
        Primes::OpenOnePoint,
        Primes::OpenStuck,
        Primes::BlockAtEnd,
        Primes::BlockAtStep,
        Primes::LastPointsFirst,
    ] {
        add(&|rules| rules.bars.primes = primes);
    }
}

fn every_doublets() -> Vec<Doublets> {
    let mut all = vec![
        Doublets::FourTimes,
        Doublets::Twice,
        Doublets::TwiceAndSix,
        Doublets::OfChoice,
        Doublets::Named,
    ];
    let mut remainders = vec![Remainder::Lost];
    for order in [RemainderOrder::GoOn, RemainderOrder::StopAtFirst] {
        for unstarted in [UnstartedCascade::Passes, UnstartedCascade::Lost] {
            remainders.push(Remainder::OpponentPlays { order, unstarted });
        }
    }
    for after in [0, 3, 255] {
        for count in [Count::PerPlayer, Count::WholeGame] {
            all.extend(remainders.iter().map(|&remainder| Doublets::Cascade {
                after,
                count,
                remainder,
            }));
        }
    }
    all
}

#[test]
fn rules_that_differ_in_any_field_differ_in_text_and_fingerprint() {
    let mut by_fingerprint = BTreeMap::new();
    let mut by_text = BTreeMap::new();
    let mut rules: BTreeSet<Rules> = BTreeSet::new();
    for preset in PRESETS {
        for near in neighbours(preset.rules) {
            rules.extend(neighbours(near));
        }
    }
    for rules in rules {
        let other = *by_fingerprint.entry(rules.fingerprint()).or_insert(rules);
        assert_eq!(rules, other, "one fingerprint: {rules}");
        let other = *by_text.entry(rules.to_string()).or_insert(rules);
        assert_eq!(rules, other, "one text: {rules}");
    }
    assert!(by_text.len() > 1000, "{} rules", by_text.len());
}

#[test]
fn what_no_option_tells_is_printed_and_not_read_back() {
    for (rules, printed) in [
        (
            Rules {
                contact: Contact::BlotIsHit,
                ..gul_bara::RULES
            },
            "gul-bara~contact=blot-is-hit",
        ),
        (
            Rules {
                doublets: Doublets::FourTimes,
                compulsion: Compulsion::Most,
                ..gioul::RULES
            },
            "gioul~compulsion=most~doublets=four-times",
        ),
        (
            Rules {
                doublets: gul_bara::RULES.doublets,
                ..backgammon::RULES
            },
            "backgammon~doublets=cascade-3-per-player-opponent-plays-go-on-passes",
        ),
        (
            Rules {
                scoring: Scoring::Double,
                ..tawula::RULES
            },
            "tawula~scoring=double",
        ),
    ] {
        assert_eq!(rules.to_string(), printed);
        assert!(printed.parse::<Rules>().is_err(), "{printed}");
    }
}
