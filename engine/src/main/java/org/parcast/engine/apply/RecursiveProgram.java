package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsRequest;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.SourceCopies;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.frontend.stream.fork.RecursiveCalls;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * A program some of whose recursive calls are named to be made at the same time. In a copy of it these are the iterations of a loop, of which a run tells whether they keep their order,
 * as of any loop; where not, they are written as tasks. To be closed, as it holds files.
 */
public final class RecursiveProgram implements AutoCloseable {
  /** Tasks that there are at least where calls come in twos, fours and so on: enough for 8 cores to even out. */
  private static final int LEAST_TASKS = ParallelDealing.PARTS;

  private final ApplyRequest request;
  private final Frontend.Result program;
  private final TemporaryDirectory directory;
  private final CompileGate gate;
  private final Map<Path, List<RecursiveCalls>> known = new HashMap<>();
  private final List<AppliedLoop> applied = new ArrayList<>();
  private final List<ChangedFile> files = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private RunSummary run;
  private ApplyRequest asLoops;
  private ApplyResult loops;

  private RecursiveProgram(ApplyRequest request, Frontend.Result program) throws IOException {
    this.request = request;
    this.program = program;
    this.directory = TemporaryDirectory.of("apply");
    this.gate = new CompileGate(program, directory.path());
  }

  /** Recursive calls of a file. */
  private record Named(Path file, RecursiveCalls calls) {}

  /**
   * The program, where a name is the place of recursive calls and of no loop; empty where all are loops, or nothing.
   *
   * @throws AnalysisException if loops and recursive calls are named together, or the program cannot be judged
   */
  public static Optional<RecursiveProgram> of(ApplyRequest request, AnalysisListener listener) throws AnalysisException {
    if (request.loops().isEmpty() || request.target().isRecording()) {
      return Optional.empty();
    }
    RecursiveProgram named = null;
    try {
      named = new RecursiveProgram(request, Frontend.loadClasses(request.target().frontendRequest()));
      List<Named> found = new ArrayList<>();
      for (String name : request.loops()) {
        named.find(name).ifPresent(found::add);
      }
      if (found.isEmpty()) {
        named.close();
        return Optional.empty();
      } else if (found.size() < request.loops().size() || found.size() > 1) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST, "recursive calls are written one at a time: name " + request.loops().get(0) + " alone");
      }
      named.judge(found.get(0), listener);
      return Optional.of(named);
    } catch (FrontendException e) {
      throw closed(named, new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e));
    } catch (IOException e) {
      throw closed(named, new AnalysisException(AnalysisException.Kind.INPUT, "the calls cannot be written: " + FileFault.reason(e), e));
    } catch (AnalysisException e) {
      throw closed(named, e);
    }
  }

  private static AnalysisException closed(RecursiveProgram open, AnalysisException thrown) {
    if (open != null) {
      open.close();
    }
    return thrown;
  }

  private Optional<Named> find(String name) throws IOException {
    int colon = name.lastIndexOf(':');
    int line = Integer.parseInt(name.substring(colon + 1));
    Path wanted = Path.of(name.substring(0, colon));
    if (program.sourceLoops().stream().anyMatch(loop -> loop.line() == line && Path.of(loop.file()).endsWith(wanted))) {
      return Optional.empty();
    }
    for (Path file : new TreeSet<>(program.sourceFiles().values())) {
      if (file.endsWith(wanted) && file.toString().endsWith(".java")) {
        if (!known.containsKey(file)) {
          known.put(file, RecursiveCalls.in(Files.readString(file, StandardCharsets.UTF_8)));
        }
        Optional<RecursiveCalls> calls = known.get(file).stream().filter(each -> each.line() == line).findFirst();
        if (calls.isPresent()) {
          return calls.map(each -> new Named(file, each));
        }
      }
    }
    return Optional.empty();
  }

  private void judge(Named named, AnalysisListener listener) throws AnalysisException, IOException {
    String text = Files.readString(named.file(), StandardCharsets.UTF_8);
    String name = SourceCopies.named(request.target(), named.file().toString());
    try {
      if (request.form() != Form.STREAM) {
        throw new NoStream("recursive calls are tasks of the common pool: leave --form out");
      }
      Target copy = copy(named.file(), named.calls().asLoop());
      LoopsResult judged = LoopsEngine.analyze(new LoopsRequest(copy, request.run(), false, null), listener);
      run = judged.run().orElseThrow();
      warnings.addAll(judged.warnings());
      LoopFinding found = judged.loops().stream().filter(loop -> loop.line() == named.calls().line() && loop.file() != null && named.file().endsWith(Path.of(loop.file()).getFileName())).findFirst()
          .orElseThrow(() -> new NoStream("the run did not come to them"));
      write(named, name, text, found, copy, judged);
    } catch (NoStream e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--loop " + request.loops().get(0) + " names calls of " + named.calls().name() + "() by itself, which are not written: " + e.getMessage());
    }
  }

  private void write(Named named, String name, String text, LoopFinding found, Target copy, LoopsResult judged) throws AnalysisException, IOException, NoStream {
    LoopFinding finding = found.in(name);
    String obstacle = obstacle(named, text, found.best());
    if (!obstacle.isEmpty()) {
      applied.add(AppliedLoop.refused(finding, null, Optional.empty(), obstacle));
      return;
    }
    List<String> conditions = WrittenGuards.none(found.best().conditions()).told();
    String written = named.calls().asTasks(depth(named.calls().size()), conditions.stream().map(ParallelText::provided).toList());
    String error = gate.compile(Map.of(named.file(), written)).error();
    if (!error.isEmpty()) {
      applied.add(AppliedLoop.refused(finding, null, Optional.empty(), "written as tasks they do not compile (" + error + ")"));
      return;
    }
    applied.add(AppliedLoop.ofCalls(finding, conditions));
    files.add(new ChangedFile(named.file(), name, text, written));
    asLoops = new ApplyRequest(copy, request.run(), List.of(found.place()), request.cores(), request.form(), request.dialect(), request.strict(), request.machine(), request.warmUp());
    loops = ApplyEngine.judged(asLoops, judged, AnalysisListener.SILENT);
  }

  private String obstacle(Named named, String text, LoopVerdict verdict) throws IOException {
    if (!verdict.verdict().isUnordered()) {
      return "calls of " + named.calls().name() + "() keep their order: " + verdict.text();
    } else if (!verdict.reductions().isEmpty() || !verdict.privates().isEmpty() || !verdict.firstPrivates().isEmpty() || !verdict.counters().isEmpty()) {
      return "calls of " + named.calls().name() + "() share what each would need of its own (" + verdict.text() + "): pass it along, or return it";
    }
    InitialiserCalls initialisers = new InitialiserCalls(program.program());
    boolean initialises = program.program().classes().values().stream().flatMap(declared -> declared.methods().stream())
        .anyMatch(method -> method.ref().name().equals(named.calls().name()) && initialisers.call(method.ref()));
    if (initialises) {
      return "a class initialiser calls it, and other threads would wait for that to end: compute it later";
    }
    return !program.compiled().isIn(program.classpath().get(0)) ? new MatchingSources(program, gate).obstacle(named.file(), text) : "";
  }

  /** How deep calls within calls are tasks. */
  private static int depth(int calls) {
    int depth = 1;
    for (int tasks = calls; tasks < LEAST_TASKS; tasks *= calls) {
      depth++;
    }
    return depth;
  }

  /** The program with another text for one of its files: its classes, with those of that file compiled anew. */
  private Target copy(Path file, String text) throws IOException, NoStream {
    Path source = Files.writeString(Files.createDirectories(directory.path().resolve("source")).resolve(file.getFileName()), text, StandardCharsets.UTF_8);
    CompileGate.Outcome outcome = gate.compile(Map.of(file, text));
    if (!outcome.compiles()) {
      throw new NoStream("as the iterations of a loop they do not compile (" + outcome.error() + ")");
    }
    Path classes = Files.createDirectories(directory.path().resolve("classes"));
    for (Map.Entry<String, byte[]> each : program.classes().entrySet()) {
      put(classes, each.getKey() + ".class", each.getValue());
    }
    try (Stream<Path> compiled = Files.walk(outcome.classes())) {
      for (Path each : compiled.filter(Files::isRegularFile).toList()) {
        put(classes, outcome.classes().relativize(each).toString(), Files.readAllBytes(each));
      }
    }
    List<Path> sources = new ArrayList<>(List.of(source));
    program.sourceFiles().values().stream().distinct().filter(other -> !other.equals(file)).forEach(sources::add);
    Target target = request.target();
    return new Target(classes, program.mainClass(), program.classpath(), sources, List.of(), target.excludes(), target.project());
  }

  private static void put(Path classes, String name, byte[] bytes) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  /** What was written. */
  public ApplyResult result() {
    return new ApplyResult(run, applied.stream().map(AppliedLoop::finding).toList(), Optional.empty(), applied, files, warnings);
  }

  /** The copy in which the calls are the iterations of a loop; null where nothing is written. */
  public ApplyRequest asLoops() {
    return asLoops;
  }

  /** That loop in parallel, for a comparison of what it leaves behind. */
  public ApplyResult loops() {
    return loops;
  }

  @Override
  public void close() {
    program.close();
    try {
      directory.close();
    } catch (IOException e) {
      // What is left of it lies among the temporary files.
    }
  }
}
