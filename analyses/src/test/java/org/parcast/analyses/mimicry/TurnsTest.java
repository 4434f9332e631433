package org.parcast.analyses.mimicry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/** Threads that are in loops of different lengths take turns, one reference each. */
class TurnsTest {
  private static final int THREADS = 3;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void theOrderIsThatOfTurnsTakenOneByOne(long seed) throws IOException {
    Random random = new Random(seed);
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    int parallel = kernel.loop();
    int inner = kernel.loop();
    int[] blocks = IntStream.rangeClosed(1, 5)
        .map(size -> kernel.block(inner, 8, IntStream.range(0, size).mapToObj(k -> "A").toArray(String[]::new))).toArray();
    kernel.start();
    kernel.enter(parallel);
    for (int i = 0; i < 12; i++) {
      kernel.iterate();
      int size = 1 + random.nextInt(blocks.length);
      long[] addresses = random.longs(size, 0, 1 << 20).map(at -> 1 << 24 | at).toArray();
      kernel.loop(inner, blocks[size - 1], 1 + random.nextInt(70), addresses, random.longs(size, -64, 64).toArray());
    }
    kernel.exit();
    BlockTraceReader trace = kernel.end();
    List<ParallelLoop> loops = List.of(new ParallelLoop(parallel, Schedule.STATIC, 1, Set.of()));

    assertThat(references(trace, loops, Interleaving.RR)).isEqualTo(turns(references(trace, loops, Interleaving.parse("slices:1000000"))));
  }

  /** The i-th executions of a block go together, in any order of the threads; those of a thread stay in their own. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void algorithm2MayDrawTheThreadWithinABlock(int size) throws IOException {
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    int parallel = kernel.loop();
    int inner = kernel.loop();
    int block = kernel.block(inner, 8, IntStream.range(0, size).mapToObj(k -> "A").toArray(String[]::new));
    kernel.start();
    kernel.enter(parallel);
    for (int i = 0; i < 3; i++) {
      kernel.iterate();
      kernel.loop(inner, block, 40, LongStream.range(0, size).map(k -> k << 12).toArray(), LongStream.range(0, size).map(k -> 64).toArray());
    }
    kernel.exit();
    BlockTraceReader trace = kernel.end();
    List<ParallelLoop> loops = List.of(new ParallelLoop(parallel, Schedule.STATIC, 1, Set.of()));
    List<List<Long>> alternating = references(trace, loops, Interleaving.parse("algorithm2"));
    List<List<Long>> drawn = references(trace, loops, Interleaving.parse("algorithm2:random"));

    assertThat(drawn).isNotEqualTo(alternating).containsExactlyInAnyOrderElementsOf(alternating);
    assertThat(Interleaving.parse("algorithm2:random")).hasToString("algorithm2:random");
    for (int instance = 0; instance < 40; instance++) {
      assertThat(drawn.subList(instance * size * THREADS, (instance + 1) * size * THREADS))
          .containsExactlyInAnyOrderElementsOf(alternating.subList(instance * size * THREADS, (instance + 1) * size * THREADS));
    }
    for (long thread = 0; thread < THREADS; thread++) {
      long own = thread;
      assertThat(drawn.stream().filter(reference -> reference.get(0) == own)).containsExactlyElementsOf(
          alternating.stream().filter(reference -> reference.get(0) == own).toList());
    }
  }

  /** Thread and address of each reference. */
  private static List<List<Long>> references(BlockTraceReader trace, List<ParallelLoop> loops, Interleaving order) throws IOException {
    List<List<Long>> references = new ArrayList<>();
    new MimickedTrace(trace, RegisterMode.NONE, MemoryLayout.JVM, loops, THREADS, order, 1)
        .replay((thread, address, size, write, site) -> references.add(List.of((long) thread, address)));
    return references;
  }

  private static List<List<Long>> turns(List<List<Long>> oneThreadAfterTheOther) {
    List<List<List<Long>>> ofThreads = IntStream.range(0, THREADS)
        .mapToObj(thread -> oneThreadAfterTheOther.stream().filter(reference -> reference.get(0) == thread).toList()).toList();
    List<List<Long>> merged = new ArrayList<>();
    for (int turn = 0; merged.size() < oneThreadAfterTheOther.size(); turn++) {
      for (List<List<Long>> own : ofThreads) {
        if (turn < own.size()) {
          merged.add(own.get(turn));
        }
      }
    }
    return merged;
  }
}
