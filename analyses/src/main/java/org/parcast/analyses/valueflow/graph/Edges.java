package org.parcast.analyses.valueflow.graph;

import java.util.function.IntPredicate;
import org.parcast.recording.Nets;

/** The edges between representatives, as often as nets have them; words that only receive copies are pins too. */
public final class Edges {
  private Edges() {}

  /** Is told of an edge. */
  public interface Visitor {
    void visit(int home, int pin);
  }

  public static void forEach(ValueCommunicationGraph graph, Visitor visitor) {
    forEach(graph, net -> true, (net, home, pin) -> visitor.visit(home, pin));
  }

  /** @param test which nets are told of, by number */
  public static void forEach(ValueCommunicationGraph graph, IntPredicate test, Nets.UseVisitor visitor) {
    graph.nets().forEachUse(test, (net, vertex, sink) -> {
      int home = graph.representative(vertex);
      int pin = graph.sink(sink, home);
      if (pin != home) {
        visitor.visit(net, home, pin);
      }
    });
  }
}
