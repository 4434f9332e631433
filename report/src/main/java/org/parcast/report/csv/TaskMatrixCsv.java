package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/** A matrix between threads as CSV: a line for each thread, in their order, without a header. */
public final class TaskMatrixCsv {
  private TaskMatrixCsv() {}

  /** Writes the rows; {@code parcast map} reads them. */
  public static void write(TaskMatrix matrix, Appendable to) throws IOException {
    for (int task = 0; task < matrix.size(); task++) {
      String separator = "";
      for (double value : matrix.row(task)) {
        to.append(separator).append(value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value));
        separator = ",";
      }
      to.append('\n');
    }
  }
}
