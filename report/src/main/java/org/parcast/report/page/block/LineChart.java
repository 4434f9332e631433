package org.parcast.report.page.block;

import java.util.List;

/**
 * Lines over a common axis.
 *
 * @param xLabel what the horizontal axis counts
 * @param yLabel what the vertical axis counts, with its unit
 * @param x scale of the horizontal axis
 * @param y scale of the vertical axis
 * @param series the lines, the most important first
 */
public record LineChart(String xLabel, String yLabel, Scale x, Scale y, List<Series> series) {
  /** How values are spread over an axis. */
  public enum Scale {
    /** From 0, or from the smallest value where that is below. */
    LINEAR,
    /** Places in an order: whole numbers, from the first that is drawn. */
    ORDINAL,
    /** Powers of two are equally far apart. */
    LOG2,
    /** Powers of ten are equally far apart. */
    LOG10
  }

  /**
   * @param name its name in the legend
   * @param points in ascending order of x; on a logarithmic scale only points above 0 are drawn
   */
  public record Series(String name, List<Point> points) {
    public Series {
      points = List.copyOf(points);
    }
  }

  /** A point of a line. */
  public record Point(double x, double y) {}

  public LineChart {
    series = List.copyOf(series);
  }
}
