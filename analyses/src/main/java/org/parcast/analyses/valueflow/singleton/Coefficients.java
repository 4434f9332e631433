package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.SingletonScores;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;
import org.parcast.recording.WordBlock.Kind;

/**
 * The words of arrays, and the rounds of registers, of which a step gathers few, each from many vertices: coefficients that a method keeps, products of
 * columns, a gradient, a history. To reduce them sends less than to bring together what they are gathered from. With them the words of arrays no larger
 * that are computed from coefficients alone, as weights from a gradient: every rank can do that.
 */
final class Coefficients {
  /** How many values a step gathers of an array or a register, from how many vertices the one with the fewest, and from which all together. */
  private static final class Gathered {
    private double words;
    private int fewest = Integer.MAX_VALUE;
    private final BitSet sources = new BitSet();

    /** @param values by vertex, how many of its values a step uses */
    boolean isFewFromMany(IntToDoubleFunction values) {
      return Thresholds.MANY * words <= sources.stream().mapToDouble(values::applyAsDouble).sum();
    }
  }

  private final ValueCommunicationGraph graph;
  private final WordGroups groups;
  private final BitSet coefficients = new BitSet();

  private Coefficients(ValueCommunicationGraph graph, WordGroups groups) {
    this.graph = graph;
    this.groups = groups;
  }

  static BitSet of(ValueCommunicationGraph graph, WordGroups groups, SingletonScores scores) {
    Coefficients coefficients = new Coefficients(graph, groups);
    coefficients.addGathered(scores);
    coefficients.addComputed();
    return coefficients.coefficients;
  }

  /** What feeds no other is no source: the entries of a matrix lie with the words of a product. */
  private void addGathered(SingletonScores scores) {
    long[] values = valuesInSteps();
    BitSet workspaces = graph.workspaces();
    BitSet fed = new BitSet();
    graph.forEachEdge((home, pin) -> fed.set(pin));
    Map<WordGroups.Variable, Gathered> gathered = new HashMap<>();
    forEachBlock(block -> vertices(block).filter(v -> graph.computations(v) > 0 && !workspaces.get(v) && (block.kind() == Kind.REGISTER || graph.isRepresentative(v))).forEach(v -> {
      // A word may stand for a register that is copied there.
      int vertex = graph.representative(v);
      if (!fed.get(vertex)) {
        return; // a constant, as on the diagonal of a correlation
      }
      Gathered what = gathered.computeIfAbsent(groups.variable(block, v), variable -> new Gathered());
      what.fewest = Math.min(what.fewest, scores.sourcesWithoutLeaves(vertex));
      what.words += inStep(values, vertex);
    }));
    gathered.values().removeIf(what -> what.fewest < Thresholds.PARTS);
    addSources(gathered, scores);
    gathered.values().removeIf(what -> !what.isFewFromMany(vertex -> graph.writtenInHeadline(vertex) ? inStep(values, vertex) : 1));
    forEachBlock(block -> vertices(block).filter(v -> gathered.containsKey(groups.variable(block, v))).forEach(v -> {
      coefficients.set(graph.representative(v));
      coefficients.set(v);
    }));
  }

  private double inStep(long[] values, int vertex) {
    return Math.max(1, values[vertex]) / (double) graph.steps();
  }

  private void addSources(Map<WordGroups.Variable, Gathered> gathered, SingletonScores scores) {
    Int2ObjectOpenHashMap<Set<Gathered>> byVertex = new Int2ObjectOpenHashMap<>();
    if (!gathered.isEmpty()) {
      forEachBlock(block -> vertices(block).filter(v -> gathered.containsKey(groups.variable(block, v)))
          .forEach(v -> byVertex.computeIfAbsent(graph.representative(v), vertex -> new HashSet<>(2)).add(gathered.get(groups.variable(block, v)))));
      graph.forEachEdge((home, pin) -> {
        if (byVertex.containsKey(pin) && !scores.isLeaf(home)) {
          byVertex.get(pin).forEach(what -> what.sources.set(home));
        }
      });
    }
  }

  /** Values of each representative that others use in the steps: those on the way to a sum only its own next update uses. */
  private long[] valuesInSteps() {
    long[] values = new long[graph.vertices()];
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      if (graph.usedInHeadline(n) && !nets.earlier(n) && nets.anySink(n, sink -> graph.sink(sink, 0) != home)) {
        values[home] += nets.count(n);
      }
    }
    return values;
  }

  private void addComputed() {
    Map<WordGroups.Variable, BitSet> sources = new HashMap<>();
    graph.forEachEdge((home, pin) -> {
      if (coefficients.get(home) && isOfMany(home) && isOfMany(pin) && !coefficients.get(pin)) {
        sources.computeIfAbsent(groups.variable(graph.words().block(pin), pin), variable -> new BitSet()).set(home);
      }
    });
    if (sources.isEmpty()) {
      return;
    }
    Map<WordGroups.Variable, BitSet> words = new HashMap<>();
    forEachBlock(block -> vertices(block).filter(v -> sources.containsKey(groups.variable(block, v)))
        .forEach(v -> words.computeIfAbsent(groups.variable(block, v), variable -> new BitSet()).set(v)));
    words.entrySet().removeIf(array -> array.getValue().cardinality() > sources.get(array.getKey()).cardinality());
    BitSet fedByOthers = new BitSet();
    graph.forEachEdge((home, pin) -> fedByOthers.set(pin, fedByOthers.get(pin) || !coefficients.get(home)));
    words.values().stream().filter(array -> !array.intersects(fedByOthers)).forEach(coefficients::or);
  }

  /** Whether the vertex is a word of an array, or a field of objects. */
  private boolean isOfMany(int vertex) {
    WordBlock block = graph.words().block(vertex);
    return block != null && (block.kind() == Kind.ARRAY || block.kind() == Kind.OBJECT);
  }

  private void forEachBlock(Consumer<WordBlock> action) {
    graph.words().blocks().stream().filter(block -> block.kind() != Kind.STATICS && block.kind() != Kind.ARRAY_OF_ARRAYS).forEach(action);
  }

  private static IntStream vertices(WordBlock block) {
    return IntStream.range(block.firstVertex(), block.firstVertex() + block.length());
  }
}
