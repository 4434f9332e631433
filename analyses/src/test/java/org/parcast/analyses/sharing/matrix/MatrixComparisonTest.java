package org.parcast.analyses.sharing.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatrixComparisonTest {
  private static final TaskMatrix LINE = TaskMatrix.of(new double[][] {{0, 2, 0}, {2, 0, 1}, {0, 1, 0}});

  @Test
  void mimickedThreadsAreComparedAsTheyStand() {
    TaskMatrix other = TaskMatrix.of(new double[][] {{0, 2, 0}, {2, 0, 2}, {0, 2, 0}});

    assertThat(MatrixComparison.of(LINE, List.of(), LINE, "same")).contains(new MatrixComparison("same", 0, TaskMatrix.largestError(3)));
    assertThat(MatrixComparison.of(LINE, List.of(), other, "other").orElseThrow().error()).isEqualTo(2 * 50 * 50 / 9.0);
  }

  @Test
  void realThreadsAreTakenInTheOrderOfTheirNumbersWithMainAsTheFirst() {
    TaskMatrix real = TaskMatrix.of(new double[][] {{0, 0, 2}, {0, 0, 1}, {2, 1, 0}});

    assertThat(MatrixComparison.of(real, List.of("main", "worker-2", "worker-1"), LINE, "line").orElseThrow().error()).isZero();
  }

  @Test
  void aMainThreadBesideAsManyWorkersCountsAsTheFirstOfThem() {
    // What main and the first worker exchange is nothing that mimicked threads do; main's events with the second are the first worker's.
    TaskMatrix real = TaskMatrix.of(new double[][] {{0, 5, 1, 0}, {5, 0, 1, 0}, {1, 1, 0, 1}, {0, 0, 1, 0}});

    assertThat(MatrixComparison.of(real, List.of("main", "worker-0", "worker-1", "worker-2"), LINE, "line").orElseThrow().error()).isZero();
    assertThat(MatrixComparison.of(real, List.of(), LINE, "line")).isEmpty();
  }
}
