package org.parcast.analyses.valueflow;

import java.util.BitSet;
import org.parcast.recorder.format.Nets;

/** The assembly words of a graph: updated by +, *, min or max from contributions. */
final class Assembly {
  private final ValueCommunicationGraph graph;
  private final BitSet words = new BitSet();
  private final Crossings results;

  /** @param vertices the words' vertices; singletons among them are reductions already and left out */
  Assembly(ValueCommunicationGraph graph, BitSet vertices, Singletons singletons) {
    this.graph = graph;
    vertices.stream().map(graph::representative).filter(v -> !singletons.contains(v)).forEach(words::set);
    results = new Crossings(graph, words);
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  boolean contains(int representative) {
    return words.get(representative);
  }

  /** Whether a sink of a value is a word to which the value contributes. */
  boolean isContribution(int home, int pin) {
    return pin >= Nets.FIRST_VERTEX && words.get(graph.representative(pin)) && graph.representative(pin) != graph.representative(home);
  }

  /** Complete values of a word in all steps of the headline phase: those that others use. */
  long resultsInSteps(int word) {
    return results.inSteps(word);
  }

  /** Complete values over the whole region. */
  long results(int word) {
    return results.total(word);
  }
}
