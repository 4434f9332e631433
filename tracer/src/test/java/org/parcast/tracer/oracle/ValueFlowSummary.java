package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Births, copies and nets of a run, comparable: vertices by the names of their words. */
public final class ValueFlowSummary {
  private final long births;
  private final long copies;
  private final SortedMap<String, Long> nets = new TreeMap<>();

  public ValueFlowSummary(long births, long copies) {
    this.births = births;
    this.copies = copies;
  }

  /** Adds values of a home that were used in a phase by exactly these sinks. */
  public void add(String home, Collection<String> sinks, String phase, long count) {
    if (!sinks.isEmpty()) {
      nets.merge(home + " -> " + String.join(", ", new TreeSet<>(sinks)) + " (" + phase + ")", count, Long::sum);
    }
  }

  /** What differs from the other, a line each; empty where they are equal. */
  public List<String> differences(String name, ValueFlowSummary other, String otherName) {
    List<String> differences = new ArrayList<>();
    compare(differences, "births", births, name, other.births, otherName);
    compare(differences, "copies", copies, name, other.copies, otherName);
    SortedSet<String> all = new TreeSet<>(nets.keySet());
    all.addAll(other.nets.keySet());
    for (String net : all) {
      compare(differences, net, nets.getOrDefault(net, 0L), name, other.nets.getOrDefault(net, 0L), otherName);
    }
    return differences;
  }

  private static void compare(List<String> differences, String what, long mine, String name, long others, String otherName) {
    if (mine != others) {
      differences.add(what + ": " + name + " " + mine + ", " + otherName + " " + others);
    }
  }
}
