package org.parcast.analyses.loops.observation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.LocalFacts;
import org.parcast.analyses.loops.LoopJudge;
import org.parcast.analyses.loops.NestJudge;
import org.parcast.analyses.loops.StaticLoops;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.access.StoredConstant;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.names.ValueText;
import org.parcast.analyses.loops.program.ClassInitialisers;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.reduction.Updates;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Conditions;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.ir.DeepStack;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;

/** Judges loops by the code and by what a run did. */
public final class ObservedLoops {
  /** References of a run that are watched for dependences; of those that follow only the work is counted. */
  public static final long MOST_REFERENCES = 300_000_000;

  private final WholeProgram program;
  private final Program classes;
  private final BlockTraceReader trace;
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<Integer, String> updates = new HashMap<>();
  private final Map<Around, SymbolicValues> valuesAround = new HashMap<>();

  /** Where references are: in a loop, or, where there is none, anywhere in the method. */
  private record Around(Method method, Loop loop) {}

  private ObservedLoops(Program classes, boolean closed, BlockTraceReader trace) {
    this.classes = classes;
    this.program = new WholeProgram(classes, closed);
    this.trace = trace;
  }

  /**
   * What is proven of a loop and what a run showed.
   *
   * @param statically the verdict for every input
   * @param observed that on the input of the run; none where the run did not come to the loop
   * @param profile what the run spent in it
   * @param disagreement why the two differ, empty where they do not
   * @param nest whether blocks of the loop and one inside may run at the same time, where both keep their order
   */
  public record Judged(LoopVerdict statically, Optional<LoopVerdict> observed, Optional<LoopProfile> profile, String disagreement, Optional<OrderedNest> nest) {
    Judged(LoopVerdict statically, Optional<LoopVerdict> observed, Optional<LoopProfile> profile, String disagreement) {
      this(statically, observed, profile, disagreement, Optional.empty());
    }

    Judged around(Optional<OrderedNest> judged) {
      return new Judged(statically, observed, profile, disagreement, judged);
    }
  }

  /**
   * A dependence that the run showed between the calls that a parallel stream makes at the same time.
   *
   * @param file source file of the stream
   * @param line its line
   */
  public record StreamRace(String file, int line, Dependence dependence) {}

  /**
   * What was found.
   *
   * @param loops by loop, in their order
   * @param races of parallel streams
   * @param whole whether all references of the run were watched; else the first of them, {@link #MOST_REFERENCES}
   * @param run which blocks the run came to
   */
  public record Result(List<Judged> loops, List<StreamRace> races, boolean whole, RunBlocks run) {
    public Result {
      loops = List.copyOf(loops);
      races = List.copyOf(races);
    }
  }

  /**
   * Judges each loop, and the parallel streams that the run came to.
   *
   * @param classes all classes under analysis
   * @param trace what a run of the program did to memory
   */
  public static Result judge(Program classes, BlockTraceReader trace, List<LoopSite> sites) throws IOException {
    return judge(classes, trace, sites, MOST_REFERENCES);
  }

  /**
   * The same.
   *
   * @param most so many references of the run are watched, the first of them
   */
  public static Result judge(Program classes, BlockTraceReader trace, List<LoopSite> sites, long most) throws IOException {
    return DeepStack.call(() -> new ObservedLoops(classes, true, trace).judge(sites, most));
  }

  private Result judge(List<LoopSite> sites, long most) throws IOException {
    TraceObserver observer = new TraceObserver(trace.tables(), trace.allocations(), most, this::update, this::constant, initialising());
    trace.read(observer);
    ExecutedBlocks run = new ExecutedBlocks(classes, trace, observer.executed());
    UntracedReads reads = new UntracedReads(program, run.within(BlockTraceReader.ANY_LOOP));
    ObservedVerdict verdicts = new ObservedVerdict(trace, observer, this::text, this::update, this::instruction, references -> isReadUntraced(reads, references));
    List<LoopVerdict> proven = StaticLoops.judge(program, sites);
    LoopNumbers numbers = new LoopNumbers(trace.tables());
    List<Integer> loops = sites.stream().map(numbers::of).toList();
    List<LoopVerdict> verdict = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      boolean reached = observer.isReached(loops.get(i)) && observer.work(loops.get(i)) != null;
      LoopVerdict seen = reached ? observed(verdicts, loops.get(i), LoopJudge.locals(program, sites.get(i), run.within(loops.get(i))), proven.get(i)) : proven.get(i);
      // What the run could not follow, and the proof could, shows nothing against it.
      boolean unfollowed = proven.get(i).verdict().isUnordered() && !seen.verdict().isUnordered() && seen.shown().isEmpty();
      verdict.add(unfollowed || seen.verdict().isUnordered() && !observer.isWatched(loops.get(i)) ? proven.get(i) : seen);
    }
    verdict = StaticLoops.withRealPipelines(sites, verdict);
    List<Optional<OrderedNest>> nests = NestJudge.ordered(program, sites, verdict, site -> {
      LoopWork work = observer.work(numbers.of(site));
      return work == null ? 0 : work.iterationsOfExecution();
    });
    Map<Integer, String> places = new HashMap<>();
    sites.forEach(site -> places.put(numbers.of(site), site.place()));
    List<Judged> judged = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      judged.add(judged(proven.get(i), verdict.get(i), observer, places, loops.get(i)).around(nests.get(i)));
    }
    return new Result(judged, races(observer, verdicts), observer.isWhole(), run.within(BlockTraceReader.ANY_LOOP));
  }

  private static LoopVerdict observed(ObservedVerdict verdicts, int loop, LocalFacts locals, LoopVerdict proven) {
    LoopVerdict seen = verdicts.judge(loop, locals);
    if (!seen.verdict().isUnordered()) {
      return seen;
    }
    List<Dependence> doubts = proven.verdict().isUnordered() ? proven.liftedBeyond(seen) : proven.dependences();
    return proven.verdict().isUnordered() && doubts.isEmpty() ? seen : seen.provided(Conditions.of(locals.conditions(), doubts, seen));
  }

  private static Judged judged(LoopVerdict proven, LoopVerdict observed, TraceObserver observer, Map<Integer, String> places, int loop) {
    LoopWork work = observer.work(loop);
    if (work == null) {
      return new Judged(proven, Optional.empty(), Optional.empty(), "the run did not come to this loop");
    }
    Optional<LoopProfile> profile = Optional.of(work.profile(observer.spent(), places::get));
    if (!observer.isReached(loop)) {
      return new Judged(proven, Optional.empty(), profile, "the run was watched at its beginning only, and came to this loop later");
    }
    if (!observer.isWatched(loop) && observed == proven) {
      return new Judged(proven, Optional.empty(), profile, "the run was watched at its beginning only, and this loop never to its end");
    }
    return new Judged(proven, Optional.of(observed), profile, disagreement(proven, observed));
  }

  private List<StreamRace> races(TraceObserver observer, ObservedVerdict verdicts) {
    List<StreamRace> races = new ArrayList<>();
    for (TraceLoop loop : trace.tables().loops()) {
      if (loop != null && loop.parallel()) {
        observer.dependences(loop.id()).forEach(seen -> races.add(new StreamRace(loop.file(), loop.line(), verdicts.dependence(seen))));
      }
    }
    return races;
  }

  private static String disagreement(LoopVerdict proven, LoopVerdict observed) {
    if (proven.verdict() == observed.verdict()) {
      return "";
    } else if (observed.verdict().compareTo(proven.verdict()) < 0 && !proven.dependences().isEmpty()) {
      String unless = proven.notes().isEmpty() ? "" : " For every input " + proven.notes().get(0) + ".";
      Optional<Dependence> doubt = proven.dependences().stream().filter(dependence -> !isSeen(dependence, observed)).findFirst();
      if (doubt.isEmpty()) {
        return "That the distances are constant was seen in this run; it is not proven for every input." + unless;
      }
      return "Not proven, since " + doubt.get().text() + " could not be ruled out for every input; this run did not show it." + unless;
    } else if (observed.verdict().compareTo(proven.verdict()) < 0) {
      String provided = observed.conditions().stream().limit(2).map(LoopCondition::inWords).collect(Collectors.joining("; "));
      return "What has to be done for every input was not needed on this one" + (provided.isEmpty() ? "." : ": " + observed.text() + " is enough provided that " + provided + ".");
    } else if (!observed.dependences().isEmpty()) {
      return observed.shown().map(dependence -> "The run showed " + dependence.text() + ", against what is proven: please report this program.").orElse("");
    }
    return "The proof needs less: the variable's value is the same in either way.";
  }

  private static boolean isSeen(Dependence dependence, LoopVerdict observed) {
    return observed.dependences().stream().anyMatch(seen -> seen.text().equals(dependence.text()));
  }

  private static MethodRef ref(TraceMethod method) {
    return new MethodRef(method.owner(), method.name(), method.descriptor());
  }

  private String text(int number) {
    return texts.computeIfAbsent(
        number,
        key -> {
          Reference reference = trace.tables().references().get(key);
          Method method = method(reference);
          if (method == null || reference.instruction() < 0) {
            return reference.name() + "[...]";
          }
          return ValueText.of(new Activation(0, null, null, program.body(method), 0), reference.instruction());
        });
  }

  private Method method(Reference reference) {
    return classes.find(ref(trace.tables().methods().get(reference.method())));
  }

  /** What a reference executes, or null. */
  private WholeProgram.Read instruction(int number) {
    Reference reference = trace.tables().references().get(number);
    Method method = method(reference);
    return method == null || reference.instruction() < 0 ? null : new WholeProgram.Read(method, method.instruction(reference.instruction()));
  }

  private Object constant(int number) {
    WholeProgram.Read executed = instruction(number);
    return executed == null ? null : StoredConstant.of(executed.method(), executed.instruction());
  }

  /** Whether code that is not traced may have read the array that references are to. */
  private boolean isReadUntraced(UntracedReads reads, IntStream numbers) {
    BitSet arrays = new BitSet();
    numbers.mapToObj(trace.tables().references()::get).forEach(reference -> {
      Method method = method(reference);
      if (method != null && reference.instruction() >= 0) {
        arrays.or(reads.arrays(method, method.instruction(reference.instruction())));
      }
    });
    return reads.mayRead(arrays);
  }

  /** Stores by which classes are initialised. */
  private BitSet initialising() {
    ClassInitialisers initialisers = new ClassInitialisers(program.calls());
    BitSet stores = new BitSet();
    List<Reference> references = trace.tables().references();
    for (Reference reference : references.subList(1, references.size())) {
      Method method = reference.instruction() >= 0 && reference.write() ? method(reference) : null;
      stores.set(reference.id(), method != null && initialisers.begins(method, method.instruction(reference.instruction())));
    }
    return stores;
  }

  private String update(int number) {
    if (!updates.containsKey(number)) {
      Reference reference = trace.tables().references().get(number);
      Method method = method(reference);
      String found = null;
      if (method != null && reference.instruction() >= 0) {
        MethodBody body = program.body(method);
        Loop around = body.loopOf(reference.instruction());
        SymbolicValues values = valuesAround.computeIfAbsent(new Around(method, around),
            key -> around == null ? SymbolicValues.ofMethod(program, body) : new SymbolicValues(program, new Atoms(), body, around));
        found = new Updates(program, values, around).operator(values.root(), reference.instruction());
      }
      updates.put(number, found);
    }
    return updates.get(number);
  }
}
