//! Numbers for the configurations of a few men.

use rosespring_rules::Men;

/// Numbers the ways in which up to a few men stand on 24 points, the others being off: by the
/// binomial coefficients of their points in falling order.
#[derive(Debug)]
pub(super) struct Index {
    men: u8,
    /// The men on each point, by number; index 0 is not used.
    points: Vec<[u8; 25]>,
}

impl Index {
    /// Numbers the configurations of `men` men at most.
    pub(super) fn new(men: u8) -> Self {
        let len = choose(24 + u32::from(men), u32::from(men));
        let mut index = Self {
            men,
            points: vec![[0; 25]; len],
        };
        index.fill(&mut Vec::new());
        index
    }

    /// Fills in the configurations that begin with these places, in falling order.
    fn fill(&mut self, places: &mut Vec<u8>) {
        if places.len() == usize::from(self.men) {
            let mut points = [0; 25];
            for &place in places.iter().filter(|&&place| place > 0) {
                points[usize::from(place)] += 1;
            }
            let at = number(places.iter().copied());
            self.points[at] = points;
            return;
        }
        for place in 0..=places.last().copied().unwrap_or(24) {
            places.push(place);
            self.fill(places);
            places.pop();
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.points.len()
    }

    /// The configuration with all men on 24.
    pub(super) const fn last(&self) -> usize {
        self.len() - 1
    }

    /// The number of a side's men; `None` if more than a few are on the board.
    pub(super) fn of(&self, men: Men) -> Option<usize> {
        let mut places = [0; super::MEN_MAX as usize];
        let places = &mut places[..usize::from(self.men)];
        let mut free = places.iter_mut();
        for (point, count) in men.points() {
            for _ in 0..count {
                *free.next()? = point.get();
            }
        }
        places.sort_unstable_by(|a, b| b.cmp(a));
        Some(number(places.iter().copied()))
    }

    /// The men on each point.
    pub(super) fn points(&self, at: usize) -> [u8; 25] {
        self.points[at]
    }

    /// Whether no man is off.
    pub(super) fn is_full(&self, at: usize) -> bool {
        self.points[at].iter().sum::<u8>() == self.men
    }

    pub(super) fn pips(&self, at: usize) -> usize {
        let points = self.points[at].iter().enumerate();
        points.map(|(point, &men)| point * usize::from(men)).sum()
    }

    /// The points that are held, bit n for point n.
    pub(super) fn held(&self, at: usize) -> u32 {
        let points = self.points[at].iter().zip(0..);
        points
            .map(|(&men, point)| u32::from(men > 0) << point)
            .sum()
    }
}

/// The number of places in falling order, 0 for a man off.
fn number(places: impl ExactSizeIterator<Item = u8>) -> usize {
    let count = places.len() as u32;
    let ranks = places.zip((1..=count).rev());
    ranks
        .map(|(place, left)| choose(u32::from(place) + left - 1, left))
        .sum()
}

fn choose(from: u32, count: u32) -> usize {
    (0..count).fold(1_u64, |product, step| {
        product * u64::from(from.saturating_sub(step)) / u64::from(step + 1)
    }) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_configuration_has_its_number() {
        for (men, len) in [(1, 25), (2, 325), (3, 2_925)] {
            let index = Index::new(men);
            assert_eq!(index.len(), len);
            for at in 0..len {
                let points: Vec<(u8, u8)> = (1_u8..)
                    .zip(&index.points(at)[1..])
                    .filter(|&(_, &men)| men > 0)
                    .map(|(point, &men)| (point, men))
                    .collect();
                let men = Men::from_points(&points).expect("they are points");
                assert_eq!(index.of(men), Some(at), "{points:?}");
            }
        }
        let four = Men::from_points(&[(5, 4)]).expect("they are points");
        assert_eq!(Index::new(3).of(four), None);
    }
}
