package org.parcast.benchmarks.reliability.random.model;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words in which a value may have been born that a word holds: its own, and those that it has held copies of. */
public final class Origins {
  private final Map<String, Set<String>> origins = new HashMap<>();

  /** Homes of values and the words that have held copies of them. */
  public Origins(Collection<List<String>> copies) {
    copies.forEach(copy -> origins.computeIfAbsent(copy.get(1), word -> new LinkedHashSet<>()).add(copy.get(0)));
  }

  public Set<String> of(String word) {
    Set<String> all = new LinkedHashSet<>();
    add(word, all);
    return all;
  }

  private void add(String word, Set<String> all) {
    if (all.add(word)) {
      origins.getOrDefault(word, Set.of()).forEach(home -> add(home, all));
    }
  }
}
