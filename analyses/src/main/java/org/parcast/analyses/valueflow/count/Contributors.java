package org.parcast.analyses.valueflow.count;

import java.util.BitSet;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermSources;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

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
    Nets nets = graph.nets();
    BitSet concerned = assembly.nets();
    for (int n = concerned.nextSetBit(0); n >= 0; n = concerned.nextSetBit(n + 1)) {
      int home = nets.home(n);
      boolean word = assembly.contains(home);
      boolean everyStep = graph.everyStep(n);
      for (int i = nets.offset(n), end = nets.end(n); owner[home] >= 0 && i < end; i++) {
        int pin = nets.pin(n, i);
        if (assembly.isContribution(home, pin) && !areTermsApart(pin)) {
          int to = assembly.number(pin);
          contributing.add(to, owner[home]);
          sharing.add(to, owner[home]);
          if (everyStep || assembly.contributesInSteps(n, pin)) {
            contributingInSteps.add(to, owner[home]);
          }
        } else if (word && owner[pin] >= 0) {
          sharing.add(assembly.number(home), owner[pin]);
        }
      }
    }
  }

  /** The assembly words of which the ranks with words of one array in their terms are not those with words of another. */
  private BitSet apart(short[] owner, int ranks) {
    BitSet apart = new BitSet();
    TermSources terms = assembly.terms();
    if (terms.arrays() == 0) {
      return apart;
    }
    RankSets having = new RankSets(assembly.size() * terms.arrays(), ranks);
    Nets nets = graph.nets();
    for (int n = assembly.nets().nextSetBit(0); n >= 0; n = assembly.nets().nextSetBit(n + 1)) {
      int home = nets.home(n);
      for (int i = nets.offset(n), end = nets.end(n); owner[home] >= 0 && graph.everyStep(n) && i < end; i++) {
        int pin = nets.pin(n, i);
        int array = assembly.isContribution(home, pin) || assembly.isOperandOf(home, pin) ? terms.array(home, pin) : -1;
        if (array >= 0) {
          having.add(assembly.number(pin) * terms.arrays() + array, owner[home]);
        }
      }
    }
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
