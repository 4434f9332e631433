package org.parcast.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number of 64 bits. */
final class WholeNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }
}
