//! Some of many things, drawn by lot.

/// Draws so many of a stream of things, every one as likely as the others, and keeps their order.
///
/// The same seed draws the same places of a stream: the generator (`SplitMix64`, Steele, Lea and
/// Flood 2014) and the drawing (Vitter's algorithm R, 1985) are part of what this promises.
#[derive(Clone, Debug)]
pub struct Sample<T> {
    size: usize,
    seen: u64,
    state: u64,
    /// What is drawn so far, with its place in the stream.
    drawn: Vec<(u64, T)>,
}

impl<T> Sample<T> {
    /// An empty sample of at most `size` things.
    pub fn new(size: usize, seed: u64) -> Sample<T> {
        Sample { size, seen: 0, state: seed, drawn: Vec::new() }
    }

    /// Offers the next thing of the stream.
    pub fn offer(&mut self, thing: T) {
        let place = self.seen;
        self.seen += 1;
        if self.drawn.len() < self.size {
            self.drawn.push((place, thing));
            return;
        }
        let lot = self.below(self.seen);
        if let Some(slot) = usize::try_from(lot).ok().and_then(|lot| self.drawn.get_mut(lot)) {
            *slot = (place, thing);
        }
    }

    /// What was drawn, in the order of the stream.
    pub fn into_vec(mut self) -> Vec<T> {
        self.drawn.sort_by_key(|(place, _)| *place);
        self.drawn.into_iter().map(|(_, thing)| thing).collect()
    }

    /// A number below a bound, all as likely up to one part in 2^64 times the bound.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.random()) * u128::from(bound)) >> 64) as u64
    }

    fn random(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(size: usize, of: u32, seed: u64) -> Vec<u32> {
        let mut sample = Sample::new(size, seed);
        (0..of).for_each(|n| sample.offer(n));
        sample.into_vec()
    }

    #[test]
    fn a_seed_always_draws_the_same_in_order() {
        let drawn = sample(5, 1000, 7);
        assert_eq!(drawn, sample(5, 1000, 7));
        assert_ne!(drawn, sample(5, 1000, 8));
        assert!(drawn.is_sorted() && drawn.len() == 5);
        assert_eq!(sample(5, 3, 7), [0, 1, 2]);
        assert!(sample(0, 3, 7).is_empty());
    }

    #[test]
    fn all_are_as_likely() {
        let mut times = [0_u32; 10];
        for seed in 0..4000 {
            for n in sample(3, 10, seed) {
                times[n as usize] += 1;
            }
        }
        assert!(times.iter().all(|n| (1050..1350).contains(n)), "{times:?}");
    }
}
