package org.parcast.analyses.loops.reduction;

import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Means that each iteration makes from the one before: {@code mean += (x - mean) / n} and {@code mean = (mean * n + x) / (n + 1)}, where {@code n} grows. They are sums in disguise. */
final class MovingMeans {
  private final Method method;
  private final Loop loop;

  MovingMeans(Method method, Loop loop) {
    this.method = method;
    this.loop = loop;
  }

  /** Whether the variable is such a mean. */
  boolean contains(Phi phi) {
    List<Phi.Input> inside = phi.inputs().stream().filter(input -> loop.contains(input.block())).toList();
    if (inside.size() != 1 || !phi.type().descriptor().matches("[DF]")) {
      return false;
    }
    BitSet using = new BitSet();
    using.set(phi.id());
    int next = inside.get(0).value();
    collect(next, using, new BitSet());
    List<Compute> made = using.stream().filter(value -> value != phi.id()).mapToObj(value -> (Compute) method.instruction(value)).toList();
    return using.get(next) && made.stream().allMatch(compute -> isLinear(compute, using)) && made.stream().anyMatch(compute -> compute.operator() == Operator.DIV && counts(compute.operands().get(1), new BitSet()));
  }

  /** Finds what is computed from the mean. */
  private boolean collect(int value, BitSet using, BitSet seen) {
    if (!seen.get(value) && !using.get(value) && method.instruction(value) instanceof Compute compute) {
      seen.set(value);
      for (int operand : compute.operands()) {
        if (collect(operand, using, seen)) {
          using.set(value);
        }
      }
    }
    return using.get(value);
  }

  /** Whether there is no product or quotient of the mean with itself. */
  private static boolean isLinear(Compute compute, BitSet using) {
    return switch (compute.operator()) {
      case ADD, SUB -> true;
      case MUL -> compute.operands().stream().filter(using::get).count() == 1;
      case DIV -> !using.get(compute.operands().get(1));
      default -> false;
    };
  }

  /** Whether the value is computed from one that the iterations hand on, as a count: it is another number in each. */
  private boolean counts(int value, BitSet seen) {
    Instruction instruction = method.instruction(value);
    if (seen.get(value)) {
      return false;
    }
    seen.set(value);
    return instruction instanceof Phi phi && method.blockOf(phi.id()).index() == loop.header()
        || instruction instanceof Compute compute && loop.contains(method.blockOf(value).index()) && compute.operands().stream().anyMatch(operand -> counts(operand, seen));
  }
}
