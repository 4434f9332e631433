package org.parcast.cli.argument;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number of 64 bits. */
public final class WholeNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      boolean large = text.strip().matches("[+-]?\\d+");
      throw new TypeConversionException("'" + text + "' is " + (large ? "too large: at most " + Long.MAX_VALUE : "not a whole number"));
    }
  }
}
