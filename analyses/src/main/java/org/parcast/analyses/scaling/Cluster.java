package org.parcast.analyses.scaling;

import org.parcast.analyses.time.machine.Machine;

/**
 * Nodes of several cores, and what lies between ranks on them.
 *
 * @param between the network between nodes; a node's ranks share its link
 * @param betweenOverhead seconds for which a rank is busy with each message to another node
 * @param within what ranks of a node send over
 * @param withinOverhead seconds for which a rank is busy with each message within a node
 * @param coresPerNode cores of a node, at least 1
 */
public record Cluster(Interconnect between, double betweenOverhead, Interconnect within, double withinOverhead, int coresPerNode) {
  /** Of a latency, for networks of which no more is known: each message of a rank then costs all of it, as in Hockney's model. */
  private static final double WHOLE = 1;

  /** Of the latency within a node, that is the work of sender and receiver, which copy. */
  private static final double COPYING = 0.5;

  /** Each rank on a node of its own. */
  public static Cluster of(Interconnect between) {
    return new Cluster(between, WHOLE * between.latencySeconds(), Interconnect.SHARED_MEMORY, COPYING * Interconnect.SHARED_MEMORY.latencySeconds(), 1);
  }

  /**
   * Nodes that are such machines.
   *
   * @param named the network between them, or null for that of the machine
   */
  public static Cluster of(Machine machine, Interconnect named) {
    Cluster far = of(named == null ? Interconnect.INFINIBAND_EDR : named);
    double overhead = far.betweenOverhead;
    Interconnect between = far.between;
    if (named == null && machine.network() != null) {
      between = new Interconnect(machine.network().name(), 2 * machine.network().overhead() + machine.network().latency(), machine.network().bytesPerSecond());
      overhead = machine.network().overhead();
    }
    return new Cluster(between, overhead, far.within, far.withinOverhead, machine.cores());
  }

  /** Seconds of some messages of one rank that follow each other: each keeps it busy, the last has to arrive. */
  double messages(boolean far, int count, double bytes) {
    Interconnect over = far ? between : within;
    return count == 0 ? 0 : (count - 1) * (far ? betweenOverhead : withinOverhead) + over.message(bytes);
  }
}
