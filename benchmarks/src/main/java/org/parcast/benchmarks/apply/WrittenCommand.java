package org.parcast.benchmarks.apply;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.parcast.engine.apply.AppliedLoop;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.report.apply.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What is written of the loops that may run in parallel, and whether it leaves the same behind on shuffled schedules. */
@Command(name = "written", mixinStandardHelpOptions = true, description = "Writes all loops of programs that may run in parallel, and compares them on shuffled schedules.")
public final class WrittenCommand extends CorpusCommand {
  private static final String SAME = "same";
  private static final String DIFFERS = "differs";
  private static final String UNCOMPARED = "written, not compared";
  private static final String REFUSED = "not written";

  @Option(names = "--proven", description = "Write loops that are parallel for every input, without a run to judge them; the shares of work are not known then.")
  private boolean proven;

  @Option(names = "--compile-only", description = "Compare nothing: the compiler alone decides.")
  private boolean compileOnly;

  @Option(names = "--seeds", paramLabel = "N", description = "Shuffled schedules, each in some tens of parts and in a thousand (default: ${DEFAULT-VALUE}).")
  private int seeds = 20;

  @Override
  List<ApplyFinding> findings(Path source) throws AnalysisException {
    ParallelProgram program = ParallelProgram.of(source, List.of("-Dparcast.check.seeds=" + seeds), proven);
    List<AppliedLoop> applied = program.applied().loops();
    List<Trial.Loop> compared = compileOnly ? List.of() : CheckEngine.compare(new CheckRequest(program.request(), false), program.applied(), UnaryOperator.identity(), AnalysisListener.SILENT);
    List<ApplyFinding> findings = new ArrayList<>();
    for (int i = 0; i < applied.size(); i++) {
      AppliedLoop loop = applied.get(i);
      boolean inner = loop.why().startsWith("it is within") || loop.why().startsWith("it holds");
      if (!inner) {
        double share = proven ? 1 : ParallelProgram.share(loop.finding());
        Trial.Loop trial = compileOnly ? null : compared.get(i);
        String outcome = !loop.isWritten() ? REFUSED : trial == null || trial.same().isEmpty() ? UNCOMPARED : trial.same().get() ? SAME : DIFFERS;
        findings.add(new ApplyFinding(source.toString(), loop.finding().line(), share, outcome, !loop.isWritten() || trial == null ? loop.why() : trial.why()));
      }
    }
    return findings;
  }

  @Override
  int sum(List<ApplyFinding> findings) {
    List<ApplyFinding> loops = findings.stream().filter(finding -> finding.line() > 0).toList();
    List<ApplyFinding> written = loops.stream().filter(loop -> !loop.is(REFUSED)).toList();
    long different = loops.stream().filter(loop -> loop.is(DIFFERS)).count();
    double work = loops.stream().mapToDouble(ApplyFinding::share).sum();
    double done = written.stream().mapToDouble(ApplyFinding::share).sum();
    System.out.println(findings.stream().filter(finding -> finding.is(ApplyFinding.DONE)).count() + " programs; " + loops.size() + " loops may run in parallel, " + written.size() + " written, "
        + Math.round(100 * done / Math.max(1e-9, work)) + (proven ? " % of them; " : " % of their work; ") + loops.stream().filter(loop -> loop.is(SAME)).count() + " leave the same, "
        + different + " differ, " + loops.stream().filter(loop -> loop.is(UNCOMPARED)).count() + " are not compared");
    tell("not written:", loops.stream().filter(loop -> loop.is(REFUSED)).toList());
    tell("not compared:", loops.stream().filter(loop -> loop.is(UNCOMPARED)).toList());
    return different == 0 ? 0 : 1;
  }

  /** How often each reason is met; names in it are left out. */
  private static void tell(String what, List<ApplyFinding> loops) {
    Map<String, Integer> reasons = new TreeMap<>();
    loops.forEach(loop -> reasons.merge(loop.why().replaceAll("[:;].*", ""), 1, Integer::sum));
    reasons.forEach((reason, count) -> System.out.println("  " + what + " " + count + "  " + reason));
  }
}
