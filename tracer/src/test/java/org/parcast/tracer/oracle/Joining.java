package org.parcast.tracer.oracle;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Whether a number that has been gathered is only gathered on, so that it need not be a value of its own. */
final class Joining {
  private static final List<String> ALL = List.of("+", "*", "min", "max", "&", "|", "^");

  private final MethodShape shape;
  private final Method method;
  private final List<List<Integer>> sources;
  private final int inner;
  /** The numbers that the inner one passes through in its own loop; null where a call has gathered it. */
  private final BitSet own;
  private final Loop ownLoop;
  /** What is computed from it, as far as no phi chooses. */
  private final BitSet derived;

  Joining(MethodShape shape, List<List<Integer>> sources, int inner, BitSet own, Loop ownLoop, BitSet derived) {
    this.shape = shape;
    this.method = shape.method;
    this.sources = sources;
    this.inner = inner;
    this.own = own;
    this.ownLoop = ownLoop;
    this.derived = derived;
  }

  /** Whether the phi, which gathers through these numbers in its loop, uses the number otherwise. */
  boolean isUsedBy(Instruction.Phi outer, BitSet members, Loop loop) {
    boolean inside = isIn(loop, inner);
    for (Instruction.Phi.Input input : outer.inputs()) {
      boolean within = loop.contains(input.block());
      if (derived.get(input.value())
          && (!inside && within || isGatheredWith(members::get) || !joins(outer.id(), members::get))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the store gathers the number in its word otherwise. */
  boolean isUsedBy(Instruction store, int stored) {
    IntPredicate isOwn = number -> isOwnWord(store, method.instruction(number));
    Loop loop = shape.loops.innermost(method.blockOf(store.id()).index());
    boolean gathers = madeFrom(stored, isOwn);
    return gathers && loop != null && (isGatheredWith(isOwn) || !joins(stored, number -> madeFrom(number, isOwn)));
  }

  private boolean isOwnWord(Instruction at, Instruction loaded) {
    return at instanceof Instruction.FieldStore store && loaded instanceof Instruction.FieldLoad load && load.field().equals(store.field()) && load.object() == store.object()
        || at instanceof Instruction.ArrayStore array && loaded instanceof Instruction.ArrayLoad from && from.index() == array.index() && from.array() == array.array();
  }

  private boolean madeFrom(int number, IntPredicate leaf) {
    return leaf.test(number) || !(method.instruction(number) instanceof Instruction.Phi phi && !shape.isSelect(phi)) && sources.get(number).stream().anyMatch(source -> madeFrom(source, leaf));
  }

  private boolean isIn(Loop loop, int number) {
    return loop.contains(method.blockOf(number).index());
  }

  private boolean isGatheredWith(IntPredicate leaf) {
    if (own == null) {
      return false;
    }
    return own.stream().anyMatch(member -> {
      List<Integer> added = sources.get(member);
      if (member == inner) {
        added = ((Instruction.Phi) method.instruction(inner)).inputs().stream().filter(input -> ownLoop.contains(input.block())).map(Instruction.Phi.Input::value).toList();
      }
      return added.stream().anyMatch(number -> !own.get(number) && madeFrom(number, leaf));
    });
  }

  private boolean joins(int made, IntPredicate gathered) {
    Set<String> operators = gatheredBy();
    operators.retainAll(operators(made, number -> gathered.test(number) || derived.get(number), inner));
    return !operators.isEmpty();
  }

  /** The operators by which the number was gathered: all that there are where that was elsewhere. */
  Set<String> gatheredBy() {
    return own == null ? new TreeSet<>(ALL) : operators(inner, own::get, -1);
  }

  /** The operators by which the phi goes on with what a call has gathered. */
  Set<String> joiningTo(Instruction.Phi outer, BitSet members, Loop loop) {
    boolean gatheredWith = method.instruction(inner).operands().stream().anyMatch(operand -> shape.isNumber(operand) && madeFrom(operand, members::get));
    return !isIn(loop, inner) || gatheredWith ? Set.of() : operators(outer.id(), number -> members.get(number) || derived.get(number), inner);
  }

  private Set<String> operators(int made, IntPredicate taken, int last) {
    BitSet passed = new BitSet();
    pass(made, taken, last, passed);
    Set<String> operators = new TreeSet<>(ALL);
    operators.removeIf(operator -> !passed.stream().allMatch(number -> fits(operator, number, taken)));
    boolean multiplies = passed.stream().anyMatch(number -> is(number, Operator.MUL, Operator.DIV));
    if (last < 0 && multiplies && passed.stream().noneMatch(number -> is(number, Operator.ADD, Operator.SUB))) {
      operators.remove("+");
    }
    return operators;
  }

  private void pass(int number, IntPredicate taken, int last, BitSet passed) {
    if (number != last && !passed.get(number)) {
      passed.set(number);
      sources.get(number).stream().filter(taken::test).forEach(source -> pass(source, taken, last, passed));
    }
  }

  private boolean is(int number, Operator... operators) {
    return method.instruction(number) instanceof Instruction.Compute compute && List.of(operators).contains(compute.operator());
  }

  private boolean fits(String operator, int number, IntPredicate taken) {
    Instruction instruction = method.instruction(number);
    boolean isExtreme = operator.equals("min") || operator.equals("max");
    if (instruction instanceof Instruction.Phi phi) {
      return isExtreme || sources.get(number).stream().noneMatch(source -> !phi.operands().contains(source) && taken.test(source));
    } else if (!(instruction instanceof Instruction.Compute compute)) {
      return !shape.computes(instruction) || isExtreme && instruction instanceof Instruction.Call call && call.target().owner().endsWith("Math") && call.target().name().equals(operator);
    } else if (compute.operator() == Operator.CONVERT && !List.of("&", "|", "^").contains(operator)) {
      return true;
    } else {
      return isComputedBy(operator, compute, taken);
    }
  }

  private static boolean isComputedBy(String operator, Instruction.Compute compute, IntPredicate taken) {
    boolean isDivided = compute.operator() == Operator.DIV && !taken.test(compute.operands().get(1));
    boolean both = compute.operands().stream().allMatch(taken::test);
    return switch (operator) {
      case "+" -> List.of(Operator.ADD, Operator.SUB, Operator.NEG).contains(compute.operator()) || isDivided || compute.operator() == Operator.MUL && !both;
      case "*" -> List.of(Operator.MUL, Operator.NEG).contains(compute.operator()) || isDivided;
      case "&" -> compute.operator() == Operator.AND;
      case "|" -> compute.operator() == Operator.OR;
      case "^" -> compute.operator() == Operator.XOR;
      default -> false;
    };
  }
}
