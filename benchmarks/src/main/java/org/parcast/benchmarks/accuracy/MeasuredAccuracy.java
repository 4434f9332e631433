package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.engine.run.AnalysisException;

/**
 * The forecast for a measured MPI code under its own decomposition. Bytes are those of all ranks in a step.
 *
 * @param application as in {@code Heat2D}
 * @param code which code of it, and its size
 * @param ranks number of ranks
 * @param sent bytes that were counted
 * @param needed bytes that the data flow needs
 * @param forecast bytes that were forecast
 */
public record MeasuredAccuracy(String application, String code, int ranks, double sent, double needed, double forecast) {
  /** Distance of the forecast from what was sent, over it. */
  public double errorOfSent() {
    return error(sent);
  }

  /** Distance of the forecast from what is needed, over it. */
  public double errorOfMinimum() {
    return error(needed);
  }

  private double error(double truth) {
    return truth == 0 ? forecast == 0 ? 0 : 1 : Math.abs(forecast - truth) / truth;
  }

  /**
   * The codes of a table that the accuracy suite has written, as {@code docs/figures/mpi-codes.csv}: code, ranks, grid, bytes that were measured, needed and
   * forecast, and what was measured over what is needed, a dash where the code had another matrix than the forecast.
   */
  public static List<MeasuredAccuracy> ofTable(Path table) throws IOException {
    List<MeasuredAccuracy> all = new ArrayList<>();
    for (String line : Files.readAllLines(table).subList(1, Files.readAllLines(table).size())) {
      String[] cells = line.split(",", -1);
      String[] code = cells[0].split(" ", 2);
      boolean otherMatrix = cells[6].equals("-");
      if (!cells[5].isEmpty() && !otherMatrix) {
        all.add(new MeasuredAccuracy(code[0], code[1], Integer.parseInt(cells[1]), Double.parseDouble(cells[3]), Double.parseDouble(cells[4]), Double.parseDouble(cells[5])));
      }
    }
    return all;
  }

  /** All codes of the reference that have a counterpart among the programs and whose matrix is known. */
  public static List<MeasuredAccuracy> of(Path reference, Path testdata) throws IOException, AnalysisException {
    Map<Counterpart, List<MeasuredCode>> byProgram = new LinkedHashMap<>();
    for (MeasuredCode code : MeasuredCode.read(reference)) {
      if (!code.isRandom()) {
        Counterpart.of(code).ifPresent(counterpart -> byProgram.computeIfAbsent(counterpart, program -> new ArrayList<>()).add(code));
      }
    }
    List<MeasuredAccuracy> all = new ArrayList<>();
    for (Map.Entry<Counterpart, List<MeasuredCode>> entry : byProgram.entrySet()) {
      CommunicationForecast forecast =
          entry.getKey().run().forecast(testdata, entry.getValue().stream().map(MeasuredCode::ranks).distinct().sorted().toList());
      for (MeasuredCode code : entry.getValue()) {
        CodeCheck check = CodeCheck.of(code, entry.getKey(), forecast);
        check.own().ifPresent(own -> all.add(new MeasuredAccuracy(code.application(), code.size() + " " + code.variant(), code.ranks(), code.sent(), check.needed(), own.bytesPerStep())));
      }
    }
    return all;
  }
}
