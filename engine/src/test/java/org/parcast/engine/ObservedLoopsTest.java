package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.dependence.Certainty;
import org.parcast.analyses.dependence.Dependence;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.analyses.dependence.Directive;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.LoopProfile;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.Verdict;

/** Loops of programs that run. */
class ObservedLoopsTest {
  @TempDir private Path directory;

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
  void whatTheLibraryReadsAfterTheLoopIsNotPrivate() throws Exception {
    for (String read : List.of("java.util.Arrays.toString(t)", "java.util.Arrays.hashCode(t)", "java.nio.IntBuffer.wrap(t).get(0)")) {
      LoopVerdict observed =
          find(
                  """
                  int[] b = {1, 2, 3, 4, 5};
                  int[] t = new int[2];
                  for (int i = 0; i < b.length; i++) {
                    t[0] = b[i];
                    b[i] = t[0] * 2;
                  }
                  System.out.println(%s + b[0]);
                  """
                      .formatted(read))
              .observed()
              .orElseThrow();
      assertThat(observed.verdict()).as(read).isEqualTo(Verdict.SEQUENTIAL);
      assertThat(observed.dependences()).extracting(Dependence::text)
          .containsExactly("anti t[0] lines 7 and 6", "output t[0] line 6", "call of the library, which may read t unseen by the run line 6");
      assertThat(observed.dependences().get(2).fromLine()).as("there is but one place").isEqualTo(6);
    }
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

  @Test
  void scratchThatIsUsedAfterTheLoopIsNotPrivate() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] w = new double[1];
            for (int i = 0; i < 20; i++) {
              w[0] = i;
            }
            System.out.println(w[0]);
            """);

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.SEQUENTIAL);
  }

  @Test
  void scratchWithAValueFromBeforeIsFirstPrivate() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] w = {3.0, 0.0}, b = new double[20];
            for (int i = 0; i < 20; i++) {
              w[1] = i;
              for (int j = 0; j < 2; j++) { b[i] += w[j]; }
            }
            System.out.println(b[3]);
            """);

    assertThat(loop.observed().orElseThrow().text()).isEqualTo("firstprivate(w)");
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

  /** Whatever the methods that it calls have them as. */
  @Test
  void clausesNameWhatTheLoopNames() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static final class Cell { double sum; void add(double x) { sum += x; } }
              static void fill(double[] a, double x) { a[0] = x; a[1] = x * x; }
              static void count(int[] a, int k) { a[k]++; }
              static void deep(double[] a, int k, double x) { if (k == 0) { a[0] = x; } else { deep(a, k - 1, x); } }
              public static void main(String[] args) {
                double[] a = new double[20], w = new double[2], v = new double[1], p = new double[1], q = new double[1];
                int[] counts = new int[4];
                Cell cell = new Cell();
                for (int i = 0; i < 20; i++) { fill(w, i); a[i] += w[0] + w[1]; }
                for (int i = 0; i < 20; i++) { count(counts, i % 3); }
                for (int i = 0; i < 20; i++) { cell.add(a[i]); }
                for (int i = 0; i < 20; i++) { deep(v, 3, i); a[i] += v[0]; }
                for (int i = 0; i < 20; i++) { put(i); a[i] += kept; }
                for (int i = 0; i < 20; i++) { double[] own = buffer; own[0] = i; a[i] += own[0]; }
                for (int i = 0; i < 20; i++) { double[] one = i % 3 == 0 ? p : q; one[0] = i; a[i] += one[0]; }
                System.out.println(a[3] + counts[2] + cell.sum);
              }
              static double kept; static void put(double x) { kept = x; }
              static final double[] buffer = new double[1];
            }
            """);

    assertThat(of(loops, 10)).extracting(LoopVerdict::text).containsOnly("private(w)");
    assertThat(of(loops, 11)).extracting(LoopVerdict::text).containsOnly("reduction(+:counts)");
    assertThat(of(loops, 12)).extracting(LoopVerdict::text).containsOnly("reduction(+:cell.sum)");
    assertThat(of(loops, 13).get(1).text()).isEqualTo("private(v)");
    assertThat(of(loops, 14).get(1).text()).isEqualTo("private(kept)");
    assertThat(of(loops, 15)).extracting(LoopVerdict::text).containsOnly("private(buffer)");
    assertThat(of(loops, 16).get(1).text()).isEqualTo("private(p or q)");
    assertThat(loops).filteredOn(loop -> loop.line() == 14).singleElement()
        .satisfies(loop -> assertThat(Directive.of(loop, Dialect.JOMP)).isEmpty())
        .satisfies(loop -> assertThat(Directive.obstacle(loop, Dialect.JOMP).orElseThrow()).startsWith("methods that the loop calls use the field kept"));
  }

  /** What is proven of the loop and what was observed. */
  private static List<LoopVerdict> of(List<LoopFinding> loops, int line) {
    return loops.stream().filter(loop -> loop.line() == line).flatMap(loop -> Stream.of(loop.statically(), loop.observed().orElseThrow())).toList();
  }

  /** Partial results would begin at nothing, where the loop reads another element of the array. */
  @Test
  void whatIsReadBesideUpdatesInCalledMethodsIsNoReduction() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static void count(int[] a, int k) { a[k]++; }
              public static void main(String[] args) {
                int[] counts = {0, 0, 0, 7}, b = new int[20];
                for (int i = 0; i < 20; i++) { count(counts, i % 3); b[i] = counts[3]; }
                System.out.println(b[3] + counts[2]);
              }
            }
            """);

    assertThat(of(loops, 5)).extracting(LoopVerdict::verdict).containsOnly(Verdict.SEQUENTIAL);
  }

  /** The loads of rows are no other use of what is gathered in their elements. */
  @Test
  void elementsOfRowsAreGathered() throws Exception {
    LoopFinding loop =
        find(
            """
            int[][] r = new int[3][4];
            for (int i = 0; i < 20; i++) { r[1][i % 4] += i; }
            System.out.println(r[1][2]);
            """);

    assertThat(loop.observed().orElseThrow().text()).isEqualTo("reduction(+:r)");
  }

  @Test
  void whereTheLoopsNameIsNotKnownItIsToldInWords() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static void set(double[] a, double x) { a[0] = x; }
              public static void main(String[] args) {
                double[] v = new double[1], w = new double[1];
                for (int i = 0; i < 20; i++) { set(v, i); set(w, i); }
              }
            }
            """);

    assertThat(of(loops, 5).get(1).text()).isEqualTo("private(p or q)");
    assertThat(Directive.of(loops.get(0), Dialect.PYJAMA)).isEmpty();
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
  void whatIsReadOrSetBesideItsUpdatesIsNoReduction() throws Exception {
    LoopFinding set =
        find(
            """
            double[] s = new double[1], a = new double[20];
            for (int i = 0; i < 20; i++) {
              if (i == 0) { s[0] = 5.0; }
              s[0] += a[i] + i;
            }
            System.out.println(s[0]);
            """);
    assertThat(set.observed().orElseThrow().verdict()).isEqualTo(Verdict.SEQUENTIAL);

    LoopFinding read =
        find(
            """
            double[] s = {1.0, 2.0};
            for (int i = 0; i < 20; i++) { s[0] += s[i == 0 ? 0 : 1]; }
            System.out.println(s[0]);
            """);
    assertThat(read.observed().orElseThrow().verdict()).isEqualTo(Verdict.SEQUENTIAL);
  }

  @Test
  void remediesAreNamed() throws Exception {
    LoopFinding last =
        find(
            """
            double last = 0.0;
            for (int i = 0; i < 20; i++) {
              last = i * 0.5;
            }
            System.out.println(last);
            """);
    assertThat(last.statically().notes()).singleElement().asString().contains("lastprivate(last)");

    LoopFinding rows =
        find(
            """
            int[] row = {0, 2, 3, 7};
            double[] y = new double[7];
            for (int i = 0; i < 3; i++) {
              for (int k = row[i]; k < row[i + 1]; k++) { y[k] = i; }
            }
            System.out.println(y[3]);
            """);
    assertThat(rows.statically().verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(rows.statically().notes()).singleElement().asString().contains("as row pointers do");
    assertThat(rows.observed().orElseThrow().verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(rows.disagreement()).contains("could not be ruled out", "as row pointers do");
  }

  @Test
  void ofLoopsOfOneLineTheOuterComesFirst() throws Exception {
    List<LoopFinding> loops =
        run(program(
                """
                double[][] a = new double[9][9];
                a[8][8] = 1.0;
                for (int k = 0; k < 9; k++) { for (int i = k + 1; i < 9; i++) { for (int j = k + 1; j < 9; j++) { a[i][j] += a[i][k] * a[k][j]; } } }
                System.out.println(a[8][7]);
                """))
            .loops();

    assertThat(loops).extracting(LoopFinding::verdict).containsExactly(Verdict.SEQUENTIAL, Verdict.PARALLEL, Verdict.PARALLEL);
  }

  @Test
  void workAndSpanGiveTheGain() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] a = new double[40];
            for (int i = 0; i < 40; i++) {
              a[i] = i;
            }
            """);

    LoopProfile profile = loop.profile().orElseThrow();
    // Seven instructions in an iteration (i < 40, a[i] = i, i++), five before the loop and after.
    assertThat(profile.iterations()).isEqualTo(40L);
    assertThat(profile.workPerIteration()).isBetween(7.0, 10.0);
    assertThat(profile.imbalance()).isEqualTo(1.0);
    assertThat(profile.share()).isBetween(0.95, 1.0);
    assertThat(profile.gain()).isBetween(25.0, 40.0);
  }

  @Test
  void whatCalledMethodsComputeIsWorkOfTheLoop() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            public class L {
              static int fibonacci(int k) { return k < 2 ? k : fibonacci(k - 1) + fibonacci(k - 2); }
              public static void main(String[] args) {
                int[] a = new int[8];
                int[] b = new int[1000];
                for (int i = 0; i < a.length; i++) { a[i] = fibonacci(15); }
                for (int i = 0; i < b.length; i++) { b[i] = i + 1; }
              }
            }
            """);

    assertThat(loops.get(0).line()).isEqualTo(6);
    assertThat(loops.get(0).profile().orElseThrow().share()).isGreaterThan(0.9);
    assertThat(loops.get(0).profile().orElseThrow().gain()).isBetween(4.0, 8.0);
    assertThat(loops.get(1).profile().orElseThrow().gain()).isLessThan(1.1);
  }

  @Test
  void theLongestIterationIsThatOfAllExecutions() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            public class L {
              static double pow(double x, int n) { double p = 1; for (int k = 0; k < n; k++) { p *= x; } return p; }
              public static void main(String[] args) {
                double[] a = new double[100];
                for (int t = 1; t <= 3; t++) {
                  for (int i = 0; i < 10; i++) { a[10 * t + i] = pow(0.5, 1000 * t); }
                }
              }
            }
            """);

    LoopFinding inner = loops.stream().filter(loop -> loop.line() == 6).findFirst().orElseThrow();
    assertThat(inner.profile().orElseThrow().imbalance()).as("3000 over the mean, 2000").isBetween(1.49, 1.51);
  }

  @Test
  void loopsThatOnlyComputeHaveTheirShareOfTheWork() throws Exception {
    LoopFinding loop =
        find(
            """
            double s = 0.0;
            for (int i = 0; i < 1000; i++) {
              s += Math.sqrt(i) * i;
            }
            int[] one = {(int) s};
            System.out.println(one[0]);
            """);

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.REDUCTION);
    LoopProfile profile = loop.profile().orElseThrow();
    assertThat(profile.iterations()).isEqualTo(1000L);
    assertThat(profile.share()).isGreaterThan(0.9);
    assertThat(profile.gain()).isGreaterThan(10.0);
  }

  @Test
  void noGainIsToldOfWhatNeverEnds() throws Exception {
    LoopFinding loop =
        find(
            """
            int[] t = new int[1];
            for (int i = 0; true; i++) {
              t[0] += i;
              if (i < 0) { break; }
              if (t[0] > 5000) { System.exit(0); }
            }
            System.out.println(t[0]);
            """);

    assertThat(loop.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(loop.profile().orElseThrow().gain()).isEqualTo(1.0);
  }

  @Test
  void racesOfDirectivesAndStreamsAreWarnings() throws Exception {
    Path program =
        program(
                    """
                    double[] a = new double[20];
                    //#omp parallel for
                    for (int i = 1; i < 20; i++) {
                      a[i] = a[i - 1] + 1.0;
                    }
                    double s = 0.0;
                    //#omp parallel for reduction(+:s)
                    for (int i = 0; i < 20; i++) { s += a[i]; }
                    //#omp parallel for
                    for (int i = 0; i < 20; i++) { s += a[i]; }
                    double[] one = new double[1];
                    java.util.stream.IntStream.range(0, 20).parallel().forEach(i -> {
                      one[0] += a[i];
                    });
                    java.util.Arrays.stream(a).parallel().forEach(x -> one[0] += x);
                    s += java.util.stream.IntStream.range(0, 20).parallel().mapToDouble(i -> {
                      one[0] = i;
                      return a[i];
                    }).map(x -> 2.0 * x).sum();
                    s += java.util.stream.IntStream.range(0, 20).parallel().mapToDouble(i -> a[i] = i).sum();
                    """);
    List<String> warnings = run(program).warnings();

    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:5: ") && text.endsWith("a[i-1], lines 6 and 6"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:12: ") && text.contains("add reduction(+:s)"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:14: the parallel stream has a race") && text.endsWith("lines 15 and 15"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:17: the parallel stream has a race") && text.endsWith("lines 17 and 17"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:21: the parallel stream has a race") && text.endsWith("lines 19 and 19"));
    assertThat(warnings).noneMatch(text -> text.startsWith("P.java:10") || text.startsWith("P.java:22"));
    assertThat(BlockTraces.<List<String>>analyze(Target.of(program), asTyped(), null, AnalysisListener.SILENT, Races::of)).isEqualTo(warnings);
  }

  @Test
  void streamsThatRunInOrderOrOneThreadAtATimeHaveNoRace() throws Exception {
    Path program =
        Files.writeString(directory.resolve("Streams.java"), """
            import java.util.stream.IntStream;
            class Streams {
              static double t;
              static synchronized void add(int i) { t += i; }
              public static void main(String[] args) {
                double[] a = new double[20];
                IntStream.range(1, 20).parallel().sequential().forEach(i -> a[i] = a[i - 1] + 1);
                IntStream.range(0, 20).parallel().forEach(i -> { synchronized (a) { t += i; } });
                IntStream.range(0, 20).parallel().forEach(i -> add(i));
                IntStream.range(1, 20).boxed().parallel().forEach(i -> a[i] = a[i - 1] + 1);
                IntStream some = IntStream.range(0, 20);
                if (a[3] > 0) { some = some.parallel(); }
                some.forEach(i -> t += i);
                many().forEach(i -> t += i);
                java.util.List.of(1, 2, 3).parallelStream().map(i -> { t += i; return i; }).collect(java.util.stream.Collectors.toList());
                IntStream.range(0, 20).parallel().forEach(new Adding());
                use(IntStream.range(0, 20).parallel());
                System.out.println(t + a[19] + IntStream.range(0, 20).parallel().sum());
              }
              static IntStream many() { return IntStream.range(0, 20).parallel(); }
              static void use(IntStream given) { given.forEach(i -> t += i); }
              static final class Adding implements java.util.function.IntConsumer { public void accept(int i) { t += i; } }
            }
            """);
    List<String> warnings = run(program).warnings();
    assertThat(warnings).filteredOn(text -> text.contains("the parallel stream has a race")).extracting(text -> text.substring(0, 15)).containsOnly(
        "Streams.java:10", "Streams.java:13", "Streams.java:14", "Streams.java:15", "Streams.java:16");
    assertThat(warnings).filteredOn(text -> text.contains("not checked for races")).singleElement().asString().contains("is not known: Streams.java:17;");
    assertThat(LoopsEngine.analyze(LoopsRequest.staticOnly(Target.of(program)), AnalysisListener.SILENT).warnings())
        .containsExactly("parallel streams are checked for races in a run only, those at Streams.java:7, Streams.java:8, Streams.java:9, Streams.java:10, Streams.java:12 and 5 more are not");
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
    assertThat(LoopsEngine.analyze(LoopsRequest.staticOnly(Target.of(classes)), AnalysisListener.SILENT).loops()).hasSize(2).extracting(LoopFinding::place).containsOnly("?");
  }

  /** The first loop in the body of main, whose first statement stands in line 3. */
  private LoopFinding find(String body) throws Exception {
    return run(program(body)).loops().stream().min((a, b) -> a.line() - b.line()).orElseThrow();
  }

  private List<LoopFinding> all(String classL) throws Exception {
    return run(Files.writeString(directory.resolve("L.java"), classL)).loops();
  }

  private Path program(String body) throws IOException {
    return Files.writeString(directory.resolve("P.java"), "class P {\n  public static void main(String[] args) {\n" + body + "  }\n}\n");
  }

  private LoopsResult run(Path program) throws AnalysisException {
    return LoopsEngine.analyze(new LoopsRequest(Target.of(program), asTyped()), AnalysisListener.SILENT);
  }

  private Run asTyped() {
    return new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, null, null);
  }
}
