package org.parcast.gradle;

import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Writes the parallel version of the loops that pay: a patch and changed copies. What pays is measured, so that nothing is kept in a cache. */
public class ApplyTask extends WritingTask {
  /** Runs each time. */
  public ApplyTask() {
    getOutputs().upToDateWhen(task -> false);
  }

  @Override
  String command() {
    return "apply";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    if (hasProgram(analyses)) {
      analyses.apply(project(), writing());
    }
  }
}
