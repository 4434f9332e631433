package org.parcast.analyses.loops.observation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * The loops that are being executed, outermost first, and since when. Time is counted in iterations of any loop: of two loops that are open,
 * and a reference made before, the times tell in which of them it was made by an earlier iteration.
 */
final class OpenLoops {

  /** An execution of a loop. */
  static final class Execution {
    final int loop;
    final int begin;
    final long workBefore;
    int number;
    /** When the iteration began that is under way. */
    private int current;
    private final Times starts = new Times();
    private long iterations;
    private long iterationWork;
    private long longest;

    Execution(int number, int loop, int begin, long work) {
      this.number = number;
      this.loop = loop;
      this.begin = begin;
      this.current = begin;
      this.workBefore = work;
      this.iterationWork = work;
    }

    long iterations() {
      return iterations;
    }

    /** How many iterations ago something was done. */
    int distance(int time) {
      return starts.after(time);
    }
  }

  private Execution[] open = new Execution[16];
  private int depth;
  private final Executions executions;
  private int time = 1;
  private long bytesOfStarts;

  /** @param leastExecutions so many are kept in any case */
  OpenLoops(int leastExecutions) {
    executions = new Executions(leastExecutions);
  }

  OpenLoops() {
    this(1 << 20);
  }

  int time() {
    return time;
  }

  Execution enter(int loop, long work) {
    Execution entered = new Execution(executions.add(loop, innermost(), iteration()), loop, ++time, work);
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = entered;
    return entered;
  }

  /** When the present iteration of the innermost loop began, or the program. */
  int sinceWhen() {
    return depth == 0 ? 0 : open[depth - 1].current;
  }

  /** Number of the innermost execution, 0 where no loop is open. */
  int innermost() {
    return depth == 0 ? 0 : open[depth - 1].number;
  }

  /** The innermost loop, 0 where none is open. */
  int innermostLoop() {
    return depth == 0 ? 0 : open[depth - 1].loop;
  }

  /** The iteration of the innermost execution that is under way, from 1; 0 where no loop is open. */
  int iteration() {
    return depth == 0 ? 0 : (int) open[depth - 1].iterations;
  }

  /**
   * By how many iterations of the loops inside the carrier the present is ahead of what was done there, the outermost first; as far as both
   * are in the same loops.
   *
   * @param execution in which that was done
   * @param iteration in which of its iterations
   */
  int[] ahead(Execution carrier, int execution, int iteration) {
    int carrierAt = depthOf(carrier);
    int levels = levels(carrier, execution);
    int[] ahead = new int[Math.min(levels, depth - 1 - carrierAt)];
    int same = ahead.length;
    int then = iteration;
    for (int at = execution, level = levels; level > 0; level--, then = executions.enteredIn(at), at = parent(at)) {
      if (level <= ahead.length) {
        Execution now = open[carrierAt + level];
        ahead[level - 1] = (int) now.iterations - then;
        same = now.loop == loop(at) ? same : level - 1;
      }
    }
    return same == ahead.length ? ahead : Arrays.copyOf(ahead, same);
  }

  /** How many of the first of these distances are those that {@link #ahead} tells. */
  int aheadAs(int[] distances, Execution carrier, int execution, int iteration) {
    int carrierAt = depthOf(carrier);
    int levels = levels(carrier, execution);
    int same = Math.min(distances.length, Math.min(levels, depth - 1 - carrierAt));
    int then = iteration;
    for (int at = execution, level = levels; level > 0; level--, then = executions.enteredIn(at), at = parent(at)) {
      if (level <= same) {
        Execution now = open[carrierAt + level];
        same = now.loop == loop(at) && (int) now.iterations - then == distances[level - 1] ? same : level - 1;
      }
    }
    return same;
  }

  private int depthOf(Execution carrier) {
    int at = depth - 1;
    while (open[at] != carrier) {
      at--;
    }
    return at;
  }

  /** How many executions are within that of the carrier, up to this one. */
  private int levels(Execution carrier, int execution) {
    int levels = 0;
    for (int at = execution; at != carrier.number && at != 0; at = parent(at)) {
      levels++;
    }
    return levels;
  }

  void iterate(long work) {
    Execution at = count(work);
    bytesOfStarts -= at.starts.bytes();
    at.current = ++time;
    at.starts.add(time);
    bytesOfStarts += at.starts.bytes();
  }

  /** Counts an iteration without a time of its own: nothing can be found in it. */
  Execution count(long work) {
    Execution at = open[depth - 1];
    at.longest = Math.max(at.longest, work - at.iterationWork);
    at.iterationWork = work;
    at.iterations++;
    return at;
  }

  /** Counts all iterations of the innermost execution, each of the same work. */
  void count(long iterations, long workOfEach) {
    Execution at = open[depth - 1];
    at.longest = Math.max(at.longest, workOfEach);
    at.iterations += iterations;
    at.iterationWork += iterations * workOfEach;
  }

  Execution exit(long work) {
    Execution left = open[--depth];
    left.longest = Math.max(left.longest, work - left.iterationWork);
    bytesOfStarts -= left.starts.bytes();
    time++;
    return left;
  }

  /** Work of the longest iteration of an execution that has ended. */
  static long longest(Execution ended) {
    return ended.longest;
  }

  /** The loop that carries a dependence on what was done at a time: the outermost of which it was another iteration; null where none is. */
  Execution carrier(int then) {
    for (int i = 0; i < depth; i++) {
      Execution execution = open[i];
      if (then < execution.current) {
        return then >= execution.begin ? execution : null;
      }
    }
    return null;
  }

  /**
   * How the present lies to something done before: two times of one answer have one answer ever after, and no loop carries a dependence on what was
   * done at the one and not at the other.
   */
  int relation(int then) {
    int level = 0;
    while (level < depth && then >= open[level].current) {
      level++;
    }
    return level < depth && then >= open[level].begin ? 2 * level + 1 : 2 * level;
  }

  /** The loops, innermost first and so many at most, whose executions began after something was done. */
  void forEachSince(int then, int most, IntConsumer action) {
    for (int i = depth - 1; i >= Math.max(0, depth - most) && open[i].begin > then; i--) {
      action.accept(open[i].loop);
    }
  }

  /** How many of the open loops were open when something was done. */
  int openSince(int then) {
    int count = depth;
    while (count > 0 && open[count - 1].begin > then) {
      count--;
    }
    return count;
  }

  /** The open loops that were open when something was done. */
  void forEachOpenAt(int then, IntConsumer action) {
    for (int i = openSince(then) - 1; i >= 0; i--) {
      action.accept(open[i].loop);
    }
  }

  /** Whether an execution is still going on. */
  boolean isOpen(int execution) {
    for (int i = depth - 1; i >= 0; i--) {
      if (open[i].number <= execution) {
        return open[i].number == execution;
      }
    }
    return execution == 0;
  }

  int parent(int execution) {
    return executions.parent(execution);
  }

  int loop(int execution) {
    return executions.loop(execution);
  }

  /**
   * Whether there are so many executions that it is time to {@link #keep} those in use.
   *
   * @param searched bytes of all that may refer to them
   */
  boolean isFull(long searched) {
    return executions.isFull(searched);
  }

  /**
   * Forgets all executions that have ended but those in use and those around them.
   *
   * @return the new number of each that is left, by its old one
   */
  int[] keep(BitSet used) {
    for (int i = 0; i < depth; i++) {
      used.set(open[i].number);
    }
    int[] renumbered = executions.keep(used);
    for (int i = 0; i < depth; i++) {
      open[i].number = renumbered[open[i].number];
    }
    return renumbered;
  }

  /** What they take. */
  long bytes() {
    return executions.bytes() + bytesOfStarts;
  }
}
