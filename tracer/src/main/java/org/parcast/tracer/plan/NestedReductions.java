package org.parcast.tracer.plan;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.slice.ComparedSelect;
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
    return onceOrInside && !isGatheredWith(inner, leaf -> facts.slices.isGathering(leaf, outer)) && joins(inner, outer.id(), number -> facts.slices.isGathering(number, outer));
  }

  /** Whether the store does not gather in its word, or does as the number has been. */
  boolean isGatheredOn(int inner, Sink store) {
    Loop around = facts.loopOf(store.at().id());
    return around == null || !isNeededBy(store, inner);
  }

  /** Whether the store, which no loop of its method makes again and again, gathers in its field otherwise than the number has been: where no other object has the field. */
  boolean isNeededForSingle(int inner, Sink store) {
    return store.at() instanceof Instruction.FieldStore && facts.loopOf(store.at().id()) == null && isNeededBy(store, inner);
  }

  private boolean isNeededBy(Sink store, int inner) {
    int own = store.leaves().stream().filter(leaf -> AssemblyUpdate.isOwnWord(facts, store.at(), leaf)).findFirst().orElse(-1);
    return own >= 0
        && (isGatheredWith(inner, leaf -> AssemblyUpdate.isOwnWord(facts, store.at(), leaf)) || !joins(inner, store.value(), number -> facts.leaves(number).contains(own)));
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

  private boolean isIn(Loop loop, Instruction instruction) {
    return loop.contains(facts.method.blockOf(instruction.id()).index());
  }

  /** Whether one operator makes both: the inner number, and the outer one from it and what was gathered before. */
  private boolean joins(int inner, int outer, IntPredicate isGathered) {
    Set<GatheringOperator> operators = operatorsOf(inner);
    operators.retainAll(operators(outer, number -> isGathered.test(number) || facts.leaves(number).contains(inner), inner));
    return !operators.isEmpty();
  }

  /** The operators that may have gathered the number; all where it was gathered elsewhere. */
  Set<GatheringOperator> operatorsOf(int gathered) {
    return facts.method.instruction(gathered) instanceof Instruction.Phi phi ? operators(gathered, number -> facts.slices.isGathering(number, phi), -1) : EnumSet.allOf(GatheringOperator.class);
  }

  /** The operators by which the phi gathers what has been gathered elsewhere, without what it held. */
  Set<GatheringOperator> operatorsJoining(int inner, int outer) {
    boolean gathers = facts.method.instruction(outer) instanceof Instruction.Phi phi && facts.slices.gathers(phi) && isIn(facts.loopOf(outer), facts.method.instruction(inner))
        && facts.method.instruction(inner).operands().stream().flatMap(operand -> facts.leaves(operand).stream()).noneMatch(leaf -> facts.slices.isGathering(leaf, phi));
    return gathers ? operators(outer, number -> facts.slices.isGathering(number, (Instruction.Phi) facts.method.instruction(outer)) || facts.leaves(number).contains(inner), inner)
        : EnumSet.noneOf(GatheringOperator.class);
  }

  /** The operators that may have done all that is done to what is taken, up to the last number back. */
  private Set<GatheringOperator> operators(int made, IntPredicate taken, int last) {
    Set<GatheringOperator> operators = EnumSet.allOf(GatheringOperator.class);
    boolean scales = false;
    boolean adds = false;
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(made));
    while (!work.isEmpty()) {
      int number = work.pop();
      if (number == last || seen.get(number)) {
        continue;
      }
      seen.set(number);
      Instruction instruction = facts.method.instruction(number);
      if (instruction instanceof Instruction.Phi || instruction instanceof Instruction.Compute || facts.slices.of(number).computed()) {
        List<Integer> chosenBy = facts.slices.madeFrom(number).stream().filter(operand -> !instruction.operands().contains(operand)).toList();
        operators.removeIf(operator -> !operator.computes(instruction, taken, chosenBy));
      }
      ComparedSelect choice = facts.slices.comparedSelectOf(instruction);
      boolean isExtreme = choice != null && isExtreme(choice);
      if (isExtreme) {
        operators.retainAll(EnumSet.of(extreme(choice)));
      }
      scales |= is(instruction, Operator.MUL) || is(instruction, Operator.DIV);
      adds |= is(instruction, Operator.ADD) || is(instruction, Operator.SUB);
      (isExtreme ? List.of(choice.holding(), choice.failing()) : facts.slices.madeFrom(number)).stream().filter(taken::test).forEach(work::push);
    }
    if (scales && !adds && last < 0) {
      operators.remove(GatheringOperator.SUM);
    }
    return operators;
  }

  /** Whether the choice is one of the two numbers that it compares, the larger or the smaller. */
  private boolean isExtreme(ComparedSelect choice) {
    return areAlike(choice.holding(), choice.left()) && areAlike(choice.failing(), choice.right()) || holdsRight(choice);
  }

  private boolean holdsRight(ComparedSelect choice) {
    return areAlike(choice.holding(), choice.right()) && areAlike(choice.failing(), choice.left());
  }

  private GatheringOperator extreme(ComparedSelect choice) {
    boolean isLarger = choice.condition() == Condition.GT || choice.condition() == Condition.GE;
    return isLarger != holdsRight(choice) ? GatheringOperator.MAXIMUM : GatheringOperator.MINIMUM;
  }

  private boolean areAlike(int a, int b) {
    return facts.leaves(a).equals(facts.leaves(b));
  }

  private static boolean is(Instruction instruction, Operator operator) {
    return instruction instanceof Instruction.Compute compute && compute.operator() == operator;
  }
}
