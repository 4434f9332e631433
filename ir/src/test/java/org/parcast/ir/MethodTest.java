package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class MethodTest {

  @Provide
  Arbitrary<List<List<Integer>>> graphs() {
    return Graphs.any();
  }

  /** By the definition: what control comes to in one step or more without entering what it may not. */
  @Property
  void reachableBlocksAreThoseOfTheSuccessors(@ForAll("graphs") List<List<Integer>> graph) {
    Method method = Graphs.method(graph);
    for (int from = 0; from < graph.size(); from++) {
      for (int without = 0; without < graph.size(); without++) {
        int barred = without;
        BitSet expected = new BitSet();
        graph.get(from).stream().filter(next -> next != barred).forEach(next -> expected.or(Graphs.reachable(graph, next, barred)));
        assertThat(method.reachable(from, next -> next != barred)).isEqualTo(expected);
      }
    }
  }

  @Test
  void instructionsOfBlocksComeBlockByBlock() {
    Method method = Graphs.method(List.of(List.of(1), List.of(2), List.of()));
    BitSet blocks = new BitSet();
    blocks.set(2);
    blocks.set(0);

    assertThat(method.instructions(blocks).map(Instruction::id)).containsExactly(0, 1, 3);
  }

  /** The class that an instruction names may inherit the field: {@code owner} is no part of it. */
  @Test
  void fieldsNamedAlikeAreTakenTogether() {
    assertThat(new FieldRef("A", "x", Type.INT).nameAndType()).isEqualTo(new FieldRef("B", "x", Type.INT).nameAndType())
        .isNotEqualTo(new FieldRef("A", "x", Type.LONG).nameAndType());
  }
}
