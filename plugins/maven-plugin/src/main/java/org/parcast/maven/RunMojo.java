package org.parcast.maven;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.Engine;
import org.parcast.engine.Region;
import org.parcast.engine.Run;

/** What the goals have in common that run the program. */
abstract class RunMojo extends ParcastMojo {
  private static final List<Integer> USUAL_RANKS = List.of(2, 4, 8, 16, 32, 64);

  /** Arguments of the program. */
  @Parameter(property = "parcast.arguments")
  private List<String> arguments = new ArrayList<>();

  /** Further arguments of its JVM. */
  @Parameter(property = "parcast.jvmArguments")
  private List<String> jvmArguments = new ArrayList<>();

  /** Its working directory. */
  @Parameter(property = "parcast.workingDirectory", defaultValue = "${project.basedir}")
  private File workingDirectory;

  /** Heap of its JVM, as in 4g; by default at most three quarters of the machine's memory. */
  @Parameter(property = "parcast.memory")
  private String memory;

  /** Seconds after which it is stopped; 0 for never. */
  @Parameter(property = "parcast.timeout", defaultValue = "0")
  private long timeout;

  /** Methods to analyse, as Class.method; by default all of main. */
  @Parameter(property = "parcast.kernels")
  private List<String> kernels = new ArrayList<>();

  /** The loop whose iterations are the time steps, as File.java:line; by default found by its behaviour. */
  @Parameter(property = "parcast.step")
  private String step;

  /** Steps to record; 0 for all. */
  @Parameter(property = "parcast.steps", defaultValue = "0")
  private int steps;

  /** Numbers of MPI ranks to forecast for; by default 2, 4, 8, 16, 32, 64. */
  @Parameter(property = "parcast.ranks")
  private List<Integer> ranks = new ArrayList<>();

  /** Seed of the partitioner. */
  @Parameter(property = "parcast.seed", defaultValue = "1")
  private long seed;

  /** Runs the program and forecasts. */
  AnalysisResult analyze() throws AnalysisException, MojoExecutionException {
    Path directory = workingDirectory.toPath();
    Run run = new Run(arguments, jvmArguments, directory, memory, timeout > 0 ? Duration.ofSeconds(timeout) : null);
    CommunicationRequest asked;
    try {
      asked = CommunicationRequest.of(ranks.isEmpty() ? USUAL_RANKS : ranks).withSeed(seed);
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, "parcast.ranks: " + e.getMessage(), e);
    }
    AnalysisRequest request =
        new AnalysisRequest(target(), run, new Region(kernels, step, steps), asked, ranks.isEmpty(), outputDirectory(), true, Interconnect.INFINIBAND_EDR);
    AnalysisResult result = Engine.analyze(request, new Listener());
    result.warnings().forEach(getLog()::warn);
    result.communication().warnings().forEach(getLog()::warn);
    return result;
  }

  /** Tells of stages at level debug, and of what the program prints. */
  private final class Listener implements AnalysisListener {
    @Override
    public void stage(String name) {
      getLog().debug("Parcast: " + name);
    }

    @Override
    public void printed(byte[] bytes, int length) {
      getLog().debug(new String(bytes, 0, length, StandardCharsets.UTF_8).stripTrailing());
    }
  }
}
