package org.parcast.analyses.mimicry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/** Which thread executes which iteration, by OpenMP's schedules; each iteration refers to an address of its own, as often as it is given work. */
class SchedulesTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({
    "static, 1", "static, 3", "static, 64", "'static,1', 3", "'static,4', 3", "dynamic, 2", "'dynamic,4', 5", "guided, 3", "'guided,7', 4", "dynamic, 64"
  })
  void iterationsAreDealtAsOpenMpDoes(String schedule, int threads) throws IOException {
    int[] work = new Random(threads).ints(53, 1, 30).toArray();

    assertThat(executed(schedule, threads, work)).isEqualTo(expected(Schedule.parse(schedule), threads, work));
  }

  @Test
  void whatAThreadDidBeforeTheLoopDoesNotCount() throws IOException {
    int[] work = {2, 2, 2, 2};

    assertThat(executed("dynamic", 2, work)).containsExactly(List.of(0, 2), List.of(1, 3));
  }

  /** By thread the iterations that it executed, of the second of two parallel loops behind serial work of the first thread. */
  private List<List<Integer>> executed(String schedule, int threads, int... work) throws IOException {
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    int before = kernel.loop();
    int parallel = kernel.loop();
    int inner = kernel.loop();
    int serial = kernel.block(0, 8, "B=");
    int block = kernel.block(inner, 8, "A");
    kernel.start();
    kernel.loop(inner, serial, 1000, KernelTrace.at(1 << 20), 8);
    kernel.loop(before, serial, 7, KernelTrace.at(1 << 20), 8);
    kernel.enter(parallel);
    for (int i = 0; i < work.length; i++) {
      kernel.iterate();
      kernel.loop(inner, block, work[i], KernelTrace.at(8L * i), 0);
    }
    kernel.exit();
    BlockTraceReader trace = kernel.end();
    List<ParallelLoop> loops = List.of(new ParallelLoop(before, Schedule.STATIC, 1, Set.of()),
        new ParallelLoop(parallel, Schedule.parse(schedule), 1, Set.of()));
    List<List<Integer>> executed = none(threads);
    new MimickedTrace(trace, RegisterMode.NONE, MemoryLayout.JVM, loops, threads, Interleaving.RR, 1).replay((thread, address, size, write, site) -> {
      if (!write && !executed.get(thread).contains((int) address / 8)) {
        executed.get(thread).add((int) address / 8);
      }
    });
    return executed;
  }

  private static List<List<Integer>> none(int threads) {
    List<List<Integer>> none = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      none.add(new ArrayList<>());
    }
    return none;
  }

  /** The same, chunk by chunk. */
  private static List<List<Integer>> expected(Schedule schedule, int threads, int... work) {
    List<List<Integer>> expected = none(threads);
    int[] done = new int[threads];
    int turn = 0;
    for (int from = 0; from < work.length; turn++) {
      int left = work.length - from;
      int chunk = (int) switch (schedule.kind()) {
        case STATIC -> schedule.chunk() > 0 ? schedule.chunk() : work.length / threads + (turn < work.length % threads ? 1 : 0);
        case DYNAMIC -> Math.max(1, schedule.chunk());
        case GUIDED -> Math.max(schedule.chunk(), (left + threads - 1) / threads);
      };
      int idlest = 0;
      for (int thread = 1; thread < threads; thread++) {
        idlest = done[thread] < done[idlest] ? thread : idlest;
      }
      int thread = schedule.kind() == Schedule.Kind.STATIC ? turn % threads : idlest;
      int to = Math.min(work.length, from + chunk);
      done[thread] += Arrays.stream(work, from, to).sum();
      while (from < to) {
        expected.get(thread).add(from++);
      }
    }
    return expected;
  }
}
