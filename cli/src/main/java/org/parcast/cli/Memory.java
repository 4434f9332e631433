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
    /** From 64 MiB to 10 TiB: what the launcher hands to the JVM. */
    private static final String SIZE = "((?:[1-9]\\d{2,6}|6[4-9]|[7-9]\\d)[mM]|[1-9]\\d{0,3}[gG])";

    private static final Pattern FORM = Pattern.compile(SIZE + "(?:," + SIZE + ")?");

    @Override
    public Memory convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a size of memory: give 64m or more, for example 8g, or two sizes for the analysis and the program, 8g,4g");
      }
      String analysis = matcher.group(1);
      return new Memory(analysis, matcher.group(2) == null ? analysis : matcher.group(2));
    }
  }
}
