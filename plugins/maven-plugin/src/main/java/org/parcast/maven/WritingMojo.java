package org.parcast.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.parcast.engine.build.Writing;

/** What the goals have in common that write loops in parallel. */
abstract class WritingMojo extends RunMojo {
  /** Loops to write, as Solver.java:42; by default those that pay. */
  @Parameter(property = "parcast.loops")
  private List<String> loops = new ArrayList<>();

  /** Number of cores that they pay on; by default the recommended one. */
  @Parameter(property = "parcast.cores")
  private Integer cores;

  /** How they are written: stream (the default) or executor. */
  @Parameter(property = "parcast.form")
  private String form;

  /** Adds numbers of floating point in the order of the iterations. */
  @Parameter(property = "parcast.strict", defaultValue = "false")
  private boolean strict;

  /** Seconds for which executions of loops are repeated; by default 10. */
  @Parameter(property = "parcast.warmUp")
  private Integer warmUp;

  Writing writing() {
    return new Writing(loops, cores, form, strict, warmUp);
  }
}
