package org.parcast.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildProject;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** What the goals have in common that run the program. */
abstract class RunMojo extends ParcastMojo {
  /** By which the last module knows that one before it was run. */
  private static final String RUN = "parcast.run";

  /** Class whose main method is run, where the project has several. */
  @Parameter(property = "parcast.mainClass")
  private String mainClass;

  /** A JUnit test method to run in place of a main class, as {@code com.example.SolverTest#converges}, or the class of all of them. */
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

  @Parameter(defaultValue = "${reactorProjects}", readonly = true, required = true)
  private List<MavenProject> reactor;

  /** Whether there is a program to run. Of several modules those without it are what others use, which is said; where none has it, the last fails. */
  boolean hasProgram(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException {
    BuildProject project = project();
    if (reactor.size() < 2) {
      return hasClasses();
    }
    String wanted = analyses.started().map(name -> "class " + name).orElse("main method");
    if (project.hasClasses() && analyses.hasProgram(project)) {
      reactor.get(reactor.size() - 1).setContextValue(RUN, wanted);
      return true;
    }
    MavenProject last = reactor.get(reactor.size() - 1);
    if (last.getArtifactId().equals(project.name()) && last.getContextValue(RUN) == null) {
      throw new MojoExecutionException("no module has a " + wanted + "; name a class with parcast.mainClass, or a test with parcast.test");
    }
    getLog().info("Skipping Parcast: " + project.name() + " has no " + wanted);
    return false;
  }

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
