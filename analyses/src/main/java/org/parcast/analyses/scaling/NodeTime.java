package org.parcast.analyses.scaling;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.cores.Breakdown;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.StepForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;

/**
 * What the cores of a node make of a step.
 *
 * @param machine the node
 * @param step a step on several of its cores
 */
record NodeTime(Machine machine, StepForecast step) {
  /** Empty where the run made no steps that are known. */
  static Optional<NodeTime> of(TimeForecast time) {
    return time.step().map(step -> new NodeTime(time.machine(), step));
  }

  /** Numbers of threads for which a step is forecast. */
  List<Integer> counts() {
    return step.cores().stream().map(CoresPoint::cores).toList();
  }

  /** What so many threads make a step faster, at least 2. */
  Estimate gained(int threads) {
    return step.on(threads).speedup();
  }

  /**
   * Time of the heaviest of some ranks.
   *
   * @param serial seconds of a step on one core
   * @param threads of each rank
   * @param perNode ranks of a node
   * @param share of the work that a rank has on average
   * @param imbalance work of the heaviest over that
   */
  Breakdown of(double serial, int threads, int perNode, double share, double imbalance) {
    int busy = Math.min(machine.cores(), perNode * threads);
    double beside = machine.slowdown().of(busy).value() / machine.slowdown().of(threads).value();
    CoresPoint point = step.on(threads);
    Breakdown whole = threads == 1 ? new Breakdown(serial, 0, 0, 0, 0) : point.breakdown();
    double even = (whole.compute() + whole.serial()) * share * beside;
    // What memory delays the busy cores of a node, of which each has the share of its ranks; never less than what the threads of a rank wait.
    double waiting = counts().stream().filter(c -> c <= busy).reduce((first, second) -> second).map(c -> step.on(c).breakdown().memory()).orElse(0.0) * share * perNode;
    double uneven = whole.imbalance() * share * beside + (even + waiting) * (imbalance - 1);
    return new Breakdown(even, waiting, whole.overhead(), uneven, 0);
  }
}
