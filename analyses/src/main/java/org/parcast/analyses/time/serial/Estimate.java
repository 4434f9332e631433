package org.parcast.analyses.time.serial;

import java.util.Arrays;

/**
 * A measured or forecast number with the interval that can be vouched for.
 *
 * @param value the number, at least {@code low}
 * @param high at least {@code value}
 */
public record Estimate(double value, double low, double high) {
  /** @throws IllegalArgumentException if the numbers are not in their order */
  public Estimate {
    if (!(low <= value && value <= high)) {
      throw new IllegalArgumentException(low + " to " + high + " is no interval around " + value);
    }
  }

  /** A number known exactly. */
  public static Estimate exactly(double value) {
    return new Estimate(value, value, value);
  }

  /** Median and range. @throws IllegalArgumentException if there are no values */
  public static Estimate of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    double median = sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    return new Estimate(median, sorted[0], sorted[sorted.length - 1]);
  }

  /** Both together. */
  public Estimate plus(Estimate other) {
    return new Estimate(value + other.value, low + other.low, high + other.high);
  }

  /** So many times as much, at least 0. */
  public Estimate times(double factor) {
    return new Estimate(value * factor, low * factor, high * factor);
  }

  /** How many times the other goes into this. */
  public Estimate over(Estimate other) {
    return new Estimate(value / other.value, low / other.high, high / other.low);
  }

  /** An interval that also holds the number. */
  public Estimate reaching(double number) {
    return new Estimate(value, Math.min(low, number), Math.max(high, number));
  }
}
