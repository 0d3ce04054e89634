//! The net: one hidden layer, and two outputs for the side to throw.
//!
//! A weight in a file is a 16-bit integer in units of 1/[`SCALE`]. Sums are of 32-bit floats in a
//! fixed order, so every machine computes the same bits.

use super::inputs::{INPUTS, Inputs};
use super::standing::Standing;
use crate::evaluate::exp;

/// Number of outputs: the log odds of winning, and the holes to come.
pub const OUTPUTS: usize = 2;
/// The largest number of hidden units.
pub const WIDTH_MAX: usize = 128;
/// The unit of the second output: holes of the side to throw, less those of the other side, until
/// the end of the game.
pub const HOLES_SCALE: f32 = 4.0;

/// What a file begins with: the format, and the version of the inputs.
const MAGIC: &[u8; 8] = b"RSTCNET1";
const SCALE: f32 = 4096.0;

/// What the net says of a standing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The chance that the side to throw wins the game, 0 to 1.
    pub win: f32,
    /// The holes that the side to throw will take until the end of the game, less those of the
    /// other side.
    pub holes: f32,
}

/// The weights as numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct NetWeights {
    /// Number of hidden units.
    pub width: usize,
    /// Those of the inputs, one row of `width` for each, then those of the bias.
    pub hidden: Vec<f32>,
    /// Those of the outputs, one row of `width` for each.
    pub outputs: Vec<f32>,
    /// The biases of the outputs.
    pub bias: [f32; OUTPUTS],
}

impl NetWeights {
    /// Returns weights of zero.
    #[must_use]
    pub fn zeros(width: usize) -> Self {
        Self {
            width,
            hidden: vec![0.0; (INPUTS + 1) * width],
            outputs: vec![0.0; OUTPUTS * width],
            bias: [0.0; OUTPUTS],
        }
    }

    /// Computes the hidden units into `units`, and returns the outputs.
    pub fn evaluate(&self, inputs: &Inputs, units: &mut Vec<f32>) -> [f32; OUTPUTS] {
        let width = self.width;
        units.clear();
        units.extend_from_slice(&self.hidden[INPUTS * width..]);
        for &(input, value) in inputs.values() {
            let row = &self.hidden[usize::from(input) * width..][..width];
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += value * weight;
            }
        }
        for unit in units.iter_mut() {
            *unit = unit.max(0.0);
        }
        std::array::from_fn(|output| {
            let row = &self.outputs[output * width..][..width];
            let products = units.iter().zip(row).map(|(unit, weight)| unit * weight);
            self.bias[output] + products.sum::<f32>()
        })
    }

    /// All weights in the order of a file.
    fn all(&self) -> impl Iterator<Item = f32> {
        let layers = self.hidden.iter().chain(&self.outputs);
        layers.chain(&self.bias).copied()
    }
}

/// Why bytes are not a usable net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NetError {
    /// The bytes do not begin like a net of this game and version.
    NoNet,
    /// The net has no hidden units, or more than [`WIDTH_MAX`].
    Width(u16),
    /// The file has another length than its width tells.
    Length {
        /// The length that the width tells, in bytes.
        wanted: usize,
        /// The length of the file, in bytes.
        found: usize,
    },
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoNet => f.write_str("not a net of Trictrac of this version"),
            Self::Width(width) => write!(f, "{width} hidden units, not 1 to {WIDTH_MAX}"),
            Self::Length { wanted, found } => {
                write!(f, "the net has {found} bytes, not {wanted}")
            }
        }
    }
}

impl std::error::Error for NetError {}

/// A net of Trictrac.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    weights: NetWeights,
}

impl Net {
    /// Returns a net with these weights, rounded as a file stores them.
    ///
    /// # Errors
    ///
    /// [`NetError::Width`] if the width is not valid.
    ///
    /// # Panics
    ///
    /// If a layer has another size than the width tells.
    pub fn new(weights: &NetWeights) -> Result<Self, NetError> {
        Self::from_bytes(&to_bytes(weights))
    }

    /// Returns the file of the net.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        to_bytes(&self.weights)
    }

    /// Reads a net from a file.
    ///
    /// # Errors
    ///
    /// [`NetError`] says why the bytes are not a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NoNet)?;
        let (width, rest) = rest.split_first_chunk().ok_or(NetError::NoNet)?;
        let found = u16::from_le_bytes(*width);
        let width = usize::from(found);
        if width == 0 || width > WIDTH_MAX {
            return Err(NetError::Width(found));
        }
        let mut weights = NetWeights::zeros(width);
        let wanted = MAGIC.len() + 2 + 2 * weights.all().count();
        if bytes.len() != wanted {
            let found = bytes.len();
            return Err(NetError::Length { wanted, found });
        }
        let mut numbers = rest
            .as_chunks()
            .0
            .iter()
            .map(|&bytes| f32::from(i16::from_le_bytes(bytes)) / SCALE);
        let NetWeights {
            hidden,
            outputs,
            bias,
            ..
        } = &mut weights;
        let all = hidden.iter_mut().chain(outputs).chain(bias);
        for (weight, number) in all.zip(&mut numbers) {
            *weight = number;
        }
        Ok(Self { weights })
    }

    /// Number of hidden units.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.weights.width
    }

    /// Returns what the net says of a standing.
    #[must_use]
    pub fn estimate(&self, standing: &Standing) -> Estimate {
        let inputs = Inputs::new(standing);
        let [odds, holes] = self.weights.evaluate(&inputs, &mut Vec::new());
        Estimate {
            win: 1.0 / (1.0 + exp(-odds)),
            holes: HOLES_SCALE * holes,
        }
    }
}

fn to_bytes(weights: &NetWeights) -> Vec<u8> {
    let whole = |weight: f32| {
        let most = f32::from(i16::MAX);
        (weight * SCALE).round().clamp(-most, most) as i16
    };
    let mut bytes = MAGIC.to_vec();
    bytes.extend((weights.width as u16).to_le_bytes());
    bytes.extend(weights.all().flat_map(|weight| whole(weight).to_le_bytes()));
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_read_back_and_other_bytes_are_refused() {
        let mut weights = NetWeights::zeros(3);
        let mut rng = fastrand::Rng::with_seed(1);
        weights.hidden.fill_with(|| rng.f32() - 0.5);
        let net = Net::new(&weights).unwrap();
        let bytes = net.to_bytes();

        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        assert_eq!(Net::from_bytes(&bytes[1..]), Err(NetError::NoNet));
        let (wanted, found) = (bytes.len(), bytes.len() - 1);
        assert_eq!(
            Net::from_bytes(&bytes[..found]),
            Err(NetError::Length { wanted, found })
        );
        let wide = [&MAGIC[..], &[0, 1]].concat();
        assert_eq!(Net::from_bytes(&wide), Err(NetError::Width(256)));
    }
}
