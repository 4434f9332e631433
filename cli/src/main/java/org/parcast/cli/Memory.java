package org.parcast.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Heap sizes as the JVM takes them, {@code 512m} or {@code 8g}; null where the JVM's share of the machine is to be used.
 *
 * @param analysis heap of the analysis, which the launcher gives to the JVM that runs this
 * @param program heap of the program under analysis
 */
record Memory(String analysis, String program) {
  static final Memory DEFAULT = new Memory(null, null);

  /** Reads {@code 8g} (for both) or {@code 8g,4g}. */
  static final class Converter implements ITypeConverter<Memory> {
    private static final String SIZE = "([1-9]\\d{0,8}[kmgtKMGT])";
    private static final Pattern FORM = Pattern.compile(SIZE + "(?:," + SIZE + ")?");

    @Override
    public Memory convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a size: give a whole number with m or g, for example 8g, or two for the analysis and the program, 8g,4g");
      }
      String analysis = matcher.group(1);
      return new Memory(analysis, matcher.group(2) == null ? analysis : matcher.group(2));
    }
  }
}
