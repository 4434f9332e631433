package org.parcast.tracer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Nets as {@code testdata/expected/README.md} writes them: the number of values of each {@code home : sink sink ... phase}, and the words
 * that hold copies at the end.
 */
public final class NetLines {
  private final Map<String, Long> counts = new TreeMap<>();
  private final Set<String> moves = new TreeSet<>();

  void net(String home, Collection<String> sinks, String phase, long count) {
    if (!sinks.isEmpty()) {
      counts.merge(home + " : " + String.join(" ", new TreeSet<>(sinks)) + (phase.equals("in") ? "" : " " + phase), count, Long::sum);
    }
  }

  void move(String word, String home) {
    moves.add("move " + word + " <- " + home);
  }

  boolean hasMove(String word, String home) {
    return moves.contains("move " + word + " <- " + home);
  }

  /** The nets alone, a line each. */
  public List<String> nets() {
    return counts.entrySet().stream().map(net -> net.getKey() + (net.getValue() == 1 ? "" : " x" + net.getValue())).toList();
  }

  /** The lines that only the other has, each after a plus, and those that only this has, each after a minus. */
  List<String> differences(NetLines other) {
    List<String> differences = new ArrayList<>();
    Set<String> keys = new TreeSet<>(counts.keySet());
    keys.addAll(other.counts.keySet());
    for (String key : keys) {
      long mine = counts.getOrDefault(key, 0L);
      long theirs = other.counts.getOrDefault(key, 0L);
      if (mine != theirs) {
        differences.add(theirs == 0 ? "- " + key + " x" + mine : mine == 0 ? "+ " + key + " x" + theirs : "  " + key + " x" + theirs + " and not x" + mine);
      }
    }
    moves.stream().filter(move -> !other.moves.contains(move)).forEach(move -> differences.add("- " + move));
    other.moves.stream().filter(move -> !moves.contains(move)).forEach(move -> differences.add("+ " + move));
    return differences;
  }
}
