package org.parcast.benchmarks.reliability.fuzzing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;

/** Runs the fuzzer on targets, each in a virtual machine of its own. What it learns is kept for the next campaign. */
public final class Campaign {
  /** Both what the fuzzer says on its way and at its end; it says the latter not where it gives up after many findings. */
  private static final Pattern EXECUTIONS = Pattern.compile("(?:#|Done )(\\d+)\\s.*");
  private static final Path INPUTS = Path.of("testdata/fuzzing");

  /** What takes longer hangs. By the clock on the wall: a machine that is busy with other things makes an input of milliseconds take half a minute. */
  private static final int SECONDS_FOR_AN_INPUT = 120;

  private final Path directory;
  private final Path recording;

  /**
   * What came of a target.
   *
   * @param executions inputs tried
   * @param findings inputs that were neither taken nor refused as they should be
   */
  public record Outcome(long executions, long findings) {}

  /** @param directory for the inputs found: below it, {@code TARGET/findings} has those that are findings */
  public Campaign(Path directory) throws IOException, AnalysisException {
    this.directory = directory.toAbsolutePath();
    this.recording = RecordingTargets.record(INPUTS, Files.createTempDirectory("parcast-recording"));
  }

  /** The names of all targets. */
  public List<String> targets() throws IOException {
    return FuzzTargets.all(INPUTS, Files.createTempDirectory("parcast-fuzzing"), recording).stream().map(FuzzTarget::name).toList();
  }

  /** Runs the fuzzer on a target for so long; its output goes to standard error. Earlier findings are tried again. */
  public Outcome run(String name, int seconds) throws IOException, InterruptedException {
    Path inputs = Files.createDirectories(directory.resolve(name).resolve("inputs"));
    byte[] recorded = RecordingTargets.seeds(recording).get(name);
    if (recorded != null) {
      Files.write(inputs.resolve("recorded"), recorded);
    }
    Path findings = Files.createDirectories(directory.resolve(name).resolve("findings"));
    for (Path finding : files(findings)) {
      Files.move(finding, inputs.resolve(finding.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
    // The largest matrix that is read takes 1.1 GB.
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx2g", "-XX:+UseSerialGC", "-cp",
        System.getProperty("java.class.path"), "com.code_intelligence.jazzer.Jazzer", "--target_class=" + FuzzEntry.class.getName(), "--target_args=" + name + " " + INPUTS + " " + recording,
        "--instrumentation_includes=org.parcast.**", "--keep_going=20", "--reproducer_path=" + findings, "-max_total_time=" + seconds,
        "-timeout=" + SECONDS_FOR_AN_INPUT, "-report_slow_units=" + SECONDS_FOR_AN_INPUT, "-rss_limit_mb=0", "-artifact_prefix=" + findings + "/", inputs.toString()));
    Path first = INPUTS.resolve(name);
    if (Files.isDirectory(first)) {
      command.add(first.toString());
    }
    Process fuzzer = new ProcessBuilder(command).redirectErrorStream(true).start();
    long executions = 0;
    try (BufferedReader output = fuzzer.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        System.err.println(line);
        Matcher told = EXECUTIONS.matcher(line);
        if (told.matches()) {
          executions = Math.max(executions, Long.parseLong(told.group(1)));
        }
      }
    }
    fuzzer.waitFor();
    return new Outcome(executions, files(findings).size());
  }

  /** The findings, without the programs that reproduce them. */
  private static List<Path> files(Path findings) throws IOException {
    try (Stream<Path> files = Files.list(findings)) {
      return files.filter(file -> !file.toString().endsWith(".java")).toList();
    }
  }
}
