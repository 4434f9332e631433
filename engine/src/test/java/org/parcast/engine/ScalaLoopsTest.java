package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** Loops over ranges of Scala are judged as the comments on their lines say, and run as loops. */
@Tag("slow")
class ScalaLoopsTest {
  private static final Path SOURCE = Path.of("..", "testdata", "scala", "Ranges.scala");
  @TempDir static Path classes;
  private static List<Path> library;

  @BeforeAll
  static void compile() {
    library = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).filter(entry -> entry.contains("scala-library")).map(Path::of).toList();
    String[] arguments = {"-classpath", library.get(0).toString(), "-d", classes.toString(), SOURCE.toString()};
    assertThat(scala.tools.nsc.Main.process(arguments)).isTrue();
  }

  private static Frontend.Request request() {
    return new Frontend.Request(classes, library, List.of(), List.of(), List.of(), null);
  }

  @Test
  void areJudgedWithoutARun() throws Exception {
    try (Frontend.Result loaded = Frontend.load(request())) {
      LoopExpectationsTest.check(SOURCE, StaticLoopsEngine.findings(loaded));
    }
  }

  @Test
  void areWatchedInARun() throws Exception {
    Target target = new Target(classes, null, library, List.of(), List.of(), List.of());
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), classes, null, null);
    LoopsResult result = LoopsEngine.analyze(new AnalysisSession(target, run, null, AnalysisListener.SILENT));
    assertThat(result.warnings()).isEmpty();
    assertThat(result.loops()).allSatisfy(loop -> assertThat(loop.profile()).isPresent()).extracting(LoopFinding::disagreement).containsOnly("");
  }

  @Test
  void computeTheSameInAnyOrder() throws Throwable {
    try (Frontend.Result loaded = Frontend.load(request())) {
      ReorderedLoopsTest.check(loaded);
    }
  }
}
