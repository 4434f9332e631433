package org.parcast.analyses.sharing.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.sharing.detection.RelaxedDetection;

class PatternRecognitionTest {
  /** Communication of two threads: how much, and how much of it the first hands on to the second. */
  private interface Pairs {
    double[] of(int a, int b);
  }

  private static final double[] NONE = {0, 0};
  private static final double[] BOTH_WAYS = {1000, 500};

  /** The pattern of threads numbered at random, with noise between all of them. */
  private static CommunicationPattern recognised(int threads, double noise, boolean shuffled, Pairs pairs) {
    Random random = new Random(threads);
    int[] number = new int[threads];
    for (int i = 0; i < threads; i++) {
      int at = random.nextInt(i + 1);
      number[i] = number[at];
      number[at] = i;
    }
    double[][] rows = new double[threads][threads];
    double[][] handedOn = new double[threads][threads];
    for (int a = 0; a < threads; a++) {
      for (int b = a + 1; b < threads; b++) {
        int i = shuffled ? number[a] : a;
        int j = shuffled ? number[b] : b;
        double[] pair = pairs.of(a, b);
        rows[i][j] = pair[0] * (0.8 + 0.4 * random.nextDouble()) + noise * random.nextDouble();
        rows[j][i] = rows[i][j];
        handedOn[i][j] = pair[1] + noise / 8 * random.nextDouble();
        handedOn[j][i] = pair[0] - pair[1] + noise / 8 * random.nextDouble();
      }
    }
    return PatternRecognition.of(TaskMatrix.of(rows), handedOn).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"4,0", "8,0", "8,50", "16,0", "16,20", "64,5"})
  void patternsAreRecognised(int threads, double noise) {
    assertThat(recognised(threads, noise, true, (a, b) -> b == a + 1 ? BOTH_WAYS : NONE)).isEqualTo(CommunicationPattern.NEAREST_NEIGHBOUR);
    assertThat(recognised(threads, noise, true, (a, b) -> b == a + 1 ? new double[] {1000, 1000} : NONE)).isEqualTo(CommunicationPattern.PIPELINE);
    assertThat(recognised(threads, noise, true, (a, b) -> a == 0 ? BOTH_WAYS : NONE)).isEqualTo(CommunicationPattern.MASTER_WORKER);
    assertThat(recognised(threads, noise, true, (a, b) -> BOTH_WAYS)).isEqualTo(CommunicationPattern.ALL_TO_ALL);
  }

  @ParameterizedTest
  @CsvSource({"8,0", "16,20"})
  void aRingIsOfNeighbours(int threads, double noise) {
    assertThat(recognised(threads, noise, true, (a, b) -> b == a + 1 || b == a + threads - 1 ? BOTH_WAYS : NONE))
        .isEqualTo(CommunicationPattern.NEAREST_NEIGHBOUR);
  }

  @Test
  void storesBesideEachOtherAreNoPipeline() {
    double[][] rows = new double[5][5];
    double[][] handedOn = new double[5][5];
    for (int i = 0; i < 4; i++) {
      rows[i][i + 1] = rows[i + 1][i] = 1000;
      handedOn[i][i + 1] = 2;
    }
    assertThat(PatternRecognition.of(TaskMatrix.of(rows), handedOn)).contains(CommunicationPattern.NEAREST_NEIGHBOUR);
  }

  @Test
  void aRingInOneDirectionIsNoPipeline() {
    assertThat(recognised(6, 0, true, (a, b) -> b == a + 1 ? new double[] {1000, 1000} : b == a + 5 ? new double[] {1000, 0} : NONE))
        .isEqualTo(CommunicationPattern.NEAREST_NEIGHBOUR);
  }

  @Test
  void aThreadThatHardlyTakesPartHidesNoPattern() {
    assertThat(recognised(9, 0, true, (a, b) -> a == 0 ? new double[] {5, 5} : b == a + 1 ? new double[] {1000, 1000} : NONE))
        .isEqualTo(CommunicationPattern.PIPELINE);
    assertThat(recognised(9, 0, true, (a, b) -> a == 0 ? new double[] {500, 500} : b == a + 1 ? new double[] {1000, 1000} : NONE))
        .isEqualTo(CommunicationPattern.IRREGULAR);
  }

  @ParameterizedTest
  @CsvSource({"12,4", "16,4", "32,8"})
  void aGridIsOfNeighbours(int threads, int width) {
    assertThat(recognised(threads, 10, false, (a, b) -> b == a + width || b == a + 1 && b % width != 0 ? BOTH_WAYS : NONE))
        .isEqualTo(CommunicationPattern.NEAREST_NEIGHBOUR);
  }

  @ParameterizedTest
  @CsvSource({"8", "16", "32"})
  void randomPairsAreIrregular(int threads) {
    Random random = new Random(threads);
    double[][] rows = new double[threads][threads];
    for (int a = 0; a < threads; a++) {
      for (int b = 0; b < a; b++) {
        rows[a][b] = random.nextInt(4) == 0 ? 1000 * random.nextDouble() : 0;
        rows[b][a] = rows[a][b];
      }
    }
    assertThat(PatternRecognition.of(TaskMatrix.of(rows), new double[threads][threads])).contains(CommunicationPattern.IRREGULAR);
  }

  @Test
  void fewThreadsAndSilentOnesHaveNone() {
    assertThat(PatternRecognition.of(TaskMatrix.of(new double[][] {{0, 1, 0}, {1, 0, 1}, {0, 1, 0}}), new double[3][3])).isEmpty();
    assertThat(PatternRecognition.of(TaskMatrix.of(new double[5][5]), new double[5][5])).isEmpty();
  }

  @Test
  void whatAnotherStoredLastIsHandedOnOnce() {
    RelaxedDetection detection = new RelaxedDetection(2, 64);
    detection.accept(0, 0, 8, true, 0);
    detection.accept(1, 8, 8, false, 0);
    detection.accept(1, 16, 8, false, 0);
    detection.accept(0, 8, 8, false, 0);
    detection.accept(1, 8, 8, true, 0);
    detection.accept(0, 8, 8, false, 0);

    assertThat(detection.handedOn()).isDeepEqualTo(new double[][] {{0, 2}, {1, 0}});
  }

  /** Of two grids in turns each thread has a block of rows, a row a line. Each loads its own first row before the thread above it does, at the end of its block; that is no line of one way. */
  @Test
  void aStencilIsNoPipelineThoughOwnRowsAreLoadedFirst() {
    int threads = 4;
    int rows = 5;
    RelaxedDetection detection = new RelaxedDetection(threads, 64);
    for (int step = 0; step < 6; step++) {
      long from = step % 2 * 64L * threads * rows;
      long to = (1 - step % 2) * 64L * threads * rows;
      for (int row = 0; row < rows; row++) {
        for (int thread = 0; thread < threads; thread++) {
          int at = thread * rows + row;
          for (int neighbour = Math.max(0, at - 1); neighbour <= Math.min(threads * rows - 1, at + 1); neighbour++) {
            detection.accept(thread, from + 64L * neighbour, 8, false, 0);
          }
          detection.accept(thread, to + 64L * at, 8, true, 0);
        }
      }
    }
    assertThat(PatternRecognition.of(detection.matrix(), detection.handedOn())).contains(CommunicationPattern.NEAREST_NEIGHBOUR);
  }
}
