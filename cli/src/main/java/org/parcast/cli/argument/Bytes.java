package org.parcast.cli.argument;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of bytes, as in {@code 64}, {@code 4k} or {@code 1m}. */
public final class Bytes implements ITypeConverter<Long> {
  @Override
  public Long convert(String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    if (!lower.matches("0*[1-9]\\d{0,11}[kmg]?")) {
      throw new TypeConversionException("'" + text + "' is not a number of bytes from 1 up: give one as in 64, 4k or 1m");
    }
    int shift = 10 * ("kmg".indexOf(lower.charAt(lower.length() - 1)) + 1);
    return Long.parseLong(lower.replaceFirst("[kmg]$", "")) << shift;
  }
}
