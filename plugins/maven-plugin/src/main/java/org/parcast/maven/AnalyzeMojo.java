package org.parcast.maven;

import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.run.AnalysisException;

/** Runs the program and makes every forecast: the answer in the log, reports in HTML, JSON and SARIF under target/parcast. */
@Mojo(name = "analyze", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class AnalyzeMojo extends RunMojo {
  @Override
  String command() {
    return "analyze";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException, MojoFailureException {
    Optional<String> failure = hasProgram(analyses) ? analyses.analyze(project()) : Optional.empty();
    if (failure.isPresent()) {
      throw new MojoFailureException(failure.get());
    }
  }
}
