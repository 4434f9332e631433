package org.parcast.cli.argument;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * What {@code --vary} says.
 *
 * @param name of the parameter
 * @param values that it takes
 */
public record Varied(String name, List<String> values) {
  private static final Pattern TEXT = Pattern.compile("([A-Za-z_]\\w*)=([^,]+(?:,[^,]+)*)");

  /** Stands for the value in an argument of the program. */
  public String placeholder() {
    return "{" + name + "}";
  }

  /** Reads {@code NAME=VALUE,...}. */
  public static final class Converter implements ITypeConverter<Varied> {
    @Override
    public Varied convert(String text) {
      Matcher matcher = TEXT.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException("'" + text + "' is not NAME=VALUE,VALUE,..., as in n=64,96,128");
      }
      List<String> values = Stream.of(matcher.group(2).split(",")).distinct().toList();
      return new Varied(matcher.group(1), values);
    }
  }
}
