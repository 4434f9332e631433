package org.parcast.cli;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.io.TempDir;

/** A user who interrupts an analysis finds no traced program running and nothing half-written, and is told of no error. */
@Tag("slow")
class InterruptTest {
  private static final int PATIENCE_SECONDS = 60;

  private static final int SIGINT = 2;

  @TempDir private Path directory;

  @Test
  @DisabledIf(value = "interruptsAreIgnored", disabledReason = "a shell that starts the tests in the background lets them ignore interrupts")
  void nothingIsLeft() throws Exception {
    Path results = directory.resolve("results");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process parcast =
        new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), Main.class.getName(), "analyze", Programs.bad("Endless"), "--out", results.toString())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("output").toFile())
            .start();
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
