package org.parcast.cli.option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.parcast.cli.argument.Bytes;
import org.parcast.cli.argument.Directory;
import org.parcast.cli.argument.HeapSizes;
import org.parcast.cli.argument.Timeout;
import org.parcast.engine.run.Run;
import picocli.CommandLine.Option;

/** How the program is run. */
public class ProgramRunOptions {
  @Option(names = "--jvm-args", paramLabel = "ARGS", description = "Arguments of the program's JVM, as in --jvm-args \"-Xss8m -Dkey=value\".")
  private String jvmArguments = "";

  @Option(names = "--workdir", paramLabel = "DIR", converter = Directory.class, description = "Working directory of the program (default: the current one).")
  private Path directory = Path.of("");

  @Option(
      names = "--memory",
      paramLabel = "SIZE[,SIZE]",
      converter = HeapSizes.Converter.class,
      description = {
        "Heap of the analysis and of the program's JVM, as in 8g or 8g,4g", "(default: each at most three quarters of the machine's memory)."
      })
  private HeapSizes memory = HeapSizes.DEFAULT;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      converter = Timeout.class,
      description = "Time for the runs of the program and their analysis: each run is stopped after half of what is left, and what was recorded is reported (exit code 5).")
  private Duration timeout;

  @Option(
      names = "--disk",
      paramLabel = "SIZE",
      converter = Bytes.class,
      description = "Room for the recording of each run, as in 500m or 2g: the run is stopped there, and what was recorded is reported (exit code 5).")
  private long disk;

  public Run run(List<String> programArguments) {
    List<String> jvm = jvmArguments.isBlank() ? List.of() : List.of(jvmArguments.strip().split("\\s+"));
    return new Run(programArguments, jvm, directory, memory.program(), timeout).withDisk(disk).reading(System.in);
  }
}
