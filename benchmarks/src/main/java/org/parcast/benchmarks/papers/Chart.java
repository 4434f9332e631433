package org.parcast.benchmarks.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A chart as SVG: lines over a logarithmic axis, or bars beside each other.
 *
 * @param name of its file
 * @param title what it shows
 * @param x what its horizontal axis is, empty for bars
 * @param logarithmic whether the vertical axis is logarithmic
 * @param series each a line, or a bar in each group
 * @param groups names of the groups of bars; none for lines
 */
record Chart(String name, String title, String x, boolean logarithmic, List<Series> series, List<String> groups) {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 320;
  private static final int LEFT = 56;
  private static final int BOTTOM = 52;
  private static final int TOP = 48;
  private static final int TICKS = 5;
  private static final List<String> COLOURS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

  /** Values; of bars the x are the numbers of their groups. */
  record Series(String label, double[] x, double[] y) {}

  static Chart lines(String name, String title, String x, boolean logarithmic, List<Series> series) {
    return new Chart(name, title, x, logarithmic, series, List.of());
  }

  static Chart bars(String name, String title, List<Series> series, List<String> groups) {
    return new Chart(name, title, "", false, series, groups);
  }

  String svg() {
    StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
        + "font-family=\"sans-serif\" font-size=\"11\">\n<title>%s</title>\n<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n<text x=\"%d\" y=\"16\" font-size=\"13\">%s</text>\n", WIDTH, HEIGHT, title, LEFT, title));
    double low = logarithmic ? series.stream().flatMapToDouble(s -> java.util.Arrays.stream(s.y())).min().orElse(1) : 0;
    double high = series.stream().flatMapToDouble(s -> java.util.Arrays.stream(s.y())).max().orElse(1);
    for (int tick = 0; tick < TICKS; tick++) {
      double share = (double) tick / (TICKS - 1);
      double value = logarithmic ? low * Math.pow(high / low, share) : low + (high - low) * share;
      double y = HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP);
      svg.append(String.format(Locale.ROOT, "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.3g</text>\n",
          LEFT, WIDTH - 10, y, y, LEFT - 6, y + 4, value));
    }
    for (int s = 0; s < series.size(); s++) {
      svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"32\" fill=\"%s\">%s</text>\n", LEFT + s * (WIDTH - LEFT) / Math.max(4, series.size()), COLOURS.get(s % COLOURS.size()), series.get(s).label()));
      svg.append(groups.isEmpty() ? line(series.get(s), COLOURS.get(s % COLOURS.size()), low, high) : bars(s, high));
    }
    svg.append(groups.isEmpty() ? xAxis() : groupNames());
    return svg.append("</svg>\n").toString();
  }

  private String line(Series one, String colour, double low, double high) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i < one.x().length; i++) {
      double share = logarithmic ? Math.log(one.y()[i] / low) / Math.log(high / low) : (one.y()[i] - low) / (high - low);
      points.add(String.format(Locale.ROOT, "%.1f,%.1f", across(one.x()[i]), HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)));
    }
    return "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"" + colour + "\" points=\"" + String.join(" ", points) + "\"/>\n";
  }

  private double across(double x) {
    double least = series.stream().flatMapToDouble(s -> java.util.Arrays.stream(s.x())).min().orElse(1);
    double most = series.stream().flatMapToDouble(s -> java.util.Arrays.stream(s.x())).max().orElse(2);
    return LEFT + Math.log(x / least) / Math.log(most / least) * (WIDTH - 20 - LEFT);
  }

  private String xAxis() {
    double least = series.get(0).x()[0];
    double most = series.get(0).x()[series.get(0).x().length - 1];
    return String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%,.0f</text><text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text><text x=\"%d\" y=\"%d\" text-anchor=\"end\">%,.0f</text>\n",
        LEFT, HEIGHT - 34, least, WIDTH / 2, HEIGHT - 16, x, WIDTH - 10, HEIGHT - 34, most);
  }

  private String bars(int s, double high) {
    StringBuilder bars = new StringBuilder();
    double room = (double) (WIDTH - 10 - LEFT) / groups.size();
    double width = room * 0.8 / series.size();
    for (int g = 0; g < groups.size(); g++) {
      double height = series.get(s).y()[g] / high * (HEIGHT - BOTTOM - TOP);
      bars.append(String.format(Locale.ROOT, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>\n", LEFT + g * room + s * width,
          HEIGHT - BOTTOM - height, width, height, COLOURS.get(s % COLOURS.size())));
    }
    return bars.toString();
  }

  private String groupNames() {
    StringBuilder names = new StringBuilder();
    double room = (double) (WIDTH - 10 - LEFT) / groups.size();
    for (int g = 0; g < groups.size(); g++) {
      names.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" font-size=\"9\">%s</text>\n", LEFT + (g + 0.4) * room, HEIGHT - 34, groups.get(g)));
    }
    return names.toString();
  }
}
