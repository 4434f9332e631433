package org.parcast.analyses.valueflow.place;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.plan.StepPath;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * What one placement of the words on ranks has to send. Point-to-point and collective bytes are apart everywhere.
 *
 * @param ranks number of ranks
 * @param estimator where the placement comes from
 * @param array name of the array that is cut, empty where no array is
 * @param grid process grid, one entry for each axis of the array that can be cut; the number of ranks for {@link Estimator#PARTITION}
 * @param assembly convention for assembly words
 * @param best whether it is the best of its number of ranks: every rank has work, the heaviest at most 1.10 of the mean, least bytes
 * @param bytesPointToPoint bytes over the whole region, set-up included
 * @param bytesCollective bytes of singleton traffic over the whole region
 * @param bytesPointToPointPerStep bytes in one step, without set-up
 * @param bytesCollectivePerStep bytes of singleton traffic in one step, without set-up
 * @param messagesPerStep ordered pairs of ranks with point-to-point traffic in a step: a lower bound of the messages
 * @param largestNeighbours most ranks that one rank exchanges with
 * @param meanNeighbours mean over the ranks
 * @param largestRankBytesPerStep most point-to-point bytes that one rank sends in a step, or receives where that is more
 * @param imbalance work of the heaviest rank over the mean, at least 1
 * @param everyRankBusy whether every rank has work
 * @param bounds of the bytes in a step where vertices are tiles: one figure where no tile is cut; empty where vertices are single words, and for
 *     the partitioner, which places whole tiles
 * @param path the longest path of a step; empty where nothing is computed from what the same step computes, or that is not known
 * @param traffic the matrix, empty where it was not kept (many ranks, not best)
 */
public record DecompositionForecast(
    int ranks,
    Estimator estimator,
    String array,
    List<Integer> grid,
    AssemblyConvention assembly,
    boolean best,
    long bytesPointToPoint,
    long bytesCollective,
    double bytesPointToPointPerStep,
    double bytesCollectivePerStep,
    long messagesPerStep,
    int largestNeighbours,
    double meanNeighbours,
    double largestRankBytesPerStep,
    double imbalance,
    boolean everyRankBusy,
    Optional<VolumeBounds> bounds,
    Optional<StepPath> path,
    Optional<CommunicationMatrix> traffic) {

  public DecompositionForecast {
    grid = List.copyOf(grid);
  }

  /** Point-to-point and collective bytes in one step. */
  public double bytesPerStep() {
    return bytesPointToPointPerStep + bytesCollectivePerStep;
  }

  /** How long a step takes at least, in even shares of its work: what the heaviest rank has to do, or what ranks can only do in turn. */
  public double shares() {
    return Math.max(imbalance, path.map(StepPath::shares).orElse(1.0));
  }

  /** Whether ranks wait for what others compute in the same step for so long that it counts. */
  public boolean isInTurn() {
    return shares() > Thresholds.LARGEST_IMBALANCE * imbalance;
  }

  public DecompositionForecast asBest(CommunicationMatrix matrix) {
    return new DecompositionForecast(ranks, estimator, array, grid, assembly, true, bytesPointToPoint, bytesCollective,
        bytesPointToPointPerStep, bytesCollectivePerStep, messagesPerStep, largestNeighbours, meanNeighbours, largestRankBytesPerStep,
        imbalance, everyRankBusy, bounds, path, Optional.of(matrix));
  }
}
