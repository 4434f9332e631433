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
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.frontend.Frontend;

/** Every loop of the test data is judged as the comment on its line says. */
@Tag("slow")
class LoopExpectationsTest {
  private static final Pattern EXPECTED = Pattern.compile("// expect: (.*\\S)");
  private static final int FEWEST = 80;

  static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "testdata", "loops"))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void loopsAreJudgedAsExpected(Path program) throws Exception {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
      check(program, StaticLoopsEngine.findings(loaded));
    }
  }

  /** Compares what was found of each loop with the comment on its line. */
  static void check(Path source, List<LoopFinding> findings) throws IOException {
    List<String> lines = Files.readAllLines(source);
    SoftAssertions softly = new SoftAssertions();
    for (LoopFinding finding : findings) {
      Matcher expected = EXPECTED.matcher(lines.get(finding.line() - 1));
      softly.assertThat(expected.find()).as("%s:%d says what to expect", source, finding.line()).isTrue();
      softly.assertThat(texts(finding.best())).as("%s:%d", source, finding.line()).contains(expected.group(1));
    }
    softly.assertAll();
  }

  @Test
  void thereAreManyLoops() throws IOException {
    int loops = 0;
    for (Path program : programs()) {
      loops += (int) Files.readAllLines(program).stream().filter(line -> EXPECTED.matcher(line).find()).count();
    }
    assertThat(loops).isGreaterThan(FEWEST);
  }

  /** The ways to say the verdict: alone, or with one of the dependences. */
  private static List<String> texts(LoopVerdict verdict) {
    if (verdict.verdict().isUnordered()) {
      return List.of(verdict.text());
    }
    String label = verdict.verdict().label();
    return Stream.concat(Stream.of(label), verdict.dependences().stream().map(Dependence::text).map(text -> label + ": " + text)).toList();
  }
}
