package org.parcast.benchmarks.apply;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.report.apply.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plants faults in written loops, one of a kind in each, and counts those that a comparison finds. */
@Command(name = "mutants", mixinStandardHelpOptions = true, description = "Plants faults in written loops, and counts those that parcast check finds.")
public final class MutantsCommand extends CorpusCommand {
  private static final String FOUND = "found";
  private static final String MISSED = "missed";

  @Option(names = "--wanted", paramLabel = "P", description = "Share of the faults that has to be found, in percent (default: ${DEFAULT-VALUE}).")
  private int wanted = 95;

  @Override
  List<ApplyFinding> findings(Path source) throws AnalysisException {
    ParallelProgram program = ParallelProgram.of(source, List.of(), false);
    List<ApplyFinding> findings = new ArrayList<>();
    for (Mutation mutation : Mutation.values()) {
      List<Boolean> concerned = new ArrayList<>();
      List<Trial.Loop> written = CheckEngine.compare(new CheckRequest(program.request(), false), program.applied(), form -> planted(form, mutation, concerned), AnalysisListener.SILENT).stream()
          .filter(Trial.Loop::written).toList();
      for (int i = 0; i < concerned.size(); i++) {
        Trial.Loop loop = written.get(i);
        if (concerned.get(i) && loop.same().isPresent()) {
          findings.add(new ApplyFinding(source.toString(), loop.line(), 1, loop.same().get() ? MISSED : FOUND, mutation + " " + loop.why()));
        }
      }
    }
    return findings;
  }

  private static PartForm planted(PartForm form, Mutation mutation, List<Boolean> concerned) {
    concerned.add(mutation.concerns(form));
    return mutation.apply(form);
  }

  @Override
  int sum(List<ApplyFinding> findings) {
    long found = findings.stream().filter(finding -> finding.is(FOUND)).count();
    long missed = findings.stream().filter(finding -> finding.is(MISSED)).count();
    long loops = findings.stream().filter(finding -> finding.line() > 0).map(finding -> finding.program() + finding.line()).distinct().count();
    for (Mutation mutation : Mutation.values()) {
      List<ApplyFinding> ofKind = findings.stream().filter(finding -> finding.why().startsWith(mutation + " ")).toList();
      System.out.println("  " + mutation + ": " + ofKind.size() + " planted, " + ofKind.stream().filter(finding -> finding.is(FOUND)).count() + " found");
    }
    System.out.println((found + missed) + " faults planted in " + loops + " loops, " + found + " found: " + 100 * found / Math.max(1, found + missed) + " %");
    return 100 * found >= wanted * (found + missed) ? 0 : 1;
  }
}
