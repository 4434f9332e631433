package org.parcast.analyses.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Percentage;
import org.hipparchus.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class ScalingModelsTest {
  private static final long[] SIZES = {16, 20, 24, 28, 32, 36};

  @Test
  void rowsOfAGridAreFound() {
    ExactModel model = exact(List.of("n", "p"), grid(SIZES, new long[] {2, 3, 4, 6, 8}), x -> 16 * x[0] * (x[1] - 1));
    assertThat(model.formula()).isEqualTo("16 n (p - 1)");
    assertThat(model.at(16384, 1_000_000)).isEqualTo(new BigFraction(16L * 16384 * 999_999));
  }

  @Test
  void blocksOfAGridAreFound() {
    List<long[]> points = new ArrayList<>();
    for (long n : SIZES) {
      for (long a : new long[] {1, 2, 3, 4}) {
        for (long b : new long[] {1, 2, 3, 4}) {
          points.add(new long[] {n, a, b});
        }
      }
    }
    assertThat(exact(List.of("n", "a", "b"), points, x -> 16 * x[0] * (x[1] - 1 + x[2] - 1)).formula()).isEqualTo("16 n (a + b - 2)");
    assertThat(exact(List.of("n", "a", "b"), points, x -> 8 * (x[1] - 1) * (x[2] - 1)).formula()).isEqualTo("8 (a - 1) (b - 1)");
  }

  @Test
  void aRemainderChoosesTheFormula() {
    ExactModel model = exact(List.of("n"), points(4, 5, 6, 7, 8, 9, 10, 11, 12, 13), x -> x[0] / 2 * 8);
    assertThat(model.formula()).isEqualTo("4 n where n mod 2 = 0; 4 (n - 1) where n mod 2 = 1");
    assertThat(model.at(1001)).isEqualTo(new BigFraction(4000));
  }

  @Test
  void aSquareDoesNotPassForALineBetweenTwoSizes() {
    ScalingModel model = ScalingModels.of(observations(List.of("n", "p"), grid(new long[] {16, 32}, new long[] {2, 3, 4, 5, 6, 7, 8}), x -> x[0] * x[0] * x[1]));
    assertThat(model).isInstanceOf(NoModel.class);
    assertThat(model.formula()).isEqualTo("none: n took 2 values, and a power k takes k + 3: four tell a line, five a square, six a cube; add sizes");
  }

  @Test
  void aCubeNeedsSixSizes() {
    assertThat(ScalingModels.of(observations(List.of("n"), points(4, 5, 6, 7, 8), x -> x[0] * x[0] * x[0]))).isNotInstanceOf(ExactModel.class);
    assertThat(exact(List.of("n"), points(4, 5, 6, 7, 8, 9), x -> x[0] * x[0] * x[0]).formula()).isEqualTo("n^3");
  }

  /** Rows that reach two rows up: parts of one row have two neighbours. The second size changes nothing, so that its values verify nothing. */
  @Test
  void pointsThatDifferInWhatDoesNotMatterVerifyNothing() {
    List<long[]> points = new ArrayList<>();
    for (long n : new long[] {12, 15, 16, 20, 25}) {
      for (long m : new long[] {8, 11, 14, 20, 24}) {
        for (long p : new long[] {2, 3, 4, 6, 8, 12}) {
          points.add(new long[] {n, m, p});
        }
      }
    }
    List<BigFraction> values = points.stream().map(x -> new BigFraction(LongStream.range(2, x[0]).mapToObj(i -> owner(i - 2, x) + ">" + owner(i, x)).distinct().filter(pair -> !pair.matches("(.*)>\\1")).count())).toList();
    assertThat(ScalingModels.of(new Observations(List.of("n", "m", "p"), 1, points, values)).formula()).isEqualTo("p - 1 where n >= 2 p");
  }

  private static long owner(long row, long... point) {
    return LongStream.range(0, point[2]).filter(part -> row < (part + 1) * point[0] / point[2]).findFirst().orElseThrow();
  }

  @Test
  void whatNeverChangesIsMetByAllPoints() {
    assertThat(exact(List.of("n", "m"), grid(SIZES, new long[] {2, 3, 4}), x -> 3).verified()).isEqualTo(17);
  }

  @Test
  void logarithmsAreFitted() {
    ScalingModel model = ScalingModels.of(observations(List.of("n"), points(8, 16, 32, 64, 128, 256), x -> 5 * x[0] * Long.numberOfTrailingZeros(x[0])));
    assertThat(model).isInstanceOf(FittedModel.class);
    assertThat(((FittedModel) model).at(65536)).isCloseTo(5.0 * 65536 * 16, Percentage.withPercentage(1e-6));
  }

  @Test
  void whatDependsOnDataHasNoModel() {
    long[] erratic = {7, 900, 31, 4, 512, 77, 8000};
    assertThat(ScalingModels.of(observations(List.of("n"), points(1, 2, 3, 4, 5, 6, 7), x -> erratic[(int) x[0] - 1]))).isInstanceOf(NoModel.class);
  }

  @Test
  void whatHasNoFormulaSaysWhichPowersWereTried() {
    long[] erratic = {7, 900, 31, 4, 512, 77, 8000};
    assertThat(ScalingModels.of(observations(List.of("n"), points(1, 2, 3, 4, 5, 6, 7), x -> erratic[(int) x[0] - 1])).formula()).startsWith("none: no polynomial up to n^4 meets the 7 points, and the best fit misses one by ");
    assertThat(ScalingModels.of(observations(List.of("n"), points(1, 2, 3, 4), x -> erratic[(int) x[0] - 1])).formula()).isEqualTo("none: no polynomial up to n meets the 4 points, and a fit takes five: add sizes");
    assertThat(ScalingModels.of(observations(List.of("n", "m"), grid(new long[] {1, 2, 3}, new long[] {5, 8, 9}), x -> erratic[(int) x[0]] * x[1] % 11)).formula()).contains("no constant meets the 9 points");
  }

  @Test
  void namesOfParametersStandForNothingElse() {
    ToLongFunction<long[]> moved = x -> 8 * (x[0] * x[0] - x[0] % x[1] * (x[0] / x[1] + 1) * (x[0] / x[1] + 1) - (x[1] - x[0] % x[1]) * (x[0] / x[1]) * (x[0] / x[1]));
    assertThat(exact(List.of("r", "q"), 1, grid(new long[] {24, 28, 30, 35, 36, 40}, new long[] {2, 3, 4, 6, 8, 9, 12, 16}), moved).formula()).endsWith("q_ = floor(r / q), r_ = r mod q");
  }

  @Property(tries = 40)
  void polynomialsOfTheSecondDegreeAreMetFarAway(@ForAll @IntRange(min = -9, max = 9) int a, @ForAll @IntRange(min = -9, max = 9) int b, @ForAll @IntRange(min = -9, max = 9) int c) {
    ToLongFunction<long[]> truth = x -> a * x[0] * x[0] + b * x[0] * x[1] + c * x[1];
    ExactModel model = exact(List.of("n", "p"), grid(SIZES, new long[] {2, 3, 4, 5}), truth);
    assertThat(model.at(100_000, 64)).isEqualTo(new BigFraction(truth.applyAsLong(new long[] {100_000, 64})));
    assertThat(model.verified()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void twoPartsThatAreBothNeighboursOfEachOtherAreApart() {
    ExactModel model = exact(List.of("n", "p"), 1, grid(SIZES, new long[] {2, 3, 4, 6, 8}), x -> x[1] == 2 ? 8 * x[0] : 16 * (x[0] - 1));
    assertThat(model.formula()).isEqualTo("16 (n - 1) where p >= 3");
    assertThat(model.domain().contains(100, 2)).isFalse();
    assertThat(model.domain().contains(100, 3)).isTrue();
  }

  @Test
  void partsNarrowerThanTheReachAreApart() {
    ExactModel model = exact(List.of("n", "p"), 1, grid(SIZES, new long[] {2, 3, 4, 6, 8}), x -> Math.min(5, x[0] / x[1]) * (x[1] - 1));
    assertThat(model.formula()).isEqualTo("5 (p - 1) where n >= 5 p");
  }

  @Test
  void formulasThatHoldWhereRanksDivideAreSoCalled() {
    ToLongFunction<long[]> truth = x -> x[0] % x[1] == 0 && x[0] % x[2] == 0 ? x[0] * x[0] * (x[1] + x[2]) : x[0] * 7919 % 1009 * (x[1] + 3 * x[2]) % 101;
    List<long[]> points = new ArrayList<>();
    for (long n : new long[] {6, 8, 9, 10, 12, 14, 15, 16, 18}) {
      for (long a = 1; a <= 4; a++) {
        for (long b = 1; b <= 4; b++) {
          points.add(new long[] {n, a, b});
        }
      }
    }
    ExactModel model = exact(List.of("n", "a", "b"), 2, points, truth);
    assertThat(model.formula()).isEqualTo("n^2 (a + b) where a divides n and b divides n");
    assertThat(model.domain().contains(144, 12, 9)).isTrue();
    assertThat(model.domain().contains(144, 12, 7)).isFalse();
  }

  /** Ranks that divide one size alone stand for nothing else: what is true on 2 and 4 of them leaves the others free. Of p ranks b are the largest divisor up to its root. */
  @Test
  void everySizeAndEveryNumberOfRanksIsForetoldByTheOthers() {
    ToLongFunction<long[]> truth = x -> {
      long b = LongStream.rangeClosed(1, x[1]).filter(each -> x[1] % each == 0 && each * each <= x[1]).max().orElseThrow();
      return x[1] * (x[1] / b + b - 2);
    };
    List<long[]> points = grid(new long[] {8, 10, 12, 14, 16, 20}, new long[] {2, 3, 4, 6, 8, 9, 12, 16, 18, 24});
    ScalingModel model = ScalingModels.of(new Observations(List.of("n", "p"), 1, points, points.stream().map(point -> new BigFraction(truth.applyAsLong(point))).toList()));
    assertThat(model).as(model.formula()).isNotInstanceOf(ExactModel.class);
  }

  /** Zero up to the last sizes, as of what begins late: a polynomial with as many zeros meets them all. */
  @Test
  void whereThereIsNothingNothingIsVerified() {
    assertThat(ScalingModels.of(observations(List.of("n"), points(1, 2, 3, 4, 7, 9), x -> (x[0] - 1) * (x[0] - 2) * (x[0] - 3)))).isNotInstanceOf(ExactModel.class);
    assertThat(exact(List.of("n"), points(1, 2, 3, 4, 7, 9, 10, 12, 15), x -> (x[0] - 1) * (x[0] - 2) * (x[0] - 3)).verified()).isEqualTo(2);
  }

  @Test
  void aRemainderHasToMeetAsManyPointsAsItsPolynomialHasCoefficients() {
    ToLongFunction<long[]> truth = x -> x[0] % 2 == 0 ? x[0] * x[0] : 7 * x[0] * x[0] + 3;
    long[] five = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
    long[] six = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    assertThat(ScalingModels.of(observations(List.of("n"), points(five), truth))).isNotInstanceOf(ExactModel.class);
    assertThat(exact(List.of("n"), points(six), truth).formula()).isEqualTo("n^2 where n mod 2 = 0; 7 n^2 + 3 where n mod 2 = 1");
  }

  /** Of n rows n mod p parts have one more than the others. */
  @Test
  void sumsOfSquaresOfPartsAreExactWhereRanksDoNotDivide() {
    ToLongFunction<long[]> moved = x -> {
      long q = x[0] / x[1];
      long r = x[0] % x[1];
      return 8 * (x[0] * x[0] - r * (q + 1) * (q + 1) - (x[1] - r) * q * q);
    };
    ExactModel model = exact(List.of("n", "p"), 1, grid(new long[] {24, 28, 30, 35, 36, 40}, new long[] {2, 3, 4, 6, 8, 9, 12, 16}), moved);
    assertThat(model.formula()).endsWith("q = floor(n / p), r = n mod p");
    assertThat(model.at(10_007, 1000)).isEqualTo(new BigFraction(moved.applyAsLong(new long[] {10_007, 1000})));
  }

  @Test
  void depthsOfTreesAreExact() {
    ExactModel model = exact(List.of("n", "p"), 1, grid(new long[] {32, 64, 128, 256, 512}, new long[] {2, 4, 8, 16, 32}), x -> 16 * x[0] * Long.numberOfTrailingZeros(x[1]));
    assertThat(model.formula()).isEqualTo("16 n log2(p)");
    assertThat(model.holdsAt(96, 16)).isFalse();
    assertThat(model.holdsAt(1024, 64)).isTrue();
  }

  private static ExactModel exact(List<String> parameters, int factors, List<long[]> points, ToLongFunction<long[]> truth) {
    ScalingModel model = ScalingModels.of(new Observations(parameters, factors, points, points.stream().map(point -> new BigFraction(truth.applyAsLong(point))).toList()));
    assertThat(model).as(model.formula()).isInstanceOf(ExactModel.class);
    return (ExactModel) model;
  }

  private static ExactModel exact(List<String> parameters, List<long[]> points, ToLongFunction<long[]> truth) {
    ScalingModel model = ScalingModels.of(observations(parameters, points, truth));
    assertThat(model).as(model.formula()).isInstanceOf(ExactModel.class);
    return (ExactModel) model;
  }

  private static Observations observations(List<String> parameters, List<long[]> points, ToLongFunction<long[]> truth) {
    return new Observations(parameters, points, points.stream().map(point -> new BigFraction(truth.applyAsLong(point))).toList());
  }

  private static List<long[]> points(long... values) {
    List<long[]> points = new ArrayList<>();
    for (long value : values) {
      points.add(new long[] {value});
    }
    return points;
  }

  private static List<long[]> grid(long[] first, long[] second) {
    List<long[]> points = new ArrayList<>();
    for (long one : first) {
      for (long other : second) {
        points.add(new long[] {one, other});
      }
    }
    return points;
  }
}
