package org.parcast.benchmarks.reliability.fuzzing;

import java.nio.file.Files;
import java.nio.file.Path;

/** What the fuzzer calls, in a virtual machine of its own: the arguments are the target's name, the directory of first inputs and that of a recording. */
public final class FuzzEntry {
  private static FuzzTarget target;

  private FuzzEntry() {}

  /** Called once, before all inputs. */
  public static void fuzzerInitialize(String[] arguments) throws Exception {
    Path scratch = Files.createTempDirectory("parcast-fuzzing");
    target = FuzzTargets.all(Path.of(arguments[1]), scratch, Path.of(arguments[2])).stream().filter(one -> one.name().equals(arguments[0])).findFirst().orElseThrow();
  }

  /** Called for each input; what it throws is a finding. */
  public static void fuzzerTestOneInput(byte[] input) throws Exception {
    target.take(input);
  }
}
