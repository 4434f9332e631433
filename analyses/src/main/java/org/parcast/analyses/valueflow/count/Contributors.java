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
  /** The ranks that read a word, and those that contribute to it. */
  private final RankSets sharing;
  /** Words whose terms lie apart. */
  private final BitSet apart = new BitSet();

  Contributors(ValueCommunicationGraph graph, Assembly assembly, ContributingNets nets, short[] owner, int ranks) {
    this.graph = graph;
    this.assembly = assembly;
    contributing = new RankSets(assembly.size(), ranks);
    contributingInSteps = new RankSets(assembly.size(), ranks);
    sharing = new RankSets(assembly.size(), ranks);
    TermSources terms = assembly.terms();
    RankSets having = new RankSets(assembly.size() * terms.arrays(), ranks);
    graph.nets().forEachUse(nets.telling(), (net, home, sink) -> {
      if (owner[home] < 0) {
        return;
      }
      boolean contribution = nets.isContribution(assembly, net, home, sink);
      if (contribution) {
        contributing.add(assembly.number(sink), owner[home]);
        if (ContributingNets.isInSteps(graph, assembly, net, sink)) {
          contributingInSteps.add(assembly.number(sink), owner[home]);
        }
      } else if (assembly.contains(home) && owner[sink] >= 0) {
        sharing.add(assembly.number(home), owner[sink]);
      }
      int array = ContributingNets.termArray(graph, assembly, net, home, sink, contribution);
      if (array >= 0) {
        having.add(assembly.number(sink) * terms.arrays() + array, owner[home]);
      }
    });
    assembly.forEachWord(word -> {
      int first = assembly.number(word) * terms.arrays();
      if (having.areAlike(first, first + terms.arrays())) {
        sharing.addAll(assembly.number(word), contributing);
      } else {
        apart.set(assembly.number(word));
        contributing.clear(assembly.number(word));
      }
    });
    if (!apart.isEmpty()) {
      graph.nets().forEachUse(nets.telling(), (net, home, sink) -> {
        if (owner[home] >= 0 && assembly.contains(home) && owner[sink] >= 0 && nets.isContribution(assembly, net, home, sink) && areTermsApart(sink)) {
          sharing.add(assembly.number(home), owner[sink]);
        }
      });
    }
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
