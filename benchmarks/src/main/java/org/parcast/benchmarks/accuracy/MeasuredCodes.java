package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.engine.run.AnalysisException;

/** Forecasts against measured MPI codes. */
final class MeasuredCodes {
  private final Path reference;
  private final Path testdata;
  private final PrintStream out;

  MeasuredCodes(Path reference, Path testdata, PrintStream out) {
    this.reference = reference;
    this.testdata = testdata;
    this.out = out;
  }

  /** Prints a table, what was found of the rank-to-rank matrices, and what does not hold. Returns whether all holds. */
  boolean check(List<MeasuredCode> codes) throws IOException, AnalysisException {
    PairsCheck pairs = new PairsCheck(reference);
    List<String> matrices = new ArrayList<>();
    List<String> skipped = new ArrayList<>();
    int held = 0;
    int checked = 0;
    out.println(CodeCheck.header());
    for (Map.Entry<Optional<Counterpart>, List<MeasuredCode>> entry : byCounterpart(codes).entrySet()) {
      if (entry.getKey().isEmpty()) {
        entry.getValue().forEach(code -> skipped.add(code + " on " + code.ranks()));
        continue;
      }
      Counterpart counterpart = entry.getKey().get();
      CommunicationForecast forecast =
          counterpart.run().forecast(testdata, entry.getValue().stream().map(MeasuredCode::ranks).distinct().sorted().toList());
      for (MeasuredCode code : entry.getValue()) {
        CodeCheck check = CodeCheck.of(code, counterpart, forecast);
        out.println(check.row());
        checked++;
        held += check.holds() ? 1 : 0;
        Optional.ofNullable(pairs.compare(check)).ifPresent(matrices::add);
      }
    }
    out.println();
    matrices.forEach(out::println);
    if (!skipped.isEmpty()) {
      out.println("No counterpart among the programs: " + String.join(", ", skipped));
    }
    out.printf("%d of %d codes: the forecast meets the minimum within 2 %%, and the best is at most 2 %% above it%n", held, checked);
    return held == checked;
  }

  private static Map<Optional<Counterpart>, List<MeasuredCode>> byCounterpart(List<MeasuredCode> codes) {
    Map<Optional<Counterpart>, List<MeasuredCode>> grouped = new LinkedHashMap<>();
    codes.forEach(code -> grouped.computeIfAbsent(Counterpart.of(code), counterpart -> new ArrayList<>()).add(code));
    return grouped;
  }
}
