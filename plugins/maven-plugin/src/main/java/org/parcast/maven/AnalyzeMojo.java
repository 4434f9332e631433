package org.parcast.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.RunSummary;
import org.parcast.report.CommunicationText;
import org.parcast.report.MachineText;
import org.parcast.report.ScalingText;

/** Runs the program once and makes every forecast: the answer in the log, reports in HTML, JSON and SARIF under target/parcast. */
@Mojo(name = "analyze", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class AnalyzeMojo extends RunMojo {
  @Override
  void run() throws AnalysisException, MojoExecutionException, MojoFailureException {
    if (!hasClasses()) {
      return;
    }
    AnalysisResult result = analyze();
    new Results(outputDirectory()).write(result);
    StringBuilder text = new StringBuilder();
    try {
      CommunicationText.write(result.report().context(), result.communication(), result.loops(), text);
      if (result.scaling().isPresent()) {
        ScalingText.write(result.scaling().get(), text);
      }
      MachineText.write(result.report(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    text.toString().lines().forEach(getLog()::info);
    getLog().info("Report: " + outputDirectory().resolve(result.run().name() + ".html"));
    if (result.run().end() != RunSummary.End.COMPLETED) {
      throw new MojoFailureException(result.run().message() + "; what was recorded is reported in " + outputDirectory());
    }
  }
}
