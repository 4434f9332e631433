package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Tests of loops of small programs that run. */
abstract class LoopRuns {
  @TempDir Path directory;

  /** The first loop in the body of main, whose first statement stands in line 3. */
  LoopFinding find(String body) throws Exception {
    return run(program(body)).loops().stream().min((a, b) -> a.line() - b.line()).orElseThrow();
  }

  List<LoopFinding> all(String classL) throws Exception {
    return run(Files.writeString(directory.resolve("L.java"), classL)).loops();
  }

  Path program(String body) throws IOException {
    return Files.writeString(directory.resolve("P.java"), "class P {\n  public static void main(String[] args) {\n" + body + "  }\n}\n");
  }

  LoopsResult run(Path program) throws AnalysisException {
    return LoopsEngine.analyze(new AnalysisSession(Target.of(program), asTyped(), null, AnalysisListener.SILENT));
  }

  Run asTyped() {
    return new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
  }
}
