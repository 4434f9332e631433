package org.parcast.analyses.sharing.matrix;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads matrices: rows of numbers with commas between them, or the pairs that {@code parcast comm --format csv} writes
 * ({@code src,dst,bytes,messages}) or those of a report's {@code matrix} file ({@code from rank,to rank,bytes per step}). Tools of the numalize family write the row of the last task first: where the matrix is symmetric that way only,
 * it is read that way.
 */
public final class TaskMatrixReader {
  /** Most tasks that a matrix may have. */
  static final int MOST_TASKS = 8192;

  /** Beginnings of the heads of pairs. */
  private static final List<String> PAIRS = List.of("src,dst,bytes", "from rank,to rank,bytes");

  /** What some editors begin a file with. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Largest amount: sums of products of amounts and distances stay finite. */
  private static final double MOST = 1e100;

  /**
   * A matrix and how it was read.
   *
   * @param matrix the matrix
   * @param rowsReversed whether the row of the last task came first
   */
  public record Read(TaskMatrix matrix, boolean rowsReversed) {}

  private TaskMatrixReader() {}

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or holds no matrix; the message names the file and the line
   */
  public static Read read(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    try {
      Files.readAllLines(file, StandardCharsets.UTF_8).stream().map(String::strip).forEach(lines::add);
    } catch (java.nio.charset.CharacterCodingException e) {
      throw new IOException(file + " is no text: give a matrix as lines of numbers with commas between them", e);
    }
    if (!lines.isEmpty() && lines.get(0).startsWith(BYTE_ORDER_MARK)) {
      lines.set(0, lines.get(0).substring(1));
    }
    while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    if (lines.isEmpty()) {
      throw new IOException(file + " is empty: give a matrix as lines of numbers with commas between them");
    }
    boolean pairs = PAIRS.stream().anyMatch(lines.get(0)::startsWith);
    double[][] rows = pairs ? pairs(file, lines) : rows(file, lines);
    boolean reversed = !pairs && isReversed(rows);
    return new Read(TaskMatrix.of(reversed ? reversed(rows) : rows), reversed);
  }

  private static double[][] rows(Path file, List<String> lines) throws IOException {
    int n = lines.size();
    if (n > MOST_TASKS) {
      throw new IOException(file + " has " + n + " lines: a matrix has at most " + MOST_TASKS + " tasks");
    }
    double[][] rows = new double[n][];
    for (int i = 0; i < n; i++) {
      String[] cells = lines.get(i).split(",", -1);
      if (cells.length != n) {
        throw new IOException(file + ":" + (i + 1) + ": " + cells.length + " numbers in a file of " + n + " lines: a matrix has as many of both");
      }
      rows[i] = new double[n];
      for (int j = 0; j < n; j++) {
        rows[i][j] = number(file, i + 1, cells[j]);
      }
    }
    return rows;
  }

  private static double[][] pairs(Path file, List<String> lines) throws IOException {
    List<double[]> entries = new ArrayList<>();
    int n = 0;
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      if (cells.length < 3) {
        throw new IOException(file + ":" + (i + 1) + ": '" + lines.get(i) + "' is no pair: give src,dst,bytes,messages");
      }
      double[] entry = {number(file, i + 1, cells[0]), number(file, i + 1, cells[1]), number(file, i + 1, cells[2])};
      for (int end = 0; end < 2; end++) {
        if (entry[end] != Math.rint(entry[end]) || entry[end] >= MOST_TASKS) {
          throw new IOException(file + ":" + (i + 1) + ": '" + cells[end] + "' is no rank: ranks are 0 to " + (MOST_TASKS - 1));
        }
        n = Math.max(n, (int) entry[end] + 1);
      }
      entries.add(entry);
    }
    double[][] rows = new double[n][n];
    for (double[] entry : entries) {
      int src = (int) entry[0];
      int dst = (int) entry[1];
      // A pair is one direction: what goes back, if only as much, is added.
      rows[src][dst] += entry[2];
      if (src != dst) {
        rows[dst][src] += entry[2];
      }
    }
    return rows;
  }

  private static double number(Path file, int line, String cell) throws IOException {
    try {
      double value = Double.parseDouble(cell);
      if (value >= 0 && value <= MOST) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Said below, as for numbers out of range.
    }
    throw new IOException(file + ":" + line + ": '" + cell.strip() + "' is no amount: give numbers from 0 to 1e100");
  }

  private static double[][] reversed(double[][] rows) {
    double[][] reversed = new double[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      reversed[i] = rows[rows.length - 1 - i];
    }
    return reversed;
  }

  private static boolean isReversed(double[][] rows) {
    return !isExchange(rows) && isExchange(reversed(rows));
  }

  private static boolean isExchange(double[][] rows) {
    for (int i = 0; i < rows.length; i++) {
      if (rows[i][i] != 0) {
        return false;
      }
      for (int j = 0; j < i; j++) {
        if (rows[i][j] != rows[j][i]) {
          return false;
        }
      }
    }
    return true;
  }
}
