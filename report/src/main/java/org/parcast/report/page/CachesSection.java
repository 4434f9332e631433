package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.distance.MissCurve;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.report.CacheStudy;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.Note;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** How references hit in caches, over cores. */
final class CachesSection {
  private static final int SHOWN = 20;

  private final CacheStudy study;

  CachesSection(CacheStudy study) {
    this.study = study;
  }

  Section section() {
    List<PageBlock> blocks = new ArrayList<>();
    String levels = study.hierarchy().levels().stream().map(level -> level.name() + " of " + Numbers.grouped(level.bytes()) + " bytes, " + level.ways() + " ways, lines of " + level.line() + " bytes, "
        + (level.isPrivate() ? "private" : "shared")).collect(Collectors.joining("; "));
    blocks.add(Prose.of("Caches {}: " + Printable.of(levels) + ". Each level sees " + (study.filtered() ? "the misses of the one before" : "every reference") + ". A local hit rate is over the references "
        + "that reach the level, a global one over all.", Prose.code(study.hierarchy().name())));
    if (!study.parallelLoops().isEmpty()) {
      blocks.add(Prose.of("Iterations dealt to the cores: {}.", Prose.code(String.join("; ", study.parallelLoops()))));
    } else if (!study.isOfTrace()) {
      blocks.add(Prose.of("No loop runs in parallel: mark one with a directive, or name it with {}.", Prose.code("--parallel-loop File.java:line")));
    }
    if (study.results().stream().mapToInt(CacheForecast::cores).distinct().count() > 1) {
      blocks.add(new Figure("Local hit rate of each level over the number of cores, in percent.", chart(), rates("hit-rates", "Hit rates over cores", study.results())));
    } else {
      blocks.add(rates("hit-rates", "Hit rates", study.results()));
    }
    told().ifPresent(forecast -> {
      blocks.add(new Heading("misses", "Where the misses are, " + Numbers.count(forecast.cores(), "core")));
      blocks.add(hottest("miss-lines", "Lines with most misses", "line", forecast, forecast.places()));
      blocks.add(hottest("miss-arrays", "Arrays and fields with most misses", "array or field", forecast, forecast.arrays()));
    });
    if (!study.otherLayout().isEmpty()) {
      blocks.add(new Heading("other-layout", "Arrays laid out as in " + (study.layout().equals("c") ? "the JVM" : "C")));
      blocks.add(rates("other-layout-rates", "The same references with arrays laid out as in " + (study.layout().equals("c") ? "the JVM" : "C"), study.otherLayout()));
    }
    if (!study.alternatives().isEmpty()) {
      blocks.add(new Heading("other-schedules", "With another schedule or order"));
      blocks.add(alternatives());
    }
    if (!study.profiles().isEmpty()) {
      blocks.add(new Heading("reuse-profiles", "Reuse profiles"));
      new ReuseProfilesFigure(study.profiles()).addTo(blocks);
    }
    if (!study.curves().isEmpty()) {
      blocks.add(new Heading("cache-sizes", "Over the size of the caches"));
      blocks.add(new Figure("Misses over the size of a cache such as that of each level, in percent of all references, by the stack distance model.", sizes(), curves()));
    }
    return new Section("caches", "Caches", blocks);
  }

  private LineChart chart() {
    Map<String, List<LineChart.Point>> lines = new LinkedHashMap<>();
    boolean models = study.results().stream().map(CacheForecast::model).distinct().count() > 1;
    for (CacheForecast result : study.results()) {
      for (LevelForecast level : result.levels()) {
        String name = Printable.of(level.level().name()) + (models ? ", " + result.model().label() : "");
        lines.computeIfAbsent(name, n -> new ArrayList<>()).add(new LineChart.Point(result.cores(), 100 * level.hitRate()));
      }
    }
    List<LineChart.Series> series = lines.entrySet().stream()
        .map(line -> new LineChart.Series(line.getKey(), line.getValue().stream().sorted(Comparator.comparingDouble(LineChart.Point::x)).toList()))
        .collect(Collectors.toList());
    return new LineChart("cores", "% hits", LineChart.Scale.LOG2, LineChart.Scale.LINEAR, series);
  }

  private Table alternatives() {
    CacheForecast asked = study.asAsked();
    Table.Builder table = new Table.Builder("other-schedule-rates", "With another schedule or order, " + Numbers.count(asked.cores(), "core"))
        .text("what", "level").numbers("misses", "local hit rate", "global hit rate");
    alternative("as asked", asked, table);
    study.alternatives().forEach(other -> alternative(other.what(), other.forecast(), table));
    return table.build();
  }

  private static void alternative(String what, CacheForecast forecast, Table.Builder table) {
    for (LevelForecast level : forecast.levels()) {
      table.row(Cell.text(what), Cell.text(level.level().name()), Cell.number(Math.round(level.misses())), Cell.rate(level.hitRate()),
          Cell.rate(level.globalHitRate()));
    }
  }

  private LineChart sizes() {
    return new LineChart("bytes", "% misses", LineChart.Scale.LOG2, LineChart.Scale.LINEAR, study.curves().stream()
        .map(curve -> new LineChart.Series(Printable.of(curve.level().name()),
            curve.points().stream().map(point -> new LineChart.Point(point.bytes(), 100 * point.missRatio())).toList()))
        .toList());
  }

  private Table curves() {
    Table.Builder table = new Table.Builder("miss-curves", "Misses over the size of a cache").text("level").numbers("bytes", "misses over all references");
    for (MissCurve curve : study.curves()) {
      curve.points().forEach(point -> table.row(Cell.text(curve.level().name()), Cell.number(point.bytes()), Cell.rate(point.missRatio())));
    }
    return table.build();
  }

  private static Table rates(String id, String caption, List<CacheForecast> results) {
    Table.Builder table = new Table.Builder(id, caption).numbers("cores").text("model", "level")
        .numbers("references", "misses", "local hit rate", "global hit rate", "invalidations");
    for (CacheForecast result : results) {
      for (LevelForecast level : result.levels()) {
        table.row(Cell.number(result.cores()), Cell.text(result.model().label()), Cell.text(level.level().name()), Cell.number(Math.round(level.references())),
            Cell.number(Math.round(level.misses())), Cell.rate(level.hitRate()), Cell.rate(level.globalHitRate()), result.isSimulated() ? Cell.number(level.invalidations()) : Cell.text(""));
      }
    }
    return table.build();
  }

  /** The forecast on the most cores whose model tells where the misses are. */
  private Optional<CacheForecast> told() {
    return study.results().stream().filter(result -> !result.places().isEmpty()).reduce((first, second) -> second);
  }

  private Table hottest(String id, String caption, String what, CacheForecast forecast, List<CacheForecast.Hot> all) {
    Table.Builder table = new Table.Builder(id, caption).text(what).numbers("references");
    for (LevelForecast level : forecast.levels()) {
      String name = Printable.of(level.level().name());
      table.numbers(name + " misses", name + " local hit rate", name + " global hit rate");
    }
    table.numbers("share of the last level's").show(SHOWN);
    int last = forecast.levels().size() - 1;
    double misses = forecast.levels().get(last).misses();
    for (CacheForecast.Hot hot : all) {
      List<Cell> row = new ArrayList<>(List.of(Cell.text(hot.name()), Cell.number(hot.references())));
      for (int level = 0; level <= last; level++) {
        row.addAll(List.of(Cell.number(hot.misses().get(level)), Cell.share(hot.hitRate(level, study.filter())), Cell.share(hot.globalHitRate(level))));
      }
      row.add(Cell.share(misses == 0 ? 0 : hot.misses().get(last) / misses));
      table.row(row.toArray(Cell[]::new));
    }
    return table.build();
  }

  /** The hit rates on the fewest and the most cores in a sentence. */
  Prose answer() {
    CacheForecast first = study.results().get(0);
    CacheForecast last = study.results().stream().filter(result -> result.model() == first.model()).reduce((a, b) -> b).orElseThrow();
    String rates = last.levels().stream().map(level -> Printable.of(level.level().name()) + " " + Cell.rate(level.hitRate()).text()).collect(Collectors.joining(", "));
    if (last.cores() == first.cores()) {
      return Prose.of("Hit rates on {}: {}.", Prose.strong(Numbers.count(last.cores(), "core")), Prose.strong(rates));
    }
    String before = first.levels().stream().map(level -> Printable.of(level.level().name()) + " " + Cell.rate(level.hitRate()).text()).collect(Collectors.joining(", "));
    return Prose.of("Hit rates on {}: {}; on {}: {}.", Prose.strong(Numbers.count(first.cores(), "core")), Prose.strong(before),
        Prose.strong(String.valueOf(last.cores())), Prose.strong(rates));
  }

  /** Remarks on the lines that miss, by the share of the last level's misses. */
  void notes(SourceNotes notes) {
    told().ifPresent(forecast -> {
      double misses = forecast.levels().get(forecast.levels().size() - 1).misses();
      for (CacheForecast.Hot hot : forecast.places()) {
        double share = misses == 0 ? 0 : hot.misses().get(hot.misses().size() - 1) / misses;
        if (share >= CommunicationNotes.LEAST_SHARE) {
          notes.add(hot.name(), new Note(Note.Kind.CACHE, Numbers.percent(share) + " of the misses of " + forecast.levels().get(forecast.levels().size() - 1).level().name(), share));
        }
      }
    });
  }
}
