package org.parcast.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Writes the parallel version of the loops that pay: a patch and changed copies under target/parcast. The project's sources stay as they are. */
@Mojo(name = "apply", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class ApplyMojo extends WritingMojo {
  @Override
  String command() {
    return "apply";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException {
    if (hasProgram(analyses)) {
      analyses.apply(project(), writing());
    }
  }
}
