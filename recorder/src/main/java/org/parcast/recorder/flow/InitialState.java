package org.parcast.recorder.flow;

import java.util.BitSet;
import org.parcast.recorder.state.BlockPlaces;
import org.parcast.recorder.state.Blocks;
import org.parcast.recording.Nets;

/**
 * What the first of several steps uses of the values that were there before it. Those that the later ones of the steps use no more were the state with
 * which the steps began, and take the place of what a step leaves to the next, or to several where more than one time level is kept; those used again are
 * coefficients, known to their ranks from then on. Which steps are the later ones is not known before the last: so what the first step uses is put aside
 * when it has ended, what the second does when that has, what the next two do, and the next four; the last that were begun are the later ones. Words that
 * nobody has written, as the rim of a new grid, are no state, but for the zeros where the steps make new grids and store to the same places; before a
 * kernel that may have happened unseen.
 */
final class InitialState {
  private final ValueFlowState flow;

  /** By value the sinks that the first steps gave it, put aside; 0 where there are none. */
  private final int[] sets;

  /** By value the sinks that as many steps gave it after those, put aside last; 0 where there are none. Null before the second step has ended. */
  private int[] latest;

  /** How many steps have ended. */
  private int steps = 1;

  /** How many values had been born when sinks were put aside last. */
  private long born;

  /** Whether no step has followed on those whose sinks were put aside last, which are the later ones then. */
  private boolean ended;

  /** The outermost blocks of what the first step has stored to. */
  private final BitSet written;

  /** Null while not asked for. */
  private BlockPlaces places;

  /** Words that no step has stored to, of arrays that take turns. */
  private final BitSet rims = new BitSet();

  /** The first step has ended. */
  InitialState(ValueFlowState flow) {
    this.flow = flow;
    written = written();
    sets = new int[flow.values.size()];
    for (int value = 1; value < sets.length; value++) {
      int set = flow.values.set[value];
      boolean waiting = flow.values.holders(value) > 0 && !isStored(flow.values.home(value)) && !flow.sets.isEmpty(set);
      if (waiting && flow.sets.isEarlier(set)) {
        sets[value] = set;
        flow.values.set[value] = flow.sets.earlierRoot();
      }
    }
  }

  /** Whether it is time to put sinks aside when the step that runs has ended. */
  boolean isPutAsideNext() {
    return Integer.bitCount(steps + 1) == 1;
  }

  /** Another step has ended; answers whether it is time to put sinks aside. */
  boolean stepEnds() {
    steps++;
    return Integer.bitCount(steps) == 1;
  }

  /** Puts aside what the steps since the last time have given to those values that the first step has used. */
  void putAside() {
    int[] before = latest;
    latest = new int[sets.length];
    for (int value = 1; value < sets.length; value++) {
      int set = flow.values.set[value];
      if (sets[value] != 0) {
        if (before != null) {
          sets[value] = joined(value, sets[value], before[value]);
        }
        if (!flow.sets.isEmpty(set) && flow.sets.isEarlier(set)) {
          latest[value] = set;
          flow.values.set[value] = flow.sets.earlierRoot();
        }
      }
    }
    born = flow.births;
  }

  /** The first step has used the value, as is seen only now; answers whether that is one from before. */
  boolean use(int value, int sink) {
    boolean isEarlier = value < sets.length && flow.sets.isEarlier(flow.values.set[value]);
    if (isEarlier) {
      sets[value] = flow.sets.grow(sets[value] == 0 ? flow.sets.earlierRoot() : sets[value], flow.values.home(value), sink);
    }
    return isEarlier;
  }

  /** The sinks that the first step gave to a value from before, while they are put aside; else 0. */
  int set(int value) {
    return value < sets.length ? sets[value] : 0;
  }

  /**
   * The last step has ended. An array that the first step read and a later one stored to takes turns with others: its words that no step has stored
   * to are its rim, also where the steps are too few to use it again.
   */
  void stepsEnd() {
    ended = latest != null && flow.births == born;
    BitSet turns = written();
    turns.andNot(written);
    for (int block = 0; block < flow.blocks.size() && !turns.isEmpty(); block++) {
      if (turns.get(flow.blocks.outermost(block))) {
        for (int word = firstWord(block); word < endOfWords(block); word++) {
          if (!isStored(word)) {
            rims.set(word);
          }
        }
      }
    }
  }

  /** The sinks of a value from before the steps, those of the first steps and all others. */
  int join(int value, int set) {
    int home = flow.values.home(value);
    int put = latest == null ? 0 : latest[value];
    int first = joined(value, sets[value], ended ? 0 : put);
    int later = joined(value, set, ended ? put : 0);
    sets[value] = 0;
    if (flow.sets.isEmpty(later)) {
      int user = flow.sets.members(first, home)[0];
      if (!isStored(home) && !rims.get(home) && user >= Nets.FIRST_VERTEX && (flow.isBorn(home) || Recorder.startsWithin() || isStoredInPlaceOf(home, user))) {
        flow.vertices.site[home] = flow.vertices.site[user];
      }
    }
    return joined(value, first, later);
  }

  /** The sinks of two sets of a value, of which the other may have none or be 0. */
  private int joined(int value, int set, int other) {
    int joined = set;
    if (other != 0 && other != set && !flow.sets.isEmpty(other)) {
      int home = flow.values.home(value);
      for (int sink : flow.sets.members(other, home)) {
        joined = flow.sets.grow(joined, home, sink);
      }
    }
    return joined;
  }

  /** Whether the word at the home's place in an array of the same shape as the user's is one that the steps store to. */
  private boolean isStoredInPlaceOf(int home, int user) {
    if (places == null) {
      places = new BlockPlaces(flow.blocks);
    }
    int counterpart = places.counterpart(home, user);
    return counterpart >= 0 && isStored(counterpart);
  }

  private BitSet written() {
    BitSet blocks = new BitSet();
    for (int block = 0; block < flow.blocks.size(); block++) {
      int word = firstWord(block);
      int end = endOfWords(block);
      while (word < end && !isStored(word)) {
        word++;
      }
      if (word < end) {
        blocks.set(flow.blocks.outermost(block));
      }
    }
    return blocks;
  }

  private int firstWord(int block) {
    return flow.blocks.get(block).base;
  }

  /** Of an array of arrays where it begins: it has no words. */
  private int endOfWords(int block) {
    Blocks.Block of = flow.blocks.get(block);
    return of.base < Nets.FIRST_VERTEX ? of.base : of.base + of.length;
  }

  private boolean isStored(int vertex) {
    return flow.vertices.site[vertex] != 0;
  }
}
