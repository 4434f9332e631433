package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * A variable that the iterations gather into: from the phi at the loop's head to the value for the next iteration there is but one operator,
 * and no value on the way is used for anything else. A minimum may be written with {@code if}, and its position be kept along with it.
 */
final class GatheringChain {
  private final Values values;
  private final MethodBody body;
  private final Method method;
  private final Loop loop;
  private final Phi head;
  private final Map<Integer, String> selecting;
  private Set<Integer> members = new HashSet<>();
  /** The branches and comparisons that choose. */
  private final Set<Integer> comparing = new HashSet<>();
  private final Map<Integer, String> selectingBlocks = new HashMap<>();
  /** Those of {@link #selecting} in which this variable changes along. */
  private final Set<Integer> positions = new HashSet<>();
  private String operator;

  private GatheringChain(Values values, MethodBody body, Loop loop, Phi head, Map<Integer, String> selecting) {
    this.values = values;
    this.body = body;
    this.method = body.method();
    this.loop = loop;
    this.head = head;
    this.selecting = selecting;
  }

  /**
   * The chain of a phi at the head of the loop, or null where it is no reduction.
   *
   * @param selecting the blocks in which a minimum or maximum changes, with its operator: what changes in all of these is its position
   */
  static GatheringChain of(Values values, MethodBody body, Loop loop, Phi head, Map<Integer, String> selecting) {
    GatheringChain chain = new GatheringChain(values, body, loop, head, selecting);
    return chain.follow() && chain.isUsedForNothingElse() && chain.positions.size() == selecting.size() ? chain : null;
  }

  String operator() {
    return operator;
  }

  Set<Integer> members() {
    return members;
  }

  /** The operator of each block where a minimum or maximum is chosen; none where it changes in other ways too. */
  Map<Integer, String> selectingBlocks() {
    return members.stream().anyMatch(member -> method.instruction(member) instanceof Call) ? Map.of() : selectingBlocks;
  }

  private boolean follow() {
    members.add(head.id());
    for (Phi.Input input : head.inputs()) {
      if (loop.contains(input.block()) && !joins(input.value())) {
        return false;
      }
    }
    return operator != null;
  }

  /** Whether the value is the gathered one, computed from the phi by the operator; remembers it then. */
  private boolean joins(int value) {
    if (members.contains(value)) {
      return true;
    } else if (!loop.contains(method.blockOf(value).index())) {
      return false;
    }
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Phi phi) {
      members.add(value);
      return merges(phi);
    }
    for (int operand : instruction.operands()) {
      String found = ReductionOperator.of(instruction, operand);
      if (found != null && (operator == null || operator.equals(found))) {
        Set<Integer> before = new HashSet<>(members);
        String operatorBefore = operator;
        operator = found;
        if (joins(operand)) {
          members.add(value);
          return true;
        }
        members = before;
        operator = operatorBefore;
      }
    }
    return false;
  }

  private boolean merges(Phi phi) {
    List<Phi.Input> others = new ArrayList<>();
    for (Phi.Input input : phi.inputs()) {
      Set<Integer> before = new HashSet<>(members);
      String operatorBefore = operator;
      if (!joins(input.value())) {
        members = before;
        operator = operatorBefore;
        others.add(input);
      }
    }
    if (others.isEmpty()) {
      return true;
    }
    if (others.size() != 1 || phi.inputs().size() < 2) {
      return false;
    }
    String found = selection(phi, others.get(0));
    if (found == null || operator != null && !operator.equals(found)) {
      return false;
    }
    operator = found;
    return true;
  }

  /** What a merge of the gathered value with another one selects. */
  private String selection(Phi phi, Phi.Input other) {
    if (isTruth(phi) && method.instruction(other.value()) instanceof Instruction.Constant constant) {
      return Integer.valueOf(0).equals(constant.value()) ? "&" : "|";
    }
    int block = method.blockOf(phi.id()).index();
    if (selecting.containsKey(block)) {
      positions.add(block);
      return "arg" + selecting.get(block);
    }
    int decided = body.dominators().immediateDominator(block);
    if (!(method.blocks().get(decided).terminator() instanceof Branch branch)) {
      return null;
    }
    boolean taken = leadsTo(branch.taken(), other.block(), block, decided);
    boolean notTaken = leadsTo(branch.notTaken(), other.block(), block, decided);
    if (taken == notTaken) {
      return null;
    }
    Condition condition = taken ? branch.condition() : Guards.negated(branch.condition());
    int left = branch.left();
    int right = branch.right();
    Set<Integer> comparisons = new HashSet<>(Set.of(branch.id()));
    if (right < 0 && method.instruction(left) instanceof Compute compare && isComparison(compare.operator())) {
      comparisons.add(left);
      right = compare.operands().get(1);
      left = compare.operands().get(0);
    }
    String found = right < 0 ? null : selection(block, condition, left, right, other.value());
    if (found != null) {
      comparing.addAll(comparisons);
    }
    return found;
  }

  /** Whether control from the branch's target comes to the merge by the other input's edge. */
  private boolean leadsTo(int target, int from, int merge, int branching) {
    return target == from || target == merge && from == branching || target != merge && body.dominators().dominates(target, from);
  }

  private String selection(int block, Condition condition, int left, int right, int chosen) {
    boolean gatheredRight = members.contains(right);
    boolean gatheredLeft = members.contains(left);
    String position = "";
    if (!gatheredLeft && !gatheredRight) {
      gatheredRight = isElementAtGathered(right, left, chosen);
      gatheredLeft = isElementAtGathered(left, right, chosen);
      position = "arg";
    } else if (!isSame(gatheredRight ? left : right, chosen)) {
      return null;
    }
    if (gatheredLeft == gatheredRight) {
      return null;
    }
    boolean less = condition == Condition.LT || condition == Condition.LE;
    boolean greater = condition == Condition.GT || condition == Condition.GE;
    if (!less && !greater) {
      return null;
    }
    String selected = less == gatheredRight ? "min" : "max";
    if (position.isEmpty()) {
      selectingBlocks.put(block, selected);
    }
    return position + selected;
  }

  /** Whether {@code a[m] < a[i]} is asked before i is put into m. */
  private boolean isElementAtGathered(int gathered, int other, int chosen) {
    return method.instruction(gathered) instanceof ArrayLoad at
        && method.instruction(other) instanceof ArrayLoad with
        && members.contains(at.index())
        && with.index() == chosen
        && values.ref(values.root(), at.array()).key().equals(values.ref(values.root(), with.array()).key())
        && !values.written().elements(values.ref(values.root(), at.array()).objects(), at.type().descriptor());
  }

  /** Whether two values are one, or read from one place that the loop does not write. */
  private boolean isSame(int one, int other) {
    if (one == other) {
      return true;
    }
    if (method.instruction(one) instanceof ArrayLoad first && method.instruction(other) instanceof ArrayLoad second) {
      Ref array = values.ref(values.root(), first.array());
      return array.key().equals(values.ref(values.root(), second.array()).key())
          && values.number(values.root(), first.index()).equals(values.number(values.root(), second.index()))
          && !values.written().elements(array.objects(), first.type().descriptor());
    }
    return method.instruction(one).type().equals(Type.INT)
        && method.instruction(other).type().equals(Type.INT)
        && values.number(values.root(), one).equals(values.number(values.root(), other));
  }

  private static boolean isComparison(Operator operator) {
    return operator == Operator.CMP || operator == Operator.CMPL || operator == Operator.CMPG;
  }

  private boolean isTruth(Phi phi) {
    return !phi.variable().onStack()
        && method.localNames().stream().anyMatch(local -> local.slot() == phi.variable().index() && local.type().equals(Type.BOOLEAN));
  }

  private boolean isUsedForNothingElse() {
    for (int member : members) {
      for (int user : method.uses(member)) {
        Block block = method.blockOf(user);
        if (loop.contains(block.index()) && !members.contains(user) && !isComparing(user)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isComparing(int user) {
    boolean reads = method.instruction(user) instanceof ArrayLoad && operator.startsWith("arg");
    return comparing.contains(user) || reads && Arrays.stream(method.uses(user)).allMatch(comparing::contains);
  }
}
