package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.parcast.recording.Nets;

/**
 * What moves of single vertices would send. Values with more sinks than there are ranks, as a time step that all elements use, are looked at last: mostly
 * the others have decided by then, however those come out.
 */
public final class TrafficMoves {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Incidence incidence;
  private final short[] owner;
  private final int ranks;
  /** The nets that are looked at last, and the bytes of their values. */
  private final IntArrayList last = new IntArrayList();
  private final IntArrayList lastWeights = new IntArrayList();

  /** @param owner rank of each representative, as it is when asked */
  public TrafficMoves(ValueCommunicationGraph graph, Singletons singletons, Incidence incidence, short[] owner, int ranks) {
    this.graph = graph;
    this.singletons = singletons;
    this.incidence = incidence;
    this.owner = owner;
    this.ranks = ranks;
  }

  /**
   * Whether more is sent where a vertex moves to another rank. With traffic alone one vertex after the other would follow the first: what a rank gets for others
   * that lie there costs nothing for one more, and still has to be sent when that one has left.
   */
  public boolean sendsMore(int vertex, short to) {
    Nets nets = graph.nets();
    last.clear();
    lastWeights.clear();
    long more = 0;
    long open = 0;
    for (int e = incidence.start(vertex), end = incidence.end(vertex); e < end; e++) {
      int home = incidence.isOwn(e) ? vertex : incidence.home(vertex, e);
      if (singletons.contains(home)) {
        continue;
      }
      int first = home == vertex ? e : incidence.start(home);
      int endOfHome = home == vertex ? e + 1 : incidence.end(home);
      for (int own = first; own < endOfHome; own++) {
        if (incidence.isOwn(own)) {
          int n = incidence.net(home, own);
          if (nets.end(n) - nets.offset(n) > ranks) {
            last.add(n);
            lastWeights.add(incidence.weight(own));
            open += incidence.weight(own);
          } else {
            more += (long) incidence.weight(own) * change(n, vertex, to);
          }
        }
      }
    }
    for (int i = 0; i < last.size() && more <= open && more > -open; i++) {
      long weight = lastWeights.getInt(i);
      open -= weight;
      more += weight * change(last.getInt(i), vertex, to);
    }
    return more > 0;
  }

  /** To how many ranks more the values of a net go. */
  private int change(int net, int vertex, short to) {
    Nets nets = graph.nets();
    int home = graph.representative(nets.home(net));
    short from = owner[vertex];
    boolean used = home == vertex;
    boolean atFrom = home != vertex && owner[home] == from;
    boolean atTo = home != vertex && owner[home] == to;
    for (int i = nets.offset(net), end = nets.end(net); i < end && !(atFrom && atTo); i++) {
      int pin = graph.sink(nets.pin(net, i), home);
      used |= pin == vertex;
      atFrom |= pin != vertex && owner[pin] == from;
      atTo |= pin != vertex && owner[pin] == to;
    }
    return used ? (atFrom ? 1 : 0) - (atTo ? 1 : 0) : 0;
  }
}
