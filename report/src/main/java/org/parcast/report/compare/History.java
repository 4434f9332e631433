package org.parcast.report.compare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * What several results of a project say of the same things, in their order.
 *
 * @param results their names
 * @param lines by what they are of, in the order of the documents
 */
public record History(List<String> results, List<Line> lines) {
  public History {
    results = List.copyOf(results);
    lines = List.copyOf(lines);
  }

  /**
   * A figure over the results.
   *
   * @param subject what it is of
   * @param quantity what is measured of it
   * @param values by result; NaN where one does not tell it
   */
  public record Line(String subject, String quantity, double[] values) {
    /** The largest value over the smallest: 1 where it has stayed as it was. */
    public double spread() {
      double least = told().min().orElse(0);
      double most = told().max().orElse(0);
      return least == most ? 1 : least <= 0 ? Double.POSITIVE_INFINITY : most / least;
    }

    private DoubleStream told() {
      return Arrays.stream(values).filter(value -> !Double.isNaN(value));
    }
  }

  /**
   * Reads JSON documents, as {@code --format json} writes them.
   *
   * @throws IllegalArgumentException if one of them is none; the message names it
   */
  public static History of(List<String> names, List<String> documents) {
    Map<String, Line> lines = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      JsonNode document = Comparison.document(names.get(i), documents.get(i));
      List<ComparedFigure> figures = new ArrayList<>(ComparedFigures.of(document));
      if (!document.path("loops").isMissingNode()) {
        figures.add(ComparedFigure.exact("loops that can run in parallel", "loops", figures.stream().filter(ComparedFigures::isParallel).count(), true, ""));
      }
      for (ComparedFigure figure : figures) {
        if (!figure.quantity().equals(ComparedFigures.VERDICT)) {
          lines.computeIfAbsent(figure.key(), key -> new Line(figure.subject(), figure.quantity(), unknown(names.size()))).values()[i] = figure.value();
        }
      }
    }
    return new History(names, List.copyOf(lines.values()));
  }

  private static double[] unknown(int results) {
    double[] values = new double[results];
    Arrays.fill(values, Double.NaN);
    return values;
  }
}
