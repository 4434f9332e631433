package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.MeasuredRun;

/**
 * Time of loops on c cores: the busiest thread's parts slowed by its neighbours, or the bytes over the bandwidth that all share, whichever takes longer, and what it takes to begin and end
 * the region (after ECM's saturation, and the dealing that Parallel Prophet and Cilkview burden their forecasts with).
 */
public final class CoresModel {
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
    RegionCost region = machine.region(Math.max(0, loop.form().gap()));
    double early = 0;
    double late = 0;
    double even = 0;
    double memory = 0;
    double overhead = 0;
    double imbalance = 0;
    for (Weighted execution : executions(loop)) {
      double[] parts = scaled(execution.sample(), perIteration * execution.iterations() * slowdown);
      double total = Arrays.stream(parts).sum();
      double bound = memorySeconds(loop, execution.iterations(), cores);
      double first = Math.max(bound, Dealing.span(parts, cores, region.arrivalLow()));
      double last = Math.max(bound, Dealing.span(parts, cores, region.arrivalHigh()));
      double balanced = Dealing.span(parts, cores, 0);
      double fixed = region.overhead() + machine.combine() * loop.reductions() * parts.length;
      early += execution.count() * (first + fixed);
      late += execution.count() * (last + fixed);
      even += execution.count() * total / cores;
      imbalance += execution.count() * (balanced - total / cores);
      memory += execution.count() * Math.max(0, bound - balanced);
      overhead += execution.count() * (fixed + (first + last) / 2 - Math.max(bound, balanced));
    }
    double middle = (early + late) / 2;
    Estimate seconds = Estimate.exactly(middle).reaching(early * form.low() / form.value()).reaching(late * form.high() / form.value());
    Breakdown breakdown = new Breakdown(even, memory, overhead, imbalance, 0);
    Estimate written = loop.written().seconds();
    return new CoresPoint(cores, seconds, Plan.ratio(written, seconds), written.value() / form.value(), Plan.ratio(form, seconds), breakdown.limit(), breakdown);
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

  /** What the bytes take that pass the levels that cores share. */
  private double memorySeconds(CandidateLoop loop, double iterations, int cores) {
    double seconds = 0;
    for (int level = 0; level < Math.min(loop.bytesPerIteration().length, machine.levels().size()); level++) {
      MemoryLevel from = machine.levels().get(level);
      seconds = Math.max(seconds, loop.bytesPerIteration()[level] * iterations / from.read().of(cores));
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
