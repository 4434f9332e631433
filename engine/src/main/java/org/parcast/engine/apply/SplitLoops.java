package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.analyses.loops.fission.FissionPlan;
import org.parcast.analyses.loops.fission.UnitDependences;
import org.parcast.analyses.loops.fission.UnitEffects;
import org.parcast.analyses.loops.fission.UnitObserver;
import org.parcast.analyses.loops.observation.LoopNumbers;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeResult;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.LoopSources;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.split.BodyUnits;
import org.parcast.frontend.stream.split.DistributedLoop;
import org.parcast.frontend.stream.split.MarkedLoop;

/**
 * Loops of a program that keep their order, as several loops of which some need not. A copy of the program with marks in the loops is run to see which statements have to stay together; in another
 * copy the loops are written apart, in order, and judged like any loop.
 */
final class SplitLoops {
  /** Bytes that values of all iterations may take: more would be felt where the loop's own data are smaller. */
  private static final long MOST_KEPT = 256L << 20;

  private final Frontend.Result program;
  private final ApplyRequest request;
  private final CompileGate gate;
  private final Path directory;
  private final AnalysisListener listener;
  private final Map<LoopFinding, Draft> drafts = new LinkedHashMap<>();
  private final Map<LoopFinding, SplitLoop> split = new LinkedHashMap<>();
  private final Map<LoopFinding, String> refused = new HashMap<>();

  /** A loop that may be split. */
  private static final class Draft {
    final SourceLoop source;
    final BodyUnits units;
    List<FissionPlan.Group> groups = List.of();
    DistributedLoop loops;
    boolean whole;

    Draft(SourceLoop source, BodyUnits units) {
      this.source = source;
      this.units = units;
    }

    LoopSyntax syntax() {
      return source.syntax();
    }

    Path file() {
      return Path.of(source.file());
    }
  }

  SplitLoops(Frontend.Result program, ApplyRequest request, CompileGate gate, Path directory, AnalysisListener listener) {
    this.program = program;
    this.request = request;
    this.gate = gate;
    this.directory = directory;
    this.listener = listener;
  }

  /**
   * Splits loops, those that are within others only where these cannot be split.
   *
   * @param timed whether to forecast what they gain
   */
  void split(List<LoopFinding> candidates, boolean timed) throws IOException {
    try {
      List<LoopFinding> left = new ArrayList<>(candidates);
      while (!left.isEmpty()) {
        List<LoopFinding> now = left.stream().filter(finding -> LoopSources.of(program, finding).map(source -> isFree(source, candidates, left)).orElse(true)).toList();
        now.forEach(this::begin);
        left.removeAll(now);
        group();
      }
      write(timed);
    } catch (AnalysisException e) {
      // What else is to be written does not depend on these runs.
      candidates.stream().filter(finding -> !split.containsKey(finding)).forEach(finding -> refused.putIfAbsent(finding, "it was not seen in a further run: " + e.getMessage()));
    }
  }

  /** Whether no loop around is split, or may be yet. */
  private boolean isFree(SourceLoop source, List<LoopFinding> candidates, List<LoopFinding> left) {
    return candidates.stream().filter(other -> left.contains(other) || !refused.containsKey(other)).noneMatch(other -> LoopSources.of(program, other).filter(around -> around.contains(source) && !around.equals(source)).isPresent());
  }

  private void begin(LoopFinding finding) {
    Optional<SourceLoop> source = LoopSources.of(program, finding);
    try {
      drafts.put(finding, new Draft(source.orElseThrow(() -> new NoStream("it has no source")), source.get().syntax().units()));
    } catch (NoStream e) {
      refused.put(finding, e.getMessage());
    }
  }

  /** Finds the groups of the loops that have none yet. */
  private void group() throws AnalysisException, IOException {
    List<LoopFinding> asked = drafts.keySet().stream().filter(finding -> drafts.get(finding).groups.isEmpty() && !refused.containsKey(finding)).toList();
    if (asked.isEmpty()) {
      return;
    }
    listener.stage("telling the statements of loops apart");
    Map<Path, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    for (int number = 0; number < asked.size(); number++) {
      Draft draft = drafts.get(asked.get(number));
      byFile.computeIfAbsent(draft.file(), file -> new LinkedHashMap<>()).put(draft.syntax(), new LoopText(draft.units.marked(number), List.of()));
    }
    Map<Path, String> texts = texts(byFile);
    try {
      Target marked = ProgramCopy.of(program, request.target(), gate, texts, directory);
      new AnalysisSession(marked, request.run(), null, listener).ask(traced -> {
        group(asked, texts, traced);
        return true;
      });
    } catch (NoStream e) {
      asked.forEach(finding -> refused.put(finding, "with marks in it it does not compile (" + e.getMessage() + ")"));
    }
  }

  private static Map<Path, String> texts(Map<Path, Map<LoopSyntax, LoopText>> byFile) {
    Map<Path, String> texts = new LinkedHashMap<>();
    byFile.forEach((file, loops) -> texts.put(file, SourceText.of(loops)));
    return texts;
  }

  private void group(List<LoopFinding> asked, Map<Path, String> texts, BlockTraces.Traced traced) throws IOException {
    List<LoopSite> sites = StaticLoopsEngine.sites(traced.program());
    LoopNumbers numbers = new LoopNumbers(traced.trace().tables());
    Map<Integer, MarkedLoop> marked = new HashMap<>();
    Map<Integer, LoopSite> siteOf = new HashMap<>();
    Map<Integer, Integer> watched = new HashMap<>();
    Map<Integer, UnitObserver.Mark> marks = new HashMap<>();
    for (Map.Entry<Path, String> text : texts.entrySet()) {
      for (MarkedLoop loop : MarkedLoop.in(text.getValue())) {
        List<LoopSite> inFile = sites.stream().filter(site -> site.file() != null && Path.of(site.file()).getFileName().equals(text.getKey().getFileName())
            && asked.get(loop.number()).method().equals(name(site))).toList();
        marked.put(loop.number(), loop);
        for (LoopSite site : inFile) {
          if (site.line() == loop.line() && loop.marks().stream().noneMatch(mark -> mark == site.line())) {
            siteOf.put(loop.number(), site);
            watched.put(numbers.of(site), loop.number());
          } else if (loop.marks().contains(site.line())) {
            marks.put(numbers.of(site), new UnitObserver.Mark(loop.number(), loop.marks().indexOf(site.line())));
          }
        }
      }
    }
    List<Integer> sizes = asked.stream().map(finding -> drafts.get(finding).units.size()).toList();
    UnitObserver observer = new UnitObserver(traced.trace().tables().references(), watched, marks, sizes);
    traced.trace().read(observer);
    List<LoopSite> known = new ArrayList<>(siteOf.values());
    RunBlocks run = ObservedLoops.judge(traced.program().program(), traced.trace(), known, 0).run();
    WholeProgram whole = new WholeProgram(traced.program().program(), true);
    for (int number = 0; number < asked.size(); number++) {
      LoopFinding finding = asked.get(number);
      Draft draft = drafts.get(finding);
      LoopSite site = siteOf.get(number);
      try {
        UnitDependences seen = observer.found().get(number);
        if (site == null || draft.units.size() > UnitObserver.MOST_UNITS || seen.iterations() == 0) {
          throw new NoStream(site == null || seen.iterations() == 0 ? "the run did not come to it" : "its body has more than " + UnitObserver.MOST_UNITS + " statements");
        }
        plan(draft, seen, new UnitEffects(whole, run, site, marked.get(number)::unit, draft.units.size()));
      } catch (NoStream e) {
        refused.put(finding, e.getMessage());
      }
    }
  }

  private static String name(LoopSite site) {
    String owner = site.method().ref().owner();
    return owner.substring(owner.lastIndexOf('/') + 1) + "." + site.method().ref().name();
  }

  private void plan(Draft draft, UnitDependences seen, UnitEffects effects) throws NoStream {
    int size = draft.units.size();
    Optional<Dependence> exit = effects.exit();
    if (exit.isPresent()) {
      throw new NoStream("it is left by " + exit.get().what() + " (line " + draft.source.line() + " on)");
    }
    BitSet header = seen.meetingHeader();
    List<BitSet> after = new ArrayList<>();
    List<BitSet> later = new ArrayList<>();
    for (int unit = 0; unit < size; unit++) {
      header.set(unit, header.get(unit) || effects.asked(-1, unit));
      after.add(seen.after(unit));
      later.add(seen.later(unit));
      for (int other = 0; other < size; other++) {
        after.get(unit).set(other, after.get(unit).get(other) || effects.meet(unit, other));
      }
    }
    if (!header.isEmpty() || effects.isOrdered(-1)) {
      throw new NoStream("its header depends on what its body does" + (header.isEmpty() ? "" : " in " + draft.units.lines(header)));
    }
    draft.units.orders().forEach(order -> after.get(order.before()).set(order.after()));
    List<FissionPlan.Group> groups = new FissionPlan(new FissionPlan.Units(after, later, draft.units.repeatable(), effects::isOrdered, draft.units.chained(), seen.work())).groups();
    if (groups.size() < 2) {
      throw new NoStream(groups.isEmpty() || !groups.get(0).carries() ? "no statements carry work that need not keep their order" : "its statements depend on each other from iteration to iteration");
    } else if (groups.stream().noneMatch(FissionPlan.Group::carries)) {
      throw new NoStream("those of its statements that need not keep their order do little of its work");
    }
    draft.whole = seen.isWhole();
    draft.loops = new DistributedLoop(draft.units, groups.stream().map(FissionPlan.Group::units).toList());
    draft.groups = groups;
    long bytes = seen.iterations() * Long.BYTES * draft.loops.kept().size();
    if (bytes > MOST_KEPT) {
      throw new NoStream("to keep " + String.join(", ", draft.loops.kept()) + " of " + seen.iterations() + " iterations takes " + (bytes >> 20) + " MB: work on fewer at a time");
    }
  }

  /** Writes the loops apart and in order, has them judged, and keeps those of which some are parallel. */
  private void write(boolean timed) throws AnalysisException, IOException {
    Map<Path, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    for (Map.Entry<LoopFinding, Draft> each : drafts.entrySet()) {
      Draft draft = each.getValue();
      if (refused.containsKey(each.getKey())) {
        continue;
      }
      LoopText text = new LoopText(draft.loops.inOrder(), List.of());
      CompileGate.Outcome alone = gate.compile(Map.of(draft.file(), SourceText.of(Map.of(draft.syntax(), text))));
      if (alone.compiles()) {
        byFile.computeIfAbsent(draft.file(), file -> new LinkedHashMap<>()).put(draft.syntax(), text);
      } else {
        refused.put(each.getKey(), "written as several loops it does not compile (" + alone.error() + ")");
      }
    }
    if (byFile.isEmpty()) {
      return;
    }
    Map<Path, String> texts = texts(byFile);
    try {
      Target copy = ProgramCopy.of(program, request.target(), gate, texts, directory);
      AnalysisSession session = new AnalysisSession(copy, request.run(), null, listener);
      List<Integer> cores = request.cores() == 0 ? List.of() : List.of(request.cores());
      Optional<TimeResult> time = timed ? Optional.of(TimeEngine.forecast(session, new CoresRequest(request.machine(), cores, request.warmUp()))) : Optional.empty();
      List<LoopFinding> judged = time.isPresent() ? time.get().loops() : LoopsEngine.analyze(session).loops();
      try (Frontend.Result written = Frontend.load(copy.frontendRequest())) {
        drafts.forEach((finding, draft) -> {
          if (!refused.containsKey(finding)) {
            choose(finding, draft, texts.get(draft.file()), written, judged, time);
          }
        });
      }
    } catch (NoStream | FrontendException e) {
      drafts.keySet().forEach(finding -> refused.putIfAbsent(finding, "written as several loops it does not compile (" + e.getMessage() + ")"));
    }
  }

  private void choose(LoopFinding finding, Draft draft, String text, Frontend.Result written, List<LoopFinding> judged, Optional<TimeResult> time) {
    Map<Integer, SplitLoop.Parallel> parallel = new HashMap<>();
    List<String> conditions = new ArrayList<>();
    String kept = "";
    for (int number = 0; number < draft.groups.size(); number++) {
      int line = draft.loops.line(text, number);
      Optional<LoopFinding> found = !draft.groups.get(number).carries() ? Optional.empty()
          : judged.stream().filter(each -> each.line() == line && each.file() != null && draft.file().endsWith(Path.of(each.file()).getFileName())).findFirst();
      Optional<SourceLoop> source = found.flatMap(each -> LoopSources.of(written, each));
      if (source.isPresent() && found.get().verdict().isUnordered()) {
        parallel.put(number, new SplitLoop.Parallel(source.get().syntax(), found.get(), time.flatMap(known -> forecast(known, found.get()))));
      } else if (found.isPresent()) {
        kept = "even by themselves " + draft.loops.lines(number) + " keep their order: " + draft.loops.inItsWords(found.get().best().text());
      }
    }
    if (parallel.isEmpty()) {
      refused.put(finding, kept.isEmpty() ? "the run did not come to it" : kept);
      return;
    }
    conditions.add("no statement changes what the header, or statements that are in other loops now, use at another time, and no exception leaves the loop" + (draft.whole ? "" : ", of which the beginning of the run was watched"));
    split.put(finding, new SplitLoop(draft.loops, parallel, conditions));
  }

  private static Optional<LoopForecast> forecast(TimeResult time, LoopFinding finding) {
    return time.time().loops().stream().filter(forecast -> forecast.loop().line() == finding.line() && forecast.loop().file().equals(finding.file())).findFirst();
  }

  /** A loop as several; empty where it is not. */
  Optional<SplitLoop> of(LoopFinding finding) {
    return Optional.ofNullable(split.get(finding));
  }

  /** Why a loop that was asked for is not split; empty where it is. */
  String why(LoopFinding finding) {
    return refused.getOrDefault(finding, "");
  }
}
