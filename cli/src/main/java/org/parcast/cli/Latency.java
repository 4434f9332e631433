package org.parcast.cli;

import java.util.Map;
import picocli.CommandLine.ITypeConverter;

/** A time with its unit, in seconds. */
final class Latency implements ITypeConverter<Double> {
  private static final Quantity SECONDS = new Quantity("a time", "1us", Map.of("s", 1.0, "ms", 1e-3, "us", 1e-6, "ns", 1e-9));

  @Override
  public Double convert(String text) {
    return SECONDS.parse(text);
  }
}
