package org.parcast.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.parcast.report.page.block.LineChart;

/**
 * Where everything of a line chart is drawn, in pixels from the upper left corner.
 *
 * @param left where the vertical axis is: right of its longest label, in the letters of a narrow screen
 * @param xTicks labels under the horizontal axis
 * @param yTicks labels beside the vertical axis
 * @param lines the lines that have points
 */
record ChartLayout(int left, List<Tick> xTicks, List<Tick> yTicks, List<Line> lines) {
  static final int WIDTH = 720;
  static final int HEIGHT = 356;
  private static final int LEAST_LEFT = 64;
  private static final int LETTER = 16;
  private static final int MARGIN = 12;
  static final int RIGHT = WIDTH - 16;
  static final int TOP = 36;
  static final int BOTTOM = HEIGHT - 52;

  /** A label and where it is along its axis. */
  record Tick(String at, String label) {}

  /**
   * @param style which colour, dash and mark it has, from 0
   * @param points for a polyline
   * @param marks where its points are
   */
  record Line(int style, String name, String points, List<Mark> marks) {}

  /** A point, and what to say of it. */
  record Mark(String x, String y, String title) {}

  static ChartLayout of(LineChart chart) {
    Axis x = new Axis(chart.x(), values(chart, LineChart.Point::x));
    Axis y = new Axis(chart.y(), values(chart, LineChart.Point::y));
    int left = Math.max(LEAST_LEFT, 12 + LETTER * y.labels().stream().mapToInt(String::length).max().orElse(0));
    int first = left + Math.max(MARGIN, x.labels().stream().findFirst().map(label -> LETTER * label.length() / 2 - 8).orElse(0)); // its label stays right of the axis's
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < chart.series().size(); i++) {
      LineChart.Series series = chart.series().get(i);
      StringBuilder points = new StringBuilder();
      List<Mark> marks = new ArrayList<>();
      for (LineChart.Point point : series.points()) {
        if (drawn(chart, point)) {
          Mark mark = new Mark(across(first, x, point.x()), up(y, point.y()), title(chart, series, point));
          points.append(mark.x()).append(',').append(mark.y()).append(' ');
          marks.add(mark);
        }
      }
      if (!marks.isEmpty()) {
        lines.add(new Line(i % 8, series.name(), points.toString().strip(), marks));
      }
    }
    return new ChartLayout(left, ticks(x, value -> across(first, x, value)), ticks(y, value -> up(y, value)), lines);
  }

  private static List<Tick> ticks(Axis axis, DoubleFunction<String> place) {
    List<Double> values = axis.ticks();
    List<String> labels = axis.labels();
    return IntStream.range(0, values.size()).mapToObj(i -> new Tick(place.apply(values.get(i)), labels.get(i))).toList();
  }

  private static String title(LineChart chart, LineChart.Series series, LineChart.Point point) {
    return series.name() + ": " + Axis.label(chart.x(), point.x()) + " " + chart.xLabel() + ", " + Axis.label(chart.y(), point.y()) + " " + chart.yLabel();
  }

  private static boolean drawn(LineChart chart, LineChart.Point point) {
    return Axis.draws(chart.x(), point.x()) && Axis.draws(chart.y(), point.y());
  }

  private static double[] values(LineChart chart, ToDoubleFunction<LineChart.Point> coordinate) {
    return chart.series().stream().flatMap(series -> series.points().stream()).filter(point -> drawn(chart, point)).mapToDouble(coordinate).toArray();
  }

  private static String across(int first, Axis axis, double value) {
    return String.format(Locale.ROOT, "%.1f", first + axis.at(value) * (RIGHT - MARGIN - first));
  }

  private static String up(Axis axis, double value) {
    return String.format(Locale.ROOT, "%.1f", BOTTOM - axis.at(value) * (BOTTOM - TOP));
  }
}
