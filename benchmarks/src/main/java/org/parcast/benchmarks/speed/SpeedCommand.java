package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.parcast.frontend.classes.FrontendException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures slowdowns. */
@Command(name = "speed", mixinStandardHelpOptions = true, description = "Processor time of traced runs over that of plain runs, both warm.")
public final class SpeedCommand implements Callable<Integer> {
  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--repeat", paramLabel = "N", description = "Runs of each kind, of which the median counts (default: ${DEFAULT-VALUE}).")
  private int repeats = 3;

  @Option(names = "--only", paramLabel = "PROGRAM", description = "Only this program.")
  private String only;

  @Option(names = "--references", description = "Only the recording of memory references, of the cache kernels, stencils and irregular programs; single runs.")
  private boolean references;

  /** Returns 0 where every slowdown is within its limit, else 1. */
  @Override
  public Integer call() throws IOException, InterruptedException, FrontendException {
    Path programs = testdata.resolve("programs");
    if (references) {
      return ReferenceSlowdown.print(programs, only) ? 0 : 1;
    }
    boolean within = true;
    System.out.println(Slowdown.header());
    for (TimedWorkload workload : TimedWorkload.ALL) {
      if (only == null || only.equals(workload.program())) {
        Slowdown slowdown = Slowdown.measure(workload, programs, repeats);
        System.out.println(slowdown.row());
        within &= slowdown.isWithinLimits();
      }
    }
    return within ? 0 : 1;
  }
}
