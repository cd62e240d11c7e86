//! Work on many things at once, with results in the order of the things.

use std::num::NonZero;
use std::thread::available_parallelism;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;

/// A batch is worked on when it holds so many things …
const BATCH_LEN: usize = 512;
/// … or when they weigh so much (bytes) for each thread, so that memory stays flat whatever the
/// input.
const BATCH_WEIGHT: usize = 256 << 10;

/// Threads to work on.
#[derive(Debug)]
pub(crate) struct Workers(ThreadPool);

impl Workers {
    /// So many threads, or one for each processor core.
    pub(crate) fn new(jobs: Option<u16>) -> Result<Workers, Failure> {
        let threads = match jobs {
            Some(jobs) => usize::from(jobs),
            None => available_parallelism().map_or(1, NonZero::get),
        };
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map(Workers).map_err(|error| {
            Failure::new(format!("{threads} threads can't be started: {error}"))
                .help("try a smaller number with --jobs")
        })
    }

    /// Does `work` on each number below `count`, several at a time. After a failure no more are begun;
    /// of several, the one of the lowest number is told.
    pub(crate) fn each<E: Send>(
        &self,
        count: usize,
        work: impl Fn(usize) -> Result<(), E> + Send + Sync,
    ) -> Result<(), E> {
        let all = || (0..count).into_par_iter().map(work).find_first(Result::is_err);
        self.0.install(all).unwrap_or(Ok(()))
    }

    /// Does `work` on all that `next` gives, and hands the results to `done` in the same order.
    ///
    /// While one batch is worked on, the results of the one before it are handed over and the next one is
    /// read: at most three are in memory. `next` gives each thing with its weight in bytes. An error of
    /// `done` ends everything.
    pub(crate) fn in_order<T, R, E>(
        &self,
        next: impl FnMut() -> Option<(T, usize)> + Send,
        work: impl Fn(T) -> R + Sync,
        done: impl FnMut(R) -> Result<(), E> + Send,
    ) -> Result<(), E>
    where
        T: Send,
        R: Send,
        E: Send,
    {
        self.in_order_with(next, || (), |(), thing| work(thing), done)
    }

    /// As [`Workers::in_order`], with a desk for each worker that it keeps from one thing to the next.
    pub(crate) fn in_order_with<T, D, R, E>(
        &self,
        mut next: impl FnMut() -> Option<(T, usize)> + Send,
        desk: impl Fn() -> D + Sync,
        work: impl Fn(&mut D, T) -> R + Sync,
        mut done: impl FnMut(R) -> Result<(), E> + Send,
    ) -> Result<(), E>
    where
        T: Send,
        R: Send,
        E: Send,
    {
        self.0.install(|| {
            let most = BATCH_WEIGHT * self.0.current_num_threads();
            let mut batch = fill(&mut next, most);
            let mut results: Vec<R> = Vec::new();
            while !batch.is_empty() {
                let (worked, following) = rayon::join(
                    || batch.into_par_iter().map_init(&desk, &work).collect::<Vec<R>>(),
                    || {
                        results.into_iter().try_for_each(&mut done)?;
                        Ok(fill(&mut next, most))
                    },
                );
                (results, batch) = (worked, following?);
            }
            results.into_iter().try_for_each(&mut done)
        })
    }
}

fn fill<T>(next: &mut impl FnMut() -> Option<(T, usize)>, most: usize) -> Vec<T> {
    let mut batch = Vec::new();
    let mut weight = 0;
    while batch.len() < BATCH_LEN && weight < most {
        let Some((thing, more)) = next() else { break };
        batch.push(thing);
        weight += more;
    }
    batch
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(jobs: u16, stop_at: u64) -> (Vec<u64>, Result<(), u64>) {
        let mut numbers = 0..5000_u64;
        let mut seen = Vec::new();
        let ended = Workers::new(Some(jobs)).unwrap().in_order(
            || numbers.next().map(|n| (n, 1000)),
            |n| n * n,
            |square| {
                seen.push(square);
                if square == stop_at { Err(square) } else { Ok(()) }
            },
        );
        (seen, ended)
    }

    #[test]
    fn results_keep_the_order_whatever_the_number_of_threads() {
        let expected: Vec<u64> = (0..5000).map(|n| n * n).collect();
        assert_eq!(squares(1, u64::MAX), (expected.clone(), Ok(())));
        assert_eq!(squares(4, u64::MAX), (expected, Ok(())));
    }

    #[test]
    fn an_error_ends_it() {
        let (seen, ended) = squares(4, 16);
        assert_eq!((seen.len(), ended), (5, Err(16)));
    }
}
