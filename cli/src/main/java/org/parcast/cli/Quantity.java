package org.parcast.cli;

import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * Positive numbers with a unit.
 *
 * @param name what they measure, with its article
 * @param example one of them
 * @param units the units and what each is worth
 */
record Quantity(String name, String example, Map<String, Double> units) {
  private static final Pattern FORM = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*(\\D+)");

  double parse(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (matcher.matches() && units.containsKey(matcher.group(2))) {
      double value = Double.parseDouble(matcher.group(1)) * units.get(matcher.group(2));
      if (value > 0) {
        return value;
      }
    }
    throw new TypeConversionException(
        "'" + text + "' is not " + name + ": give a positive number with one of " + String.join(", ", new TreeSet<>(units.keySet()))
            + ", for example " + example);
  }
}
