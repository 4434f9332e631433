package org.parcast.cli.argument;

import org.parcast.partition.PartitionRequest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** By how much of the mean a part may be heavier. */
public final class Imbalance implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    try {
      double value = Double.parseDouble(text.strip());
      if (value >= 0 && value <= PartitionRequest.MAX_IMBALANCE) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says all.
    }
    throw new TypeConversionException("'" + text + "' is not by how much a part may be heavier: give 0 to 1000000, for example 0.03 for 3 %");
  }
}
