package org.parcast.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar and the zip as users have them: away from any checkout. */
@Tag("slow")
class PackagedIT {
  private static final Path PROGRAM = Path.of("../testdata/programs/Heat2D.java").toAbsolutePath().normalize();

  @TempDir private Path directory;

  @Test
  void theJarAnalysesAProgram() throws Exception {
    Ended ended = run(java(), "-jar", built("parcast-[^-]*(-SNAPSHOT)?\\.jar").toString(), "comm", PROGRAM.toString(), "--ranks", "4", "--quiet", "--", "8", "2");
    assertThat(ended.status).as(ended.out).isZero();
    assertThat(ended.out).contains("block2d 2x2 of u");
    assertThat(directory.resolve("parcast-report/Heat2D.parcast")).isDirectory();
  }

  @Test
  void theZipAnalysesAProgram() throws Exception {
    unzip(built("parcast-.*-bin\\.zip"));
    Path home;
    try (Stream<Path> files = Files.list(directory)) {
      home = files.filter(file -> file.getFileName().toString().startsWith("parcast-")).findFirst().orElseThrow();
    }
    assertThat(home.resolve("bin/parcast.bat")).content().contains("%*\r\n");
    Ended ended = run("sh", home.resolve("bin/parcast").toString(), "loops", PROGRAM.toString(), "--static-only", "--quiet");
    assertThat(ended.status).as(ended.out).isZero();
    assertThat(ended.out).startsWith("7 loops");
  }

  private record Ended(int status, String out) {}

  private Ended run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command))).directory(directory.toFile()).redirectErrorStream(true);
    builder.environment().put("XDG_CACHE_HOME", directory.resolve("caches").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), out);
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static Path built(String name) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      return files.filter(file -> file.getFileName().toString().matches(name)).findFirst().orElseThrow().toAbsolutePath();
    }
  }

  private void unzip(Path zip) throws IOException {
    try (InputStream in = Files.newInputStream(zip); ZipInputStream entries = new ZipInputStream(in)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        Path file = directory.resolve(entry.getName());
        if (entry.isDirectory()) {
          Files.createDirectories(file);
        } else {
          Files.createDirectories(file.getParent());
          Files.copy(entries, file);
        }
      }
    }
  }
}
