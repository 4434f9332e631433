package org.parcast.cli.argument;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number with its unit. */
public abstract class Quantity implements ITypeConverter<Double> {
  private static final Pattern FORM = Pattern.compile("\\s*([0-9]+(?:\\.[0-9]+)?)\\s*([A-Za-z/]+)\\s*");

  private final String what;
  private final Map<String, Double> units;
  private final boolean mayBeZero;

  private Quantity(String what, boolean mayBeZero, Map<String, Double> units) {
    this.what = what;
    this.mayBeZero = mayBeZero;
    this.units = units;
  }

  @Override
  public Double convert(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches() && units.containsKey(form.group(2))) {
      double value = Double.parseDouble(form.group(1)) * units.get(form.group(2));
      if (Double.isFinite(value) && (value > 0 || mayBeZero)) {
        return value;
      }
    }
    throw new TypeConversionException("'" + text + "' is no " + what + ": a number " + (mayBeZero ? "" : "above 0 ") + "and a unit, " + String.join(", ", units.keySet()));
  }

  /** A time in seconds. */
  public static final class Seconds extends Quantity {
    Seconds() {
      super("time", true, units("ns", 1e-9, "us", 1e-6, "ms", 1e-3, "s", 1.0));
    }
  }

  /** A rate in bytes per second. */
  public static final class BytesPerSecond extends Quantity {
    BytesPerSecond() {
      super("bandwidth", false, units("B/s", 1.0, "kB/s", 1e3, "MB/s", 1e6, "GB/s", 1e9, "Mbit/s", 1e6 / 8, "Gbit/s", 1e9 / 8));
    }
  }

  private static Map<String, Double> units(Object... namesAndFactors) {
    Map<String, Double> units = new LinkedHashMap<>();
    for (int i = 0; i < namesAndFactors.length; i += 2) {
      units.put((String) namesAndFactors[i], (Double) namesAndFactors[i + 1]);
    }
    return units;
  }
}
