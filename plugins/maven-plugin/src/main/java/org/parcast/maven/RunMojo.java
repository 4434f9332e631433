package org.parcast.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.parcast.engine.build.BuildSettings;

/** What the goals have in common that run the program. */
abstract class RunMojo extends ParcastMojo {
  /** Class whose main method is run, where the project has several. */
  @Parameter(property = "parcast.mainClass")
  private String mainClass;

  /** A JUnit test method to run in place of a main class, as {@code com.example.SolverTest#converges}. */
  @Parameter(property = "parcast.test")
  private String test;

  /** Arguments of the program. */
  @Parameter(property = "parcast.arguments")
  private List<String> arguments = new ArrayList<>();

  /** Further arguments of its JVM. */
  @Parameter(property = "parcast.jvmArguments")
  private List<String> jvmArguments = new ArrayList<>();

  /** Its working directory; by default that of the project. */
  @Parameter(property = "parcast.workingDirectory")
  private File workingDirectory;

  /** Heap of its JVM, as in 4g; by default at most three quarters of the machine's memory. */
  @Parameter(property = "parcast.memory")
  private String memory;

  /** Seconds after which it is stopped; by default, and with 0, never. */
  @Parameter(property = "parcast.timeout")
  private Long timeout;

  /** Methods to analyse, as Class.method; by default all of main. */
  @Parameter(property = "parcast.kernels")
  private List<String> kernels = new ArrayList<>();

  /** The loop whose iterations are the time steps, as File.java:line; by default found by its behaviour. */
  @Parameter(property = "parcast.step")
  private String step;

  /** Steps to record; by default, and with 0, all. */
  @Parameter(property = "parcast.steps")
  private Integer steps;

  /** Numbers of MPI ranks to forecast for; by default 2, 4, 8, 16, 32, 64. */
  @Parameter(property = "parcast.ranks")
  private List<Integer> ranks = new ArrayList<>();

  /** Seed of the partitioner; by default 1. */
  @Parameter(property = "parcast.seed")
  private Long seed;

  /** Times are forecast for this machine, a preset, a file or local: this one, measured. By default this one: analyze and check take typical figures of it, or machine.yaml of the output directory. */
  @Parameter(property = "parcast.machine")
  private String machine;

  @Override
  BuildSettings settings() {
    return settings(null, List.of(), List.of());
  }

  /** What is set, and what only checks ask for. */
  BuildSettings settings(String cache, List<String> parallelLoops, List<String> limits) {
    return new BuildSettings(mainClass, test, arguments, jvmArguments, workingDirectory == null ? null : workingDirectory.toPath(), memory, timeout, kernels,
        step, steps, ranks, seed, machine, includes(), excludes(), cache, null, parallelLoops, limits);
  }
}
