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

  private TimeResult forecast(int uses) throws Exception {
    Files.writeString(Files.createDirectory(directory.resolve("sums")).resolve("Sums.java"), """
        package sums;
        public class Sums {
          static double[] often = new double[8];
          static double[] once = new double[8];
          static double[] apart = new double[8 * 16];
          public static void main(String[] arguments) {
            int n = Integer.parseInt(arguments[0]);
            for (int k = 0; k < 8; k++) {
              for (int j = 0; j < n; j++) {
                often[k] += Math.sqrt(j);
                if (often[k] < 0) {
                  shout();
                }
              }
            }
            for (int k = 0; k < 8; k++) {
              double sum = 0;
              for (int j = 0; j < n; j++) {
                sum += Math.sqrt(j);
              }
              once[k] = sum;
            }
            for (int k = 0; k < 8; k++) {
              for (int j = 0; j < n; j++) {
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
    Run run = new Run(List.of(String.valueOf(uses)), List.of(), directory, null, Duration.ofMinutes(5));
    return TimeEngine.forecast(new AnalysisSession(Target.of(directory), run, null, AnalysisListener.SILENT), new CoresRequest(Machines.of("laptop-8"), List.of(4), 0));
  }

  @Test
  void wordsOfALineAreFalselySharedWhereTheyAreUsedOften() throws Exception {
    TimeResult time = forecast(3000);
    List<LoopForecast> loops = time.time().loops();
    assertThat(falselyShared(loops, 8)).isGreaterThan(1000);
    assertThat(falselyShared(loops, 16)).isLessThan(10);
    assertThat(falselyShared(loops, 23)).isZero();
    assertThat(time.warnings()).noneMatch(warning -> warning.contains("cache lines"));
  }

  /** Of iterations that make more references the beginning is watched, and the rest is taken to be like it. */
  @Test
  void longIterationsAreWatchedInPart() throws Exception {
    TimeResult time = forecast(300_000);
    assertThat(falselyShared(time.time().loops(), 8)).isBetween(100_000.0, 2_000_000.0);
    assertThat(time.warnings()).anyMatch(warning -> warning.startsWith("which cache lines threads would share was watched"));
  }

  private static double falselyShared(List<LoopForecast> loops, int line) {
    return loops.stream().map(LoopForecast::loop).filter(loop -> loop.line() == line).findFirst().orElseThrow().falselyShared();
  }
}
