package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * The paths that lead to where a choice is over: to a merge, out of a loop, or to the returns of a method. Other paths may leave in between.
 *
 * @param head the last block that all of them pass, each time anew where they stand in a loop
 * @param blocks those passed after it
 * @param ends by which the paths end; to -1 where they return
 */
record ControlPaths(Method method, int head, BitSet blocks, List<Edge> ends) {

  /** Those to a block at which control meets, or null where there are none to tell apart. */
  static ControlPaths toMerge(Method method, Dominators dominators, LoopForest loops, Block merge) {
    return of(method, dominators, loops, dominators.immediateDominator(merge.index()), merge.predecessors().stream().distinct().map(from -> new Edge(from, merge.index())).toList());
  }

  /** Those to the returns of a method, or null where one alone returns. */
  static ControlPaths toReturns(Method method, Dominators dominators, LoopForest loops) {
    List<Integer> returns = method.blocks().stream().filter(block -> block.terminator() instanceof Instruction.Return).map(Block::index).toList();
    if (returns.size() < 2) {
      return null;
    }
    int head = returns.get(0);
    while (head >= 0 && !areDominated(dominators, head, returns)) {
      head = dominators.immediateDominator(head);
    }
    return of(method, dominators, loops, head, returns.stream().map(from -> new Edge(from, -1)).toList());
  }

  /** Those out of a loop into the one block to which all its exits lead, or null. */
  static ControlPaths outOf(Method method, Dominators dominators, LoopForest loops, Loop loop) {
    int target = loop.exits().isEmpty() ? -1 : loop.exits().get(0).to();
    boolean isOnly = target >= 0 && loop.exits().stream().allMatch(exit -> exit.to() == target) && method.blocks().get(target).predecessors().stream().allMatch(loop::contains);
    return isOnly ? of(method, dominators, loops, dominators.immediateDominator(loop.header()), loop.exits().stream().distinct().toList()) : null;
  }

  /** Those through one iteration of a loop, to its next one or out of it. */
  static ControlPaths throughIteration(Method method, Loop loop) {
    BitSet blocks = (BitSet) loop.blocks().clone();
    blocks.clear(loop.header());
    return new ControlPaths(method, loop.header(), blocks, Stream.concat(loop.exits().stream(), loop.backEdges().stream()).distinct().toList());
  }

  private static boolean areDominated(Dominators dominators, int head, List<Integer> blocks) {
    return blocks.stream().allMatch(block -> dominators.dominates(head, block));
  }

  private static ControlPaths of(Method method, Dominators dominators, LoopForest loops, int from, List<Edge> ends) {
    int to = ends.get(0).to();
    int head = from;
    for (Loop loop = head < 0 ? null : loops.innermost(head); loop != null && (to < 0 || !loop.contains(to)); loop = head < 0 ? null : loops.innermost(head)) {
      head = dominators.immediateDominator(loop.header());
    }
    if (head < 0) {
      return null;
    }
    BitSet blocks = new BitSet();
    List<Integer> work = new ArrayList<>(ends.stream().map(Edge::from).toList());
    while (!work.isEmpty()) {
      int block = work.remove(work.size() - 1);
      if (block == to) {
        return null; // a cycle that is entered at several blocks
      }
      if (block != head && !blocks.get(block)) {
        blocks.set(block);
        work.addAll(method.blocks().get(block).predecessors());
      }
    }
    return new ControlPaths(method, head, blocks, ends);
  }

  /** The blocks on them that have loops of their own there. */
  boolean passLoops(LoopForest loops) {
    int to = ends.get(0).to();
    Loop around = to < 0 ? null : loops.innermost(to);
    return blocks.stream().anyMatch(block -> loops.innermost(block) != around);
  }

  /** Of the head and the blocks those that paths part at for good: they do not meet again before they end (Ferrante, Ottenstein and Warren, section 3.1). */
  BitSet deciding() {
    int size = method.blocks().size();
    BitSet all = (BitSet) blocks.clone();
    all.set(head);
    BitSet nodes = (BitSet) all.clone();
    nodes.set(size, size + ends.size());
    BitSet[] passed = new BitSet[size];
    all.stream().forEach(block -> passed[block] = nodes);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = all.previousSetBit(size); block >= 0; block = all.previousSetBit(block - 1)) {
        BitSet certain = passedAfter(block, passed);
        certain.set(block);
        changed |= !certain.equals(passed[block]);
        passed[block] = certain;
      }
    }
    BitSet deciding = new BitSet();
    all.stream().filter(block -> passed[block].cardinality() == 1).forEach(deciding::set);
    return deciding;
  }

  /** What all paths pass that go on from the block. */
  private BitSet passedAfter(int block, BitSet[] passed) {
    BitSet certain = null;
    for (Edge end : endsAt(block)) {
      BitSet own = new BitSet();
      own.set(method.blocks().size() + ends.indexOf(end));
      certain = common(certain, own);
    }
    for (int next : method.blocks().get(block).successors()) {
      if (blocks.get(next) && !ends.contains(new Edge(block, next))) {
        certain = common(certain, passed[next]);
      }
    }
    return certain == null ? new BitSet() : certain;
  }

  private List<Edge> endsAt(int block) {
    return ends.stream().filter(end -> end.from() == block).toList();
  }

  private static BitSet common(BitSet one, BitSet other) {
    BitSet both = (BitSet) other.clone();
    if (one != null) {
      both.and(one);
    }
    return both;
  }

  /** The blocks, each after one of those from which control comes to it. */
  List<Integer> inOrder() {
    List<Integer> order = new ArrayList<>();
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(head));
    while (!work.isEmpty()) {
      int block = work.remove(work.size() - 1);
      IntStream.range(0, method.blocks().get(block).successors().size()).map(i -> method.blocks().get(block).successors().get(i))
          .filter(next -> blocks.get(next) && !seen.get(next)).forEach(next -> {
            seen.set(next);
            order.add(next);
            work.add(next);
          });
    }
    blocks.stream().filter(block -> !seen.get(block)).forEach(order::add);
    return order;
  }
}
