package org.parcast.benchmarks.reliability.random;

import java.util.HashMap;
import java.util.Map;

/** What the names of a running method stand for: words, numbers, arrays and objects. */
record Frame(ModelMemory memory, Map<String, Object> names) {

  static Frame of(ModelMemory memory) {
    return new Frame(memory, new HashMap<>());
  }

  <T> T get(String name, Class<T> type) {
    return type.cast(names.get(name));
  }

  int index(String name) {
    return get(name, Integer.class);
  }

  /** A line loads a field or a local variable. */
  Num load(String word, int line) {
    return memory.load(get(word, Word.class), line);
  }

  /** A line loads an element of an array. */
  Num load(String array, int i, int line) {
    return memory.load(get(array, RandomElements.class).words()[i], line);
  }
}
