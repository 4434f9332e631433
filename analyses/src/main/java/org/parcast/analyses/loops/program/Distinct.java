package org.parcast.analyses.loops.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Method;

/**
 * Whether two references that are known at one time are certain to be different objects. Beyond what they may point to, pairs are
 * followed: two arrays that a loop exchanges stay two, and so do two parameters that are two at every call.
 */
public final class Distinct {
  private final CallGraph calls;
  private final PointsTo pointsTo;
  private final FreshResults fresh;

  Distinct(CallGraph calls, PointsTo pointsTo, FreshResults fresh) {
    this.calls = calls;
    this.pointsTo = pointsTo;
    this.fresh = fresh;
  }

  private record Pair(Method method, int one, int other) {}

  public boolean areDistinct(Method method, int one, int other) {
    return areDistinct(new Pair(method, one, other), new HashSet<>());
  }

  /** @param supposed pairs that are taken to be distinct: what follows from itself in every step holds if it holds at first */
  private boolean areDistinct(Pair pair, Set<Pair> supposed) {
    Method method = pair.method();
    if (pair.one() == pair.other()) {
      return false;
    }
    if (pointsTo.areDisjoint(pointsTo.of(method, pair.one()), pointsTo.of(method, pair.other()))) {
      return true;
    }
    Instruction one = method.instruction(pair.one());
    Instruction other = method.instruction(pair.other());
    if (one instanceof Instruction.CheckCast cast) {
      return areDistinct(new Pair(method, cast.value(), pair.other()), supposed);
    } else if (other instanceof Instruction.CheckCast cast) {
      return areDistinct(new Pair(method, pair.one(), cast.value()), supposed);
    }
    boolean oneNew = fresh.isFresh(method, one.id());
    boolean otherNew = fresh.isFresh(method, other.id());
    if (oneNew && otherNew || oneNew && other instanceof Instruction.Parameter || otherNew && one instanceof Instruction.Parameter) {
      return true;
    }
    if (!supposed.add(pair) || supposed.contains(new Pair(method, pair.other(), pair.one()))) {
      return true;
    }
    if (one instanceof Phi first && other instanceof Phi second && method.blockOf(first.id()).equals(method.blockOf(second.id()))) {
      return inputsDistinct(method, first, second, supposed);
    } else if (one instanceof Phi phi) {
      return phi.operands().stream().allMatch(operand -> areDistinct(new Pair(method, operand, other.id()), supposed)) && isOutside(method, other);
    } else if (other instanceof Phi phi) {
      return phi.operands().stream().allMatch(operand -> areDistinct(new Pair(method, one.id(), operand), supposed)) && isOutside(method, one);
    } else if (one instanceof Instruction.Parameter first && other instanceof Instruction.Parameter second) {
      return argumentsDistinct(method, first, second, supposed);
    }
    return false;
  }

  /** A value that a loop's phi may hold from an earlier iteration can be told from one that is made once only. */
  private static boolean isOutside(Method method, Instruction other) {
    return other instanceof Instruction.Parameter || MethodBody.of(method).loopOf(other.id()) == null;
  }

  private boolean inputsDistinct(Method method, Phi first, Phi second, Set<Pair> supposed) {
    List<Phi.Input> inputs = first.inputs();
    for (int i = 0; i < inputs.size(); i++) {
      Phi.Input matching = second.inputs().get(i);
      if (matching.block() != inputs.get(i).block() || matching.after() != inputs.get(i).after()
          || !areDistinct(new Pair(method, inputs.get(i).value(), matching.value()), supposed)) {
        return false;
      }
    }
    return first.inputs().size() == second.inputs().size();
  }

  private boolean argumentsDistinct(Method method, Instruction.Parameter one, Instruction.Parameter other, Set<Pair> supposed) {
    return !calls.isOpen(method)
        && !calls.callers(method).isEmpty()
        && calls.callers(method).stream()
            .allMatch(
                site ->
                    areDistinct(
                        new Pair(site.caller(), site.call().operands().get(one.index()), site.call().operands().get(other.index())), supposed));
  }
}
