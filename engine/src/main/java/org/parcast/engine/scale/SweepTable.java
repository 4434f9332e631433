package org.parcast.engine.scale;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
  /** Of whole arrays, which earlier versions told. */
  private static final String WHOLE_EXTENT = "extent_";
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
   * @throws AnalysisException where there is none, a line is not of it or points are missing; the message names the file and, where it can, the line
   */
  public static List<SweepTable> of(Path directory) throws AnalysisException {
    PlannedSweep plan = PlannedSweep.of(directory);
    Path file = directory.resolve(FILE);
    List<String> lines = new WrittenLines(file).read();
    List<String> header = lines.isEmpty() ? List.of() : fields(lines.get(0));
    int varied = header.size() - COLUMNS.size();
    if (varied < 1 || !header.subList(varied, header.size()).equals(COLUMNS)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line 1: not the header of a sweep's table; " + WrittenLines.REMEDY);
    }
    List<List<String>> rows = new ArrayList<>();
    for (int line = 1; line < lines.size(); line++) {
      List<String> fields = fields(lines.get(line));
      if (fields.size() != header.size()) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line " + (line + 1) + ": not as long as the header; " + WrittenLines.REMEDY);
      }
      rows.add(fields);
    }
    requireDone(plan, header.subList(0, varied), rows, file);
    if (rows.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, file + " has no rows: every point of the sweep failed; " + directory.resolve("points") + "/*.failed.txt say why: mend that, and sweep again");
    }
    requireComputed(directory, rows, varied);
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
        throw new AnalysisException(AnalysisException.Kind.INPUT, file + ", line " + (row + 2) + ": grid and value must be numbers; " + WrittenLines.REMEDY);
      }
    }
    return variants.entrySet().stream().map(variant -> {
      List<Measurement> counted = perStep(variant.getValue());
      return new SweepTable(variant.getKey(), columns.parameters(), Stream.concat(counted.stream(), bytesPerStep(counted).stream()).toList());
    }).toList();
  }

  /** A table that was written before the last points were done, or that has lost some, tells of less than was measured. */
  private static void requireDone(PlannedSweep plan, List<String> parameters, List<List<String>> rows, Path file) throws AnalysisException {
    if (!parameters.equals(plan.parameters())) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " is of " + String.join(", ", parameters) + ", and " + PlannedSweep.FILE + " beside it varies "
          + String.join(", ", plan.parameters()) + "; " + WrittenLines.REMEDY);
    }
    Set<List<String>> told = rows.stream().map(row -> row.subList(0, parameters.size())).collect(Collectors.toSet());
    List<String> untold = plan.done().stream().filter(point -> !told.contains(point.values())).map(PlannedSweep.Point::key).toList();
    if (!untold.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " lacks " + untold.get(0) + (untold.size() > 1 ? " and " + (untold.size() - 1) + " more" : "") + ", though points/"
          + untold.get(0) + ".json is there; " + WrittenLines.REMEDY);
    }
  }

  /** Of what earlier versions wrote, answers would be balanced by places that nothing is computed at. */
  private static void requireComputed(Path directory, List<List<String>> rows, int varied) throws AnalysisException {
    int quantity = varied + COLUMNS.indexOf("quantity");
    if (rows.stream().anyMatch(row -> row.get(quantity).startsWith(WHOLE_EXTENT))) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, directory.resolve(FILE) + " is of an earlier version, which did not tell what is computed of arrays: remove " + directory
          + ", and give the sweep's command again");
    }
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

  /** The sum of each two rows that follow one another, or of a row alone: where several arrays have one name, each has rows of its own. */
  private static List<Measurement> bytesPerStep(List<Measurement> measurements) {
    Map<List<Object>, Measurement> halves = new LinkedHashMap<>();
    List<Measurement> sums = new ArrayList<>();
    for (Measurement each : measurements) {
      if (each.quantity().equals(POINT_TO_POINT) || each.quantity().equals(COLLECTIVE)) {
        List<Object> of = List.of(each.sizes(), each.family(), each.grid());
        Measurement half = halves.get(of);
        if (half == null || half.quantity().equals(each.quantity())) {
          halves.put(of, each);
        } else {
          halves.remove(of);
          sums.add(bytes(each, half.value().add(each.value())));
        }
      }
    }
    halves.values().forEach(half -> sums.add(bytes(half, half.value())));
    return sums;
  }

  private static Measurement bytes(Measurement of, BigFraction value) {
    return new Measurement(of.sizes(), of.family(), of.grid(), ScalingStudy.BYTES_PER_STEP, value);
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
