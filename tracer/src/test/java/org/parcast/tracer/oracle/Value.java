package org.parcast.tracer.oracle;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A value: the vertex that it was born on, and the vertices where it is used, by phase. */
final class Value {
  final String home;
  final boolean inRegister;
  final Map<String, SortedSet<String>> sinks = new TreeMap<>();

  Value(String home, boolean inRegister) {
    this.home = home;
    this.inRegister = inRegister;
  }

  void use(String sink, String phase) {
    sinks.computeIfAbsent(phase, p -> new TreeSet<>()).add(sink);
  }
}
