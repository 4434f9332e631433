package org.parcast.analyses.loops.observation;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Reads of words since they were last written, but the last of each: a chain for each word, the latest first. Of reads that have the same relation to
 * the present one is enough, as whichever loop will carry an anti dependence on the one will carry it on the other, with the times of the earliest
 * and the latest of them, between which the distances lie; those that are part of updates by
 * one operator apart from others. So there are few more than loops are open.
 */
final class EarlierReads {
  private static final int TIME = 0;
  private static final int READER = 1;
  private static final int KIND = 2;
  private static final int EXECUTION = 3;
  private static final int ITERATION = 4;
  private static final int EARLIEST = 5;
  private static final int LATEST = 6;
  private static final int NEXT = 7;
  private static final int NUMBERS = 8;

  private final OpenLoops loops;

  /** The first read is none. */
  private int[] numbers = new int[NUMBERS << 8];

  private int size = NUMBERS;
  private int unused;

  EarlierReads(OpenLoops loops) {
    this.loops = loops;
  }

  /**
   * A read that is no longer the last of its word joins the chain of those before, where it tells more than they do.
   *
   * @param chain of the reads before, 0 for none
   * @param kind by which operator it is part of an update
   * @param execution in which execution of a loop it was made, and in which of its iterations
   * @return the chain
   */
  int keep(int chain, int time, int reader, int kind, int execution, int iteration) {
    int relation = loops.relation(time);
    for (int at = chain; at != 0 && loops.relation(time(at)) == relation; at = next(at)) {
      if (kind(at) == kind) {
        numbers[at + LATEST] = time;
        return chain;
      }
    }
    int made = make();
    numbers[made + TIME] = time;
    numbers[made + READER] = reader;
    numbers[made + KIND] = kind;
    numbers[made + EXECUTION] = execution;
    numbers[made + ITERATION] = iteration;
    numbers[made + EARLIEST] = time;
    numbers[made + LATEST] = time;
    numbers[made + NEXT] = chain;
    for (int at = made; at != 0; at = next(at)) {
      dropLike(at);
    }
    return made;
  }

  /** Drops older reads that tell the same by now. */
  private void dropLike(int read) {
    int relation = loops.relation(time(read));
    int before = read;
    for (int at = next(read); at != 0 && loops.relation(time(at)) == relation; at = next(before)) {
      if (kind(at) == kind(read)) {
        numbers[read + EARLIEST] = earliest(at);
        numbers[before + NEXT] = next(at);
        release(at);
      } else {
        before = at;
      }
    }
  }

  private int make() {
    if (unused != 0) {
      int made = unused;
      unused = next(made);
      return made;
    }
    if (size + NUMBERS > numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
    size += NUMBERS;
    return size - NUMBERS;
  }

  private void release(int read) {
    numbers[read + NEXT] = unused;
    unused = read;
  }

  /** A chain of its own for another word with the same reads. */
  int copy(int chain) {
    if (chain == 0) {
      return 0;
    }
    int rest = copy(next(chain));
    int made = make();
    System.arraycopy(numbers, chain, numbers, made, NEXT);
    numbers[made + NEXT] = rest;
    return made;
  }

  /** The word is written. */
  void forget(int chain) {
    for (int at = chain; at != 0; ) {
      int next = next(at);
      release(at);
      at = next;
    }
  }

  /** The read before in the chain, 0 for none. */
  int next(int read) {
    return numbers[read + NEXT];
  }

  int time(int read) {
    return numbers[read + TIME];
  }

  /** When the first of those that it stands for was made. */
  int earliest(int read) {
    return numbers[read + EARLIEST];
  }

  /** When the last of those that it stands for was made. */
  int latest(int read) {
    return numbers[read + LATEST];
  }

  int reader(int read) {
    return numbers[read + READER];
  }

  int kind(int read) {
    return numbers[read + KIND];
  }

  int execution(int read) {
    return numbers[read + EXECUTION];
  }

  int iteration(int read) {
    return numbers[read + ITERATION];
  }

  /** Adds the executions of loops in which the reads of a chain were made. */
  void collectExecutions(int chain, BitSet used) {
    for (int at = chain; at != 0; at = next(at)) {
      used.set(execution(at));
    }
  }

  /** @param renumbered new number of each execution of a loop, by its old one */
  void renumberExecutions(int chain, int[] renumbered) {
    for (int at = chain; at != 0; at = next(at)) {
      numbers[at + EXECUTION] = renumbered[execution(at)];
    }
  }

  /** What they take. */
  long bytes() {
    return 4L * numbers.length;
  }
}
