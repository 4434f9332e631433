package org.parcast.benchmarks.reliability.random;

import java.util.LinkedHashMap;
import java.util.Map;

/** An object: its fields by name, and what else it holds. */
record RandomMembers(String type, Map<String, Word> words, Map<String, Object> others) {

  /** A new object that a line of the program makes, with these fields of type double. */
  static RandomMembers made(ModelMemory memory, int line, String type, String... fields) {
    Map<String, Word> words = new LinkedHashMap<>();
    int ordinal = memory.ordinal(line + "");
    for (String field : fields) {
      words.put(field, new Word(line + "." + field, line + "#" + ordinal + "." + field, field.equals("seen") ? 'I' : 'D'));
    }
    return new RandomMembers(type, words, new LinkedHashMap<>());
  }

  Word word(String field) {
    return words.get(field);
  }
}
