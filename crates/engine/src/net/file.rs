//! Nets as files: a header that says what the net is for, whole numbers, a checksum.

use rosespring_rules::GameKind;

use super::inputs::{self, ROWS};

/// Units of the hidden layer.
pub const HIDDEN: usize = 128;
/// Outputs: win, double or better, better than double, and both again for losses.
pub const OUTPUTS: usize = 5;
/// A hidden unit at its most.
pub const FULL: i16 = 512;
/// What an output weight of 1 is written as.
pub const OUT_SCALE: i16 = 2048;

const MAGIC: [u8; 8] = *b"RSNET\0\0\x01";
const HEADER: usize = 8 + 2 + 1 + 1 + 2 + 2;
const BODY: usize = 2 * HIDDEN * (ROWS + 1 + OUTPUTS) + 4 * OUTPUTS;

/// The weights of a net, in whole numbers.
///
/// A hidden unit is the sum of its bias and the rows that hold, clipped to 0..=[`FULL`]; an output
/// is its bias and the products of units and weights, in units of 1 / ([`FULL`] × [`OUT_SCALE`])
/// of a log odds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quantised {
    /// One row of weights for each input row.
    pub rows: Box<[[i16; HIDDEN]]>,
    /// What the hidden units start from.
    pub bias: [i16; HIDDEN],
    /// Weights of each output.
    pub out: [[i16; HIDDEN]; OUTPUTS],
    /// What the outputs start from.
    pub out_bias: [i32; OUTPUTS],
}

/// A net, and the game it plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    game: GameKind,
    weights: Quantised,
}

/// Why bytes are no net that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NetError {
    /// They do not begin as a net does.
    NoNet,
    /// The net looks at positions in another way.
    Inputs {
        /// The version of its inputs.
        found: u16,
    },
    /// There is no such game.
    Game {
        /// The number that stands for it.
        found: u8,
    },
    /// The net has other layers.
    Shape {
        /// Its hidden units.
        hidden: u16,
        /// Its outputs.
        outputs: u8,
        /// Its input rows.
        rows: u16,
    },
    /// The file was cut short or grew.
    Length {
        /// Bytes there are.
        found: usize,
        /// Bytes there should be.
        expected: usize,
    },
    /// A bit was changed.
    Checksum,
    /// The sums of its outputs could overflow.
    TooLarge,
    /// The net plays another game than the one it is wanted for.
    OtherGame {
        /// The game it plays.
        found: GameKind,
    },
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoNet => f.write_str("this is no net of Rosespring"),
            Self::Inputs { found } => write!(
                f,
                "the net has inputs of version {found}; this program knows version {}",
                inputs::VERSION
            ),
            Self::Game { found } => write!(
                f,
                "the net is for a game number {found}, of which none is known"
            ),
            Self::Shape {
                hidden,
                outputs,
                rows,
            } => write!(
                f,
                "the net has {rows} rows, {hidden} hidden units and {outputs} outputs; expected \
                 {ROWS}, {HIDDEN} and {OUTPUTS}"
            ),
            Self::Length { found, expected } => {
                write!(f, "the net has {found} bytes; expected {expected}")
            }
            Self::Checksum => {
                f.write_str("the checksum of the net does not fit: a bit was changed")
            }
            Self::TooLarge => f.write_str("the net has weights whose sums overflow"),
            Self::OtherGame { found } => {
                write!(f, "the net is for another game: it plays {found}")
            }
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// A net for a game. Rows of empty places weigh nothing: what they hold is dropped.
    ///
    /// # Errors
    ///
    /// [`NetError::Shape`] if there is not one row for each input, [`NetError::TooLarge`] if a
    /// sum could overflow.
    pub fn new(game: GameKind, mut weights: Quantised) -> Result<Self, NetError> {
        if weights.rows.len() != ROWS {
            return Err(NetError::Shape {
                hidden: HIDDEN as u16,
                outputs: OUTPUTS as u8,
                rows: weights.rows.len() as u16,
            });
        }
        for (row, weights) in weights.rows.iter_mut().enumerate() {
            if inputs::is_empty(row as u16) {
                *weights = [0; HIDDEN];
            }
        }
        for (weights, &bias) in weights.out.iter().zip(&weights.out_bias) {
            let most: i64 = weights
                .iter()
                .map(|&weight| i64::from(weight.unsigned_abs()) * i64::from(FULL))
                .sum();
            if most + i64::from(bias).abs() > i64::from(i32::MAX) {
                return Err(NetError::TooLarge);
            }
        }
        if (0..HIDDEN).any(|unit| !stays_in_range(&weights, unit)) {
            return Err(NetError::TooLarge);
        }
        Ok(Self { game, weights })
    }

    /// The game it plays.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// Its weights.
    #[must_use]
    pub const fn weights(&self) -> &Quantised {
        &self.weights
    }

    /// The net of a file, which must be one for `game`.
    ///
    /// # Errors
    ///
    /// Those of [`Self::from_bytes`], and [`NetError::OtherGame`].
    pub fn for_game(bytes: &[u8], game: GameKind) -> Result<Self, NetError> {
        let net = Self::from_bytes(bytes)?;
        if net.game == game {
            Ok(net)
        } else {
            Err(NetError::OtherGame { found: net.game })
        }
    }

    /// The net of a file.
    ///
    /// # Errors
    ///
    /// [`NetError`] says what does not fit.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(MAGIC) {
            return Err(NetError::NoNet);
        }
        let expected = HEADER + BODY + 8;
        let short = NetError::Length {
            found: bytes.len(),
            expected,
        };
        let version = u16::from_le_bytes(reader.take().ok_or(short)?);
        let [game, outputs] = reader.take().ok_or(short)?;
        let hidden = u16::from_le_bytes(reader.take().ok_or(short)?);
        let rows = u16::from_le_bytes(reader.take().ok_or(short)?);
        if version != inputs::VERSION {
            return Err(NetError::Inputs { found: version });
        }
        let kind = GameKind::all()
            .find(|kind| kind.declaration().number == game)
            .ok_or(NetError::Game { found: game })?;
        let fits = (usize::from(hidden), usize::from(outputs), usize::from(rows));
        if fits != (HIDDEN, OUTPUTS, ROWS) {
            return Err(NetError::Shape {
                hidden,
                outputs,
                rows,
            });
        }
        if bytes.len() != expected {
            return Err(short);
        }
        let (told, sum) = bytes.split_at(expected - 8);
        if sum != checksum(told).to_le_bytes() {
            return Err(NetError::Checksum);
        }
        let mut row = || reader.row().ok_or(short);
        let rows = (0..ROWS).map(|_| row()).collect::<Result<_, _>>()?;
        let bias = row()?;
        let mut out = [[0; HIDDEN]; OUTPUTS];
        for weights in &mut out {
            *weights = row()?;
        }
        let mut out_bias = [0; OUTPUTS];
        for bias in &mut out_bias {
            *bias = i32::from_le_bytes(reader.take().ok_or(short)?);
        }
        Self::new(
            kind,
            Quantised {
                rows,
                bias,
                out,
                out_bias,
            },
        )
    }

    /// The number over everything in it that ends its file: nets that play alike have the same.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        checksum(&bytes[..bytes.len() - 8])
    }

    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + BODY + 8);
        bytes.extend(MAGIC);
        bytes.extend(inputs::VERSION.to_le_bytes());
        bytes.extend([self.game.declaration().number, OUTPUTS as u8]);
        bytes.extend((HIDDEN as u16).to_le_bytes());
        bytes.extend((ROWS as u16).to_le_bytes());
        let weights = &self.weights;
        let rows = weights
            .rows
            .iter()
            .chain([&weights.bias])
            .chain(&weights.out);
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(weights.out_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }
}

/// Whether the sum of a unit fits its sixteen bits, whatever position is seen.
fn stays_in_range(weights: &Quantised, unit: usize) -> bool {
    let (places, others) = inputs::blocks();
    [1, -1].into_iter().all(|sign: i32| {
        let most = |rows: &std::ops::Range<usize>| {
            let weights = weights.rows[rows.clone()].iter();
            let most = weights.map(|row| sign * i32::from(row[unit])).max();
            most.unwrap_or(0).max(0)
        };
        let men = |places: &Vec<_>| -> i32 {
            let mut most: Vec<i32> = places.iter().map(most).collect();
            most.sort_unstable();
            most.iter().rev().take(15).sum()
        };
        let sum = places.iter().map(men).sum::<i32>() + others.iter().map(most).sum::<i32>();
        sum + sign * i32::from(weights.bias[unit]) <= i32::from(i16::MAX)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn row(&mut self) -> Option<[i16; HIDDEN]> {
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.take()?);
        }
        Some(row)
    }
}

/// FNV-1a of 64 bits: against changed bits, not against people.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A net of weights drawn by chance.
    pub(crate) fn any_net(seed: u64) -> Net {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut row =
            |most: i16| -> [i16; HIDDEN] { std::array::from_fn(|_| rng.i16(-most..=most)) };
        let weights = Quantised {
            rows: (0..ROWS).map(|_| row(200)).collect(),
            bias: row(500),
            out: std::array::from_fn(|_| row(3000)),
            out_bias: [1, -2, 3, -4, 5],
        };
        Net::new(GameKind::TAWULA, weights).unwrap()
    }

    #[test]
    fn a_net_is_read_back() {
        let net = any_net(1);
        let bytes = net.to_bytes();

        assert!(bytes.len() < 1 << 20);
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
    }

    #[test]
    fn bytes_that_are_no_net_are_refused() {
        let bytes = any_net(1).to_bytes();
        let changed = |at: usize, to: u8| {
            let mut bytes = bytes.clone();
            bytes[at] = to;
            Net::from_bytes(&bytes).unwrap_err()
        };

        assert_eq!(Net::from_bytes(b""), Err(NetError::NoNet));
        assert_eq!(Net::from_bytes(b"{}"), Err(NetError::NoNet));
        assert_eq!(changed(0, b'X'), NetError::NoNet);
        assert_eq!(changed(8, 9), NetError::Inputs { found: 9 });
        assert_eq!(changed(10, 77), NetError::Game { found: 77 });
        assert!(matches!(
            changed(12, 64),
            NetError::Shape { hidden: 64, .. }
        ));
        assert_eq!(changed(5000, !bytes[5000]), NetError::Checksum);
        for length in [9, HEADER, 1000, bytes.len() - 1] {
            assert!(matches!(
                Net::from_bytes(&bytes[..length]),
                Err(NetError::Length { .. })
            ));
        }
    }
}
