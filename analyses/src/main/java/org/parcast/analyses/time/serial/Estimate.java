package org.parcast.analyses.time.serial;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * A measured or forecast number with the interval that can be vouched for.
 *
 * @param value the number, at least {@code low}
 * @param high at least {@code value}
 */
public record Estimate(double value, double low, double high) {
  /** Standard deviations within which nine in ten of normal errors lie. */
  private static final double NINE_IN_TEN = 1.645;

  /** Steps from the number to each end in which an expectation is summed: twice as many change the third digit of none. */
  private static final int STEPS = 32;

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

  /** Of the same thing several times: the median, and all that any of them allows. @throws IllegalArgumentException if there are none */
  public static Estimate together(List<Estimate> times) {
    Estimate all = of(times.stream().mapToDouble(Estimate::value).toArray());
    for (Estimate each : times) {
      all = all.spanning(each);
    }
    return all;
  }

  /** Both together. */
  public Estimate plus(Estimate other) {
    return new Estimate(value + other.value, low + other.low, high + other.high);
  }

  /** What there is more than a number, at least 0. */
  public Estimate beyond(double number) {
    return new Estimate(Math.max(0, value - number), Math.max(0, low - number), Math.max(0, high - number));
  }

  /** So many times as much, at least 0. */
  public Estimate times(double factor) {
    return new Estimate(value * factor, low * factor, high * factor);
  }

  /**
   * How many times the other goes into this, where both are measured apart: their doubts do not add up, so on the scale of ratios the distances are those of a right angle's sides.
   */
  public Estimate over(Estimate other) {
    double ratio = value / other.value;
    return new Estimate(ratio, ratio / apart(value / low, other.high / other.value), ratio * apart(high / value, other.value / other.low));
  }

  private static double apart(double one, double another) {
    return Math.exp(Math.hypot(logarithm(one), logarithm(another)));
  }

  /** Of a ratio of nothing to nothing, which is certain, 0. */
  private static double logarithm(double ratio) {
    return Double.isNaN(ratio) ? 0 : Math.log(ratio);
  }

  /** An interval that is wider by a factor of 1 or more, to both sides. */
  public Estimate widened(double factor) {
    return new Estimate(value, low / factor, high * factor);
  }

  /** The same where more is not possible: no end of the interval is above the bound, but the number itself may be. */
  public Estimate atMost(double bound) {
    return new Estimate(value, low, Math.max(value, Math.min(high, bound)));
  }

  /** The same with an interval that also spans the other's. */
  public Estimate spanning(Estimate other) {
    return reaching(other.low).reaching(other.high);
  }

  /** An interval that also holds the number. */
  public Estimate reaching(double number) {
    return new Estimate(value, Math.min(low, number), Math.max(high, number));
  }

  /**
   * What is to be expected of something that depends on the number. On the scale of ratios errors are normal to each side, nine in ten of them within the interval; beyond it there are none.
   */
  public double expected(DoubleUnaryOperator of) {
    double sum = 0;
    double weights = 0;
    for (int step = -STEPS; step <= STEPS; step++) {
      double part = Math.abs(step) / (double) STEPS;
      double weight = Math.exp(-Math.pow(NINE_IN_TEN * part, 2) / 2);
      sum += weight * of.applyAsDouble(towards(step < 0 ? low : high, part));
      weights += weight;
    }
    return sum / weights;
  }

  /** So far from the number to an end, 0 to 1, on the scale of ratios. */
  private double towards(double end, double part) {
    return value == 0 || part == 0 ? value + part * (end - value) : value * Math.pow(end / value, part);
  }
}
