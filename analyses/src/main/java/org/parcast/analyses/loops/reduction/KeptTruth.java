package org.parcast.analyses.loops.reduction;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Truths that stay once they are found: {@code found = found || ..} and {@code all = all && ..}, which branch as the old value is. */
final class KeptTruth {
  private final Method method;
  private final Loop loop;
  private final Phi head;

  KeptTruth(Method method, Loop loop, Phi head) {
    this.method = method;
    this.loop = loop;
    this.head = head;
  }

  static boolean isTruth(Method method, Phi phi) {
    return !phi.variable().onStack()
        && method.localNames().stream().anyMatch(local -> local.slot() == phi.variable().index() && local.type().equals(Type.BOOLEAN));
  }

  /** Whether a branch asks for the truth itself. */
  boolean isAskedBy(Instruction user) {
    return user instanceof Branch branch
        && branch.right() < 0
        && (branch.condition() == Condition.EQ || branch.condition() == Condition.NE)
        && isTruth(method, head);
  }

  /** The operator by which the merge of constants keeps the old truth; null where it does not. */
  String operator(Phi merge) {
    for (int user : method.uses(head.id())) {
      if (isAskedBy(method.instruction(user))) {
        Branch branch = (Branch) method.instruction(user);
        boolean taken = branch.condition() == Condition.NE;
        if (leadsTo(merge, taken ? branch.taken() : branch.notTaken(), 1)) {
          return "|";
        } else if (leadsTo(merge, taken ? branch.notTaken() : branch.taken(), 0)) {
          return "&";
        }
      }
    }
    return null;
  }

  /** Whether control goes straight from the block to the merge, and the value there is the constant. */
  private boolean leadsTo(Phi merge, int from, int expected) {
    int target = method.blockOf(merge.id()).index();
    int block = from;
    while (loop.contains(block) && block != loop.header() && method.blocks().get(block).successors().size() == 1
        && method.blocks().get(block).successors().get(0) != target) {
      block = method.blocks().get(block).successors().get(0);
    }
    int last = block;
    return merge.inputs().stream()
        .anyMatch(
            input ->
                input.block() == last
                    && method.instruction(input.value()) instanceof Instruction.Constant constant
                    && Integer.valueOf(expected).equals(constant.value()));
  }
}
