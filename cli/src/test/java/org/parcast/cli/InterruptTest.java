package org.parcast.cli;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A user who interrupts an analysis finds no traced program running and nothing half-written, and is told of no error. */
@Tag("slow")
class InterruptTest {
  private static final int PATIENCE_SECONDS = 300;

  private static final int SIGINT = 2;

  @TempDir private Path directory;

  @Test
  @DisabledIf(value = "interruptsAreIgnored", disabledReason = "a shell that starts the tests in the background lets them ignore interrupts")
  void nothingIsLeft() throws Exception {
    Path results = directory.resolve("results");
    Process parcast = parcast(Files.createDirectory(directory.resolve("tmp")), "analyze", Programs.bad("Endless"), "--out", results.toString());
    try {
      await(() -> parcast.descendants().findAny().isPresent());
      assertThat(list(results)).as("a recording under way").isNotEmpty();
      List<ProcessHandle> traced = parcast.descendants().toList();
      interrupt(parcast, traced);

      assertThat(parcast.waitFor(PATIENCE_SECONDS, SECONDS)).isTrue();
      assertThat(parcast.exitValue()).isEqualTo(130);
      await(() -> traced.stream().noneMatch(ProcessHandle::isAlive));
      assertThat(results).doesNotExist();
      assertThat(directory.resolve("output")).content().doesNotContain("error");
    } finally {
      parcast.descendants().forEach(ProcessHandle::destroyForcibly);
      parcast.destroyForcibly();
    }
  }

  /** The program does not end where its loops are timed. Killed, an analysis leaves what the next start deletes; the program ends at once. */
  @ParameterizedTest
  @ValueSource(strings = {"INT", "KILL"})
  void nothingIsLeftOfLoopsThatAreTimed(String signal) throws Exception {
    assumeFalse(signal.equals("INT") && interruptsAreIgnored());
    Path program = Files.writeString(directory.resolve("Timed.java"), """
        class Timed {
          static final double[] a = new double[400];
          public static void main(String[] args) {
            for (int i = 0; i < 400; i++) { a[i] = 2 * i; }
            while (System.getProperty("parcast.parts.form") != null) { a[0]++; }
          }
        }
        """);
    Path temporary = Files.createDirectory(directory.resolve("tmp"));
    Process parcast = parcast(temporary, "analyze", program.toString(), "--ranks", "2", "--out", directory.resolve("results").toString());
    try {
      await(() -> isTiming(temporary) && parcast.descendants().findAny().isPresent());
      List<ProcessHandle> timed = parcast.descendants().toList();
      if (signal.equals("INT")) {
        interrupt(parcast, timed);
      } else {
        parcast.destroyForcibly();
      }
      assertThat(parcast.waitFor(PATIENCE_SECONDS, SECONDS)).isTrue();
      await(() -> timed.stream().noneMatch(ProcessHandle::isAlive));
      if (signal.equals("KILL")) {
        assertThat(parcast(temporary, "loops", program.toString(), "--static-only", "--out", "-").waitFor()).isZero();
      }
      assertThat(list(temporary)).isEmpty();
    } finally {
      parcast.descendants().forEach(ProcessHandle::destroyForcibly);
      parcast.destroyForcibly();
    }
  }

  private Process parcast(Path temporary, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
        "-Djava.io.tmpdir=" + temporary, "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(directory.resolve("output").toFile()).start();
  }

  /** Whether a virtual machine has come to where it will write times. */
  private static boolean isTiming(Path temporary) {
    try (Stream<Path> files = Files.walk(temporary)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("times"));
    } catch (IOException | UncheckedIOException e) {
      return false; // files come and go
    }
  }

  /** Whether this process, and so all that it starts, ignores SIGINT: where the system tells so. */
  static boolean interruptsAreIgnored() throws IOException {
    Path status = Path.of("/proc/self/status");
    return Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(line -> (Long.parseUnsignedLong(line.substring(line.indexOf(':') + 1).trim(), 16) & 1 << SIGINT - 1) != 0);
  }

  /** What Ctrl-C does: the terminal interrupts all that was started from it. */
  private static void interrupt(Process parcast, List<ProcessHandle> traced) throws IOException, InterruptedException {
    String all = traced.stream().map(process -> " " + process.pid()).collect(Collectors.joining());
    assertThat(new ProcessBuilder("sh", "-c", "kill -INT " + parcast.pid() + all).start().waitFor()).isZero();
  }

  private static List<Path> list(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.toList();
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException, TimeoutException {
    long end = System.nanoTime() + SECONDS.toNanos(PATIENCE_SECONDS);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new TimeoutException();
      }
      Thread.sleep(20);
    }
  }
}
