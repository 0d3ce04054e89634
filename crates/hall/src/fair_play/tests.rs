use super::*;

/// A player for a simulation: how well they see the worth of a play, and how they use their time.
#[derive(Clone, Copy)]
struct Player {
    /// The deviation of their judgement of a play, in units; 0 sees what the search sees.
    error: f64,
    /// The share of their time that follows from how hard the stage is.
    hesitates: f64,
}

/// A number with the normal distribution of mean 0 and deviation 1, nearly.
fn normal(rng: &mut fastrand::Rng) -> f64 {
    (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0
}

/// Plays stages: five plays with worths that the search knows; the net alone sees them with an
/// error, the player with their own.
fn play(player: Player, stages: usize, rng: &mut fastrand::Rng) -> FairPlaySums {
    let stages = (0..stages).map(|_| {
        // Some stages are close, in others one play stands out.
        let spread = if rng.bool() { 0.06 } else { 0.3 };
        let mut worths: Vec<f64> = (0..5).map(|_| spread * normal(rng)).collect();
        worths.sort_by(|a, b| b.total_cmp(a));
        let mut choose = |error: f64| {
            let seen = worths.iter().map(|worth| worth + error * normal(rng));
            let seen: Vec<f64> = seen.collect();
            let best = (0..seen.len()).max_by(|a, b| seen[*a].total_cmp(&seen[*b]));
            best.unwrap_or(0)
        };
        let (net, made) = (choose(0.02), choose(player.error));
        let margin = worths[0] - worths[1];
        let slow = if margin < 0.1 { player.hesitates } else { 0.0 };
        let seconds = (1.5 + slow + 0.5 * normal(rng)).exp();
        JudgedStage {
            loss: worths[0] - worths[made],
            rank: u32::try_from(made).unwrap_or(u32::MAX),
            margin,
            agrees_with_search: (net != 0).then_some(made == 0),
            ms: Some((seconds * 1_000.0) as i64),
        }
    });
    let stages: Vec<_> = stages.collect();
    FairPlaySums::of_match(stages, 0)
}

/// People of one strength, some better and some worse.
fn person(rng: &mut fastrand::Rng) -> Player {
    Player {
        error: (0.07 + 0.012 * normal(rng)).max(0.03),
        hesitates: (0.3 + 0.1 * normal(rng)).max(0.0),
    }
}

const COPY: Player = Player {
    error: 0.0,
    hesitates: 0.0,
};

/// A band of 40 people with 400 stages each.
fn people(rng: &mut fastrand::Rng) -> Vec<FairPlaySums> {
    (0..40)
        .map(|_| {
            let player = person(rng);
            play(player, 400, rng)
        })
        .collect()
}

fn largest(compared: &[Comparison]) -> f64 {
    compared.iter().map(|one| one.z).fold(f64::MIN, f64::max)
}

#[test]
fn honest_players_are_not_asked_about_and_a_copy_of_the_search_is() {
    let mut rng = fastrand::Rng::with_seed(22);
    let band = people(&mut rng);

    for number in 0..300 {
        let honest = person(&mut rng);
        let sums = play(honest, 400, &mut rng);
        let compared = compare(&sums, &band);
        assert!(!asks(&sums, &compared), "{number}: {compared:?}");
    }
    let copy = play(COPY, 400, &mut rng);
    let compared = compare(&copy, &band);
    assert_eq!(compared.len(), Measure::ALL.len());
    assert!(asks(&copy, &compared), "{compared:?}");
    for one in &compared {
        assert!(one.z > 0.8, "{one:?}");
    }
    // The same in a hall that has just begun.
    let first = compare(&copy, &[]);
    assert!(asks(&copy, &first), "{first:?}");
}

#[test]
fn an_honest_player_in_a_new_hall_is_not_asked_about() {
    let mut rng = fastrand::Rng::with_seed(23);
    for number in 0..300 {
        let honest = person(&mut rng);
        let sums = play(honest, 400, &mut rng);
        let compared = compare(&sums, &[]);
        assert!(!asks(&sums, &compared), "{number}: {compared:?}");
    }
}

#[test]
fn nobody_is_asked_about_with_few_stages() {
    let mut rng = fastrand::Rng::with_seed(24);
    let band = people(&mut rng);
    let few = play(COPY, STAGES_MIN as usize - 1, &mut rng);
    let compared = compare(&few, &band);

    assert!(largest(&compared) > Z_ASKS);
    assert!(!asks(&few, &compared));
}

#[test]
fn a_copy_among_the_band_does_not_hide_another_one() {
    let mut rng = fastrand::Rng::with_seed(25);
    let mut band = people(&mut rng);
    band.push(play(COPY, 400, &mut rng));
    let copy = play(COPY, 400, &mut rng);

    assert!(asks(&copy, &compare(&copy, &band)));
}

#[test]
fn sums_of_matches_add_up() {
    let mut rng = fastrand::Rng::with_seed(26);
    let halves = [play(COPY, 50, &mut rng), play(COPY, 70, &mut rng)];
    let mut both = halves[0];
    both.join(&halves[1]);

    assert_eq!((both.stages(), both.matches), (120, 2));
    let mean = |sums: &FairPlaySums| sums.figure(Measure::Pace).unwrap().1;
    let [first, second] = halves.map(|half| mean(&half));
    assert!(mean(&both) > first.min(second) - 0.2 && mean(&both) < first.max(second) + 0.2);
    assert_eq!(FairPlaySums::default().mean_loss(), None);
    assert_eq!(compare(&FairPlaySums::default(), &[]), []);
}

#[test]
fn only_stages_between_indifferent_and_evident_are_hard() {
    let stage = |margin: f64| JudgedStage {
        loss: 0.0,
        rank: 0,
        margin,
        agrees_with_search: None,
        ms: None,
    };
    let sums = FairPlaySums::of_match([0.005, 0.02, 0.09, 0.3].map(stage), 3);

    assert_eq!((sums.stages(), sums.rekeys), (4, 3));
    assert_eq!(sums.figure(Measure::HardBest).unwrap().0, 2);
    assert_eq!(sums.figure(Measure::Search), None);
    assert_eq!(sums.figure(Measure::Pace), None);
}

#[test]
fn a_band_has_two_hundred_points() {
    for (rating, band) in [
        (1500.0, 1400),
        (1600.0, 1600),
        (1599.9, 1400),
        (100.0, 800),
        (-50.0, 800),
        (3000.0, 2400),
    ] {
        assert_eq!(band_of(rating), band, "{rating}");
    }
}

#[test]
fn times_that_do_not_fit_the_stages_are_left_out() {
    let stage = JudgedStage {
        loss: 0.1,
        rank: 1,
        margin: 0.05,
        agrees_with_search: None,
        ms: None,
    };
    let judged = [
        (Side::White, Some(stage)),
        (Side::Black, Some(stage)),
        (Side::White, None),
    ];
    let times = |ms: &[Option<i64>]| StageTimes {
        ms: ms.to_vec(),
        rekeys: [0; 2],
    };

    let known = stages_of(Side::White, &judged, &times(&[Some(7), Some(8), Some(9)]));
    assert_eq!(
        known,
        [JudgedStage {
            ms: Some(7),
            ..stage
        }]
    );
    let short = stages_of(Side::Black, &judged, &times(&[Some(7), Some(8)]));
    assert_eq!(short, [stage]);
}
