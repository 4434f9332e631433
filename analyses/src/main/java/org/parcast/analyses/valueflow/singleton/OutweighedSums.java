package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.partition.graph.DisjointSets;
import org.parcast.recording.WordBlock;

/**
 * Sums that send more than all that they are computed from, as the forces on bodies that all attract each other. To reduce a sum for all of p ranks takes 2(p - 1) words; with p - 1 copies of
 * the words of all terms that sums share, owners add sums up alone: what one sum of a variable alone uses, as a row of a matrix, lies beside it. Of words that steps change each value is copied,
 * the others once; a sum is reduced once in a step. Variables with no more sums than a {@link TrialPartition} has parts, as totals, stay reduced.
 */
final class OutweighedSums {
  private final ValueCommunicationGraph graph;
  private final WordGroups groups;

  OutweighedSums(ValueCommunicationGraph graph, WordGroups groups) {
    this.graph = graph;
    this.groups = groups;
  }

  /** Those among the words and registers that are reduced for all. */
  BitSet of(BitSet reduced) {
    List<BitSet> variables = variables(reduced);
    Int2IntOpenHashMap variableOf = new Int2IntOpenHashMap();
    IntStream.range(0, variables.size()).forEach(variable -> variables.get(variable).stream().forEach(v -> variableOf.put(v, variable + 1)));
    List<BitSet> sources = sharedSources(variables.size(), variableOf);
    DisjointSets together = new DisjointSets(variables.size());
    for (int one = 0; one < sources.size(); one++) {
      for (int other = 0; other < one; other++) {
        if (sources.get(one).intersects(sources.get(other))) {
          together.union(one, other);
        }
      }
    }
    long[] values = Coefficients.valuesInSteps(graph);
    BitSet found = new BitSet();
    for (int root = 0; root < variables.size(); root++) {
      BitSet sums = new BitSet();
      BitSet terms = new BitSet();
      for (int variable = 0; variable < variables.size(); variable++) {
        if (together.find(variable) == root) {
          sums.or(variables.get(variable));
          terms.or(sources.get(variable));
        }
      }
      BitSet changed = (BitSet) terms.clone();
      terms.stream().filter(v -> !graph.writtenInHeadline(v)).forEach(changed::clear);
      terms.andNot(changed);
      if (!changed.isEmpty() && 2 * bytes(sums, v -> Math.min(values[v], graph.steps())) >= Math.max(bytes(changed, v -> values[v]), bytes(terms, v -> graph.steps()))) {
        found.or(sums);
      }
    }
    return found;
  }

  /** Of each variable the words that several of its sums use. */
  private List<BitSet> sharedSources(int variables, Int2IntOpenHashMap variableOf) {
    List<Int2IntOpenHashMap> firstSums = IntStream.range(0, variables).mapToObj(variable -> new Int2IntOpenHashMap()).toList();
    List<BitSet> shared = IntStream.range(0, variables).mapToObj(variable -> new BitSet()).toList();
    firstSums.forEach(firsts -> firsts.defaultReturnValue(-1));
    graph.forEachEdge((home, pin) -> {
      int variable = home == pin ? 0 : variableOf.get(pin);
      if (variable > 0) {
        int first = firstSums.get(variable - 1).putIfAbsent(home, pin);
        if (first >= 0 && first != pin) {
          shared.get(variable - 1).set(home);
        }
      }
    });
    return shared;
  }

  private long bytes(BitSet vertices, IntToLongFunction times) {
    return vertices.stream().mapToLong(v -> graph.words().bytes(v) * times.applyAsLong(v)).sum();
  }

  /** The variables of which so many words are reduced. */
  private List<BitSet> variables(BitSet reduced) {
    Map<WordGroups.Variable, BitSet> byVariable = new LinkedHashMap<>();
    reduced.stream().forEach(v -> {
      WordBlock block = graph.words().block(v);
      if (block != null) {
        byVariable.computeIfAbsent(groups.variable(block, v), variable -> new BitSet()).set(v);
      }
    });
    List<BitSet> many = new ArrayList<>(byVariable.values());
    many.removeIf(sums -> sums.cardinality() <= Thresholds.PARTS);
    return many;
  }
}
