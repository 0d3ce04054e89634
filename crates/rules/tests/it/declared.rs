//! The rules of the tests from what a game declares, for games that [`Options::preset`] does not
//! know. Which steps are legal is still the business of the brute force alone.

use rosespring_rules::{
    Compulsion as Must, Contact, Count, Die, Doublets, FreePoint, HeadFirst, HitAndRun, Limpold,
    Lock, Mother, Movement, NextGame, Opening, Primes, ReEntry, Remainder, RemainderOrder,
    Rest as Handed, Rules, Scoring as Worth, Side, SinglePoints, Stacking, UnstartedCascade,
    presets,
};

use crate::model::{Compulsion, HAND, Head, Men, Options, Rest, Scoring, Six, men};

impl Options {
    /// A preset as the crate declares it.
    pub(crate) fn declared(name: &str) -> Option<Self> {
        let rules = Rules::preset(name)?;
        let options = Self {
            text: name.to_owned(),
            start: Side::ALL.map(|side| start(&rules, side)),
            parallel: rules.movement == Movement::Parallel,
            same: rules.movement == Movement::Same,
            hits: rules.contact == Contact::BlotIsHit,
            pins: rules.contact == Contact::BlotIsPinned,
            mother_tie: (rules.mother != Mother::None).then(|| rules.mother.tie_units()),
            packed: matches!(rules.stacking, Stacking::Packed(_)),
            single_from: single_from(rules.stacking),
            cascades: false,
            doublet: usize::from(rules.doublets.run_length(Die::One).get()),
            and_six: rules.doublets == Doublets::TwiceAndSix,
            names: rules.doublets == Doublets::Named,
            scoring: match rules.scoring {
                Worth::Double => Scoring::Double,
                Worth::Triple => Scoring::Triple,
                Worth::Single | Worth::Capote => Scoring::SingleOrCapote,
                Worth::Behind => Scoring::Behind,
                Worth::Jan => Scoring::Jan,
                Worth::Limpold(Limpold::Frozen) => Scoring::Limpold,
                Worth::Limpold(Limpold::Shut) => Scoring::LimpoldShut,
                Worth::MenLeft => Scoring::MenLeft,
            },
            compulsion: match rules.compulsion {
                Must::MostThenLarger => Compulsion::MostThenLarger,
                Must::Most => Compulsion::Most,
                Must::Free => Compulsion::Free,
                Must::Optional => Compulsion::Optional,
            },
            opening_dice_are_played: rules.opening == Opening::PlayOpeningDice,
            winner_leads: rules.next_game == NextGame::WinnerLeads,
            white_leads: rules.next_game == NextGame::WhiteLeads,
            rest: rest_of(&rules),
            laid: rules.lays_down(),
            count_whole_game: false,
            after: 0,
            remainder_is_lost: false,
            stop_at_first: false,
            unstarted_is_lost: false,
            entry_base: usize::from(rules.entry_base.get()),
            may_double: rules.stacking == Stacking::Packed(ReEntry::MayDouble),
            free_point: rules.free_point == FreePoint::On,
            capote: rules.scoring == Worth::Capote,
            hitter_stays: rules.hit_and_run == HitAndRun::NotAtHome,
            first_man: match rules.lock {
                Lock::FirstMan(point) => usize::from(point.get()),
                Lock::None | Lock::Head(_) | Lock::Laid(_) => 24,
            },
            head: match rules.lock {
                Lock::Head(HeadFirst::List) => Head::List,
                Lock::Head(HeadFirst::Blocked) => Head::Blocked,
                Lock::None | Lock::FirstMan(_) | Lock::Laid(_) => Head::Free,
            },
            tables_most: tables_most(&rules),
            six: match rules.bars.primes {
                Primes::Free => Six::Free,
                Primes::OpenOnePoint => Six::OnePoint,
                Primes::OpenStuck => Six::Stuck,
                Primes::BlockAtEnd => Six::BlockAtEnd,
                Primes::BlockAtStep => Six::BlockAtStep,
                Primes::LastPointsFirst => Six::LastPointsFirst,
            },
        };
        Some(options.with_doublets(rules.doublets))
    }

    fn with_doublets(mut self, doublets: Doublets) -> Self {
        let Doublets::Cascade {
            after,
            count,
            remainder,
        } = doublets
        else {
            return self;
        };
        self.cascades = true;
        self.after = u16::from(after);
        self.count_whole_game = count == Count::WholeGame;
        match remainder {
            Remainder::Lost => self.remainder_is_lost = true,
            Remainder::OpponentPlays { order, unstarted } => {
                self.stop_at_first = order == RemainderOrder::StopAtFirst;
                self.unstarted_is_lost = unstarted == UnstartedCascade::Lost;
            }
        }
        self
    }
}

fn rest_of(rules: &Rules) -> Rest {
    match rules.rest {
        Handed::Lost => Rest::Lost,
        Handed::May => Rest::May,
        Handed::Must => Rest::Must,
    }
}

fn tables_most(rules: &Rules) -> (usize, usize) {
    let tables = rules.bars.tables;
    (usize::from(tables.own()), usize::from(tables.opposite()))
}

fn single_from(stacking: Stacking) -> usize {
    match stacking {
        Stacking::Single(SinglePoints::To14) => 14,
        Stacking::Single(SinglePoints::To13) => 13,
        Stacking::Single(SinglePoints::To19) => 19,
        Stacking::Free | Stacking::Packed(_) => 25,
    }
}

fn start(rules: &Rules, side: Side) -> Men {
    let layout = rules.game.declaration().layout;
    let points = layout.points_of(rules, side).iter();
    let mut places: Vec<_> = points
        .map(|&(point, men)| (usize::from(point), men as i8))
        .collect();
    places.push((HAND, layout.hand as i8));
    men(&places)
}

#[test]
fn games_declare_what_their_rulings_say() {
    let mut known = 0;
    for preset in presets() {
        if let Some(by_rulings) = Options::preset(preset.name) {
            assert_eq!(Options::declared(preset.name), Some(by_rulings));
            known += 1;
        }
    }
    assert_eq!(known, 35);
}
