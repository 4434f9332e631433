package org.parcast.gradle;

import java.util.Optional;
import org.gradle.api.GradleException;
import org.gradle.api.tasks.CacheableTask;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Runs the program and makes every forecast. */
@CacheableTask
public class AnalyzeTask extends RunTask {
  @Override
  String command() {
    return "analyze";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    Optional<String> failure = hasClasses() ? analyses.analyze(project()) : Optional.empty();
    if (failure.isPresent()) {
      throw new GradleException(failure.get());
    }
  }
}
