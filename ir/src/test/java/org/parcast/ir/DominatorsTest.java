package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class DominatorsTest {

  @Provide
  Arbitrary<List<List<Integer>>> graphs() {
    return Graphs.any();
  }

  /** By the definition: a block dominates those that cannot be reached without it. */
  @Property
  void dominanceIsReachabilityWithoutTheDominator(@ForAll("graphs") List<List<Integer>> graph) {
    Dominators dominators = Dominators.of(Graphs.method(graph));
    BitSet all = Graphs.reachable(graph, 0, -1);
    for (int dominator = 0; dominator < graph.size(); dominator++) {
      BitSet without = Graphs.reachable(graph, 0, dominator);
      for (int block = 0; block < graph.size(); block++) {
        boolean expected = all.get(dominator) && all.get(block) && !without.get(block);
        assertThat(dominators.dominates(dominator, block)).as("%d dominates %d", dominator, block).isEqualTo(expected);
      }
      assertThat(dominators.isReachable(dominator)).isEqualTo(all.get(dominator));
    }
  }

  @Property
  void theImmediateDominatorIsDominatedByAllOthers(@ForAll("graphs") List<List<Integer>> graph) {
    Dominators dominators = Dominators.of(Graphs.method(graph));
    for (int block = 1; block < graph.size(); block++) {
      int immediate = dominators.immediateDominator(block);
      for (int other = 0; other < graph.size() && dominators.isReachable(block); other++) {
        assertThat(dominators.dominates(other, immediate)).isEqualTo(other != block && dominators.dominates(other, block));
      }
      assertThat(immediate >= 0).isEqualTo(dominators.isReachable(block));
    }
  }

  @Test
  void exceptionsAreEdges() {
    Block entry = new Block(0, 0, 1, List.of(new Instruction.Goto(0, 0, 1)), List.of(), List.of(1), List.of(2));
    Block end = new Block(1, 1, 2, List.of(new Instruction.Return(1, 1, -1)), List.of(0), List.of(), List.of());
    Block handler =
        new Block(
            2, 2, 3, List.of(new Instruction.Caught(2, 2, Type.ofInternalName("java/lang/Throwable")), new Instruction.Throw(3, 2, 2)),
            List.of(), List.of(), List.of());
    Method method =
        new Method(new MethodRef("Test", "test", "()V"), 0x0008, List.of(entry, end, handler), new int[3], List.of(), java.util.Map.of());
    assertThat(Dominators.of(method).immediateDominator(2)).isZero();
  }

  @Test
  void aMethodWithoutCodeHasNone() {
    Method method = new Method(new MethodRef("Test", "test", "()V"), 0, List.of(), new int[0], List.of(), java.util.Map.of());
    assertThat(Dominators.of(method).reversePostorder()).isEmpty();
    assertThat(LoopForest.of(method).loops()).isEmpty();
  }
}
