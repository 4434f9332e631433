package org.parcast.engine.threads;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.matrix.MatrixComparison;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.engine.run.RunSummary;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Costs;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

/**
 * Communication between the threads of a program.
 *
 * @param name name of the program or trace, for files
 * @param end how the run ended; completed where there was none
 * @param message the failure or limit that ended the run; empty where it completed
 * @param sharing the communication
 * @param plain wall time of the program as it is, zero where it was not run or did not come to its end
 * @param watched wall time of the program with the detection in it, likewise
 * @param sources the program's source, as far as it is at hand
 * @param inSeconds what turns it into seconds, where that is known
 * @param warnings what the user should know before trusting the result
 */
public record SharingResult(String name, RunSummary.End end, String message, SharingForecast sharing, Duration plain, Duration watched,
    Sources sources, Optional<Costs> inSeconds, List<String> warnings) {
  public SharingResult {
    warnings = List.copyOf(warnings);
  }

  /** Whether the program's threads were watched just now, so that it is known what that costs, or that the run ended early. */
  public boolean isOfWatchedRun() {
    return !sharing.names().isEmpty() && (end != RunSummary.End.COMPLETED || !watched.isZero());
  }

  /** What was found, for a whole report. */
  public Report report() {
    Report report = Report.of(ReportContext.named(name, warnings).endedEarly(message), sources).withSharing(sharing);
    return inSeconds.map(report::withCosts).orElse(report);
  }

  /** The same with what turns it into seconds. */
  public SharingResult withCosts(Costs known) {
    return new SharingResult(name, end, message, sharing, plain, watched, sources, Optional.of(known), warnings);
  }

  /** The costs of a machine, with the plain run as far as it was timed. */
  public Costs costs(Machine machine) {
    return Costs.ofRun(machine, plain.isZero() ? Optional.empty() : Optional.of(Estimate.exactly(plain.toNanos() * 1e-9)));
  }

  /** The same, compared with another matrix as far as their numbers of threads fit; a warning says where they do not. */
  public SharingResult compared(TaskMatrix other, String with) {
    Optional<MatrixComparison> comparison = MatrixComparison.of(sharing.matrix(), sharing.names(), other, with);
    List<String> all = new ArrayList<>(warnings);
    if (comparison.isEmpty()) {
      all.add(Notice.NOT_COMPARED.of("--compare: " + with + " has " + other.size() + " threads, not " + sharing.threads() + ", so that they are not compared"));
    }
    return new SharingResult(name, end, message, comparison.map(sharing::compared).orElse(sharing), plain, watched, sources, inSeconds, all);
  }

  /** What was found without a run. */
  static SharingResult withoutRun(String name, SharingForecast sharing, Sources sources, List<String> warnings) {
    return new SharingResult(name, RunSummary.End.COMPLETED, "", sharing, Duration.ZERO, Duration.ZERO, sources, Optional.empty(), warnings);
  }
}
