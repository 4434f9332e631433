package org.parcast.engine.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.LevelForecast;
import org.parcast.report.CacheStudy;

/**
 * A smallest hit rate: {@code hit_rate@8<90%}, of the references that no level has to fetch from memory, or of one level alone {@code
 * l1_hit_rate@8<0.9}.
 *
 * @param level name of the level, or empty for all together
 * @param cores the number of cores that is meant
 * @param least share of the references, 0 to 1
 * @param text as it was written
 */
record HitRateLimit(String level, int cores, double least, String text) {
  private static final Pattern FORM = Pattern.compile("(?:(\\w+?)_)?hit_rate@([1-9]\\d{0,3})\\s*<\\s*(\\d+(?:\\.\\d+)?)\\s*(%?)");
  private static final double PERCENT = 100;

  /** Whether a limit is one of a hit rate, rightly written or not. */
  static boolean isMeant(String limit) {
    return limit.contains("hit_rate");
  }

  /** @throws IllegalArgumentException if it is none; the message says what would be one */
  static HitRateLimit parse(String limit) {
    Matcher matcher = FORM.matcher(limit.strip());
    if (matcher.matches()) {
      double least = Double.parseDouble(matcher.group(3)) / (matcher.group(4).isEmpty() ? 1 : PERCENT);
      if (least <= 1) {
        return new HitRateLimit(matcher.group(1) == null ? "" : matcher.group(1), Integer.parseInt(matcher.group(2)), least, limit.strip());
      }
    }
    throw new IllegalArgumentException("'" + limit + "' is no limit of a hit rate: give [LEVEL_]hit_rate@CORES<SHARE with a share of at most 100%, as in hit_rate@8<90%");
  }

  /** What is wrong, or nothing where the limit is kept. */
  Optional<String> brokenBy(CacheStudy study) {
    List<String> levels = new ArrayList<>();
    for (CacheForecast forecast : study.results()) {
      if (forecast.cores() == cores) {
        List<LevelForecast> all = forecast.levels();
        all.forEach(each -> levels.add(each.level().name()));
        Optional<Double> rate = level.isEmpty()
            ? Optional.of(all.get(all.size() - 1).globalHitRate())
            : all.stream().filter(each -> each.level().name().equalsIgnoreCase(level)).map(LevelForecast::hitRate).findFirst();
        if (rate.isPresent()) {
          return rate.filter(found -> found < least)
              .map(found -> "limit " + text + ": the hit rate is " + String.format(Locale.ROOT, "%.2f", found * PERCENT) + " % on " + cores + " cores");
        }
      }
    }
    return Optional.of("limit " + text + " was not checked: there is no level " + level + "; there are " + String.join(", ", levels));
  }
}
