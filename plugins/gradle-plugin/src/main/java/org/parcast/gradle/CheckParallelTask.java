package org.parcast.gradle;

import org.gradle.api.GradleException;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Tries the parallel version of the loops that pay. It measures, so that nothing is kept in a cache. */
public class CheckParallelTask extends WritingTask {
  /** Runs each time. */
  public CheckParallelTask() {
    getOutputs().upToDateWhen(task -> false);
  }

  @Override
  String command() {
    return "check-parallel";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    if (hasProgram(analyses) && analyses.checkParallel(project(), writing())) {
      throw new GradleException("the parallel version differs from the sequential one; it is told above where");
    }
  }
}
