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
import org.parcast.analyses.loops.NestJudge;
import org.parcast.analyses.loops.observation.LoopNumbers;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.BlockTraces;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;

/**
 * Tells what another order of two loops would gain in the caches, where it changes no result: no dependence leads back in the inner loop.
 */
public final class LocalityAdvice {
  /** Share of a run's work below which a nest is not looked at, and how many are at most: the trace is read once for each. */
  private static final double LEAST_SHARE = 0.1;

  private static final int MOST_NESTS = 4;

  private LocalityAdvice() {}

  /**
   * Two loops that another order, or another layout of their data, is forecast to make faster.
   *
   * @param finding the outer loop
   * @param nest what is known of both
   * @param forecast of all changes that gain
   * @param change the one to make
   */
  public record Advised(LoopFinding finding, OrderedNest nest, LocalityForecast forecast, LocalityForecast.Change change) {}

  /** The findings, with advice among the notes of outer loops. */
  static List<LoopFinding> of(BlockTraces.Traced traced, List<LoopFinding> findings, Machine machine) throws IOException {
    List<Advised> advised = advised(traced, findings, machine);
    return findings.stream().map(finding -> advised.stream().filter(nest -> nest.finding() == finding).findFirst().map(nest -> finding.noting(note(nest))).orElse(finding)).toList();
  }

  /**
   * The nests that gain.
   *
   * @param machine whose caches count
   */
  public static List<Advised> advised(BlockTraces.Traced traced, List<LoopFinding> findings, Machine machine) throws IOException {
    List<LoopSite> sites = StaticLoopsEngine.sites(traced.program());
    LoopNumbers numbers = new LoopNumbers(traced.trace().tables());
    WholeProgram whole = null;
    List<Advised> all = new ArrayList<>();
    int left = MOST_NESTS;
    for (LoopFinding finding : findings) {
      Optional<ProgramLoop> outer = left > 0 && matters(finding) ? loop(traced.program(), finding) : Optional.empty();
      Optional<ProgramLoop> inner = outer.filter(loop -> loop.source().syntax().isPerfectNest()).flatMap(loop -> inside(traced.program(), loop));
      whole = whole == null && inner.isPresent() ? new WholeProgram(traced.program().program(), true) : whole;
      Optional<OrderedNest> nest = inner.isEmpty() ? Optional.empty() : nest(whole, sites, outer.get(), inner.get()).filter(OrderedNest::isPermutable);
      if (nest.isPresent()) {
        left--;
        NestRecorder recorder = new NestRecorder(number(sites, numbers, outer.get()), number(sites, numbers, inner.get()));
        traced.trace().read(recorder);
        List<NestTrace> executions = recorder.executions();
        LocalityForecast forecast = executions.isEmpty() ? null : LocalityForecast.of(executions, traced.trace().allocations(), machine);
        if (forecast != null && !forecast.changes().isEmpty()) {
          all.add(new Advised(finding, nest.get(), forecast, chosen(forecast)));
        }
      }
    }
    return all;
  }

  /** Why there is no advice for a loop. */
  public static String unadvised(Frontend.Result program, LoopFinding finding) {
    Optional<ProgramLoop> outer = loop(program, finding);
    Optional<ProgramLoop> inner = outer.filter(loop -> loop.source().syntax().isPerfectNest()).flatMap(loop -> inside(program, loop));
    if (inner.isEmpty()) {
      return "its body is more than one loop, or none";
    }
    Optional<OrderedNest> nest = nest(new WholeProgram(program.program(), true), StaticLoopsEngine.sites(program), outer.get(), inner.get());
    return nest.flatMap(OrderedNest::against).map(against -> "another order of it and the loop inside may do something else: " + against.text())
        .orElse(matters(finding) ? "no other order of it and the loop inside is forecast to gain by the caches" : "it has less than a tenth of the work");
  }

  private static Optional<OrderedNest> nest(WholeProgram program, List<LoopSite> sites, ProgramLoop outer, ProgramLoop inner) {
    return site(sites, outer).flatMap(around -> site(sites, inner).map(inside -> NestJudge.judge(program, around, inside)));
  }

  private static Optional<LoopSite> site(List<LoopSite> sites, ProgramLoop loop) {
    return sites.stream().filter(site -> site.method().ref().equals(loop.method()) && site.loop().header() == loop.loop().header()).findFirst();
  }

  private static boolean matters(LoopFinding finding) {
    return finding.file() != null && finding.profile().filter(profile -> profile.share() >= LEAST_SHARE).isPresent();
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

  /** An exchange is simpler than blocks that gain no more to speak of. */
  private static LocalityForecast.Change chosen(LocalityForecast forecast) {
    LocalityForecast.Change best = forecast.changes().get(0);
    return forecast.changes().stream().filter(change -> change.kind() != LocalityForecast.Kind.BLOCKS && change.factor() * LocalityForecast.LEAST_FACTOR >= best.factor()).findFirst().orElse(best);
  }

  private static String note(Advised nest) {
    LocalityForecast.Change told = nest.change();
    int inner = nest.nest().inner().line();
    String change = switch (told.kind()) {
      case EXCHANGED -> "exchange it with the loop at line " + inner;
      case BLOCKS -> "run it and the loop at line " + inner + " in blocks of " + told.size() + " by " + told.size();
      case FIELDS_APART -> "keep each field of the objects that it uses in an array of its own";
    };
    return String.format(Locale.ROOT, "%s: by the caches it is then forecast to be %.2f times as fast, as the nearest has %.1f %% of its references, not %.1f %%%s", change, told.factor(),
        100 * told.hitRates().get(0), 100 * nest.forecast().hitRates().get(0), nest.forecast().whole() ? "" : " (of its first iterations)");
  }
}
