package org.parcast.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Makes the reports again from the recordings under target/parcast, without running anything. */
@Mojo(name = "report", threadSafe = true)
public final class ReportMojo extends ParcastMojo {
  /** Numbers of MPI ranks to forecast for; by default 2, 4, 8, 16, 32, 64. */
  @Parameter(property = "parcast.ranks")
  private List<Integer> ranks = new ArrayList<>();

  @Override
  String command() {
    return "report";
  }

  @Override
  BuildSettings settings() {
    return BuildSettings.ofReports(ranks);
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    if (analyses.report(outputDirectory()) == 0) {
      getLog().info("No recording under " + outputDirectory() + "; mvn parcast:analyze makes one");
    }
  }
}
