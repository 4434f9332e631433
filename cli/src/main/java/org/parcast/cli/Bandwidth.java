package org.parcast.cli;

import java.util.Map;
import picocli.CommandLine.ITypeConverter;

/** Bytes per second with their unit: kB, MB and GB are powers of 1000. */
final class Bandwidth implements ITypeConverter<Double> {
  private static final Quantity BYTES_PER_SECOND =
      new Quantity(
          "a bandwidth",
          "10GB/s",
          Map.of("B/s", 1.0, "kB/s", 1e3, "MB/s", 1e6, "GB/s", 1e9, "Mbit/s", 1.25e5, "Gbit/s", 1.25e8));

  @Override
  public Double convert(String text) {
    return BYTES_PER_SECOND.parse(text);
  }
}
