package org.parcast.analyses.loops.reduction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Variables that a loop assigns and does not read: only the value that the last iteration leaves in them counts. */
final class LastValues {
  private final Method method;
  private final Loop loop;

  LastValues(Method method, Loop loop) {
    this.method = method;
    this.loop = loop;
  }

  /** Whether no iteration reads what the phi at the loop's head has from the one before. */
  boolean isUnread(Phi phi) {
    return !reachesUse(phi, new BitSet());
  }

  /** Whether each iteration gives the variable a value of its own. */
  boolean isAlwaysAssigned(Phi phi) {
    BitSet seen = new BitSet();
    return phi.inputs().stream().filter(input -> loop.contains(input.block())).allMatch(input -> isAnother(phi, input.value(), seen));
  }

  /**
   * Whether the loop uses a value for nothing but such variables, all of which each iteration assigns, by arithmetic that cannot fail: {@code mean = sum / n}.
   *
   * @param found gets them
   */
  boolean find(int value, Set<Phi> found) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Phi phi) {
      boolean last = method.blockOf(value).index() == loop.header() && isUnread(phi) && isAlwaysAssigned(phi);
      return last && (found.add(phi) || true);
    }
    return instruction instanceof Compute compute && !compute.isWholeQuotient() && Arrays.stream(method.uses(value)).filter(this::isInside).allMatch(user -> find(user, found));
  }

  private boolean isInside(int user) {
    return loop.contains(method.blockOf(user).index());
  }

  private boolean isAnother(Phi phi, int value, BitSet seen) {
    boolean merges = method.instruction(value) instanceof Phi && !seen.get(value);
    seen.set(value);
    return value != phi.id() && (!merges || method.instruction(value).operands().stream().allMatch(operand -> isAnother(phi, operand, seen)));
  }

  private boolean reachesUse(Phi phi, BitSet seen) {
    for (int user : method.uses(phi.id())) {
      boolean head = method.blockOf(user).index() == loop.header();
      if (isInside(user) && !(method.instruction(user) instanceof Phi)) {
        return true;
      }
      if (isInside(user) && !head && !seen.get(user)) {
        seen.set(user);
        if (reachesUse((Phi) method.instruction(user), seen)) {
          return true;
        }
      }
    }
    return false;
  }
}
