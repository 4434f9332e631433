package org.parcast.analyses.valueflow.place;

import org.parcast.analyses.valueflow.graph.HubNets;
import org.parcast.analyses.valueflow.graph.Incidence;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Moves single vertices of a placement, and tells what that sends. The sinks of a value are gone through for each of them that might move; once that has been as much as it takes to
 * count those of the largest nets by rank, they are counted.
 */
final class TrafficMoves {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Incidence incidence;
  private final short[] owner;
  private final int ranks;
  /** Sinks gone through so far. */
  private long seen;
  private HubNets hubs;

  /** @param owner rank of each representative, of vertices of the incidence from 0 on */
  TrafficMoves(ValueCommunicationGraph graph, Singletons singletons, Incidence incidence, short[] owner, int ranks) {
    this.graph = graph;
    this.singletons = singletons;
    this.incidence = incidence;
    this.owner = owner;
    this.ranks = ranks;
  }

  void move(int vertex, short to) {
    if (hubs != null && to != owner[vertex]) {
      hubs.move(vertex, owner[vertex], to);
    }
    owner[vertex] = to;
  }

  /**
   * Whether more is sent where a vertex moves to another rank. With traffic alone one vertex after the other would follow the first: what a rank gets for others
   * that lie there costs nothing for one more, and still has to be sent when that one has left.
   */
  boolean sendsMore(int vertex, short to) {
    long more = 0;
    for (int e = incidence.start(vertex), end = incidence.end(vertex); e < end; e++) {
      int home = incidence.isOwn(e) ? vertex : incidence.home(e);
      if (singletons.contains(home)) {
        continue;
      }
      int first = home == vertex ? e : incidence.start(home);
      int last = home == vertex ? e + 1 : incidence.end(home);
      for (int own = first; own < last; own++) {
        if (incidence.isOwn(own)) {
          more += (long) incidence.weight(own) * change(incidence.net(own), home, vertex, to);
        }
      }
    }
    return more > 0;
  }

  /** On how many ranks more the values of a net are used. */
  private int change(int net, int home, int vertex, short to) {
    short from = owner[vertex];
    if (hubs == null && seen > graph.nets().keptPins()) {
      hubs = new HubNets(graph, owner, ranks);
    }
    if (hubs != null && hubs.has(net)) {
      boolean member = hubs.has(net, vertex);
      boolean atFrom = home != vertex && owner[home] == from || hubs.sinks(net, from) > (member ? 1 : 0);
      boolean atTo = home != vertex && owner[home] == to || hubs.sinks(net, to) > 0;
      return home == vertex || member ? (atFrom ? 1 : 0) - (atTo ? 1 : 0) : 0;
    }
    Nets nets = graph.nets();
    boolean used = home == vertex;
    boolean atFrom = home != vertex && owner[home] == from;
    boolean atTo = home != vertex && owner[home] == to;
    int end = nets.end(net);
    seen += end - nets.offset(net);
    for (int i = nets.offset(net); i < end; i++) {
      int pin = graph.sink(nets.pin(net, i), home);
      used |= pin == vertex;
      atFrom |= pin != vertex && owner[pin] == from;
      atTo |= pin != vertex && owner[pin] == to;
    }
    return used ? (atFrom ? 1 : 0) - (atTo ? 1 : 0) : 0;
  }
}
