package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;

/**
 * Time of calls as tasks on c cores. Whoever has nothing to do takes a task, so with work W and span S it is between {@code max(W / c, S)} and {@code (W - S) / c + S} (Graham 1969, equation 4; Blumofe
 * and Leiserson 1999), and what it takes to hand tasks out.
 */
public final class TasksModel {
  private final Machine machine;
  private final List<CallTree> samples;

  private TasksModel(Machine machine, List<CallTree> samples) {
    this.machine = machine;
    this.samples = samples;
  }

  /**
   * A forecast of calls.
   *
   * @param depth of calls within calls down to which tasks are worth it: deeper ones cost more than they gain
   * @param cores the forecast on each number of cores
   */
  public record Forecast(int depth, LoopForecast cores) {}

  /**
   * Forecasts calls.
   *
   * @param samples the same calls in several virtual machines, at least one
   * @param cores numbers of cores; 1 is added where it is missing
   * @param program seconds of the whole program
   */
  public static Forecast forecast(Machine machine, String file, int line, String verdict, List<CallTree> samples, List<Integer> cores, double program) {
    List<CallTree> byTime = samples.stream().sorted(Comparator.comparingDouble(CallTree::seconds)).toList();
    return new TasksModel(machine, byTime).forecast(file, line, verdict, cores, program);
  }

  private Forecast forecast(String file, int line, String verdict, List<Integer> cores, double program) {
    TreeSet<Integer> all = new TreeSet<>(cores);
    all.add(1);
    CallTree middle = samples.get(samples.size() / 2);
    int depth = IntStream.range(1, middle.spans().size()).boxed().min(Comparator.comparingDouble(each -> seconds(middle, each, all.last()).value())).orElseThrow();
    Estimate written = Estimate.of(samples.stream().mapToDouble(CallTree::seconds).toArray()).widened(LoopTime.BETWEEN_MACHINES);
    LoopTime time = new LoopTime(written, written, false, middle.executions(), middle.executions() * middle.calls().size(), -1, "calls are not repeated", List.of());
    List<CoresPoint> points = new ArrayList<>();
    for (int c : all) {
      points.add(c == 1 ? CoresPoint.serial(written) : on(middle, written, depth, c));
    }
    CandidateLoop calls = new CandidateLoop(file, line, verdict, time, time, 0, new double[0]);
    int pays = LoopForecast.fastest(points, Advice.PAYS).map(CoresPoint::cores).orElse(0);
    return new Forecast(depth, new LoopForecast(calls, written.times(1 / program), points, pays, 0));
  }

  private CoresPoint on(CallTree middle, Estimate written, int depth, int cores) {
    Estimate seconds = seconds(middle, depth, cores);
    Estimate gained = ParallelPlan.ratio(Estimate.exactly(middle.seconds()), seconds);
    for (CallTree sample : samples) {
      gained = gained.spanning(ParallelPlan.ratio(Estimate.exactly(sample.seconds()), seconds(sample, depth, cores)));
    }
    gained = gained.widened(LoopTime.BETWEEN_MACHINES);
    double even = middle.seconds() * machine.slowdown().of(cores).value() / cores;
    Breakdown breakdown = new Breakdown(even, 0, cost(middle, depth, cores), Math.max(0, seconds.value() - even - cost(middle, depth, cores)), 0);
    return new CoresPoint(cores, Estimate.exactly(written.value()).over(gained), gained, Estimate.exactly(1), gained, breakdown.limit(), breakdown);
  }

  private Estimate seconds(CallTree tree, int depth, int cores) {
    double slowdown = machine.slowdown().of(cores).value();
    double span = tree.spans().get(depth);
    double least = Math.max(tree.seconds() / cores, span) * slowdown + cost(tree, depth, cores);
    double most = ((tree.seconds() - span) / cores + span) * slowdown + cost(tree, depth, cores);
    return new Estimate((least + most) / 2, least, most).reaching(most + tree.executions() * asleep().arrivalHigh());
  }

  /** The others sleep before the first task. A task that another thread takes is handed on as a lock is. */
  private double cost(CallTree tree, int depth, int cores) {
    return tree.executions() * asleep().overhead() + tree.tasks().get(depth) * machine.lockHandOff() / cores;
  }

  private RegionCost asleep() {
    return machine.regions().get(machine.regions().size() - 1);
  }
}
