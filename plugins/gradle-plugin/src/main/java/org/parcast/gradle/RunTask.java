package org.parcast.gradle;

import java.io.File;
import java.util.List;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** What the tasks have in common that run the program. */
public abstract class RunTask extends ParcastTask {
  private final Property<Boolean> alone = getProject().getObjects().property(Boolean.class);
  private final Property<String> mainClass = getProject().getObjects().property(String.class);
  private final Property<String> test = getProject().getObjects().property(String.class);
  private final ListProperty<String> arguments = getProject().getObjects().listProperty(String.class);
  private final ListProperty<String> jvmArguments = getProject().getObjects().listProperty(String.class);
  private final Property<File> workingDirectory = getProject().getObjects().property(File.class);
  private final Property<String> memory = getProject().getObjects().property(String.class);
  private final Property<Integer> programTimeout = getProject().getObjects().property(Integer.class);
  private final ListProperty<String> kernels = getProject().getObjects().listProperty(String.class);
  private final Property<String> step = getProject().getObjects().property(String.class);
  private final Property<Integer> steps = getProject().getObjects().property(Integer.class);
  private final ListProperty<Integer> ranks = getProject().getObjects().listProperty(Integer.class);
  private final Property<Integer> seed = getProject().getObjects().property(Integer.class);
  private final Property<String> machine = getProject().getObjects().property(String.class);

  /** Whether the build has no other project. */
  @Internal
  public Property<Boolean> getAlone() {
    return alone;
  }

  /** Class whose main method is run. */
  @Input
  @Optional
  public Property<String> getMainClass() {
    return mainClass;
  }

  /** A JUnit test method, or the class of several, to run in place of a main class. */
  @Input
  @Optional
  public Property<String> getTest() {
    return test;
  }

  /** Arguments of the program. */
  @Input
  @Optional
  public ListProperty<String> getArguments() {
    return arguments;
  }

  /** Further arguments of its JVM. */
  @Input
  @Optional
  public ListProperty<String> getJvmArguments() {
    return jvmArguments;
  }

  /** Its working directory: where, not what is in it. */
  @Internal
  public Property<File> getWorkingDirectory() {
    return workingDirectory;
  }

  /** Heap of its JVM; it changes no result. */
  @Internal
  public Property<String> getMemory() {
    return memory;
  }

  /** Seconds after which it is stopped. */
  @Input
  @Optional
  public Property<Integer> getProgramTimeout() {
    return programTimeout;
  }

  /** Methods to analyse. */
  @Input
  @Optional
  public ListProperty<String> getKernels() {
    return kernels;
  }

  /** The time loop. */
  @Input
  @Optional
  public Property<String> getStep() {
    return step;
  }

  /** Steps to record. */
  @Input
  @Optional
  public Property<Integer> getSteps() {
    return steps;
  }

  /** Numbers of MPI ranks to forecast for. */
  @Input
  @Optional
  public ListProperty<Integer> getRanks() {
    return ranks;
  }

  /** Seed of the partitioner. */
  @Input
  @Optional
  public Property<Integer> getSeed() {
    return seed;
  }

  /** The machine that times are forecast for. */
  @Input
  @Optional
  public Property<String> getMachine() {
    return machine;
  }

  @Override
  void obey(ParcastExtension extension) {
    super.obey(extension);
    mainClass.set(extension.getMainClass());
    test.set(extension.getTest());
    arguments.set(extension.getArguments());
    jvmArguments.set(extension.getJvmArguments());
    workingDirectory.set(extension.getWorkingDirectory());
    memory.set(extension.getMemory());
    programTimeout.set(extension.getTimeout());
    kernels.set(extension.getKernels());
    step.set(extension.getStep());
    steps.set(extension.getSteps());
    ranks.set(extension.getRanks());
    seed.set(extension.getSeed());
    machine.set(extension.getMachine());
  }

  /** Whether there is a program to run. Of several projects those without one are what others use, which is said; a class that is named has to be there. */
  boolean hasProgram(BuildAnalyses analyses) throws AnalysisException {
    if (!hasClasses()) {
      return false;
    }
    if (alone.get() || analyses.started().isPresent() || analyses.hasProgram(project())) {
      return true;
    }
    getLogger().lifecycle("Parcast: {} has no main method", getProjectName().get());
    return false;
  }

  @Override
  BuildSettings settings() {
    return settings(null, List.of(), List.of());
  }

  /** What is set, and what only checks ask for. */
  BuildSettings settings(String cache, List<String> parallelLoops, List<String> limits) {
    File directory = workingDirectory.getOrNull();
    return new BuildSettings(mainClass.getOrNull(), test.getOrNull(), arguments.getOrNull(), jvmArguments.getOrNull(), directory == null ? null : directory.toPath(),
        memory.getOrNull(), whole(programTimeout), kernels.getOrNull(), step.getOrNull(), steps.getOrNull(), ranks.getOrNull(), whole(seed), machine.getOrNull(),
        getIncludes().getOrNull(), getExcludes().getOrNull(), cache, null, parallelLoops, limits);
  }

  private static Long whole(Property<Integer> number) {
    return number.isPresent() ? Long.valueOf(number.get()) : null;
  }
}
