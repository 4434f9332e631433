package org.parcast.analyses.valueflow.place;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * What to forecast.
 *
 * @param ranks numbers of ranks, each at least 1
 * @param imbalance how much heavier than the mean the partitioner may make a part, 0.03 for 3 %
 * @param connected whether the partitioner's parts are made connected
 * @param seed seed of the partitioner
 * @param singletons rule for singletons
 * @param shapes shape of a linearised array by its name, where the index expressions do not show it
 * @param owners the user's decomposition, if any
 * @param layouts what the plan is to do with variables, by their names
 * @param memory bytes that the analysis may take; where it would take more, vertices stand for tiles of neighbouring words
 * @param progress is told what is being done, a line at a time
 */
public record CommunicationRequest(
    List<Integer> ranks,
    double imbalance,
    boolean connected,
    long seed,
    SingletonMode singletons,
    Map<String, List<Integer>> shapes,
    Optional<WordOwners> owners,
    Map<String, Distribution> layouts,
    long memory,
    Consumer<String> progress) {

  /** @throws IllegalArgumentException if there is no rank count, one is below 1 or above 32000, the imbalance is negative, or there is no memory */
  public CommunicationRequest {
    ranks = List.copyOf(ranks);
    shapes = Map.copyOf(shapes);
    layouts = Collections.unmodifiableMap(new LinkedHashMap<>(layouts));
    if (ranks.isEmpty()) {
      throw new IllegalArgumentException("no number of ranks is given; give at least one, as in --ranks 2,4,8");
    }
    for (int p : ranks) {
      if (p < 1 || p > 32_000) {
        throw new IllegalArgumentException("cannot forecast for " + p + " ranks; give 1 to 32000");
      }
    }
    if (!(imbalance >= 0)) {
      throw new IllegalArgumentException("the imbalance has to be 0 or more, found " + imbalance);
    }
    if (memory <= 0) {
      throw new IllegalArgumentException("the memory has to be above 0 bytes, found " + memory);
    }
  }

  /** A request with 3 % imbalance, seed 1, the default rule for singletons, all the memory that it wants, and nothing else. */
  public static CommunicationRequest of(List<Integer> ranks) {
    return new CommunicationRequest(ranks, Thresholds.PARTITIONER_ABOVE_MEAN, false, 1, SingletonMode.DEFAULT, Map.of(), Optional.empty(), Map.of(), Long.MAX_VALUE, message -> {});
  }

  public CommunicationRequest withRanks(List<Integer> value) {
    return new CommunicationRequest(value, imbalance, connected, seed, singletons, shapes, owners, layouts, memory, progress);
  }

  public CommunicationRequest withLayouts(Map<String, Distribution> value) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, singletons, shapes, owners, value, memory, progress);
  }

  public CommunicationRequest withConnected(boolean value) {
    return new CommunicationRequest(ranks, imbalance, value, seed, singletons, shapes, owners, layouts, memory, progress);
  }

  public CommunicationRequest withSeed(long value) {
    return new CommunicationRequest(ranks, imbalance, connected, value, singletons, shapes, owners, layouts, memory, progress);
  }

  public CommunicationRequest withSingletons(SingletonMode value) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, value, shapes, owners, layouts, memory, progress);
  }

  public CommunicationRequest withShapes(Map<String, List<Integer>> value) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, singletons, value, owners, layouts, memory, progress);
  }

  public CommunicationRequest withOwners(WordOwners value) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, singletons, shapes, Optional.of(value), layouts, memory, progress);
  }

  public CommunicationRequest withProgress(Consumer<String> value) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, singletons, shapes, owners, layouts, memory, value);
  }

  public CommunicationRequest withMemory(long bytes) {
    return new CommunicationRequest(ranks, imbalance, connected, seed, singletons, shapes, owners, layouts, bytes, progress);
  }
}
