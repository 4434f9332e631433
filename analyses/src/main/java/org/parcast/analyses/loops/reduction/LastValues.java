package org.parcast.analyses.loops.reduction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Variables that a loop assigns and does not read: only the value that the last iteration leaves in them counts. */
final class LastValues {
  private final MethodBody body;
  private final Method method;
  private final Loop loop;

  LastValues(MethodBody body, Loop loop) {
    this.body = body;
    this.method = body.method();
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
   * Whether the loop uses a value for nothing but such variables, all of which each iteration assigns, by arithmetic that cannot fail: {@code mean = sum / n}. It may be a field of one object, that
   * every iteration assigns: whether it is used elsewhere the references to memory tell.
   *
   * @param found gets the variables
   * @param stores gets the stores into fields
   */
  boolean find(int value, Set<Phi> found, Set<Integer> stores) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof FieldStore store && (store.isStatic() || !isInside(store.object()))) {
      stores.add(value);
      int block = method.blockOf(value).index();
      return loop.backEdges().stream().allMatch(edge -> body.isDone(block, edge.from())) && method.instructions(loop.blocks()).noneMatch(other -> other != store && (other instanceof FieldLoad load && load.field().equals(store.field()) || other instanceof FieldStore again && again.field().equals(store.field())));
    }
    if (instruction instanceof Phi phi) {
      boolean last = method.blockOf(value).index() == loop.header() && isUnread(phi) && isAlwaysAssigned(phi);
      return last && (found.add(phi) || true);
    }
    return instruction instanceof Compute compute && !compute.isWholeQuotient() && Arrays.stream(method.uses(value)).filter(this::isInside).allMatch(user -> find(user, found, stores));
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
