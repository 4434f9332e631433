package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark is for the command sweep alone. */
@Tag("slow")
class SparkFreeTest {
  @TempDir private Path directory;

  @Test
  void otherCommandsLoadNoClassOfSpark() throws Exception {
    Files.writeString(directory.resolve("sweep.json"), "{\"program\": \"comm\", \"parameters\": [\"n\"], \"points\": []}");
    Files.writeString(directory.resolve("results.csv"), "n,ranks,estimator,array,assembly,grid,quantity,value\n4,,,,,,words,16\n5,,,,,,words,25\n6,,,,,,words,36\n");
    Path loaded = directory.resolve("loaded.txt");
    Path said = directory.resolve("said.txt");
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-Xlog:class+load:file=" + loaded,
        "-cp", System.getProperty("java.class.path"), EveryCommand.class.getName(), Path.of("..", "testdata", "programs", "Heat2D.java").toString(), directory.toString())
        .redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertThat(process.waitFor()).as(Files.readString(said)).isZero();
    List<String> classes = Files.readAllLines(loaded);
    assertThat(classes).anyMatch(line -> line.contains("org.parcast.cli.command.sweep.ScaleCommand "));
    assertThat(classes.stream().filter(line -> line.contains("org.apache.spark") || line.contains(" scala.") || line.contains("org.parcast.sweep"))).isEmpty();
  }
}
