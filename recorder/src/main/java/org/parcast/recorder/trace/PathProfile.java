package org.parcast.recorder.trace;

import org.parcast.recorder.run.ThreadHandover;

/**
 * What a traced program tells of an innermost loop with branches whose addresses all advance by constant strides from iteration to iteration,
 * whichever ways the iterations take: of each iteration its way, a bit for each block that it executed, and of each reference the addresses of its
 * first two executions. Iterations one after the other that take the same way are a run. Rewritten classes call these methods.
 */
public final class PathProfile {
  private PathProfile() {}

  private static final int MOST = 1 << 12;

  /** Runs of iterations that are not told of yet: the number of their way, and how many they are. */
  private static final int[] TAKEN = new int[MOST];

  private static final long[] TIMES = new long[MOST];
  private static int runs;

  /** The way that the last run takes, and the iteration in which it began. */
  private static int way;

  private static int begin;
  private static ProfiledLoop loop;

  /** Blocks that have been executed at least once, and at least twice. */
  private static int once;

  private static int twice;

  /** By reference: the iteration of its first execution, 0 where there was none, its address then, and its stride, known from the second on. */
  private static int[] at = {};

  private static long[] first = {};
  private static long[] stride = {};

  /** By reference, its address in the first iteration that is not told of yet. */
  private static long[] start = {};

  static void start(int references) {
    at = new int[references];
    first = new long[references];
    stride = new long[references];
    start = new long[references];
  }

  /**
   * A loop was entered.
   *
   * @param number of the loop
   * @param blocks what the bits of a way stand for, see {@link ProfiledLoop}
   */
  public static void entered(int number, String blocks) {
    loop = Recording.branched(number, blocks);
    runs = 0;
    once = 0;
    twice = 0;
    for (int reference : loop.references) {
      at[reference] = 0;
      stride[reference] = 0;
    }
  }

  /**
   * An iteration has ended. Answers the blocks whose references need not be told of any more.
   *
   * @param taken its way
   * @param last that of the iteration before, -1 before the first
   * @param known what was answered before
   * @param n number of the iteration, from 1 on
   */
  public static int iterated(int taken, int last, int known, int n) {
    return taken == last && (taken & known) == taken ? known : turned(taken, n);
  }

  private static int turned(int taken, int n) {
    ThreadHandover.follow();
    if (runs == 0 || way != taken) {
      end(n);
      if (runs == MOST) {
        tell(n);
      }
      way = taken;
      begin = n;
      TAKEN[runs++] = loop.number(taken);
    }
    twice |= once & taken;
    once |= taken;
    return twice;
  }

  /** The last run ends before iteration n. */
  private static void end(int n) {
    if (runs > 0) {
      TIMES[runs - 1] = n - begin;
    }
  }

  /** The loop is being left in iteration {@code n}, before its end. */
  public static void left(int n) {
    ThreadHandover.follow();
    end(n);
    tell(n);
  }

  /** An array element is about to be accessed in iteration {@code n}, unless that is known. */
  public static void element(Object array, int index, int known, int n, int reference) {
    if (known == 0 && array != null) {
      note(BlockTrace.address(array, index, reference), n, reference);
    }
  }

  /** What lies at a known address is about to be accessed. */
  public static void fixed(long address, int known, int n, int reference) {
    if (known == 0) {
      note(address, n, reference);
    }
  }

  /** A field was accessed, {@code offset} bytes behind the start of the object. */
  public static void field(long object, int offset, int known, int n, int reference) {
    fixed(object + offset, known, n, reference);
  }

  private static void note(long address, int n, int reference) {
    if (at[reference] == 0) {
      at[reference] = n;
      first[reference] = address;
    } else if (n > at[reference]) {
      stride[reference] = (address - first[reference]) / (n - at[reference]);
    }
  }

  private static void tell(int next) {
    if (runs > 0) {
      long from = next;
      for (int run = 0; run < runs; run++) {
        from -= TIMES[run];
      }
      for (int reference : loop.references) {
        start[reference] = first[reference] + (from - at[reference]) * stride[reference];
      }
      BlockTrace.drain();
      Recording.ran(loop, TAKEN, TIMES, runs, start, stride);
      runs = 0;
    }
  }
}
