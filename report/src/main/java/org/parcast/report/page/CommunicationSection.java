package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.HeatMaps;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.text.PlanWords;
import org.parcast.report.text.ScalingText;
import org.parcast.report.words.Numbers;

/** What the ranks of an MPI version have to send to each other. */
final class CommunicationSection {
  private final CommunicationForecast forecast;
  private final Optional<ScalingForecast> scaling;

  CommunicationSection(CommunicationForecast forecast, Optional<ScalingForecast> scaling) {
    this.forecast = forecast;
    this.scaling = scaling;
  }

  Section section() {
    List<PageBlock> blocks = new ArrayList<>();
    if (forecast.ranks().isEmpty()) {
      blocks.add(Prose.of("No number of ranks was asked for, or in what was seen of the run no word is computed from another."));
    } else {
      blocks.add(Prose.of("What the data flow needs under the best decomposition of each number of ranks. A real code sends this or more."));
      blocks.add(best());
      blocks.add(totals());
      plans(blocks);
      graphs(blocks);
      blocks.add(new Heading("volume", "Volume over ranks"));
      blocks.add(new VolumeChart(forecast).figure());
      if (scaling.isPresent()) {
        blocks.add(new Heading("time", "Time of a step"));
        blocks.add(Prose.of(ScalingText.verdict(scaling.get())));
        blocks.add(ScalingFigure.of(scaling.get()));
      }
      matrices(blocks);
      blocks.add(new Heading("lines-behind", "Lines behind the traffic"));
      blocks.add(attribution());
    }
    blocks.add(new Heading("singletons", "Words that every rank keeps"));
    blocks.add(singletons());
    return new Section("communication", "Communication", blocks);
  }

  private Table best() {
    boolean waits = forecast.ranks().stream().anyMatch(ranks -> ranks.best().path().isPresent());
    Table.Builder table = new Table.Builder("best", "The best decomposition for each number of ranks, per step"
        + (waits ? "; the longest path is what ranks can only do one after the other, in even shares of the work" : "")
        + (forecast.ranks().stream().anyMatch(RankForecast::isPatternOfAnother) ? "; the pattern is that of the best with a name" : "")).numbers("ranks")
        .text("decomposition").numbers("point-to-point bytes", "collective bytes", "messages", "imbalance").numbers(waits ? new String[] {"longest path"} : new String[0])
        .text("pattern").numbers("bytes on pattern");
    for (RankForecast ranks : forecast.ranks()) {
      DecompositionForecast best = ranks.best();
      List<Cell> row = new ArrayList<>(List.of(Cell.number(ranks.ranks()), Cell.text(DecompositionNames.decomposition(best)), Cell.number(best.bytesPointToPointPerStep()),
          Cell.number(best.bytesCollectivePerStep()), Cell.number(best.messagesPerStep()), Cell.ratio(best.imbalance())));
      if (waits) {
        row.add(best.path().map(path -> Cell.ratio(path.shares())).orElse(Cell.none()));
      }
      row.add(Cell.text(DecompositionNames.pattern(ranks.pattern())));
      row.add(ranks.pattern().isNamed() ? Cell.share(ranks.pattern().share()) : Cell.none());
      table.row(row.toArray(Cell[]::new));
    }
    return table.build();
  }

  private Table totals() {
    Table.Builder table = new Table.Builder("totals", "Bytes in all, set-up included, and how many ranks a rank exchanges with" + (forecast.stepLine() == 0 ? "" : " in a step"))
        .numbers("ranks", "point-to-point bytes", "collective bytes", "partitioner's point-to-point", "partitioner's collective",
            "neighbours on average", "most neighbours");
    for (RankForecast ranks : forecast.ranks()) {
      DecompositionForecast best = ranks.best();
      DecompositionForecast own = ranks.partition();
      table.row(Cell.number(ranks.ranks()), Cell.number(best.bytesPointToPoint()), Cell.number(best.bytesCollective()),
          Cell.number(own.bytesPointToPoint()), Cell.number(own.bytesCollective()), Cell.ratio(best.meanNeighbours()),
          Cell.number(best.largestNeighbours()));
    }
    return table.build();
  }

  private void plans(List<PageBlock> blocks) {
    RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
    String step = last.plan().wholeRun() ? "in the whole run" : "per step";
    Table.Builder table = new Table.Builder("plan", "Who keeps which variable on " + PlanWords.ranks(last.ranks(), last.plan())).text("variable", "made at")
        .numbers("words").text("kind", "layout").numbers("bytes " + step).text(step, "why").show(Table.SCREENFUL);
    for (PlannedVariable v : last.plan().variables()) {
      table.row(Cell.text(v.name()), v.line() == 0 ? Cell.none() : Cell.text(DecompositionNames.place(v.file(), v.line())), Cell.number(v.words()), Cell.text(v.kind().label()),
          Cell.text(PlanWords.layout(v)), Cell.number(v.bytesPerStep()), Cell.text(PlanWords.perStep(v)), Cell.text(v.why()));
    }
    blocks.add(new Heading("plan", "Who keeps which variable"));
    blocks.add(Prose.of("The plan of the placement above. From this table the code with MPI can be written: what is cut, what is kept by all, and which collective operations there are."));
    blocks.add(table.build());
  }

  private void graphs(List<PageBlock> blocks) {
    if (!forecast.graphs().isEmpty()) {
      blocks.add(new Heading("value-graph", "Which values flow where"));
      forecast.graphs().forEach(graph -> blocks.add(new ValueGraphFigure(graph).block()));
    }
  }

  private void matrices(List<PageBlock> blocks) {
    List<HeatMap> maps = new ArrayList<>();
    RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
    for (RankForecast ranks : forecast.ranks()) {
      ranks.best().traffic().ifPresent(matrix -> maps.add(0,
          HeatMap.of(Numbers.count(ranks.ranks(), "rank") + ", " + DecompositionNames.decomposition(ranks.best()), "matrix-" + ranks.ranks(), matrix,
              ranks == last ? HeatMap.LARGE : HeatMap.SMALL)));
    }
    if (!maps.isEmpty()) {
      blocks.add(new Heading("matrix", "Who sends to whom"));
      blocks.add(new HeatMaps("Point-to-point bytes per step from each rank (row) to each rank (column).", "bytes per step", maps));
    }
  }

  private Table attribution() {
    RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
    Table.Builder table = new Table.Builder("attribution", "Where the point-to-point values of a step are born and used, "
        + Numbers.count(last.ranks(), "rank")).numbers("share", "bytes per step").text("born in", "at", "used for", "at").show(Table.SCREENFUL);
    for (LineTraffic line : last.attribution()) {
      table.row(Cell.share(line.share()), Cell.number(line.bytesPerStep()), Cell.text(line.bornName()), Cell.text(DecompositionNames.place(line.bornFile(), line.bornLine())),
          Cell.text(line.usedName()), Cell.text(DecompositionNames.place(line.usedFile(), line.usedLine())));
    }
    return table.build();
  }

  private PageBlock singletons() {
    if (forecast.singletons().singletons().isEmpty()) {
      return Prose.of("None: no word is used or fed by nearly everything, so no collective operation is needed.");
    }
    Table.Builder table = new Table.Builder("singletons", "Words that every rank keeps a copy of, and the collective operation that keeps the copies equal")
        .text("name", "operation").numbers("words", "bytes", "per step").text("born at").numbers("score").show(Table.SCREENFUL);
    for (Singleton s : forecast.singletons().singletons()) {
      table.row(Cell.text(s.name()), Cell.text(s.kind().label()), Cell.number(s.words()), Cell.number(s.bytes()), Cell.ratio(s.perStep()),
          s.line() == 0 ? Cell.none() : Cell.text(DecompositionNames.place(s.file(), s.line())), Cell.ratio(s.score()));
    }
    return table.build();
  }
}
