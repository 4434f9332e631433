package org.parcast.gradle;

import java.io.File;
import javax.inject.Inject;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;

/** The block {@code parcast { ... }} of a build script: the same settings as the Maven plug-in's and the file {@code parcast.yaml}'s, before which they come. */
public class ParcastExtension {
  private final Property<String> mainClass;
  private final Property<String> test;
  private final ListProperty<String> arguments;
  private final ListProperty<String> jvmArguments;
  private final Property<File> workingDirectory;
  private final Property<String> memory;
  private final Property<Integer> timeout;
  private final ListProperty<String> kernels;
  private final Property<String> step;
  private final Property<Integer> steps;
  private final ListProperty<Integer> ranks;
  private final Property<Integer> seed;
  private final ListProperty<String> includes;
  private final ListProperty<String> excludes;
  private final Property<String> cache;
  private final Property<String> dialect;
  private final ListProperty<String> parallelLoops;
  private final ListProperty<String> limits;
  private final ListProperty<String> loops;
  private final Property<Integer> cores;
  private final Property<String> form;
  private final Property<Boolean> strict;
  private final Property<String> machine;
  private final Property<Integer> warmUp;
  private final Property<File> outputDirectory;

  @Inject
  public ParcastExtension(ObjectFactory objects) {
    mainClass = objects.property(String.class);
    test = objects.property(String.class);
    arguments = objects.listProperty(String.class);
    jvmArguments = objects.listProperty(String.class);
    workingDirectory = objects.property(File.class);
    memory = objects.property(String.class);
    timeout = objects.property(Integer.class);
    kernels = objects.listProperty(String.class);
    step = objects.property(String.class);
    steps = objects.property(Integer.class);
    ranks = objects.listProperty(Integer.class);
    seed = objects.property(Integer.class);
    includes = objects.listProperty(String.class);
    excludes = objects.listProperty(String.class);
    cache = objects.property(String.class);
    dialect = objects.property(String.class);
    parallelLoops = objects.listProperty(String.class);
    limits = objects.listProperty(String.class);
    loops = objects.listProperty(String.class);
    cores = objects.property(Integer.class);
    form = objects.property(String.class);
    strict = objects.property(Boolean.class);
    machine = objects.property(String.class);
    warmUp = objects.property(Integer.class);
    outputDirectory = objects.property(File.class);
  }

  /** Class whose main method is run, where the project has several. */
  public Property<String> getMainClass() {
    return mainClass;
  }

  /** A JUnit test method to run in place of a main class, as {@code com.example.SolverTest#converges}, or the class of several. */
  public Property<String> getTest() {
    return test;
  }

  /** Arguments of the program. */
  public ListProperty<String> getArguments() {
    return arguments;
  }

  /** Further arguments of its JVM. */
  public ListProperty<String> getJvmArguments() {
    return jvmArguments;
  }

  /** Its working directory; by default that of the project. */
  public Property<File> getWorkingDirectory() {
    return workingDirectory;
  }

  /** Heap of its JVM, as in 4g; by default at most three quarters of the machine's memory. */
  public Property<String> getMemory() {
    return memory;
  }

  /** Seconds after which it is stopped; by default, and with 0, never. */
  public Property<Integer> getTimeout() {
    return timeout;
  }

  /** Methods to analyse, as Class.method; by default all of main. */
  public ListProperty<String> getKernels() {
    return kernels;
  }

  /** The loop whose iterations are the time steps, as File.java:line; by default found by its behaviour. */
  public Property<String> getStep() {
    return step;
  }

  /** Steps to record; by default, and with 0, all. */
  public Property<Integer> getSteps() {
    return steps;
  }

  /** Numbers of MPI ranks to forecast for; by default 2, 4, 8, 16, 32, 64. */
  public ListProperty<Integer> getRanks() {
    return ranks;
  }

  /** Seed of the partitioner; by default 1. */
  public Property<Integer> getSeed() {
    return seed;
  }

  /** Packages or classes of dependencies to analyse too. */
  public ListProperty<String> getIncludes() {
    return includes;
  }

  /** Packages or classes of the project to leave out. */
  public ListProperty<String> getExcludes() {
    return excludes;
  }

  /** The caches that hit rates are of, as {@code --cache} of the command line. */
  public Property<String> getCache() {
    return cache;
  }

  /** How to write a parallel loop: pyjama (the default), omp4j, jomp or java. */
  public Property<String> getDialect() {
    return dialect;
  }

  /** Loops that must be proven parallel, as Solver.java:42. */
  public ListProperty<String> getParallelLoops() {
    return parallelLoops;
  }

  /** What no forecast may pass, as {@code bytes_per_step@16>1MB} or {@code hit_rate@8<90%}. */
  public ListProperty<String> getLimits() {
    return limits;
  }

  /** Directory of reports and recordings; by default {@code build/parcast}. */
  public Property<File> getOutputDirectory() {
    return outputDirectory;
  }

  /** Loops that parcastApply writes, as Solver.java:42; by default those that pay. */
  public ListProperty<String> getLoops() {
    return loops;
  }

  /** Number of cores that they pay on; by default the recommended one. */
  public Property<Integer> getCores() {
    return cores;
  }

  /** How they are written: stream (the default) or executor. */
  public Property<String> getForm() {
    return form;
  }

  /** Whether numbers of floating point are added in the order of the iterations. */
  public Property<Boolean> getStrict() {
    return strict;
  }

  /** Times are forecast for this machine, a preset, a file or local; by default this one: measured, or by typical figures for analyses. */
  public Property<String> getMachine() {
    return machine;
  }

  /** Seconds for which executions of loops are repeated; by default 10. */
  public Property<Integer> getWarmUp() {
    return warmUp;
  }
}
