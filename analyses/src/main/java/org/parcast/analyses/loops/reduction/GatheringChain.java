package org.parcast.analyses.loops.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.symbolic.Guards;
import org.parcast.analyses.loops.symbolic.SameValues;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
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
 * and no value on the way is used for anything else, but for variables of which the last value alone counts. A minimum may be written with {@code if}, and its position be kept along with it. What counts may tell where in an array
 * the next element goes.
 */
final class GatheringChain {
  /** The operators to which it matters how often they meet an operand. */
  private static final Set<String> COUNTING = Set.of("+", "*", "^");

  private final SymbolicValues values;
  private final MethodBody body;
  private final Method method;
  private final Loop loop;
  private final Phi head;
  private final KeptTruth truth;
  private final Map<Integer, Selection> selecting;
  private final Map<Phi, String> takingNaN;
  private Set<Integer> members = new HashSet<>();
  /** The branches and comparisons that choose. */
  private final Set<Integer> comparing = new HashSet<>();
  /** What they compare, where that is computed from a gathered place. */
  private final Set<Integer> asking = new HashSet<>();
  private final Map<Integer, Selection> selections = new HashMap<>();
  /** Blocks with a branch that compares what is gathered. */
  private final Set<Integer> deciding = new TreeSet<>();
  /** Those of {@link #selecting} in which this variable changes along. */
  private final Set<Integer> positions = new HashSet<>();
  private final Set<Phi> lasts = new HashSet<>();
  private final Set<Integer> lastStores = new HashSet<>();
  private Set<Integer> packed = Set.of();
  private String operator;

  /** A minimum or maximum is chosen where control comes to a merge from the block. */
  record Selection(int from, String operator) {}

  private GatheringChain(SymbolicValues values, MethodBody body, Loop loop, Phi head, Map<Integer, Selection> selecting, Map<Phi, String> takingNaN) {
    this.values = values;
    this.body = body;
    this.method = body.method();
    this.loop = loop;
    this.head = head;
    this.truth = new KeptTruth(method, loop, head);
    this.selecting = selecting;
    this.takingNaN = takingNaN;
  }

  /**
   * The chain of a phi at the head of the loop, or null where it is no reduction.
   *
   * @param selecting where a minimum or maximum changes, by the block that merges: what changes along in all of these is its position
   * @param takingNaN gets the phi, with the operator, where it would be an extreme if it did not take a NaN for one
   */
  static GatheringChain of(SymbolicValues values, MethodBody body, Loop loop, Phi head, Map<Integer, Selection> selecting, Map<Phi, String> takingNaN) {
    GatheringChain chain = new GatheringChain(values, body, loop, head, selecting, takingNaN);
    return chain.follow() && chain.isUsedForNothingElse() && chain.isMetOnce() && chain.positions.size() == selecting.size() ? chain : null;
  }

  String operator() {
    return operator;
  }

  Set<Integer> members() {
    return members;
  }

  /** Where a minimum or maximum is chosen, by the block that merges; none where it changes in other ways too. */
  Map<Integer, Selection> selections() {
    return members.stream().anyMatch(member -> method.instruction(member) instanceof Call) ? Map.of() : selections;
  }

  /** Stores that are one after the other because the variable counts them. */
  Set<Integer> packed() {
    return packed;
  }

  /** Variables at the head of the loop whose last values are computed from what is gathered. */
  Set<Phi> lasts() {
    return lasts;
  }

  /** Stores into fields, likewise. */
  Set<Integer> lastStores() {
    return lastStores;
  }

  /** Blocks that branch as what has been gathered so far compares. */
  Set<Integer> deciding() {
    return deciding;
  }

  private boolean follow() {
    members.add(head.id());
    return merges(head, head.inputs().stream().filter(input -> loop.contains(input.block())).toList()) && operator != null && members.stream().map(method::instruction).allMatch(this::keepsTheSum);
  }

  /** Whether a member, if it converts, cuts to what the variable holds, as {@code +=} does, or makes wider what will be cut. */
  private boolean keepsTheSum(Instruction member) {
    Instruction from = ReductionOperator.converted(method, member);
    return from == null || ReductionOperator.widened(method, member) != null
        || member.type().equals(declared()) && ReductionOperator.mayNarrow(operator, from.type(), member.type());
  }

  /** The type of the variable: as the class file tells where it does, for the virtual machine knows no narrow ones. */
  private Type declared() {
    return method.localNames().stream()
        .filter(local -> !head.variable().onStack() && local.slot() == head.variable().index())
        .filter(local -> local.start() <= method.blocks().get(loop.header()).start() && method.blocks().get(loop.header()).start() < local.end())
        .map(Method.LocalName::type).findFirst().orElse(head.type());
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
      return merges(phi, phi.inputs());
    }
    if (ReductionOperator.converted(method, instruction) != null && joins(instruction.operands().get(0))) {
      members.add(value);
      return true;
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

  /** @param inputs of the phi, but for what comes to the loop's head from before */
  private boolean merges(Phi phi, List<Phi.Input> inputs) {
    List<Phi.Input> others = new ArrayList<>();
    for (Phi.Input input : inputs) {
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
    String kept = phi != head && others.size() == inputs.size() ? truth.operator(phi) : null;
    if (kept != null && (operator == null || operator.equals(kept))) {
      operator = kept;
      return true;
    }
    if (others.size() != 1 || inputs.size() < 2) {
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
    if (KeptTruth.isTruth(method, phi) && method.instruction(other.value()) instanceof Instruction.Constant constant) {
      return Integer.valueOf(0).equals(constant.value()) ? "&" : "|";
    }
    int block = method.blockOf(phi.id()).index();
    Selection along = selecting.get(block);
    if (along != null && along.from() == other.block()) {
      positions.add(block);
      return "arg" + along.operator();
    }
    for (int decided = other.block(); decided >= 0 && loop.contains(decided); decided = body.dominators().immediateDominator(decided)) {
      String found = method.blocks().get(decided).terminator() instanceof Branch branch ? selection(phi, other, decided, branch) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** What the merge selects as the branch decides, the last one of the way to the other value that compares what is gathered. */
  private String selection(Phi phi, Phi.Input other, int decided, Branch branch) {
    int block = method.blockOf(phi.id()).index();
    boolean taken = leadsTo(branch.taken(), other.block(), block, decided);
    boolean notTaken = leadsTo(branch.notTaken(), other.block(), block, decided);
    if (taken == notTaken) {
      return null;
    }
    Condition condition = taken ? branch.condition() : Guards.negated(branch.condition());
    int left = branch.left();
    int right = branch.right();
    boolean unordered = false;
    Set<Integer> comparisons = new HashSet<>(Set.of(branch.id()));
    if (right < 0 && method.instruction(left) instanceof Compute compare && isComparison(compare.operator())) {
      comparisons.add(left);
      right = compare.operands().get(1);
      left = compare.operands().get(0);
      unordered = Unordered.holds(compare.operator(), condition);
    }
    String found = right < 0 ? null : selection(new Merged(block, other), condition, left, right);
    if (found != null && unordered) {
      selections.remove(block);
      takingNaN.put(head, found);
      return null;
    } else if (found != null) {
      comparing.addAll(comparisons);
      deciding.add(decided);
    }
    return found;
  }

  /** Whether control from the branch's target, and only from there, comes to the merge by the other input's edge. */
  private boolean leadsTo(int target, int from, int merge, int branching) {
    if (target == merge) {
      return from == branching;
    }
    return method.blocks().get(target).predecessors().equals(List.of(branching)) && body.dominators().dominates(target, from);
  }

  /** What is merged with the gathered value, and where. */
  private record Merged(int block, Phi.Input other) {}

  private String selection(Merged merged, Condition condition, int left, int right) {
    int chosen = merged.other().value();
    boolean gatheredRight = members.contains(right);
    boolean gatheredLeft = members.contains(left);
    String position = "";
    if (!gatheredLeft && !gatheredRight) {
      gatheredRight = isElementAtGathered(right, left, chosen);
      gatheredLeft = isElementAtGathered(left, right, chosen);
      position = "arg";
    } else if (!SameValues.areSame(values, values.root(), gatheredRight ? left : right, chosen)) {
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
      selections.put(merged.block(), new Selection(merged.other().block(), selected));
    }
    return position + selected;
  }

  /** Whether {@code a[m] < a[i]} is asked before i is put into m, or what is computed alike from m and i. */
  private boolean isElementAtGathered(int gathered, int other, int chosen) {
    Set<Integer> computing = new HashSet<>();
    boolean found = isAlike(gathered, other, chosen, computing) && !computing.isEmpty();
    if (found) {
      asking.addAll(computing);
    }
    return found;
  }

  /** @param computing gets what is computed from what is gathered */
  private boolean isAlike(int gathered, int other, int chosen, Set<Integer> computing) {
    if (members.contains(gathered)) {
      return other == chosen;
    } else if (gathered == other) {
      return true;
    }
    Instruction one = method.instruction(gathered);
    Instruction two = method.instruction(other);
    boolean elements = one instanceof ArrayLoad at && two instanceof ArrayLoad && !values.written().elements(values.ref(values.root(), at.array()).objects(), at.type().descriptor());
    boolean computed = one instanceof Compute mine && two instanceof Compute theirs && mine.operator() == theirs.operator() && mine.type().equals(theirs.type());
    boolean called = one instanceof Call mine && two instanceof Call theirs && mine.target().equals(theirs.target()) && mine.target().owner().equals("java/lang/Math") && !mine.target().name().equals("random");
    if (!elements && !computed && !called || one.operands().size() != two.operands().size()) {
      return isSame(gathered, other);
    }
    int before = computing.size();
    for (int k = 0; k < one.operands().size(); k++) {
      if (!isAlike(one.operands().get(k), two.operands().get(k), chosen, computing)) {
        return false;
      }
    }
    if (computing.size() > before || one.operands().stream().anyMatch(members::contains)) {
      computing.add(gathered);
    }
    return true;
  }

  private boolean isSame(int one, int other) {
    boolean references = method.instruction(one).type().isReference() && method.instruction(other).type().isReference();
    return references ? values.ref(values.root(), one).key().equals(values.ref(values.root(), other).key()) : SameValues.areSame(values, values.root(), one, other);
  }

  private static boolean isComparison(Operator operator) {
    return operator == Operator.CMP || operator == Operator.CMPL || operator == Operator.CMPG;
  }

  private boolean isUsedForNothingElse() {
    PackedPlaces places = new PackedPlaces(values, body, loop, members);
    LastValues last = new LastValues(body, loop);
    for (int member : members) {
      for (int user : method.uses(member)) {
        Block block = method.blockOf(user);
        if (loop.contains(block.index()) && !members.contains(user) && !isComparing(user) && !places.add(member, user) && !last.find(user, lasts, lastStores)) {
          return false;
        }
      }
    }
    packed = places.stores();
    return places.holds();
  }

  /**
   * Whether no value on the way is computed of two others, {@code s = s + a[i] + s}: what was gathered before would count twice. Where the operator gives the
   * same for the same, as the larger of two does, it may.
   */
  private boolean isMetOnce() {
    return !COUNTING.contains(operator) || members.stream().map(method::instruction)
        .allMatch(member -> member instanceof Phi || member.operands().stream().filter(members::contains).count() == 1);
  }

  private boolean isComparing(int user) {
    if (truth.isAskedBy(method.instruction(user)) && (operator.equals("&") || operator.equals("|"))) {
      deciding.add(method.blockOf(user).index());
      return true;
    }
    return comparing.contains(user) || asking.contains(user) && operator.startsWith("arg") && Arrays.stream(method.uses(user)).allMatch(this::isComparing);
  }
}
