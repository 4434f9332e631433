package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;

/**
 * Executions of loops by number, ascending in time, from 1 on. A run has as many as it pleases: those that nothing refers to any more are dropped now
 * and then, and the others numbered anew.
 */
final class Executions {
  private static final int BYTES = 12;

  /** What is searched for those in use takes no more than so many times their own bytes: a search of a word or two then comes to each execution. */
  private static final int SEARCHED = 4;

  /** So few are not worth a look. */
  private final int least;

  /** Execution 0 is the program, without a loop. */
  private final IntArrayList parents = new IntArrayList(new int[] {0});
  private final IntArrayList loops = new IntArrayList(new int[] {0});
  private final IntArrayList enteredIn = new IntArrayList(new int[] {0});
  private int most;

  /** @param least so many are kept in any case */
  Executions(int least) {
    this.least = least;
    this.most = least;
  }

  /**
   * A loop is entered.
   *
   * @param parent execution around it
   * @param iteration in which iteration of that
   * @return the number
   */
  int add(int loop, int parent, int iteration) {
    parents.add(parent);
    loops.add(loop);
    enteredIn.add(iteration);
    return parents.size() - 1;
  }

  int parent(int execution) {
    return parents.getInt(execution);
  }

  int loop(int execution) {
    return loops.getInt(execution);
  }

  /** In which iteration of the execution around it. */
  int enteredIn(int execution) {
    return enteredIn.getInt(execution);
  }

  /**
   * Whether there are so many that it is time to {@link #keep} those in use.
   *
   * @param searched bytes of all that may refer to them
   */
  boolean isFull(long searched) {
    return parents.size() > most && SEARCHED * bytes() > searched;
  }

  /**
   * Drops all but those in use and those around them.
   *
   * @return the new number of each that is left, by its old one
   */
  int[] keep(BitSet used) {
    used.set(0);
    for (int at = used.length() - 1; at > 0; at = used.previousSetBit(at - 1)) {
      used.set(parent(at));
    }
    int[] renumbered = new int[parents.size()];
    int next = 0;
    for (int at = 0; at >= 0; at = used.nextSetBit(at + 1)) {
      renumbered[at] = next;
      parents.set(next, renumbered[parent(at)]);
      loops.set(next, loop(at));
      enteredIn.set(next, enteredIn(at));
      next++;
    }
    parents.size(next);
    loops.size(next);
    enteredIn.size(next);
    most = Math.max(least, 2 * next);
    return renumbered;
  }

  /** What they take. */
  long bytes() {
    return (long) BYTES * parents.size();
  }
}
