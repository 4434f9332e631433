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
      String classPath = jar(Path.of(built)) + File.pathSeparator + Files.readString(Path.of(built, "classpath.txt")).strip();
      List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+IgnoreUnrecognizedVMOptions"));
      command.addAll(OPENED);
      command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dio.netty.tryReflectionSetAccessible=true", "-cp", classPath, "org.parcast.sweep.Sweep",
          directory.toAbsolutePath().toString(), master));
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
}
