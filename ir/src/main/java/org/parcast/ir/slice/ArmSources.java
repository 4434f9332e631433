package org.parcast.ir.slice;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** What the arms of a diamond bring to its phis of the numbers that are there before. (What an arm loads itself it brings only where it runs.) */
final class ArmSources {
  private final Method method;
  private final LoopForest loops;
  private final CallModel calls;
  private final Diamond diamond;
  private final BitSet compared = new BitSet();

  ArmSources(Method method, LoopForest loops, CallModel calls, Diamond diamond) {
    this.method = method;
    this.loops = loops;
    this.calls = calls;
    this.diamond = diamond;
    diamond.compared().forEach(number -> compared.or(sources(number)));
  }

  /** Whether the phi is computed from the same numbers whichever arm runs: what one brings all bring, or the conditions compare it. What comes back to the phi in the next iteration is gathered by every arm. */
  boolean areUsedByAll(Instruction.Phi phi) {
    List<BitSet> inputs = phi.operands().stream().map(this::sources).toList();
    BitSet any = new BitSet();
    inputs.forEach(any::or);
    any.andNot(compared);
    boolean isCarried = any.stream().anyMatch(number -> isCarried(number, phi));
    return isCarried || !NumberTypes.isNumber(phi.type()) || inputs.stream().allMatch(input -> hasAll(input, any));
  }

  private static boolean hasAll(BitSet numbers, BitSet others) {
    BitSet missing = (BitSet) others.clone();
    missing.andNot(numbers);
    return missing.isEmpty();
  }

  /** Whether the number is what the phi was in the iteration before. */
  private boolean isCarried(int number, Instruction.Phi phi) {
    int block = method.blockOf(number).index();
    Loop loop = loops.innermost(block);
    boolean isAtHead = method.instruction(number) instanceof Instruction.Phi && loop != null && loop.header() == block && loop.contains(diamond.merge());
    return isAtHead && isMadeFrom(number, phi.id(), loop);
  }

  private boolean isMadeFrom(int number, int source, Loop loop) {
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(number));
    while (!work.isEmpty() && !seen.get(source)) {
      int at = work.pop();
      if (!seen.get(at) && loop.contains(method.blockOf(at).index())) {
        seen.set(at);
        method.instruction(at).operands().forEach(work::push);
      }
    }
    return seen.get(source);
  }

  /** The numbers from before the diamond that the number is computed from in it, or before it from those that nothing has computed. */
  private BitSet sources(int number) {
    BitSet found = new BitSet();
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(number));
    while (!work.isEmpty()) {
      int at = work.pop();
      Instruction made = method.instruction(at);
      if (seen.get(at) || made instanceof Instruction.Constant) {
        continue;
      }
      seen.set(at);
      boolean isInArm = diamond.arms().get(method.blockOf(at).index());
      if (isComputed(made) || isInArm && made instanceof Instruction.Phi) {
        made.operands().forEach(work::push);
      } else if (!isInArm) {
        found.set(at);
      }
    }
    return found;
  }

  private boolean isComputed(Instruction made) {
    return made instanceof Instruction.Compute || made instanceof Instruction.CheckCast || made instanceof Instruction.Call call && calls.isPure(call);
  }
}
