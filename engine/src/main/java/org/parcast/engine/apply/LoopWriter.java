package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.analyses.locality.LocalityForecast;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.machine.measure.MachineMeter;
import org.parcast.engine.loops.LocalityAdvice;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.time.LoopBlocks;
import org.parcast.engine.time.LoopSources;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.nest.NestFacts;
import org.parcast.frontend.stream.part.PartForm;

/** Writes loops of a program, each as far as it can be written and the compiler takes it. */
final class LoopWriter {
  /** What is more than this is no loop whose exceptions are learnt one after the other. */
  private static final int ATTEMPTS = 4;

  private final Frontend.Result program;
  private final ApplyRequest request;
  private final Path directory;
  private final CompileGate gate;
  private final MatchingSources sources;
  private final InitialiserCalls initialisers;
  private final List<AppliedLoop> loops = new ArrayList<>();

  LoopWriter(Frontend.Result program, ApplyRequest request, Path directory) {
    this.program = program;
    this.request = request;
    this.directory = directory;
    this.gate = new CompileGate(program, directory);
    this.sources = new MatchingSources(program, gate);
    this.initialisers = new InitialiserCalls(program.program());
  }

  /** The loops so far, those written and the others. */
  List<AppliedLoop> loops() {
    return List.copyOf(loops);
  }

  /** Tells of a loop that is not to be written; of one whose source is another, that rather than what was computed of it. */
  void leave(LoopFinding finding, Optional<LoopForecast> forecast, String why) throws IOException {
    SourceLoop source = LoopSources.of(program, finding).orElse(null);
    String unfit = source == null ? "" : sources.obstacle(Path.of(source.file()), Files.readString(Path.of(source.file()), StandardCharsets.UTF_8));
    loops.add(AppliedLoop.refused(finding, source, forecast, unfit.isEmpty() ? why : unfit));
  }

  /** Tells of a loop that has no forecast of its own, as one around it has, or one inside. */
  void leaveUntimed(LoopFinding finding) throws IOException {
    Optional<AppliedLoop> inner = loops.stream().filter(loop -> loop.forecast().isPresent() && isInside(loop.finding(), finding)).findFirst();
    if (inner.isPresent()) {
      leave(finding, Optional.empty(), inner.get().finding().place() + " is inside it, and takes less in parallel by the instructions that were counted");
      return;
    }
    Optional<SourceLoop> source = LoopSources.of(program, finding);
    boolean written = source.isPresent() && loops.stream().anyMatch(loop -> loop.isWritten() && loop.source().contains(source.get()));
    leave(finding, Optional.empty(), "it is within another loop, which " + (written ? "runs" : "could run") + " in parallel instead of it");
  }

  private static boolean isInside(LoopFinding inner, LoopFinding outer) {
    return inner.profile().stream().flatMap(profile -> profile.within().stream()).anyMatch(within -> within.outer().equals(outer.place()));
  }

  /** Writes a loop, or tells why not. What cannot be written as every input needs it is written as this run did, under its conditions. */
  void write(LoopFinding finding, Optional<LoopForecast> forecast) throws IOException {
    write(finding, forecast, "");
  }

  /** @param unsplit why it does not become several loops either; empty where that was not asked */
  void write(LoopFinding finding, Optional<LoopForecast> forecast, String unsplit) throws IOException {
    SourceLoop source = LoopSources.of(program, finding).orElse(null);
    AppliedLoop written = written(finding, source, forecast);
    Optional<LoopFinding> seen = finding.inThisRun();
    if (!written.isWritten() && seen.isPresent()) {
      AppliedLoop provided = written(seen.get(), source, forecast);
      written = provided.isWritten() ? provided : written;
    }
    loops.add(unsplit.isEmpty() || written.isWritten() ? written : AppliedLoop.refused(finding, source, forecast, written.why() + "; not split: " + unsplit));
  }

  /** Loops that keep their order as several, of which some need not. */
  SplitLoops split(List<LoopFinding> findings, boolean timed, AnalysisListener listener) throws IOException {
    SplitLoops splits = new SplitLoops(program, request, gate, directory, listener);
    splits.split(findings, timed);
    return splits;
  }

  /**
   * Writes a loop as several, or tells why not. Loops in it, and around it, that are written already are left as they are instead.
   *
   * @return whether it is written
   */
  boolean writeSplit(LoopFinding finding, SplitLoop split) throws IOException {
    SourceLoop source = LoopSources.of(program, finding).orElseThrow();
    List<AppliedLoop> before = List.copyOf(loops);
    loops.replaceAll(loop -> loop.isWritten() && (source.contains(loop.source()) || loop.source().contains(source)) ? loop.left("the loop at " + finding.place() + " is split instead") : loop);
    String obstacle = obstacleAt(finding, source);
    Optional<LoopForecast> forecast = split.forecast();
    AppliedLoop written = obstacle.isEmpty() ? beside(inParts(finding, source, forecast, Optional.of(split))) : AppliedLoop.refused(finding, source, forecast, obstacle);
    if (!written.isWritten()) {
      loops.clear();
      loops.addAll(before);
    }
    loops.removeIf(loop -> loop.finding() == finding);
    loops.add(written);
    return written.isWritten();
  }

  /** What written loops would save on so many cores that stand within the loop, or around it. */
  double saved(LoopFinding finding, int cores) {
    SourceLoop source = LoopSources.of(program, finding).orElseThrow();
    return loops.stream().filter(loop -> loop.isWritten() && (loop.finding() == finding || source.contains(loop.source()) || loop.source().contains(source))).flatMap(loop -> loop.forecast().stream())
        .mapToDouble(loop -> loop.loop().written().seconds().value() - loop.on(cores).seconds().value()).sum();
  }

  private AppliedLoop written(LoopFinding finding, SourceLoop source, Optional<LoopForecast> forecast) throws IOException {
    String obstacle = obstacle(finding, source);
    if (!obstacle.isEmpty()) {
      return AppliedLoop.refused(finding, source, forecast, obstacle);
    }
    return beside(request.form() == Form.DIRECTIVE ? directive(finding, source, forecast) : inParts(finding, source, forecast, Optional.empty()));
  }

  /** Writes two loops in another order, or tells why not. */
  void reorder(LocalityAdvice.Advised nest) throws IOException {
    LoopFinding finding = nest.finding().around(Optional.of(nest.nest()));
    SourceLoop source = LoopSources.of(program, finding).orElse(null);
    String obstacle = nest.change().kind() == LocalityForecast.Kind.FIELDS_APART ? "fields that stand apart would be faster, and are not written: keep each in an array of its own" : obstacleAt(finding, source);
    if (!obstacle.isEmpty() || source == null) {
      loops.add(AppliedLoop.refused(finding, source, Optional.empty(), obstacle));
      return;
    }
    NestFacts facts = LoopBlocks.facts(nest.nest());
    NestBlocks blocks = nest.change().kind() == LocalityForecast.Kind.EXCHANGED ? NestBlocks.exchanged(facts) : new NestBlocks(facts, NestBlocks.Order.ROWS, nest.change().size(), nest.change().size());
    ParallelDealing dealing = new ParallelDealing(request.form(), ParallelDealing.PARTS, 0, List.of(), List.of(), request.strict());
    AppliedLoop draft = new AppliedLoop(finding, source, Optional.empty(), null, "", List.of(), Optional.of(blocks), false, List.of(), Optional.empty());
    PartForm form = draft.inParts(dealing, methodName(source));
    AppliedLoop written = form.exists() ? draft.as(new ParallelText(form, dealing, draft.blocks(), List.of(), List.of())) : AppliedLoop.refused(finding, source, Optional.empty(), form.obstacle());
    CompileGate.Outcome outcome = written.isWritten() ? gate.compile(Map.of(Path.of(source.file()), SourceText.of(Map.of(source.syntax(), written.text())))) : null;
    loops.add(outcome == null || outcome.compiles() ? beside(written) : AppliedLoop.refused(finding, source, Optional.empty(), "in another order it does not compile (" + outcome.error() + ")"));
  }

  /** The loop if the others that are written compile beside it. */
  private AppliedLoop beside(AppliedLoop written) throws IOException {
    String together = written.isWritten() ? gate.compile(texts(Optional.of(written))).error() : "";
    return together.isEmpty() ? written : AppliedLoop.refused(written.finding(), written.source(), written.forecast(), "beside the other loops of its file it does not compile: " + together);
  }

  private String obstacle(LoopFinding finding, SourceLoop source) throws IOException {
    if (!finding.isParallel()) {
      String remedy = finding.best().notes().isEmpty() ? "" : " (" + String.join("; ", finding.best().notes()) + ")";
      String blocks = finding.nest().flatMap(OrderedNest::against).map(against -> "; blocks of both loops do so, too: " + against.text()).orElse("");
      return "its iterations keep their order: " + finding.best().text() + remedy + blocks;
    }
    String obstacle = obstacleAt(finding, source);
    return obstacle.isEmpty() ? Directive.severalNames(finding.best()).orElse("") : obstacle;
  }

  /** Why nothing is written where the loop stands. */
  private String obstacleAt(LoopFinding finding, SourceLoop source) throws IOException {
    Optional<ProgramLoop> compiled = LoopSources.compiled(program, finding, source);
    if (compiled.map(loop -> program.included().contains(loop.method().owner())).orElse(false)) {
      return "it belongs to a library, " + compiled.get().method().owner().replace('/', '.') + ": change the library's own source";
    } else if (source == null) {
      String file = String.valueOf(finding.file());
      String language = file.endsWith(".kt") ? "Kotlin" : file.endsWith(".scala") ? "Scala" : "";
      boolean found = compiled.map(loop -> program.sourceFiles().containsKey(loop.method().owner())).orElse(false);
      return !language.isEmpty() ? "it is " + language + ", and Java alone is written: needs " + finding.best().text() : found ? MatchingSources.WITHOUT_LOOP : MatchingSources.MISSING;
    }
    for (AppliedLoop other : loops) {
      if (other.isWritten() && (other.source().contains(source) || source.contains(other.source()))) {
        return (other.source().contains(source) ? "it is within the loop at " : "it holds the loop at ") + other.finding().place() + ", which is written already";
      }
    }
    if (compiled.map(loop -> initialisers.call(loop.method())).orElse(false)) {
      return "a class initialiser calls it, and other threads would wait for that to end: compute it later";
    }
    Path file = Path.of(source.file());
    String text = Files.readString(file, StandardCharsets.UTF_8);
    if (!text.equals(SourceText.of(source.syntax()))) {
      return "the text of its file would not stay as it is, or has changed meanwhile";
    }
    return sources.obstacle(file, text);
  }

  private AppliedLoop directive(LoopFinding finding, SourceLoop source, Optional<LoopForecast> forecast) {
    Optional<String> obstacle = Directive.obstacle(finding, request.dialect());
    if (obstacle.isPresent()) {
      return AppliedLoop.refused(finding, source, forecast, obstacle.get());
    }
    String line = Directive.of(finding, request.dialect()).orElseThrow();
    String written = SourceText.text(source.syntax());
    return new AppliedLoop(finding, source, forecast, new LoopText(List.of(line, written), List.of()), "", List.of(), Optional.empty(), false, WrittenGuards.none(finding.best().conditions()).told(),
        Optional.empty());
  }

  private AppliedLoop inParts(LoopFinding finding, SourceLoop source, Optional<LoopForecast> forecast, Optional<SplitLoop> split) throws IOException {
    Optional<NestBlocks> blocks = split.isPresent() ? Optional.empty() : LoopBlocks.of(finding, forecast, cores());
    List<LoopCondition> conditions = split.map(SplitLoop::allConditions).orElse(finding.blocks().map(OrderedNest::conditions).orElse(finding.best().conditions()));
    WrittenGuards guards = split.map(SplitLoop::guards).orElseGet(() -> WrittenGuards.of(conditions, source.syntax()));
    long least = split.map(loops -> loops.least(request.cores())).orElseGet(() -> ShortLoops.least(finding, forecast, request.cores()));
    int most = Math.max(ParallelDealing.PARTS, 4 * request.cores());
    ParallelDealing dealing = new ParallelDealing(request.form(), most, least, guards.checks(), List.of(), request.strict());
    String error = "";
    boolean ofArray = false;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      AppliedLoop draft = new AppliedLoop(finding, source, forecast, null, "", dealing.guards(), blocks, ofArray, guards.told(), split);
      PartForm form = draft.inParts(dealing, methodName(source));
      if (!form.exists()) {
        return AppliedLoop.refused(finding, source, forecast, form.obstacle());
      }
      List<String> around = form.copies() ? dealing.guards() : List.of();
      if (!around.isEmpty()) {
        form = draft.inParts(dealing.unguarded(), methodName(source));
      }
      AppliedLoop written = draft.as(new ParallelText(form, dealing, blocks, guards.told(), around));
      CompileGate.Outcome outcome = gate.compile(Map.of(Path.of(source.file()), SourceText.of(Map.of(source.syntax(), written.text()))));
      if (outcome.compiles()) {
        return written;
      }
      error = outcome.error();
      if (!outcome.unreported().isEmpty()) {
        dealing = dealing.throwing(outcome.unreported());
      } else if (!dealing.guards().isEmpty()) {
        guards = guards.unchecked(conditions);
        dealing = dealing.unguarded();
      } else if (source.kind() == SourceLoop.Kind.FOREACH && !ofArray) {
        ofArray = true;
      } else {
        break;
      }
    }
    return AppliedLoop.refused(finding, source, forecast, "written in parts it does not compile (" + error + "): move it to a method of its own first");
  }

  private int cores() {
    return request.cores() > 0 ? request.cores() : MachineMeter.usableCores();
  }

  /** After the method that the loop is in, with a number from the second loop on. */
  private String methodName(SourceLoop source) {
    String name = baseName(source);
    long before = loops.stream().filter(loop -> loop.isWritten() && loop.source().file().equals(source.file()) && baseName(loop.source()).equals(name)).count();
    return before == 0 ? name : name + (before + 1);
  }

  private static String baseName(SourceLoop source) {
    String method = source.method().substring(source.method().lastIndexOf('.') + 1);
    return (method.startsWith("<") ? "init" : method) + "Part";
  }

  /** The text of each file with the loops that are written so far, and another one. */
  Map<Path, String> texts(Optional<AppliedLoop> more) {
    Map<Path, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    List<AppliedLoop> all = new ArrayList<>(loops);
    more.ifPresent(all::add);
    for (AppliedLoop loop : all) {
      if (loop.isWritten()) {
        byFile.computeIfAbsent(Path.of(loop.source().file()), file -> new LinkedHashMap<>()).put(loop.source().syntax(), loop.text());
      }
    }
    Map<Path, String> texts = new LinkedHashMap<>();
    byFile.forEach((file, written) -> texts.put(file, SourceText.of(written)));
    return texts;
  }
}
