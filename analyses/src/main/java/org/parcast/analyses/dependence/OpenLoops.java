package org.parcast.analyses.dependence;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The loops that are being executed, outermost first, and since when. Time is counted in iterations of any loop: of two loops that are open,
 * and a reference made before, the times tell in which of them it was made by an earlier iteration.
 */
final class OpenLoops {

  /** An execution of a loop. */
  static final class Execution {
    final int number;
    final int loop;
    final int parent;
    final int begin;
    final long workBefore;
    private final IntArrayList starts = new IntArrayList();
    private long iterationWork;
    private long longest;

    Execution(int number, int loop, int parent, int begin, long work) {
      this.number = number;
      this.loop = loop;
      this.parent = parent;
      this.begin = begin;
      this.workBefore = work;
      this.iterationWork = work;
    }

    /** When the iteration began that is under way. */
    int current() {
      return starts.isEmpty() ? begin : starts.getInt(starts.size() - 1);
    }

    int iterations() {
      return starts.size();
    }

    /** How many iterations ago something was done. */
    int distance(int time) {
      int low = 0;
      int high = starts.size();
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (starts.getInt(middle) <= time) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return starts.size() - low;
    }
  }

  private final List<Execution> open = new ArrayList<>();
  /** By the number of an execution: that around it, and its loop. */
  private final IntArrayList parents = new IntArrayList(new int[] {0});
  private final IntArrayList loops = new IntArrayList(new int[] {0});
  private int time = 1;

  int time() {
    return time;
  }

  Execution enter(int loop, long work) {
    Execution entered = new Execution(parents.size(), loop, innermost(), ++time, work);
    parents.add(entered.parent);
    loops.add(loop);
    open.add(entered);
    return entered;
  }

  /** Number of the innermost execution, 0 where no loop is open. */
  int innermost() {
    return open.isEmpty() ? 0 : open.get(open.size() - 1).number;
  }

  void iterate(long work) {
    Execution at = open.get(open.size() - 1);
    at.longest = Math.max(at.longest, work - at.iterationWork);
    at.iterationWork = work;
    at.starts.add(++time);
  }

  Execution exit(long work) {
    Execution left = open.remove(open.size() - 1);
    left.longest = Math.max(left.longest, work - left.iterationWork);
    time++;
    return left;
  }

  /** Work of the longest iteration of an execution that has ended. */
  static long longest(Execution ended) {
    return ended.longest;
  }

  /** The loop that carries a dependence on what was done at a time: the outermost of which it was another iteration; null where none is. */
  Execution carrier(int then) {
    for (Execution execution : open) {
      if (then < execution.current()) {
        return then >= execution.begin ? execution : null;
      }
    }
    return null;
  }

  /** Marks the loops, innermost first, that began after something was done. */
  void markSince(int then, int reference, Int2ObjectOpenHashMap<BitSet> marks) {
    for (int i = open.size() - 1; i >= 0 && open.get(i).begin > then; i--) {
      marks.computeIfAbsent(open.get(i).loop, loop -> new BitSet()).set(reference);
    }
  }

  /** Whether an execution is still going on. */
  boolean isOpen(int execution) {
    for (int i = open.size() - 1; i >= 0; i--) {
      if (open.get(i).number <= execution) {
        return open.get(i).number == execution;
      }
    }
    return execution == 0;
  }

  int parent(int execution) {
    return parents.getInt(execution);
  }

  int loop(int execution) {
    return loops.getInt(execution);
  }
}
