package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.dependence.LoopSite;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.StaticLoops;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.ExecutionListener;
import org.parcast.frontend.interpreter.IrInterpreter;
import org.parcast.frontend.interpreter.IterationOrder;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Loops that are called parallel compute the same when their iterations run in a random order, and in interleaved halves. */
class ReorderedLoopsTest {
  private static final double ROUNDING = 1e-5;

  static List<Path> programs() throws IOException {
    try (Stream<Path> loops = Files.list(Path.of("..", "testdata", "loops"));
        Stream<Path> programs = Files.list(Path.of("..", "testdata", "programs"))) {
      return Stream.concat(loops, programs).filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void programsPrintTheSame(Path program) throws Throwable {
    check(Frontend.Request.of(program));
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
  void aLoopThatIsNotParallelPrintsSomethingElse() throws Throwable {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(Path.of("..", "testdata", "programs", "GaussSeidel.java")))) {
      IterationOrder all = order(parallel(loaded, true), new Random(5));
      assertThat(run(loaded, all)).isNotEqualTo(run(loaded, IterationOrder.AS_WRITTEN));
    }
  }

  private static Stream<Path> jars(String name) {
    return Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
        .filter(entry -> entry.matches(".*" + name + "[a-z0-9-]*-[^/]*\\.jar"))
        .map(Path::of);
  }

  private static void check(Frontend.Request request) throws Throwable {
    try (Frontend.Result loaded = Frontend.load(request)) {
      String expected = run(loaded, IterationOrder.AS_WRITTEN);
      Map<Method, Map<Integer, Loop>> parallel = parallel(loaded, false);
      assertSame(run(loaded, order(parallel, new Random(1))), expected);
      assertSame(run(loaded, order(parallel, null)), expected);
    }
  }

  private static void assertSame(String found, String expected) {
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

  /** The loops to reorder: those called parallel, or all. */
  private static Map<Method, Map<Integer, Loop>> parallel(Frontend.Result loaded, boolean all) {
    List<LoopSite> sites = LoopsEngine.sites(loaded);
    List<LoopVerdict> verdicts = StaticLoops.judge(loaded.program(), true, sites);
    Map<Method, Map<Integer, Loop>> chosen = new HashMap<>();
    for (int i = 0; i < sites.size(); i++) {
      if (all || verdicts.get(i).verdict().isUnordered()) {
        chosen.computeIfAbsent(sites.get(i).method(), key -> new HashMap<>()).put(sites.get(i).loop().header(), sites.get(i).loop());
      }
    }
    return chosen;
  }

  /** @param random the order, or null for iterations of the two halves in turn */
  private static IterationOrder order(Map<Method, Map<Integer, Loop>> chosen, Random random) {
    return new IterationOrder() {
      @Override
      public Loop loop(Method method, int header) {
        return chosen.getOrDefault(method, Map.of()).get(header);
      }

      @Override
      public int[] order(int iterations) {
        int[] order = new int[iterations];
        int half = (iterations + 1) / 2;
        for (int i = 0; i < iterations; i++) {
          order[i] = i % 2 == 0 ? i / 2 : half + i / 2;
        }
        for (int i = iterations - 1; random != null && i > 0; i--) {
          int other = random.nextInt(i + 1);
          int swap = order[i];
          order[i] = order[other];
          order[other] = swap;
        }
        return order;
      }
    };
  }

  private static String run(Frontend.Result loaded, IterationOrder order) throws Throwable {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try (IrInterpreter interpreter = new IrInterpreter(loaded, new ExecutionListener() {}, order)) {
      interpreter.run(loaded.mainClass());
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
