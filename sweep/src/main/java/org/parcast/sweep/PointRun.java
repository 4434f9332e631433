package org.parcast.sweep;

import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The analysis of one point as a process of its own.
 *
 * @param key the point's
 * @param status exit code of the process
 * @param document the JSON that it wrote; empty where it wrote none
 * @param said its last words on standard error
 * @param seconds that it took
 */
record PointRun(String key, int status, byte[] document, String said, double seconds) implements Serializable {
  private static final int LAST_WORDS = 2000;
  /** Parcast's exit code where memory or time did not suffice. */
  private static final int LIMIT = 5;
  /** In place of an exit code where there was none. */
  private static final int LOST = -1;

  /**
   * How Parcast is started.
   *
   * @param classPath files that are sent along
   * @param mainClass its name
   * @param jvmArguments of its virtual machine
   */
  record Start(List<String> classPath, String mainClass, List<String> jvmArguments) implements Serializable {}

  /**
   * Runs a point and waits for it.
   *
   * @param parcast how Parcast is started
   * @param local where a file that was sent along lies on this machine
   */
  static PointRun of(SweepPlan.Point point, Start parcast, UnaryOperator<String> local) {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(parcast.jvmArguments());
    command.add("-cp");
    command.add(String.join(File.pathSeparator, parcast.classPath().stream().map(local).toList()));
    command.add(parcast.mainClass());
    point.arguments().forEach(argument -> command.add(Placeholder.filled(argument, local)));
    long start = System.nanoTime();
    Process process = null;
    try {
      Path said = Files.createTempFile("parcast-point", ".txt");
      Path input = Files.writeString(Files.createTempFile("parcast-point", ".in"), point.input());
      try {
        process = new ProcessBuilder(command).redirectInput(input.toFile()).redirectError(said.toFile()).start();
        byte[] document = process.getInputStream().readAllBytes();
        int status = process.waitFor();
        String words = Files.readString(said, StandardCharsets.UTF_8);
        return new PointRun(point.key(), status, document, words.substring(Math.max(0, words.length() - LAST_WORDS)), (System.nanoTime() - start) * 1e-9);
      } finally {
        Files.deleteIfExists(said);
        Files.deleteIfExists(input);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the point was cancelled", e);
    } finally {
      if (process != null) {
        process.destroyForcibly();
      }
    }
  }

  /** A point whose workers were lost as often as it was tried. */
  static PointRun lost(String key, String why) {
    return new PointRun(key, LOST, new byte[0], why, 0);
  }

  /** Whether it did not fit into the memory that it was given, or the time. The traced program's lack of memory has the exit code of all its failures. */
  boolean reachedLimit() {
    return status == LIMIT || said.contains("out of memory");
  }

  boolean succeeded() {
    return status == 0;
  }
}
