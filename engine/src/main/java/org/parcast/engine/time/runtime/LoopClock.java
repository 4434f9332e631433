package org.parcast.engine.time.runtime;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Times the executions of a loop. Every 2^k-th is repeated on the state that it began with, until the virtual machine has settled, which is a window without compilation
 * that tells all that it can, or the time for it is over.
 */
public final class LoopClock {
  /** Fewer executions have no median. */
  private static final int LEAST = 3;

  /** A window that settles takes at least so long, unless the time for it is over. */
  private static final long WINDOW_NANOS = 200_000_000;

  /** A window takes no more than this part of a loop's time, so that several executions can be repeated. */
  private static final int WINDOWS = 8;

  /** In virtual machines times of a loop differ by as much, nine times in ten ({@code LoopTime.BETWEEN_MACHINES}): executions as they come that differ by less need no repeats of their own. */
  private static final double ALIKE = 1.1;

  /** Of executions in which each part is timed. */
  private static final int TIMED = 5;

  /** Shorter executions are seldom interrupted, and the processor's own time is not read as exactly. */
  private static final double SLICE = 1e6;

  /** Blocks at the beginning in which the virtual machine compiles what runs parts in parallel. */
  private static final int UNCOUNTED = 4;

  private static final int MOST_SAMPLES = 14;
  private static final int MOST_NATURAL = 4096;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static LoopClock open;
  private static Thread owner;

  /** How the parts of an execution are run. */
  enum Dealing {
    IN_ORDER,
    TIMED,
    PARALLEL
  }

  /**
   * Executions of one kind that were timed, in nanoseconds.
   *
   * @param execution number of the execution that was repeated
   * @param represents iterations of all executions that it stands for
   * @param settled whether the window has enough executions; whether the program was compiled in it is another's to tell
   * @param from when the window began, as {@link System#nanoTime} tells
   * @param processor processor time over wall time, 1 where enough executions had a core of their own
   * @param probe what such a core took for the probe, 0 where none was seen
   */
  record Sample(long execution, long iterations, long represents, long executions, boolean settled, int repeats, double median, double low, double high, double processor, long from,
      long to, double probe, double[] parts, double[] blocksInOrder, double[] blocksParallel) {
    Sample representing(long moreIterations, long moreExecutions) {
      return new Sample(execution, iterations, represents + moreIterations, executions + moreExecutions, settled, repeats, median, low, high, processor, from, to, probe, parts, blocksInOrder,
          blocksParallel);
    }
  }

  /** What was counted in a call of {@code main}, or in several: how often the loop was entered, with how many iterations, for how long. */
  record Counts(long executions, long iterations, long nanos) {}

  final int loop;
  final List<Sample> samples = new ArrayList<>();
  String refused = "";
  long executions;
  long iterations;
  long naturalNanos;
  final double[] natural = new double[MOST_NATURAL];

  private final Repeats repeats = new Repeats(CoreProbe::look, CoreProbe::isAlone);
  private final double[] parts = new double[Parts.MOST];
  private final double[][] timed = new double[TIMED][];
  private final List<Double> block = new ArrayList<>();
  private final List<Double> inOrder = new ArrayList<>();
  private final List<Double> parallel = new ArrayList<>();
  private long sinceSample;
  private long executionsSinceSample;
  private long size;
  private long start;
  private long processorStart;
  private long lastEnd;
  private long spentAtLastEnd;
  private final double[] gaps = new double[MOST_NATURAL];
  private int gapsSeen;
  private State state;
  private boolean idempotent;
  private long after;
  private boolean repeating;
  private final Convergence convergence = new Convergence();
  private boolean settled;
  private long spent;
  private long repeatedSince;
  private long deadline;
  private long windowStart;
  private long windowCompiled;
  private long windowProcessor;
  private int timing;
  private Sample draft;
  private Counts first;
  private Counts call;
  private double[] naturalOfFirst;

  LoopClock(int loop) {
    this.loop = loop;
  }

  /** Loads all that a clock needs. */
  static void prepare() throws State.Uncopied {
    State.of(new Object[] {new int[1]}, Replaying.classes(), Replaying.mostBytes()).restore();
    THREADS.getCurrentThreadCpuTime();
    Replaying.compiledMillis();
    Replaying.clockNanos();
    CoreProbe.prepare();
  }

  /** Whether a loop may begin: not within another, nor on another thread. */
  static boolean mayOpen(int loop) {
    if (owner == null) {
      owner = Thread.currentThread();
    }
    if (Thread.currentThread() != owner) {
      return false;
    }
    if (open != null) {
      Nesting.add(open.loop, loop);
      return false;
    }
    return true;
  }

  static LoopClock open() {
    return Thread.currentThread() == owner ? open : null;
  }

  void enter(long count, Object[] roots) {
    open = this;
    executions++;
    executionsSinceSample++;
    iterations += count;
    sinceSample += count;
    size = count;
    repeating = false;
    boolean due = first == null && (executions & executions - 1) == 0 && samples.size() < (Replaying.blocks() > 0 ? 1 : MOST_SAMPLES);
    if (due) {
      long looking = System.nanoTime();
      look(roots);
      Replaying.spent(System.nanoTime() - looking);
    }
  }

  /** Prepares to repeat the execution, unless the last one that was repeated stands for it. */
  private void look(Object[] roots) {
    if (isKnown()) {
      represent();
    } else if (size > 0 && refused.isEmpty() && spent < Replaying.share()) {
      try {
        state = State.of(roots, Replaying.classes(), Replaying.mostBytes());
        repeating = true;
      } catch (State.Uncopied e) {
        refused = e.getMessage();
      }
    }
  }

  /** The last repeats stand also for what was executed since. */
  private void represent() {
    Sample last = samples.remove(samples.size() - 1);
    samples.add(last.representing(sinceSample, executionsSinceSample));
    sinceSample = 0;
    executionsSinceSample = 0;
  }

  /** Whether what was executed since the last repeats took as long for an iteration as these, which had settled. */
  private boolean isKnown() {
    long since = Math.min(executionsSinceSample - 1, MOST_NATURAL);
    return since > 0 && isAsLast(median(LongStream.rangeClosed(1, since).mapToDouble(before -> natural[(int) ((executions - 1 - before) % MOST_NATURAL)]).toArray()));
  }

  /** @param rate nanoseconds of an iteration in an execution of as many */
  private boolean isAsLast(double rate) {
    Sample last = samples.isEmpty() ? null : samples.get(samples.size() - 1);
    if (last == null || !settled || last.iterations != size) {
      return false;
    }
    double ratio = rate / (last.median / last.iterations);
    return 1 / ALIKE <= ratio && ratio <= ALIKE;
  }

  /** Called right before the loop. */
  public void begin() {
    if (open == this) {
      processorStart = repeating ? THREADS.getCurrentThreadCpuTime() : 0;
      start = System.nanoTime();
    }
  }

  /** Called right after it; whether it is to be run again, on the state that it began with. */
  public boolean again() {
    long end = System.nanoTime();
    if (open != this) {
      return false;
    }
    double nanos = Math.max(1, end - start - Replaying.clockNanos());
    if (repeating && nanos >= SLICE && timing <= TIMED) {
      // The core may have been another's meanwhile; blocks in turns are compared by the clock on the wall.
      nanos = Math.min(nanos, THREADS.getCurrentThreadCpuTime() - processorStart);
    }
    boolean first = repeats.size() == 0 && timing == 0;
    if (first) {
      natural[(int) ((executions - 1) % MOST_NATURAL)] = count(nanos);
      naturalNanos += (long) nanos;
      // What was repeated in between is no part of the program.
      if (lastEnd != 0) {
        gaps[gapsSeen++ % MOST_NATURAL] = Math.max(0, start - lastEnd - (Replaying.spentNanos() - spentAtLastEnd));
      }
    }
    boolean more = repeating && (first ? begins(end, nanos) : repeated(end, nanos));
    if (!more) {
      open = null;
      lastEnd = System.nanoTime();
      spentAtLastEnd = Replaying.spentNanos();
    }
    return more;
  }

  /** Called when {@code main} has come to its end for the first time: later calls add to what executions take, and repeat nothing. */
  void endFirst() {
    first = new Counts(executions, iterations, naturalNanos);
    call = first;
    naturalOfFirst = natural.clone();
  }

  /** Whether the loop was entered in the last call as in the first. */
  boolean isAsFirst() {
    boolean same = executions - call.executions == first.executions && iterations - call.iterations == first.iterations;
    call = new Counts(executions, iterations, naturalNanos);
    return same;
  }

  /** As if there had been one call. */
  void forgetLater() {
    executions = first.executions;
    iterations = first.iterations;
    naturalNanos = first.nanos;
    System.arraycopy(naturalOfFirst, 0, natural, 0, natural.length);
  }

  /** What the first call did. */
  Counts ofFirst() {
    return first == null ? new Counts(executions, iterations, naturalNanos) : first;
  }

  /** Nanoseconds between executions: the median of the later half of them; negative where there was one. */
  double gap() {
    return gapsSeen == 0 ? -1 : median(later(gaps, gapsSeen));
  }

  private double count(double nanos) {
    return size == 0 ? 0 : nanos / size;
  }

  private boolean begins(long end, double nanos) {
    if (isAsLast(nanos / size)) {
      represent();
      state = null;
      return false;
    }
    after = state.now();
    idempotent = false;
    repeats.add(nanos);
    repeatedSince = end;
    // The first takes as long as it needs to settle: where it does not, later ones tell no more.
    long left = Replaying.share() - spent;
    deadline = end + (samples.isEmpty() ? left : left / 2);
    window(end);
    timing = 0;
    restoreUnlessIdempotent();
    return true;
  }

  /** A loop that makes the same of what it has made needs no copies to begin from: those would drive its data out of the caches. */
  private void restoreUnlessIdempotent() {
    if (!idempotent && repeats.size() > 1) {
      state.restore();
    }
  }

  private void window(long now) {
    windowStart = now;
    repeats.beginWindow();
    convergence.begin(Math.min(WINDOW_NANOS, Replaying.share() / WINDOWS));
    windowCompiled = Replaying.compiledMillis();
    windowProcessor = THREADS.getCurrentThreadCpuTime();
  }

  private boolean repeated(long end, double nanos) {
    if (timing > 0) {
      return timedAgain(nanos);
    }
    repeats.add(nanos);
    if (repeats.size() == 2) {
      idempotent = state.now() == after;
      if (!idempotent) { // it began with what the first has made, and must not end so, even if the time is over
        state.restore();
        return true;
      }
    }
    boolean over = end > deadline;
    if (over || convergence.isDue(repeats.inWindow(), end - windowStart)) {
      boolean compiled = windowCompiled != Replaying.compiledMillis();
      settled = !compiled && convergence.isReached(repeats.alone(), repeats.window(), end - windowStart);
      if (settled || over) {
        sample();
        timing = 1;
        return next();
      } else if (compiled) {
        window(System.nanoTime());
      }
    }
    restoreUnlessIdempotent();
    return true;
  }

  /** Executions on a core of their own tell what the loop takes; where these are too few, all do, and how much of the processor others have had tells how far they may be off. */
  private void sample() {
    double[] alone = repeats.alone();
    boolean own = alone.length >= LEAST;
    double[] all = own ? alone : repeats.window();
    long wall = System.nanoTime() - windowStart;
    double processor = wall == 0 || own ? 1 : Math.min(1, (double) (THREADS.getCurrentThreadCpuTime() - windowProcessor) / wall);
    draft = new Sample(executions, size, sinceSample, executionsSinceSample, all.length >= LEAST, all.length, median(all), quantile(all, 0.25), quantile(all, 0.75), processor, windowStart, windowStart + wall,
        repeats.probe(), new double[0], new double[0], new double[0]);
    sinceSample = 0;
    executionsSinceSample = 0;
  }

  Dealing dealing() {
    if (timing == 0) {
      return Replaying.isPlain() ? Dealing.PARALLEL : Dealing.IN_ORDER;
    }
    if (timing <= TIMED) {
      return Dealing.TIMED;
    }
    return isParallelTurn() ? Dealing.PARALLEL : Dealing.IN_ORDER;
  }

  void part(int part, long nanos) {
    parts[part] = nanos;
  }

  /** Blocks of both kinds in turns, ABBA and BAAB. */
  private boolean isParallelTurn() {
    return "ABBABAAB".charAt(block() % 8) == 'B';
  }

  private int block() {
    return (timing - TIMED - 1) / Replaying.executionsOfBlock(draft.median);
  }

  private boolean timedAgain(double nanos) {
    if (timing <= TIMED) {
      timed[timing - 1] = Arrays.copyOf(parts, Parts.of(size));
    } else {
      block.add(nanos);
      if (block.size() == Replaying.executionsOfBlock(draft.median)) {
        if (block() >= UNCOUNTED) {
          (isParallelTurn() ? parallel : inOrder).add(middle(array(block)));
        }
        block.clear();
      }
    }
    timing++;
    return next();
  }

  /** Prepares the next of the executions in which parts are timed, or run in turns; whether there is one. */
  private boolean next() {
    int turns = (Replaying.blocks() == 0 ? 0 : Replaying.blocks() + UNCOUNTED) * Replaying.executionsOfBlock(draft.median);
    if (!Replaying.inParts() || timing > TIMED + turns) {
      finish();
      return false;
    }
    restoreUnlessIdempotent();
    return true;
  }

  private void finish() {
    double[] medians = new double[Replaying.inParts() ? Parts.of(size) : 0];
    for (int part = 0; part < medians.length; part++) {
      int number = part;
      medians[part] = median(Arrays.stream(timed).mapToDouble(times -> times[number]).toArray());
    }
    samples.add(new Sample(draft.execution, draft.iterations, draft.represents, draft.executions, draft.settled, draft.repeats, draft.median, draft.low, draft.high, draft.processor,
        draft.from, draft.to, draft.probe, medians, array(inOrder), array(parallel)));
    repeats.clear();
    block.clear();
    inOrder.clear();
    parallel.clear();
    timing = 0;
    state = null;
    long took = System.nanoTime() - repeatedSince;
    spent += took;
    Replaying.spent(took);
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** The later half of so many values that were put into a ring: the earlier ones are slow, as the virtual machine still compiles. */
  static double[] later(double[] ring, long count) {
    return count > ring.length ? ring : Arrays.copyOfRange(ring, (int) count / 2, (int) count);
  }

  /** Mean of the middle half: as robust as the median, and finer than the clock. */
  static double middle(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int quarter = sorted.length / 4;
    return Arrays.stream(sorted, quarter, sorted.length - quarter).average().orElse(0);
  }

  static double median(double[] values) {
    return quantile(values, 0.5);
  }

  static double quantile(double[] values, double share) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
  }
}
