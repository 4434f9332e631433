package org.parcast.frontend.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.LabelNode;
import org.parcast.ir.Type;

/** The basic blocks of a method before they are filled, in the order of their instructions, the entry first. */
final class FlowGraph {

  /**
   * A block.
   *
   * @param start position of its first instruction
   * @param end position after its last; {@code start} for an added block
   * @param successors blocks, as the last instruction orders them
   * @param handlers blocks that catch what it throws, the first that matches wins
   * @param caught the type that it catches, or null where it is no handler
   */
  record Region(int start, int end, List<Integer> successors, List<Integer> handlers, Type caught) {
    boolean isHandler() {
      return caught != null;
    }
  }

  private final Code code;
  private final List<Region> regions;
  private final Map<Integer, Integer> blockAt;
  private final List<List<Integer>> predecessors = new ArrayList<>();

  FlowGraph(Code code, List<Region> regions, Map<Integer, Integer> blockAt) {
    this.code = code;
    this.regions = regions;
    this.blockAt = blockAt;
    regions.forEach(region -> predecessors.add(new ArrayList<>()));
    for (int block = 0; block < regions.size(); block++) {
      for (int successor : regions.get(block).successors()) {
        predecessors.get(successor).add(block);
      }
    }
  }

  List<Region> regions() {
    return regions;
  }

  Region region(int block) {
    return regions.get(block);
  }

  /** The blocks from which control comes without an exception, once for each edge. */
  List<Integer> predecessors(int block) {
    return predecessors.get(block);
  }

  /** The block to which a branch to this position goes. */
  int block(int position) {
    return blockAt.get(position);
  }

  int block(LabelNode label) {
    return block(code.position(label));
  }

  /** All blocks, each before its successors and handlers but for back edges. */
  List<Integer> reversePostorder() {
    List<Integer> order = new ArrayList<>();
    BitSet seen = new BitSet();
    BitSet left = new BitSet();
    Deque<Integer> path = new ArrayDeque<>(List.of(0));
    while (!path.isEmpty()) {
      int block = path.peek();
      if (!seen.get(block)) {
        seen.set(block);
        regions.get(block).handlers().stream().filter(next -> !seen.get(next)).forEach(path::push);
        regions.get(block).successors().stream().filter(next -> !seen.get(next)).forEach(path::push);
      } else {
        path.pop();
        if (!left.get(block)) {
          left.set(block);
          order.add(block);
        }
      }
    }
    Collections.reverse(order);
    return order;
  }
}
