package org.parcast.recorder.flow;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.state.DecidingNumbers;
import org.parcast.recorder.state.Shadow;

/**
 * The cheap first run that finds the time loops: outermost loops each of whose iterations stores (on the mean, as those of LU shrink) at
 * least a quarter of the words that the loop stores at all, and whose iterations carry a state. Either at least 5 % of the stored words carry
 * something from one iteration to another: they are used by stores to other words in an iteration that has not stored them before. Or few words
 * carry so much that at least half of what is stored after the first iteration is computed from them (the centres of k-means). Where a loop stores
 * nothing, what it gathers in registers has to carry a state from most iterations to the next (the coefficients of a fit). It knows words by vertex.
 */
public final class Scout {
  /**
   * What was seen of one execution of an outermost loop.
   *
   * @param repeats whether each of its iterations stores most of what it stores, and uses nothing that an earlier one has stored
   */
  record Candidate(int loop, long iterations, long stores, boolean timeLoop, boolean repeats) {}

  private final List<Candidate> candidates = new ArrayList<>();

  /** Iteration of the word's last store, counted over all loops. */
  private int[] stored = new int[1 << 12];

  /** In how many iterations of the loop the word was stored; complemented once it has carried something. */
  private int[] times = new int[1 << 12];

  /** Iteration in which a store to the word last used what another had carried. */
  private int[] dependent = new int[1 << 12];

  /** Sites whose stores make of a word its next value by more than an associative operator: what others gather could be gathered in any order. */
  private final BigInteger recurrences = new BigInteger(System.getProperty("parcast.recurrences", "0"), Character.MAX_RADIX);

  /** The word that a recurrence is storing which an earlier iteration has stored last; -1 for none. */
  private int recurring = -1;

  /** Iteration in which what an earlier one has left in the word has entered its value by an associative operator: it is state once others use that. */
  private int[] gathered = new int[1 << 12];

  /** The word that is being stored which holds what an earlier iteration has left there; -1 for none. */
  private int continuing = -1;

  private int loop;
  private int entered;
  private int firstIteration;
  private int iteration;
  private long distinct;
  private long storedInIterations;
  private long carried;
  private long dependents;

  /** Of these, stores to what comes and goes within an iteration; it counts where it carries something. */
  private long shortLivedStored;

  /** So many words, less those that have carried something. */
  private long shortLivedDistinct;

  private long shortLivedCarried;
  private long shortLivedDependents;
  /** Iteration in which the register became a value of its own. */
  private int[] settled = new int[1 << 12];

  /** The last iteration in which what an earlier one has gathered was gathered with, and how many there were. */
  private int gatheredWith;

  private long gatherings;
  private long stores;
  private long storesAtLastIteration;
  private boolean decided;

  /** The word that is being stored which an earlier iteration has stored last; -1 for none. */
  private int overwritten = -1;

  /** Whether an iteration has used what an earlier one has stored. */
  private boolean goesOn;

  void enter(int outermost) {
    loop = outermost;
    entered++;
    firstIteration = ++iteration;
    distinct = 0;
    storedInIterations = 0;
    carried = 0;
    dependents = 0;
    shortLivedStored = 0;
    shortLivedDistinct = 0;
    goesOn = false;
    shortLivedCarried = 0;
    shortLivedDependents = 0;
    gatherings = 0;
    stores = 0;
    storesAtLastIteration = 0;
    decided = false;
  }

  void iterate() {
    iteration++;
    storesAtLastIteration = stores;
    if (!decided && iteration - firstIteration >= DecidingNumbers.ENOUGH) {
      decided = bearsMarks();
    }
  }

  void exit() {
    long iterations = iteration - firstIteration + (stores > storesAtLastIteration ? 1 : 0);
    boolean steps = decided || bearsMarks();
    candidates.add(new Candidate(loop, iterations, stores, steps, !steps && !goesOn && distinct > shortLivedDistinct && storesAlike(iterations)));
    loop = 0;
    iteration++;
  }

  private boolean bearsMarks() {
    long iterations = iteration - firstIteration + (stores > storesAtLastIteration ? 1 : 0);
    if (stores == 0) {
      return gatherings > 0 && 2 * gatherings >= iteration - firstIteration - 1;
    }
    return iterations > 1
        && storesAlike(iterations)
        && carried > 0
        && (carried >= DecidingNumbers.CARRIED * lasting() || dependOnCarried(iterations));
  }

  /** Whether an iteration stores, on the mean, a good part of what the loop stores and what lasts. */
  private boolean storesAlike(long iterations) {
    return lasting() >= DecidingNumbers.STORED * (distinct - shortLivedDistinct) * iterations;
  }

  private long lasting() {
    return storedInIterations - shortLivedStored + shortLivedCarried;
  }

  /** Whether most of what is stored is computed from what few words carry; the first iteration has nothing to depend on. */
  private boolean dependOnCarried(long iterations) {
    double later = (iterations - 1) / (double) iterations;
    return 2 * dependents >= later * (storedInIterations - shortLivedStored + shortLivedDependents);
  }

  /** Whether the loop that runs is known to be a time loop. */
  boolean isDecided() {
    return decided;
  }

  /** Whether it is still to be found out what the loop is that runs. */
  public boolean watches() {
    return loop != 0 && !decided;
  }

  /** How many outermost loops have been entered. */
  public int loopsEntered() {
    return entered;
  }

  /**
   * The word's vertex. What an iteration of an earlier loop has made and left is no object of a step: it gets vertices of its own, apart from
   * what other iterations made at the same place.
   */
  public int vertex(Shadow shadow, int word) {
    if (isLeft(shadow.madeIn)) {
      shadow.madeIn = 0;
      shadow.base = Recorder.FLOW.vertices.allocate(shadow.length());
    }
    return shadow.base + word;
  }

  /** The loop that makes what is made now, counted as they are entered; 0 for none. */
  public int madeIn() {
    return loop == 0 ? 0 : entered;
  }

  /** Whether the loop that made something, if any did, has been left. */
  public boolean isLeft(int madeIn) {
    return madeIn != 0 && (loop == 0 || madeIn != entered);
  }

  /**
   * A value is stored in the word {@code sink}.
   *
   * @param site where, if the word may carry a state that none but itself uses; 0 for a single number: that makes no time loop
   * @param recurs whether what is stored is known to be the word's own next value, whatever the site stores else
   */
  void store(int sink, int size, int site, boolean recurs) {
    stores++;
    reserve(sink, size);
    int last = stored[sink];
    overwritten = last >= firstIteration && last < iteration ? sink : -1;
    boolean continues = overwritten == sink || hasGathered(sink);
    recurring = continues && (recurs || recurrences.testBit(site)) ? sink : -1;
    continuing = continues && site != 0 ? sink : -1;
    gathered[sink] = 0;
    if (last != iteration) {
      storeAnew(sink);
    }
  }

  /** Whether the word has gathered in this iteration on what an earlier one has left in it. */
  private boolean hasGathered(int word) {
    return gathered[word] == iteration;
  }

  /** The word is stored for the first time in the iteration. */
  private void storeAnew(int sink) {
    if (stored[sink] < firstIteration) {
      distinct++;
      times[sink] = 0;
      shortLivedDistinct += isShortLived(sink);
    }
    storedInIterations++;
    stored[sink] = iteration;
    int shortLived = isShortLived(sink);
    shortLivedStored += shortLived;
    if (times[sink] >= 0) {
      times[sink]++;
    } else {
      times[sink]--;
      carried++;
      shortLivedCarried += shortLived;
    }
  }

  /** What was stored in the word in this iteration is in another from now on. */
  void outgrow(int from, int to, int size) {
    reserve(Math.max(from, to), size);
    if (stored[from] == iteration && stored[to] != iteration) {
      storeAnew(to);
      dependent[to] = dependent[from];
    }
  }

  /** Whether a store at the site may make of a word its next value. */
  public boolean isRecurrence(int site) {
    return recurrences.testBit(site);
  }

  /**
   * Values that are no recurrences are stored in so many words, each {@code step} further on than the one before.
   *
   * @param gathers whether each word gathers on what it has
   * @param size one more than the last vertex there is
   */
  public void storeAll(int first, int step, int rows, boolean gathers, int size) {
    reserve(Math.max(first, first + (rows - 1) * step), size);
    stores += rows;
    recurring = -1;
    continuing = -1;
    for (int row = 0, sink = first; row < rows; row++, sink += step) {
      boolean overwrites = stored[sink] >= firstIteration && stored[sink] < iteration;
      goesOn |= gathers && overwrites;
      gathered[sink] = gathers && (overwrites || hasGathered(sink)) ? iteration : 0;
      if (stored[sink] != iteration) {
        storeAnew(sink);
      }
    }
  }

  /** Each of these values is computed from a word, {@code advance} further on each time, other than its own; no iteration stores what another loads. */
  public void useAll(int source, int advance, int first, int step, int rows) {
    int[] last = stored;
    int[] depends = dependent;
    int now = iteration;
    int from = firstIteration;
    for (int row = 0, word = source, sink = first; row < rows; row++, word += advance, sink += step) {
      if (word >= last.length) {
        return;
      }
      boolean carries = last[word] >= from && last[word] < now || hasGathered(word);
      if (carries && times[word] >= 0) {
        carries(word);
      }
      if ((carries || depends[word] == now) && depends[sink] != now) {
        depends[sink] = now;
        dependents++;
        shortLivedDependents += isShortLived(sink);
      }
    }
  }

  private void reserve(int vertex, int size) {
    if (vertex >= stored.length) {
      int length = Math.max(size, stored.length + (stored.length >> 1));
      stored = Arrays.copyOf(stored, length);
      times = Arrays.copyOf(times, length);
      dependent = Arrays.copyOf(dependent, length);
      settled = Arrays.copyOf(settled, length);
      gathered = Arrays.copyOf(gathered, length);
    }
  }

  /** The word or register {@code source} is used by the value being stored in {@code sink}. */
  void use(int source, int sink) {
    goesOn |= source == sink && sink == overwritten;
    boolean recurs = source == sink && sink == recurring;
    if (recurs) {
      carries(source);
      recurring = -1;
    } else if (source == sink && sink == continuing) {
      gathered[sink] = iteration;
    }
    if ((recurs || depends(source, sink)) && sink < stored.length && stored[sink] == iteration && dependent[sink] != iteration) {
      dependent[sink] = iteration;
      dependents++;
      shortLivedDependents += isShortLived(sink);
    }
  }

  /** The word or register {@code source} is used by what the register, a vertex that nothing is stored in, gathers: what the register is used by depends on it. */
  void gather(int source, int register, int size) {
    reserve(register, size);
    if (depends(source, register)) {
      dependent[register] = iteration;
    }
    if (source < settled.length && settled[source] >= firstIteration && settled[source] < iteration && gatheredWith != iteration) {
      gatheredWith = iteration;
      gatherings++;
    }
  }

  /** The register is a value of its own from here on. */
  void settle(int register) {
    settled[register] = iteration;
  }

  /** Whether the source carries something from an earlier iteration, or holds what was computed in this one from such a thing. */
  private boolean depends(int source, int sink) {
    if (source == sink || source >= stored.length) {
      return false;
    }
    int last = stored[source];
    boolean carries = last >= firstIteration && last < iteration || hasGathered(source);
    if (carries) {
      carries(source);
    }
    return carries || dependent[source] == iteration;
  }

  private void carries(int source) {
    goesOn = true;
    if (times[source] >= 0) {
      carried += times[source];
      shortLivedDistinct -= isShortLived(source);
      shortLivedCarried += (long) isShortLived(source) * times[source];
      times[source] = ~times[source];
    }
  }

  private static int isShortLived(int vertex) {
    return Recorder.FLOW.vertices.shortLived.get(vertex) ? 1 : 0;
  }

  List<Candidate> candidates() {
    return candidates;
  }
}
