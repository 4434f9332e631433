package org.parcast.ir.slice;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** Of what the address of a word can be found again where control has not come to the store: variables, parameters and results that are known there. */
final class Anchors {
  private static final Set<Operator> COMPUTED_AGAIN = Set.of(Operator.ADD, Operator.SUB, Operator.MUL);

  private final Method method;
  private final Dominators dominators;
  private final LoopForest loops;
  private final int head;
  private final Set<Integer> found = new LinkedHashSet<>();

  private Anchors(Method method, Dominators dominators, LoopForest loops, int head) {
    this.method = method;
    this.dominators = dominators;
    this.loops = loops;
    this.head = head;
  }

  /** What the address hangs on at the end of the block; null where that is not known there, what is in between may change it, or data decide the place. */
  static List<Integer> of(Method method, Dominators dominators, LoopForest loops, Instruction store, int head) {
    Anchors anchors = new Anchors(method, dominators, loops, head);
    return anchors.findFor(store) ? List.copyOf(anchors.found) : null;
  }

  /** The same for some operands of a call, by which a method that is called finds an element. */
  static List<Integer> of(Method method, Dominators dominators, LoopForest loops, List<Integer> operands, int head) {
    Anchors anchors = new Anchors(method, dominators, loops, head);
    boolean areKnown = operands.stream().allMatch(operand -> anchors.areKnown(operand) && anchors.isCounted(operand, new HashSet<>()));
    return areKnown ? List.copyOf(anchors.found) : null;
  }

  private boolean findFor(Instruction store) {
    if (store instanceof Instruction.ArrayStore element) {
      return areKnown(element.array()) && areKnown(element.index()) && isCounted(element.index(), new HashSet<>());
    }
    Instruction.FieldStore field = (Instruction.FieldStore) store;
    return field.isStatic() || areKnown(field.object()) && isCounted(field.object(), new HashSet<>());
  }

  /** Whether a place is found by counters of loops, sizes, and what does not change, as the elements of a list one after the other. */
  private boolean isCounted(int value, Set<Integer> seen) {
    Instruction instruction = method.instruction(value);
    boolean isNumber = NumberTypes.isNumber(instruction.type());
    boolean isComputed = instruction instanceof Instruction.Compute || instruction instanceof Instruction.Phi phi && isAtHead(phi);
    boolean isFound = !isNumber && (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad
        || instruction instanceof Instruction.CheckCast || instruction instanceof Instruction.Call);
    boolean isGiven = instruction instanceof Instruction.Constant || instruction instanceof Instruction.Parameter || instruction instanceof Instruction.NewObject
        || instruction instanceof Instruction.NewArray || isNumber && instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLength;
    return isGiven || (isComputed || isFound) && (!seen.add(value) || instruction.operands().stream().allMatch(operand -> isCounted(operand, seen)));
  }

  private boolean isAtHead(Instruction.Phi phi) {
    int block = method.blockOf(phi.id()).index();
    Loop loop = loops.innermost(block);
    return loop != null && loop.header() == block;
  }

  private boolean areKnown(int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Compute compute) {
      return COMPUTED_AGAIN.contains(compute.operator()) && compute.operands().stream().allMatch(this::areKnown);
    } else if (instruction instanceof Instruction.Constant constant) {
      return constant.value() instanceof Integer;
    } else if (isAnchor(instruction)) {
      found.add(value);
      return true;
    } else if (instruction instanceof Instruction.ArrayLoad row) {
      return !NumberTypes.isNumber(row.type()) && areKnown(row.array()) && areKnown(row.index());
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return areKnown(cast.value());
    }
    return instruction instanceof Instruction.FieldLoad field && !isStored(field) && (field.isStatic() || isReceiver(field.object()) && areKnown(field.object()));
  }

  private boolean isAnchor(Instruction instruction) {
    boolean isHeld = !(instruction instanceof Instruction.Phi phi) || !phi.variable().onStack();
    boolean isWhole = !(instruction instanceof Instruction.NewObject) && !(isReceiver(instruction.id()) && isConstructor());
    int block = method.blockOf(instruction.id()).index();
    Loop loop = loops.innermost(block);
    return isHeld && isWhole && dominators.dominates(block, head) && (loop == null || loop.contains(head));
  }

  private boolean isConstructor() {
    return method.ref().name().equals("<init>");
  }

  private boolean isReceiver(int object) {
    return !method.isStatic() && method.instruction(object) instanceof Instruction.Parameter parameter && parameter.index() == 0;
  }

  private boolean isStored(Instruction.FieldLoad load) {
    return method.instructions().stream().anyMatch(store -> store instanceof Instruction.FieldStore field && field.field().equals(load.field()));
  }
}
