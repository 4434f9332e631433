package org.parcast.benchmarks.reliability.librarytests;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.cli.Main;

/**
 * Runs the tests of a library, with Parcast and without.
 *
 * @param jdk runs them
 * @param classes the directory of library and tests
 * @param path what they need beside
 * @param seconds the processor time for a class of tests
 */
public record TestCommands(Jdk jdk, Path classes, List<Path> path, Path work, long seconds) {
  /** As much memory with Parcast as without. */
  private static final String HEAP = "3g";

  /** Runs classes of tests without Parcast. */
  public TestOutcomes plain(List<String> tests) throws IOException, InterruptedException {
    List<String> command = List.of(jdk.tool("java"), "-Xmx" + HEAP, "-cp", joined(Stream.concat(Stream.of(classes), path.stream())), TestDriver.class.getName());
    return new TestSession(work, seconds).run(tests, arguments -> concat(command, arguments));
  }

  /** The same under a command of Parcast. */
  public TestOutcomes traced(String mode, List<String> tests) throws IOException, InterruptedException {
    String parcast = joined(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of));
    Path report = Files.createTempDirectory(work, "report");
    List<String> command = List.of(jdk.tool("java"), "-Xmx" + HEAP, "-cp", parcast, Main.class.getName(), mode, classes.toString(), "--main", TestDriver.class.getName(), "--classpath",
        joined(path.stream()), "--memory", HEAP + "," + HEAP, "--workdir", work.toString(), "--out", report.toString(), "--format", "json", "--quiet", "--");
    return new TestSession(work, seconds).run(tests, arguments -> concat(command, arguments));
  }

  private static List<String> concat(List<String> command, List<String> arguments) {
    List<String> all = new ArrayList<>(command);
    all.addAll(arguments);
    return all;
  }

  private static String joined(Stream<Path> path) {
    return path.map(entry -> entry.toAbsolutePath().toString()).collect(Collectors.joining(File.pathSeparator));
  }
}
