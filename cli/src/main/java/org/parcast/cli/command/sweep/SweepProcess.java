package org.parcast.cli.command.sweep;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;

/** Spark, in a process of its own: no other command loads any of it. */
final class SweepProcess {
  /** What Spark needs of a virtual machine of today; its own scripts give the same. */
  private static final List<String> OPENED = Stream.of("java.lang", "java.lang.invoke", "java.lang.reflect", "java.io", "java.net", "java.nio", "java.util",
      "java.util.concurrent", "java.util.concurrent.atomic", "jdk.internal.ref", "sun.nio.ch", "sun.nio.cs", "sun.security.action", "sun.util.calendar")
      .map(name -> "--add-opens=java.base/" + name + "=ALL-UNNAMED").toList();

  /** The processors are the points': Spark's own code is compiled once, and one thread collects its garbage. With that, 24 points of Heat2D take 37 s on two cores, without 53 s. */
  private static final List<String> BESIDE_POINTS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final String MAIN = "org.parcast.sweep.Sweep";
  private static final String SPARK_HOME = "SPARK_HOME";

  private SweepProcess() {}

  /** The jar of the module, which goes to workers too. */
  private static Path jar(Path built) throws IOException {
    try (Stream<Path> files = Files.list(built)) {
      return files.filter(file -> file.getFileName().toString().matches("parcast-sweep-[^-]*(-SNAPSHOT)?\\.jar")).findFirst()
          .orElseThrow(() -> new IOException("there is no jar in " + built));
    }
  }

  /** Runs the sweep that is planned in the directory, and returns the exit code. */
  static int run(Path directory, String master) throws AnalysisException {
    String built = System.getProperty("parcast.sweep");
    if (built == null || !Files.exists(Path.of(built, "classpath.txt"))) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "the module that runs sweeps on Spark is not built: start Parcast by its launcher, ./parcast");
    }
    try {
      List<String> command = new ArrayList<>(needsInstallation(master) ? submitting(Path.of(built), master) : embedded(Path.of(built)));
      command.addAll(List.of(directory.toAbsolutePath().toString(), master));
      Process process = new ProcessBuilder(command).inheritIO().redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
      Thread end = new Thread(process::destroy);
      Runtime.getRuntime().addShutdownHook(end);
      int status = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(end);
      return status;
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot start Spark: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "the sweep was interrupted", e);
    }
  }

  /** Whether what speaks to this kind of cluster comes with an installation of Spark alone. */
  private static boolean needsInstallation(String master) {
    return master.startsWith("yarn") || master.startsWith("k8s:");
  }

  private static List<String> embedded(Path built) throws IOException {
    String classPath = jar(built) + File.pathSeparator + Files.readString(built.resolve("classpath.txt")).strip();
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+IgnoreUnrecognizedVMOptions"));
    command.addAll(BESIDE_POINTS);
    command.addAll(OPENED);
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dio.netty.tryReflectionSetAccessible=true", "-cp", classPath, MAIN));
    return command;
  }

  private static List<String> submitting(Path built, String master) throws IOException, AnalysisException {
    Path submit = Path.of(System.getenv().getOrDefault(SPARK_HOME, ""), "bin", "spark-submit");
    if (!Files.isExecutable(submit)) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--master " + master + " takes an installation of Spark, whose bin/spark-submit is called: set " + SPARK_HOME
          + " to its directory");
    }
    return List.of(submit.toString(), "--master", master, "--class", MAIN, jar(built).toString());
  }
}
