package org.parcast.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Tells which loops of the project can run in parallel, and what stops the others, without running it. */
@Mojo(name = "loops", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class LoopsMojo extends ParcastMojo {
  /** How to write a parallel loop: pyjama (the default), omp4j, jomp or java. */
  @Parameter(property = "parcast.dialect")
  private String dialect;

  @Override
  String command() {
    return "loops";
  }

  @Override
  BuildSettings settings() {
    return BuildSettings.ofLoops(includes(), excludes(), dialect);
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException {
    if (hasClasses()) {
      analyses.loops(project());
    }
  }
}
