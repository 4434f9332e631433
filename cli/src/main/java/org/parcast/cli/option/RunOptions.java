package org.parcast.cli.option;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.argument.SourceLine;
import org.parcast.engine.run.Region;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** How the program is run, and which part of its run is recorded. */
public final class RunOptions extends ProgramRunOptions {
  @Option(
      names = "--kernel",
      paramLabel = "CLASS.METHOD[,...]",
      hideParamSyntax = true,
      split = ",",
      description = "Method to analyse with all that it calls (default: main). May be given several times.")
  private List<String> kernels = new ArrayList<>();

  @Option(
      names = "--step",
      paramLabel = "FILE:LINE",
      converter = SourceLine.class,
      description = "The loop whose iterations are the time steps, as in Heat2D.java:37 (default: found by its behaviour).")
  private String step;

  @Option(
      names = "--steps",
      paramLabel = "K",
      converter = PositiveInteger.class,
      description = "Record the first K steps and stop the program then (default: the whole run).")
  private int steps;

  /** Whether the option says which part of the run is recorded. */
  public static boolean isOfRegion(OptionSpec option) {
    return option.userObject() instanceof Field field && field.getDeclaringClass() == RunOptions.class;
  }

  public Region region() {
    return new Region(List.copyOf(kernels), step, steps);
  }
}
