package org.parcast.benchmarks.caches;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.benchmarks.caches.ThreadsInTurn.Turns;
import org.parcast.engine.run.AnalysisException;

class ThreadsInTurnTest {
  private static final int THREADS = 4;

  /** All threads read the same numbers. */
  private static final String READERS = """
      import java.util.concurrent.CyclicBarrier;
      public final class Readers {
        static final double[] NUMBERS = new double[512];
        static final double[] SUMS = new double[64];
        interface Body { void run(int id, CyclicBarrier barrier) throws Exception; }
        static void read(int id, CyclicBarrier barrier) throws Exception {
          double sum = 0;
          for (int i = 0; i < NUMBERS.length; i++) sum += NUMBERS[i];
          barrier.await();
          SUMS[16 * id] = sum;
        }
        public static void main(String[] a) throws Exception {
          CyclicBarrier barrier = new CyclicBarrier(4);
          Body body = Readers::read;
          Thread[] threads = new Thread[4];
          for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> { try { body.run(id, barrier); } catch (Exception e) { throw new IllegalStateException(e); } });
            threads[t].start();
          }
          for (Thread thread : threads) thread.join();
        }
      }
      """;

  private record Seen(TaskMatrix matrix, List<List<Long>> addresses) {}

  @TempDir private Path directory;

  private Seen seen(Turns turns) throws AnalysisException, IOException {
    Path program = Files.writeString(directory.resolve("Readers.java"), READERS);
    return ThreadsInTurn.traced(program, Path.of("..", "testdata", "turnstile", "CyclicBarrier.java"), THREADS, false, turns, List.of(), trace -> {
      RelaxedDetection detection = new RelaxedDetection(THREADS, 64);
      trace.replay(detection);
      List<List<Long>> addresses = IntStream.range(0, THREADS).<List<Long>>mapToObj(thread -> new ArrayList<>()).toList();
      trace.replay((thread, address, size, write, site) -> addresses.get(thread).add(address));
      return new Seen(detection.matrix(), addresses);
    });
  }

  /** By number each thread finds what the one before has just read; drawn, any thread may have been the last. What a thread refers to is the same. */
  @Test
  void drawnTurnsFavourNobody() throws AnalysisException, IOException {
    Seen byNumber = seen(Turns.BY_NUMBER);
    Seen drawn = seen(Turns.DRAWN);

    assertThat(drawn.addresses()).isEqualTo(byNumber.addresses());
    double least = IntStream.range(1, THREADS).boxed().flatMap(a -> IntStream.range(0, a).mapToObj(b -> drawn.matrix().get(a, b))).min(Double::compare).orElseThrow();
    double most = IntStream.range(1, THREADS).boxed().flatMap(a -> IntStream.range(0, a).mapToObj(b -> drawn.matrix().get(a, b))).max(Double::compare).orElseThrow();
    assertThat(least).isGreaterThan(most / 2);
    assertThat(byNumber.matrix().get(0, 1)).isNotEqualTo(byNumber.matrix().get(0, 2));
  }
}
