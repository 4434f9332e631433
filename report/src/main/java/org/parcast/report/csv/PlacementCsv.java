package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;

/** Placements as CSV with header {@code strategy,task,core}. */
public final class PlacementCsv {
  private PlacementCsv() {}

  /** Writes a line for each task of each placement. */
  public static void write(PlacementForecast forecast, Appendable to) throws IOException {
    to.append("strategy,task,core\n");
    for (TaskPlacement placement : forecast.placements()) {
      for (int task = 0; task < placement.cores().size(); task++) {
        to.append(placement.strategy().label() + "," + task + "," + placement.cores().get(task) + "\n");
      }
    }
  }
}
