package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Follows a block trace and finds, for each loop, the dependences that its iterations had on earlier ones: every word remembers when it was
 * last written and read, and the loops know when their iterations began.
 */
final class TraceObserver implements BlockTraceConsumer {
  /** Flow, anti and output. */
  private static final int MEMORY_KINDS = 3;

  /** Of references that are part of no update and store no constant. */
  private static final int PLAIN = 1;

  private static final int LAST_TIME = Integer.MAX_VALUE - 2;

  /** Half of what the analysis has is not spent on shadows. */
  private static final long MOST_SHADOW = Runtime.getRuntime().maxMemory() / 2;

  private final int[] bytes;
  private final boolean[] writes;
  private final int referenceCount;
  private final OpenLoops loops = new OpenLoops();
  private final EarlierReads earlier = new EarlierReads(loops);
  private final ShadowMemory memory = new ShadowMemory(earlier);
  private final Int2ObjectOpenHashMap<LoopWork> work = new Int2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<Long2ObjectOpenHashMap<ObservedDependence>> found = new Int2ObjectOpenHashMap<>();
  /** By kind and later reference, the dependence that was found last: mostly it is the next, too. */
  private final ObservedDependence[] lastFound;
  private final ValueUses uses;
  private final IntFunction<String> operators;
  private final IntFunction<Object> constants;
  /** References by which classes are initialised. */
  private final BitSet initialising;
  /**
   * By reference, the number of the operator by which it is part of an update, or minus that of the constant which it stores: {@link #PLAIN} if neither,
   * 0 where nobody has asked.
   */
  private final int[] updates;
  /** By number, from {@code PLAIN + 1}. */
  private final List<String> knownOperators = new ArrayList<>();
  /** By constant, from -1 downwards. */
  private final Map<Object, Integer> knownConstants = new HashMap<>();
  private final int[] depthOf;
  private final BitSet reached = new BitSet();
  private final BitSet watched = new BitSet();
  private final BitSet sequences = new BitSet();
  private final BitSet executed = new BitSet();
  private final long most;
  private long references;
  /** Work: instructions of bytecode. */
  private long spent;
  private boolean watching = true;

  /**
   * @param most so many references are watched; of the rest only work and iterations are counted
   * @param operators by which operator a reference is part of {@code x = x op y}, null where it is not
   * @param constants what a reference stores each time, with its type; null where that is no constant
   * @param initialising references by which classes are initialised, on which nothing that comes later depends in its iteration
   */
  TraceObserver(TraceTables tables, Allocations allocations, long most, IntFunction<String> operators, IntFunction<Object> constants, BitSet initialising) {
    this.most = most;
    this.initialising = initialising;
    this.operators = operators;
    this.constants = constants;
    List<Reference> all = tables.references();
    this.referenceCount = all.size();
    this.bytes = new int[referenceCount];
    this.lastFound = new ObservedDependence[MEMORY_KINDS * referenceCount];
    this.writes = new boolean[referenceCount];
    for (int i = 1; i < referenceCount; i++) {
      bytes[i] = all.get(i).bytes();
      writes[i] = all.get(i).write();
    }
    this.updates = new int[referenceCount];
    this.uses = new ValueUses(allocations, loops, referenceCount);
    this.depthOf = new int[tables.loops().size()];
  }

  @Override
  public void enter(int loop) {
    loops.enter(loop, spent);
    if (loops.isFull(memory.bytes())) {
      forgetExecutions();
    }
    depthOf[loop]++;
    if (watching) {
      reached.set(loop);
    }
  }

  /** Forgets executions of loops that no word remembers, so that memory does not grow with the length of a run. */
  private void forgetExecutions() {
    BitSet used = new BitSet();
    memory.collectExecutions(used);
    memory.renumberExecutions(loops.keep(used));
    uses.forgetRecent();
  }

  @Override
  public void iterate(int loop) {
    iterate();
  }

  private void iterate() {
    if (watching) {
      loops.iterate(spent);
    } else {
      loops.count(spent);
    }
  }

  @Override
  public void exit(int loop) {
    OpenLoops.Execution ended = loops.exit(spent);
    depthOf[loop]--;
    if (watching) {
      watched.set(loop);
    }
    work.computeIfAbsent(loop, key -> new LoopWork()).ended(ended, spent, loops.innermostLoop(), depthOf[loop] > 0);
  }

  @Override
  public void run(BlockRun run) {
    if (run.size() == 0 && run.blocks().length == 1) {
      compute(run);
      return;
    }
    note(run);
    watching = watching && references < most && loops.time() < LAST_TIME - run.count() && memory.bytes() + loops.bytes() < MOST_SHADOW;
    for (long t = 0; t < run.count(); t++) {
      if (run.loop() != 0) {
        iterate();
      }
      for (int k = 0; watching && k < run.size(); k++) {
        int reference = run.reference(k);
        long address = run.address(k) + t * run.stride(k);
        memory.find(address, bytes[reference]);
        if (writes[reference]) {
          write(reference, address, memory.numbers(), memory.at());
        } else {
          read(reference, address, memory.numbers(), memory.at());
        }
      }
      references += run.size();
      spent += work(run, t);
    }
  }

  private void note(BlockRun run) {
    if (!sequences.get(run.sequence())) {
      sequences.set(run.sequence());
      for (int block : run.blocks()) {
        executed.set(block);
      }
    }
  }

  /** Numbers of the blocks that the trace told of. */
  BitSet executed() {
    return executed;
  }

  @Override
  public void executed(long instructions) {
    spent += instructions;
  }

  /** All iterations of a loop that refers to nothing: no dependence is found in them. */
  private void compute(BlockRun run) {
    loops.count(run.count(), run.longest());
    spent += run.work();
  }

  /** Which execution of a run had most work, the trace does not tell: it is taken to be the first, and the others to be alike. */
  private static long work(BlockRun run, long execution) {
    long others = run.count() - 1;
    long rest = run.work() - run.longest();
    return execution == 0 ? run.longest() : rest * execution / others - rest * (execution - 1) / others;
  }

  /** Whether the whole run was watched. */
  boolean isWhole() {
    return watching;
  }

  /** Whether the run came to the loop while it was watched: what is found in its iterations counts. */
  boolean isReached(int loop) {
    return reached.get(loop);
  }

  /** Whether an execution of the loop was watched to its end: what is not found in its iterations counts, too. */
  boolean isWatched(int loop) {
    return watched.get(loop);
  }

  /** @param at where the numbers of the word begin */
  private void read(int reference, long address, int[] numbers, int at) {
    int written = numbers[at + ShadowMemory.WRITTEN];
    int writer = numbers[at + ShadowMemory.WRITER];
    int execution = numbers[at + ShadowMemory.EXECUTION];
    uses.read(reference, address, written, writer, execution);
    if (written > 0 && !initialising.get(writer)) {
      dependence(Dependence.Kind.FLOW, written, writer, reference, address, execution, numbers[at + ShadowMemory.ITERATION]);
    }
    keepLastRead(kind(reference), numbers, at);
    numbers[at + ShadowMemory.LAST_READ] = loops.time();
    numbers[at + ShadowMemory.READER] = reference;
    numbers[at + ShadowMemory.READ_EXECUTION] = loops.innermost();
    numbers[at + ShadowMemory.READ_ITERATION] = loops.iteration();
  }

  /** The word is read again, unless it is in the same iteration in the same way. */
  private void keepLastRead(int kind, int[] numbers, int at) {
    int last = numbers[at + ShadowMemory.LAST_READ];
    int reader = numbers[at + ShadowMemory.READER];
    if (last > 0 && (last < loops.sinceWhen() || kind(reader) != kind)) {
      numbers[at + ShadowMemory.EARLIER] = earlier.keep(
          numbers[at + ShadowMemory.EARLIER], last, reader, kind(reader), numbers[at + ShadowMemory.READ_EXECUTION], numbers[at + ShadowMemory.READ_ITERATION]);
    }
  }

  /** By which operator the reference is part of an update, or which constant it stores. */
  private int kind(int reference) {
    if (updates[reference] == 0) {
      updates[reference] = newKind(reference);
    }
    return updates[reference];
  }

  private int newKind(int reference) {
    String operator = operators.apply(reference);
    if (operator == null) {
      Object constant = constants.apply(reference);
      return constant == null ? PLAIN : knownConstants.computeIfAbsent(constant, made -> -1 - knownConstants.size());
    } else if (!knownOperators.contains(operator)) {
      knownOperators.add(operator);
    }
    return PLAIN + 1 + knownOperators.indexOf(operator);
  }

  private void write(int reference, long address, int[] numbers, int at) {
    int written = numbers[at + ShadowMemory.WRITTEN];
    int writer = numbers[at + ShadowMemory.WRITER];
    int lastRead = numbers[at + ShadowMemory.LAST_READ];
    int reads = numbers[at + ShadowMemory.EARLIER];
    if (kind(reference) != PLAIN) {
      noteOthers(reference, numbers[at + ShadowMemory.READER], lastRead, reads, writer, written);
    }
    if (lastRead > 0) {
      dependence(
          Dependence.Kind.ANTI, lastRead, numbers[at + ShadowMemory.READER], reference, address, numbers[at + ShadowMemory.READ_EXECUTION],
          numbers[at + ShadowMemory.READ_ITERATION]);
      for (int read = reads; read != 0; read = earlier.next(read)) {
        ObservedDependence seen =
            dependence(Dependence.Kind.ANTI, earlier.time(read), earlier.reader(read), reference, address, earlier.execution(read), earlier.iteration(read));
        if (seen != null) {
          seenFrom(seen, earlier.earliest(read));
          seenFrom(seen, earlier.latest(read));
        }
      }
    }
    if (written > 0 && !initialising.get(writer)) {
      int execution = numbers[at + ShadowMemory.EXECUTION];
      uses.overwrite(reference, writer, execution);
      dependence(Dependence.Kind.OUTPUT, written, writer, reference, address, execution, numbers[at + ShadowMemory.ITERATION]);
    }
    numbers[at + ShadowMemory.WRITTEN] = loops.time();
    numbers[at + ShadowMemory.WRITER] = reference;
    numbers[at + ShadowMemory.EXECUTION] = loops.innermost();
    numbers[at + ShadowMemory.ITERATION] = loops.iteration();
    memory.forgetReads();
  }

  /**
   * What an update gathers into, or a constant is stored in, may have been read or written otherwise, in the same iteration too.
   *
   * @param reads chain of the earlier reads
   */
  private void noteOthers(int update, int reader, int lastRead, int reads, int writer, int written) {
    noteOther(update, reader, lastRead);
    for (int read = reads; read != 0; read = earlier.next(read)) {
      noteOther(update, earlier.reader(read), earlier.time(read));
    }
    noteOther(update, writer, written);
  }

  private void noteOther(int update, int other, int then) {
    if (then > 0 && (kind(other) != kind(update) || writes[other])) {
      uses.touchedBefore(update, other, then);
    }
  }

  /** Whether which of the two comes last makes no difference, as both store the same constant. */
  boolean storeTheSame(int one, int other) {
    return kind(one) < 0 && kind(one) == kind(other);
  }

  /**
   * Counts a dependence on what was done before, if a loop carries it.
   *
   * @param execution in which it was done
   * @param iteration in which of its iterations
   * @return the dependence, or null where no loop carries it
   */
  private ObservedDependence dependence(Dependence.Kind kind, int then, int from, int to, long address, int execution, int iteration) {
    OpenLoops.Execution carrier = loops.carrier(then);
    if (carrier == null) {
      return null;
    }
    int recent = kind.ordinal() * referenceCount + to;
    ObservedDependence last = lastFound[recent];
    if (last == null || last.from != from || last.loop != carrier.loop) {
      last = find(kind, from, to, carrier.loop, address);
      lastFound[recent] = last;
    }
    last.seen(carrier, carrier.distance(then));
    last.seenInside(loops, carrier, execution, iteration);
    return last;
  }

  private void seenFrom(ObservedDependence dependence, int then) {
    OpenLoops.Execution carrier = loops.carrier(then);
    dependence.seen(carrier, carrier.distance(then));
  }

  private ObservedDependence find(Dependence.Kind kind, int from, int to, int loop, long address) {
    long key = ((long) kind.ordinal() * referenceCount + from) * referenceCount + to;
    return found.computeIfAbsent(loop, made -> new Long2ObjectOpenHashMap<>())
        .computeIfAbsent(key, made -> new ObservedDependence(kind, from, to, loop, address));
  }

  /** Work of the whole run. */
  long spent() {
    return spent;
  }

  /** What was spent in a loop, or null where it was not executed to its end. */
  LoopWork work(int loop) {
    return work.get(loop);
  }

  /** The dependences that a loop carried, in a defined order. */
  List<ObservedDependence> dependences(int loop) {
    Long2ObjectOpenHashMap<ObservedDependence> all = found.get(loop);
    List<ObservedDependence> sorted = all == null ? new ArrayList<>() : new ArrayList<>(all.values());
    sorted.sort(Comparator.comparing((ObservedDependence d) -> d.kind).thenComparingInt(d -> d.from).thenComparingInt(d -> d.to));
    return sorted;
  }

  /** Where values went. */
  ValueUses uses() {
    return uses;
  }
}
