package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.parcast.ir.Instruction.Constant;
import org.parcast.ir.Instruction.Goto;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Instruction.Return;

class SsaVerifierTest {
  private static final Variable SLOT = new Variable(false, 0);

  @Test
  void aWellFormedMethodHasNoFaults() {
    assertThat(faults(phi(new Phi.Input(1, -1, 1), new Phi.Input(2, -1, 2)), 4)).isEmpty();
  }

  @Test
  void aPhiHasOneInputForEachPredecessor() {
    assertThat(faults(phi(new Phi.Input(1, -1, 1)), 4)).anyMatch(fault -> fault.contains("inputs are not one for each predecessor"));
    assertThat(faults(phi(new Phi.Input(2, -1, 2), new Phi.Input(1, -1, 1)), 4))
        .singleElement()
        .asString()
        .contains("inputs are not one for each predecessor");
  }

  @Test
  void anInputIsDefinedWhereControlComesFrom() {
    assertThat(faults(phi(new Phi.Input(1, -1, 0), new Phi.Input(2, -1, 1)), 4))
        .singleElement()
        .asString()
        .contains("phi 4 of 1")
        .contains("where control comes from");
  }

  @Test
  void aPhiMergesAtLeastTwoValues() {
    assertThat(faults(phi(new Phi.Input(1, -1, 0), new Phi.Input(2, -1, 0)), 4))
        .singleElement()
        .asString()
        .contains("phi 4 that merges but one value");
  }

  @Test
  void aDefinitionDominatesItsUses() {
    assertThat(faults(phi(new Phi.Input(1, -1, 1), new Phi.Input(2, -1, 2)), 1)).singleElement().asString().contains("uses 1 in 5");
  }

  @Test
  void anOperandIsAValue() {
    assertThat(faults(phi(new Phi.Input(1, -1, 1), new Phi.Input(2, -1, 2)), 6)).anyMatch(fault -> fault.contains("no value"));
  }

  @Test
  void theEntryIsNoOnesSuccessor() {
    List<Block> blocks =
        List.of(new Block(0, 0, 1, List.of(new Goto(0, 0, 0)), List.of(0), List.of(0), List.of()));
    assertThat(SsaVerifier.verify(method(blocks))).anyMatch(fault -> fault.contains("is the entry and branched to"));
  }

  @Test
  void edgesAgree() {
    Block first = new Block(0, 0, 1, List.of(new Goto(0, 0, 1)), List.of(), List.of(1), List.of());
    Block second = new Block(1, 1, 2, List.of(new Return(1, 1, -1)), List.of(), List.of(), List.of());
    assertThat(SsaVerifier.verify(method(List.of(first, second)))).anyMatch(fault -> fault.contains("disagree"));
    Block elsewhere = new Block(0, 0, 1, List.of(new Return(0, 0, -1)), List.of(), List.of(1), List.of());
    assertThat(SsaVerifier.verify(method(List.of(elsewhere, second)))).anyMatch(fault -> fault.contains("other successors"));
    Block unreachable = new Block(0, 0, 1, List.of(new Return(0, 0, -1)), List.of(), List.of(), List.of());
    assertThat(SsaVerifier.verify(method(List.of(unreachable, second)))).anyMatch(fault -> fault.contains("cannot be reached"));
  }

  private static Phi phi(Phi.Input... inputs) {
    return new Phi(4, Type.INT, SLOT, List.of(inputs));
  }

  /** A diamond: a constant in each arm, the phi where they meet, and a return of the value {@code returned}. */
  private static List<String> faults(Phi phi, int returned) {
    Instruction condition = new Instruction.Branch(8, 0, Instruction.Condition.EQ, 0, -1, 1, 2);
    return SsaVerifier.verify(
        method(
            List.of(
                new Block(0, 0, 1, List.of(new Instruction.Parameter(0, Type.INT, 0, 0), condition), List.of(), List.of(1, 2), List.of()),
                new Block(1, 1, 3, List.of(new Constant(1, 1, Type.INT, 1), new Goto(3, 2, 3)), List.of(0), List.of(3), List.of()),
                new Block(2, 3, 4, List.of(new Constant(2, 3, Type.INT, 2), new Goto(6, -1, 3)), List.of(0), List.of(3), List.of()),
                new Block(3, 4, 5, List.of(phi, new Return(5, 4, returned)), List.of(1, 2), List.of(), List.of()))));
  }

  private static Method method(List<Block> blocks) {
    return new Method(new MethodRef("Test", "test", "(I)I"), 0x0008, blocks, new int[5], List.of(), Map.of());
  }
}
