package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.graph.SingletonScores;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.AccessPath;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/**
 * Lists the singletons for a reader: rounds of one word together, words of one array and kind together, heaviest traffic first, those that send
 * nothing left out.
 */
final class SingletonReport {
  private record Key(String name, int block, SingletonKind kind) {}

  private SingletonReport() {}

  static SingletonSummary of(ValueCommunicationGraph graph, Singletons singletons, List<WordBlock> blocks, SingletonMode mode) {
    Crossings crossings = new Crossings(graph, singletons.all(), singletons.of(SingletonKind.ALLGATHER));
    Map<Key, List<Integer>> groups = new LinkedHashMap<>();
    for (int v = singletons.all().nextSetBit(0); v >= 0; v = singletons.all().nextSetBit(v + 1)) {
      SingletonKind kind = singletons.kind(v);
      if (kind != SingletonKind.REPLICATED) {
        groups.computeIfAbsent(key(graph, blocks, v, kind), k -> new ArrayList<>()).add(v);
      }
    }
    List<Singleton> list = new ArrayList<>();
    groups.forEach((key, members) -> list.add(singleton(graph, singletons, crossings, key, members)));
    list.sort(Comparator.comparingDouble((Singleton s) -> -s.perStep() * s.bytes()).thenComparingLong(s -> -s.bytes()));
    return new SingletonSummary(mode, Thresholds.NEARLY_ALL, singletons.chosen().centroid(), singletons.candidates(), list);
  }

  private static Key key(ValueCommunicationGraph graph, List<WordBlock> blocks, int vertex, SingletonKind kind) {
    WordBlock block = graph.words().block(vertex);
    if (block == null || block.kind() != WordBlock.Kind.ARRAY) {
      return new Key(graph.words().name(vertex), -graph.words().firstRound(vertex), kind);
    }
    return new Key(block.name(), AccessPath.of(block, blocks).array().id(), kind);
  }

  private static Singleton singleton(
      ValueCommunicationGraph graph, Singletons singletons, Crossings crossings, Key key, List<Integer> members) {
    BitSet words = new BitSet();
    double values = 0;
    double score = 0;
    for (int v : members) {
      words.set(graph.words().firstRound(v));
      values += crossings.inSteps(v);
      score = Math.max(score, singletons.chosen().scores().getOrDefault(v, 1.0));
    }
    Site site = graph.storedAt(members.get(0));
    if (site == null) {
      site = graph.words().allocation(members.get(0));
    }
    return new Singleton(key.name(), site == null ? "" : site.file(), site == null ? 0 : site.line(), key.kind(), words.cardinality(),
        values / words.cardinality() / graph.steps(), words.stream().mapToLong(graph.words()::bytes).sum(), score);
  }
}
