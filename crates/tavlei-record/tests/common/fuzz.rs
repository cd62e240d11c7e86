//! Bytes that are nearly right: the same every time.

/// xorshift64*: small, and the same everywhere.
pub(crate) struct Random(u64);

impl Random {
    /// From a seed other than 0.
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below an end.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() >> 33) as usize % end.max(1)
    }
}

/// How many rounds, and what the random numbers begin with.
pub(crate) fn rounds(usual: usize, seed: u64) -> (usize, Random) {
    let asked = std::env::var("TAVLEI_FUZZ").ok().and_then(|rounds| rounds.parse::<usize>().ok());
    (asked.unwrap_or(usual), Random(seed + asked.unwrap_or(0) as u64))
}

/// A sample with some changes; `pieces` is what matters to the reader.
pub(crate) fn mutate(random: &mut Random, seed: &[u8], pieces: &[&[u8]]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=random.below(8) {
        let at = random.below(bytes.len() + 1);
        match random.below(4) {
            0 => {
                let piece = pieces[random.below(pieces.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            1 => {
                let end = (at + random.below(20)).min(bytes.len());
                bytes.drain(at..end);
            }
            2 if at < bytes.len() => bytes[at] = random.next() as u8,
            _ => {
                let from = random.below(bytes.len() + 1);
                let end = (from + random.below(60)).min(bytes.len());
                let copy = bytes[from..end].to_vec();
                bytes.splice(at..at, copy);
            }
        }
    }
    bytes
}
