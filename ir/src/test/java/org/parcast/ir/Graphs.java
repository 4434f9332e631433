package org.parcast.ir;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Methods of nothing but control flow, for tests. */
final class Graphs {
  private Graphs() {}

  /** A method whose block i goes to the blocks {@code successors.get(i)}; one without successors returns. */
  static Method method(List<List<Integer>> successors) {
    List<Block> blocks = new ArrayList<>();
    int id = 1;
    for (int index = 0; index < successors.size(); index++) {
      List<Integer> to = successors.get(index);
      List<Instruction> instructions = new ArrayList<>();
      if (index == 0) {
        instructions.add(new Instruction.Parameter(0, Type.INT, 0, 0));
      }
      instructions.add(terminator(id++, index, to));
      blocks.add(new Block(index, index, index + 1, instructions, predecessors(successors, index), to, List.of()));
    }
    int[] lines = new int[successors.size()];
    java.util.Arrays.setAll(lines, position -> position + 10);
    return new Method(new MethodRef("Test", "test", "(I)V"), 0x0008, blocks, lines, List.of(), Map.of());
  }

  private static Instruction terminator(int id, int position, List<Integer> to) {
    return switch (to.size()) {
      case 0 -> new Instruction.Return(id, position, -1);
      case 1 -> new Instruction.Goto(id, position, to.get(0));
      case 2 -> new Instruction.Branch(id, position, Instruction.Condition.LT, 0, -1, to.get(0), to.get(1));
      default -> {
        List<Integer> targets = to.subList(0, to.size() - 1);
        List<Integer> keys = new ArrayList<>();
        targets.forEach(target -> keys.add(keys.size()));
        yield new Instruction.Switch(id, position, 0, keys, List.copyOf(targets), to.get(to.size() - 1));
      }
    };
  }

  private static List<Integer> predecessors(List<List<Integer>> successors, int block) {
    List<Integer> predecessors = new ArrayList<>();
    for (int from = 0; from < successors.size(); from++) {
      for (int to : successors.get(from)) {
        if (to == block) {
          predecessors.add(from);
        }
      }
    }
    return predecessors;
  }

  /** Blocks reachable from one without entering another. */
  static BitSet reachable(List<List<Integer>> successors, int from, int without) {
    BitSet reached = new BitSet();
    if (from != without) {
      reach(successors, from, without, reached);
    }
    return reached;
  }

  private static void reach(List<List<Integer>> successors, int at, int without, BitSet reached) {
    reached.set(at);
    for (int next : successors.get(at)) {
      if (next != without && !reached.get(next)) {
        reach(successors, next, without, reached);
      }
    }
  }

  /** Any control flow: up to 12 blocks of up to 3 successors, none of them the entry; not all need be reachable. */
  static Arbitrary<List<List<Integer>>> any() {
    return Arbitraries.integers()
        .between(2, 12)
        .flatMap(size -> Arbitraries.integers().between(1, size - 1).list().ofMaxSize(3).list().ofSize(size));
  }
}
