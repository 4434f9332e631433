package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Headless Neovim, of this machine where it has one, with the server. */
@Tag("slow")
class NeovimSessionTest {
  private static final int SECONDS = 240;

  private static final String PROGRAM =
      """
      class Line {
        public static void main(String[] args) {
          double[] u = new double[200];
          double[] next = new double[200];
          for (int t = 0; t < 5; t++) {
            for (int i = 1; i < 199; i++) {
              next[i] = 0.5 * (u[i - 1] + u[i + 1]) + 1;
            }
            for (int i = 1; i < 199; i++) {
              u[i] = next[i];
            }
          }
          System.out.println(u[100]);
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void aSession() throws Exception {
    boolean neovim = Stream.of(System.getenv("PATH").split(":")).anyMatch(place -> Files.isExecutable(Path.of(place, "nvim")));
    Assumptions.assumeTrue(neovim, "there is no nvim on this machine");
    Path source = directory.resolve("Line.java");
    Files.writeString(source, PROGRAM);
    Files.writeString(directory.resolve("parcast.yaml"), "ranks: [4]\n");
    Path log = directory.resolve("log");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> server = List.of(java, "-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Main.class.getName());
    ProcessBuilder builder = new ProcessBuilder("nvim", "--headless", "--clean", "-n", "-S", Path.of("src", "test", "resources", "session.lua").toAbsolutePath().toString());
    builder.directory(directory.toFile()).redirectErrorStream(true).redirectOutput(directory.resolve("out").toFile());
    builder.environment().putAll(Map.of("LOG", log.toString(), "SOURCE", source.toString(), "SERVER", new Gson().toJson(server), "HOME", directory.toString()));
    Process process = builder.start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String said = Files.readString(log);
    assertThat(said).contains(
        "opened 6: parallel (proven)", "lens 6: parallel (proven)", "hover: **Parcast**: sequential", "inserted:       //#omp parallel for", "broken 1: loops are not judged: ",
        "mended 7: parallel (proven)", "ran: 3 loops", "stopped");
    assertThat(said).containsPattern("measured 7: parallel \\(proven\\), [0-9.]+ % of the work, (does not pay|(may pay: [0-9.]+x to )?[0-9.]+x on \\d+ cores), 48 bytes a step to it on 4 ranks");
  }
}
