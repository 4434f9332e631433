package org.parcast.analyses.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.hipparchus.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** A plate of n rows and n columns, whose bytes are made up here. */
class ScalingStudyTest {
  private static final List<Integer> RANKS = List.of(1, 2, 3, 4, 6, 8);

  private final List<Measurement> rows = new ArrayList<>();

  private ScalingStudyTest cut(String estimator, boolean second, ToLongFunction<long[]> bytes, long... sizes) {
    Measurement.Family family = new Measurement.Family(estimator, "u", "owner");
    for (long n : sizes) {
      for (int axis = 0; axis < 2; axis++) {
        rows.add(new Measurement(List.of(n), new Measurement.Family("", "u", ""), List.of(), ScalingStudy.COMPUTED_EXTENT + axis, new BigFraction(n)));
      }
      for (int p : RANKS) {
        rows.add(new Measurement(List.of(n), family, second ? List.of(1, p) : List.of(p, 1), ScalingStudy.BYTES_PER_STEP, new BigFraction(bytes.applyAsLong(new long[] {n, p}))));
      }
    }
    return this;
  }

  private ScalingStudy study() {
    return ScalingStudy.of(List.of("n"), rows);
  }

  private static String text(ScalingStudy study) {
    return study.models().stream().filter(model -> model.family().isOfRanks()).map(model -> model.family() + ": " + model.model().formula()).reduce("", (all, next) -> all + next + "\n");
  }

  @Test
  void eachDirectionHasAFormulaOfItsOwn() {
    long[] sizes = {12, 15, 16, 20, 25};
    ScalingStudy study = cut("cyclic", false, x -> 16 * x[0] * (x[1] - 1), sizes).cut("cyclic", true, x -> 0, sizes).study();
    assertThat(text(study)).isEqualTo("cyclic p x 1 of u, owner: 16 n (p - 1)\ncyclic 1 x p of u, owner: 0\n");
    ScalingStudy.Forecast best = study.best(List.of(64L), 2).orElseThrow();
    assertThat(best.grid()).containsExactly(1, 2);
    assertThat(best.bytesPerStep()).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void factorsOfAGridAreNotMultiplied() {
    Measurement.Family family = new Measurement.Family("block-cyclic", "u", "owner");
    for (long n : new long[] {12, 15, 16, 20, 25}) {
      for (List<Integer> grid : List.of(List.of(2, 1), List.of(1, 2), List.of(2, 2), List.of(3, 1), List.of(1, 3), List.of(3, 2), List.of(2, 3), List.of(4, 1), List.of(1, 4), List.of(3, 3), List.of(4, 4))) {
        rows.add(new Measurement(List.of(n), family, grid, ScalingStudy.BYTES_PER_STEP, new BigFraction(8 * n * (grid.get(0) + grid.get(1) - 2))));
      }
    }
    assertThat(text(study())).isEqualTo("block-cyclic of u, owner: 8 n (a + b - 2)\n");
  }

  @Test
  void thePartitionersCutsFollowNoFormulaButWhatNeverChanges() {
    assertThat(text(cut("partition", false, x -> 16 * x[0] * (x[1] - 1), 12, 15, 16, 20, 25).study())).doesNotContain("16 n (p - 1)");
    rows.clear();
    assertThat(text(cut("partition", false, x -> 24, 12, 15, 16, 20, 25).study())).contains(": 24");
  }

  @Test
  void whatCountsLessThanNothingIsNoFormula() {
    ScalingStudy study = cut("rows", false, x -> x[0] * (100 - x[0]) * (x[1] - 1), 12, 15, 16, 20, 25).study();
    assertThat(text(study)).contains("-n (p - 1) (n - 100)");
    assertThat(text(study.possible(List.of(List.of(64L)), List.of(4)))).contains("-n (p - 1) (n - 100)");
    assertThat(text(study.possible(List.of(List.of(64L), List.of(128L)), List.of(4)))).contains("none: its formula", "gives -10752.0 at [128, 4], which is no count");
  }

  @Test
  void whatCountsHalvesIsNoFormula() {
    ScalingStudy study = cut("rows", false, x -> x[0] / 2 * (x[1] - 1), 12, 14, 16, 20, 26).study();
    assertThat(text(study.possible(List.of(List.of(64L)), List.of(4)))).contains("1/2 n (p - 1)");
    assertThat(text(study.possible(List.of(List.of(65L)), List.of(4)))).contains("gives 97.5 at [65, 4], which is no count");
  }

  @Test
  void answersToldByNoPointOfTheirKindSaySo() {
    ScalingStudy study = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 24, 48, 72, 96, 120).study();
    assertThat(study.best(List.of(240L), 4).orElseThrow().unmet()).isEmpty();
    assertThat(study.best(List.of(1001L), 4).orElseThrow().unmet()).containsExactly("every n that was run is a multiple of 24", "p does not divide n at no point that was run");
    rows.clear();
    ScalingStudy odd = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 25, 35, 55, 65, 85).study();
    assertThat(odd.best(List.of(105L), 4).orElseThrow().unmet()).isEmpty();
    assertThat(odd.best(List.of(106L), 4).orElseThrow().unmet()).containsExactly("every n that was run is 5 more than a multiple of 10");
    assertThat(odd.best(List.of(105L), 5).orElseThrow().unmet()).containsExactly("p divides n at no point that was run");
  }

  @Test
  void remaindersThatNoSizeHasLeftAreNotForetold() {
    ScalingStudy study = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 16, 20, 22, 26, 28, 32).study();
    assertThat(study.best(List.of(100L), 4).orElseThrow().unmet()).isEmpty();
    assertThat(study.best(List.of(1002L), 6).orElseThrow().unmet()).containsExactly("no n that was run is a multiple of 3");
    rows.clear();
    ScalingStudy few = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 16, 20, 22, 26, 28).study();
    assertThat(few.best(List.of(1002L), 4).orElseThrow().unmet()).as("five sizes do not show three remainders twice").isEmpty();
  }

  /** What is read seven places on crosses one cut, until parts are shorter than seven. */
  @Test
  void shorterPartsThanAnyThatWasRunAreNotVerified() {
    ScalingStudy rowsOnly = cut("rows", false, x -> 56 * x[1], 60, 65, 72, 80, 90).study();
    assertThat(rowsOnly.best(List.of(240L), 30).orElseThrow().unmet()).isEmpty();
    assertThat(rowsOnly.best(List.of(210L), 30).orElseThrow().unmet()).containsExactly("parts of u have 7.00 places along p, and the shortest that were run 7.50");
    rows.clear();
    Measurement.Family blocks = new Measurement.Family("block2d", "u", "owner");
    cut("cyclic", false, x -> 9000 * x[0] * x[1], 12, 15, 16, 20, 25);
    for (long n : new long[] {12, 15, 16, 20, 25}) {
      for (int a = 1; a < 6; a++) {
        for (int b = 1; b < 5; b++) {
          rows.add(new Measurement(List.of(n), blocks, List.of(a, b), ScalingStudy.BYTES_PER_STEP, new BigFraction(8 * n * (a + b - 2))));
        }
      }
    }
    ScalingStudy.Forecast best = study().best(List.of(28L), 121).orElseThrow();
    assertThat(best.grid()).containsExactly(11, 11);
    assertThat(best.unmet()).contains("parts of u have 2.55 places along b, and the shortest that were run 3.00").noneMatch(unmet -> unmet.contains("along a"));
  }

  @Test
  void theImbalanceIsWhatRunsHaveShownOnTheSameGrid() {
    cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 12, 24, 36, 48, 60);
    for (long n : new long[] {12, 60}) {
      rows.add(new Measurement(List.of(n), new Measurement.Family("rows", "u", "owner"), List.of(4, 1), "imbalance", new BigFraction(n == 12 ? 9 : 7, 5)));
    }
    assertThat(study().best(List.of(60L), 4).orElseThrow().imbalance()).isEqualTo(1.4);
    assertThat(study().best(List.of(240L), 4).orElseThrow().imbalance()).as("as at the largest size").isEqualTo(1.4);
    assertThat(study().best(List.of(240L), 3).orElseThrow().imbalance()).as("not run on three").isEqualTo(1);
    assertThat(study().best(List.of(242L), 4).orElseThrow().imbalance()).as("61 rows of 60.5").isEqualTo(1.4 * 61 / 60.5);
  }

  @Test
  void whatSentLessAndHasNoFormulaIsNamed() {
    long[] sizes = {12, 15, 16, 20, 25};
    ScalingStudy study = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).cut("columns", true, x -> 3 * x[0] + 5381 * x[0] * x[1] % 97, sizes).study();
    assertThat(study.best(List.of(25L), 8).orElseThrow().family().estimator()).isEqualTo("rows");
    assertThat(study.leftOut()).singleElement().satisfies(left -> {
      assertThat(left.family().estimator()).isEqualTo("columns");
      assertThat(left.sizes()).containsExactly(25L);
      assertThat(left.grid()).containsExactly(1, 8);
      assertThat(left.bytesPerStep()).isEqualTo(new BigFraction(3 * 25 + 5381 * 25 * 8 % 97));
      assertThat(left.known().orElseThrow().wholeBytes()).isEqualTo(16 * 25 * 7);
    });
    rows.clear();
    assertThat(cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).cut("columns", true, x -> 9000 * x[0] + 5381 * x[0] * x[1] % 97, sizes).study().leftOut()).as("sent more").isEmpty();
  }

  /** One array is a line at all sizes, another of its name a grid. */
  @Test
  void arraysOfOneNameWithOtherAxesHaveFormulasOfTheirOwn() {
    Measurement.Family family = new Measurement.Family("rows", "u", "owner");
    cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 12, 15, 16, 20, 25);
    for (long n : new long[] {12, 15, 16, 20, 25}) {
      for (int p : RANKS) {
        rows.add(new Measurement(List.of(n), family, List.of(p), ScalingStudy.BYTES_PER_STEP, new BigFraction(8 * (p - 1))));
      }
    }
    assertThat(text(study())).isEqualTo("rows p x 1 of u, owner: 16 n (p - 1)\nrows p of u, owner: 8 (p - 1)\n");
  }

  @Test
  void arraysOfOneNameThatAreCutAlikeAreNotMixed() {
    long[] sizes = {12, 15, 16, 20, 25};
    ScalingStudy study = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).cut("rows", false, x -> 8 * x[0] * (x[1] - 1), sizes).study();
    assertThat(text(study)).contains("rows of u, owner: none: the table has several values of it at one point: several arrays are called u; give each a name of its own");
    assertThat(study.best(List.of(64L), 4)).isEmpty();
    rows.clear();
    assertThat(text(cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).study())).contains("16 n (p - 1)");
  }

  @Test
  void factorsAreNotCalledAsParametersAre() {
    for (Measurement measurement : cut("rows", false, x -> 16 * x[0] * (x[1] - 1), 12, 15, 16, 20, 25).rows) {
      assertThat(measurement.sizes()).hasSize(1);
    }
    assertThat(text(ScalingStudy.of(List.of("p"), rows))).isEqualTo("rows of u, owner: 16 p (p_ - 1)\n");
  }

  /** Four axes have names as well. */
  @Test
  void gridsMayHaveAnyNumberOfAxes() {
    Measurement.Family family = new Measurement.Family("block2d", "u", "owner");
    for (long n : new long[] {12, 15, 16, 20}) {
      for (int grid = 1; grid < 256; grid++) {
        List<Integer> factors = List.of(1 + grid % 4, 1 + grid / 4 % 4, 1 + grid / 16 % 4, 1 + grid / 64);
        rows.add(new Measurement(List.of(n), family, factors, ScalingStudy.BYTES_PER_STEP, new BigFraction(8 * n * (factors.stream().mapToInt(Integer::intValue).sum() - 4))));
      }
    }
    assertThat(text(study())).isEqualTo("block2d of u, owner: 8 n (a + b + c + d - 4)\n");
  }

  /** The largest int is a prime; the other is the int with most divisors. */
  @Test
  void gridsOfAnyNumberOfRanksAreFoundAtOnce() {
    Measurement.GridAxes plane = new Measurement.GridAxes(2, Measurement.GridAxes.ANY);
    assertThat(plane.grids(12)).containsExactly(List.of(1, 12), List.of(2, 6), List.of(3, 4), List.of(4, 3), List.of(6, 2), List.of(12, 1));
    assertThat(plane.grids(Integer.MAX_VALUE)).containsExactly(List.of(1, Integer.MAX_VALUE), List.of(Integer.MAX_VALUE, 1));
    assertThat(plane.grids(2_095_133_040)).hasSize(1600);
  }

  @Test
  void whyNothingIsBestIsToldApart() {
    long[] sizes = {12, 15, 16, 20, 25};
    ScalingStudy rowsOnly = cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).study();
    assertThat(rowsOnly.best(List.of(64L), 100)).isEmpty();
    assertThat(rowsOnly.withoutBest(List.of(64L), 100)).isEqualTo("more parts than places of u are computed along an axis");
    rows.clear();
    ScalingStudy erratic = cut("rows", false, x -> x[0] * 7919 % 1009 * x[1] % 1013, sizes).study();
    assertThat(erratic.withoutBest(List.of(64L), 4)).isEqualTo("no decomposition has an exact formula of its bytes");
    rows.clear();
    ScalingStudy apart = cut("rows", false, x -> x[1] == 2 ? 8 * x[0] : 16 * (x[0] - 1), 16, 20, 24, 28, 32, 36).study();
    assertThat(apart.best(List.of(64L), 2)).isEmpty();
    assertThat(apart.withoutBest(List.of(64L), 2)).isEqualTo("exact formulas hold only where p >= 3");
    rows.clear();
    cut("rows", false, x -> 16 * x[0] * (x[1] - 1), sizes).rows.removeIf(row -> row.quantity().equals("computed_extent_0"));
    assertThat(study().withoutBest(List.of(64L), 4)).isEqualTo("the extents of u have no exact formula");
  }
}
