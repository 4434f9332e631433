package org.parcast.tracer.plan;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.method.MethodFacts;

/**
 * Loops around a run that is repeated, as for a measurement: what they count decides when they end, and may be printed, but nothing that the program stores
 * is computed from it. Their iterations are no parts of a run that could be shared out, but the same run once more.
 */
final class RerunLoop {
  private static final Set<String> TEXTS = Set.of("Ljava/lang/String;", "Ljava/lang/StringBuilder;");

  private final MethodFacts facts;
  private final Loop loop;

  private RerunLoop(MethodFacts facts, Loop loop) {
    this.facts = facts;
    this.loop = loop;
  }

  /** Whether no iteration differs from the others by what the loop hands from one to the next in local variables. */
  static boolean isOne(MethodFacts facts, Loop loop) {
    RerunLoop rerun = new RerunLoop(facts, loop);
    return facts.method.blocks().get(loop.header()).phis().stream().allMatch(rerun::isOnlyCounted);
  }

  /** Whether all that is computed from the variable inside the loop is its own next value, tests that leave the loop, places of results, and text. */
  private boolean isOnlyCounted(Instruction.Phi variable) {
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>();
    work.add(variable.id());
    while (!work.isEmpty()) {
      int value = work.remove();
      if (seen.get(value)) {
        continue;
      }
      seen.set(value);
      for (int use : facts.method.uses(value)) {
        Instruction user = facts.method.instruction(use);
        if (loop.contains(facts.method.blockOf(use).index()) && !isHarmless(user, seen)) {
          return false;
        }
        if (user instanceof Instruction.Phi || user instanceof Instruction.Compute) {
          work.add(use);
        }
      }
    }
    return true;
  }

  private boolean isHarmless(Instruction user, BitSet seen) {
    return user instanceof Instruction.Phi
        || user instanceof Instruction.Compute compute && compute.operands().stream().allMatch(operand -> isOfAll(operand, seen))
        || user instanceof Instruction.Branch && leaves(facts.method.blockOf(user.id()))
        || user instanceof Instruction.ArrayStore store && !seen.get(store.value())
        || user instanceof Instruction.Call call && (TEXTS.contains(call.type().descriptor()) || call.target().owner().equals("java/io/PrintStream"));
  }

  /** Whether the number is what the variable counts, or the same in all iterations: what is added up of their results is a result of all. */
  private boolean isOfAll(int number, BitSet counted) {
    Instruction made = facts.method.instruction(number);
    return counted.get(number) || made instanceof Instruction.Constant || !loop.contains(facts.method.blockOf(number).index());
  }

  private boolean leaves(Block block) {
    return loop.exits().stream().anyMatch(exit -> exit.from() == block.index());
  }
}
