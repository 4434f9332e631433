package org.parcast.report.page;

import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** The value flow that was seen, in numbers. */
final class MeasuredCommunication {
  private MeasuredCommunication() {}

  static void add(CommunicationForecast forecast, Table.Builder table) {
    table.row(Cell.text("time loop"), Cell.text(forecast.stepLine() == 0 ? "none: the region is one step"
        : DecompositionNames.place(forecast.stepFile(), forecast.stepLine()) + ", " + Numbers.count(forecast.steps(), "step")));
    table.row(Cell.text("words touched"), Cell.number(forecast.words()));
    table.row(Cell.text("values born"), Cell.number(forecast.births()));
    table.row(Cell.text("stores that copied"), Cell.number(forecast.copies()));
    table.row(Cell.text("vertices of the value communication graph"), Cell.number(forecast.vertices()));
    table.row(Cell.text("nets"), Cell.number(forecast.nets()));
    table.row(Cell.text("singletons"), Cell.number(forecast.singletons().singletons().size()));
  }
}
