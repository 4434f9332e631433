package org.parcast.analyses.valueflow.graph;

import org.parcast.recording.Nets;

/** The edges between representatives, as often as nets have them; words that only receive copies are pins too. */
public final class Edges {
  private Edges() {}

  /** Is told of an edge. */
  public interface Visitor {
    void visit(int home, int pin);
  }

  public static void forEach(ValueCommunicationGraph graph, Visitor visitor) {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(n, i) < Nets.FIRST_VERTEX ? home : graph.representative(nets.pin(n, i));
        if (pin != home) {
          visitor.visit(home, pin);
        }
      }
    }
  }
}
