//! Move generation: turn sequences a second, from the start position, no hash table, last turn
//! counted without being listed.

use std::hint::black_box;

use criterion::{Criterion, Throughput};

/// Game, depth.
const RUNS: &[(&str, u32)] =
    &[("international", 8), ("russian", 9), ("english", 9), ("turkish", 6), ("canadian", 6)];

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for &(id, depth) in RUNS {
        let Some(game) = tavlei_rules::find(id) else { continue };
        let turns = game.open().perft(depth);
        group.throughput(Throughput::Elements(turns));
        group.bench_function(id, |bencher| {
            bencher.iter(|| black_box(game.open().perft(black_box(depth))));
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    perft(&mut criterion);
    criterion.final_summary();
}
