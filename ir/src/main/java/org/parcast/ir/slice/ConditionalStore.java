package org.parcast.ir.slice;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/**
 * A store that selects, as {@code max = Math.max(max, x)} does, though it is made only where the word changes.
 *
 * @param store the store, in the one block behind the branch
 * @param branch what decides whether the word changes
 * @param own the load of the word's former value
 * @param other the number with which that is compared
 */
public record ConditionalStore(Instruction store, Instruction.Branch branch, int own, int other) {

  /** What the word holds afterwards. */
  ComparedSelect choice(Method method) {
    List<Integer> compared = Selects.comparedBy(method, branch);
    boolean holds = method.blockOf(store.id()).index() == branch.taken();
    return new ComparedSelect(branch.condition(), compared.get(0), compared.get(1), holds ? other : own, holds ? own : other);
  }
}
