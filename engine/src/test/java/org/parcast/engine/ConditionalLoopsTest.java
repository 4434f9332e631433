package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.Verdict;

/** Loops that are parallel in a run, under conditions that are named, beside those that are proven to be and those that are not. */
@Tag("slow")
class ConditionalLoopsTest extends LoopRuns {
  private static final Pattern EXPECTED = Pattern.compile("// expect: (proven|in this run|not) ?(\\w*)");

  static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "testdata", "observed"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void loopsAreJudgedAsExpected(Path program) throws Exception {
    List<String> lines = Files.readAllLines(program);
    SoftAssertions softly = new SoftAssertions();
    for (LoopFinding loop : run(program).loops()) {
      Matcher expected = EXPECTED.matcher(lines.get(loop.line() - 1));
      softly.assertThat(expected.find()).as("%s:%d says what to expect", program, loop.line()).isTrue();
      softly.assertThat(text(loop)).as("%s:%d %s", program, loop.line(), loop.best()).isEqualTo((expected.group(1) + " " + expected.group(2)).strip());
      softly.assertThat(loop.best().conditions().isEmpty()).as("%s:%d has conditions", program, loop.line()).isEqualTo(!text(loop).startsWith("in this run"));
    }
    softly.assertAll();
  }

  private static String text(LoopFinding loop) {
    Verdict verdict = loop.verdict();
    return !verdict.isUnordered() ? "not" : (loop.best().certainty() == Certainty.PROVEN ? "proven " : "in this run ") + verdict.label();
  }

  @Test
  void aBoundThatAnUnknownCallMayChangeIsACondition() throws Exception {
    LoopFinding loop =
        find(
            """
            java.util.List<int[]> rows = new java.util.ArrayList<>();
            rows.add(new int[20]);
            for (int i = 0; i < rows.get(0).length; i++) {
              rows.get(0)[i] = i;
            }
            System.out.println(rows.get(0)[3]);
            """);

    assertThat(loop.statically().dependences()).allMatch(dependence -> dependence.certainty() == Certainty.ASSUMED);
    assertThat(loop.verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(loop.best().conditions()).extracting(LoopCondition::inWords).contains("get().length does not change (line 5)");
  }

  /** An exception that another loop met is nothing to this one. */
  @Test
  void exceptionsCountInTheLoopsThatWereOpen() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static double root(double x) {
                if (x < 0) { throw new IllegalArgumentException("no root of " + x); }
                return Math.sqrt(x);
              }
              public static void main(String[] args) {
                double[] a = new double[20];
                int failed = 0;
                for (int i = 0; i < 20; i++) {
                  a[i] = root(i);
                }
                for (int i = 0; i < 20; i++) {
                  try { a[i] = root(10 - i); } catch (IllegalArgumentException e) { a[i] = -1; }
                }
                try {
                  for (int i = 0; i < 20; i++) {
                    a[i] += root(10 - i);
                  }
                } catch (IllegalArgumentException e) {
                  failed++;
                }
                System.out.println(a[19] + failed);
              }
            }
            """);

    assertThat(at(loops, 9).verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(at(loops, 9).best().conditions()).containsExactly(new LoopCondition("no exception is thrown", "", 3));
    assertThat(at(loops, 16).verdict()).isEqualTo(Verdict.SEQUENTIAL);
  }

  private static LoopFinding at(List<LoopFinding> loops, int line) {
    return loops.stream().filter(loop -> loop.line() == line).findFirst().orElseThrow();
  }
}
