package org.parcast.benchmarks.reliability;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Numbers by what they count, in order: {@code 7,085 executions, 0.8 minutes, 0 findings}.
 *
 * @param values by name; a name holds no comma
 */
record NamedCounts(Map<String, Double> values) {
  /** Nothing was counted. */
  static final NamedCounts NONE = new NamedCounts(Map.of());

  /** Reads what {@link #toString()} wrote. */
  static NamedCounts parse(String text) {
    Map<String, Double> values = new LinkedHashMap<>();
    for (String count : text.split(", ")) {
      int space = count.indexOf(' ');
      values.put(count.substring(space + 1), Double.valueOf(count.substring(0, space).replace(",", "")));
    }
    return new NamedCounts(values);
  }

  /** Returns the number, 0 where it was not counted. */
  double get(String name) {
    return values.getOrDefault(name, 0.);
  }

  /** Returns the same with one number set; a new one comes last. */
  NamedCounts with(String name, double value) {
    Map<String, Double> all = new LinkedHashMap<>(values);
    all.put(name, value);
    return new NamedCounts(all);
  }

  /** Returns the sums by name. */
  NamedCounts plus(NamedCounts others) {
    Map<String, Double> sums = new LinkedHashMap<>(values);
    others.values.forEach((name, value) -> sums.merge(name, value, Double::sum));
    return new NamedCounts(sums);
  }

  /** Returns those with such names. */
  NamedCounts only(Predicate<String> names) {
    Map<String, Double> some = new LinkedHashMap<>(values);
    some.keySet().removeIf(names.negate());
    return new NamedCounts(some);
  }

  @Override
  public String toString() {
    return String.join(", ", values.entrySet().stream().map(count -> number(count.getValue()) + " " + count.getKey()).toList());
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.format(Locale.ROOT, "%,d", (long) value) : String.format(Locale.ROOT, "%,.2f", value);
  }
}
