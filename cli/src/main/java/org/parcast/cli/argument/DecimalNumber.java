package org.parcast.cli.argument;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number with or without a fraction. */
public final class DecimalNumber implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    try {
      double value = Double.parseDouble(text.strip());
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says all.
    }
    throw new TypeConversionException("'" + text + "' is not a number");
  }
}
