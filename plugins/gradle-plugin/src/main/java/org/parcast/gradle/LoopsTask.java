package org.parcast.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Tells which loops of the project can run in parallel, and what stops the others, without running it. */
@CacheableTask
public class LoopsTask extends ParcastTask {
  private final Property<String> dialect = getProject().getObjects().property(String.class);

  /** How to write a parallel loop. */
  @Input
  @Optional
  public Property<String> getDialect() {
    return dialect;
  }

  @Override
  String command() {
    return "loops";
  }

  @Override
  void obey(ParcastExtension extension) {
    super.obey(extension);
    dialect.set(extension.getDialect());
  }

  @Override
  BuildSettings settings() {
    return BuildSettings.ofLoops(getIncludes().getOrNull(), getExcludes().getOrNull(), dialect.getOrNull());
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    if (hasClasses()) {
      analyses.loops(project());
    }
  }
}
