//! Random positions of Trictrac, built so that events are frequent.

use fastrand::Rng;

use super::rulings::{Men, count};

/// What the men of a side are built around.
#[derive(Clone, Copy)]
enum Shape {
    /// Anywhere.
    Scattered,
    /// Twelve men on the jan with this lowest point, but for two at most.
    NearlyFull(u8),
    /// At home, some of them off.
    Home,
    /// Thirteen or eleven at the start.
    FirstThrows,
}

/// Two sides whose men share no point, with the corners as the rulings want them (TC-3).
pub(crate) fn position(rng: &mut Rng) -> [Men; 2] {
    loop {
        let shapes = [shape(rng), shape(rng)];
        let mine = side(rng, shapes[0], &[]);
        if let Some(mine) = mine
            && let Some(theirs) = side(rng, shapes[1], &mine)
        {
            return [mine, theirs];
        }
    }
}

fn shape(rng: &mut Rng) -> Shape {
    match rng.u8(..10) {
        0..=2 => Shape::Scattered,
        3 => Shape::NearlyFull(19),
        4 | 5 => Shape::NearlyFull(13),
        6 => Shape::NearlyFull(1),
        7 => Shape::Home,
        _ => Shape::FirstThrows,
    }
}

/// The men of a side beside those of the other, or nothing if they find no place.
fn side(rng: &mut Rng, shape: Shape, other: &[u8]) -> Option<Men> {
    let mut men = Men::new();
    match shape {
        Shape::Scattered => {}
        Shape::NearlyFull(lowest) => {
            men.extend((lowest..lowest + 6).flat_map(|point| [point, point]));
            for _ in 0..rng.usize(..3) {
                men.swap_remove(rng.usize(..men.len()));
            }
        }
        Shape::Home => {
            men.extend((0..15).map(|_| rng.u8(..7)));
            if rng.bool() {
                men.iter_mut().skip(3).for_each(|man| *man = 0);
            }
        }
        Shape::FirstThrows => {
            let mut singles: Vec<u8> = (18..24).collect();
            rng.shuffle(&mut singles);
            match rng.bool() {
                true => men.extend(&singles[..4]),
                false => men.extend([rng.u8(13..19), rng.u8(13..19)]),
            }
            men.resize(15, 24);
        }
    }
    let lowest = [1, 13, 18][rng.usize(..3)];
    while men.len() < 15 {
        men.push(rng.u8(lowest..25));
    }
    let fits = |point: &u8| *point == 0 || *point != 12 && count(other, 25 - point) == 0;
    (men.iter().all(fits) && count(&men, 13) != 1).then_some(men)
}
