package org.parcast.cli.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The shape of a linearised array.
 *
 * @param array name of the array in the report
 * @param extents its extents, the slowest first
 */
public record Shape(String array, List<Integer> extents) {
  /** Reads {@code u=24x24x24}. */
  public static final class Converter implements ITypeConverter<Shape> {
    private static final Pattern FORM = Pattern.compile("([^=]+)=([1-9]\\d{0,8}(?:x[1-9]\\d{0,8})+)");

    @Override
    public Shape convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException("'" + text + "' is not a shape: give an array's name and two or more extents, for example u=24x24x24");
      }
      List<Integer> extents = new ArrayList<>();
      for (String extent : matcher.group(2).split("x")) {
        extents.add(Integer.parseInt(extent));
      }
      return new Shape(matcher.group(1), List.copyOf(extents));
    }
  }
}
