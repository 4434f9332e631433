package org.parcast.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.Engine;

/** Makes the reports again from the recordings under target/parcast, without running anything. */
@Mojo(name = "report", threadSafe = true)
public final class ReportMojo extends ParcastMojo {
  /** Numbers of MPI ranks to forecast for; by default 2, 4, 8, 16, 32, 64. */
  @Parameter(property = "parcast.ranks")
  private List<Integer> ranks = new ArrayList<>();

  @Override
  void run() throws AnalysisException {
    List<Path> recordings = recordings();
    if (recordings.isEmpty()) {
      getLog().info("No recording under " + outputDirectory() + "; mvn parcast:analyze makes one");
    }
    CommunicationRequest asked = CommunicationRequest.of(ranks.isEmpty() ? List.of(2, 4, 8, 16, 32, 64) : ranks);
    for (Path recording : recordings) {
      new Results(outputDirectory()).write(Engine.analyze(AnalysisRequest.ofRecording(recording, asked, ranks.isEmpty()).timedOn(Interconnect.INFINIBAND_EDR), new Quiet()));
      getLog().info("Reports of " + recording.getFileName() + " in " + outputDirectory());
    }
  }

  private List<Path> recordings() throws AnalysisException {
    if (!Files.isDirectory(outputDirectory())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(outputDirectory())) {
      return files.filter(file -> file.toString().endsWith(".parcast")).sorted().toList();
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read " + outputDirectory() + ": " + e.getMessage(), e);
    }
  }
}
