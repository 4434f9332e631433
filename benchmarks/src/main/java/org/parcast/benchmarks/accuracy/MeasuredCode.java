package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A measured run of an MPI code: a line of {@code mpi/measured-volumes.csv}. Bytes are those that all ranks send in a step.
 *
 * @param application Heat2D, MatMul, ...
 * @param variant which code
 * @param size the global problem size
 * @param ranks number of ranks
 * @param sent bytes sent, collectives in the convention of the forecasts
 * @param needed bytes that the data flow needs under the code's own decomposition
 * @param grid the code's process grid
 */
record MeasuredCode(String application, String variant, String size, int ranks, long sent, long needed, List<Integer> grid) {
  static List<MeasuredCode> read(Path reference) throws IOException {
    return Files.readAllLines(reference.resolve("mpi").resolve("measured-volumes.csv")).stream().skip(1).map(MeasuredCode::parse).toList();
  }

  static MeasuredCode parse(String line) {
    String[] fields = line.split(",", -1);
    long pointToPoint = Long.parseLong(fields[4]);
    long collective = Long.parseLong(fields[5]);
    // The file's minimum has the collectives of codes that send nothing otherwise (SUMMA's broadcasts), and no others.
    long beside = pointToPoint == 0 ? 0 : collective;
    List<Integer> grid = Arrays.stream(fields[13].split("x")).map(Integer::valueOf).toList();
    return new MeasuredCode(
        fields[0], fields[1], fields[2], Integer.parseInt(fields[3]), pointToPoint + collective, Long.parseLong(fields[9]) + beside, grid);
  }

  /** The process grid without the ones at its end: a cut of an array along its first axes. */
  static List<Integer> trimmed(List<Integer> grid) {
    int end = grid.size();
    while (end > 1 && grid.get(end - 1) == 1) {
      end--;
    }
    return grid.subList(0, end);
  }

  /** Whether the code's matrix is random, by a generator that is not known. */
  boolean isRandom() {
    return size.equals("rand8_1024");
  }

  @Override
  public String toString() {
    return application + " " + size + " " + variant;
  }
}
