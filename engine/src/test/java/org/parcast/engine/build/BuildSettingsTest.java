package org.parcast.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.settings.SettingsFile;

class BuildSettingsTest {
  @TempDir private Path directory;

  @Test
  void theFileFillsInWhatTheBuildDoesNotSay() throws Exception {
    Files.writeString(directory.resolve("parcast.yaml"), "ranks: [4, 16]\nsteps: 3000000000\ndialect: java\nmachine: laptop-8\nworkdir: runs\nmemory: 8g,4g\nreport:\n  ranks: 32\n");
    SettingsFile file = SettingsFile.above(directory);

    BuildSettings loops = BuildSettings.ofLoops(List.of("org.ejml"), null, "jomp").over(file, "loops");
    assertThat(loops.dialect()).isEqualTo("jomp");
    assertThat(loops.machine()).isEqualTo("laptop-8");
    assertThat(loops.includes()).containsExactly("org.ejml");
    assertThat(loops.ranks()).containsExactly(4, 16);
    assertThat(loops.steps()).as("as many as can be").isEqualTo(Integer.MAX_VALUE);
    assertThat(loops.workingDirectory()).isEqualTo(directory.resolve("runs"));
    assertThat(loops.memory()).as("that of the program").isEqualTo("4g");

    assertThat(BuildSettings.ofReports(List.of()).over(file, "report").ranks()).containsExactly(32);
    assertThat(BuildSettings.ofReports(List.of(2)).over(file, "report").ranks()).containsExactly(2);
  }
}
