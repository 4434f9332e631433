package org.parcast.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A count of one or more. */
final class PositiveInteger implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String text) {
    try {
      int value = Integer.parseInt(text.strip());
      if (value >= 1) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says all.
    }
    throw new TypeConversionException("'" + text + "' is not a whole number from 1 up");
  }
}
