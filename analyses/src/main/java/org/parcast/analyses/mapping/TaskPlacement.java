package org.parcast.analyses.mapping;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.parcast.analyses.mapping.strategy.Strategy;

/**
 * One placement.
 *
 * @param strategy how it was made
 * @param quality sum over pairs of communication / (1 + distance), higher is better
 * @param cost sum over pairs of communication x distance, lower is better
 * @param misses misses of the widest shared caches when the placed trace is simulated, where there is a trace
 * @param cycles cycles that the references of the slowest thread take in the machine's caches, where there is a trace
 * @param cores number of the processing unit of each task, as the operating system counts
 * @param units the same as the hierarchy counts
 * @param moved the sixteenths of the run, from 1, after which threads moved; empty where they stay
 * @param elapsed time it took to find
 */
public record TaskPlacement(Strategy strategy, double quality, double cost, OptionalLong misses, OptionalLong cycles, List<Integer> cores, List<Integer> units,
    List<Integer> moved, Duration elapsed) {
  public TaskPlacement {
    cores = List.copyOf(cores);
    units = List.copyOf(units);
    moved = List.copyOf(moved);
  }
}
