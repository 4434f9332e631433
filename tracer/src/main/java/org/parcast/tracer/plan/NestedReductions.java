package org.parcast.tracer.plan;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.slice.CallModel;
import org.parcast.tracer.method.MethodFacts;

/**
 * Tells whether what one loop has gathered only goes on to be gathered around it: a sum that is added to a sum, scaled or not, a minimum of
 * minima. Then each rank may go on with its own part, and the parts are joined once, at the end. A root of the sum, or the largest, needs the sum.
 */
final class NestedReductions {
  private final MethodFacts facts;

  NestedReductions(MethodFacts facts) {
    this.facts = facts;
  }

  /**
   * Whether the phi takes the number as it takes all others. A number that was gathered with what the phi held, as the slope of a line at the next
   * step of its fit, needs all of that before; one that an earlier loop has gathered is needed by each iteration.
   *
   * @param inner what has been gathered: a phi, or what a call answers
   * @param input by which the number comes to the phi
   */
  boolean isGatheredOn(int inner, Instruction.Phi outer, Instruction.Phi.Input input) {
    Loop around = facts.loopOf(outer.id());
    boolean inside = isIn(around, facts.method.instruction(inner));
    boolean onceOrInside = inside || !around.contains(input.block());
    return inside && isOfElement(inner, around)
        || onceOrInside && !isGatheredWith(inner, leaf -> facts.slices.isGathering(leaf, outer)) && joins(inner, outer.id(), number -> facts.slices.isGathering(number, outer));
  }

  /** Whether the store does not gather in its field, or does as the number has been. */
  boolean isGatheredOn(int inner, Sink store) {
    Loop around = facts.loopOf(store.at().id());
    return around == null || isOfElement(inner, around) || !isNeededBy(store, inner);
  }

  /** Whether the store, which no loop of its method makes again and again, gathers in its field otherwise than the number has been: where no other object has the field. */
  boolean isNeededForSingle(int inner, Sink store) {
    return facts.loopOf(store.at().id()) == null && isNeededBy(store, inner);
  }

  private boolean isNeededBy(Sink store, int inner) {
    if (!(store.at() instanceof Instruction.FieldStore field)) {
      return false;
    }
    int own = store.leaves().stream().filter(leaf -> isLoadOf(field, leaf)).findFirst().orElse(-1);
    return own >= 0 && (isGatheredWith(inner, leaf -> isLoadOf(field, leaf)) || !joins(inner, store.value(), number -> facts.leaves(number).contains(own)));
  }

  private boolean isLoadOf(Instruction.FieldStore field, int leaf) {
    return facts.method.instruction(leaf) instanceof Instruction.FieldLoad load && load.field().equals(field.field()) && load.object() == field.object();
  }

  /** Whether what is added in the iterations is made from such a leaf; what the gathering began with is not added. */
  private boolean isGatheredWith(int inner, IntPredicate isMeant) {
    if (!(facts.method.instruction(inner) instanceof Instruction.Phi phi)) {
      return false;
    }
    return facts.method.instructions().stream().filter(member -> facts.slices.isGathering(member.id(), phi)).flatMap(member -> addedBy(member, phi))
        .filter(number -> !facts.slices.isGathering(number, phi)).flatMap(number -> facts.leaves(number).stream()).anyMatch(isMeant::test);
  }

  private Stream<Integer> addedBy(Instruction member, Instruction.Phi gathering) {
    return member != gathering ? facts.slices.madeFrom(member.id()).stream()
        : gathering.inputs().stream().filter(input -> facts.loopOf(gathering.id()).contains(input.block())).map(Instruction.Phi.Input::value);
  }

  /** Whether each iteration of the loop around gathers from words of its own, as from the row of a matrix: then the number belongs to these. */
  private boolean isOfElement(int inner, Loop around) {
    BitSet values = new BitSet();
    BitSet addresses = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(inner));
    while (!work.isEmpty()) {
      Instruction instruction = facts.method.instruction(work.pop());
      if (values.get(instruction.id()) || !isIn(around, instruction)) {
        continue;
      }
      values.set(instruction.id());
      boolean loads =
          instruction instanceof Instruction.ArrayLoad
              || instruction instanceof Instruction.FieldLoad
              || instruction instanceof Instruction.Call call && facts.calls.effect(call) == CallModel.Effect.ANALYSED;
      if (loads && instruction.operands().stream().anyMatch(operand -> changesIn(around, operand, addresses))) {
        return true;
      } else if (!loads) {
        instruction.operands().forEach(work::push);
      }
    }
    return false;
  }

  /** Whether a part of an address is another in each iteration, other than by arrays that take turns. */
  private boolean changesIn(Loop around, int part, BitSet seen) {
    Instruction instruction = facts.method.instruction(part);
    if (seen.get(part) || !isIn(around, instruction) || isRemainder(instruction)) {
      return false;
    }
    seen.set(part);
    if (instruction instanceof Instruction.Phi && facts.method.blockOf(part).index() == around.header()) {
      return facts.isNumber(part);
    }
    boolean nextOfCollection = instruction instanceof Instruction.Call && !facts.isNumber(part);
    return nextOfCollection || instruction.operands().stream().anyMatch(operand -> changesIn(around, operand, seen));
  }

  private static boolean isRemainder(Instruction instruction) {
    return instruction instanceof Instruction.Compute compute && (compute.operator() == Operator.REM || compute.operator() == Operator.AND);
  }

  private boolean isIn(Loop loop, Instruction instruction) {
    return loop.contains(facts.method.blockOf(instruction.id()).index());
  }

  /** Whether adding alone, or taking the least or the largest alone, makes both: the inner number, and the outer one from it and what was gathered before. */
  private boolean joins(int inner, int outer, IntPredicate isGathered) {
    IntPredicate taken = number -> isGathered.test(number) || facts.leaves(number).contains(inner);
    return isMadeBy(this::adds, inner) && isMadeBy(this::adds, outer, taken, inner) || isMadeBy(this::selects, inner) && isMadeBy(this::selects, outer, taken, inner);
  }

  private boolean isMadeBy(Step step, int gathered) {
    return !(facts.method.instruction(gathered) instanceof Instruction.Phi phi) || isMadeBy(step, gathered, number -> facts.slices.isGathering(number, phi), -1);
  }

  /** Whether all that is done to what is taken, up to the last number back, is such a step. */
  private boolean isMadeBy(Step step, int made, IntPredicate taken, int last) {
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(made));
    while (!work.isEmpty()) {
      int number = work.pop();
      if (number == last || seen.get(number)) {
        continue;
      }
      seen.set(number);
      if (!step.does(facts.method.instruction(number), taken)) {
        return false;
      }
      facts.slices.madeFrom(number).stream().filter(taken::test).forEach(work::push);
    }
    return true;
  }

  private interface Step {
    boolean does(Instruction instruction, IntPredicate taken);
  }

  private boolean adds(Instruction instruction, IntPredicate taken) {
    if (instruction instanceof Instruction.Compute compute) {
      List<Integer> operands = compute.operands();
      return switch (compute.operator()) {
        case ADD, SUB, NEG, CONVERT -> true;
        case MUL -> !taken.test(operands.get(0)) || !taken.test(operands.get(1));
        case DIV -> !taken.test(operands.get(1));
        default -> false;
      };
    }
    // A condition may choose what is added, if it is not of the sum itself.
    return isCopy(instruction) || instruction instanceof Instruction.Phi phi
        && facts.slices.madeFrom(phi.id()).stream().filter(number -> !phi.operands().contains(number)).noneMatch(taken::test);
  }

  private boolean selects(Instruction instruction, IntPredicate taken) {
    return AssemblyUpdate.isExtreme(instruction) || isCopy(instruction) || instruction instanceof Instruction.Phi;
  }

  private boolean isCopy(Instruction instruction) {
    return !(instruction instanceof Instruction.Phi) && !(instruction instanceof Instruction.Compute) && !facts.slices.of(instruction.id()).computed();
  }
}
