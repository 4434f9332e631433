package org.parcast.analyses.valueflow.count;

import java.util.BitSet;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermSources;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;

/**
 * The ranks that contribute to each assembly word, and those that read it, under one placement. Where what terms are computed of lies apart, so that no rank surely has
 * all of one, the owner of the word has everything sent and nobody contributes.
 */
final class Contributors {
  private final ValueCommunicationGraph graph;
  private final Assembly assembly;
  private final RankSets contributing;
  private final RankSets contributingInSteps;
  private final RankSets sharing;
  /** Words whose terms lie apart. */
  private final BitSet apart;

  Contributors(ValueCommunicationGraph graph, Assembly assembly, short[] owner, int ranks) {
    this.graph = graph;
    this.assembly = assembly;
    contributing = new RankSets(assembly.size(), ranks);
    contributingInSteps = new RankSets(assembly.size(), ranks);
    sharing = new RankSets(assembly.size(), ranks);
    apart = apart(owner, ranks);
    graph.nets().forEachUse(assembly.nets(), (net, home, sink) -> {
      if (owner[home] < 0) {
        return;
      }
      if (assembly.isContribution(home, sink) && !areTermsApart(sink)) {
        int to = assembly.number(sink);
        contributing.add(to, owner[home]);
        sharing.add(to, owner[home]);
        if (graph.everyStep(net) || assembly.contributesInSteps(net, sink)) {
          contributingInSteps.add(to, owner[home]);
        }
      } else if (assembly.contains(home) && owner[sink] >= 0) {
        sharing.add(assembly.number(home), owner[sink]);
      }
    });
  }

  /** The assembly words of which the ranks with words of one array in their terms are not those with words of another. */
  private BitSet apart(short[] owner, int ranks) {
    BitSet apart = new BitSet();
    TermSources terms = assembly.terms();
    if (terms.arrays() == 0) {
      return apart;
    }
    RankSets having = new RankSets(assembly.size() * terms.arrays(), ranks);
    graph.nets().forEachUse(assembly.nets(), (net, home, sink) -> {
      boolean operand = owner[home] >= 0 && graph.everyStep(net) && (assembly.isContribution(home, sink) || assembly.isOperandOf(home, sink));
      int array = operand ? terms.array(home, sink) : -1;
      if (array >= 0) {
        having.add(assembly.number(sink) * terms.arrays() + array, owner[home]);
      }
    });
    assembly.forEachWord(word -> {
      int first = assembly.number(word) * terms.arrays();
      if (!having.areAlike(first, first + terms.arrays())) {
        apart.set(assembly.number(word));
      }
    });
    return apart;
  }

  /** Whether the terms of an assembly word have to be brought together by its owner. */
  boolean areTermsApart(int word) {
    return apart.get(assembly.number(word));
  }

  /** The ranks of a band that contribute to a word or read it. */
  long sharers(int word, int band) {
    return sharing.band(band)[assembly.number(word)];
  }

  /** Whether a value is not sent to the owner of a word that it contributes to: partial results of that are, if any. */
  boolean isContributed(int home, int pin, int by) {
    return assembly.isContribution(home, pin) && !areTermsApart(pin)
        || assembly.isOperandOf(home, pin) && contributing.contains(assembly.number(pin), by);
  }

  /** Whether any rank contributes to a word; else it is what its owner makes of it. */
  boolean contribute(int word) {
    return contributing.count(assembly.number(word)) > 0;
  }

  /** Is told what the partial results of a word cost. */
  interface PartialVisitor {
    void visit(int word, int from, int to, long bytes, long bytesInSteps);
  }

  /** One partial result from every other rank that contributes to the owner. */
  void combined(short[] owner, PartialVisitor visitor) {
    assembly.forEachWord(word -> contributing.forEach(assembly.number(word), from -> send(word, from, owner[word], visitor)));
  }

  /** Partial results from every rank that contributes to every other that shares. */
  void shared(PartialVisitor visitor) {
    assembly.forEachWord(word -> {
      int number = assembly.number(word);
      contributing.forEach(number, from -> sharing.forEach(number, to -> send(word, from, to, visitor)));
    });
  }

  private void send(int word, int from, int to, PartialVisitor visitor) {
    if (from != to) {
      int bytes = graph.words().bytes(word);
      long inSteps = contributingInSteps.contains(assembly.number(word), from) ? bytes * assembly.resultsInSteps(word) : 0;
      visitor.visit(word, from, to, bytes * assembly.results(word), inSteps);
    }
  }
}
