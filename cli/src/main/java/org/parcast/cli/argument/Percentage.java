package org.parcast.cli.argument;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A share from 0% to 100%, with or without the sign, as a number from 0 to 1. */
public final class Percentage implements ITypeConverter<Double> {
  private static final double WHOLE = 100;

  @Override
  public Double convert(String text) {
    try {
      double percent = Double.parseDouble(text.strip().replaceFirst("\\s*%$", ""));
      if (percent >= 0 && percent <= WHOLE) {
        return percent / WHOLE;
      }
    } catch (NumberFormatException e) {
      // The message below says all.
    }
    throw new TypeConversionException("'" + text + "' is no share: give 0% to 100%, as in 35%");
  }
}
