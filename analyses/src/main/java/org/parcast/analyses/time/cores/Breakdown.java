package org.parcast.analyses.time.cores;

import java.util.Map;
import java.util.TreeMap;

/**
 * Where time goes, in seconds.
 *
 * @param compute work, evenly dealt
 * @param memory waiting for memory that all cores share
 * @param overhead beginning and ending parallel regions, combining, and waiting for the compiler
 * @param imbalance waiting for the thread with most work
 * @param serial what one thread does alone
 */
public record Breakdown(double compute, double memory, double overhead, double imbalance, double serial) {
  static Breakdown serial(double seconds) {
    return new Breakdown(0, 0, 0, 0, seconds);
  }

  static Breakdown overhead(double seconds) {
    return new Breakdown(0, 0, seconds, 0, 0);
  }

  /** Both together. */
  public Breakdown plus(Breakdown other) {
    return new Breakdown(compute + other.compute, memory + other.memory, overhead + other.overhead, imbalance + other.imbalance, serial + other.serial);
  }

  /** So many times as long. */
  public Breakdown times(double factor) {
    return new Breakdown(compute * factor, memory * factor, overhead * factor, imbalance * factor, serial * factor);
  }

  /** All of it. */
  public double seconds() {
    return compute + memory + overhead + imbalance + serial;
  }

  /** The same shares of so many seconds: no part of a forecast takes more than the whole. */
  Breakdown addingUpTo(double seconds) {
    return seconds() == 0 ? overhead(seconds) : times(seconds / seconds());
  }

  /** What takes most beside even work. */
  String limit() {
    Map<String, Double> losses = new TreeMap<>(Map.of("memory", memory, "overhead", overhead, "imbalance", imbalance, "serial", serial));
    return losses.entrySet().stream().filter(loss -> loss.getValue() > 0).max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("none");
  }
}
