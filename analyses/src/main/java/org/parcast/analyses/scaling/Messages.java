package org.parcast.analyses.scaling;

import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.StepPath;

/** Point-to-point messages of a step: those of the busiest rank, or the bytes that the busiest node's link has to pass. */
final class Messages {
  private final Cluster cluster;
  private final int perNode;

  Messages(Cluster cluster, int perNode) {
    this.cluster = cluster;
    this.perNode = perNode;
  }

  /** Seconds of a step's messages. */
  double seconds(DecompositionForecast decomposition) {
    boolean spread = perNode > 1 && decomposition.ranks() > perNode;
    if (!spread || decomposition.traffic().isEmpty()) {
      // What a rank sends and receives passes its link in both directions at once.
      boolean far = perNode == 1 || decomposition.ranks() > perNode;
      double sharing = spread ? perNode : 1; // nothing is known of who sends to whom: all of a node send far
      return cluster.messages(far, decomposition.largestNeighbours(), decomposition.largestRankBytesPerStep() * sharing);
    }
    return placed(decomposition.traffic().get());
  }

  /** Seconds of a step's messages if each number, of type double, has one of its own. */
  double oneByOne(DecompositionForecast decomposition) {
    boolean far = perNode == 1 || decomposition.ranks() > perNode;
    return cluster.messages(far, (int) Math.ceil(decomposition.largestRankBytesPerStep() / Double.BYTES), decomposition.largestRankBytesPerStep());
  }

  /** Seconds of the messages that follow each other on the longest path of a step. */
  double inTurn(DecompositionForecast decomposition) {
    int messages = decomposition.path().map(StepPath::messages).orElse(0);
    boolean far = perNode == 1 || decomposition.ranks() > perNode;
    return messages * cluster.messages(far, 1, 0);
  }

  private double placed(CommunicationMatrix traffic) {
    int ranks = traffic.ranks();
    int[] near = new int[ranks];
    int[] far = new int[ranks];
    double[] nearBytes = new double[ranks];
    double[] farBytes = new double[ranks];
    double[] link = new double[(ranks + perNode - 1) / perNode];
    for (int pair = 0; pair < traffic.pairs(); pair++) {
      int from = traffic.from(pair);
      boolean within = from / perNode == traffic.to(pair) / perNode;
      (within ? near : far)[from]++;
      (within ? nearBytes : farBytes)[from] += traffic.bytes(pair);
      link[from / perNode] += within ? 0 : traffic.bytes(pair);
    }
    double longest = 0;
    for (int rank = 0; rank < ranks; rank++) {
      double passing = Math.max(farBytes[rank], link[rank / perNode]); // the node's link is shared
      longest = Math.max(longest, cluster.messages(false, near[rank], nearBytes[rank]) + (far[rank] == 0 ? 0 : cluster.messages(true, far[rank], passing)));
    }
    return longest;
  }
}
