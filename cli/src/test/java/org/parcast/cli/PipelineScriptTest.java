package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What pipelines run, with a launcher in Parcast's place that tells how it is called. */
class PipelineScriptTest {
  private static final String LAUNCHER =
      """
      #!/bin/sh
      echo "$@" >> calls
      for each; do case $each in */old.json) cat "$each" >> calls;; esac; done
      mkdir -p parcast-report; [ "$1" = analyze ] && echo new > parcast-report/new.json && echo summary > parcast-report/new.md
      exit 0
      """;

  @TempDir Path directory;

  private List<String> calls(String baseline) throws Exception {
    Path launcher = Files.writeString(directory.resolve("launcher"), LAUNCHER);
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    ProcessBuilder script = new ProcessBuilder("bash", Path.of("..", "plugins", "ci", "analyze.sh").toRealPath().toString()).directory(directory.toFile()).redirectErrorStream(true);
    script.environment().putAll(Map.of("TARGET", "A.java", "OPTIONS", "--ranks 4\n--main a.B", "PARCAST", launcher.toString(), "BASELINE", baseline, "GITHUB_STEP_SUMMARY", directory.resolve("summary").toString()));
    Process process = script.start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
    return Files.readAllLines(directory.resolve("calls"));
  }

  private String old(String place) throws IOException {
    Files.createDirectories(directory.resolve(place));
    Files.writeString(directory.resolve(place).resolve("old.json"), "the old one\n");
    return place + "/old.json";
  }

  @Test
  void theBaselineIsComparedWith() throws Exception {
    List<String> calls = calls(old("kept"));
    assertThat(calls.get(0)).as("options of several lines").startsWith("analyze A.java --ranks 4 --main a.B --baseline ");
    assertThat(calls).hasSize(4).contains("diff kept/old.json parcast-report/new.json --format github", "the old one");
    assertThat(directory.resolve("summary")).hasContent("summary");
  }

  @Test
  void aBaselineAmongTheReportsIsReadBeforeTheyAreWrittenAnew() throws Exception {
    List<String> calls = calls(old("parcast-report"));
    assertThat(calls).hasSize(4).filteredOn("the old one"::equals).hasSize(2);
    assertThat(calls.get(2)).startsWith("diff /").endsWith("/old.json parcast-report/new.json --format github");
  }
}
