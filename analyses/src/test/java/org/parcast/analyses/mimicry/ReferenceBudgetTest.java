package org.parcast.analyses.mimicry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/** Threads are given the first references of a trace: of parallel loops whole executions, with the beginning of each iteration. */
class ReferenceBudgetTest {
  private static final int THREADS = 4;
  private static final int ITERATIONS = 12;
  private static final int INNER = 1000;

  @TempDir private Path directory;
  private int parallel;
  private long told;

  /** Two executions of a parallel loop with work of one thread around them. */
  private ReferenceBudget given(ReferenceBudget budget) throws IOException {
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    parallel = kernel.loop();
    int inner = kernel.loop();
    int serial = kernel.block(0, 8, "B=");
    int block = kernel.block(inner, 8, "A");
    kernel.start();
    for (int execution = 0; execution < 2; execution++) {
      kernel.once(serial, 1 << 20);
      kernel.enter(parallel);
      for (int i = 0; i < ITERATIONS; i++) {
        kernel.iterate();
        kernel.loop(inner, block, INNER, KernelTrace.at(8L * i), 0);
      }
      kernel.exit();
    }
    kernel.once(serial, 1 << 20);
    BlockTraceReader trace = kernel.end();
    told = 0;
    new MimickedTrace(trace, RegisterMode.NONE, MemoryLayout.JVM, List.of(new ParallelLoop(parallel, Schedule.STATIC, 1, Set.of())), THREADS, Interleaving.RR, 1)
        .replay((thread, address, size, write, site) -> told++, budget);
    return budget;
  }

  @Test
  void allOfATraceThatIsShortEnough() throws IOException {
    ReferenceBudget budget = given(new ReferenceBudget(1_000_000, 1_000_000));

    assertThat(told).isEqualTo(2 * ITERATIONS * INNER + 3);
    assertThat(budget.hasLimited()).isFalse();
    assertThat(budget.of(parallel)).contains(new ReferenceBudget.Dealt(2 * ITERATIONS, 2 * ITERATIONS * INNER, 2 * ITERATIONS * INNER));
  }

  @Test
  void anExecutionThatIsBegunIsEnded() throws IOException {
    ReferenceBudget budget = given(new ReferenceBudget(10, 1_000_000));

    assertThat(told).isEqualTo(ITERATIONS * INNER + 1);
    assertThat(budget.isSpent()).isTrue();
    assertThat(budget.of(parallel)).contains(new ReferenceBudget.Dealt(ITERATIONS, ITERATIONS * INNER, ITERATIONS * INNER));
  }

  @Test
  void ofLongIterationsTheBeginning() throws IOException {
    ReferenceBudget budget = given(new ReferenceBudget(1_000_000, 70));

    assertThat(told).isEqualTo(2 * ITERATIONS * 70 + 3);
    assertThat(budget.hasLimited()).isTrue();
    assertThat(budget.of(parallel)).contains(new ReferenceBudget.Dealt(2 * ITERATIONS, 2 * ITERATIONS * INNER, 2 * ITERATIONS * 70));
  }

  @Test
  void nothingOfALoopThatComesLater() throws IOException {
    assertThat(given(new ReferenceBudget(1, 1)).of(parallel)).isEmpty();
    assertThat(told).isEqualTo(1);
  }
}
