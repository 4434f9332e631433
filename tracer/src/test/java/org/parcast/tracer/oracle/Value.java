package org.parcast.tracer.oracle;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A value: the vertex that it was born on, and the vertices where it is used, by phase. */
final class Value {
  final String home;

  /** Where it was born; null for an input value. */
  final Holder birthplace;

  final Map<String, SortedSet<String>> sinks = new TreeMap<>();

  Value(String home, Holder birthplace) {
    this.home = home;
    this.birthplace = birthplace;
  }

  /** Whether it is a single number that the region has computed. */
  boolean isSingle() {
    return birthplace != null && birthplace.isSingle();
  }

  void use(String sink, String phase) {
    sinks.computeIfAbsent(phase, p -> new TreeSet<>()).add(sink);
  }
}
