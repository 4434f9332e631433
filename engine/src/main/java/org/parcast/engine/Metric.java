package org.parcast.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.DecompositionForecast;

/** The numbers of a forecast that a {@link Threshold} may limit; {@code docs/numbers.md} defines them. */
public enum Metric {
  /** Point-to-point and collective bytes of the whole region. */
  BYTES(forecast -> forecast.bytesPointToPoint() + forecast.bytesCollective()),
  BYTES_P2P(DecompositionForecast::bytesPointToPoint),
  BYTES_COLLECTIVE(DecompositionForecast::bytesCollective),
  /** Point-to-point and collective bytes of a step. */
  BYTES_PER_STEP(DecompositionForecast::bytesPerStep),
  BYTES_P2P_PER_STEP(DecompositionForecast::bytesPointToPointPerStep),
  BYTES_COLLECTIVE_PER_STEP(DecompositionForecast::bytesCollectivePerStep),
  MESSAGES_PER_STEP(DecompositionForecast::messagesPerStep),
  /** Work of the heaviest rank over the mean. */
  IMBALANCE(DecompositionForecast::imbalance);

  private final ToDoubleFunction<DecompositionForecast> value;

  Metric(ToDoubleFunction<DecompositionForecast> value) {
    this.value = value;
  }

  static Optional<Metric> named(String name) {
    return Arrays.stream(values()).filter(metric -> metric.toString().equals(name)).findFirst();
  }

  static String names() {
    return Arrays.stream(values()).map(Metric::toString).collect(Collectors.joining(", "));
  }

  /** The number in a forecast. */
  public double of(DecompositionForecast forecast) {
    return value.applyAsDouble(forecast);
  }

  boolean inBytes() {
    return name().startsWith("BYTES");
  }

  /** As it is written in a rule: {@code bytes_per_step}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
