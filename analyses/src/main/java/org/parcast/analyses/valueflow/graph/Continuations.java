package org.parcast.analyses.valueflow.graph;

import org.parcast.recording.Nets;

/**
 * What the steps leave to a next step that was not run. The value that a word held before the first step takes its place: a rank to which the
 * last value went within its step would not be sent it again, so that what the first step sends there belongs to set-up.
 */
public final class Continuations {
  private final ValueCommunicationGraph graph;
  /** By vertex, 1 more than the net of the value that the steps left in it; 0 where there is none. */
  private final int[] lastNet;

  public Continuations(ValueCommunicationGraph graph) {
    this.graph = graph;
    lastNet = new int[graph.vertices()];
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      if (nets.last(n) && graph.everyStep(n)) {
        lastNet[nets.home(n)] = n + 1;
      }
    }
  }

  /** The net of the value that the steps left in the word whose value from before the steps this net is of; -1 where there is none. */
  public int of(int net) {
    return graph.nets().earlier(net) && graph.everyStep(net) ? lastNet[graph.nets().home(net)] - 1 : -1;
  }
}
