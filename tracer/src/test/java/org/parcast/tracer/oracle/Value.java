package org.parcast.tracer.oracle;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A value: the vertex that it was born on, and the vertices where it is used, by phase. */
final class Value {
  final String home;

  /** What holds the word of its home. */
  final Holder holder;

  /** Whether it was there before the region computed anything. */
  final boolean isInput;

  final Map<String, SortedSet<String>> sinks = new TreeMap<>();

  Value(String home, Holder holder, boolean isInput) {
    this.home = home;
    this.holder = holder;
    this.isInput = isInput;
  }

  /** Whether it is a single number that the region has computed. */
  boolean isSingle() {
    return !isInput && holder.isSingle();
  }

  void use(String sink, String phase) {
    sinks.computeIfAbsent(phase, p -> new TreeSet<>()).add(sink);
  }
}
