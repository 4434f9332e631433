package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Target;

/** Loops of programs that run. */
@Tag("slow")
class ObservedLoopsTest extends LoopRuns {
  static List<Path> programs() throws IOException {
    return LoopExpectationsTest.programs();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void noRunShowsWhatIsProvenNotToBe(Path program) throws Exception {
    SoftAssertions softly = new SoftAssertions();
    for (LoopFinding loop : run(program).loops()) {
      if (loop.statically().verdict().isUnordered() && loop.observed().isPresent()) {
        softly.assertThat(loop.observed().get().verdict().isUnordered()).as("%s:%d", program, loop.line()).isTrue();
      }
    }
    softly.assertAll();
  }

  @Test
  void dependencesHaveLinesDistanceAndCount() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] a = new double[20];
            for (int i = 3; i < a.length; i++) {
              a[i] = a[i - 3] + 1.0;
            }
            System.out.println(a[19]);
            """);

    LoopVerdict observed = loop.observed().orElseThrow();
    assertThat(observed.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    Dependence flow = observed.dependences().get(0);
    assertThat(flow.text()).isEqualTo("flow a[i-3] line 5");
    assertThat(flow.fromLine()).isEqualTo(5);
    assertThat(flow.distance()).containsExactly(3L);
    assertThat(flow.iterations()).isEqualTo(14);
  }

  @Test
  void aDistanceIsOneOnlyIfAllReadsAreAsFarAhead() throws Exception {
    LoopFinding one = find("double[] c = new double[10], w = new double[4];\nfor (int i = 0; i < 10; i++) { c[i] = w[3]; if (i == 5) w[3] = 9; }\nSystem.out.println(c[9] + w[3]);\n");
    assertThat(anti(one).distance()).isEmpty();
    LoopFinding other = find("double[] c = new double[12], w = new double[12];\nfor (int i = 0; i < 7; i++) { c[i] = w[i + 5]; w[i] = i; }\nSystem.out.println(c[6] + w[3]);\n");
    assertThat(anti(other).distance()).containsExactly(5L);
  }

  private static Dependence anti(LoopFinding loop) {
    return loop.observed().orElseThrow().dependences().stream().filter(dependence -> dependence.kind() == Dependence.Kind.ANTI).findFirst().orElseThrow();
  }

  @Test
  void aPermutationIsParallelOnThisInputOnly() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] a = new double[20];
            for (int i = 0; i < a.length; i++) {
              a[(7 * i + args.length) % 20] = i;
            }
            System.out.println(a[19]);
            """);

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(loop.statically().verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(loop.disagreement()).contains("could not be ruled out");
  }

  /** The first iteration that comes to a constant initialises the enum. */
  @Test
  void whatConstantsOfAnEnumBeginWithIsNoDependence() throws Exception {
    LoopFinding loop =
        all(
                """
                class L {
                  enum Weight {
                    LIGHT(2) { }, HEAVY(3);
                    final int[] grams = new int[1];
                    int factor;
                    Weight(int factor) { this.factor = factor; grams[0] = 100 * factor; }
                  }
                  public static void main(String[] args) {
                    int[] b = new int[20];
                    for (int i = 0; i < 20; i++) {
                      Weight weight = i < 10 ? Weight.LIGHT : Weight.HEAVY;
                      b[i] = weight.factor + weight.grams[0];
                    }
                    System.out.println(b[19]);
                  }
                }
                """)
            .stream().filter(found -> found.line() == 10).findFirst().orElseThrow();

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.PARALLEL);
  }

  /** The first read of a[0] lies before the inner loop, the last in the iteration that writes: another between them is in an earlier iteration. */
  @Test
  void ofSeveralReadsBeforeAWriteEachCounts() throws Exception {
    List<LoopFinding> loops =
        run(program(
                """
                double[] a = new double[1], b = new double[8], c = new double[5];
                for (int t = 0; t < 5; t++) {
                  c[t] = a[0];
                  for (int i = 0; i < 8; i++) {
                    if (i == 2) { b[t] = a[0]; }
                    if (i == 5) { a[0] = 2 * a[0] + 1; }
                  }
                }
                System.out.println(b[3] + c[4]);
                """))
            .loops();

    LoopVerdict inner = loops.stream().filter(loop -> loop.line() == 6).findFirst().orElseThrow().observed().orElseThrow();
    assertThat(inner.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(inner.dependences()).singleElement().extracting(Dependence::text).isEqualTo("anti a[0] lines 7 and 8");
  }

  /** The bytecode has the loop twice: for the way on, and for exceptions. */
  @Test
  void aLoopInAFinallyBlockIsOneLoop() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] a = new double[20];
            try {
              a[0] = args.length;
            } finally {
              for (int i = 0; i < a.length; i++) { a[i] += i; }
            }
            System.out.println(a[19]);
            """);

    assertThat(loop.profile().orElseThrow().iterations()).isEqualTo(20);
  }

  @Test
  void dependencesAreFoundAcrossCallsAndRecursion() throws Exception {
    Path program = Files.writeString(directory.resolve("P.java"), """
        class P {
          static double[] a = new double[40];
          static void step(int i) {
            a[i] = a[i - 2] + 1.0;
          }
          static void down(int i, int depth) {
            if (depth == 0) {
              step(i);
            } else {
              down(i, depth - 1);
            }
          }
          public static void main(String[] args) {
            for (int i = 2; i < 40; i++) {
              down(i, 3);
            }
            for (int i = 0; i < 4; i++) {
              for (int j = 0; j < 10; j++) {
                a[10 * i + j] += 1.0;
              }
            }
          }
        }
        """);
    List<LoopFinding> loops = run(program).loops();

    LoopVerdict calling = loops.stream().filter(loop -> loop.line() == 14).findFirst().orElseThrow().observed().orElseThrow();
    assertThat(calling.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(calling.dependences().get(0).text()).isEqualTo("flow a[i-2] line 4");
    assertThat(calling.dependences().get(0).distance()).containsExactly(2L);
    assertThat(loops.stream().filter(loop -> loop.line() > 14).map(loop -> loop.observed().orElseThrow().verdict()))
        .containsOnly(Verdict.PARALLEL);
  }

  @Test
  void linesOfOtherFilesAreToldWithTheirNames() throws Exception {
    Path sources = Files.createDirectories(directory.resolve("sources/util"));
    Files.writeString(sources.resolve("Row.java"), """
        package util;
        public class Row {
          private final double[] of = new double[40];
          public double get(int i) { return of[i]; }
          public void set(int i, double x) {
            of[i] = x;
          }
        }
        """);
    Files.writeString(sources.resolveSibling("Main.java"), """
        public class Main {
          public static void main(String[] args) {
            util.Row row = new util.Row();
            double[] last = new double[1];
            for (int i = 1; i < 40; i++) {
              row.set(i, row.get(i - 1) + 1.0);
            }
            for (int i = 0; i < 39; i++) {
              row.set(i, row.get(i + 1) + last[0]);
              last[0] = row.get(i);
            }
            System.out.println(row.get(3));
          }
        }
        """);
    List<LoopFinding> loops = run(sources.getParent()).loops().stream().filter(loop -> loop.file().endsWith("Main.java")).toList();

    Dependence flow = ofLine(loops, 5).dependences().get(0);
    assertThat(flow.text()).isEqualTo("flow of[i] line 4 of util/Row.java");
    assertThat(flow.lines()).isEqualTo("lines 6 and 4 of util/Row.java");
    assertThat(ofLine(loops, 8).dependences()).extracting(Dependence::text)
        .contains("flow last[0] line 9", "anti of[i] lines 4 and 6 of util/Row.java");
  }

  private static LoopVerdict ofLine(List<LoopFinding> loops, int line) {
    return loops.stream().filter(loop -> loop.line() == line).findFirst().orElseThrow().observed().orElseThrow();
  }

  /** The run shows nothing of what a method of the library does. */
  @Test
  void whatIsAssumedIsNotCalledObserved() throws Exception {
    LoopFinding prints = find("for (int i = 0; i < 5; i++) { System.out.println(i); }\n");
    assertThat(prints.best().verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(prints.observed().orElseThrow().certainty()).isEqualTo(Certainty.ASSUMED);

    LoopFinding carries = find("double[] a = new double[9];\nfor (int i = 1; i < 9; i++) { a[i] = a[i - 1] + 1; System.out.println(a[i]); }\n");
    assertThat(carries.observed().orElseThrow().certainty()).isEqualTo(Certainty.OBSERVED);
  }

  @Test
  void loopsOfClassFilesWithoutLinesAreTheirOwn() throws Exception {
    Path source =
        Files.writeString(directory.resolve("N.java"), """
            class N {
              public static void main(String[] args) {
                double[] a = new double[50], b = new double[50];
                double s = 0, t = 0;
                for (int i = 0; i < 50; i++) s += a[i];
                for (int i = 0; i < 50; i++) t += b[i];
                System.out.println(s + t);
              }
            }
            """);
    Path classes = Files.createDirectory(directory.resolve("classes"));
    assertThat(javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g:none", "-d", classes.toString(), source.toString())).isZero();
    assertThat(LoopsEngine.proven(AnalysisSession.of(Target.of(classes), AnalysisListener.SILENT)).loops()).hasSize(2).extracting(LoopFinding::place).containsOnly("?");
  }
}
