package org.parcast.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;

/**
 * A limit that a forecast must not pass: {@code METRIC[@RANKS] OPERATOR VALUE}, for example {@code bytes_per_step@16>1MB}.
 *
 * @param metric the number that is limited, of the best decomposition
 * @param ranks the number of ranks whose forecast is meant; empty for every one
 * @param comparison what is refused
 * @param limit the limit, in bytes for bytes
 * @param text the rule as it was written
 */
public record Threshold(Metric metric, OptionalInt ranks, Comparison comparison, double limit, String text) {
  private static final Pattern FORM = Pattern.compile("(\\w+)(?:@([1-9]\\d{0,8}))?\\s*(>=|<=|>|<)\\s*(\\d+(?:\\.\\d+)?)\\s*([A-Za-z]*)");
  private static final Map<String, Double> UNITS =
      new TreeMap<>(Map.of("B", 1.0, "kB", 1e3, "MB", 1e6, "GB", 1e9, "KiB", 1024.0, "MiB", 1048576.0, "GiB", 1073741824.0));

  /** What a rule refuses. */
  public enum Comparison {
    ABOVE,
    AT_LEAST,
    BELOW,
    AT_MOST;

    static Comparison of(String operator) {
      return switch (operator) {
        case ">" -> ABOVE;
        case ">=" -> AT_LEAST;
        case "<" -> BELOW;
        default -> AT_MOST;
      };
    }

    boolean refuses(double value, double limit) {
      return switch (this) {
        case ABOVE -> value > limit;
        case AT_LEAST -> value >= limit;
        case BELOW -> value < limit;
        case AT_MOST -> value <= limit;
      };
    }
  }

  /** Reads a rule. @throws IllegalArgumentException if it is none; the message says why and what would be one */
  public static Threshold parse(String rule) {
    Matcher matcher = FORM.matcher(rule.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + rule + "' is not a rule: give METRIC[@RANKS]>VALUE (or >=, <, <=), for example bytes_per_step@16>1MB");
    }
    Metric metric =
        Metric.named(matcher.group(1))
            .orElseThrow(() -> new IllegalArgumentException(
                "'" + matcher.group(1) + "' in '" + rule + "' is nothing that can be limited: there are " + Metric.names()));
    String unit = matcher.group(5);
    if (!unit.isEmpty() && !(metric.inBytes() && UNITS.containsKey(unit))) {
      String remedy = metric.inBytes() ? "use " + String.join(", ", UNITS.keySet()) : "it has none";
      throw new IllegalArgumentException("'" + unit + "' in '" + rule + "' is no unit of " + metric + ": " + remedy);
    }
    OptionalInt ranks = matcher.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(matcher.group(2)));
    double limit = Double.parseDouble(matcher.group(4)) * (unit.isEmpty() ? 1 : UNITS.get(unit));
    return new Threshold(metric, ranks, Comparison.of(matcher.group(3)), limit, rule.strip());
  }

  /** Whether the rule speaks of this number of ranks. */
  public boolean concerns(int numberOfRanks) {
    return ranks.isEmpty() || ranks.getAsInt() == numberOfRanks;
  }

  /** The forecasts that pass the limit, a message for each; empty where none does. */
  public List<String> passedBy(CommunicationForecast forecast) {
    List<String> messages = new ArrayList<>();
    for (RankForecast answer : forecast.ranks()) {
      double value = metric.of(answer.best());
      if (concerns(answer.ranks()) && comparison.refuses(value, limit)) {
        messages.add("--fail-on " + text + ": " + metric + " is " + plain(value) + " for " + answer.ranks() + " ranks");
      }
    }
    return messages;
  }

  private static String plain(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : Double.toString(value);
  }
}
