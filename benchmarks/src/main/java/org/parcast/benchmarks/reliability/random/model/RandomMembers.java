package org.parcast.benchmarks.reliability.random.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** An object: its fields by name, and what else it holds. */
public record RandomMembers(String type, Map<String, Word> words, Map<String, Object> others) {

  /** A new object that a line of the program makes, with these fields of type double. */
  public static RandomMembers made(ModelMemory memory, int line, String type, String... fields) {
    Map<String, Word> words = new LinkedHashMap<>();
    int ordinal = memory.ordinal(line + "");
    for (String field : fields) {
      words.put(field, new Word(line + "." + field, line + "#" + ordinal + "." + field, Set.of("seen", "at").contains(field) ? 'I' : 'D'));
    }
    return new RandomMembers(type, words, new LinkedHashMap<>());
  }

  public Word word(String field) {
    return words.get(field);
  }
}
