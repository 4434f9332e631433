package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import org.parcast.recorder.format.Nets;

/** The ranks that contribute to each assembly word, and those that read it, under one placement. */
final class Contributors {
  private final ValueCommunicationGraph graph;
  private final LongOpenHashSet contributing = new LongOpenHashSet();
  private final LongOpenHashSet contributingInSteps = new LongOpenHashSet();
  private final LongOpenHashSet sharing = new LongOpenHashSet();

  Contributors(ValueCommunicationGraph graph, Assembly assembly, short[] owner) {
    this.graph = graph;
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      boolean word = assembly.contains(graph.representative(home));
      for (int i = nets.offset(n); owner[home] >= 0 && i < nets.end(n); i++) {
        int pin = nets.pin(i);
        if (assembly.isContribution(home, pin)) {
          long pair = pair(graph.representative(pin), owner[home]);
          contributing.add(pair);
          sharing.add(pair);
          if (graph.everyStep(n)) {
            contributingInSteps.add(pair);
          }
        } else if (word && owner[pin] >= 0) {
          sharing.add(pair(graph.representative(home), owner[pin]));
        }
      }
    }
  }

  static long pair(int vertex, int rank) {
    return (long) vertex << 16 | rank;
  }

  /** Whether a rank contributes to a word or reads it. */
  boolean shares(int word, int rank) {
    return sharing.contains(pair(word, rank));
  }

  /** Is told what the partial results of a word cost. */
  interface PartialVisitor {
    void visit(int word, int from, int to, long bytes, long bytesInSteps);
  }

  /** One partial result from every other rank that contributes to the owner. */
  void combined(Assembly assembly, short[] owner, PartialVisitor visitor) {
    for (long pair : sorted(contributing)) {
      int word = (int) (pair >>> 16);
      send(assembly, pair, owner[word], visitor);
    }
  }

  /** Partial results from every rank that contributes to every other that shares. */
  void shared(Assembly assembly, PartialVisitor visitor) {
    long[] sharers = sorted(sharing);
    for (long pair : sorted(contributing)) {
      long word = pair >>> 16;
      int i = Arrays.binarySearch(sharers, word << 16);
      for (i = i < 0 ? -i - 1 : i; i < sharers.length && sharers[i] >>> 16 == word; i++) {
        send(assembly, pair, (int) (sharers[i] & 0xFFFF), visitor);
      }
    }
  }

  private void send(Assembly assembly, long pair, int to, PartialVisitor visitor) {
    int word = (int) (pair >>> 16);
    int from = (int) (pair & 0xFFFF);
    if (from != to) {
      int bytes = graph.words().bytes(word);
      visitor.visit(word, from, to, bytes * assembly.results(word), contributingInSteps.contains(pair) ? bytes * assembly.resultsInSteps(word) : 0);
    }
  }

  private static long[] sorted(LongOpenHashSet set) {
    long[] pairs = set.toLongArray();
    Arrays.sort(pairs);
    return pairs;
  }
}
