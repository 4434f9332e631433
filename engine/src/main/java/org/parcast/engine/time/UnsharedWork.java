package org.parcast.engine.time;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.recording.Site;

/**
 * Work of a step that is in no word: loops that keep their order, as a recurrence in a variable or a search of a text, and call no method of the program. No rank can be spared it, however the
 * words are shared out.
 */
final class UnsharedWork {
  private final Frontend.Result program;
  private final List<Site> sites;
  private final Map<ProgramLoop, LoopFinding> loops = new LinkedHashMap<>();

  /** @param sites where values may be born, in words or in what a register gathers */
  UnsharedWork(Frontend.Result program, List<LoopFinding> findings, List<Site> sites) {
    this.program = program;
    this.sites = sites.stream().filter(site -> site != null && site.register().isEmpty()).toList();
    for (ProgramLoop loop : program.loops()) {
      findings.stream().filter(finding -> finding.place().equals(place(loop))).findFirst().ifPresent(finding -> loops.put(loop, finding));
    }
  }

  /**
   * Its share, 0 to 1.
   *
   * @param step the time loop as {@code File.java:line}; line 0 where all of the run is a step
   */
  double share(String step) {
    ProgramLoop around = loops.keySet().stream().filter(loop -> place(loop).equals(step)).findFirst().orElse(null);
    double all = around == null ? 1 : share(around);
    if (all == 0 || around == null && !step.endsWith(":0")) {
      return 0;
    }
    return Math.min(1, loops.keySet().stream().filter(loop -> (around == null || isWithin(loop, around)) && isUnshared(loop)).mapToDouble(this::share).sum() / all);
  }

  private boolean isUnshared(ProgramLoop loop) {
    return loops.get(loop).best().verdict() == Verdict.SEQUENTIAL
        && loops.keySet().stream().noneMatch(other -> isWithin(other, loop) || isWithin(loop, other) && loops.get(other).best().verdict().isUnordered())
        && sites.stream().noneMatch(site -> isIn(site, loop))
        && !callsProgram(loop);
  }

  private static boolean isWithin(ProgramLoop inner, ProgramLoop outer) {
    return inner != outer && inner.method().equals(outer.method()) && outer.loop().encloses(inner.loop());
  }

  private static boolean isIn(Site site, ProgramLoop loop) {
    return place(loop).startsWith(site.file() + ":") && site.line() >= loop.line() && site.line() <= loop.loop().lastLine();
  }

  private boolean callsProgram(ProgramLoop loop) {
    Method method = program.program().find(loop.method());
    return callsProgram(method.instructions().stream().filter(instruction -> loop.loop().contains(method.blockOf(instruction.id()).index())));
  }

  /** Whether methods of the program are called; the body of a lambda, as the one of a method reference is, is part of where it stands. */
  private boolean callsProgram(Stream<Instruction> instructions) {
    return instructions.anyMatch(instruction -> {
      Method body = instruction instanceof Instruction.Call call && call.implementation() != null ? program.program().find(call.implementation()) : null;
      if (body != null && body.ref().isLambda()) {
        return callsProgram(body.instructions().stream());
      }
      return body != null || instruction instanceof Instruction.Call call && program.program().find(call.target().owner()) != null;
    });
  }

  private double share(ProgramLoop loop) {
    return loops.get(loop).profile().map(LoopProfile::share).orElse(0.0);
  }

  private static String place(ProgramLoop loop) {
    return loop.file() == null ? "?" : Path.of(loop.file()).getFileName() + ":" + loop.line();
  }
}
