package org.parcast.analyses.time.cores;

import org.parcast.analyses.time.serial.LoopTime;

/**
 * A loop that may run in parallel, and what it takes on one thread.
 *
 * @param file its source file
 * @param line line of its keyword
 * @param verdict what has to be done, in a line
 * @param written time as it is written
 * @param form time in its part form on one thread
 * @param reductions partial results of each part
 * @param locks that its iterations take
 * @param falselyShared how often in an iteration, in parallel, a word is used of a line of which another thread has stored other words, at least 0
 * @param nest of a loop that runs in blocks with the one inside; null for one whose iterations are dealt
 * @param bytesPerIteration bytes that each level of the machine's memory, nearest to the core first, gives and takes in an iteration; empty where that is not known
 */
public record CandidateLoop(String file, int line, String verdict, LoopTime written, LoopTime form, int reductions, Locks locks, double falselyShared, BlockedNest nest, double[] bytesPerIteration) {
  /** A loop that takes no locks, and shares no lines falsely. */
  public CandidateLoop(String file, int line, String verdict, LoopTime written, LoopTime form, int reductions, double[] bytesPerIteration) {
    this(file, line, verdict, written, form, reductions, Locks.NONE, 0, null, bytesPerIteration);
  }

  /** A loop whose iterations are dealt. */
  public CandidateLoop(String file, int line, String verdict, LoopTime written, LoopTime form, int reductions, Locks locks, double falselyShared, double[] bytesPerIteration) {
    this(file, line, verdict, written, form, reductions, locks, falselyShared, null, bytesPerIteration);
  }

  /** The same loop that shares lines falsely so often in an iteration. */
  public CandidateLoop falselySharing(double events) {
    return new CandidateLoop(file, line, verdict, written, form, reductions, locks, events, nest, bytesPerIteration);
  }

  /** Whether its code had settled in both forms. */
  public boolean isWarm() {
    return written.warm() && form.warm();
  }

  /** The same loop that moves so many bytes. */
  public CandidateLoop moving(double[] bytes) {
    return new CandidateLoop(file, line, verdict, written, form, reductions, locks, falselyShared, nest, bytes);
  }

  /** The same loop, in other blocks where it runs in blocks. */
  CandidateLoop inBlocks(BlockedNest blocks) {
    return new CandidateLoop(file, line, verdict, written, form, reductions, locks, falselyShared, blocks, bytesPerIteration);
  }
}
