package org.parcast.engine.loops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.parcast.analyses.locality.LocalityForecast;
import org.parcast.analyses.locality.NestRecorder;
import org.parcast.analyses.locality.NestTrace;
import org.parcast.analyses.loops.observation.LoopNumbers;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.BlockTraces;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;

/**
 * Tells what another order of two loops would gain in the caches, where it changes no result: no iteration of the outer loop uses what another changes, so that every dependence is within one of
 * them, and keeps its order.
 */
final class LocalityAdvice {
  /** Share of a run's work below which a nest is not looked at, and how many are at most: the trace is read once for each. */
  private static final double LEAST_SHARE = 0.1;

  private static final int MOST_NESTS = 4;

  private LocalityAdvice() {}

  /** The findings, with advice among the notes of outer loops. */
  static List<LoopFinding> of(BlockTraces.Traced traced, List<LoopFinding> findings, Machine machine) throws IOException {
    List<LoopSite> sites = StaticLoopsEngine.sites(traced.program());
    LoopNumbers numbers = new LoopNumbers(traced.trace().tables());
    List<LoopFinding> all = new ArrayList<>();
    int left = MOST_NESTS;
    for (LoopFinding finding : findings) {
      Optional<ProgramLoop> outer = left > 0 && isFree(finding) ? loop(traced.program(), finding) : Optional.empty();
      Optional<ProgramLoop> inner = outer.filter(loop -> loop.source().syntax().isPerfectNest()).flatMap(loop -> inside(traced.program(), loop));
      if (inner.isPresent()) {
        left--;
        NestRecorder recorder = new NestRecorder(number(sites, numbers, outer.get()), number(sites, numbers, inner.get()));
        traced.trace().read(recorder);
        List<NestTrace> executions = recorder.executions();
        Optional<String> note = executions.isEmpty() ? Optional.empty() : note(LocalityForecast.of(executions, traced.trace().allocations(), machine), inner.get().line());
        all.add(note.map(finding::noting).orElse(finding));
      } else {
        all.add(finding);
      }
    }
    return all;
  }

  private static boolean isFree(LoopFinding finding) {
    return finding.best().verdict() == Verdict.PARALLEL && finding.file() != null && finding.profile().filter(profile -> profile.share() >= LEAST_SHARE).isPresent();
  }

  private static Optional<ProgramLoop> loop(Frontend.Result program, LoopFinding finding) {
    return program.loops().stream().filter(loop -> loop.source() != null && loop.line() == finding.line() && Path.of(loop.file()).endsWith(Path.of(finding.file()).getFileName()))
        .findFirst();
  }

  private static Optional<ProgramLoop> inside(Frontend.Result program, ProgramLoop outer) {
    return program.loops().stream().filter(loop -> loop.source() != null && loop.method().equals(outer.method()) && loop.loop().parent() != null && loop.loop().parent().header() == outer.loop().header())
        .findFirst();
  }

  private static int number(List<LoopSite> sites, LoopNumbers numbers, ProgramLoop loop) {
    return sites.stream().filter(site -> site.method().ref().equals(loop.method()) && site.loop().header() == loop.loop().header()).mapToInt(numbers::of).findFirst().orElse(0);
  }

  private static Optional<String> note(LocalityForecast forecast, int inner) {
    if (forecast.changes().isEmpty()) {
      return Optional.empty();
    }
    LocalityForecast.Change best = forecast.changes().get(0);
    // An exchange is simpler than blocks that gain no more to speak of.
    LocalityForecast.Change told = forecast.changes().stream().filter(change -> change.kind() != LocalityForecast.Kind.BLOCKS && change.factor() * LocalityForecast.LEAST_FACTOR >= best.factor()).findFirst()
        .orElse(best);
    String change = switch (told.kind()) {
      case EXCHANGED -> "exchange it with the loop at line " + inner;
      case BLOCKS -> "run it and the loop at line " + inner + " in blocks of " + told.size() + " by " + told.size();
      case FIELDS_APART -> "keep each field of the objects that it uses in an array of its own";
    };
    return Optional.of(String.format(Locale.ROOT, "%s: by the caches it is then forecast to be %.2f times as fast, as the nearest has %.1f %% of its references, not %.1f %%%s", change, told.factor(),
        100 * told.hitRates().get(0), 100 * forecast.hitRates().get(0), forecast.whole() ? "" : " (of its first iterations)"));
  }
}
