package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.ThreadLocality;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharedData;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.report.Report;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.HeatMaps;
import org.parcast.report.page.block.HowTo;
import org.parcast.report.page.block.MachineDrawing;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.text.SharingText;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Which threads share data, and where they are best placed. */
final class ThreadsSection {
  private final Report report;

  ThreadsSection(Report report) {
    this.report = report;
  }

  Section section() {
    List<PageBlock> blocks = new ArrayList<>();
    report.sharing().ifPresentOrElse(forecast -> sharing(forecast, blocks),
        () -> blocks.add(new HowTo("Which threads share data was not analysed.", "parcast sharing TARGET --threads 8")));
    report.placement().ifPresentOrElse(forecast -> placement(forecast, blocks),
        () -> blocks.add(new HowTo("Where threads are best placed on a machine was not analysed.", "parcast map TARGET --threads 8 --machine 2x8x2")));
    return new Section("threads", "Threads", blocks);
  }

  private static void sharing(SharingForecast forecast, List<PageBlock> blocks) {
    blocks.add(Prose.of("Communication between {}: an access to data that another thread used before, by the {} definition.",
        Prose.strong(Numbers.count(forecast.threads(), "thread")), Prose.strong(forecast.request().detection().label())));
    forecast.pattern().ifPresent(pattern -> blocks.add(Prose.of("The pattern of the matrix is {}.", Prose.strong(pattern.label()))));
    forecast.comparison().ifPresent(with -> blocks.add(Prose.of("Against {} the mean squared error is {} of at most {}.", Prose.code(with.with()),
        Prose.strong(Numbers.ratio(with.error())), Prose.strong(Numbers.ratio(with.largest())))));
    blocks.add(new HeatMaps("Events between each two threads. The matrix is symmetric.", "events",
        List.of(HeatMap.of(Numbers.count(forecast.threads(), "thread"), "thread-matrix", forecast.matrix()))));
    blocks.add(new Table.Builder("event-types", "Events by what the two accesses did").numbers("both read", "one read, one wrote", "both wrote")
        .row(Cell.number(forecast.types().readRead()), Cell.number(forecast.types().readWrite()), Cell.number(forecast.types().writeWrite())).build());
    forecast.statistics().ifPresent(seen -> blocks.add(new Table.Builder("event-kinds", "Accesses by what they communicate, by the accurate definition")
        .numbers("true", "spatial false", "temporal false", "logical false, of the first two", "private").row(Cell.number(seen.trueEvents()), Cell.number(seen.spatialFalse()),
            Cell.number(seen.temporalFalse()), Cell.number(seen.logicalFalse()), Cell.number(seen.privateAccesses())).build()));
    forecast.detectors().ifPresent(both -> new DetectorsFigure(both, forecast.threads()).addTo(blocks));
    if (!forecast.sharedData().isEmpty()) {
      blocks.add(sharedData(forecast));
    }
    if (!forecast.names().isEmpty()) {
      blocks.add(names(forecast.names()));
    }
    blocks.add(new Heading("false-sharing", "False sharing"));
    if (forecast.falseSharing().isEmpty()) {
      blocks.add(Prose.of(SharingText.noFalseSharing(forecast)));
      return;
    }
    Table.Builder table = new Table.Builder("false-sharing-table", "Data of different threads on the same cache lines, heaviest first").text("data", "used at")
        .numbers("cache lines", "events").text("remedy");
    for (FalseSharing data : forecast.falseSharing()) {
      table.row(Cell.text(data.data()), data.places().isEmpty() ? Cell.none() : Cell.text(String.join(", ", data.places())), data.lines() == 0 ? Cell.none() : Cell.number(data.lines()),
          Cell.number(data.events()), Cell.text(data.remedy()));
    }
    blocks.add(table.build());
  }

  private static Table names(List<String> names) {
    Table.Builder table = new Table.Builder("thread-names", "Threads that were watched").numbers("thread").text("name");
    for (int thread = 0; thread < names.size(); thread++) {
      table.row(Cell.number(thread), Cell.text(Printable.of(names.get(thread))));
    }
    return table.build();
  }

  private static Table sharedData(SharingForecast forecast) {
    Table.Builder table = new Table.Builder("shared-data", "Data that threads communicate through, heaviest first").text("data").numbers("events", "both read")
        .text("used at, heaviest first");
    for (SharedData shared : forecast.sharedData()) {
      table.row(shared.data().isEmpty() ? Cell.none() : Cell.text(Printable.of(shared.data())), Cell.number(shared.events()), Cell.number(shared.bothRead()),
          shared.places().isEmpty() ? Cell.none() : Cell.text(String.join(", ", shared.places())));
    }
    return table.build();
  }

  private static void placement(PlacementForecast forecast, List<PageBlock> blocks) {
    blocks.add(new Heading("placement", "Placement on " + Printable.of(forecast.machine().name())));
    blocks.add(Prose.of("{} has {}. Quality is the sum over pairs of communication / (1 + distance): more is better. Cost is that of communication \u00d7 distance: less is better.",
        Prose.code(forecast.machine().name()), Prose.strong(DecompositionNames.parts(forecast.machine()))));
    if (!forecast.placements().isEmpty()) {
      blocks.add(MachineDrawing.of(forecast.machine(), forecast.placements().get(0)));
      blocks.add(groups(forecast));
      blocks.add(strategies(forecast.placements().stream().map(TaskPlacement::strategy).distinct().toList()));
    }
    blocks.add(placements(forecast.placements()));
    if (!forecast.threads().isEmpty()) {
      Table.Builder threads = new Table.Builder("thread-locality", "How each thread uses its data").numbers("thread", "distinct words", "accesses", "accesses a word", "mean reuse distance").text("pattern");
      for (ThreadLocality thread : forecast.threads()) {
        threads.row(Cell.number(thread.thread()), Cell.number(thread.data()), Cell.number(thread.accesses()), Cell.ratio(thread.frequency()), Cell.number(thread.meanDistance()),
            Cell.text(thread.pattern().name().toLowerCase(java.util.Locale.ROOT)));
      }
      blocks.add(threads.build());
    }
    forecast.affinity().ifPresent(affinity -> new AffinityFigure(affinity, forecast.groups()).addTo(blocks));
  }

  /** All placements; misses and cycles where the references of the tasks are known. */
  private static Table placements(List<TaskPlacement> placements) {
    boolean misses = placements.stream().anyMatch(placement -> placement.misses().isPresent());
    boolean cycles = placements.stream().anyMatch(placement -> placement.cycles().isPresent());
    Table.Builder table = new Table.Builder("placements", "Placements, the best first").text("strategy").numbers("quality", "cost");
    if (misses) {
      table.numbers("shared-cache misses");
    }
    if (cycles) {
      table.numbers("cycles");
    }
    table.text("processing unit of each task");
    for (TaskPlacement placement : placements) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.text(placement.strategy().label()), Cell.number(placement.quality()), Cell.number(placement.cost())));
      if (misses) {
        cells.add(count(placement.misses()));
      }
      if (cycles) {
        cells.add(count(placement.cycles()));
      }
      cells.add(Cell.text(units(placement.cores())));
      table.row(cells.toArray(Cell[]::new));
    }
    return table.build();
  }

  private static Prose strategies(List<Strategy> shown) {
    return Prose.of("Strategies: " + shown.stream().map(strategy -> "{}, " + strategy.about()).collect(Collectors.joining("; ")) + ".",
        shown.stream().map(strategy -> Prose.code(strategy.label())).toArray(Prose.Span[]::new));
  }

  private static Cell count(OptionalLong number) {
    return number.isPresent() ? Cell.number(number.getAsLong()) : Cell.none();
  }

  /** The tasks that the best placement puts on the same part of the machine, its largest parts, and how much of their communication stays there. */
  private static Table groups(PlacementForecast forecast) {
    MachineHierarchy machine = forecast.machine();
    int parts = 1;
    String kind = "machine";
    for (int level = 0; level < machine.levels().size() && parts == 1; level++) {
      parts = machine.levels().get(level).arity();
      kind = machine.levels().get(level).kind();
    }
    int each = machine.units() / parts;
    List<Integer> units = forecast.placements().get(0).units();
    Table.Builder table = new Table.Builder("groups", "Groups: tasks that the best placement keeps together").text(Printable.of(kind), "tasks")
        .numbers("communication within", "with other groups");
    for (int part = 0; part < parts; part++) {
      int here = part;
      List<Integer> tasks = IntStream.range(0, units.size()).filter(task -> units.get(task) / each == here).boxed().toList();
      double within = 0;
      double all = 0;
      for (int task : tasks) {
        for (int other = 0; other < units.size(); other++) {
          double both = forecast.matrix().get(task, other);
          all += both;
          within += tasks.contains(other) ? both : 0;
        }
      }
      if (!tasks.isEmpty()) {
        table.row(Cell.number(part), Cell.text(units(tasks)), Cell.share(all == 0 ? 0 : within / all), Cell.share(all == 0 ? 0 : (all - within) / all));
      }
    }
    return table.build();
  }

  private static String units(List<Integer> units) {
    String all = units.toString();
    return all.substring(1, all.length() - 1);
  }
}
