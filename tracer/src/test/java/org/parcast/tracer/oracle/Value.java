package org.parcast.tracer.oracle;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A value: the vertex that it was born on, and the vertices where it is used, by phase. */
final class Value {
  String home;

  /** What holds the word of its home. */
  Holder holder;

  /** Whether it was there before the region computed anything. */
  final boolean isInput;

  /** Whether the region has computed it from nothing. */
  boolean isConstant;

  /** Whether another word has taken it. */
  boolean isTaken;

  /** Whether a use by another vertex waits to be told. */
  boolean isAwaited;

  final Map<String, SortedSet<String>> sinks = new TreeMap<>();

  /** Where the region computes it, the phase in which it does. */
  final String phase;

  Value(String home, Holder holder, boolean isInput, String phase) {
    this.home = home;
    this.holder = holder;
    this.isInput = isInput;
    this.phase = phase;
  }

  /** Whether it is a single number that the region has computed. */
  boolean isSingle() {
    return !isInput && isSingleNumber();
  }

  /** Whether it was born in a word that is a single number. */
  boolean isSingleNumber() {
    return holder.isSingle(home);
  }

  /** Whether a value was born from it on another vertex. */
  boolean isUsed(String phase) {
    return isAwaited || sinks.getOrDefault(phase, new TreeSet<>()).stream().anyMatch(sink -> !sink.equals(Flow.ALL) && !sink.equals(Flow.ONE) && !sink.equals(home));
  }

  void use(String sink, String phase) {
    sinks.computeIfAbsent(phase, p -> new TreeSet<>()).add(sink);
  }
}
