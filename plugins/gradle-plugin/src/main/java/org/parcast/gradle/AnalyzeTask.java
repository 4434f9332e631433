package org.parcast.gradle;

import java.util.Optional;
import org.gradle.api.GradleException;
import org.gradle.work.DisableCachingByDefault;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Runs the program and makes every forecast. Its times are those of one machine, so no other is to have them from a cache. */
@DisableCachingByDefault(because = "it times the program on this machine")
public class AnalyzeTask extends RunTask {
  @Override
  String command() {
    return "analyze";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    Optional<String> failure = hasProgram(analyses) ? analyses.analyze(project()) : Optional.empty();
    if (failure.isPresent()) {
      throw new GradleException(failure.get());
    }
  }
}
