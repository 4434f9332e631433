package org.parcast.gradle;

import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Fails the build where a loop has ceased to be parallel, or a forecast passes a limit. */
@CacheableTask
public class CheckTask extends RunTask {
  private final ListProperty<String> parallelLoops = getProject().getObjects().listProperty(String.class);
  private final ListProperty<String> limits = getProject().getObjects().listProperty(String.class);
  private final Property<String> cache = getProject().getObjects().property(String.class);

  /** Loops that must be proven parallel. */
  @Input
  @Optional
  public ListProperty<String> getParallelLoops() {
    return parallelLoops;
  }

  /** What no forecast may pass. */
  @Input
  @Optional
  public ListProperty<String> getLimits() {
    return limits;
  }

  /** The caches that hit rates are of. */
  @Input
  @Optional
  public Property<String> getCache() {
    return cache;
  }

  @Override
  String command() {
    return "check";
  }

  @Override
  void obey(ParcastExtension extension) {
    super.obey(extension);
    parallelLoops.set(extension.getParallelLoops());
    limits.set(extension.getLimits());
    cache.set(extension.getCache());
  }

  @Override
  BuildSettings settings() {
    return settings(cache.getOrNull(), parallelLoops.getOrNull(), limits.getOrNull());
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    List<String> broken = hasClasses() ? analyses.check(project()) : List.of();
    if (!broken.isEmpty()) {
      throw new GradleException(String.join("\n", broken));
    }
  }
}
