package org.parcast.analyses.valueflow;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.parcast.recorder.format.WordBlock;
import org.parcast.recorder.format.WordBlock.Kind;

/**
 * The words of arrays, and the rounds of registers, of which a step gathers few, each from many vertices: coefficients that a method keeps, products of
 * columns, a history. To reduce them sends less than to bring together what they are gathered from.
 */
final class Coefficients {
  /** Of so many vertices for each that a step gathers, they are few. */
  private static final int MANY = 4;

  /** What a step gathers of an array or a register, and from how many vertices the one with the fewest. */
  private static final class Gathered {
    private double each;
    private int fewest = Integer.MAX_VALUE;

    boolean isFewFromMany() {
      return each > 0 && fewest >= SixteenPartCut.PARTS && MANY * each <= fewest;
    }
  }

  private Coefficients() {}

  /** @param sources how many vertices feed a vertex, without those that feed no other: the entries of a matrix lie with the words of a product */
  static BitSet of(ValueCommunicationGraph graph, WordGroups groups, IntUnaryOperator sources) {
    Map<Integer, Gathered> gathered = new HashMap<>();
    forEachVertex(graph, groups, (vertex, group) -> {
      int of = sources.applyAsInt(vertex);
      if (graph.computations(vertex) > 0 && graph.isRepresentative(vertex)) {
        Gathered what = gathered.computeIfAbsent(group, g -> new Gathered());
        what.fewest = Math.min(what.fewest, of);
        what.each += (double) graph.computations(vertex) / Math.max(1, of) / graph.steps();
      }
    });
    BitSet coefficients = new BitSet();
    forEachVertex(graph, groups, (vertex, group) -> {
      if (gathered.containsKey(group) && gathered.get(group).isFewFromMany()) {
        coefficients.set(vertex);
      }
    });
    return coefficients;
  }

  private interface VertexVisitor {
    void visit(int vertex, int group);
  }

  private static void forEachVertex(ValueCommunicationGraph graph, WordGroups groups, VertexVisitor visitor) {
    for (WordBlock block : graph.words().blocks()) {
      if (block.kind() == Kind.ARRAY || block.kind() == Kind.REGISTER) {
        for (int v = block.firstVertex(); v < block.firstVertex() + block.length(); v++) {
          visitor.visit(v, groups.of(block));
        }
      }
    }
  }
}
