package org.parcast.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;
import org.parcast.engine.build.Writing;

/** What the tasks have in common that write loops in parallel. */
public abstract class WritingTask extends RunTask {
  private final ListProperty<String> loops = getProject().getObjects().listProperty(String.class);
  private final Property<Integer> cores = getProject().getObjects().property(Integer.class);
  private final Property<String> form = getProject().getObjects().property(String.class);
  private final Property<Boolean> strict = getProject().getObjects().property(Boolean.class);
  private final Property<Integer> warmUp = getProject().getObjects().property(Integer.class);

  /** Loops to write; by default those that pay. */
  @Input
  @Optional
  public ListProperty<String> getLoops() {
    return loops;
  }

  /** Number of cores that they pay on. */
  @Input
  @Optional
  public Property<Integer> getCores() {
    return cores;
  }

  /** How they are written: stream or executor. */
  @Input
  @Optional
  public Property<String> getForm() {
    return form;
  }

  /** Whether numbers of floating point are added in the order of the iterations. */
  @Input
  @Optional
  public Property<Boolean> getStrict() {
    return strict;
  }

  /** Seconds for which executions of loops are repeated. */
  @Input
  @Optional
  public Property<Integer> getWarmUp() {
    return warmUp;
  }

  @Override
  void obey(ParcastExtension extension) {
    super.obey(extension);
    loops.set(extension.getLoops());
    cores.set(extension.getCores());
    form.set(extension.getForm());
    strict.set(extension.getStrict());
    warmUp.set(extension.getWarmUp());
  }

  Writing writing() {
    return new Writing(loops.getOrNull(), cores.getOrNull(), form.getOrNull(), strict.isPresent() && strict.get(), warmUp.getOrNull());
  }
}
