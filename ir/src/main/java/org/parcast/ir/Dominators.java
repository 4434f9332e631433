package org.parcast.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The dominator tree of a method's blocks: a block dominates another if every path from the entry to the other leads through it.
 * Exceptions count as edges from the blocks of a protected range to its handlers. Computed by iteration over the reverse postorder (Cooper,
 * Harvey, Kennedy: A Simple, Fast Dominance Algorithm, 2001), in O(blocks²) at worst and close to linear on what compilers write.
 */
public final class Dominators {
  private static final int UNREACHED = -1;

  private final int[] order;
  private final int[] number;
  private final int[] immediate;
  private final int[] depth;

  private Dominators(List<List<Integer>> successors) {
    int size = successors.size();
    this.number = new int[size];
    Arrays.fill(number, UNREACHED);
    this.order = size == 0 ? new int[0] : reversePostorder(successors);
    for (int i = 0; i < order.length; i++) {
      number[order[i]] = i;
    }
    this.immediate = new int[size];
    Arrays.fill(immediate, UNREACHED);
    this.depth = new int[size];
    iterate(predecessors(successors));
    for (int i = 1; i < order.length; i++) {
      depth[order[i]] = depth[immediate[order[i]]] + 1;
    }
  }

  /** The dominators of a method's blocks. */
  public static Dominators of(Method method) {
    return of(method.blocks().stream().map(Dominators::edges).toList());
  }

  /** The dominators of a graph given by the successors of each node; node 0 is the entry. Those of a reversed graph are its postdominators. */
  public static Dominators of(List<List<Integer>> successors) {
    return new Dominators(successors);
  }

  private static List<Integer> edges(Block block) {
    List<Integer> edges = new ArrayList<>(block.successors());
    edges.addAll(block.handlers());
    return edges;
  }

  /** The closest other block that dominates this one; -1 for the entry and for blocks that control does not reach. */
  public int immediateDominator(int block) {
    return block == 0 ? UNREACHED : immediate[block];
  }

  /** Whether every path from the entry to {@code block} leads through {@code dominator}; a block dominates itself. */
  public boolean dominates(int dominator, int block) {
    if (number[dominator] == UNREACHED || number[block] == UNREACHED) {
      return false;
    }
    int at = block;
    while (depth[at] > depth[dominator]) {
      at = immediate[at];
    }
    return at == dominator;
  }

  boolean isReachable(int block) {
    return number[block] != UNREACHED;
  }

  /** The blocks that control reaches, each before its successors but for back edges. */
  int[] reversePostorder() {
    return order.clone();
  }

  private void iterate(List<List<Integer>> predecessors) {
    if (order.length > 0) {
      immediate[0] = 0;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < order.length; i++) {
        int block = order[i];
        int common = UNREACHED;
        for (int predecessor : predecessors.get(block)) {
          if (immediate[predecessor] != UNREACHED) {
            common = common == UNREACHED ? predecessor : intersect(common, predecessor);
          }
        }
        changed |= immediate[block] != common;
        immediate[block] = common;
      }
    }
  }

  private int intersect(int left, int right) {
    int a = left;
    int b = right;
    while (a != b) {
      if (number[a] > number[b]) {
        a = immediate[a];
      } else {
        b = immediate[b];
      }
    }
    return a;
  }

  private static List<List<Integer>> predecessors(List<List<Integer>> successors) {
    List<List<Integer>> predecessors = new ArrayList<>();
    successors.forEach(block -> predecessors.add(new ArrayList<>()));
    for (int block = 0; block < successors.size(); block++) {
      for (int successor : successors.get(block)) {
        predecessors.get(successor).add(block);
      }
    }
    return predecessors;
  }

  private static int[] reversePostorder(List<List<Integer>> successors) {
    int[] postorder = new int[successors.size()];
    int count = 0;
    int[] next = new int[successors.size()];
    boolean[] seen = new boolean[successors.size()];
    Deque<Integer> path = new ArrayDeque<>(List.of(0));
    seen[0] = true;
    while (!path.isEmpty()) {
      int block = path.peek();
      if (next[block] == successors.get(block).size()) {
        postorder[count++] = path.pop();
      } else {
        int successor = successors.get(block).get(next[block]++);
        if (!seen[successor]) {
          seen[successor] = true;
          path.push(successor);
        }
      }
    }
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = postorder[count - 1 - i];
    }
    return order;
  }
}
