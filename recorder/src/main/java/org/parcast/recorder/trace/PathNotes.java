package org.parcast.recorder.trace;

/** What a thread has noted of the loop with branches that it is in: the ways that iterations took, and of each reference its first address and its stride. */
final class PathNotes {
  /** So many runs are noted until they are told of, 48 KiB of them. */
  private static final int MOST = 1 << 12;

  /** Runs of iterations that are not told of yet: the number of their way, and how many they are. */
  private int[] taken = {};

  private long[] times = {};
  private int runs;

  /** The way that the last run takes, and the iteration in which it began. */
  private int way;

  private int begin;
  private ProfiledLoop loop;

  /** Blocks that have been executed at least once, and at least twice. */
  private int once;

  private int twice;

  /** By reference: the iteration of its first execution, 0 where there was none, its address then, and its stride, known from the second on. */
  private final int[] at;

  private final long[] first;
  private final long[] stride;

  /** By reference, its address in the first iteration that is not told of yet. */
  private final long[] start;

  PathNotes(int references) {
    at = new int[references];
    first = new long[references];
    stride = new long[references];
    start = new long[references];
  }

  /** The loop was entered. */
  void begin(ProfiledLoop entered) {
    if (taken.length == 0) {
      taken = new int[MOST];
      times = new long[MOST];
    }
    loop = entered;
    runs = 0;
    once = 0;
    twice = 0;
    for (int reference : loop.references) {
      at[reference] = 0;
      stride[reference] = 0;
    }
  }

  /** Iteration {@code n} takes another way than the one before, or one whose references are to be told of; see {@link PathProfile#iterated}. */
  int turned(int other, int n) {
    if (runs == 0 || way != other) {
      end(n);
      if (runs == MOST) {
        tell(n);
      }
      way = other;
      begin = n;
      taken[runs++] = loop.number(other);
    }
    twice |= once & other;
    once |= other;
    return twice;
  }

  /** The loop is being left in iteration {@code n}, before its end. */
  void left(int n) {
    end(n);
    tell(n);
  }

  /** The last run ends before iteration n. */
  private void end(int n) {
    if (runs > 0) {
      times[runs - 1] = n - begin;
    }
  }

  /** The reference has touched the address in iteration {@code n}. */
  void note(long address, int n, int reference) {
    if (at[reference] == 0) {
      at[reference] = n;
      first[reference] = address;
    } else if (n > at[reference]) {
      stride[reference] = (address - first[reference]) / (n - at[reference]);
    }
  }

  private void tell(int next) {
    if (runs > 0) {
      long from = next;
      for (int run = 0; run < runs; run++) {
        from -= times[run];
      }
      for (int reference : loop.references) {
        start[reference] = first[reference] + (from - at[reference]) * stride[reference];
      }
      BlockTrace.drain();
      Recording.ran(loop, taken, times, runs, start, stride);
      runs = 0;
    }
  }
}
