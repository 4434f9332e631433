package org.parcast.analyses.mimicry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.parcast.analyses.mimicry.KernelTrace.at;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.simulation.CacheCounts;
import org.parcast.analyses.cache.simulation.CacheSimulation;
import org.parcast.analyses.mimicry.KernelTrace.Matrix;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * OpenMP kernels (PolyBench) whose references are written out by hand. What is expected was counted on ideal traces of them, of real threads
 * that take turns, by an independent simulator: private L1 caches of 8 KiB and 8 ways, a shared L2 cache of 128 KiB and 16 ways.
 */
class KernelsTest {
  @TempDir private Path directory;

  @Test
  void product() throws IOException {
    int n = 128;
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    Matrix tmp = kernel.matrix("tmp", n, n, 8);
    Matrix a = kernel.matrix("A", n, n, 8);
    Matrix b = kernel.matrix("B", n, n, 8);
    Matrix c = kernel.matrix("C", n, n, 8);
    Matrix d = kernel.matrix("D", n, n, 8);
    int fill = kernel.loop();
    int stored = kernel.block(fill, 8, "A=");
    int firstI = kernel.loop();
    int firstJ = kernel.loop();
    int firstK = kernel.loop();
    int zero = kernel.block(firstJ, 8, "tmp=");
    int first = kernel.block(firstK, 8, "A", "B", "tmp=");
    int secondI = kernel.loop();
    int secondJ = kernel.loop();
    int secondK = kernel.loop();
    int scaled = kernel.block(secondJ, 8, "D", "D=");
    int second = kernel.block(secondK, 8, "tmp", "C", "D=");
    kernel.start();
    for (Matrix matrix : List.of(a, b, c, d)) {
      kernel.loop(fill, stored, (long) n * n, at(matrix.at(0, 0)), 8);
    }
    kernel.enter(firstI);
    for (int i = 0; i < n; i++) {
      kernel.iterate();
      kernel.enter(firstJ);
      for (int j = 0; j < n; j++) {
        kernel.iterate();
        kernel.once(zero, tmp.at(i, j));
        kernel.loop(firstK, first, n, at(a.at(i, 0), b.at(0, j), tmp.at(i, j)), 8, 8L * n, 0);
      }
      kernel.exit();
    }
    kernel.exit();
    kernel.enter(secondI);
    for (int i = 0; i < n; i++) {
      kernel.iterate();
      kernel.enter(secondJ);
      for (int j = 0; j < n; j++) {
        kernel.iterate();
        kernel.once(scaled, d.at(i, j), d.at(i, j));
        kernel.loop(secondK, second, n, at(tmp.at(i, 0), c.at(0, j), d.at(i, j)), 8, 8L * n, 0);
      }
      kernel.exit();
    }
    kernel.exit();
    List<ParallelLoop> loops = List.of(parallel(firstI, 1), parallel(secondI, 1));
    BlockTraceReader trace = kernel.end();
    check(trace, loops, 1, 12_697_600, 4_247_040, 670_594);
    check(trace, loops, 4, 12_697_600, 4_247_040, 205_762);
    check(trace, loops, 16, 12_697_600, 4_247_040, 94_450);
  }

  @Test
  void triangularSweeps() throws IOException {
    int n = 256;
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    Matrix a = kernel.matrix("A", n, n, 8);
    int fill = kernel.loop();
    int stored = kernel.block(fill, 8, "A=");
    int loopK = kernel.loop();
    int loopDivide = kernel.loop();
    int divided = kernel.block(loopDivide, 8, "A", "A", "A=");
    int loopI = kernel.loop();
    int loopJ = kernel.loop();
    int updated = kernel.block(loopJ, 8, "A", "A", "A", "A=");
    kernel.start();
    kernel.loop(fill, stored, (long) n * n, at(a.at(0, 0)), 8);
    kernel.enter(loopK);
    for (int k = 0; k < n; k++) {
      kernel.iterate();
      kernel.loop(loopDivide, divided, n - 1 - k, at(a.at(k, k + 1), a.at(k, k), a.at(k, k + 1)), 8, 0, 8);
      kernel.enter(loopI);
      for (int i = k + 1; i < n; i++) {
        kernel.iterate();
        kernel.loop(loopJ, updated, n - 1 - k, at(a.at(i, k + 1), a.at(i, k), a.at(k, k + 1), a.at(i, k + 1)), 8, 0, 8, 8);
      }
      kernel.exit();
    }
    kernel.exit();
    List<ParallelLoop> loops = List.of(parallel(loopK, 1));
    BlockTraceReader trace = kernel.end();
    check(trace, loops, 1, 22_402_176, 725_539, 712_656);
    check(trace, loops, 4, 22_402_176, 725_539, 650_457);
    check(trace, loops, 16, 22_402_176, 725_539, 538_824);
  }

  @Test
  void stepsWithBarriers() throws IOException {
    int n = 1024;
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    Matrix a = kernel.matrix("A", 1, n, 8);
    Matrix b = kernel.matrix("B", 1, n, 8);
    int fill = kernel.loop();
    int stored = kernel.block(fill, 8, "A=", "B=");
    int steps = kernel.loop();
    int loopI = kernel.loop();
    int mean = kernel.block(loopI, 8, "A", "A", "A", "B=");
    int loopJ = kernel.loop();
    int copy = kernel.block(loopJ, 8, "B", "A=");
    kernel.start();
    kernel.loop(fill, stored, n, at(a.at(0, 0), b.at(0, 0)), 8, 8);
    kernel.enter(steps);
    for (int t = 0; t < n; t++) {
      kernel.iterate();
      kernel.loop(loopI, mean, n - 2, at(a.at(0, 0), a.at(0, 1), a.at(0, 2), b.at(0, 1)), 8, 8, 8, 8);
      kernel.loop(loopJ, copy, n - 2, at(b.at(0, 1), a.at(0, 1)), 8, 8);
    }
    kernel.exit();
    List<ParallelLoop> loops = List.of(parallel(loopI, 1), parallel(loopJ, 1));
    BlockTraceReader trace = kernel.end();
    check(trace, loops, 1, 6_281_216, 526_593, 257);
    check(trace, loops, 4, 6_281_216, 521, 257);
    check(trace, loops, 16, 6_281_216, 545, 257);
  }

  @Test
  void collapsedLoops() throws IOException {
    int n = 1024;
    KernelTrace kernel = new KernelTrace(directory.resolve("k.parcast"));
    Matrix a = kernel.matrix("A", n, n, 4);
    Matrix b = kernel.matrix("B", n, n, 4);
    int fill = kernel.loop();
    int stored = kernel.block(fill, 4, "A=");
    int loopI = kernel.loop();
    int loopJ = kernel.loop();
    int convolved = kernel.block(loopJ, 4, "A", "A", "A", "A", "A", "A", "A", "A", "A", "B=");
    kernel.start();
    kernel.loop(fill, stored, (long) n * n, at(a.at(0, 0)), 4);
    kernel.enter(loopI);
    for (int i = 1; i < n - 1; i++) {
      kernel.iterate();
      long[] addresses = new long[10];
      for (int k = 0; k < 9; k++) {
        addresses[k] = a.at(i - 1 + k / 3, k % 3);
      }
      addresses[9] = b.at(i, 1);
      kernel.loop(loopJ, convolved, n - 2, addresses, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    }
    kernel.exit();
    List<ParallelLoop> loops = List.of(parallel(loopI, 2));
    BlockTraceReader trace = kernel.end();
    check(trace, loops, 1, 11_493_416, 327_168, 196_480);
    check(trace, loops, 4, 11_493_416, 327_180, 196_868);
    check(trace, loops, 8, 11_493_416, 327_198, 205_756);
    check(trace, loops, 16, 11_493_416, 327_230, 327_230);
  }

  private static ParallelLoop parallel(int loop, int collapse) {
    return new ParallelLoop(loop, Schedule.STATIC, collapse, Set.of());
  }

  private static void check(BlockTraceReader trace, List<ParallelLoop> loops, int threads, long references, long privateMisses, long sharedMisses)
      throws IOException {
    CacheSimulation caches = new CacheSimulation(CacheHierarchy.parse("paper-sasmm"), threads, Filter.MISSES, false);
    new MimickedTrace(trace, RegisterMode.NONE, MemoryLayout.JVM, loops, threads, Interleaving.RR, 1).replayBulk(caches);
    CacheCounts counts = caches.counts();
    assertThat(List.of(counts.references(), counts.levels().get(0).misses(), counts.levels().get(1).misses())).as(threads + " threads")
        .containsExactly(references, privateMisses, sharedMisses);
  }
}
