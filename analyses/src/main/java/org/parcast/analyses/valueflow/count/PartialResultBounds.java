package org.parcast.analyses.valueflow.count;

import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.VolumeBounds;
import org.parcast.recording.Nets;

/** Between what the partial results of assembled words lie where a decomposition cuts through tiles. */
final class PartialResultBounds {
  private final ValueCommunicationGraph graph;
  private final Assembly assembly;
  private final TileOwners owners;
  private final int ranks;
  /** The ranks that surely contribute to each word in the steps, those that may, and with them those that read it. */
  private final RankSets contributing;
  private final RankSets mayContribute;
  private final RankSets sharing;
  private final RankSets mayShare;

  PartialResultBounds(ValueCommunicationGraph graph, Assembly assembly, TileOwners owners, int ranks) {
    this.graph = graph;
    this.assembly = assembly;
    this.owners = owners;
    this.ranks = ranks;
    contributing = new RankSets(assembly.size(), ranks);
    mayContribute = new RankSets(assembly.size(), ranks);
    sharing = new RankSets(assembly.size(), ranks);
    mayShare = new RankSets(assembly.size(), ranks);
    Nets nets = graph.nets();
    for (int n = assembly.nets().nextSetBit(0); n >= 0; n = assembly.nets().nextSetBit(n + 1)) {
      int home = nets.home(n);
      for (int i = nets.offset(n); owners.isOwned(home) && i < nets.end(n); i++) {
        int pin = nets.pin(n, i);
        if (assembly.isContribution(home, pin)) {
          add(home, assembly.number(pin), sharing, mayShare);
          if (assembly.contributesInSteps(n, pin)) {
            add(home, assembly.number(pin), contributing, mayContribute);
          }
        } else if (assembly.contains(home) && pin >= Nets.FIRST_VERTEX && owners.isOwned(pin)) {
          add(pin, assembly.number(home), sharing, mayShare);
        }
      }
    }
  }

  private void add(int vertex, int number, RankSets surely, RankSets maybe) {
    owners.forEach(vertex, rank -> maybe.add(number, rank));
    if (owners.isCertain(vertex)) {
      owners.forEach(vertex, rank -> surely.add(number, rank));
    }
  }

  /** Bytes of a step under {@code combined} or {@code sharers}. */
  VolumeBounds count(AssemblyConvention convention) {
    long[] bounds = new long[2];
    assembly.forEachWord(word -> {
      long bytes = assembly.resultsInSteps(word) * graph.words().bytes(word);
      boolean combined = convention == AssemblyConvention.COMBINED;
      bounds[0] += bytes * (combined ? leastCombined(word) : partials(word, contributing, sharing));
      bounds[1] += bytes * (combined ? mostCombined(word) : partials(word, mayContribute, mayShare));
    });
    return new VolumeBounds(bounds[0] / (double) graph.steps(), bounds[1] / (double) graph.steps());
  }

  /** One from every contributor to every other that shares. */
  private long partials(int word, RankSets contributors, RankSets sharers) {
    int number = assembly.number(word);
    return (long) contributors.count(number) * Math.max(0, sharers.count(number) - 1);
  }

  private long leastCombined(int word) {
    int number = assembly.number(word);
    boolean ownMaySend = false;
    for (int rank = 0; rank < ranks; rank++) {
      ownMaySend |= contributing.contains(number, rank) && owners.mayOwn(word, rank);
    }
    return contributing.count(number) - (ownMaySend ? 1 : 0);
  }

  private long mostCombined(int word) {
    int number = assembly.number(word);
    int[] ofOwn = new int[1];
    owners.forEach(word, rank -> ofOwn[0] += mayContribute.contains(number, rank) ? 1 : 0);
    return mayContribute.count(number) - (ofOwn[0] == owners.count(word) ? 1 : 0);
  }
}
