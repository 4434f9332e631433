package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.Frontend;

/** What each run begins and ends with loads nothing that takes longer than the rest of it: no lambda of the recorder's is linked, no thread counted by the library for that. */
@Tag("slow")
class BriefStartTest {
  @TempDir private Path directory;

  @Test
  void valueFlow() throws Exception {
    Path log = directory.resolve("loaded.txt");
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(TestData.program("Heat2D")))) {
      Traced.run(program, List.of("8", "2"), List.of(), null, loading(log), directory);
    }
    assertBrief(log);
  }

  @Test
  void blockTrace() throws Exception {
    Path log = directory.resolve("loaded.txt");
    TracedBlocks.run(TestData.program("Heat2D"), directory, null, loading(log), "8", "2");
    assertBrief(log);
  }

  private static List<String> loading(Path log) {
    return List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:class+load:file=" + log);
  }

  private static void assertBrief(Path log) throws Exception {
    assertThat(Files.readAllLines(log)).anyMatch(line -> line.contains("org.parcast.recorder.Launcher")).noneMatch(line -> line.contains("org.parcast.") && line.contains("$$Lambda"))
        .noneMatch(line -> line.contains("java.lang.management.ManagementFactory"));
  }
}
