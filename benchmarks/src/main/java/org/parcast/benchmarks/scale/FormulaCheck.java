package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.benchmarks.accuracy.ProgramRun;
import org.parcast.engine.run.AnalysisException;

/**
 * A formula that was found beside the closed one.
 *
 * @param program the program
 * @param closed from its text
 * @param found from its runs
 * @param asked how many sizes and grids were compared
 * @param wrong those that are not met to the byte
 */
record FormulaCheck(ScaledProgram program, ClosedFormula closed, String found, int asked, List<String> wrong) {
  private static final List<Integer> RANKS = List.of(2, 3, 4, 6, 8, 9, 12, 16, 18, 24);
  /** How many times the largest size that was run. */
  private static final int[] TIMES = {8, 64};
  private static final List<long[]> ONE = grids(new long[][] {{2}, {10}, {64}, {1000}, {4096}, {1_000_000}});
  private static final List<long[]> TWO = grids(new long[][] {{8, 8}, {64, 16}, {1, 100}, {1000, 1000}});
  private static final List<long[]> THREE = grids(new long[][] {{4, 4, 4}, {8, 4, 2}, {16, 16, 16}, {100, 100, 100}});

  private static List<long[]> grids(long[][] grids) {
    return Arrays.asList(grids);
  }

  /** Runs the program at its small sizes, and compares at large ones. */
  static List<FormulaCheck> of(ScaledProgram program, Path testdata) throws AnalysisException {
    List<Measurement> measurements = new ArrayList<>();
    for (long size : program.sizes()) {
      String arguments = program.arguments().replace("{n}", Long.toString(size));
      CommunicationForecast forecast = ProgramRun.of(program.name(), arguments, program.kernel()).forecast(testdata, RANKS.stream().filter(p -> p <= 2 * size).toList());
      for (RankForecast ranks : forecast.ranks()) {
        for (DecompositionForecast result : ranks.results()) {
          Measurement.Family family = new Measurement.Family(result.estimator().label(), result.array(), result.assembly().label());
          // Each is a whole number of bytes over the steps.
          BigFraction perStep = new BigFraction(Math.round(result.bytesPerStep() * forecast.steps()), forecast.steps());
          measurements.add(new Measurement(List.of(size), family, result.grid(), "bytes_per_step", perStep));
        }
      }
    }
    ScalingStudy study = ScalingStudy.of(List.of("n"), measurements);
    return program.formulas().stream().map(closed -> of(program, closed, study)).toList();
  }

  private static FormulaCheck of(ScaledProgram program, ClosedFormula closed, ScalingStudy study) {
    Measurement.Family family = new Measurement.Family(closed.estimator(), closed.array(), closed.assembly());
    List<QuantityModel> alike = study.models().stream()
        .filter(each -> each.family().estimator().equals(closed.estimator()) && each.family().assembly().equals(closed.assembly()) && each.observations().factors() == closed.axes())
        .toList();
    List<QuantityModel> named = alike.stream().filter(each -> each.family().equals(family)).toList();
    // Arrays of the same shape are cut alike and go by the name of one of them.
    if (named.isEmpty() && alike.size() != 1) {
      return new FormulaCheck(program, closed, "no such decomposition, but " + alike.stream().map(QuantityModel::family).toList(), 0, List.of());
    }
    QuantityModel model = named.isEmpty() ? alike.get(0) : named.get(0);
    if (closed.bytes().isEmpty()) {
      boolean exact = model.model() instanceof ExactModel;
      return new FormulaCheck(program, closed, model.model().formula(), 1, exact ? List.of("it depends on the data") : List.of());
    }
    if (!(model.model() instanceof ExactModel exact)) {
      return new FormulaCheck(program, closed, model.model().formula(), 0, List.of());
    }
    long largest = program.sizes().get(program.sizes().size() - 1);
    List<String> wrong = new ArrayList<>();
    int asked = 0;
    for (int times : TIMES) {
      long size = largest * times;
      for (long[] grid : closed.axes() == 1 ? ONE : closed.axes() == 2 ? TWO : THREE) {
        long[] point = new long[grid.length + 1];
        point[0] = size;
        System.arraycopy(grid, 0, point, 1, grid.length);
        if (Arrays.stream(grid).max().orElseThrow() <= size && exact.domain().contains(point)) {
          asked++;
          long expected = closed.bytes().get().of(size, grid);
          if (!exact.at(point).equals(new BigFraction(expected))) {
            wrong.add(Arrays.toString(point) + ": " + exact.at(point).doubleValue() + " for " + expected);
          }
        }
      }
    }
    return new FormulaCheck(program, closed, exact.formula(), asked, wrong);
  }

  boolean holds() {
    return asked > 0 && wrong.isEmpty();
  }

  @Override
  public String toString() {
    return closed.estimator() + " of " + closed.array() + ", " + closed.assembly() + ": " + found + (wrong.isEmpty() ? "" : "; WRONG at " + wrong);
  }
}
