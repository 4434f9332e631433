package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.FedVertices;
import org.parcast.analyses.valueflow.graph.SinkSharing;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;
import org.parcast.recording.WordBlock.Kind;

/**
 * The words of arrays, and the rounds of registers, of which a step gathers few, each from many vertices: coefficients that a method keeps, products of
 * columns, a gradient, a history. To reduce them sends less than to bring together what they are gathered from: all that the least of them is, or what
 * several of them share, while a sum can lie with what is its own. With them the words of arrays no larger that are computed from coefficients alone, as
 * weights from a gradient: every rank can do that.
 */
final class Coefficients {
  private static final int SHARED = -1;

  /** How many values a step gathers of an array or a register, from how many vertices the one with the fewest, and how many vertices feed several. */
  private static final class Gathered {
    private double words;
    private int fewest = Integer.MAX_VALUE;
    private int shared;
    /** The vertex last asked for of which this gathers too. */
    private int ofHome;
    /** The first that a vertex feeds, or {@link #SHARED}. */
    private final Int2IntOpenHashMap sumOf = new Int2IntOpenHashMap();

    /** @param sum that the source feeds, or {@link #SHARED} */
    void add(int source, int sum) {
      int first = sumOf.get(source);
      shared += first == 0 && sum == SHARED || first > 0 && first != sum ? 1 : 0;
      sumOf.put(source, first == 0 || first == sum ? sum : SHARED);
    }

    boolean isFewFromMany() {
      return fewest >= Thresholds.PARTS && fewest < Integer.MAX_VALUE && Thresholds.MANY * words <= Math.max(fewest, shared);
    }
  }

  private final ValueCommunicationGraph graph;
  private final WordGroups groups;
  private final BitSet coefficients = new BitSet();

  private Coefficients(ValueCommunicationGraph graph, WordGroups groups) {
    this.graph = graph;
    this.groups = groups;
  }

  /** @param sources how many vertices feed a vertex, without those that feed no other: the entries of a matrix lie with the words of a product */
  static BitSet of(ValueCommunicationGraph graph, WordGroups groups, IntUnaryOperator sources) {
    Coefficients coefficients = new Coefficients(graph, groups);
    coefficients.addGathered(sources);
    coefficients.addComputed();
    return coefficients.coefficients;
  }

  private void addGathered(IntUnaryOperator sources) {
    long[] values = valuesInSteps(graph);
    BitSet workspaces = graph.workspaces();
    BitSet fed = FedVertices.of(graph, home -> true);
    Map<WordGroups.Variable, Gathered> gathered = new HashMap<>();
    IntPredicate isGathered = v -> graph.computations(v) > 0 && !workspaces.get(v) && (graph.isRepresentative(v) || graph.words().isRegister(v));
    forEachBlock(block -> vertices(block).filter(isGathered).forEach(v -> {
      // A word may stand for a register that is copied there.
      int vertex = graph.representative(v);
      if (!fed.get(vertex)) {
        return; // a constant, as on the diagonal of a correlation
      }
      Gathered what = gathered.computeIfAbsent(groups.variable(block, v), variable -> new Gathered());
      int from = sources.applyAsInt(vertex);
      what.fewest = from > 1 ? Math.min(what.fewest, from) : what.fewest; // what is made from one, as a norm from its square, is not gathered
      what.words += Math.max(1, values[vertex]) / (double) graph.steps();
    }));
    countShared(gathered, isGathered);
    gathered.values().removeIf(what -> !what.isFewFromMany());
    gathered.keySet().removeAll(madeFromOneAnother(gathered.keySet()));
    forEachBlock(block -> vertices(block).filter(v -> gathered.containsKey(groups.variable(block, v))).forEach(v -> {
      coefficients.set(graph.representative(v));
      coefficients.set(v);
    }));
  }

  /** Those of the variables a word of which is computed of many of these, as the places of bodies that pull each other in two arrays in turn: nothing is gathered there. */
  private Set<WordGroups.Variable> madeFromOneAnother(Set<WordGroups.Variable> few) {
    Int2ObjectOpenHashMap<WordGroups.Variable> variableOf = new Int2ObjectOpenHashMap<>();
    forEachBlock(block -> vertices(block).filter(v -> few.contains(groups.variable(block, v))).forEach(v -> variableOf.put(graph.representative(v), groups.variable(block, v))));
    Int2ObjectOpenHashMap<BitSet> sources = new Int2ObjectOpenHashMap<>();
    graph.forEachEdge((home, pin) -> {
      if (variableOf.containsKey(pin) && variableOf.containsKey(home) && graph.isComputed(pin)) {
        sources.computeIfAbsent(pin, sum -> new BitSet()).set(home);
      }
    });
    Set<WordGroups.Variable> found = few;
    Set<WordGroups.Variable> before;
    do {
      before = found;
      Set<WordGroups.Variable> from = before;
      found = sources.int2ObjectEntrySet().stream().filter(sum -> sum.getValue().stream().filter(home -> from.contains(variableOf.get(home))).count() >= Thresholds.PARTS)
          .map(sum -> variableOf.get(sum.getIntKey())).filter(from::contains).collect(Collectors.toSet());
    } while (found.size() < before.size());
    return found;
  }

  /** Counts what sums share, where that may tell whether they are few. */
  private void countShared(Map<WordGroups.Variable, Gathered> gathered, IntPredicate isGathered) {
    Int2ObjectOpenHashMap<List<Gathered>> sums = new Int2ObjectOpenHashMap<>();
    BitSet areSums = new BitSet(graph.vertices());
    forEachBlock(block -> vertices(block).filter(isGathered).forEach(v -> {
      Gathered what = gathered.get(groups.variable(block, v));
      if (what != null && what.fewest >= Thresholds.PARTS && !what.isFewFromMany() && Thresholds.MANY * what.words <= graph.vertices()) {
        sums.computeIfAbsent(graph.representative(v), vertex -> new ArrayList<>()).add(what);
        areSums.set(graph.representative(v));
      }
    }));
    Nets nets = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    // By the first net that has them, what sinks are that many nets share.
    Int2ObjectOpenHashMap<Map<Gathered, Integer>> known = new Int2ObjectOpenHashMap<>();
    for (int n = 0; n < nets.size() && !sums.isEmpty(); n++) {
      int home = graph.representative(nets.home(n));
      Map<Gathered, Integer> fed = sharing.isEmpty() ? fed(n, sums, areSums) : known.computeIfAbsent(sharing.first(n), first -> fed(first, sums, areSums));
      if (!fed.isEmpty()) {
        // Sums that are made from one another, as the shortest ways of a graph, do not gather: each is where it is.
        sums.getOrDefault(home, List.of()).forEach(what -> what.ofHome = home);
        fed.forEach((what, sum) -> {
          if (what.ofHome != home) {
            what.add(home, sum);
          }
        });
      }
    }
  }

  /** The sum among the sinks of a net, or {@link #SHARED} where several are. */
  private Map<Gathered, Integer> fed(int net, Int2ObjectOpenHashMap<List<Gathered>> sums, BitSet areSums) {
    Map<Gathered, Integer> fed = new LinkedHashMap<>();
    graph.nets().forEachSink(net, sink -> {
      int pin = graph.sink(sink, 0);
      if (areSums.get(pin)) {
        sums.get(pin).forEach(what -> fed.merge(what, pin, (one, other) -> one.equals(other) ? one : SHARED));
      }
    });
    return fed;
  }

  /** Values of each representative that others use in the steps: those on the way to a sum only its own next update uses. */
  static long[] valuesInSteps(ValueCommunicationGraph graph) {
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
    graph.forEachEdgeFrom(coefficients, (home, pin) -> {
      if (isOfMany(home) && isOfMany(pin) && !coefficients.get(pin)) {
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
    BitSet fedByOthers = FedVertices.of(graph, home -> !coefficients.get(home));
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
