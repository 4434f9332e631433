package org.parcast.tracer.plan;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;

/**
 * An operator that joins partial results of a reduction: what each rank has gathered by it may be gathered on by it. A sum is linear in all that is added, so that it may be
 * scaled on the way; a minimum of maxima, a sum of products or of squares needs what has been gathered within.
 */
public enum GatheringOperator {
  SUM, PRODUCT, MINIMUM, MAXIMUM, AND, OR, XOR;

  /** A set of operators as bits, of which a register carries those that may have gathered it. */
  public static int bits(Set<GatheringOperator> operators) {
    return operators.stream().mapToInt(operator -> 1 << operator.ordinal()).sum();
  }

  /** The operator by which streams and {@code Math} make one number of several by a method of this name; none for other methods. */
  public static Set<GatheringOperator> ofMethod(String name) {
    return switch (name) {
      case "sum", "average", "count" -> EnumSet.of(SUM);
      case "min" -> EnumSet.of(MINIMUM);
      case "max" -> EnumSet.of(MAXIMUM);
      case "anyMatch" -> EnumSet.of(OR);
      case "allMatch" -> EnumSet.of(AND);
      default -> EnumSet.noneOf(GatheringOperator.class);
    };
  }

  /**
   * Whether the operator may compute a number from those that it takes.
   *
   * @param taken those that have been gathered before
   * @param chosenBy what a choice between numbers is made by
   */
  boolean computes(Instruction instruction, IntPredicate taken, List<Integer> chosenBy) {
    if (instruction instanceof Instruction.Compute compute) {
      return computes(compute.operator(), compute.operands(), taken);
    } else if (instruction instanceof Instruction.Phi) {
      return this == MINIMUM || this == MAXIMUM || chosenBy.stream().noneMatch(taken::test); // what is chosen by the sum itself needs that
    }
    return AssemblyUpdate.isExtreme(instruction) && ofMethod(((Instruction.Call) instruction).target().name()).contains(this);
  }

  private boolean computes(Operator operator, List<Integer> operands, IntPredicate taken) {
    return switch (this) {
      case SUM -> switch (operator) {
        case ADD, SUB, NEG, CONVERT -> true;
        case MUL -> !taken.test(operands.get(0)) || !taken.test(operands.get(1));
        case DIV -> !taken.test(operands.get(1));
        default -> false;
      };
      case PRODUCT -> operator == Operator.MUL || operator == Operator.NEG || operator == Operator.CONVERT || operator == Operator.DIV && !taken.test(operands.get(1));
      case MINIMUM, MAXIMUM -> operator == Operator.CONVERT;
      case AND -> operator == Operator.AND;
      case OR -> operator == Operator.OR;
      case XOR -> operator == Operator.XOR;
    };
  }
}
