package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.compact.VertexOrder;
import org.parcast.recording.Nets;

/**
 * What the steps leave to a next step that was not run. The value that a word held before the first step takes its place: a rank to which the
 * last value went within its step would not be sent it again, so that what the first step sends there belongs to set-up.
 */
public final class Continuations {
  private final ValueCommunicationGraph graph;
  /** The words in which the steps left values, and by their numbers the nets of these. */
  private final VertexOrder left;
  private final int[] lastNet;

  public Continuations(ValueCommunicationGraph graph) {
    this.graph = graph;
    Nets nets = graph.nets();
    BitSet words = new BitSet(graph.vertices());
    for (int n = 0; n < nets.size(); n++) {
      words.set(nets.home(n), words.get(nets.home(n)) || isLeft(n));
    }
    left = new VertexOrder(words);
    lastNet = new int[left.size()];
    for (int n = 0; n < nets.size(); n++) {
      if (isLeft(n)) {
        lastNet[left.of(nets.home(n))] = n;
      }
    }
  }

  private boolean isLeft(int net) {
    return graph.nets().last(net) && graph.everyStep(net);
  }

  /** The net of the value that the steps left in the word whose value from before the steps this net is of; -1 where there is none. */
  public int of(int net) {
    int home = graph.nets().home(net);
    return graph.nets().earlier(net) && graph.everyStep(net) && left.contains(home) ? lastNet[left.of(home)] : -1;
  }
}
