package org.parcast.benchmarks.machine;

import java.util.SplittableRandom;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * Threads that communicate as a matrix says: each pair shares a buffer, as large as its entry; in every round each thread works on its own data and
 * on the buffers that it shares, block by block, several times over a block. The lower thread of a pair writes, the other reads. Threads take turns
 * block by block.
 */
final class SyntheticThreads implements ThreadTrace {
  private static final int LINE = 64;
  private static final int BLOCK_LINES = 32;
  private static final int SWEEPS = 3;
  private static final int ROUNDS = 6;
  private static final int PRIVATE_BLOCKS = 16;
  private static final long APART = 1L << 24;

  private final TaskMatrix matrix;

  /** @param matrix entries are blocks of 2 KiB that two threads share */
  SyntheticThreads(TaskMatrix matrix) {
    this.matrix = matrix;
  }

  /** The same communication between threads that are numbered at random: the order of the numbers tells nothing of who is near whom. */
  static TaskMatrix shuffled(double[][] rows, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = rows.length;
    int[] number = new int[n];
    for (int i = 0; i < n; i++) {
      int at = random.nextInt(i + 1);
      number[i] = number[at];
      number[at] = i;
    }
    double[][] shuffled = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        shuffled[number[i]][number[j]] = rows[i][j];
      }
    }
    return TaskMatrix.of(shuffled);
  }

  @Override
  public int threads() {
    return matrix.size();
  }

  @Override
  public void replay(ReferenceConsumer consumer) {
    int n = matrix.size();
    int most = PRIVATE_BLOCKS;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        most = Math.max(most, (int) matrix.get(i, j));
      }
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int partner = 0; partner < n; partner++) {
        for (int block = 0; block < most; block++) {
          for (int thread = 0; thread < n; thread++) {
            int other = (thread + partner) % n;
            int blocks = other == thread ? PRIVATE_BLOCKS : (int) matrix.get(thread, other);
            if (block < blocks) {
              work(thread, other, block, consumer);
            }
          }
        }
      }
    }
  }

  private void work(int thread, int other, int block, ReferenceConsumer consumer) {
    long buffer = (long) Math.min(thread, other) * matrix.size() + Math.max(thread, other);
    long first = buffer * APART + (long) block * BLOCK_LINES * LINE;
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int line = 0; line < BLOCK_LINES; line++) {
        consumer.accept(thread, first + (long) line * LINE, 8, thread <= other, -1);
      }
    }
  }
}
