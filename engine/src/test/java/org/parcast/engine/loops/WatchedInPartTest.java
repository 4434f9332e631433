package org.parcast.engine.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;

/** Only the first references of a run are watched. */
@Tag("slow")
class WatchedInPartTest {
  private static final long MOST = 2_000_000;

  @TempDir private Path directory;

  /** Those of the first of three steps, of which each needs what the last one left. */
  @Test
  void aLoopThatWasNotWatchedToItsEndIsNotParallelInTheRun() throws Exception {
    Target program = Target.of(Files.writeString(directory.resolve("P.java"), """
        class P {
          public static void main(String[] args) {
            double[] a = new double[1000], b = new double[1000];
            for (int t = 0; t < 3; t++) {
              for (int r = 0; r < 1010; r++) {
                for (int i = 0; i < 1000; i++) b[i] = a[i] + r;
              }
              for (int i = 0; i < 1000; i++) a[i] = b[i];
            }
            System.out.println(a[19]);
          }
        }
        """));
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, null, null);
    LoopsEngine.Judged judged = new AnalysisSession(program, run, null, AnalysisListener.SILENT).ask(traced -> LoopsEngine.judge(traced, program, MOST));

    LoopFinding steps = judged.loops().stream().min((one, other) -> one.line() - other.line()).orElseThrow();
    assertThat(steps.observed()).isEmpty();
    assertThat(steps.disagreement()).contains("never to its end");
    assertThat(judged.warnings()).anyMatch(warning -> warning.contains("the first 2 million references"));
  }

  @Test
  void aRunThatEndsWithItsReferencesShowsWhatKeepsAnOrderInItsBeginning() throws Exception {
    Target program = Target.of(Files.writeString(directory.resolve("P.java"), """
        class P {
          public static void main(String[] args) {
            double[] a = new double[1000];
            for (int r = 0; r < 5000; r++) {
              for (int i = 1; i < a.length; i++) a[i] += 0.5 * a[i - 1];
            }
            System.out.println(a[19]);
          }
        }
        """));
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, null, null).withReferences(20_000);
    LoopsResult judged = LoopsEngine.analyze(new AnalysisSession(program, run, null, AnalysisListener.SILENT));

    assertThat(judged.run().orElseThrow().end()).isEqualTo(RunSummary.End.LIMIT);
    assertThat(judged.loops()).hasSize(2).allMatch(loop -> loop.observed().isPresent() && loop.best().dependences().stream().anyMatch(found -> found.kind() == Dependence.Kind.FLOW));
  }
}
