package org.parcast.analyses.sharing.matrix;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * How far two matrices of communication are from each other, as one foretold from a sequential run and that of the real threads.
 *
 * @param with where the other comes from
 * @param error mean squared error of the two, each normalised to 100
 * @param largest the largest that two matrices of this size can have
 */
public record MatrixComparison(String with, double error, double largest) {
  private static final String MAIN = "main";
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,9})$");

  /**
   * Compares. Real threads are numbered by who touches memory first: they are taken in the order of the numbers at the end of their names, the main thread
   * first, and where they are one more than the others, the main thread counts as the first worker, which mimicked threads do for it.
   *
   * @param names of the threads where they are real, else empty
   * @return empty where the numbers of threads do not fit
   */
  public static Optional<MatrixComparison> of(TaskMatrix matrix, List<String> names, TaskMatrix other, String with) {
    TaskMatrix own = names.contains(MAIN) ? byNumber(matrix, names, matrix.size() == other.size() + 1) : matrix;
    return own.size() == other.size()
        ? Optional.of(new MatrixComparison(with, own.meanSquaredError(other), TaskMatrix.largestError(other.size()))) : Optional.empty();
  }

  private static TaskMatrix byNumber(TaskMatrix matrix, List<String> names, boolean joinsMain) {
    List<Integer> order =
        IntStream.range(0, names.size()).boxed().sorted(Comparator.comparingInt(thread -> number(names.get(thread)))).toList();
    int joined = joinsMain ? 1 : 0;
    double[][] rows = new double[matrix.size() - joined][matrix.size() - joined];
    for (int a = 0; a < order.size(); a++) {
      for (int b = 0; b < order.size(); b++) {
        rows[Math.max(0, a - joined)][Math.max(0, b - joined)] += matrix.get(order.get(a), order.get(b));
      }
    }
    return TaskMatrix.of(rows);
  }

  private static int number(String name) {
    Matcher number = NUMBER.matcher(name);
    return name.equals(MAIN) ? -1 : number.find() ? Integer.parseInt(number.group(1)) : Integer.MAX_VALUE;
  }
}
