package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Three loops whose iterations have a word each of an array, and use it often, in a local variable and then once, or in a line of its own. */
@Tag("slow")
class FalselySharedWordsTest {
  @TempDir private Path directory;

  @Test
  void wordsOfALineAreFalselySharedWhereTheyAreUsedOften() throws Exception {
    Files.writeString(Files.createDirectory(directory.resolve("sums")).resolve("Sums.java"), """
        package sums;
        public class Sums {
          static double[] often = new double[8];
          static double[] once = new double[8];
          static double[] apart = new double[8 * 16];
          public static void main(String[] arguments) {
            for (int k = 0; k < 8; k++) {
              for (int j = 0; j < 3000; j++) {
                often[k] += Math.sqrt(j);
                if (often[k] < 0) {
                  shout();
                }
              }
            }
            for (int k = 0; k < 8; k++) {
              double sum = 0;
              for (int j = 0; j < 3000; j++) {
                sum += Math.sqrt(j);
              }
              once[k] = sum;
            }
            for (int k = 0; k < 8; k++) {
              for (int j = 0; j < 3000; j++) {
                apart[16 * k] += Math.sqrt(j);
                if (apart[16 * k] < 0) {
                  shout();
                }
              }
            }
            System.out.println(often[3] + once[3] + apart[16]);
          }
          static void shout() {
            System.out.println();
          }
        }
        """);
    Run run = new Run(List.of(), List.of(), directory, null, Duration.ofMinutes(5));
    List<LoopForecast> loops = TimeEngine.forecast(new AnalysisSession(Target.of(directory), run, null, AnalysisListener.SILENT), new CoresRequest(Machines.of("laptop-8"), List.of(4), 0)).time().loops();
    assertThat(falselyShared(loops, 7)).isGreaterThan(1000);
    assertThat(falselyShared(loops, 15)).isLessThan(10);
    assertThat(falselyShared(loops, 22)).isZero();
  }

  private static double falselyShared(List<LoopForecast> loops, int line) {
    return loops.stream().map(LoopForecast::loop).filter(loop -> loop.line() == line).findFirst().orElseThrow().falselyShared();
  }
}
