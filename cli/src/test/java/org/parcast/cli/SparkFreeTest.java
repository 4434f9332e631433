package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark is for the command sweep alone. */
class SparkFreeTest {
  @TempDir private Path directory;

  @Test
  void anotherCommandLoadsNoClassOfSpark() throws Exception {
    Path loaded = directory.resolve("loaded.txt");
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-Xlog:class+load:file=" + loaded,
        "-cp", System.getProperty("java.class.path"), Main.class.getName(), "loops", "--static-only", "--out", "-", Path.of("..", "testdata", "programs", "Heat2D.java").toString())
        .redirectErrorStream(true).redirectOutput(directory.resolve("said.txt").toFile()).start();
    assertThat(process.waitFor()).as(Files.readString(directory.resolve("said.txt"))).isZero();
    List<String> classes = Files.readAllLines(loaded);
    assertThat(classes).anyMatch(line -> line.contains("org.parcast.cli.Main "));
    assertThat(classes.stream().filter(line -> line.contains("org.apache.spark") || line.contains(" scala.") || line.contains("org.parcast.sweep"))).isEmpty();
  }
}
