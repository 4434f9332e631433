package org.parcast.report.page;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.report.page.block.Block;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.HeatMaps;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** Both definitions of communication between threads beside each other: their matrices, errors and times. */
final class DetectorsFigure {
  private final DetectorComparison both;
  private final int threads;
  private final boolean timed;

  DetectorsFigure(DetectorComparison both, int threads) {
    this.both = both;
    this.threads = threads;
    // Times differ from run to run: they are told where detectors are compared by asking for several granularities.
    timed = both.relaxed().size() > 1;
  }

  void addTo(List<Block> blocks) {
    blocks.add(new Heading("detectors", "Both definitions"));
    String size = Numbers.count(threads, "thread");
    blocks.add(new HeatMaps("Events by the accurate definition, without and with temporal false communication.", "events",
        List.of(HeatMap.of(size + ", accurate", "accurate-matrix", both.accurate()), HeatMap.of(size + ", accurate and temporal false", "temporal-matrix", both.withTemporalFalse()))));
    Table.Builder table = new Table.Builder("detectors-table", String.format(Locale.ROOT, "Mean squared error against the accurate matrix, at most %.0f", TaskMatrix.largestError(threads)))
        .text("detector").numbers("events", "error").times("time");
    table.row(Cell.text("accurate"), Cell.number(both.accurate().total()), Cell.ratio(0), time(both.accurateTime()));
    table.row(Cell.text("accurate and temporal false"), Cell.number(both.withTemporalFalse().total()), Cell.ratio(both.temporalFalseError()), Cell.none());
    for (DetectorComparison.Relaxed relaxed : both.relaxed()) {
      table.row(Cell.text("relaxed, blocks of " + Numbers.grouped(relaxed.granularity()) + " bytes"), Cell.number(relaxed.matrix().total()), Cell.ratio(relaxed.error()), time(relaxed.time()));
    }
    blocks.add(table.build());
  }

  private Cell time(Duration time) {
    return !timed ? Cell.none() : Cell.time(time.toNanos() * 1e-9);
  }
}
