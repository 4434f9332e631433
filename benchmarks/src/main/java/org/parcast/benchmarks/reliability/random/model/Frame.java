package org.parcast.benchmarks.reliability.random.model;

import java.util.HashMap;
import java.util.Map;

/** What the names of a running method stand for: words, numbers, arrays and objects. */
public record Frame(ModelMemory memory, Map<String, Object> names) {

  public static Frame of(ModelMemory memory) {
    return new Frame(memory, new HashMap<>());
  }

  public <T> T get(String name, Class<T> type) {
    return type.cast(names.get(name));
  }

  public int index(String name) {
    return get(name, Integer.class);
  }

  /** A line loads a field or a local variable. */
  public Num load(String word, int line) {
    return memory.load(get(word, Word.class), line);
  }

  /** A line loads an element of an array. */
  public Num load(String array, int i, int line) {
    return memory.load(get(array, RandomElements.class).words()[i], line);
  }

  /** A line loads a row of an array of rows. */
  public RandomElements row(String array, int i, int line) {
    return get(array, RandomElements.class).row(memory, i, line);
  }
}
