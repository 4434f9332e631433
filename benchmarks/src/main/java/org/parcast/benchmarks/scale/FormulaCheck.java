package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Ranks;

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
  /** How many times the largest size that was run. */
  private static final int[] TIMES = {8, 64};
  private static final List<long[]> ONE = grids(new long[][] {{2}, {10}, {64}, {1000}, {4096}, {1_000_000}});
  private static final List<long[]> TWO = grids(new long[][] {{8, 8}, {64, 16}, {1, 100}, {1000, 1000}});
  private static final List<long[]> THREE = grids(new long[][] {{4, 4, 4}, {8, 4, 2}, {16, 16, 16}, {100, 100, 100}});

  private static List<long[]> grids(long[][] grids) {
    return Arrays.asList(grids);
  }

  /** Runs the program at its small sizes, and compares at large ones. */
  static List<FormulaCheck> of(ScaledProgram program, Path checkout) throws AnalysisException {
    ScalingStudy study = new SmallRuns(checkout.resolve(program.folder()).resolve(program.name() + ".java"), program.arguments(), program.kernel(), Ranks.OF_SWEEPS, false).at(program.sizes());
    return program.formulas().stream().map(closed -> of(program, closed, study)).toList();
  }

  /** All formulas of a program. */
  static Outcome outcome(String group, ScaledProgram program, Path checkout) {
    List<FormulaCheck> checks;
    try {
      checks = of(program, checkout);
    } catch (AnalysisException e) {
      return new Outcome(group + " " + program.key(), program.formulas().size(), 0, 0, 0, "not analysed: " + e.getMessage());
    }
    return new Outcome(group + " " + program.key(), checks.size(), (int) checks.stream().filter(FormulaCheck::holds).count(), (int) checks.stream().filter(check -> !check.wrong.isEmpty()).count(),
        checks.stream().mapToInt(FormulaCheck::asked).sum(), checks.stream().map(FormulaCheck::toString).collect(Collectors.joining(System.lineSeparator() + "      ")));
  }

  private static FormulaCheck of(ScaledProgram program, ClosedFormula closed, ScalingStudy study) {
    Measurement.Family family = new Measurement.Family(closed.estimator(), closed.array(), closed.assembly());
    List<QuantityModel> alike = study.models().stream()
        .filter(each -> each.quantity().equals(ScalingStudy.BYTES_PER_STEP) && each.family().estimator().equals(closed.estimator()) && each.family().assembly().equals(closed.assembly()) && each.observations().factors() == closed.axes())
        .toList();
    List<QuantityModel> named = alike.stream().filter(each -> each.family().equals(family)).toList();
    // Arrays of the same shape are cut alike and go by the name of one of them.
    if (named.isEmpty() && alike.size() != 1) {
      return new FormulaCheck(program, closed, "no such decomposition, but " + alike.stream().map(QuantityModel::family).toList(), 0, List.of());
    }
    QuantityModel model = named.isEmpty() ? alike.get(0) : named.get(0);
    if (closed.bytes().isEmpty()) {
      List<String> wrong = model.model() instanceof ExactModel ? List.of("it depends on the data")
          : model.inexact().contains(closed.reason()) ? List.<String>of() : List.of("the reason is " + closed.reason());
      return new FormulaCheck(program, closed, model.model().formula() + ", not exact because " + model.inexact(), 1, wrong);
    }
    if (!(model.model() instanceof ExactModel exact)) {
      return new FormulaCheck(program, closed, model.model().formula() + ", not exact because " + model.inexact(), 0, List.of());
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
