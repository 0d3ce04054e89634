//! Net files: a header with the net's game and shape, integer weights, a checksum.

use rosespring_rules::GameKind;
use rosespring_rules::notation::checksum::Checksum;

use super::inputs::{self, InputVersion};
use super::net_game;
use crate::order;

/// Number of hidden units that are summed together. The width of a net is a multiple of it.
pub const BLOCK: usize = 128;
/// Maximum width of the hidden layer.
pub const WIDTH_MAX: usize = 1024;
/// Number of outputs: win, double or better, better than double, and the last two for losses.
pub const OUTPUTS: usize = 5;
/// Maximum value of a hidden unit.
pub const FULL: i16 = 512;
/// The integer that represents an output weight of 1.
pub const OUT_SCALE: i16 = 2048;

const MAGIC: [u8; 8] = *b"RSNET\0\0\x01";
const HEADER: usize = 8 + 2 + 1 + 1 + 2 + 2;
/// Returns the number of rows of all weights, in the order of a file: inputs, the bias, the
/// outputs.
const fn all(version: InputVersion) -> usize {
    version.rows() + 1 + OUTPUTS
}

/// Returns the size of the weights of a net of this width, in bytes.
const fn body(version: InputVersion, width: usize) -> usize {
    2 * width * all(version) + 4 * OUTPUTS
}

/// Whether a net can have this width: a multiple of [`BLOCK`], at most [`WIDTH_MAX`].
#[must_use]
pub const fn is_width(width: usize) -> bool {
    width > 0 && width.is_multiple_of(BLOCK) && width <= WIDTH_MAX
}

/// The weights of [`BLOCK`] hidden units in one row, aligned so that whole registers can be loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
pub struct Block(pub [i16; BLOCK]);

/// The integer weights of a net.
///
/// A hidden unit is the sum of its bias and the rows that hold, clipped to 0..=[`FULL`]. An output
/// is its bias plus the products of units and weights, as log odds in units of 1 / ([`FULL`] ×
/// [`OUT_SCALE`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuantisedWeights {
    inputs: InputVersion,
    /// Number of blocks of each row.
    blocks: usize,
    /// The rows in the order of a file.
    table: Box<[Block]>,
    out_bias: [i32; OUTPUTS],
}

impl QuantisedWeights {
    /// Creates weights from a list in the order of a file: one row of `width` weights for each
    /// input, the bias of the hidden units, one row for each output; and from the bias of the
    /// outputs.
    ///
    /// # Errors
    ///
    /// [`NetError::Shape`] if the width is not valid or the number of weights is wrong.
    pub fn new(
        inputs: InputVersion,
        width: usize,
        weights: impl IntoIterator<Item = i16>,
        out_bias: [i32; OUTPUTS],
    ) -> Result<Self, NetError> {
        let refused = |rows: usize| NetError::Shape {
            hidden: u16::try_from(width).unwrap_or(u16::MAX),
            outputs: OUTPUTS as u8,
            rows: u16::try_from(rows).unwrap_or(u16::MAX),
        };
        if !is_width(width) {
            return Err(refused(inputs.rows()));
        }
        let all = all(inputs);
        let mut weights = weights.into_iter();
        let (mut table, mut found) = (Vec::with_capacity(all * width / BLOCK), 0);
        for _ in 0..all * width / BLOCK {
            let mut block = Block([0; BLOCK]);
            for (to, weight) in block.0.iter_mut().zip(&mut weights) {
                *to = weight;
                found += 1;
            }
            table.push(block);
        }
        if found < all * width || weights.next().is_some() {
            return Err(refused(found / width));
        }
        Ok(Self {
            inputs,
            blocks: width / BLOCK,
            table: table.into(),
            out_bias,
        })
    }

    /// The version of the inputs.
    #[must_use]
    #[inline(always)]
    pub const fn inputs(&self) -> InputVersion {
        self.inputs
    }

    /// The number of hidden units.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.blocks * BLOCK
    }

    /// Returns the weights of an input row.
    ///
    /// # Panics
    ///
    /// If `row` is out of range.
    #[must_use]
    #[inline(always)]
    pub fn row(&self, row: usize) -> &[Block] {
        &self.table[row * self.blocks..][..self.blocks]
    }

    /// Returns the weights of a row for the hidden units of a block.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    #[inline(always)]
    pub(super) fn block(&self, row: usize, block: usize) -> &Block {
        &self.table[row * self.blocks + block]
    }

    /// Returns the bias of the hidden units.
    #[must_use]
    #[inline(always)]
    pub fn bias(&self) -> &[Block] {
        self.row(self.inputs.rows())
    }

    /// Returns the weights of an output.
    ///
    /// # Panics
    ///
    /// If `output` is out of range.
    #[must_use]
    #[inline(always)]
    pub fn out(&self, output: usize) -> &[Block] {
        self.row(self.inputs.rows() + 1 + output)
    }

    /// Returns the bias of the outputs.
    #[must_use]
    pub const fn out_bias(&self) -> &[i32; OUTPUTS] {
        &self.out_bias
    }

    /// Returns all weights except [`Self::out_bias`], in the order of a file.
    pub fn weights(&self) -> impl Iterator<Item = i16> {
        self.table.iter().flat_map(|block| block.0)
    }

    /// Returns the hidden units whose sum could overflow 16 bits in some position.
    pub fn out_of_range(&self) -> impl Iterator<Item = usize> {
        (0..self.width()).filter(|&unit| !stays_in_range(self, unit))
    }

    /// Returns a function from a row to its weight for one hidden unit.
    fn of_unit(&self, unit: usize) -> impl Fn(usize) -> i32 {
        move |row| i32::from(self.row(row)[unit / BLOCK].0[unit % BLOCK])
    }
}

/// A net, and the game it plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    game: GameKind,
    weights: QuantisedWeights,
}

/// Why bytes are not a usable net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NetError {
    /// The bytes do not begin like a net file.
    NoNet,
    /// The net has inputs of another version.
    Inputs {
        /// The version of the net's inputs.
        found: u16,
    },
    /// The game is unknown.
    Game {
        /// The number of the game in the file.
        found: u8,
    },
    /// The net has other layers.
    Shape {
        /// The number of its hidden units.
        hidden: u16,
        /// The number of its outputs.
        outputs: u8,
        /// The number of its input rows.
        rows: u16,
    },
    /// The length of the file is wrong.
    Length {
        /// The length, in bytes.
        found: usize,
        /// The expected length, in bytes.
        expected: usize,
    },
    /// The checksum does not match.
    Checksum,
    /// The sums of the net could overflow.
    TooLarge,
    /// The net plays another game than the caller needs.
    OtherGame {
        /// The game that the net plays.
        found: GameKind,
    },
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoNet => f.write_str("this is not a net of Rosespring"),
            Self::Inputs { found } => write!(
                f,
                "the net has inputs of version {found}; this program knows versions {} to {}",
                InputVersion::One.number(),
                InputVersion::Three.number()
            ),
            Self::Game { found } => {
                write!(f, "the net is for game number {found}, which is unknown")
            }
            Self::Shape {
                hidden,
                outputs,
                rows,
            } => write!(
                f,
                "the net has {rows} rows, {hidden} hidden units and {outputs} outputs; expected \
                 {}, {} or {}, a multiple of {BLOCK} up to {WIDTH_MAX}, and {OUTPUTS}",
                InputVersion::One.rows(),
                InputVersion::Two.rows(),
                InputVersion::Three.rows()
            ),
            Self::Length { found, expected } => {
                write!(f, "the net has {found} bytes; expected {expected}")
            }
            Self::Checksum => {
                f.write_str("the checksum of the net does not match: a bit was changed")
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
    /// Creates a net for a game. The rows of empty places are set to zero.
    ///
    /// # Errors
    ///
    /// [`NetError::TooLarge`] if a sum could overflow.
    pub fn new(game: GameKind, mut weights: QuantisedWeights) -> Result<Self, NetError> {
        let (blocks, rows) = (weights.blocks, weights.inputs.rows());
        for (row, weights) in weights.table.chunks_exact_mut(blocks).enumerate() {
            if row < rows && inputs::is_empty(row as u16) {
                weights.fill(Block([0; BLOCK]));
            }
        }
        for (output, &bias) in weights.out_bias.iter().enumerate() {
            let out = weights.out(output).iter().flat_map(|block| block.0);
            let most: i64 = out
                .map(|weight| i64::from(weight.unsigned_abs()) * i64::from(FULL))
                .sum();
            if most + i64::from(bias).abs() > i64::from(i32::MAX) {
                return Err(NetError::TooLarge);
            }
        }
        if weights.out_of_range().next().is_some() {
            return Err(NetError::TooLarge);
        }
        Ok(Self { game, weights })
    }

    /// The game that it learnt.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// Whether it plays `game`: the game that it learnt, or one that plays by its net.
    #[must_use]
    pub fn plays(&self, game: GameKind) -> bool {
        self.game == game || self.game == net_game(game)
    }

    /// Its weights.
    #[must_use]
    pub const fn weights(&self) -> &QuantisedWeights {
        &self.weights
    }

    /// Reads the net of a file, which must play `game`.
    ///
    /// # Errors
    ///
    /// Those of [`Self::from_bytes`], and [`NetError::OtherGame`].
    pub fn for_game(bytes: &[u8], game: GameKind) -> Result<Self, NetError> {
        let net = Self::from_bytes(bytes)?;
        if net.plays(game) {
            Ok(net)
        } else {
            Err(NetError::OtherGame { found: net.game })
        }
    }

    /// Reads the net of a file.
    ///
    /// # Errors
    ///
    /// [`NetError`] if the bytes are not a usable net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(MAGIC) {
            return Err(NetError::NoNet);
        }
        let short = |expected| NetError::Length {
            found: bytes.len(),
            expected,
        };
        let head = short(HEADER);
        let version = u16::from_le_bytes(reader.take().ok_or(head)?);
        let [game, outputs] = reader.take().ok_or(head)?;
        let hidden = u16::from_le_bytes(reader.take().ok_or(head)?);
        let rows = u16::from_le_bytes(reader.take().ok_or(head)?);
        let inputs = InputVersion::ALL
            .into_iter()
            .find(|known| known.number() == version)
            .ok_or(NetError::Inputs { found: version })?;
        let kind = GameKind::all()
            .find(|kind| kind.declaration().number == game)
            .ok_or(NetError::Game { found: game })?;
        let width = usize::from(hidden);
        if !is_width(width) || (usize::from(outputs), usize::from(rows)) != (OUTPUTS, inputs.rows())
        {
            return Err(NetError::Shape {
                hidden,
                outputs,
                rows,
            });
        }
        let expected = HEADER + body(inputs, width) + 8;
        if bytes.len() != expected {
            return Err(short(expected));
        }
        let (told, sum) = bytes.split_at(expected - 8);
        if sum != Checksum::of(told).to_bytes() {
            return Err(NetError::Checksum);
        }
        let (weights, biases) = told[HEADER..].split_at(2 * width * all(inputs));
        let weights = weights.as_chunks().0.iter().copied();
        let mut out_bias = [0; OUTPUTS];
        for (bias, &bytes) in out_bias.iter_mut().zip(biases.as_chunks().0) {
            *bias = i32::from_le_bytes(bytes);
        }
        let weights =
            QuantisedWeights::new(inputs, width, weights.map(i16::from_le_bytes), out_bias)?;
        Self::new(kind, weights)
    }

    /// The checksum of the file. Nets with the same game and weights have the same checksum.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        Checksum::of(&bytes[..bytes.len() - 8]).get()
    }

    /// Returns the bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (inputs, width) = (self.weights.inputs(), self.weights.width());
        let mut bytes = Vec::with_capacity(HEADER + body(inputs, width) + 8);
        bytes.extend(MAGIC);
        bytes.extend(inputs.number().to_le_bytes());
        bytes.extend([self.game.declaration().number, OUTPUTS as u8]);
        bytes.extend((width as u16).to_le_bytes());
        bytes.extend((inputs.rows() as u16).to_le_bytes());
        let weights = &self.weights;
        bytes.extend(weights.weights().flat_map(i16::to_le_bytes));
        bytes.extend(weights.out_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(Checksum::of(&bytes).to_bytes());
        bytes
    }
}

/// Whether the sum of a hidden unit fits 16 bits for every position.
fn stays_in_range(weights: &QuantisedWeights, unit: usize) -> bool {
    let (places, others) = inputs::blocks();
    let all = weights.inputs.rows();
    let others = others.iter().filter(|rows| rows.end <= all);
    let weight = weights.of_unit(unit);
    [1, -1].into_iter().all(|sign: i32| {
        let others = others.clone();
        let most = |rows: &std::ops::Range<usize>| {
            let most = rows.clone().map(|row| sign * weight(row)).max();
            most.unwrap_or(0).max(0)
        };
        let men = |places: &Vec<_>| -> i32 {
            let mut most: Vec<i32> = places.iter().map(most).collect();
            // None is negative.
            order::sort_by_key(&mut most, |&most| most as u64);
            most.iter().rev().take(15).sum()
        };
        let sum = places.iter().map(men).sum::<i32>() + others.map(most).sum::<i32>();
        sum + sign * weight(all) <= i32::from(i16::MAX)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Returns a net of this width with random weights.
    pub(crate) fn any_net(inputs: InputVersion, seed: u64, width: usize) -> Net {
        let mut rng = fastrand::Rng::with_seed(seed);
        let rows = inputs.rows();
        let most = |row: usize| match row {
            row if row == rows => 500,
            row if row < rows => 200,
            _ => (3000 * 128 / width) as i16,
        };
        let weights = (0..all(inputs) * width).map(|weight| {
            let most = most(weight / width);
            rng.i16(-most..=most)
        });
        let weights = QuantisedWeights::new(inputs, width, weights, [1, -2, 3, -4, 5]).unwrap();
        Net::new(GameKind::TAWULA, weights).unwrap()
    }

    #[test]
    fn a_net_is_read_back() {
        let [one, two, three] = InputVersion::ALL;
        let shapes = [
            (one, 128, 401_964),
            (one, 256, 803_884),
            (one, 512, 1_607_724),
            (two, 256, 1_383_468),
            (three, 128, 925_228),
        ];
        for (inputs, width, length) in shapes {
            let net = any_net(inputs, 1, width);
            let bytes = net.to_bytes();

            assert_eq!(bytes.len(), length);
            assert_eq!(Net::from_bytes(&bytes), Ok(net));
        }
    }

    #[test]
    fn bytes_that_are_no_net_are_refused() {
        let bytes = any_net(InputVersion::One, 1, 128).to_bytes();
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
