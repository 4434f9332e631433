package org.parcast.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Tries the parallel version of the loops that pay: same results, and how fast beside the forecast. Fails the build where results differ. */
@Mojo(name = "check-parallel", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class CheckParallelMojo extends WritingMojo {
  @Override
  String command() {
    return "check";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException, MojoFailureException {
    if (hasProgram(analyses) && analyses.checkParallel(project(), writing())) {
      throw new MojoFailureException("the parallel version differs from the sequential one; it is told above where");
    }
  }
}
