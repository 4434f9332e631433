package org.parcast.analyses.mimicry;

/**
 * Deals the iterations of a region to threads by a schedule of OpenMP. All threads begin it together, behind a barrier: what one has done
 * before does not count.
 */
final class Dealer {
  private final Schedule schedule;
  private final int threads;
  private final long iterations;
  private final Pieces[] dealt;

  /** References dealt so far, by thread. */
  private final long[] references;

  /** Place of the run that each thread makes once, and its references; negative for none. */
  private int once;

  private int onceSize;

  /** The chunk that is being dealt: its iterations and its thread. */
  private long chunkEnd;

  private int owner = -1;
  private int turn = -1;

  Dealer(Schedule schedule, long iterations, Pieces[] dealt) {
    this.schedule = schedule;
    this.threads = dealt.length;
    this.iterations = iterations;
    this.dealt = dealt;
    references = new long[threads];
  }

  /** Deals all runs of the buffer. */
  void deal(RunBuffer runs) {
    once = runs.placeOnce();
    onceSize = once < 0 ? 0 : runs.size(once);
    for (int at = 0; at < runs.end(); at = runs.next(at)) {
      int size = runs.size(at);
      if (!runs.advances(at)) {
        seek(runs.iteration(at));
        give(at, 0, runs.count(at), size);
        continue;
      }
      long first = runs.iteration(at);
      for (long done = 0; done < runs.count(at); ) {
        seek(first + done);
        long part = Math.max(1, Math.min(runs.count(at) - done, chunkEnd - (first + done)));
        give(at, done, part, size);
        done += part;
      }
    }
  }

  private void give(int run, long first, long count, int size) {
    if (size > 0) {
      if (onceSize > 0 && owner > 0 && dealt[owner].size() == 0) {
        dealt[owner].add(once, 0, 1);
        references[owner] += onceSize;
      }
      dealt[owner].add(run, first, count);
      references[owner] += count * size;
    }
  }

  /** Goes on to the chunk that holds the iteration; the test that ends a loop belongs to its last one. */
  private void seek(long iteration) {
    while (owner < 0 || iteration >= chunkEnd && chunkEnd < iterations) {
      long start = chunkEnd;
      turn++;
      switch (schedule.kind()) {
        case STATIC -> {
          owner = turn % threads;
          chunkEnd = schedule.chunk() > 0 ? start + schedule.chunk() : start + iterations / threads + (turn < iterations % threads ? 1 : 0);
        }
        case DYNAMIC -> {
          owner = idlest();
          chunkEnd = start + Math.max(1, schedule.chunk());
        }
        case GUIDED -> {
          owner = idlest();
          chunkEnd = start + Math.max(Math.max(1, schedule.chunk()), (iterations - start + threads - 1) / threads);
        }
      }
      chunkEnd = Math.min(chunkEnd, iterations);
    }
  }

  private int idlest() {
    int least = 0;
    for (int thread = 1; thread < threads; thread++) {
      if (references[thread] < references[least]) {
        least = thread;
      }
    }
    return least;
  }
}
