package org.parcast.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.spark.deploy.SparkSubmit;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.deploy.worker.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sweep on a master and two workers that are processes of their own. */
@Tag("slow")
class ClusterTest {
  private static final int SECONDS = 120;

  /** Virtual machines that are over before more would pay. */
  private static final List<String> BRIEF = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final String EXECUTORS = "spark.executor.extraJavaOptions=" + String.join(" ", BRIEF);

  private static final List<String> OPENED = Stream.of("java.lang", "java.lang.invoke", "java.io", "java.net", "java.nio", "java.util", "java.util.concurrent",
      "java.util.concurrent.atomic", "sun.nio.ch", "sun.nio.cs", "sun.security.action", "sun.util.calendar").map(name -> "--add-opens=java.base/" + name + "=ALL-UNNAMED").toList();

  @TempDir private Path directory;

  private final List<Process> processes = new ArrayList<>();

  @AfterEach
  void end() {
    processes.forEach(process -> process.descendants().forEach(ProcessHandle::destroyForcibly));
    processes.forEach(Process::destroyForcibly);
    for (Process process : processes) {
      process.onExit().join();
    }
  }

  private Process java(String heap, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), heap));
    command.addAll(BRIEF);
    command.addAll(OPENED);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(directory.resolve("said." + processes.size() + ".txt").toFile());
    builder.environment().put("SPARK_HOME", sparkHome().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_HOSTNAME", "localhost");
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  /** What an installation of Spark has: its jars in one directory. */
  private Path sparkHome() throws IOException {
    Path jars = directory.resolve("spark/jars");
    if (!Files.exists(jars)) {
      Files.createDirectories(jars);
      for (String element : System.getProperty("java.class.path").split(File.pathSeparator)) {
        if (element.endsWith(".jar")) {
          Files.createSymbolicLink(jars.resolve(Path.of(element).getFileName()), Path.of(element));
        }
      }
    }
    return jars.getParent();
  }

  private Process sweep(Path sweep, String master) throws IOException {
    return java("-Xmx512m", List.of("-Dspark.executor.extraClassPath=" + Path.of("target", "classes").toAbsolutePath(), "-Dspark.executor.memory=512m",
        "-D" + EXECUTORS, Sweep.class.getName(), sweep.toString(), master));
  }

  /** By what {@code bin/spark-submit} of an installation starts, with the jar that the build makes. */
  private Process submitted(Path sweep, String master) throws IOException {
    return java("-Xmx512m", List.of(SparkSubmit.class.getName(), "--master", master, "--conf", "spark.executor.memory=512m", "--conf", EXECUTORS, "--class", Sweep.class.getName(), jar().toString(),
        sweep.toString(), master));
  }

  private Path jar() throws IOException {
    Path jar = directory.resolve("parcast-sweep.jar");
    Path classes = Path.of("target", "classes");
    try (JarOutputStream to = new JarOutputStream(Files.newOutputStream(jar)); Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        to.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, to);
      }
    }
    return jar;
  }

  private void await(Process process, int status) throws Exception {
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(directory.resolve("said." + processes.indexOf(process) + ".txt"))).isEqualTo(status);
  }

  private List<String> ended() throws IOException {
    Path log = directory.resolve("ended.txt");
    return Files.exists(log) ? Files.readAllLines(log).stream().map(line -> line.split(" ")[0]).toList() : List.of();
  }

  private static void until(Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!condition.call()) {
      assertThat(System.nanoTime()).as("in time").isLessThan(end);
      Thread.sleep(50);
    }
  }

  @Test
  void nothingIsLostWhenAWorkerAndThenTheDriverIsKilled() throws Exception {
    int[] sizes = IntStream.range(20, 44).toArray();
    Path sweep = directory.resolve("cluster");
    StubPlan.write(sweep, directory.resolve("ended.txt"), 500, sizes);
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    String master = "spark://localhost:" + port;
    java("-Xmx256m", List.of(Master.class.getName(), "--host", "localhost", "--port", Integer.toString(port), "--webui-port", "0"));
    List<Process> workers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      workers.add(java("-Xmx256m", List.of(Worker.class.getName(), "--cores", "1", "--memory", "512m", "--webui-port", "0", "--work-dir", directory.resolve("work" + i).toString(), master)));
    }
    Process driver = submitted(sweep, master);
    until(() -> ended().size() >= 4);
    workers.get(0).descendants().forEach(ProcessHandle::destroyForcibly);
    workers.get(0).destroyForcibly();
    int then = ended().size();
    until(() -> ended().size() >= then + 3);
    driver.destroyForcibly().waitFor();
    List<String> kept = done(sweep).stream().map(name -> name.replaceAll("n=|\\.json", "")).toList();
    int before = ended().size();
    await(sweep(sweep, master), 0);

    assertThat(done(sweep)).as("none lost").hasSize(sizes.length);
    assertThat(ended().stream().skip(before)).as("none computed twice").doesNotContainAnyElementsOf(kept);
    assertThat(Files.readAllLines(sweep.resolve("results.csv"))).as("a table of all").filteredOn(line -> line.contains(",words,")).hasSize(sizes.length);

    Path embedded = directory.resolve("embedded");
    StubPlan.write(embedded, directory.resolve("embedded.txt"), 0, sizes);
    await(sweep(embedded, "local[2]"), 0);
    assertThat(sweep.resolve("results.csv")).as("the same as on this machine").hasSameTextualContentAs(embedded.resolve("results.csv"));
  }

  private static List<String> done(Path sweep) throws IOException {
    try (Stream<Path> files = Files.list(sweep.resolve("points"))) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".json")).toList();
    }
  }
}
