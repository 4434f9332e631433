package org.parcast.analyses.loops.symbolic;

import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Counters of type {@code char}, {@code short} or {@code byte}: each step is cut to the type, which changes nothing where the loop's own test lets no step lead out of it. */
final class NarrowCounters {
  private final SymbolicValues values;

  NarrowCounters(SymbolicValues values) {
    this.values = values;
  }

  /** The next value of a counter before it is cut, where that loses nothing; else the value itself. */
  int uncut(Activation at, Phi phi, Loop around, int value) {
    Method method = at.body().method();
    boolean cut = method.instruction(value) instanceof Compute convert && convert.operator() == Operator.CONVERT && greatest(convert.type()) > 0
        && method.instruction(convert.operands().get(0)) instanceof Compute next && isStepOf(phi, next) && staysWithin(at, phi, around, convert.type(), step(at, next));
    return cut ? method.instruction(value).operands().get(0) : value;
  }

  private static boolean isStepOf(Phi phi, Compute next) {
    return (next.operator() == Operator.ADD || next.operator() == Operator.SUB) && next.operands().get(0) == phi.id();
  }

  /** What the counter changes by; 0 where that is not known. */
  private long step(Activation at, Compute next) {
    Polynomial by = values.number(at, next.operands().get(1));
    return !by.isConstant() ? 0 : next.operator() == Operator.ADD ? by.constant() : -by.constant();
  }

  /** Whether the loop goes on only where the counter is so far from the end of its type that a step stays in it. */
  private boolean staysWithin(Activation at, Phi phi, Loop around, Type type, long step) {
    Method method = at.body().method();
    if (step == 0 || !(method.blocks().get(around.header()).terminator() instanceof Branch branch) || around.contains(branch.taken()) == around.contains(branch.notTaken())) {
      return false;
    }
    Condition stays = around.contains(branch.taken()) ? branch.condition() : Guards.negated(branch.condition());
    boolean counterFirst = branch.left() == phi.id();
    int bound = counterFirst ? branch.right() : branch.left();
    if (!counterFirst && branch.right() != phi.id()) {
      return false;
    }
    boolean below = counterFirst ? stays == Condition.LT || stays == Condition.LE : stays == Condition.GT || stays == Condition.GE;
    boolean above = counterFirst ? stays == Condition.GT || stays == Condition.GE : stays == Condition.LT || stays == Condition.LE;
    boolean strict = stays == Condition.LT || stays == Condition.GT;
    if (!(step > 0 ? below : above)) {
      return false;
    }
    Polynomial limit = bound < 0 ? Polynomial.ZERO : values.number(at, bound);
    if (limit.isConstant()) {
      long last = limit.constant() - (strict ? Long.signum(step) : 0) + step;
      return last <= greatest(type) && last >= least(type);
    }
    return strict && Math.abs(step) == 1 && method.instruction(bound).type().equals(type);
  }

  /** 0 for types that are not narrow. */
  private static long greatest(Type type) {
    return type.equals(Type.CHAR) ? Character.MAX_VALUE : type.equals(Type.SHORT) ? Short.MAX_VALUE : type.equals(Type.BYTE) ? Byte.MAX_VALUE : 0;
  }

  private static long least(Type type) {
    return type.equals(Type.CHAR) ? Character.MIN_VALUE : type.equals(Type.SHORT) ? Short.MIN_VALUE : Byte.MIN_VALUE;
  }
}
