package org.parcast.engine.scale;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What varies.
 *
 * @param values of each parameter, in the order given
 */
public record Variation(Map<String, List<String>> values) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_]\\w*)}");

  public Variation {
    values = new LinkedHashMap<>(values);
  }

  /** Every value of each parameter with every value of the others. */
  List<Map<String, String>> points() {
    List<Map<String, String>> points = List.of(Map.of());
    for (Map.Entry<String, List<String>> parameter : values.entrySet()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> point : points) {
        for (String value : parameter.getValue()) {
          Map<String, String> next = new LinkedHashMap<>(point);
          next.put(parameter.getKey(), value);
          longer.add(next);
        }
      }
      points = longer;
    }
    return points;
  }

  /** Whether no other point has larger numbers, and what is no number the same: times are taken from there. */
  boolean isLargest(Map<String, String> point) {
    return values.entrySet().stream().allMatch(parameter -> isLargest(point.get(parameter.getKey()), parameter.getValue()));
  }

  private static boolean isLargest(String value, List<String> values) {
    return values.stream().anyMatch(each -> !each.matches(VariedColumns.WHOLE)) || values.stream().mapToLong(Long::parseLong).noneMatch(each -> each > Long.parseLong(value));
  }

  /** The text with the values of a point in place of {@code {NAME}}. A value is not looked into: one that is itself {@code {NAME}} stays. */
  static String filled(String text, Map<String, String> point) {
    return PLACEHOLDER.matcher(text).replaceAll(found -> Matcher.quoteReplacement(point.getOrDefault(found.group(1), found.group())));
  }

  /** Names in braces that no parameter has. */
  public List<String> unknown(String text) {
    return PLACEHOLDER.matcher(text).results().map(found -> found.group(1)).filter(name -> !values.containsKey(name)).distinct().toList();
  }

  /** All that the text becomes, each once. */
  public List<String> filled(String text) {
    return points().stream().map(point -> filled(text, point)).distinct().toList();
  }
}
