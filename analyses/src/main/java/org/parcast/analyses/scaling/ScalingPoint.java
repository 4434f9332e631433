package org.parcast.analyses.scaling;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.analyses.time.cores.Breakdown;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.valueflow.place.DecompositionForecast;

/**
 * The forecast time of a step on some ranks.
 *
 * @param ranks number of ranks
 * @param threads of each rank
 * @param decomposition the one with the shortest step
 * @param work what the heaviest rank does, beside messages
 * @param computeSeconds all of that
 * @param messageSeconds point-to-point messages of the busiest rank
 * @param collectiveSeconds collective operations
 * @param gained serial time over parallel time; the interval is that of the serial time, of which computing is a share and messages are not
 */
public record ScalingPoint(
    int ranks, int threads, DecompositionForecast decomposition, Breakdown work, double computeSeconds, double messageSeconds, double collectiveSeconds, Estimate gained) {
  /** Serial time over parallel time. */
  public double speedup() {
    return gained.value();
  }

  /** Speed-up per core. */
  public double efficiency() {
    return gained.value() / cores();
  }

  /** The same with its interval. */
  public Estimate efficiencies() {
    return gained.times(1.0 / cores());
  }

  private int cores() {
    return ranks * threads;
  }

  /** Seconds of one step. */
  public double seconds() {
    return computeSeconds + messageSeconds + collectiveSeconds;
  }

  /** Whether the heaviest rank has at most 1.10 times the mean work. */
  public boolean isBalanced() {
    return decomposition.imbalance() <= LogGpModel.MOST_IMBALANCE;
  }

  /** What takes most beside even work. */
  public String limit() {
    Map<String, Double> losses = new TreeMap<>(Map.of("messages", messageSeconds, "collectives", collectiveSeconds, "imbalance", work.imbalance(), "memory", work.memory(), "overhead",
        work.overhead(), "turns", work.serial()));
    return losses.entrySet().stream().filter(loss -> loss.getValue() > 0).max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("none");
  }
}
