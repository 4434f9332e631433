package org.parcast.analyses.valueflow.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.MiniHydro;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.TinyStencils;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.WordOwners;

/** The three conventions for assembly words against closed formulas. */
class AssemblyTest {
  private static double perStep(RankForecast forecast, Estimator estimator, List<Integer> grid, String array, AssemblyConvention convention) {
    return forecast.results().stream()
        .filter(r -> r.estimator() == estimator && r.grid().equals(grid) && r.array().equals(array) && r.assembly() == convention)
        .findFirst().orElseThrow().bytesPointToPointPerStep();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void histogram(int p) {
    int n = 256;
    int m = 16;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] count = program.array("count", m);
    program.region();
    for (int i = 0; i < n; i++) {
      program.compute(1, x[i]);
    }
    for (int i = 0; i < n; i++) {
      program.assemble(2, count[i % m], x[i]);
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p)));
    RankForecast ranks = forecast.ranks().get(0);
    assertThat(forecast.singletons().singletons()).isEmpty();
    assertThat(perStep(ranks, Estimator.ROWS, List.of(p), "x", AssemblyConvention.COMBINED)).isEqualTo(8.0 * m * (p - 1));
    assertThat(perStep(ranks, Estimator.ROWS, List.of(p), "x", AssemblyConvention.OWNER)).isEqualTo(8.0 * n * (p - 1) / p);
  }

  /** Points that belong to one of m clusters and lie in one of m ranges: what they add is sent in every step, though they stay as they are. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void wordsThatAreOnlyReadContributeInEveryStep(int p) {
    int n = 256;
    int m = 16;
    int steps = 3;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] label = program.array("label", n);
    int[] clusters = program.array("clusters", m);
    int[] ranges = program.array("ranges", m);
    program.before();
    program.constants(1, x);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int k = 0; k < m; k++) {
        program.constant(2, clusters[k]);
        program.constant(3, ranges[k]);
      }
      for (int i = 0; i < n; i++) {
        program.compute(4, label[i], x[i]);
        program.assemble(5, clusters[i % m], x[i]);
        program.assemble(6, ranges[i * m / n], x[i]);
      }
      for (int k = 0; k < m; k++) {
        program.compute(7, label[k], label[k], clusters[k], ranges[k]);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p)));
    RankForecast ranks = forecast.ranks().get(0);
    assertThat(forecast.singletons().singletons()).isEmpty();
    // Clusters and ranges follow the labels of the first rank, which has a range in p to itself.
    double sums = 8.0 * m * (p - 1) + 8.0 * m * (p - 1) / p;
    assertThat(perStep(ranks, Estimator.ROWS, List.of(p), "label", AssemblyConvention.COMBINED)).isEqualTo(sums);
  }

  /** Counters that every rank needs: partial counts to each counter's owner, who tells all. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void wordsThatAreGatheredAreAssembledFirst(int p) {
    int n = 256;
    int m = 16;
    int steps = 3;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] place = program.array("place", n);
    int[] count = program.array("count", m);
    program.before();
    for (int word : x) {
      program.constant(1, word);
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int word : count) {
        program.constant(2, word);
      }
      for (int i = 0; i < n; i++) {
        program.assemble(3, count[i % m], x[i]);
      }
      for (int i = 0; i < n; i++) {
        int[] sources = Arrays.copyOf(count, m + 1);
        sources[m] = x[i];
        program.compute(4, place[i], sources);
      }
    }
    CommunicationForecast forecast = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p)));
    assertThat(forecast.singletons().singletons()).singleElement().satisfies(s -> assertThat(s.kind()).isEqualTo(SingletonKind.ALLGATHER));
    DecompositionForecast rows = forecast.ranks().get(0).results().stream()
        .filter(r -> r.estimator() == Estimator.ROWS && r.array().equals("place") && r.assembly() == AssemblyConvention.COMBINED).findFirst().orElseThrow();
    assertThat(rows.bytesPointToPointPerStep()).isEqualTo(8.0 * m * (p - 1));
    assertThat(rows.bytesCollectivePerStep()).isEqualTo(8.0 * m * (p - 1));
  }

  /** Two histograms of which no placement keeps both at home: partial sums travel, and their lines are told. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void linesExplainPartialResults(int p) {
    int m = 16;
    TinyProgram program = new TinyProgram();
    int[] y = program.array("y", m * m);
    int[] x = program.array("x", m * m);
    int[] columns = program.array("columns", m);
    int[] rows = program.array("rows", m);
    program.region();
    for (int i = 0; i < x.length; i++) {
      program.compute(1, x[i], y[i]);
    }
    for (int i = 0; i < x.length; i++) {
      program.assemble(2, columns[i % m], x[i]);
      program.assemble(3, rows[i / m], x[i]);
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p))).ranks().get(0);
    assertThat(ranks.best().assembly()).isNotEqualTo(AssemblyConvention.OWNER);
    assertThat(ranks.best().bytesPointToPointPerStep()).isPositive();
    assertThat(ranks.attribution().stream().mapToDouble(LineTraffic::bytesPerStep).sum()).isEqualTo(ranks.best().bytesPointToPointPerStep());
  }

  /** Words that contribute hang together more than the words that they contribute to: equal parts by owner would leave all adding to one rank. */
  @Test
  void thePartitionersPartsAreEqualForTheRanksThatAddUpTheirContributions() {
    int n = 256;
    int m = 16;
    TinyProgram program = new TinyProgram();
    int[] a = program.array("a", n);
    int[] b = program.array("b", n);
    int[] sum = program.array("sum", m);
    program.region();
    for (int i = 0; i < n; i++) {
      program.compute(1, a[i], a[(37 * i + 11) % n], a[(101 * i + 3) % n], a[(59 * i + 29) % n]);
    }
    for (int i = 0; i < n; i++) {
      program.assemble(2, sum[i % m], a[i]);
    }
    for (int i = 0; i < n; i++) {
      program.compute(3, b[i], b[(53 * i + 7) % n], sum[i % m]);
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(2))).ranks().get(0);
    assertThat(ranks.results())
        .filteredOn(r -> r.estimator() == Estimator.PARTITION && r.assembly() == AssemblyConvention.COMBINED)
        .hasSize(1).allSatisfy(r -> assertThat(r.imbalance()).isLessThanOrEqualTo(Thresholds.LARGEST_IMBALANCE));
  }

  /** What the last step assembles is used after the steps only; its partial results travel like those of the other steps. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void theLastStepsPartialResultsCountThoughOnlyALaterPhaseUsesThem(int p) {
    int n = 16;
    int steps = 3;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    int[] results = program.array("results", n);
    program.before();
    program.constants(1, x);
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        program.constant(2, y[i]);
        program.assemble(3, y[i], x[i]);
        program.assemble(3, y[i], x[Math.max(0, i - 1)]);
      }
      for (int i = 0; i < n; i++) {
        program.copy(4, x[i], y[i]);
      }
    }
    program.after();
    for (int i = 0; i < n; i++) {
      program.compute(5, results[i], x[i]);
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p))).ranks().get(0);
    assertThat(perStep(ranks, Estimator.ROWS, List.of(p), "y", AssemblyConvention.COMBINED)).isEqualTo(8.0 * (p - 1));
  }

  /** Pairs of neighbours add to both; the first word gets nothing but a number that all ranks know, and has to be sent to the last, which reads it. */
  @Test
  void whatNoRankContributesToIsSent() {
    int n = 64;
    int p = 4;
    double[] bytes = new double[2];
    for (int use = 0; use < 2; use++) {
      TinyProgram program = new TinyProgram();
      int[] x = program.array("x", n);
      int[] f = program.array("f", n);
      int norm = program.register("norm");
      program.before();
      program.constants(1, x);
      program.steps(3);
      for (int t = 0; t < 3; t++) {
        program.compute(2, norm, x);
        program.branch(norm);
        program.constants(3, f);
        program.assemble(4, f[0], norm, norm);
        program.assemble(4, f[0], norm, norm);
        for (int i = 1; i + 1 < n; i++) {
          program.assemble(4, f[i], norm, x[i + 1]);
          program.assemble(4, f[i + 1], norm, x[i]);
        }
        for (int i = 0; i < n; i++) {
          program.compute(5, x[i], x[i], f[i]);
        }
        program.compute(5, x[n - 1], x[n - 1], use == 1 ? f[0] : x[n - 2]);
      }
      bytes[use] = perStep(CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(p))).ranks().get(0),
          Estimator.ROWS, List.of(p), "x", AssemblyConvention.SHARERS);
    }
    assertThat(bytes[0]).isPositive();
    assertThat(bytes[1] - bytes[0]).isEqualTo(8.0);
  }

  @Test
  void withoutAssemblyWordsThereIsOneConvention() {
    RankForecast ranks = CommunicationAnalysis.forecast(TinyStencils.jacobi1d(32, 2), CommunicationRequest.of(List.of(2))).ranks().get(0);
    assertThat(ranks.results()).extracting(DecompositionForecast::assembly).containsOnly(AssemblyConvention.OWNER);
  }

  /** Matrix entries meet where their product is summed: none of them is a contribution, also where the region sets them up. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void operandsOfAProductAreNoContributions(boolean setUp) {
    int n = 8;
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", n, n);
    int[][] b = program.matrix("b", n, n);
    int[][] c = program.matrix("c", n, n);
    program.region();
    for (int i = 0; setUp && i < n; i++) {
      for (int j = 0; j < n; j++) {
        program.compute(2, a[i][j]);
        program.compute(3, b[i][j]);
      }
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        for (int j = 0; j < n; j++) {
          program.assemble(1, c[i][j], a[i][k], b[k][j]);
        }
      }
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4))).ranks().get(0);
    assertThat(ranks.results()).extracting(DecompositionForecast::assembly).containsOnly(AssemblyConvention.OWNER);
  }

  /** A relaxation in place updates a word once a step: its neighbours contribute to nothing that others could sum for it. */
  @Test
  void oneUpdateAStepIsNoAssembly() {
    int n = 32;
    TinyProgram program = new TinyProgram();
    int[] u = program.array("u", n);
    program.steps(4);
    for (int t = 0; t < 4; t++) {
      for (int i = 1; i < n - 1; i++) {
        program.assemble(1, u[i], u[i - 1], u[i + 1]);
      }
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4))).ranks().get(0);
    assertThat(ranks.results()).extracting(DecompositionForecast::assembly).containsOnly(AssemblyConvention.OWNER);
  }

  /** Butterflies add to words whose values others take before they are complete: nothing can be summed apart. */
  @Test
  void wordsThatOthersUseOnTheWayAreNotAssembled() {
    int n = 32;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    program.steps(3);
    for (int t = 0; t < 3; t++) {
      for (int half = 1; half < n; half *= 2) {
        for (int i = 0; i < n; i++) {
          if ((i & half) == 0) {
            int a = program.hold(x[i]);
            program.assemble(1, x[i], x[i + half]);
            program.compute(2, x[i + half], x[i + half], a);
          }
        }
      }
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4))).ranks().get(0);
    assertThat(ranks.results()).extracting(DecompositionForecast::assembly).containsOnly(AssemblyConvention.OWNER);
  }

  /** All contributions to y come from x on rank 0, which does all the work if it sends partial sums and half of it if it sends x. */
  @Test
  void partialResultsAreTheWorkOfThoseThatContribute() {
    int n = 32;
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", n);
    int[] y = program.array("y", n);
    List<String> owners = new ArrayList<>(List.of("array,index,owner"));
    for (int i = 0; i < n; i++) {
      owners.add("x," + i + ",0");
      owners.add("y," + i + "," + (i < n / 2 ? 0 : 1));
    }
    program.steps(2);
    for (int t = 0; t < 2; t++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          program.assemble(1, y[i], x[j]);
        }
      }
      for (int i = 0; i < n; i++) {
        program.compute(2, x[i], y[i]);
      }
    }
    RankForecast ranks = CommunicationAnalysis.forecast(program.recording(),
        CommunicationRequest.of(List.of(2)).withOwners(WordOwners.parse("owners.csv", owners))).ranks().get(0);
    assertThat(imbalance(ranks, AssemblyConvention.OWNER)).isBetween(1.0, 1.1);
    assertThat(imbalance(ranks, AssemblyConvention.COMBINED)).isGreaterThan(1.9);
  }

  private static double imbalance(RankForecast ranks, AssemblyConvention convention) {
    return ranks.results().stream().filter(r -> r.estimator() == Estimator.FILE && r.assembly() == convention).findFirst().orElseThrow().imbalance();
  }

  /** Elements in a cube of q^3 ranks with s per edge each, and the nodes that they share. */
  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "3,2"})
  void shockHydrodynamics(int q, int s) {
    int m = q * s;
    int steps = 3;
    CommunicationForecast forecast = CommunicationAnalysis.forecast(MiniHydro.recording(m, steps),
        CommunicationRequest.of(List.of(q * q * q)).withShapes(Map.of("energy", List.of(m, m, m))));
    RankForecast ranks = forecast.ranks().get(0);
    long n = s + 1;
    long f = 6L * q * q * (q - 1) * n * n + 12L * q * (q - 1) * (q - 1) * n + 8L * (q - 1) * (q - 1) * (q - 1);
    long g = (long) q * q * q * n * n * n - (long) (m + 1) * (m + 1) * (m + 1);
    long faces = 6L * q * q * (q - 1) * s * s;
    List<Integer> cube = List.of(q, q, q);
    assertThat(forecast.singletons().singletons()).isEmpty();
    // The positions from which the first step starts are sent besides those that the steps compute.
    assertThat(perStep(ranks, Estimator.BLOCK3D, cube, "energy", AssemblyConvention.COMBINED)).isEqualTo(8.0 * (9 * g + faces + 3.0 * g / steps));
    assertThat(perStep(ranks, Estimator.BLOCK3D, cube, "energy", AssemblyConvention.SHARERS)).isEqualTo(8.0 * (3 * f + faces));
  }
}
