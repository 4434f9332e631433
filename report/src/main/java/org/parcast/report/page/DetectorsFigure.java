package org.parcast.report.page;

import java.time.Duration;
import java.util.List;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.HeatMaps;
import org.parcast.report.page.block.PageBlock;
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

  void addTo(List<PageBlock> blocks) {
    blocks.add(new Heading("detectors", "Both definitions"));
    String size = Numbers.count(threads, "thread");
    blocks.add(new HeatMaps("Events by the accurate definition, without and with temporal false communication.", "events",
        List.of(HeatMap.of(size + ", accurate", "accurate-matrix", both.accurate()), HeatMap.of(size + ", accurate and temporal false", "temporal-matrix", both.withTemporalFalse()))));
    Table.Builder table = new Table.Builder("detectors-table", "Mean squared error against the accurate matrix, at most " + Numbers.grouped(Math.round(TaskMatrix.largestError(threads))))
        .text("detector").numbers("events", "error");
    if (timed) {
      table.times("time");
    }
    row(table, "accurate", both.accurate(), 0, time(both.accurateTime()));
    row(table, "accurate and temporal false", both.withTemporalFalse(), both.temporalFalseError(), Cell.none());
    for (DetectorComparison.Relaxed relaxed : both.relaxed()) {
      row(table, "relaxed, blocks of " + Numbers.grouped(relaxed.granularity()) + " bytes", relaxed.matrix(), relaxed.error(), time(relaxed.time()));
    }
    blocks.add(table.build());
  }

  private void row(Table.Builder table, String detector, TaskMatrix matrix, double error, Cell time) {
    List<Cell> cells = List.of(Cell.text(detector), Cell.number(matrix.total()), Cell.ratio(error), time);
    table.row(cells.subList(0, timed ? 4 : 3).toArray(Cell[]::new));
  }

  private static Cell time(Duration time) {
    return Cell.time(time.toNanos() * 1e-9);
  }
}
