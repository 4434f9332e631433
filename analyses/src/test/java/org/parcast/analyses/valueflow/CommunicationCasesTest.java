package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.recording.ValueFlowRecording;

/** The cases that must come out right, on nets of programs played by hand. */
@Tag("slow")
class CommunicationCasesTest {
  private static RankForecast forecast(ValueFlowRecording recording, int ranks) {
    return CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(ranks))).ranks().get(0);
  }

  private static Stream<DecompositionForecast> named(RankForecast forecast, Estimator estimator, Integer... grid) {
    return forecast.results().stream().filter(r -> r.estimator() == estimator && r.grid().equals(List.of(grid)));
  }

  private static DecompositionForecast one(RankForecast forecast, Estimator estimator, Integer... grid) {
    List<DecompositionForecast> found = named(forecast, estimator, grid).toList();
    assertThat(found).as("%s %s among %s", estimator, List.of(grid), forecast.results()).isNotEmpty();
    return found.get(0);
  }

  private static TrafficPattern pattern(DecompositionForecast result) {
    return PatternClassifier.classify(result.traffic().orElseThrow(), result.grid());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 9, 16, 25, 64})
  void addOneSendsNothing(int p) {
    RankForecast forecast = forecast(TinyStencils.addOne(64), p);
    assertThat(forecast.best().bytesPerStep()).isZero();
    assertThat(forecast.best().bytesPointToPoint()).isZero();
    assertThat(forecast.pattern().kind()).isEqualTo(TrafficPattern.Kind.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 9, 16, 25, 64})
  void jacobi1d(int p) {
    RankForecast forecast = forecast(TinyStencils.jacobi1d(640, 4), p);
    assertThat(one(forecast, Estimator.ROWS, p).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * (p - 1));
    assertThat(one(forecast, Estimator.ROWS, p).messagesPerStep()).isEqualTo(2L * (p - 1));
    assertThat(forecast.pattern().kind()).isEqualTo(TrafficPattern.Kind.NEAREST_1D);
  }

  @ParameterizedTest
  @EnumSource(value = TinyStencils.Heat.class, names = {"CHECKSUM", "WHILE"}, mode = EnumSource.Mode.EXCLUDE)
  void heat2dInAllVariants(TinyStencils.Heat variant) {
    int n = 24;
    double bytes = variant == TinyStencils.Heat.FLOAT ? 4 : 8;
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyStencils.heat2d(n, 3, variant), CommunicationRequest.of(List.of(2, 4, 6, 9, 16)));
    assertThat(all.singletons().singletons()).isEmpty();
    assertThat(all.steps()).isEqualTo(3);
    for (RankForecast forecast : all.ranks()) {
      for (int a = 1; a <= forecast.ranks(); a++) {
        if (forecast.ranks() % a == 0) {
          int b = forecast.ranks() / a;
          double expected = bytes * 2 * ((a - 1) * n + (b - 1) * n);
          DecompositionForecast result = one(forecast, Estimator.BLOCK2D, a, b);
          assertThat(result.bytesPointToPointPerStep()).as("%s x %s", a, b).isEqualTo(expected);
          assertThat(result.bytesCollectivePerStep()).isZero();
        }
      }
    }
    RankForecast sixteen = all.ranks().get(4);
    assertThat(sixteen.best().bytesPerStep()).isLessThanOrEqualTo(bytes * 2 * 6 * n);
    assertThat(pattern(one(sixteen, Estimator.BLOCK2D, 4, 4)))
        .isEqualTo(new TrafficPattern(TrafficPattern.Kind.NEAREST_2D, List.of(4, 4), 1));
  }

  @Test
  void heat2dWithATestOfTheErrorAddsAnAllreduceAStep() {
    int n = 16;
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyStencils.heat2d(n, 4, TinyStencils.Heat.WHILE), CommunicationRequest.of(List.of(4)));
    DecompositionForecast result = one(all.ranks().get(0), Estimator.BLOCK2D, 2, 2);
    assertThat(result.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * 2 * n);
    assertThat(result.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * 3);
    assertThat(all.singletons().singletons()).singleElement().satisfies(s -> {
      assertThat(s.name()).isEqualTo("err");
      assertThat(s.kind()).isEqualTo(SingletonKind.ALLREDUCE);
      assertThat(s.perStep()).isEqualTo(1.0);
      assertThat(s.line()).isEqualTo(3);
    });
  }

  @Test
  void aChecksumAfterTheStepsIsReducedOnce() {
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyStencils.heat2d(16, 4, TinyStencils.Heat.CHECKSUM), CommunicationRequest.of(List.of(4)));
    DecompositionForecast result = one(all.ranks().get(0), Estimator.BLOCK2D, 2, 2);
    assertThat(result.bytesPointToPoint()).isEqualTo(4 * 8 * 2 * 2 * 16);
    assertThat(result.bytesCollectivePerStep()).isZero();
    assertThat(result.bytesCollective()).isEqualTo(8 * 3);
    assertThat(all.singletons().singletons().get(0).kind()).isEqualTo(SingletonKind.REDUCE);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void jacobi3d(boolean linear) {
    int n = 8;
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyStencils.jacobi3d(n, 2, linear), CommunicationRequest.of(List.of(4, 8)));
    assertThat(all.singletons().singletons()).isEmpty();
    assertThat(one(all.ranks().get(1), Estimator.BLOCK3D, 2, 2, 2).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * n * 3);
    assertThat(one(all.ranks().get(1), Estimator.BLOCK3D, 4, 1, 2).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * n * 4);
    assertThat(one(all.ranks().get(1), Estimator.BLOCK2D, 4, 2, 1).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * n * 4);
    assertThat(one(all.ranks().get(1), Estimator.ROWS, 8, 1, 1).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * n * 7);
    assertThat(all.ranks().get(1).best().bytesPerStep()).isLessThanOrEqualTo(8.0 * 2 * n * n * 3);
    assertThat(pattern(one(all.ranks().get(1), Estimator.BLOCK3D, 2, 2, 2)))
        .isEqualTo(new TrafficPattern(TrafficPattern.Kind.NEAREST_3D, List.of(2, 2, 2), 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void matrixProduct(int q) {
    int n = 24;
    for (boolean initialised : new boolean[] {false, true}) {
      RankForecast forecast = forecast(TinyAlgebra.matMul(n, initialised), q * q);
      DecompositionForecast blocks = one(forecast, Estimator.BLOCK2D, q, q);
      assertThat(blocks.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * n * (q - 1));
      assertThat(blocks.bytesCollectivePerStep()).isZero();
      assertThat(forecast.best().bytesPerStep()).isLessThanOrEqualTo(8.0 * 2 * n * n * (q - 1));
    }
  }

  @Test
  void aMatrixProductBroadcastsAlongRowsAndColumns() {
    assertThat(forecast(TinyAlgebra.matMul(16, false), 16).pattern().kind()).isEqualTo(TrafficPattern.Kind.ROW_COLUMN);
  }

  @ParameterizedTest
  @ValueSource(chars = {'p', 'b', 'f'})
  void dotProduct(char used) {
    for (int p : new int[] {2, 4, 9, 16}) {
      RankForecast forecast = forecast(TinyAlgebra.dot(64, used), p);
      assertThat(forecast.best().bytesPointToPoint()).isZero();
      assertThat(forecast.best().bytesCollectivePerStep()).isEqualTo(8.0 * (used == 'b' ? 2 : 1) * (p - 1));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aNormUsedForEveryPointIsOneAllreduceAStep(boolean inField) {
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.normalise(100, 5, inField), CommunicationRequest.of(List.of(2, 8)));
    for (RankForecast forecast : all.ranks()) {
      assertThat(forecast.best().bytesPointToPointPerStep()).isZero();
      assertThat(forecast.best().bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (forecast.ranks() - 1));
    }
    assertThat(all.singletons().singletons()).singleElement().satisfies(s -> assertThat(s.kind()).isEqualTo(SingletonKind.ALLREDUCE));
  }

  @Test
  void aNormTakenSeveralTimesAStepIsOneSingletonOfAllItsRounds() {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", 100);
    int[] norm = {program.register("norm")};
    int[] later = program.round(norm, 1);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int round : new int[] {norm[0], later[0]}) {
        program.compute(2, round, x);
        for (int word : x) {
          program.compute(3, word, word, round);
        }
      }
    }
    CommunicationForecast all = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4)));
    assertThat(all.ranks().get(0).best().bytesCollectivePerStep()).isEqualTo(2 * 8.0 * 2 * 3);
    assertThat(all.singletons().singletons()).singleElement().satisfies(s -> {
      assertThat(s.words()).isEqualTo(1);
      assertThat(s.bytes()).isEqualTo(8);
      assertThat(s.perStep()).isEqualTo(2.0);
    });
  }

  @Test
  void conjugateGradients() {
    int k = 12;
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.conjugateGradients(k, 6), CommunicationRequest.of(List.of(2, 4, 6)));
    assertThat(all.singletons().singletons()).extracting(Singleton::name).containsExactlyInAnyOrder("rr", "pq");
    for (RankForecast forecast : all.ranks()) {
      int p = forecast.ranks();
      DecompositionForecast rows = one(forecast, Estimator.ROWS, p);
      assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * k * (p - 1));
      assertThat(rows.bytesCollectivePerStep()).isEqualTo(2 * 8.0 * 2 * (p - 1));
    }
  }

  /** A time step found at the end of each step for the next one: as many reductions as steps, the last one's value being used by none. */
  @Test
  void theTimeStepOfTheNextStepIsReducedOncePerStep() {
    int n = 64;
    int steps = 5;
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", n);
    int dt = program.field("dt");
    program.before();
    program.constant(1, dt);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int word : u) {
        program.compute(2, word, word, dt);
      }
      program.compute(3, dt, u);
    }
    RankForecast forecast = forecast(program.recording(), 4);
    assertThat(one(forecast, Estimator.ROWS, 4).bytesCollectivePerStep()).isEqualTo(8.0 * 2 * 3);
  }

  @Test
  void sparseProducts() {
    RankForecast laplacian = forecast(TinyAlgebra.spmv(256, 3, 'l'), 4);
    assertThat(one(laplacian, Estimator.ROWS, 4).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * 16 * 3);
    assertThat(one(laplacian, Estimator.ROWS, 4).bytesPointToPoint()).isEqualTo(3 * 8 * 2 * 16 * 3);
    RankForecast band = forecast(TinyAlgebra.spmv(256, 3, 'b'), 4);
    assertThat(one(band, Estimator.ROWS, 4).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * 4 * 3);
  }

  @ParameterizedTest
  @ValueSource(chars = {'l', 'b', 'r', 'c'})
  void noVectorEntryOfASparseProductIsASingleton(char kind) {
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.spmv(400, 2, kind), CommunicationRequest.of(List.of(4)));
    assertThat(all.singletons().singletons()).isEmpty();
  }

  @Test
  void thePapersBareRuleTakesVectorEntriesForSingletons() {
    CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.spmv(400, 2, 'r'),
        CommunicationRequest.of(List.of(4)).withSingletons(SingletonMode.PAPER));
    assertThat(all.singletons().singletons()).isNotEmpty();
  }

  @Test
  void theVectorOfADenseProductIsGathered() {
    int n = 64;
    for (int p : new int[] {2, 4, 16}) {
      CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.spmv(n, 4, 'd'), CommunicationRequest.of(List.of(p)));
      DecompositionForecast best = all.ranks().get(0).best();
      assertThat(best.bytesPerStep()).isEqualTo(8.0 * n * (p - 1));
      assertThat(best.bytesPointToPointPerStep()).isZero();
      assertThat(all.singletons().singletons()).allSatisfy(s -> {
        assertThat(s.kind()).isEqualTo(SingletonKind.ALLGATHER);
        assertThat(s.words()).isEqualTo(n);
      });
      assertThat(all.ranks().get(0).partition().bytesPointToPointPerStep()).isZero();
    }
  }

  /** Every word of a dense product has as many neighbours as the norm, wherever that is kept; a scale taken from it is computed by all. */
  @ParameterizedTest
  @ValueSource(strings = {"register", "static field", "array of one"})
  void theNormOfADenseProductIsAnAllreduce(String kept) {
    int n = 64;
    for (int p : new int[] {2, 4, 16}) {
      CommunicationForecast all = CommunicationAnalysis.forecast(TinyAlgebra.densePowerIteration(n, 3, kept), CommunicationRequest.of(List.of(p)));
      DecompositionForecast rows = one(all.ranks().get(0), Estimator.ROWS, p);
      assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * n * (p - 1));
      assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * 2 * (p - 1));
      assertThat(all.singletons().singletons()).singleElement().satisfies(s -> assertThat(s.kind()).isEqualTo(SingletonKind.ALLREDUCE));
    }
  }

  /** The buffers of a line that crosses all ranks are placed beside the words that they are computed from, not all with the first. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void aChainOfScratchFollowsTheLineThatItIsComputedFrom(int p) {
    RankForecast forecast = forecast(TinySweeps.lineAcrossRanks(32, 8, 2), p);
    assertThat(one(forecast, Estimator.ROWS, p, 1).bytesPointToPointPerStep()).isEqualTo(8.0 * 8 * 2 * (p - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void prefixSum(int p) {
    RankForecast forecast = forecast(TinySweeps.prefixSum(128), p);
    assertThat(one(forecast, Estimator.ROWS, p).bytesPointToPointPerStep()).isEqualTo(8.0 * (p - 1));
    assertThat(forecast.pattern().kind()).isEqualTo(TrafficPattern.Kind.SWEEP);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void transposition(int p) {
    int n = 16;
    for (boolean initialised : new boolean[] {false, true}) {
      RankForecast forecast = forecast(TinySweeps.transpose(n, initialised), p);
      assertThat(one(forecast, Estimator.ROWS, p, 1).bytesPointToPointPerStep()).isEqualTo(8.0 * n * n * (p - 1) / p);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void fft(int p) {
    int n = 64;
    RankForecast forecast = forecast(TinySweeps.fft(n), p);
    assertThat(one(forecast, Estimator.ROWS, p).bytesPointToPointPerStep()).isEqualTo(8.0 * 2 * n * Math.log(p) / Math.log(2));
    if (p == 16) {
      assertThat(pattern(one(forecast, Estimator.ROWS, p)).kind())
          .isEqualTo(TrafficPattern.Kind.BUTTERFLY);
    }
  }

  @Test
  void lineSolvesAlongRowsSendNothing() {
    RankForecast forecast = forecast(TinySweeps.lineSolves(16), 4);
    assertThat(one(forecast, Estimator.ROWS, 4, 1).bytesPointToPoint()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void rungeKutta(int p) {
    RankForecast forecast = forecast(TinyStencils.rungeKutta(64, 3), p);
    assertThat(one(forecast, Estimator.ROWS, p).bytesPointToPointPerStep()).isEqualTo(4 * 8.0 * 2 * p);
    assertThat(forecast.pattern().kind()).isEqualTo(TrafficPattern.Kind.NEAREST_1D);
  }
}
