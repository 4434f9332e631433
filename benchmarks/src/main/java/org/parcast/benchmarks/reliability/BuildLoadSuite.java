package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.run.LiveHeap;
import org.parcast.frontend.classes.TemporaryDirectory;
import picocli.CommandLine.Option;

/** A Gradle daemon that builds the same project again and again. */
final class BuildLoadSuite implements Suite {
  /** Memory is flat where what is in use at the end is within this share of what was in use after a fifth of the builds. */
  private static final double FLAT = 1.1;
  private static final double MIB = 1 << 20;
  private static final String GROWN = "times grown";
  private static final String EARLY = "MiB in use after a fifth";
  private static final Path PROJECT = Path.of("plugins/gradle-plugin/src/test/resources/project");

  @Option(names = "--builds", paramLabel = "N", description = "How many builds (default: ${DEFAULT-VALUE}).")
  private int builds = 30;

  @Override
  public Promise promise() {
    return new Promise("build-load", "A build daemon lasts a day", "daemons", GROWN,
        "A Gradle daemon that judges loops and analyses a program in every build keeps its speed, and its memory does not grow.");
  }

  @Override
  public boolean isTold(String count) {
    return !count.equals(EARLY); // the end is told, and whether it is more
  }

  @Override
  public List<String> items() {
    return List.of("Gradle daemon");
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    TemporaryDirectory temporary = TemporaryDirectory.of("builds");
    Path directory = temporary.path();
    copyProject(directory);
    double[] seconds = new double[builds];
    long early = 0;
    long late = 0;
    try {
      for (int i = 0; i < builds; i++) {
        long start = System.nanoTime();
        gradle(directory, "parcastLoops", "parcastAnalyze", "--rerun-tasks");
        seconds[i] = (System.nanoTime() - start) * 1e-9;
        if (i == builds / 5) {
          early = LiveHeap.bytes(daemon());
        }
      }
      late = LiveHeap.bytes(daemon());
    } finally {
      gradle(directory, "--stop");
      temporary.close();
    }
    double last = seconds[builds - 1];
    Arrays.sort(seconds);
    return NamedCounts.NONE.with("builds", builds)
        .with("s median", seconds[builds / 2])
        .with("s longest", seconds[builds - 1])
        .with("s last", last)
        .with(EARLY, early / MIB)
        .with("MiB in use at the end", late / MIB)
        .with(GROWN, late < early * FLAT ? 0 : 1);
  }

  private static void copyProject(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(PROJECT)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = directory.resolve(PROJECT.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  private static void gradle(Path directory, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("gradle", "--offline", "--daemon", "-g", directory.resolve("home").toString(),
        "-PparcastClassPath=" + String.join(":", jars())));
    command.addAll(List.of(arguments));
    Path log = directory.resolve("gradle.log");
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    if (builder.start().waitFor() != 0) {
      throw new IllegalStateException("gradle failed: " + Files.readString(log));
    }
  }

  /** The plug-in and what it needs, beside the jar of the benchmarks. */
  private static List<String> jars() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("benchmarks/target/lib"))) {
      return files.map(file -> file.toAbsolutePath().toString()).sorted().toList();
    }
  }

  /** The process of the daemon that was started last. */
  private static long daemon() {
    return ProcessHandle.allProcesses().filter(process -> process.info().commandLine().filter(line -> line.contains("GradleDaemon")).isPresent())
        .max(Comparator.comparing(process -> process.info().startInstant().orElse(Instant.MIN))).map(ProcessHandle::pid).orElseThrow(() -> new IllegalStateException("no Gradle daemon runs"));
  }
}
