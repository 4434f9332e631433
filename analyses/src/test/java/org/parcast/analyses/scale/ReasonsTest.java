package org.parcast.analyses.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.hipparchus.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** Rows of n words whose traffic follows no formula, and what else does not. */
class ReasonsTest {
  private static final LongUnaryOperator ERRATIC = n -> n * n * 7919 % 1009 + 3;
  private static final Measurement.Family PROGRAM = new Measurement.Family("", "", "");
  private static final Measurement.Family ROWS = new Measurement.Family("rows", "u", "owner");

  private static String reason(String quantity, LongUnaryOperator steps, LongUnaryOperator births, LongUnaryOperator nets, long... sizes) {
    List<Measurement> rows = new ArrayList<>();
    for (long n : sizes) {
      rows.add(new Measurement(List.of(n), PROGRAM, List.of(), "steps", new BigFraction(steps.applyAsLong(n))));
      rows.add(new Measurement(List.of(n), PROGRAM, List.of(), "births", new BigFraction(births.applyAsLong(n))));
      rows.add(new Measurement(List.of(n), PROGRAM, List.of(), "nets", new BigFraction(nets.applyAsLong(n))));
      rows.add(new Measurement(List.of(n), PROGRAM, List.of(), "uses", new BigFraction(ERRATIC.applyAsLong(n))));
      for (int p = 2; p < 8; p++) {
        rows.add(new Measurement(List.of(n), ROWS, List.of(p), ScalingStudy.BYTES_PER_STEP, new BigFraction(ERRATIC.applyAsLong(n + p))));
      }
    }
    return ScalingStudy.of(List.of("n"), rows).models().stream().filter(model -> model.quantity().equals(quantity)).findFirst().orElseThrow().inexact();
  }

  private static String reason(LongUnaryOperator steps, LongUnaryOperator births, LongUnaryOperator nets) {
    return reason(ScalingStudy.BYTES_PER_STEP, steps, births, nets, 11, 13, 17, 19, 23, 29, 31);
  }

  @Test
  void theFirstCountWithoutAFormulaIsTheReason() {
    LongUnaryOperator square = n -> n * n;
    assertThat(reason(ERRATIC, ERRATIC, ERRATIC)).isEqualTo("the data decide how often the step runs: steps have no formula either; or sizes do, by remainders with too few sizes each or an algorithm that changes with the size; add sizes of one kind");
    assertThat(reason(n -> 3, ERRATIC, ERRATIC)).startsWith("the data decide which values are computed");
    assertThat(reason(n -> 3, square, ERRATIC)).startsWith("the data decide which values are used where");
    assertThat(reason(n -> 3, square, square)).as("no n is divided").contains("add sizes that the ranks divide");
    assertThat(reason(ScalingStudy.BYTES_PER_STEP, n -> 3, square, square, 12, 24, 30, 36, 42, 48, 60)).contains("which values are used where, though as many at every size, or remainders do");
  }

  @Test
  void noCutIsToBlameForWhatNothingCuts() {
    assertThat(reason("uses", n -> 3, n -> n, n -> n, 11, 13, 17, 19, 23, 29, 31)).startsWith("the data decide it");
  }

  @Test
  void whatIsExactNeedsNoReason() {
    assertThat(reason("steps", n -> 3, n -> n, n -> n, 11, 13, 16, 20, 25)).isEmpty();
  }

  @Test
  void tooFewSizesForThePowerAreTheReasonAndNotTheData() {
    assertThat(reason("births", n -> 3, n -> n * n * n, n -> n, 11, 13, 16, 20, 25)).isEqualTo("too few values for the power: n^3 takes 6 values of n, which took 5; add sizes");
    assertThat(reason("births", n -> 3, n -> n * n, n -> n, 11, 13, 16, 20)).isEqualTo("too few values for the power: n^2 takes 5 values of n, which took 4; add sizes");
    assertThat(reason("births", n -> 3, n -> n * n, n -> n, 11, 13)).isEqualTo("n took 2 values, and a power k takes k + 3: four tell a line, five a square, six a cube; add sizes");
    assertThat(reason("nets", n -> 3, n -> n * n * n, ERRATIC, 11, 13, 16, 20, 25)).isEqualTo("births: too few values for the power: n^3 takes 6 values of n, which took 5; add sizes");
  }

  /** Of n values a power n - 1 meets all, and one of n - 2 would have to be met by the last. */
  @Test
  void whatFewSizesCannotTellIsNotLaidOnTheDataAlone() {
    assertThat(reason("births", n -> 3, n -> n * n * n, n -> n, 11, 13, 16, 20)).isEqualTo("the data decide which values are computed, and how many; or a power of n above 2, which 4 values do not tell; add sizes");
    assertThat(reason("births", n -> 3, n -> n * n, n -> n, 11, 13, 16)).endsWith("; or a power of n above 1, which 3 values do not tell; add sizes");
    assertThat(reason("births", n -> 3, ERRATIC, n -> n, 11, 13, 17, 19, 23, 29)).isEqualTo("the data decide which values are computed, and how many; or sizes do, by remainders with too few sizes each or an algorithm that changes with the size; add sizes of one kind");
  }

  /** A coarse grid of a third of the fine one, and a wider stencil from some size on: no data have to do with either. */
  @Test
  void whatSizesMayDecideIsNotLaidOnTheDataAlone() {
    String both = "or sizes do, by remainders with too few sizes each or an algorithm that changes with the size; add sizes of one kind";
    assertThat(reason("births", n -> 3, n -> n + n / 3 * (n % 3 + 5), n -> n, 12, 13, 14, 15, 16, 17, 18)).contains(both);
    assertThat(reason("births", n -> 3, n -> (n - (n >= 40 ? 6 : 2)) * n, n -> n, 24, 28, 32, 36, 40, 44, 48)).contains(both);
  }

  private static String reasonOfRows(ToLongFunction<long[]> bytes, long[] sizes, int... ranks) {
    List<Measurement> rows = new ArrayList<>();
    for (long n : sizes) {
      for (int p : ranks) {
        rows.add(new Measurement(List.of(n), ROWS, List.of(p), ScalingStudy.BYTES_PER_STEP, new BigFraction(bytes.applyAsLong(new long[] {n, p}))));
      }
    }
    return ScalingStudy.of(List.of("n"), rows).models().get(0).inexact();
  }

  @Test
  void ofRanksNumbersOfRanksAreAdded() {
    long[] sizes = {11, 13, 16, 20, 25};
    assertThat(reasonOfRows(x -> x[0] * x[1] * x[1], sizes, 2, 3, 4, 6)).isEqualTo("too few values for the power: p^2 takes 5 values of p, which took 4; add numbers of ranks");
    assertThat(reasonOfRows(x -> x[0] * x[1], sizes, 2, 3)).startsWith("p took 2 values, and a power k takes k + 3").endsWith("add numbers of ranks");
    assertThat(reasonOfRows(x -> ERRATIC.applyAsLong(x[0]) * x[1] * x[1] % 1009, sizes, 2, 3, 4, 6, 8)).contains("parts differ where p does not divide n; add sizes that the ranks divide");
  }

  /** In a random matrix each rank needs something of every other, until there are more ranks than entries. */
  @Test
  void messagesAreNotSurerThanTheirBytes() {
    assertThat(messages(ERRATIC)).isInstanceOf(NoModel.class).asString().contains("parts differ where p does not divide n");
    assertThat(messages(n -> 16 * n)).isInstanceOf(ExactModel.class);
  }

  private static ScalingModel messages(LongUnaryOperator bytes) {
    List<Measurement> rows = new ArrayList<>();
    for (long n : new long[] {11, 13, 17, 19, 23, 29, 31}) {
      for (int p = 2; p < 8; p++) {
        rows.add(new Measurement(List.of(n), ROWS, List.of(p), ScalingStudy.BYTES_PER_STEP, new BigFraction(bytes.applyAsLong(n + p))));
        rows.add(new Measurement(List.of(n), ROWS, List.of(p), ModelledStepTimes.MESSAGES, new BigFraction(p * (p - 1))));
      }
    }
    return ScalingStudy.of(List.of("n"), rows).models().stream().filter(model -> model.quantity().equals(ModelledStepTimes.MESSAGES)).findFirst().orElseThrow().model();
  }

  /** Three numbers of ranks send anything, and without one of them a square has the choice. */
  @Test
  void whatTheOthersDoNotForetellIsNamed() {
    assertThat(reasonOfRows(x -> 8 * (x[1] - 2) * (x[1] - 3), new long[] {11, 13, 16, 20}, 2, 3, 4, 6, 8))
        .isEqualTo("too few values for the power: the points at other values do not tell those at p = 4; add sizes or numbers of ranks");
  }
}
