package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Conditions that no check can decide stand beside the version written: none is lost. */
@Tag("slow")
class ToldConditionsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"c[i].v = c[i].v * 0.5 + i;", "{ Cell one = c[i]; one.v += i; }", "c[i].values[0] += i;", "c[i].add(i);"})
  void objectsOfAnArrayMayBeTheSame(String body) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), """
        public class P {
          static final class Cell { double v; final double[] values = new double[1]; void add(double more) { v = v * 0.5 + more; } }
          static void work(Cell[] c) {
            for (int i = 0; i < c.length; i++) %s
          }
          public static void main(String[] arguments) {
            Cell[] c = new Cell[1000];
            int shared = arguments.length > 0 ? Integer.parseInt(arguments[0]) : c.length;
            for (int i = 0; i < c.length; i++) c[i] = i < shared ? new Cell() : c[i %% shared];
            work(c);
            System.out.println(c[7].v + c[7].values[0]);
          }
        }
        """.formatted(body));
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyResult result = ApplyEngine.apply(new ApplyRequest(Target.of(source), run, List.of("P.java:4"), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0), AnalysisListener.SILENT);
    AppliedLoop applied = result.loops().get(0);
    assertThat(applied.isWritten()).as(applied.why()).isTrue();
    assertThat(applied.conditions()).as(applied.finding().best().conditions().toString()).isNotEmpty();
  }
}
