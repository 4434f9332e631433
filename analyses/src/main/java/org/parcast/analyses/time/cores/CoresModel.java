package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;

/**
 * Time of loops on c cores: the busiest thread's parts slowed by its neighbours, or the bytes over the bandwidth that all share, whichever takes longer, and what it takes to begin and end
 * the region (after ECM's saturation, and the dealing that Parallel Prophet and Cilkview burden their forecasts with).
 */
public final class CoresModel {
  /** The machine's spread is the distance of the quartiles of repeats; nine in ten ratios of two repeats are within so many of these of their median, as errors go (1.645 / 1.349, of two). */
  private static final double OF_QUARTILES = 1.72;

  /** No execution of a loop that is written has more iterations. */
  private static final long MOST_ITERATIONS = 1L << 40;

  /** A number of iterations is told to a hundredth. */
  private static final int ENOUGH_DIGITS = 100;

  private final Machine machine;
  private final OutsideLoops outside;

  private CoresModel(Machine machine, OutsideLoops outside) {
    this.machine = machine;
    this.outside = outside;
  }

  /**
   * Forecasts a program.
   *
   * @param outside what the program takes beside the loops
   * @param cores numbers of cores, 1 is added where it is missing
   * @param steps time steps that the run made; 1 where that is not known
   * @param samples virtual machines in which it was timed
   */
  public static TimeForecast forecast(Machine machine, OutsideLoops outside, List<CandidateLoop> loops, List<Integer> cores, long steps, int samples, List<String> uncovered, List<String> warnings) {
    return new CoresModel(machine, outside).forecast(loops, List.copyOf(new TreeSet<>(withOne(cores))), steps, samples, uncovered, warnings);
  }

  private static List<Integer> withOne(List<Integer> cores) {
    List<Integer> all = new ArrayList<>(cores);
    all.add(1);
    return all;
  }

  private TimeForecast forecast(List<CandidateLoop> loops, List<Integer> cores, long steps, int samples, List<String> uncovered, List<String> warnings) {
    Estimate serial = outside.seconds();
    for (CandidateLoop loop : loops) {
      serial = serial.plus(loop.written().seconds()).plus(loop.written().settling());
    }
    List<LoopForecast> forecasts = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      forecasts.add(forecast(loop.nest() == null ? loop : cut(loop, cores.get(cores.size() - 1)), cores, serial));
    }
    forecasts.sort(Comparator.comparing(LoopForecast::advice).thenComparing(Comparator.comparingDouble(CoresModel::saved).reversed()));
    List<CoresPoint> points = ParallelPlan.ofRun(outside, forecasts, machine.cores()).on(cores);
    boolean warm = loops.stream().allMatch(CandidateLoop::isWarm);
    return new TimeForecast(machine, serial, warm, samples, points, ParallelPlan.recommended(points), StepForecast.of(steps, forecasts, cores), forecasts, uncovered, warnings);
  }

  /** In the blocks that take least on so many cores. */
  private CandidateLoop cut(CandidateLoop loop, int cores) {
    double rows = loop.form().perExecution();
    double work = loop.form().seconds().value() / Math.max(1, loop.form().executions()) * machine.slowdown().of(Math.max(2, cores)).value();
    RegionModel model = new RegionModel(machine, 0, Math.max(2, cores));
    return loop.inBlocks(new BlockedNest(loop.nest().width(), BlockSize.cheapest(rows, loop.nest().width(), work, (blocks, each) -> model.of(equal(blocks, each)).value())));
  }

  private static double[] equal(int count, double each) {
    double[] parts = new double[count];
    Arrays.fill(parts, each);
    return parts;
  }

  private static double saved(LoopForecast forecast) {
    double written = forecast.loop().written().seconds().value();
    return forecast.pays() == 0 ? forecast.share().value() - 1 : written - forecast.on(forecast.pays()).seconds().value();
  }

  private LoopForecast forecast(CandidateLoop loop, List<Integer> cores, Estimate program) {
    List<CoresPoint> points = new ArrayList<>();
    for (int c : cores) {
      points.add(c == 1 ? CoresPoint.serial(loop.written().seconds()) : on(loop, c));
    }
    int pays = LoopForecast.fastest(points, Advice.PAYS).map(CoresPoint::cores).orElse(0);
    CoresPoint most = points.get(points.size() - 1);
    boolean faster = points.stream().anyMatch(point -> point.speedup().value() > 1);
    return new LoopForecast(loop, share(loop.written(), program), points, pays, faster || most.cores() == 1 ? 0 : breakEven(loop, most.cores()));
  }

  /** Part of the program that a loop is: what takes longer in one virtual machine need not in the next, so both vary, the one against the other. */
  private static Estimate share(LoopTime written, Estimate program) {
    Estimate own = written.seconds();
    double others = Math.max(0, program.value() - own.value());
    return Estimate.exactly(part(own.value(), others)).reaching(part(own.low(), Math.max(others, program.high() - own.high())))
        .reaching(part(own.high(), Math.max(0, Math.min(others, program.low() - own.low()))));
  }

  private static double part(double own, double others) {
    return own == 0 ? 0 : own / (own + others);
  }

  private CoresPoint on(CandidateLoop loop, int cores) {
    Estimate form = loop.form().seconds();
    Estimate slowdown = machine.slowdown().of(cores);
    // What a region costs is the same for fast code and for slow: virtual machines that compile the form differently gain differently by threads.
    Estimate gained = gained(loop, cores, form.value(), slowdown.value());
    for (double end : new double[] {form.low(), form.high()}) {
      gained = gained.spanning(gained(loop, cores, end, slowdown.value()));
    }
    for (double end : new double[] {slowdown.low(), slowdown.high()}) {
      gained = gained.spanning(gained(loop, cores, form.value(), end));
    }
    Estimate seconds = form.over(gained);
    Breakdown breakdown = breakdown(loop, cores).addingUpTo(seconds.value());
    return new CoresPoint(cores, seconds, speedup(loop, gained), speedup(loop, Estimate.exactly(1)), gained, breakdown.limit(), breakdown);
  }

  /** What threads gain, where the form takes so long on one. What is gained by threads is gained by the same code; how fast that is differs between virtual machines. */
  private Estimate gained(CandidateLoop loop, int cores, double form, double slowdown) {
    Estimate seconds = Estimate.exactly(0);
    for (Weighted execution : executions(loop)) {
      seconds = seconds.plus(region(loop, execution.sample(), execution.iterations(), cores, form, slowdown).seconds().times(execution.count()));
    }
    return ParallelPlan.ratio(Estimate.exactly(form), seconds).widened(1 + OF_QUARTILES * machine.spread()).atMost(cores);
  }

  private Breakdown breakdown(CandidateLoop loop, int cores) {
    double seconds = 0;
    double even = 0;
    double memory = 0;
    double imbalance = 0;
    for (Weighted execution : executions(loop)) {
      Region region = region(loop, execution.sample(), execution.iterations(), cores, loop.form().seconds().value(), machine.slowdown().of(cores).value());
      seconds += execution.count() * region.seconds().value();
      even += execution.count() * region.even();
      imbalance += execution.count() * (region.balanced() - region.even());
      memory += execution.count() * region.waiting();
    }
    return new Breakdown(even, memory, Math.max(0, seconds - even - memory - imbalance), imbalance, 0);
  }

  /** Of settled code to settled code; where one of both had not settled, also of the executions of the one as they came to those of the other. */
  private static Estimate speedup(CandidateLoop loop, Estimate gained) {
    Estimate settled = loop.written().settled().over(loop.form().settled().over(gained));
    return loop.isWarm() ? settled : settled.spanning(loop.written().natural().over(loop.form().natural().over(gained)));
  }

  /**
   * An execution in parallel, in seconds.
   *
   * @param even its parts' times over the cores
   * @param balanced the busiest core's
   * @param waiting for memory, beyond that
   * @param seconds all of it
   */
  private record Region(double even, double balanced, double waiting, Estimate seconds) {}

  /**
   * An execution of so many iterations.
   *
   * @param form seconds of all executions on one thread
   * @param slowdown of a thread beside the others
   */
  private Region region(CandidateLoop loop, MeasuredRun.Sample sample, double iterations, int cores, double form, double slowdown) {
    double alone = form / Math.max(1, loop.form().iterations()) * iterations;
    if (loop.nest() != null) {
      return diagonals(loop, iterations, cores, alone, alone * slowdown);
    }
    double[] parts = scaled(sample, alone * slowdown);
    double balanced = PoolDealing.of(parts, cores, 0).last();
    double waiting = Math.max(0, memorySeconds(loop, iterations, alone, cores) - balanced);
    double combining = machine.combine() * loop.reductions() * parts.length;
    Estimate dealt = new RegionModel(machine, Math.max(0, loop.form().gap()), cores).of(parts);
    Estimate seconds = dealt.plus(Estimate.exactly(waiting + combining));
    // Compilers keep stores in registers, and then no line is sent; else each use may wait for one.
    seconds = seconds.reaching(seconds.high() + loop.falselyShared() * iterations * machine.lineTransfer());
    return new Region(Arrays.stream(parts).sum() / cores, balanced, waiting, loop.locks() == Locks.NONE ? seconds : inTurn(loop, iterations, alone, seconds));
  }

  /**
   * The anti-diagonals of an execution, one region after the other.
   *
   * @param alone seconds on one thread
   * @param beside seconds of a thread beside the others that did all of it
   */
  private Region diagonals(CandidateLoop loop, double rows, int cores, double alone, double beside) {
    BlockSize size = loop.nest().size();
    double width = loop.nest().width();
    double each = beside / size.blocksOf(rows, width);
    RegionModel model = new RegionModel(machine, 0, cores);
    double balanced = size.overDiagonals(rows, width, blocks -> PoolDealing.of(equal(blocks, each), cores, 0).last());
    double waiting = Math.max(0, memorySeconds(loop, rows, alone, cores) - balanced);
    double combining = machine.combine() * loop.reductions() * size.blocksOf(rows, width);
    double usual = size.overDiagonals(rows, width, blocks -> model.of(equal(blocks, each)).value()) + waiting + combining;
    Estimate seconds = Estimate.exactly(usual).reaching(size.overDiagonals(rows, width, blocks -> model.of(equal(blocks, each)).low()) + waiting + combining)
        .reaching(size.overDiagonals(rows, width, blocks -> model.of(equal(blocks, each)).high()) + waiting + combining);
    return new Region(beside / cores, balanced, waiting, seconds);
  }

  /**
   * With locks, an iteration takes one at least. As long as nothing is known of how long it is held, all of it may be, and then one iteration follows the other; where each has a lock of its
   * own, nobody waits.
   */
  private Estimate inTurn(CandidateLoop loop, double iterations, double alone, Estimate seconds) {
    double handedOn = iterations * machine.lockHandOff();
    double usual = loop.locks() == Locks.ONE ? Math.max(seconds.value(), handedOn) : seconds.value();
    return new Estimate(usual, Math.min(usual, seconds.low()), Math.max(usual, Math.max(seconds.high(), alone + handedOn)));
  }

  /** An execution that stands for several. */
  private record Weighted(MeasuredRun.Sample sample, double iterations, double count) {}

  private static List<Weighted> executions(CandidateLoop loop) {
    List<Weighted> executions = new ArrayList<>();
    double represented = loop.form().samples().stream().mapToLong(MeasuredRun.Sample::represents).sum();
    for (MeasuredRun.Sample sample : loop.form().samples()) {
      double share = sample.represents() / Math.max(1, represented);
      double iterations = sample.iterations();
      executions.add(new Weighted(sample, iterations, share * loop.form().iterations() / Math.max(1, iterations)));
    }
    if (executions.isEmpty()) {
      double each = (double) loop.form().iterations() / Math.max(1, loop.form().executions());
      executions.add(new Weighted(null, each, loop.form().executions()));
    }
    return executions;
  }

  /** The parts' shares of the time that the execution takes without a clock at each of them; equal ones where they were not timed. */
  private static double[] scaled(MeasuredRun.Sample sample, double seconds) {
    int count = sample == null || sample.parts().length == 0 ? 32 : sample.parts().length;
    double[] parts = new double[count];
    Arrays.fill(parts, 1);
    double[] measured = sample == null || sample.parts().length == 0 ? parts : sample.parts();
    double sum = Arrays.stream(measured).sum();
    return Arrays.stream(measured).map(part -> sum == 0 ? seconds / count : part * seconds / sum).toArray();
  }

  /**
   * What the bytes take that pass the levels that cores share. On one thread they take no longer than the whole execution did: where bytes and bandwidth say so, they are wrong, and only
   * their ratio on more threads to one is believed.
   *
   * @param alone seconds of the execution on one thread
   */
  private double memorySeconds(CandidateLoop loop, double iterations, double alone, int cores) {
    double seconds = 0;
    for (int level = 0; level < Math.min(loop.bytesPerIteration().length, machine.levels().size()); level++) {
      MemoryLevel from = machine.levels().get(level);
      if (from.sharedBy() > 1) {
        double onOne = Math.min(alone, loop.bytesPerIteration()[level] * iterations / from.bytesPerSecond(1));
        seconds = Math.max(seconds, onOne * from.bytesPerSecond(1) / from.bytesPerSecond(cores));
      }
    }
    return seconds;
  }

  /** Iterations of an execution from which on it is faster on so many cores than as it is written, its work dealt as it is now; 0 where there is no such number. */
  private long breakEven(CandidateLoop loop, int cores) {
    long fails = loop.written().perExecution();
    for (long longer = 2 * fails; longer <= MOST_ITERATIONS; longer *= 2) {
      fails = isFaster(loop, longer, cores) ? fails : longer; // some shorter ones may be faster by luck, as all come to their end together
    }
    if (2 * fails > MOST_ITERATIONS) {
      return 0;
    }
    long pays = 2 * fails;
    while (pays - fails > 1 + fails / ENOUGH_DIGITS) {
      long middle = (fails + pays) / 2;
      if (isFaster(loop, middle, cores)) {
        pays = middle;
      } else {
        fails = middle;
      }
    }
    return pays;
  }

  private boolean isFaster(CandidateLoop loop, long iterations, int cores) {
    double each = loop.written().seconds().value() / Math.max(1, loop.written().iterations());
    return region(loop, executions(loop).get(0).sample(), iterations, cores, loop.form().seconds().value(), machine.slowdown().of(cores).value()).seconds().value() < each * iterations;
  }
}
