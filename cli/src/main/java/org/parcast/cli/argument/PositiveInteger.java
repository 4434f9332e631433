package org.parcast.cli.argument;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A count of one or more. */
public final class PositiveInteger implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String text) {
    try {
      int value = Integer.parseInt(text.strip());
      if (value >= 1) {
        return value;
      }
    } catch (NumberFormatException e) {
      if (text.strip().matches("\\d+")) {
        throw new TypeConversionException("'" + text + "' is too large: at most " + Integer.MAX_VALUE);
      }
    }
    throw new TypeConversionException("'" + text + "' is not a whole number from 1 up");
  }
}
