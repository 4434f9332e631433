package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;

/** An analysis of everything watches the loops too, and its recording tells the same of them. */
@Tag("slow")
class RecordedLoopsTest {

  @TempDir private Path directory;

  @Test
  void loopsOfARecordingAreThoseOfItsRun() throws Exception {
    Path program = Files.writeString(directory.resolve("Sweep.java"), """
        class Sweep {
          public static void main(String[] args) throws java.io.IOException {
            int n = new java.util.Scanner(System.in).nextInt();
            double[][] u = new double[n][n];
            for (int i = 1; i < n; i++) {
              for (int j = 1; j < n; j++) {
                u[i][j] = u[i - 1][j] + u[i][j - 1] + 1.0;
              }
            }
            double[] a = new double[n];
            //#omp parallel for
            for (int i = 1; i < n; i++) {
              a[i] = a[i - 1] + u[i][i];
            }
            int[] to = new int[n];
            for (int i = 0; i < n; i++) {
              to[i] = (i * 7) % n;
            }
            for (int i = 0; i < n; i++) {
              a[to[i]] = i;
            }
            System.out.println(a[n - 1]);
          }
        }
        """);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, null, null)
        .reading(new ByteArrayInputStream("30\n".getBytes(StandardCharsets.UTF_8)));
    CommunicationRequest asked = CommunicationRequest.of(List.of(2));
    AnalysisResult result =
        Engine.analyze(
            new AnalysisRequest(Target.of(program), run, new Region(List.of(), null, 0), asked, true, directory, Scope.EVERYTHING, null), AnalysisListener.SILENT);

    List<LoopFinding> loops = result.loops().orElseThrow();
    LoopFinding sweep = at(loops, 5);
    assertThat(sweep.observed().orElseThrow().verdict()).isEqualTo(Verdict.PIPELINE);
    assertThat(sweep.observed().orElseThrow().dependences().get(0).distance()).containsExactly(1L, 0L);
    assertThat(sweep.profile().orElseThrow().iterations()).isBetween(29L, 30L);
    LoopFinding scatter = at(loops, 19);
    assertThat(scatter.statically().verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(scatter.observed().orElseThrow().verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(scatter.disagreement()).startsWith("Not proven, since output a[to[i]]");
    assertThat(result.warnings()).anyMatch(warning -> warning.startsWith("Sweep.java:12: the directive runs this loop in parallel"));

    Path recording = directory.resolve("Sweep.parcast");
    AnalysisResult again = Engine.analyze(AnalysisRequest.ofRecording(recording, asked, true), AnalysisListener.SILENT);
    assertThat(again.loops()).contains(loops);
    assertThat(again.warnings()).anyMatch(warning -> warning.startsWith("Sweep.java:12: the directive runs this loop in parallel"));

    LoopsResult proven = LoopsEngine.proven(AnalysisSession.of(Target.of(recording), AnalysisListener.SILENT));
    assertThat(at(proven.loops(), 5).file()).isEqualTo("Sweep.java");
    LoopsResult ofSource = LoopsEngine.proven(AnalysisSession.of(Target.of(program.toAbsolutePath()), AnalysisListener.SILENT));
    assertThat(ofSource.loops()).isEqualTo(proven.loops());
    assertThat(at(proven.loops(), 5).observed()).isEmpty();
  }

  private static LoopFinding at(List<LoopFinding> loops, int line) {
    return loops.stream().filter(loop -> loop.line() == line).findFirst().orElseThrow();
  }
}
