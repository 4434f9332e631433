package org.parcast.analyses.loops.fission;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Which units of a loop's body depend on which, in the same iteration or in a later one, and what each does of the loop's work. */
public final class UnitDependences {
  private final List<BitSet> after = new ArrayList<>();
  private final List<BitSet> later = new ArrayList<>();
  private final BitSet intoHeader = new BitSet();
  private final long[] work;
  private long iterations;
  private boolean whole = true;

  UnitDependences(int units) {
    for (int unit = 0; unit < units; unit++) {
      after.add(new BitSet());
      later.add(new BitSet());
    }
    this.work = new long[units];
  }

  /**
   * A unit has to come after another, or after itself; the loop's header is unit -1.
   *
   * @param carried whether the first was in an earlier iteration
   */
  void add(int first, int second, boolean carried) {
    if (first >= 0 && second >= 0) {
      after.get(first).set(second);
      if (carried) {
        later.get(first).set(second);
      }
    } else {
      intoHeader.set(Math.max(first, second) < 0 ? size() : Math.max(first, second));
    }
  }

  void work(int unit, long instructions) {
    if (unit >= 0) {
      work[unit] += instructions;
    }
  }

  void iterations(long most) {
    iterations = Math.max(iterations, most);
  }

  void cut() {
    whole = false;
  }

  public int size() {
    return work.length;
  }

  /** Units that come after this one: they use a word of memory that it used before, and one of the two writes it. */
  public BitSet after(int unit) {
    return (BitSet) after.get(unit).clone();
  }

  /** Those of them that come after it in a later iteration. */
  public BitSet later(int unit) {
    return (BitSet) later.get(unit).clone();
  }

  /** Units that change what the header reads, or use what it changes. */
  public BitSet meetingHeader() {
    return intoHeader.get(0, size());
  }

  /** Work of each unit, in instructions of bytecode. */
  public long[] work() {
    return work.clone();
  }

  /** Iterations of the longest execution; 0 where the run did not come to the loop. */
  public long iterations() {
    return iterations;
  }

  /** Whether all executions were watched to their ends. */
  public boolean isWhole() {
    return whole;
  }
}
