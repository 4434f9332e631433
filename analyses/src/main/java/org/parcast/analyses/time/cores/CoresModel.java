package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.MeasuredRun;

/**
 * Time of loops on c cores: the busiest thread's parts slowed by its neighbours, or the bytes over the bandwidth that all share, whichever takes longer, and what it takes to begin and end
 * the region (after ECM's saturation, and the dealing that Parallel Prophet and Cilkview burden their forecasts with).
 */
public final class CoresModel {
  /** The machine's spread is the distance of the quartiles of repeats; nine in ten ratios of two repeats are within so many of these of their median, as errors go (1.645 / 1.349, of two). */
  private static final double OF_QUARTILES = 1.72;

  private final Machine machine;
  private final Estimate rest;

  private CoresModel(Machine machine, Estimate rest) {
    this.machine = machine;
    this.rest = rest;
  }

  /**
   * Forecasts a program.
   *
   * @param rest seconds that the program spends outside of the loops
   * @param cores numbers of cores, 1 is added where it is missing
   * @param steps time steps that the run made; 1 where that is not known
   * @param samples virtual machines in which it was timed
   */
  public static TimeForecast forecast(Machine machine, Estimate rest, List<CandidateLoop> loops, List<Integer> cores, long steps, int samples, List<String> uncovered, List<String> warnings) {
    return new CoresModel(machine, rest).forecast(loops, List.copyOf(new TreeSet<>(withOne(cores))), steps, samples, uncovered, warnings);
  }

  private static List<Integer> withOne(List<Integer> cores) {
    List<Integer> all = new ArrayList<>(cores);
    all.add(1);
    return all;
  }

  private TimeForecast forecast(List<CandidateLoop> loops, List<Integer> cores, long steps, int samples, List<String> uncovered, List<String> warnings) {
    Estimate serial = rest;
    for (CandidateLoop loop : loops) {
      serial = serial.plus(loop.written().seconds());
    }
    List<LoopForecast> forecasts = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      forecasts.add(forecast(loop, cores, serial.value()));
    }
    forecasts.sort(Comparator.comparingDouble(CoresModel::saved).reversed());
    List<CoresPoint> points = new Plan(rest, forecasts, 1).on(cores);
    boolean warm = loops.stream().allMatch(loop -> loop.written().warm() && loop.form().warm());
    return new TimeForecast(machine, serial, warm, samples, points, Plan.recommended(points), StepForecast.of(steps, forecasts, cores), forecasts, uncovered, warnings);
  }

  private static double saved(LoopForecast forecast) {
    double written = forecast.loop().written().seconds().value();
    return forecast.pays() == 0 ? forecast.share() - 1 : written - forecast.on(forecast.pays()).seconds().value();
  }

  private LoopForecast forecast(CandidateLoop loop, List<Integer> cores, double programSeconds) {
    List<CoresPoint> points = new ArrayList<>();
    for (int c : cores) {
      points.add(c == 1 ? alone(loop) : on(loop, c));
    }
    double written = loop.written().seconds().value();
    CoresPoint best = points.stream().min(Comparator.comparingDouble(point -> point.seconds().value())).orElseThrow();
    int pays = best.cores() > 1 && best.seconds().value() < written ? best.cores() : 0;
    CoresPoint most = points.get(points.size() - 1);
    return new LoopForecast(loop, written / programSeconds, points, pays, pays > 0 || most.cores() == 1 ? 0 : breakEven(loop, most));
  }

  private static CoresPoint alone(CandidateLoop loop) {
    Estimate written = loop.written().seconds();
    return new CoresPoint(1, written, Estimate.exactly(1), written.value() / loop.form().seconds().value(), Estimate.exactly(1), "serial", Breakdown.serial(written.value()));
  }

  private CoresPoint on(CandidateLoop loop, int cores) {
    Estimate form = loop.form().seconds();
    double perIteration = form.value() / Math.max(1, loop.form().iterations());
    double slowdown = machine.slowdown().of(cores);
    RegionModel region = new RegionModel(machine, Math.max(0, loop.form().gap()), cores);
    Estimate seconds = Estimate.exactly(0);
    double even = 0;
    double memory = 0;
    double imbalance = 0;
    for (Weighted execution : executions(loop)) {
      double alone = perIteration * execution.iterations();
      double[] parts = scaled(execution.sample(), alone * slowdown);
      double share = Arrays.stream(parts).sum() / cores;
      double balanced = Dealing.of(parts, cores, 0).last();
      double waiting = Math.max(0, memorySeconds(loop, execution.iterations(), alone, cores) - balanced);
      double combining = machine.combine() * loop.reductions() * parts.length;
      seconds = seconds.plus(region.of(parts).plus(Estimate.exactly(waiting + combining)).times(execution.count()));
      even += execution.count() * share;
      imbalance += execution.count() * (balanced - share);
      memory += execution.count() * waiting;
    }
    Breakdown breakdown = new Breakdown(even, memory, Math.max(0, seconds.value() - even - memory - imbalance), imbalance, 0);
    // What is gained by threads is gained by the same code; how fast that is differs between virtual machines.
    Estimate gained = Plan.ratio(form, seconds).widened(1 + OF_QUARTILES * machine.spread());
    seconds = form.overIndependent(gained);
    Estimate written = loop.written().seconds();
    return new CoresPoint(cores, seconds, written.overIndependent(seconds), written.value() / form.value(), gained, breakdown.limit(), breakdown);
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

  /** Iterations of an execution from which on its parts outweigh what the region costs. */
  private long breakEven(CandidateLoop loop, CoresPoint most) {
    double executions = Math.max(1, loop.written().executions());
    double iterations = Math.max(1, loop.written().iterations());
    double fixed = most.breakdown().overhead() / executions;
    double gained = (loop.written().seconds().value() - most.seconds().value() + most.breakdown().overhead()) / iterations;
    double needed = fixed / gained;
    return gained > 0 && needed < Long.MAX_VALUE / 2 ? (long) Math.ceil(needed) : 0;
  }
}
