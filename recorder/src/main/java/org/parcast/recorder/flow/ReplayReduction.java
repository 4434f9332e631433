package org.parcast.recorder.flow;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.Shadow;

/** What a register gathered in all of a nest, as it was noted: the words of its terms, which meet where the values that they hold now were born. */
public final class ReplayReduction {
  /** By word its array, complemented where the word is the last of its term. */
  private int[] arrays = new int[64];

  private int[] words = new int[64];
  private int size;

  /** Words that are in complete terms. */
  private int complete;

  private int longest;

  private int uses;

  /** The nest's arrays. */
  private Shadow[] shadows;

  /** Adds a word to the term. */
  void add(int array, int word) {
    if (size == words.length) {
      arrays = Growth.of(arrays, 2 * size);
      words = Growth.of(words, 2 * size);
    }
    arrays[size] = array;
    words[size++] = word;
  }

  /** The words added since the last term make one. */
  void endTerm() {
    if (size > complete) {
      longest = Math.max(longest, size - complete);
      arrays[size - 1] = ~arrays[size - 1];
      complete = size;
    }
  }

  /** All terms are there, which make so many uses of values. */
  void end(int usesOfValues) {
    uses = usesOfValues;
  }

  /** The nest has been left. */
  void end(Shadow[] arraysOfNest) {
    shadows = arraysOfNest;
  }

  /** How many words there are. */
  int size() {
    return size;
  }

  /** The nest's arrays, and another. */
  Shadow[] shadowsAnd(Shadow other) {
    Shadow[] all = Arrays.copyOf(shadows, shadows.length + 1);
    all[shadows.length] = other;
    return all;
  }

  /** The values that the words hold now become the value of the shadow's one word, computed at the site. */
  void become(ValueFlowState flow, Shadow target, int site) {
    int sink = flow.sink(target, 0, isUpdate(flow, target.value(0)), site, uses);
    boolean reduced = flow.reductions.isReduced(target, false, sink, size);
    int[] term = new int[longest];
    int length = 0;
    for (int i = 0; i < size; i++) {
      term[length++] = value(flow, i);
      if (endsTerm(i)) {
        if (reduced) {
          flow.reductions.useTerm(term, length, 0, sink, site);
        } else {
          flow.use(term, length, sink, 0);
        }
        length = 0;
      }
    }
    flow.born(target, 0, sink);
  }

  private boolean isUpdate(ValueFlowState flow, int former) {
    boolean update = false;
    for (int i = 0; i < size && !update; i++) {
      update = value(flow, i) == former;
    }
    return update;
  }

  /** The value that a word holds now. */
  int value(ValueFlowState flow, int i) {
    return flow.load(shadows[endsTerm(i) ? ~arrays[i] : arrays[i]], words[i]);
  }

  /** Whether the word is the last of its term. */
  boolean endsTerm(int i) {
    return arrays[i] < 0;
  }
}
