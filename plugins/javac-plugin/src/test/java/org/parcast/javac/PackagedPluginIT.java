package org.parcast.javac;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar for the processor path, in a compiler of its own: it is small, and no class is missing from it. */
@Tag("slow")
class PackagedPluginIT {
  private static final long LARGEST = 4_000_000;

  @TempDir private Path directory;

  @Test
  void compilesEveryTestProgram() throws IOException, InterruptedException {
    Path jar;
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      jar = files.filter(file -> file.toString().endsWith("-all.jar")).findFirst().orElseThrow();
    }
    assertThat(Files.size(jar)).isLessThan(LARGEST);
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "javac").toString(), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-g", "-processorpath",
        jar.toString(), "-Xplugin:Parcast all", "-d", directory.resolve("classes").toString()));
    try (Stream<Path> sources = Files.walk(Path.of("..", "..", "testdata", "programs"))) {
      sources.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().forEach(command::add);
    }
    Path said = directory.resolve("said");
    Process compiler = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();

    assertThat(compiler.waitFor()).isZero();
    List<String> lines = Files.readAllLines(said, StandardCharsets.UTF_8);
    assertThat(lines).noneMatch(line -> line.contains("not judged"));
    assertThat(lines).anyMatch(line -> line.endsWith("Heat2D.java:45: Note: [parcast:loop-reduction] reduction(+:sum) (proven): //#omp parallel for reduction(+:sum) schedule(static)"));
    assertThat(lines.stream().filter(line -> line.contains(": Note: [parcast:loop-"))).hasSizeGreaterThan(300);
  }
}
