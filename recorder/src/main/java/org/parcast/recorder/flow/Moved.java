package org.parcast.recorder.flow;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.VertexSet;
import org.parcast.recorder.state.Shadow;

/**
 * Values that steps only move. What a step has moved to a word of another's, and the word still holds when the step ends, is that word's from then on: who uses it in a later step has it from
 * the word's owner, and the owner has it from where it was. Where it moves on before anything is computed from it, it goes to the last of these places at once. A word
 * of which a step has used what an earlier one moved there is state, and gets what the last step moves there, too. Scratch, temporaries and single
 * numbers, which are no state or that of all ranks, keep what they are given.
 */
final class Moved {
  private final ValueFlowState flow;
  private Shadow[] shadows = new Shadow[64];
  private int[] words = new int[64];
  private int size;

  /** How many of them were moved by the last step that has ended and moved any. */
  private int arrived;

  /** The step that has moved these. */
  private int step;

  /** By value that a word has in the place of another, that other, which it holds; else 0. */
  private int[] origin = {};

  /** Those of them that have come at the end of the first step. */
  private final BitSet ofFirst = new BitSet();

  /** The words to which values have gone in the phase. */
  private VertexSet state = new VertexSet();

  Moved(ValueFlowState flow) {
    this.flow = flow;
  }

  /** A step has copied a value into the word. */
  void add(Shadow shadow, int word) {
    if (size == words.length) {
      words = Growth.of(words, 2 * size);
      shadows = Arrays.copyOf(shadows, 2 * size);
    }
    step = flow.step;
    shadows[size] = shadow;
    words[size++] = word;
  }

  /** What follows is of the step with this number: the one that has moved values may have ended. */
  void turnTo(int number) {
    if (number > step && size > 0) {
      arrive();
    }
  }

  /** The step ends. */
  void arrive() {
    for (int i = 0; i < size; i++) {
      arrive(shadows[i], words[i]);
    }
    arrived = size > 0 ? size : arrived;
    size = 0;
  }

  private void arrive(Shadow shadow, int word) {
    int value = shadow.value(word);
    int vertex = shadow.vertex(word);
    if (value == 0 || flow.values.home(value) == vertex || shadow.isScratch() || flow.blocks.get(shadow.block).temporary || flow.vertices.scalar.get(vertex)) {
      return;
    }
    int from = value;
    if (origin(value) != 0 && isUsed(value)) {
      settle(value);
    } else if (origin(value) != 0) {
      from = origin(value);
    }
    flow.values.hold(from);
    int now = from;
    if (flow.values.home(from) != vertex) {
      now = flow.ownValue(vertex);
      if (now >= origin.length) {
        origin = Growth.of(origin, Math.max(1 << 12, now + (now >> 1)));
      }
      origin[now] = from;
      ofFirst.set(now, flow.steps.isFirstStep());
    }
    shadow.set(word, now);
    flow.release(value);
  }

  /** The value in whose place a word has this one, 0 where there is none, or where it is known to have gone there. */
  int origin(int value) {
    return value < origin.length ? origin[value] : 0;
  }

  private boolean isUsed(int value) {
    return !flow.sets.isEmpty(flow.values.set[value]) || flow.steps.setOfFirstStep(value) != 0;
  }

  /** Nobody holds the value any more. */
  void end(int value) {
    if (origin(value) != 0) {
      if (isUsed(value)) {
        settle(value);
      } else {
        letGo(value);
      }
    }
  }

  /** What was used of a word has gone there. */
  private void settle(int value) {
    int from = origin[value];
    state.add(flow.values.home(value));
    flow.useLate(from, flow.values.home(value), ofFirst.get(value));
    letGo(value);
  }

  private void letGo(int value) {
    int from = origin[value];
    origin[value] = 0;
    flow.release(from);
  }

  /** The phase ends: what was used in it has gone to where it was used. */
  void phaseEnds() {
    arrive();
    for (int value = 1; value < origin.length; value++) {
      int used = value;
      while (origin(used) != 0 && isUsed(used)) {
        int from = origin(used);
        settle(used);
        used = from;
      }
    }
    for (int i = 0; i < arrived; i++) {
      int value = shadows[i].value(words[i]);
      if (origin(value) != 0 && state.get(flow.values.home(value))) {
        settle(value);
      }
    }
    arrived = 0;
    state = new VertexSet();
  }
}
