package org.parcast.cli.argument;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Sizes that were not run.
 *
 * @param sizes by the names of the parameters
 */
public record AtPoint(Map<String, List<Long>> sizes) {
  private static final Pattern SIZE = Pattern.compile("(?:([A-Za-z_]\\w*)=)?([1-9]\\d{0,17})");

  /** Whole numbers that are too small or too large. */
  private static final Pattern WHOLE = Pattern.compile("(?:[A-Za-z_]\\w*=)?([-+]\\d+|0\\d*|\\d{19,})");

  /** Every value of each parameter, which all have some, with every value of the others. */
  public List<List<Long>> all(List<String> parameters) {
    List<List<Long>> all = List.of(List.of());
    for (String parameter : parameters) {
      all = all.stream().flatMap(point -> sizes.get(parameter).stream().map(value -> Stream.concat(point.stream(), Stream.of(value)).toList())).toList();
    }
    return all;
  }

  /** Reads {@code NAME=VALUE,VALUE,NAME=VALUE,...}. */
  public static final class Converter implements ITypeConverter<AtPoint> {
    @Override
    public AtPoint convert(String text) {
      Map<String, List<Long>> sizes = new LinkedHashMap<>();
      List<Long> values = null;
      for (String size : text.split(",", -1)) {
        Matcher matcher = SIZE.matcher(size);
        if (WHOLE.matcher(size).matches()) {
          throw new TypeConversionException("'" + size + "' is no size: it is a whole number from 1 to 999999999999999999");
        }
        if (!matcher.matches() || matcher.group(1) == null && values == null) {
          throw new TypeConversionException("'" + size + "' is not NAME=VALUE with a whole number, as in n=4096 or n=1024,4096");
        }
        if (matcher.group(1) != null) {
          values = new ArrayList<>();
          if (sizes.put(matcher.group(1), values) != null) {
            throw new TypeConversionException("'" + text + "' names " + matcher.group(1) + " twice: give all its sizes together, as in " + matcher.group(1) + "=1024,4096");
          }
        }
        values.add(Long.valueOf(matcher.group(2)));
      }
      return new AtPoint(sizes);
    }
  }
}
