package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.run.Ended;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.benchmarks.reliability.run.WarmParcast;

/**
 * What a program does, without Parcast and with it.
 *
 * @param jdk runs the program where it is run plainly
 * @param classes directories and jars, the program's first
 */
record Behaviour(Jdk jdk, List<Path> classes, String mainClass, List<String> jvmArguments, List<String> arguments, byte[] input) {
  /** The exit code of Parcast where the program failed. */
  private static final int PROGRAM_FAILED = 4;

  Ended plain() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.tool("java")));
    command.addAll(jvmArguments);
    command.addAll(List.of("-cp", String.join(":", classes.stream().map(Path::toString).toList()), mainClass));
    command.addAll(arguments);
    return Ended.of(command, Map.of(), input);
  }

  /** The same under Parcast. The status is Parcast's; output and error are the program's, or empty where it left none. */
  Ended traced(WarmParcast parcast, List<String> mode, Path work) throws IOException, InterruptedException {
    Path report = Files.createTempDirectory(work, "report");
    List<String> command = new ArrayList<>(mode);
    command.addAll(List.of(classes.get(0).toString(), "--main", mainClass, "--out", report.toString(), "--format", "json", "--quiet"));
    if (classes.size() > 1) {
      command.addAll(List.of("--classpath", String.join(":", classes.subList(1, classes.size()).stream().map(Path::toString).toList())));
    }
    if (!jvmArguments.isEmpty()) {
      command.add("--jvm-args=" + String.join(" ", jvmArguments));
    }
    command.add("--");
    command.addAll(arguments);
    int status = parcast.run(command, input);
    try (Stream<Path> files = Files.list(report)) {
      Path recording = files.filter(file -> file.toString().endsWith(".parcast")).findFirst().orElse(report);
      return new Ended(status, text(recording.resolve("out.txt")), text(recording.resolve("err.txt")));
    }
  }

  private static String text(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file) : "";
  }

  /** What is not as without Parcast; empty where all is. */
  static String difference(Ended plain, Ended traced) {
    int expected = plain.status() == 0 ? 0 : PROGRAM_FAILED;
    if (!plain.out().equals(traced.out())) {
      return "standard output";
    }
    if (!plain.err().equals(traced.err())) {
      return "standard error";
    }
    return traced.status() == expected ? "" : "exit code " + traced.status() + " for a status of " + plain.status();
  }
}
