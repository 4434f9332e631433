package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.ValueFlowRecording;

/** Which loops are time loops, and what their first and last step have to do with each other. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class TimeLoopTest {
  private static ValueFlowRecording record(String program, Path directory) throws Exception {
    return Traced.run(TestData.program(program), List.of("8", "3"), List.of(), null, directory).recording();
  }

  @Test
  void objectsThatAnEarlierLoopHasMadeAreNotOneObject(@TempDir Path directory) throws Exception {
    ValueFlowRecording recording = record("LinkedCells", directory);
    assertThat(recording.phases()).anySatisfy(phase -> {
      assertThat(phase.kind()).isEqualTo(Phase.Kind.STEPS);
      assertThat(phase.iterations()).isEqualTo(3);
    });
  }

  /** The copy has stored all its words before the neighbours are read from the array that it was made from. */
  @Test
  void stepsMayBeginWithACopyThatTakesTheStatesPlace(@TempDir Path directory) throws Exception {
    Path ring = Files.writeString(directory.resolve("Ring.java"), """
        class Ring {
          static double[] step(double[] u) {
            double[] v = u.clone();
            int n = u.length;
            for (int i = 0; i < n; i++) {
              v[i] = u[i] + 0.1 * (u[(i + n - 1) % n] - 2 * u[i] + u[(i + 1) % n]);
            }
            return v;
          }
          public static void main(String[] args) {
            double[] u = new double[48];
            for (int i = 0; i < 48; i++) {
              u[i] = i % 5;
            }
            for (int t = 0; t < 5; t++) {
              u = step(u);
            }
            System.out.println(u[3]);
          }
        }
        """);
    ValueFlowRecording recording = Traced.run(ring, List.of(), List.of(), null, directory).recording();
    assertThat(recording.phases()).filteredOn(phase -> phase.kind() == Phase.Kind.STEPS)
        .singleElement().satisfies(phase -> assertThat(phase.iterations()).isEqualTo(5));
  }

  /** The centres, 1 word in 80 of those stored, are all that goes on, but every point's cluster is found by them. */
  @Test
  void fewWordsFromWhichMostIsComputedCarryAState(@TempDir Path directory) throws Exception {
    ValueFlowRecording recording = Traced.run(TestData.program("KMeans"), List.of("800", "5", "4"), List.of(), null, directory).recording();
    assertThat(recording.phases()).filteredOn(phase -> phase.kind() == Phase.Kind.STEPS)
        .singleElement().satisfies(phase -> assertThat(phase.iterations()).isEqualTo(4));
  }

  /** The nearest of two centres is a local number; nothing but by it do the points' labels depend on the centres of the step before. */
  @Test
  void whatARegisterGathersFromFewWordsReachesWhatIsComputedFromIt(@TempDir Path directory) throws Exception {
    Path clusters = Files.writeString(directory.resolve("Clusters.java"), """
        class Clusters {
          public static void main(String[] args) {
            double[] x = new double[200];
            int[] label = new int[200];
            double[] centre = {0.2, 0.3};
            for (int i = 0; i < 200; i++) {
              x[i] = i / 200.0;
            }
            for (int step = 0; step < 4; step++) {
              double[] sum = new double[2];
              int[] count = new int[2];
              for (int i = 0; i < 200; i++) {
                int nearest = 0;
                double least = Double.MAX_VALUE;
                for (int k = 0; k < 2; k++) {
                  double d = Math.abs(x[i] - centre[k]);
                  if (d < least) {
                    least = d;
                    nearest = k;
                  }
                }
                label[i] = nearest;
                sum[nearest] += x[i];
                count[nearest]++;
              }
              for (int k = 0; k < 2; k++) {
                centre[k] = sum[k] / count[k];
              }
            }
            System.out.println(centre[0] + centre[1] + label[150]);
          }
        }
        """);
    ValueFlowRecording recording = Traced.run(clusters, List.of(), List.of(), null, directory).recording();
    assertThat(recording.phases()).filteredOn(phase -> phase.kind() == Phase.Kind.STEPS)
        .singleElement().satisfies(phase -> assertThat(phase.iterations()).isEqualTo(4));
  }

  /** Every pixel is computed by a random number that the one before has left, but each iteration stores few of the pixels. */
  @Test
  void aSeedIsNoState(@TempDir Path directory) throws Exception {
    ValueFlowRecording recording = Traced.run(TestData.program("Pixels"), List.of("8", "8"), List.of(), null, directory).recording();
    assertThat(recording.phases()).noneMatch(phase -> phase.kind() == Phase.Kind.STEPS);
  }

  @Test
  void aBranchOfOneStepDoesNotMakeItTheContinuationOfAnother(@TempDir Path directory) throws Exception {
    Nets nets = record("Life", directory).nets();
    assertThat(IntStream.range(0, nets.size()).filter(nets::last)).isEmpty();
  }

  /** What a word becomes of itself alone is state, unless it only gathers: sums could be added up in any order. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "p[i] = 0.5 * p[i] + q[i]                               | true",
    "p[i] = 3.5 * p[i] * (1 - p[i])                         | true",
    "l.set(i, 0.5 * l.get(i) + q[i])                        | true",
    "p[i] += q[i]                                           | false",
    "p[i] = Math.fma(q[i], q[i], p[i])                      | false",
    "l.set(i, l.get(i) + q[i])                              | false",
    "one = 0.5 * one + q[i]                                 | false"})
  void wordsThatUseThemselvesAreState(String statement, boolean isState, @TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("Own.java"), """
        import java.util.*;
        class Own {
          static double one;
          public static void main(String[] args) {
            double[] p = new double[48];
            double[] q = new double[48];
            List<Double> l = new ArrayList<>();
            for (int i = 0; i < 48; i++) {
              p[i] = 0.01 * i;
              q[i] = i %% 5;
              l.add(p[i]);
            }
            for (int t = 0; t < 5; t++) {
              for (int i = 0; i < 48; i++) {
                %s;
              }
            }
            System.out.println(p[3] + l.get(3) + one);
          }
        }
        """.formatted(statement));
    List<Phase> phases = Traced.run(file, List.of(), List.of(), null, directory).recording().phases();
    assertThat(phases.stream().anyMatch(phase -> phase.kind() == Phase.Kind.STEPS && phase.iterations() == 5)).isEqualTo(isState);
  }

  private static final String ELIMINATION = "for (int k = 0; k < n; k++) { for (int i = k + 1; i < n; i++) { a[i][k] /= a[k][k]; for (int j = k + 1; j < n; j++) { a[i][j] -= a[i][k] * a[k][j]; } } }";

  private static final String FILL = "for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) { a[i][j] = (i * 7 + j * 13) % 23 + (i == j ? n : 1); } }";

  /** A run that is repeated, for a measurement, has the steps that it has alone; what differs by iteration, or adds up what they leave, is no such run. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      for (int run = 0; run < 3; run++) { FILL ELIMINATION }                                                           | 30
      for (int run = 0; run < 1; run++) { FILL ELIMINATION }                                                           | 10
      int run = 0; while (run++ < 2) { FILL ELIMINATION System.out.println("run " + run + " " + a[n - 1][n - 1]); }    | 20
      for (int run = 0; run < 2; run++) { solve(n, a); }                                                               | 20
      for (int big = 0; big < 2; big++) { for (int run = 0; run < 2; run++) { FILL ELIMINATION } }                     | 40
      for (int run = 0; run < 3; run++) { FILL a[0][0] = 99 + run; ELIMINATION }                                       | 0
      double sum = 0; for (int run = 0; run < 3; run++) { FILL ELIMINATION sum += a[n - 1][n - 1]; } a[0][0] = sum;    | 0
      for (int run = 0; run < 3; run++) { FILL }                                                                       | 0
      """)
  void aRunThatIsRepeatedHasItsSteps(String repeats, int steps, @TempDir Path directory) throws Exception {
    Path source = repeated(repeats, directory);
    ValueFlowRecording recording = Traced.run(source, List.of(), List.of(), null, directory.resolve("out")).recording();
    assertThat(recording.phases().stream().filter(phase -> phase.kind() == Phase.Kind.STEPS).mapToLong(Phase::iterations).sum()).isEqualTo(steps);
  }

  private static Path repeated(String repeats, Path directory) throws Exception {
    return Files.writeString(directory.resolve("Repeated.java"), "class Repeated {\n  static void solve(int n, double[][] a) {\n    FILL\n    ELIMINATION\n  }\n"
        .concat("  public static void main(String[] args) {\n    int n = 10;\n    double[][] a = new double[n][n];\n    " + repeats + "\n    System.out.println(a[n - 1][n - 1]);\n  }\n}\n")
        .replace("FILL", FILL).replace("ELIMINATION", ELIMINATION));
  }

  /** The step may be said to be any loop, whatever is around it. */
  @Test
  void aLoopInsideOthersMayBeTheStep(@TempDir Path directory) throws Exception {
    Path source = Files.writeString(directory.resolve("Inside.java"), """
        class Inside {
          static void sweep(double[] u, int omega) {
            for (int t = 0; t < 4; t++) {
              for (int i = 1; i < 15; i++) {
                u[i] += 0.1 * omega * (u[i - 1] + u[i + 1]);
              }
            }
          }
          public static void main(String[] args) {
            for (int omega = 1; omega < 4; omega++) {
              double[] u = new double[16];
              u[0] = omega;
              sweep(u, omega);
              System.out.println(u[7]);
            }
          }
        }
        """);
    ValueFlowRecording recording = Traced.run(source, List.of(), List.of(), "Inside.java:3", directory.resolve("out")).recording();
    assertThat(recording.phases()).filteredOn(phase -> phase.kind() == Phase.Kind.STEPS).allSatisfy(phase -> assertThat(phase.line()).isEqualTo(3));
    assertThat(recording.phases().stream().filter(phase -> phase.kind() == Phase.Kind.STEPS).mapToLong(Phase::iterations).sum()).isEqualTo(12);
  }

  /** What an earlier loop has made keeps immutable objects in places of its own: a single sweep over it is no time loop. */
  @ParameterizedTest
  @ValueSource(strings = {"", "double mass = 2;"})
  void placesOfObjectsThatAnEarlierLoopHasMadeAreNotOnePlace(String member, @TempDir Path directory) throws Exception {
    Path source = Files.writeString(directory.resolve("Moved.java"), """
        import java.util.ArrayList;
        import java.util.List;
        class Moved {
          record Vector(double x, double y) {
            Vector plus(Vector other) { return new Vector(x + other.x, y + other.y); }
          }
          static class Body { Vector position; MEMBER Body(Vector position) { this.position = position; } }
          public static void main(String[] args) {
            List<Body> bodies = new ArrayList<>();
            for (int i = 0; i < 20; i++) { bodies.add(new Body(new Vector(i * 37 % 11, i * 53 % 13))); }
            for (Body body : bodies) { body.position = body.position.plus(new Vector(1, 2)); }
            System.out.println(bodies.get(3).position);
          }
        }
        """.replace("MEMBER", member));
    ValueFlowRecording recording = Traced.run(source, List.of(), List.of(), null, directory.resolve("out")).recording();
    assertThat(recording.phases()).noneSatisfy(phase -> assertThat(phase.kind()).isEqualTo(Phase.Kind.STEPS));
  }
}
