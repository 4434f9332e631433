package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JSON of every command follows the published schema. */
@Tag("slow")
class DocumentsTest {
  @TempDir private Path directory;

  static Stream<List<String>> commands() {
    return Stream.of(
        List.of("analyze", Programs.good("ConjugateGradient"), "--ranks", "2,4", "--out", "-", "--", "8", "3"),
        List.of("comm", Programs.good("Heat2D"), "--ranks", "4", "--out", "-", "--", "16", "4"),
        List.of("loops", Programs.good("Histogram"), "--static-only", "--out", "-"),
        List.of("loops", Programs.good("Histogram"), "--out", "-"),
        List.of("cache", Programs.good("Heat2D"), "--parallel-loop", "Heat2D.java:30", "--cores", "1,2", "--verify", "--out", "-", "--", "16", "2"),
        List.of("network", "--nodes", "64", "--out", "-"),
        List.of("map", Programs.good("Heat2D"), "--ranks", "4", "--machine", "2x2x1", "--out", "-", "--", "16", "4"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void followTheSchema(List<String> command) throws IOException {
    List<String> own = command.contains("--") ? command.subList(0, command.indexOf("--")) : command;
    Outcome outcome = Outcome.of(Stream.of(own, List.of("--format", "json", "--quiet"), command.subList(own.size(), command.size()))
        .flatMap(List::stream).toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();

    Schemas.ours(outcome.out());
  }

  @Test
  void aTraceOfThreads() throws IOException {
    Path trace = Files.writeString(directory.resolve("two.trace"), "0 1000\n1 1000\n0 1008\n1 1040\n");
    Outcome outcome = Outcome.of("sharing", trace.toString(), "--format", "json", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();

    Schemas.ours(outcome.out());
  }
}
