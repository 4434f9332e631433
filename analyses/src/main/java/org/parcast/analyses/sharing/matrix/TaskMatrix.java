package org.parcast.analyses.sharing.matrix;

import java.util.Arrays;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/** How much each two tasks (threads or ranks) exchange: symmetric, with a zero diagonal. Immutable. */
public final class TaskMatrix {
  /** What a matrix is shown as: its largest entry becomes this. */
  public static final double NORMAL = 100;

  private final int size;
  private final double[] values;

  private TaskMatrix(int size, double[] values) {
    this.size = size;
    this.values = values;
  }

  /**
   * A matrix from its rows. What differs between the two directions of a pair is added; the diagonal is left out.
   *
   * @throws IllegalArgumentException if the rows make no square, or an entry is negative or not finite
   */
  public static TaskMatrix of(double[][] rows) {
    int n = rows.length;
    boolean symmetric = true;
    for (int i = 0; i < n; i++) {
      if (rows[i].length != n) {
        throw new IllegalArgumentException("row " + i + " has " + rows[i].length + " entries, the matrix " + n + " rows");
      }
      for (int j = 0; j < n; j++) {
        if (!(rows[i][j] >= 0) || Double.isInfinite(rows[i][j])) {
          throw new IllegalArgumentException("entry " + i + "," + j + " is " + rows[i][j] + ": it has to be 0 or more");
        }
        symmetric &= j >= i || rows[i][j] == rows[j][i];
      }
    }
    double[] values = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        values[i * n + j] = i == j ? 0 : symmetric ? rows[i][j] : rows[i][j] + rows[j][i];
      }
    }
    return new TaskMatrix(n, values);
  }

  /** Bytes between ranks, both directions together. */
  public static TaskMatrix of(CommunicationMatrix matrix) {
    int n = matrix.ranks();
    double[] values = new double[n * n];
    for (int i = 0; i < matrix.pairs(); i++) {
      if (matrix.from(i) != matrix.to(i)) {
        values[matrix.from(i) * n + matrix.to(i)] += matrix.bytes(i);
        values[matrix.to(i) * n + matrix.from(i)] += matrix.bytes(i);
      }
    }
    return new TaskMatrix(n, values);
  }

  /** Counts of events in the upper triangle, row-major. */
  public static TaskMatrix ofEvents(int size, long[] events) {
    double[] values = new double[size * size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        values[i * size + j] = i == j ? 0 : events[Math.min(i, j) * size + Math.max(i, j)];
      }
    }
    return new TaskMatrix(size, values);
  }

  /** Number of tasks. */
  public int size() {
    return size;
  }

  /** What two tasks exchange, 0 for a task and itself. */
  public double get(int a, int b) {
    return values[a * size + b];
  }

  /** Row {@code task}. */
  public double[] row(int task) {
    return Arrays.copyOfRange(values, task * size, (task + 1) * size);
  }

  /** Sum over the pairs. */
  public double total() {
    return Arrays.stream(values).sum() / 2;
  }

  /** The same with a largest entry of {@link #NORMAL}; a matrix without traffic stays as it is. */
  public TaskMatrix normalised() {
    double largest = Arrays.stream(values).max().orElse(0);
    if (largest == 0) {
      return this;
    }
    return new TaskMatrix(size, Arrays.stream(values).map(v -> NORMAL * v / largest).toArray());
  }

  /**
   * Mean squared error between two matrices, each normalised (equation (1) of the paper).
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public double meanSquaredError(TaskMatrix other) {
    if (other.size != size) {
      throw new IllegalArgumentException("matrices of " + size + " and " + other.size + " tasks cannot be compared");
    }
    double[] a = normalised().values;
    double[] b = other.normalised().values;
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return sum / a.length;
  }

  /** The largest possible error between matrices of {@code size} tasks: one pair against all but this pair. */
  public static double largestError(int size) {
    return (double) (size * size - size) / (size * size) * NORMAL * NORMAL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TaskMatrix matrix && Arrays.equals(values, matrix.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return "TaskMatrix of " + size + " tasks, total " + total();
  }
}
