package org.parcast.ir;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Instruction.Terminator;

/** Checks that a method is well-formed: what every method that the frontend makes can be trusted to fulfil. */
public final class SsaVerifier {
  private final Method method;
  private final Dominators dominators;
  private final int[] order;
  private final List<String> faults = new ArrayList<>();

  private SsaVerifier(Method method) {
    this.method = method;
    this.dominators = Dominators.of(method);
    this.order = new int[method.size()];
    int next = 0;
    for (Instruction instruction : method.instructions()) {
      order[instruction.id()] = next++;
    }
  }

  /**
   * What is wrong with a method:
   *
   * <ul>
   *   <li>the entry is no one's successor, every block can be reached, predecessors and successors agree,
   *   <li>phis stand first and a terminator last, and nowhere else; its targets are the block's successors,
   *   <li>a phi has one input for each predecessor in their order; at a handler its inputs come from blocks that the handler protects,
   *   <li>a phi merges at least two values other than itself,
   *   <li>a definition dominates each use, and every operand is a value.
   * </ul>
   *
   * @return a sentence for each fault, none where the method is well-formed
   */
  public static List<String> verify(Method method) {
    SsaVerifier verifier = new SsaVerifier(method);
    verifier.check();
    return List.copyOf(verifier.faults);
  }

  private void check() {
    for (Block block : method.blocks()) {
      checkEdges(block);
      checkShape(block);
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Phi phi) {
          checkInputs(block, phi);
        } else {
          instruction.operands().forEach(operand -> checkUse(block, instruction, operand));
        }
      }
    }
  }

  private void checkEdges(Block block) {
    expect(dominators.isReachable(block.index()), block, "cannot be reached");
    expect(block.index() > 0 || block.predecessors().isEmpty() && !isHandler(0), block, "is the entry and branched to");
    expect(block.successors().equals(targets(block.terminator())), block, "has other successors than its terminator has targets");
    for (int successor : block.successors()) {
      long there = method.blocks().get(successor).predecessors().stream().filter(p -> p == block.index()).count();
      long here = block.successors().stream().filter(s -> s == successor).count();
      expect(there == here, block, "and its successor " + successor + " disagree on the edges between them");
    }
    for (int predecessor : block.predecessors()) {
      expect(method.blocks().get(predecessor).successors().contains(block.index()), block, "is no successor of " + predecessor);
    }
  }

  private static List<Integer> targets(Terminator terminator) {
    if (terminator instanceof Instruction.Goto jump) {
      return List.of(jump.target());
    } else if (terminator instanceof Instruction.Branch branch) {
      return List.of(branch.taken(), branch.notTaken());
    } else if (terminator instanceof Instruction.Switch select) {
      List<Integer> targets = new ArrayList<>(select.targets());
      targets.add(select.otherwise());
      return targets;
    }
    return List.of();
  }

  private boolean isHandler(int block) {
    return method.blocks().stream().anyMatch(thrower -> thrower.handlers().contains(block));
  }

  private void checkShape(Block block) {
    List<Instruction> instructions = block.instructions();
    boolean head = true;
    for (int i = 0; i < instructions.size(); i++) {
      Instruction instruction = instructions.get(i);
      head &= instruction instanceof Phi;
      expect(head || !(instruction instanceof Phi), block, "has a phi behind other instructions");
      expect(instruction instanceof Terminator == (i == instructions.size() - 1), block, "has a terminator elsewhere than at its end");
      expect(method.instruction(instruction.id()) == instruction, block, "shares the number " + instruction.id() + " with another");
    }
  }

  private void checkInputs(Block block, Phi phi) {
    boolean handler = isHandler(block.index());
    List<Integer> from = phi.inputs().stream().map(Phi.Input::block).toList();
    if (handler) {
      expect(
          from.stream().allMatch(thrower -> method.blocks().get(thrower).handlers().contains(block.index())),
          block,
          "has a phi with an input from a block that it does not protect");
    } else {
      expect(from.equals(block.predecessors()), block, "has a phi whose inputs are not one for each predecessor");
    }
    long merged = phi.operands().stream().filter(value -> value != phi.id()).distinct().count();
    expect(merged > 1, block, "has phi " + phi.id() + " that merges but one value");
    for (Phi.Input input : phi.inputs()) {
      expect(isValue(input.value()), block, "has phi " + phi.id() + " of something that is no value");
      boolean dominated = dominators.dominates(method.blockOf(input.value()).index(), input.block());
      expect(dominated, block, "has phi " + phi.id() + " of " + input.value() + ", which is not defined where control comes from");
    }
  }

  private void checkUse(Block block, Instruction user, int operand) {
    expect(isValue(operand), block, "uses " + operand + " in " + user.id() + ", which is no value");
    Block defining = method.blockOf(operand);
    boolean defined =
        defining == block ? order[operand] < order[user.id()] : dominators.dominates(defining.index(), block.index());
    expect(defined, block, "uses " + operand + " in " + user.id() + " where it is not defined on every path");
  }

  private boolean isValue(int id) {
    return id >= 0 && id < method.size() && method.instruction(id) != null && !method.instruction(id).type().equals(Type.VOID);
  }

  private void expect(boolean holds, Block block, String fault) {
    if (!holds) {
      faults.add(method + ": block " + block.index() + " " + fault);
    }
  }
}
