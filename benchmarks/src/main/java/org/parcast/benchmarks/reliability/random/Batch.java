package org.parcast.benchmarks.reliability.random;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Origins;
import org.parcast.benchmarks.reliability.random.recorded.RecordedFlows;
import org.parcast.benchmarks.reliability.random.recorded.RecordedReferences;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.tracer.Tracer;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;

/** Programs in one source file, compiled and traced together, and what Parcast says of them against what they mean. */
public final class Batch {
  /**
   * What was compared.
   *
   * @param differences each a line that begins with the program's name
   * @param cautious loops that nothing keeps in order and that Parcast would keep in order
   */
  public record Outcome(int programs, long stores, int loops, long references, long flows, int cautious, List<String> differences) {
    /** How many of the programs differ. */
    public long differing() {
      return differences.stream().map(difference -> difference.substring(0, difference.indexOf(':'))).distinct().count();
    }
  }

  private final Path directory;
  private final Path source;
  private final List<RandomProgram> programs = new ArrayList<>();
  private final List<String> differences = new ArrayList<>();
  private final ModelMemory memory = new ModelMemory();
  private final StringBuilder printed = new StringBuilder();
  private int cautious;
  private long compared;

  private Batch(Path directory, long seed, int count) {
    this.directory = directory;
    this.source = directory.resolve("Batch.java");
    Random random = new Random(seed);
    int line = Prelude.lines() + 1;
    for (int i = 0; i < count; i++) {
      RandomProgram program = new ProgramMaker(random.nextLong(), "P" + i, line).make(1 + random.nextInt(6));
      programs.add(program);
      line += program.lines().size();
    }
  }

  /**
   * Makes programs, traces them and compares.
   *
   * @param directory where they are written
   */
  public static Outcome run(Path directory, long seed, int count) throws IOException, InterruptedException, FrontendException, AnalysisException {
    Batch batch = new Batch(directory, seed, count);
    batch.write();
    batch.mean();
    batch.compare();
    return new Outcome(count, batch.memory.stores(), batch.memory.entered().size(), batch.memory.references().size(), batch.compared, batch.cautious, batch.differences);
  }

  private void write() throws IOException {
    StringBuilder text = new StringBuilder(Prelude.TEXT);
    programs.forEach(program -> program.lines().forEach(line -> text.append(line).append('\n')));
    text.append("public class Batch {\n  public static void main(String[] args) {\n");
    programs.forEach(program -> text.append("    System.out.println(").append(program.name()).append(".run());\n"));
    Files.writeString(source, text.append("  }\n}\n"));
  }

  private void mean() {
    for (RandomProgram program : programs) {
      printed.append(program.meaning().apply(Frame.of(memory))).append('\n');
    }
  }

  private void compare() throws IOException, InterruptedException, FrontendException, AnalysisException {
    Path recording = Files.createDirectories(directory.resolve("Flow.parcast"));
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      TraceOutcome outcome = Tracer.trace(request(program, recording), TraceListener.SILENT);
      if (outcome.end() != TraceOutcome.End.COMPLETED) {
        differences.add("Batch: value flow: " + outcome.message());
        return;
      }
    }
    String output = Files.readString(recording.resolve("out.txt"));
    if (!output.contentEquals(printed)) {
      differences.add("Batch: output " + output.lines().toList() + ", oracle " + printed.toString().lines().toList());
    }
    compareFlows(RecordingReader.read(recording));
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, "512m", null);
    Path kept = Files.createDirectories(directory.resolve("blocks"));
    List<LoopFinding> found = LoopsEngine.analyze(new AnalysisSession(Target.of(source), run, kept, AnalysisListener.SILENT)).loops();
    compareLoops(found);
    List<String> references = AnalysisSession.of(Target.of(kept.resolve("Batch.parcast")), AnalysisListener.SILENT).ask(traced -> RecordedReferences.of(traced.trace()));
    compareReferences(references);
  }

  private TraceRequest request(Frontend.Result program, Path recording) {
    Map<String, Integer> lines = new java.util.HashMap<>();
    for (ProgramLoop loop : program.loops()) {
      lines.put(TraceRequest.loopKey(program.program().find(loop.method()), loop.loop()), loop.line());
    }
    return new TraceRequest(
        program.program(), program.classes(), lines, program.mainClass(), program.classpath(), List.of(), List.of(), null, 0, directory,
        List.of("-XX:TieredStopAtLevel=1"), "512m", null, 0, ProgramInput.none(), recording);
  }

  // ---- value flow

  private void compareFlows(ValueFlowRecording recording) {
    Set<String> named = new HashSet<>();
    for (ModelMemory.Flow flow : memory.flows()) {
      named.addAll(List.of(flow.home(), flow.via(), flow.sink()));
    }
    memory.copies().forEach(named::addAll);
    Map<String, Set<String>> recorded = RecordedFlows.of(recording, named);
    Map<String, Set<String>> byRegisters = RecordedFlows.gathered(recording, named);
    Map<String, Set<ModelMemory.Flow>> unknown = new TreeMap<>();
    Set<String> explained = new HashSet<>();
    Origins copied = new Origins(memory.copies());
    for (ModelMemory.Flow flow : memory.flows()) {
      compared++;
      Set<String> homes = copied.of(flow.home());
      boolean found = along(flow, homes, recorded).anyMatch(word -> has(recorded, word, flow.sink()) || has(recorded, word, flow.first()));
      boolean byRegister = !flow.gathered().isEmpty() && flow.gathered().stream().allMatch(from -> has(byRegisters, from, flow.sink()) || has(byRegisters, from, flow.first()));
      boolean recordedAsItIs = found || byRegister || flow.copied();
      if (!recordedAsItIs && flow.loss() != null) {
        unknown.computeIfAbsent(flow.loss().method(), method -> new LinkedHashSet<>()).add(flow);
      } else if (!recordedAsItIs) {
        differ(flow.line(), "flow of " + flow.home() + (flow.via().equals(flow.home()) ? "" : " by " + flow.via()) + " to " + flow.sink() + " is missing");
      }
      for (String home : homes) {
        explained.add(home + " " + flow.sink());
        explained.add(home + " " + flow.first());
      }
      Stream.concat(flow.path().stream(), Stream.of(flow.via())).forEach(copy -> explained.add(copy + " " + flow.sink()));
      flow.gathered().forEach(from -> explained.add(from + " " + flow.sink()));
    }
    unknown.forEach((method, flows) -> compareUnknown(method, flows, recording.warnings()));
    memory.copies().forEach(copy -> copied.of(copy.get(0)).forEach(home -> explained.add(home + " " + copy.get(1))));
    memory.passedOn().forEach(copy -> explained.add(copy.get(0) + " " + copy.get(1))); // what a step has left in a word is had from its owner in the next
    RecordedFlows.direct(recording, named).forEach((home, sinks) -> sinks.forEach(sink -> {
      RandomProgram program = programOf(sink);
      if (!explained.contains(home + " " + sink) && named.contains(sink) && program != null && !program.branches()) {
        differences.add(program.name() + ": flow of " + home + " to " + sink + " is too much");
      }
    }));
  }

  /** Of numbers that come from a method that is not followed, the report tells how many there were: no fewer than those whose flows are missing, however many words were computed of one. */
  private void compareUnknown(String method, Set<ModelMemory.Flow> missing, List<String> warnings) {
    long told = warnings.stream().map(Pattern.compile("not modelled: (\\d+) .*\\b" + Pattern.quote(method) + "\\b.*")::matcher).filter(Matcher::matches)
        .mapToLong(found -> Long.parseLong(found.group(1))).sum();
    long numbers = missing.stream().map(ModelMemory.Flow::loss).distinct().count();
    if (told < numbers) {
      ModelMemory.Flow first = missing.iterator().next();
      differ(first.line(), numbers + " numbers came from " + method + ", but the report tells of " + told);
    }
  }

  /** The words from which the value may have been had: where it was born, and those on its way to which it has gone from these. */
  private static Stream<String> along(ModelMemory.Flow flow, Set<String> homes, Map<String, Set<String>> recorded) {
    Set<String> reached = new LinkedHashSet<>(homes);
    Stream.concat(flow.path().stream(), Stream.of(flow.via())).filter(copy -> reached.stream().anyMatch(word -> has(recorded, word, copy))).forEach(reached::add);
    return reached.stream();
  }

  private static boolean has(Map<String, Set<String>> recorded, String home, String sink) {
    return recorded.getOrDefault(home, Set.of()).contains(sink);
  }

  // ---- loops

  private void compareLoops(List<LoopFinding> found) {
    Set<Integer> judged = new HashSet<>();
    for (LoopFinding finding : found) {
      if (memory.entered().contains(finding.line()) && judged.add(finding.line())) {
        compareLoop(finding);
      }
    }
    for (int line : memory.entered()) {
      if (!judged.contains(line)) {
        differ(line, "loop is not judged");
      }
    }
  }

  private void compareLoop(LoopFinding finding) {
    int line = finding.line();
    Set<ModelMemory.Carried> carried = memory.carriedBy(line);
    LoopVerdict best = finding.best();
    check(line, "verdict", best, carried);
    Optional<LoopVerdict> observed = finding.observed();
    observed.ifPresent(verdict -> check(line, "observed", verdict, carried));
    if (carried.stream().allMatch(ModelMemory.Carried::same) && best.dependences().stream().noneMatch(found -> found.kind() == Dependence.Kind.CONTROL) && !best.verdict().isUnordered()) {
      cautious++;
    }
    for (Dependence dependence : observed.map(LoopVerdict::dependences).orElse(List.of())) {
      boolean seen = dependence.certainty() == Certainty.OBSERVED && dependence.fromLine() > 0 && dependence.fromLine() != line // the loop's own test
          && !dependence.what().contains("$"); // what the compiler added
      if (seen && carried.stream().noneMatch(each -> each.kind().equals(dependence.kind().label()) && each.from() == dependence.fromLine() && each.to() == dependence.toLine())) {
        differ(line, "dependence that is not there: " + dependence);
      }
    }
  }

  private void check(int line, String whose, LoopVerdict verdict, Set<ModelMemory.Carried> carried) {
    for (ModelMemory.Carried dependence : carried) {
      boolean allowed = switch (verdict.verdict()) {
        case PARALLEL -> dependence.local() && !dependence.kind().equals("flow");
        case PRIVATIZE -> !dependence.kind().equals("flow") && isCopied(dependence, verdict);
        case REDUCTION -> (!dependence.kind().equals("flow") || dependence.update()) && isCopied(dependence, verdict);
        default -> true;
      };
      boolean counted = !dependence.field().isEmpty() && verdict.counters().contains(dependence.field());
      if (!allowed && !counted && !dependence.same()) {
        differ(line, whose + " " + verdict.verdict() + " in spite of " + dependence);
      }
    }
    if (verdict.verdict() == Verdict.REDUCTION && verdict.reductions().isEmpty() || verdict.verdict() == Verdict.PRIVATIZE && verdict.privates().isEmpty() && verdict.firstPrivates().isEmpty()) {
      differ(line, whose + " " + verdict.verdict() + " without a clause");
    }
  }

  /** Whether a clause names the field that iterations would share, perhaps as that of a variable. */
  private static boolean isCopied(ModelMemory.Carried dependence, LoopVerdict verdict) {
    String field = dependence.field();
    Stream<String> copied = Stream.of(verdict.privates().stream(), verdict.firstPrivates().stream(), verdict.reductions().stream().map(Reduction::variable)).flatMap(names -> names);
    return field.isEmpty() || copied.anyMatch(name -> name.equals(field) || name.endsWith("." + field));
  }

  // ---- references

  private void compareReferences(List<String> recorded) {
    List<String> expected = memory.references();
    for (int i = 0; i < Math.max(expected.size(), recorded.size()); i++) {
      String mine = i < expected.size() ? expected.get(i) : "end";
      String theirs = i < recorded.size() ? recorded.get(i) : "end";
      if (!mine.equals(theirs)) {
        String line = mine.equals("end") ? "1" : mine.split(" ")[1];
        differ(Integer.parseInt(line), "reference " + i + ": oracle " + mine + ", recorded " + theirs);
        return;
      }
    }
  }

  // ---- differences

  private void differ(int line, String what) {
    RandomProgram program = at(line);
    differences.add((program == null ? "Prelude" : program.name()) + ": line " + line + ": " + what);
  }

  private RandomProgram programOf(String word) {
    String place = word.split("[\\[.]")[0];
    return place.matches("\\d+") ? at(Integer.parseInt(place)) : programs.stream().filter(program -> program.name().equals(place)).findFirst().orElse(null);
  }

  private RandomProgram at(int line) {
    int end = Prelude.lines();
    for (RandomProgram program : programs) {
      end += program.lines().size();
      if (line <= end) {
        return line <= Prelude.lines() ? null : program;
      }
    }
    return null;
  }
}
