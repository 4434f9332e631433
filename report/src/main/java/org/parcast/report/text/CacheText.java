package org.parcast.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.report.CacheStudy;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;

/** Cache behaviour for people. */
public final class CacheText {
  private static final int HOTTEST = 8;
  private static final double PERCENT = 100;

  private CacheText() {}

  /** Writes it. */
  public static void write(CacheStudy study, Appendable to) throws IOException {
    to.append("Caches " + Printable.of(study.hierarchy().name()) + "\n\n");
    TextTable caches = new TextTable("lrrrl");
    for (CacheLevel level : study.hierarchy().levels()) {
      caches.row(level.name(), Numbers.grouped(level.bytes()) + " bytes", level.ways() + " ways", level.line() + "-byte lines",
          level.isPrivate() ? "private" : level.cores() == 0 ? "shared" : "shared by " + level.cores());
    }
    to.append(caches.toText("  "));
    if (study.parallelLoops().isEmpty() && !study.isOfTrace()) {
      to.append("\n  no loop runs in parallel: mark one with a directive, or name it with --parallel-loop File.java:line\n");
    }
    for (String loop : study.parallelLoops()) {
      to.append("  parallel  " + Printable.of(loop) + "\n");
    }
    to.append("\nHit rates in percent; local: of the references that reach the level, global: of all\n");
    to.append(results(study.results(), study.hierarchy().levels()));
    to.append("  interleaving " + study.interleave() + ", layout " + study.layout() + ", each level sees "
        + (study.filtered() ? "the misses of the one before" : "every reference") + "\n");
    CacheForecast last = study.results().get(study.results().size() - 1);
    List<CacheForecast> exact = study.results().stream().filter(result -> !result.places().isEmpty()).toList();
    if (!exact.isEmpty()) {
      last = exact.get(exact.size() - 1);
      hottest("Lines with most misses", study, last, last.places(), to);
      hottest("Arrays and fields with most misses", study, last, last.arrays(), to);
    }
    if (!study.otherLayout().isEmpty()) {
      otherLayout(study, last, to);
    }
    if (!study.alternatives().isEmpty()) {
      alternatives(study, to);
    }
    if (!study.curves().isEmpty()) {
      curves(study.curves(), to);
    }
    if (!study.profiles().isEmpty()) {
      ProfileText.write(study.profiles(), to);
    }
  }

  private static void alternatives(CacheStudy study, Appendable to) throws IOException {
    CacheForecast asked = study.asAsked();
    to.append("\nWith another schedule or order, on " + Numbers.count(asked.cores(), "core") + "\n");
    TextTable table = new TextTable("l" + "rr".repeat(asked.levels().size()));
    List<String> header = new ArrayList<>(List.of(""));
    asked.levels().forEach(level -> header.addAll(List.of(level.level().name() + " misses", "global")));
    table.row(header.toArray(String[]::new));
    alternative("as above", asked, table);
    study.alternatives().forEach(other -> alternative(other.what(), other.forecast(), table));
    to.append(table.toText("  "));
  }

  private static void alternative(String what, CacheForecast forecast, TextTable table) {
    List<String> row = new ArrayList<>(List.of(what));
    forecast.levels().forEach(level -> row.addAll(List.of(Numbers.grouped(Math.round(level.misses())), percent(level.globalHitRate()))));
    table.row(row.toArray(String[]::new));
  }

  private static void curves(List<MissCurve> curves, Appendable to) throws IOException {
    to.append("\nMisses over the size of a cache, in percent of all references, on " + Numbers.count(curves.get(0).cores(), "core")
        + ", by the stack distance model\n");
    TreeMap<Long, List<String>> rows = new TreeMap<>();
    for (MissCurve curve : curves) {
      curve.points().forEach(point -> rows.computeIfAbsent(point.bytes(), bytes -> new ArrayList<>()));
    }
    TextTable table = new TextTable("r" + "r".repeat(curves.size()));
    List<String> header = new ArrayList<>(List.of("KiB"));
    for (MissCurve curve : curves) {
      header.add("as " + curve.level().name());
      rows.forEach((bytes, row) -> row.add(curve.points().stream().filter(p -> p.bytes() == bytes).map(p -> percent(p.missRatio())).findFirst().orElse("-")));
    }
    table.row(header.toArray(String[]::new));
    rows.forEach((bytes, row) -> {
      row.add(0, Numbers.grouped(bytes >> 10));
      table.row(row.toArray(String[]::new));
    });
    to.append(table.toText("  "));
  }

  /** Of levels that have lost lines to stores of other cores a column tells how many. */
  static String results(List<CacheForecast> results, List<CacheLevel> levels) {
    List<Boolean> invalidated = new ArrayList<>();
    StringBuilder columns = new StringBuilder("rlr");
    List<String> header = new ArrayList<>(List.of("cores", "model", "references"));
    for (int l = 0; l < levels.size(); l++) {
      int level = l;
      invalidated.add(results.stream().anyMatch(result -> result.levels().get(level).invalidations() > 0));
      header.addAll(List.of(levels.get(l).name() + " misses", "local", "global"));
      columns.append("rrr");
      if (invalidated.get(l)) {
        header.add("invalidated");
        columns.append("r");
      }
    }
    TextTable table = new TextTable(columns.toString());
    table.row(header.toArray(String[]::new));
    for (CacheForecast result : results) {
      List<String> row = new ArrayList<>(List.of("" + result.cores(), result.model().label(), Numbers.grouped(result.references())));
      for (int l = 0; l < levels.size(); l++) {
        LevelForecast level = result.levels().get(l);
        row.addAll(List.of(Numbers.grouped(Math.round(level.misses())), percent(level.hitRate()), percent(level.globalHitRate())));
        if (invalidated.get(l)) {
          row.add(result.isSimulated() ? Numbers.grouped(level.invalidations()) : "");
        }
      }
      table.row(row.toArray(String[]::new));
    }
    return table.toText("  ");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f", PERCENT * share);
  }

  /** Hit rates are local; the share is of the last level's misses. */
  private static void hottest(String title, CacheStudy study, CacheForecast forecast, List<CacheForecast.Hot> all, Appendable to) throws IOException {
    to.append("\n" + title + ", " + Numbers.count(forecast.cores(), "core") + "\n");
    TextTable table = new TextTable("lr" + "rr".repeat(forecast.levels().size()) + "r");
    List<String> header = new ArrayList<>(List.of("", "references"));
    for (LevelForecast level : forecast.levels()) {
      header.addAll(List.of(level.level().name() + " misses", "local"));
    }
    header.add("share");
    table.row(header.toArray(String[]::new));
    int last = forecast.levels().size() - 1;
    double misses = forecast.levels().get(last).misses();
    for (CacheForecast.Hot hot : all.subList(0, Math.min(HOTTEST, all.size()))) {
      List<String> row = new ArrayList<>(List.of(Printable.of(hot.name()), Numbers.grouped(hot.references())));
      for (int level = 0; level <= last; level++) {
        row.addAll(List.of(Numbers.grouped(hot.misses().get(level)), percent(hot.hitRate(level, study.filter()))));
      }
      row.add(misses == 0 ? "-" : Math.round(PERCENT * hot.misses().get(last) / misses) + " %");
      table.row(row.toArray(String[]::new));
    }
    to.append(table.toText("  "));
  }

  private static void otherLayout(CacheStudy study, CacheForecast here, Appendable to) throws IOException {
    CacheForecast other = study.otherLayout().get(0);
    String layout = study.layout().equals("c") ? "as in the JVM, each row an object (--layout jvm)" : "contiguously, as in C (--layout c)";
    to.append("\nWith arrays of arrays laid out " + layout + ", on " + Numbers.count(other.cores(), "core") + "\n");
    TextTable table = new TextTable("lrr");
    table.row("", "misses here", "misses there");
    for (int level = 0; level < other.levels().size(); level++) {
      table.row(other.levels().get(level).level().name(), Numbers.grouped(Math.round(here.levels().get(level).misses())),
          Numbers.grouped(Math.round(other.levels().get(level).misses())));
    }
    to.append(table.toText("  "));
  }
}
