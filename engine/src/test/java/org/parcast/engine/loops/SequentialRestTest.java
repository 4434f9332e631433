package org.parcast.engine.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.layout.MemoryLayout;

class SequentialRestTest {
  /** A loop that fills (line 4), steps of the same references again and again with two loops (7 and 10), and a sum (14). */
  private static final String PROGRAM = """
      class P {
        public static void main(String[] args) {
          double[] a = new double[100];
          for (int i = 0; i < 100; i++) {
            a[i] = i;
          }
          for (int t = 0; t < 50; t++) { for (int i = 1; i < 100; i++) {
            a[i] += a[i - 1];
          }
            for (int i = 0; i < 100; i++) {
              a[i] = 0.5 * a[i];
            } }
          double sum = 0;
          for (int i = 0; i < 100; i++) {
            sum += a[i];
          }
          System.out.println(sum);
        }
      }
      """;

  @TempDir private Path directory;

  /** Counts each event, also of what happens again. */
  private static final class Counted implements BlockTraceConsumer {
    private final Set<Integer> parallel;
    private int depth;
    private long all;
    private long dealt;

    Counted(Set<Integer> parallel) {
      this.parallel = parallel;
    }

    @Override
    public void enter(int loop) {
      depth += depth > 0 || parallel.contains(loop) ? 1 : 0;
    }

    @Override
    public void exit(int loop) {
      depth = Math.max(0, depth - 1);
    }

    @Override
    public void run(BlockRun run) {
      all += run.count() * run.size();
      dealt += depth > 0 ? run.count() * run.size() : 0;
    }
  }

  private Optional<String> warning(int... lines) throws Exception {
    Path program = Files.writeString(directory.resolve("P.java"), PROGRAM);
    Run run = new Run(List.of(), List.of(), directory, null, null);
    return new AnalysisSession(Target.of(program), run, null, AnalysisListener.SILENT).ask(traced -> {
      Set<Integer> numbers = new HashSet<>();
      for (int line : lines) {
        numbers.add(traced.trace().tables().loopAt("P.java:" + line));
      }
      List<ParallelLoop> loops = numbers.stream().map(number -> new ParallelLoop(number, Schedule.STATIC, 1, Set.of())).toList();
      MimickedTrace trace = new MimickedTrace(traced.trace(), RegisterMode.NONE, MemoryLayout.JVM, loops, 4, Interleaving.RR, 1);
      Counted counted = new Counted(numbers);
      traced.trace().read(RegisterMode.NONE, MemoryLayout.JVM, counted);
      assertThat(trace.parallelShare()).isEqualTo(counted.all == 0 ? 0 : (double) counted.dealt / counted.all);
      return SequentialRest.warning(trace);
    });
  }

  @ParameterizedTest
  @CsvSource({"4, less than 1 %", "14, less than 1 %", "10, 40 %"})
  void whereLittleIsParallelTheShareIsTold(int line, String share) throws Exception {
    assertThat(warning(line)).hasValueSatisfying(warning -> assertThat(warning).contains("make " + share + " of the references").endsWith("[mostly-sequential]"));
  }

  @Test
  void whereMostIsParallelOrNothingNothingIsTold() throws Exception {
    assertThat(warning(7)).isEmpty();
    assertThat(warning()).isEmpty();
  }
}
