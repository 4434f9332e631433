package org.parcast.recorder.flow;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;

/**
 * What a step has moved to other words. What such a word holds when the step ends is state, and the word's owner keeps it: it is used there, whether anything is computed of it
 * or it only moves on. Scratch and temporaries keep nothing.
 */
final class Moved {
  private Shadow[] shadows = new Shadow[64];
  private int[] words = new int[64];
  private int size;

  /** A value was copied into the word. */
  void add(Shadow shadow, int word) {
    if (size == words.length) {
      words = Growth.of(words, 2 * size);
      shadows = Arrays.copyOf(shadows, 2 * size);
    }
    shadows[size] = shadow;
    words[size++] = word;
  }

  /** The step ends. */
  void arrive(Flow flow) {
    for (int i = 0; i < size; i++) {
      Shadow shadow = shadows[i];
      int value = shadow.value[words[i]];
      int vertex = shadow.vertex(words[i]);
      if (value != 0 && !shadow.isScratch() && !flow.blocks.get(shadow.block).temporary && flow.values.home(value) != vertex) {
        flow.use(value, vertex);
      }
      shadows[i] = null;
    }
    size = 0;
  }
}
