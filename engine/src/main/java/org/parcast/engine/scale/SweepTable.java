package org.parcast.engine.scale;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.engine.run.AnalysisException;

/**
 * The table {@code results.csv} of a sweep, or the part of it that is of one variant.
 *
 * @param variant the values that are no sizes, as in {@code mode=fast}; empty where all are sizes
 * @param parameters names of the sizes
 * @param measurements its rows, with the bytes of a step summed
 */
public record SweepTable(String variant, List<String> parameters, List<Measurement> measurements) {
  /** The table's name in a sweep's directory. */
  public static final String FILE = "results.csv";
  private static final List<String> COLUMNS = List.of("ranks", "estimator", "array", "assembly", "grid", "quantity", "value");
  private static final String STEPS = "steps";
  private static final String POINT_TO_POINT = "bytes_p2p_per_step";
  private static final String COLLECTIVE = "bytes_collective_per_step";

  public SweepTable {
    parameters = List.copyOf(parameters);
    measurements = List.copyOf(measurements);
  }

  /**
   * Reads the table of each variant.
   *
   * @throws AnalysisException where there is none, or a line is not of it; the message names file and line
   */
  public static List<SweepTable> of(Path directory) throws AnalysisException {
    Path file = directory.resolve(FILE);
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " cannot be read: give the directory of a finished sweep (parcast sweep)");
    }
    List<String> header = lines.isEmpty() ? List.of() : fields(lines.get(0));
    int varied = header.size() - COLUMNS.size();
    if (varied < 1 || !header.subList(varied, header.size()).equals(COLUMNS)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line 1: not the header of a sweep's table");
    }
    List<List<String>> rows = new ArrayList<>();
    for (int line = 1; line < lines.size(); line++) {
      List<String> fields = fields(lines.get(line));
      if (fields.size() != header.size()) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line " + (line + 1) + ": not as long as the header");
      }
      rows.add(fields);
    }
    if (rows.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, file + " has no rows: every point of the sweep failed; " + directory.resolve("points") + "/*.failed.txt say why: mend that, and sweep again");
    }
    VariedColumns columns = VariedColumns.of(header.subList(0, varied), rows);
    if (columns.parameters().isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + ": none of " + String.join(", ", columns.names()) + " is a whole number at every point: there is nothing to find formulas in");
    }
    Map<String, List<Measurement>> variants = new LinkedHashMap<>();
    for (int row = 0; row < rows.size(); row++) {
      try {
        List<String> fields = rows.get(row);
        variants.computeIfAbsent(columns.variant(fields), name -> new ArrayList<>()).add(measurement(columns.sizes(fields), fields.subList(varied, fields.size())));
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line " + (row + 2) + ": grid and value must be numbers");
      }
    }
    return variants.entrySet().stream().map(variant -> {
      List<Measurement> counted = perStep(variant.getValue());
      return new SweepTable(variant.getKey(), columns.parameters(), Stream.concat(counted.stream(), bytesPerStep(counted).stream()).toList());
    }).toList();
  }

  /** What a step has of a count over all steps, as a fraction: the table's decimals only come near to thirds. */
  private static List<Measurement> perStep(List<Measurement> measurements) {
    Map<List<Long>, BigFraction> steps = new HashMap<>();
    measurements.stream().filter(each -> each.quantity().equals(STEPS)).forEach(each -> steps.put(each.sizes(), each.value()));
    return measurements.stream().map(each -> new Measurement(each.sizes(), each.family(), each.grid(), each.quantity(), perStep(each.value(), steps.get(each.sizes())))).toList();
  }

  private static BigFraction perStep(BigFraction value, BigFraction steps) {
    if (steps == null || steps.getNumeratorAsLong() == 0) {
      return value;
    }
    BigFraction share = new BigFraction(Math.round(value.multiply(steps).doubleValue())).divide(steps);
    return Math.abs(share.doubleValue() - value.doubleValue()) <= Math.ulp(value.doubleValue()) ? share : value;
  }

  private static Measurement measurement(List<Long> sizes, List<String> rest) {
    List<Integer> grid = rest.get(4).isEmpty() ? List.of() : Stream.of(rest.get(4).split("x")).map(Integer::valueOf).toList();
    BigDecimal value = new BigDecimal(rest.get(6));
    BigFraction exact = new BigFraction(value.unscaledValue()).multiply(new BigFraction(10).pow(-value.scale()));
    return new Measurement(sizes, new Measurement.Family(rest.get(1), rest.get(2), rest.get(3)), grid, rest.get(5), exact);
  }

  private static List<Measurement> bytesPerStep(List<Measurement> measurements) {
    Map<List<Object>, Measurement> sums = new LinkedHashMap<>();
    for (Measurement each : measurements) {
      if (each.quantity().equals(POINT_TO_POINT) || each.quantity().equals(COLLECTIVE)) {
        sums.merge(List.of(each.sizes(), each.family(), each.grid()), new Measurement(each.sizes(), each.family(), each.grid(), ScalingStudy.BYTES_PER_STEP, each.value()),
            (one, other) -> new Measurement(one.sizes(), one.family(), one.grid(), one.quantity(), one.value().add(other.value())));
      }
    }
    return List.copyOf(sums.values());
  }

  /** Splits a line at its commas; a field may stand in quotation marks, doubled within. */
  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
          field.append(line.charAt(++i));
        } else {
          quoted = !quoted;
        }
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }
}
