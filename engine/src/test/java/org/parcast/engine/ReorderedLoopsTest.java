package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.loops.StaticLoops;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.IterationOrder;

/** Loops that are called parallel compute the same when their iterations run in a random order, in interleaved halves, and in the midst of each other. */
@Tag("slow")
class ReorderedLoopsTest {
  private static final double ROUNDING = 1e-5;

  /** What the programs print as they are written. */
  private static final Path EXPECTED = Path.of("..", "testdata", "expected", "output");

  static List<Path> programs() throws IOException {
    try (Stream<Path> programs = Files.list(Path.of("..", "testdata", "programs"))) {
      return programs.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void programsPrintTheSame(Path program) throws Throwable {
    String output = program.getFileName().toString().replace(".java", ".txt");
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
      check(loaded, Files.readString(EXPECTED.resolve(output)));
    }
  }

  static List<Path> loops() throws IOException {
    return LoopExpectationsTest.programs();
  }

  /**
   * By the proof, and by what a run of the program showed, whose clauses tell more of arrays and fields. Also what no program prints, and what is overwritten
   * before it does; and with iterations in the midst of each other.
   */
  @ParameterizedTest
  @MethodSource("loops")
  void everyLoopPrintsAndLeavesTheSame(Path program, @TempDir Path directory) throws Throwable {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
      String expected = check(loaded);
      assertSame(ReorderedRun.print(loaded, ReorderedRun.ofProven(loaded).interrupted(new Random(7))), expected);
      assertSame(ReorderedRun.print(loaded, ReorderedRun.ofObserved(loaded, program, directory).shuffled(new Random(8))), expected);
      assertLeavesTheSame(loaded);
    }
  }

  private static void assertLeavesTheSame(Frontend.Result loaded) throws Throwable {
    ReorderedRun loops = ReorderedRun.ofWhole(loaded);
    List<Double> expected = new ArrayList<>();
    List<Double> found = new ArrayList<>();
    ReorderedRun.print(loaded, loops.watched(null, expected));
    ReorderedRun.print(loaded, loops.watched(new Random(4), found));
    assertThat(found).hasSameSizeAs(expected);
    for (int i = 0; i < found.size(); i++) {
      assertThat(found.get(i)).as("execution %d", i).isCloseTo(expected.get(i), within(Digest.ROUNDING));
    }
  }

  @ParameterizedTest
  @CsvSource({"SciMarkDriver, jnt", "JamaDriver, Jama", "EjmlDriver, org.ejml",
      "CommonsMathDriver, org.apache.commons.math3.linear"})
  void librariesPrintTheSame(String driver, String library) throws Throwable {
    List<Path> jars = Stream.of("scimark", "jama", "ejml", "commons-math").flatMap(ReorderedLoopsTest::jars).toList();
    Path source = Path.of("..", "testdata", "libraries", driver + ".java");
    check(new Frontend.Request(source, jars, List.of(), List.of(library), List.of(), null));
  }

  @Test
  void aLoopThatIsNotParallelPrintsAndLeavesSomethingElse() throws Throwable {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(Path.of("..", "testdata", "programs", "GaussSeidel.java")))) {
      IterationOrder all = ReorderedRun.ofAll(loaded).shuffled(new Random(5));
      assertThat(ReorderedRun.print(loaded, all)).isNotEqualTo(ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN));

      List<Double> expected = new ArrayList<>();
      List<Double> found = new ArrayList<>();
      ReorderedRun.print(loaded, ReorderedRun.ofAll(loaded).watched(null, expected));
      ReorderedRun.print(loaded, ReorderedRun.ofAll(loaded).watched(new Random(5), found));
      assertThat(found).isNotEmpty().hasSameSizeAs(expected);
      assertThat(Math.abs(found.get(found.size() - 1) - expected.get(expected.size() - 1))).isGreaterThan(Digest.ROUNDING);
    }
  }

  /** Scratch that is not said to be private is overwritten by an iteration that comes between. */
  @Test
  void aLoopWhoseClauseIsMissingPrintsSomethingElse(@TempDir Path directory) throws Throwable {
    Path program = Files.writeString(directory.resolve("Shared.java"), """
        class Shared {
          public static void main(String[] args) {
            double[] b = new double[40];
            double[] w = new double[2];
            for (int i = 0; i < 40; i++) {
              w[0] = i;
              w[1] = 2 * i;
              b[i] = w[0] + w[1];
            }
            double sum = 0;
            for (double x : b) {
              sum = sum * 1.1 + x;
            }
            System.out.println(sum);
          }
        }
        """);
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
      List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
      List<LoopVerdict> bare = StaticLoops.judge(loaded.program(), true, sites).stream().map(ReorderedLoopsTest::withoutPrivates).toList();
      String expected = ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN);
      ReorderedRun run = ReorderedRun.of(sites, bare);
      assertSame(ReorderedRun.print(loaded, run.shuffled(new Random(3))), expected);
      assertThat(ReorderedRun.print(loaded, run.interrupted(new Random(3)))).isNotEqualTo(expected);
    }
  }

  /** An iteration that begins with what an earlier one left, where the clause gives it what was there before the loop, prints something else. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"w[1] = i; b[i] = w[0] + w[1] | true", "b[i] = w[1]; w[1] = i | false", "s.x = i; b[i] = s.x + w[0] | true",
      "b[i] = s.x; s.x = i | false", "fill(w, i); b[i] = w[0] + w[2] | true", "b[i] = w[0]; fill(w, i) | false"})
  void aWrongFirstPrivatePrintsSomethingElse(String body, boolean right, @TempDir Path directory) throws Throwable {
    assertThat(isSame(body, List.of(), List.of("w", "x"), directory)).isEqualTo(right);
  }

  /** Copies begin with nothing. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"w[1] = i; b[i] = w[1] | true", "w[1] = i; b[i] = w[0] + w[1] | false", "s.x = i; b[i] = s.x | true",
      "b[i] = s.x; s.x = i | false"})
  void aWrongPrivatePrintsSomethingElse(String body, boolean right, @TempDir Path directory) throws Throwable {
    assertThat(isSame(body, List.of("w", "x"), List.of(), directory)).isEqualTo(right);
  }

  private static boolean isSame(String body, List<String> privates, List<String> firstPrivates, Path directory) throws Throwable {
    Path program = Files.writeString(directory.resolve("Copies.java"), """
        class Copies {
          static final class Scratch { double x = 5; }
          static void fill(double[] w, int with) { for (int j = 0; j < w.length; j++) { w[j] = with; } }
          public static void main(String[] args) {
            double[] b = new double[20];
            double[] w = {3, 4, 5};
            Scratch s = new Scratch();
            for (int i = 0; i < 20; i++) { %s; }
            double sum = 0;
            for (double x : b) {
              sum = sum * 1.1 + x;
            }
            System.out.println(sum);
          }
        }
        """.formatted(body));
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
      List<LoopSite> site = StaticLoopsEngine.sites(loaded).stream().filter(loop -> loop.line() == 8).toList();
      LoopVerdict clauses = new LoopVerdict(Verdict.PRIVATIZE, Certainty.OBSERVED, privates, firstPrivates, List.of(), List.of(), List.of());
      String copied = ReorderedRun.print(loaded, ReorderedRun.of(site, List.of(clauses)).shuffled(new Random(6)));
      return copied.equals(ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN));
    }
  }

  private static LoopVerdict withoutPrivates(LoopVerdict verdict) {
    return new LoopVerdict(verdict.verdict(), verdict.certainty(), List.of(), List.of(), verdict.reductions(), verdict.dependences(), verdict.notes());
  }

  private static Stream<Path> jars(String name) {
    return Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
        .filter(entry -> entry.matches(".*" + name + "[a-z0-9-]*-[^/]*\\.jar"))
        .map(Path::of);
  }

  private static void check(Frontend.Request request) throws Throwable {
    try (Frontend.Result loaded = Frontend.load(request)) {
      check(loaded);
    }
  }

  /** Runs the program as it is written, in a random order and in interleaved halves. Returns what it prints. */
  static String check(Frontend.Result loaded) throws Throwable {
    String expected = ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN);
    check(loaded, expected);
    return expected;
  }

  private static void check(Frontend.Result loaded, String expected) throws Throwable {
    ReorderedRun parallel = ReorderedRun.ofProven(loaded);
    assertSame(ReorderedRun.print(loaded, parallel.shuffled(new Random(1))), expected);
    assertSame(ReorderedRun.print(loaded, parallel.halves()), expected);
  }

  /** The same words, numbers up to rounding. */
  static void assertSame(String found, String expected) {
    String[] words = found.split("[\\s,]+");
    String[] others = expected.split("[\\s,]+");
    assertThat(words).hasSameSizeAs(others);
    for (int i = 0; i < words.length; i++) {
      if (words[i].matches("-?[0-9.]+(E-?[0-9]+)?") && others[i].matches("-?[0-9.]+(E-?[0-9]+)?")) {
        double value = Double.parseDouble(others[i]);
        assertThat(Double.parseDouble(words[i])).as(found).isCloseTo(value, within(ROUNDING * Math.max(1, Math.abs(value))));
      } else {
        assertThat(words[i]).as(found).isEqualTo(others[i]);
      }
    }
  }
}
