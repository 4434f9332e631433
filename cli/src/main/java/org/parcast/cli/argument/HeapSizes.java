package org.parcast.cli.argument;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
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
public record HeapSizes(String analysis, String program) {
  public static final HeapSizes DEFAULT = new HeapSizes(null, null);

  /** Reads {@code 8g} (for both) or {@code 8g,4g}. */
  public static final class Converter implements ITypeConverter<HeapSizes> {
    /** From 64 MiB up; too large a size for the machine is told apart from one that is none. */
    private static final String SIZE = "((?:[1-9]\\d{2,9}|6[4-9]|[7-9]\\d)[mM]|[1-9]\\d{0,9}[gG])";

    private static final Pattern FORM = Pattern.compile(SIZE + "(?:," + SIZE + ")?");

    /** With a larger heap the JVM may not start, and the launcher starts none. */
    private final long machineMebibytes;

    /** For the memory of this machine. */
    Converter() {
      this(ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize() >> 20);
    }

    Converter(long machineMebibytes) {
      this.machineMebibytes = machineMebibytes;
    }

    @Override
    public HeapSizes convert(String text) {
      Matcher matcher = FORM.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is not a size of memory: give 64m or more, for example 8g, or two sizes for the analysis and the program, 8g,4g");
      }
      String analysis = checked(matcher.group(1));
      return new HeapSizes(analysis, matcher.group(2) == null ? analysis : checked(matcher.group(2)));
    }

    private String checked(String size) {
      long amount = Long.parseLong(size.substring(0, size.length() - 1));
      if (Character.toLowerCase(size.charAt(size.length() - 1)) == 'g') {
        amount <<= 10;
      }
      if (amount > machineMebibytes) {
        throw new TypeConversionException("'" + size + "' is more than the " + machineMebibytes
            + "m of memory that this machine has: give less, for example " + machineMebibytes * 3 / 4 + "m, or leave the option out");
      }
      return size;
    }
  }
}
