package org.parcast.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.report.Report;

/**
 * A limit that a forecast must not pass: {@code METRIC[@N] OPERATOR VALUE}, for example {@code bytes_per_step@16>1MB} or {@code
 * hit_rate@8<90%}.
 *
 * @param metric the number that is limited
 * @param of for how many ranks, cores, threads or processors; empty for every number
 * @param comparison what is refused
 * @param limit the limit, in bytes for bytes, 0 to 1 for shares, in seconds for times
 * @param text the rule as it was written
 */
public record Threshold(String metric, OptionalInt of, Comparison comparison, double limit, String text) {
  /** End of the names of hit rates: that of all levels together, and those of each. */
  public static final String HIT_RATE = "hit_rate";

  /** The gain of an ideal placement on a network over a random one. */
  public static final String GAIN = "gain";

  private static final Pattern FORM = Pattern.compile("(\\w+)(?:@([1-9]\\d{0,8}))?\\s*(>=|<=|>|<)\\s*(\\d+(?:\\.\\d+)?)\\s*([A-Za-z]*|%)");
  private static final Map<String, Double> BYTES =
      new TreeMap<>(Map.of("B", 1.0, "kB", 1e3, "MB", 1e6, "GB", 1e9, "KiB", 1024.0, "MiB", 1048576.0, "GiB", 1073741824.0));
  private static final Map<String, Double> SHARES = Map.of("%", 0.01);
  private static final Map<String, Double> SECONDS = new TreeMap<>(Map.of("s", 1.0, "ms", 1e-3, "us", 1e-6, "ns", 1e-9));

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
          "'" + rule + "' is not a rule: give METRIC[@N]>VALUE (or >=, <, <=), for example bytes_per_step@16>1MB or hit_rate@8<90%");
    }
    String metric = matcher.group(1);
    if (!Measure.exists(metric)) {
      throw new IllegalArgumentException("'" + metric + "' in '" + rule + "' is nothing that can be limited: there are " + Measure.names());
    }
    double limit = Double.parseDouble(matcher.group(4)) * factor(matcher.group(5), metric, rule);
    if (Measure.isShare(metric) && limit > 1) {
      throw new IllegalArgumentException("'" + rule + "' limits a share to more than all: give at most 100%, as in " + metric + "<90%");
    }
    OptionalInt of = matcher.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(matcher.group(2)));
    return new Threshold(metric, of, Comparison.of(matcher.group(3)), limit, rule.strip());
  }

  private static double factor(String unit, String metric, String rule) {
    Map<String, Double> units = Measure.isInBytes(metric) ? BYTES : Measure.isShare(metric) ? SHARES : Measure.isInSeconds(metric) ? SECONDS : Map.of();
    if (!unit.isEmpty() && !units.containsKey(unit)) {
      String remedy = units.isEmpty() ? "it has none" : "use " + String.join(", ", units.keySet());
      throw new IllegalArgumentException("'" + unit + "' in '" + rule + "' is no unit of " + metric + ": " + remedy);
    }
    return unit.isEmpty() ? 1 : units.get(unit);
  }

  /** Whether the report has the number that the rule speaks of. */
  public boolean concerns(Report report) {
    return !measures(report).isEmpty();
  }

  /** The numbers that pass the limit, a message for each; empty where none does. */
  public List<String> passedBy(Report report) {
    return measures(report).stream()
        .filter(measure -> comparison.refuses(measure.value(), limit))
        .map(measure -> text + ": " + metric + " is " + written(measure) + (measure.of() == 0 ? "" : " for " + measure.of() + " " + measure.whose()))
        .toList();
  }

  private List<Measure> measures(Report report) {
    List<Measure> known = of.isEmpty() ? Measure.of(report) : Measure.withCurves(report);
    return known.stream().filter(measure -> measure.metric().equals(metric) && (of.isEmpty() || of.getAsInt() == measure.of())).toList();
  }

  private static String written(Measure measure) {
    double value = measure.value();
    if (Measure.isShare(measure.metric())) {
      return String.format(Locale.ROOT, "%.2f %%", 100 * value);
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : Double.toString(value);
  }
}
