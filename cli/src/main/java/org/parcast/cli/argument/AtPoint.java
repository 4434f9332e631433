package org.parcast.cli.argument;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Sizes that were not run.
 *
 * @param sizes by the names of the parameters
 */
public record AtPoint(Map<String, Long> sizes) {
  private static final Pattern SIZE = Pattern.compile("([A-Za-z_]\\w*)=([1-9]\\d{0,17})");

  /** Reads {@code NAME=VALUE,...}. */
  public static final class Converter implements ITypeConverter<AtPoint> {
    @Override
    public AtPoint convert(String text) {
      Map<String, Long> sizes = new LinkedHashMap<>();
      for (String size : text.split(",")) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
          throw new TypeConversionException("'" + size + "' is not NAME=VALUE with a whole number, as in n=4096");
        }
        sizes.put(matcher.group(1), Long.valueOf(matcher.group(2)));
      }
      return new AtPoint(sizes);
    }
  }
}
