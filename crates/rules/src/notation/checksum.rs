//! The checksum used for everything that is written: fingerprints of rules, records, nets and
//! tables.

/// FNV-1a of 64 bits, over bytes that come part by part. It finds changed bits; it is no protection
/// against people.
///
/// ```
/// use rosespring_rules::notation::checksum::Checksum;
///
/// let mut sum = Checksum::new();
/// sum.add(b"foo");
/// sum.add(b"bar");
/// assert_eq!(sum, Checksum::of(b"foobar"));
/// assert_eq!(sum.get(), 0x8594_4171_f739_67e8);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checksum(u64);

impl Checksum {
    /// The checksum of no bytes.
    #[must_use]
    pub const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    /// The checksum of `bytes`.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let mut sum = Self::new();
        sum.add(bytes);
        sum
    }

    /// Adds the next bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
    }

    /// The checksum as a number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The checksum as it is written at the end of a file.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}

impl Default for Checksum {
    fn default() -> Self {
        Self::new()
    }
}
