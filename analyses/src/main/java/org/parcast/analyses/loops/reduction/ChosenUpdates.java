package org.parcast.analyses.loops.reduction;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.program.BranchRegion;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.Guards;
import org.parcast.analyses.loops.symbolic.SameValues;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Finds the references of {@code if (v > x) x = v}, where x is an array element or a field and nothing else hangs on the comparison, but fields beside x that keep where it
 * was met: {@code if (v > best) { best = v; at = i; }}.
 */
final class ChosenUpdates {
  private final WholeProgram program;
  private final SymbolicValues values;
  private final Loop loop;

  /** @param loop whose iterations are meant; null for runs of the whole method */
  ChosenUpdates(WholeProgram program, SymbolicValues values, Loop loop) {
    this.program = program;
    this.values = values;
    this.loop = loop;
  }

  /** {@code min} or {@code max} where the instruction loads or stores for such an update, {@code argmin} or {@code argmax} where it stores the place, or null. */
  String operator(Activation at, int id) {
    Method method = at.body().method();
    Instruction instruction = method.instruction(id);
    if (!Updates.isStore(instruction)) {
      Branch branch = onlyBranch(method, instruction);
      return branch == null ? null : operator(at, branch, id, -1);
    }
    for (int block = method.blockOf(id).index(); block >= 0 && isWithin(at, block); block = at.body().dominators().immediateDominator(block)) {
      if (method.blocks().get(block).terminator() instanceof Branch branch) {
        String found = operator(at, branch, -1, id);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private boolean isWithin(Activation at, int block) {
    return !at.isRoot() || loop == null || loop.contains(block);
  }

  /** The branch that alone uses what is loaded, by way of a comparison perhaps; or null. */
  private static Branch onlyBranch(Method method, Instruction load) {
    int[] uses = method.uses(load.id());
    Instruction user = uses.length == 1 ? method.instruction(uses[0]) : null;
    return user instanceof Compute compare && isComparison(compare) ? onlyBranch(method, compare) : user instanceof Branch branch ? branch : null;
  }

  private static boolean isComparison(Compute compute) {
    return compute.operator() == Operator.CMP || compute.operator() == Operator.CMPL || compute.operator() == Operator.CMPG;
  }

  /** @param load the old value, or -1 for any; likewise the store */
  private String operator(Activation at, Branch branch, int load, int store) {
    Method method = at.body().method();
    List<Integer> compared = branch.operands();
    if (branch.right() < 0 && method.instruction(branch.left()) instanceof Compute compare && isComparison(compare)) {
      compared = compare.operands();
    }
    for (int old = 0; old < compared.size() && compared.size() == 2; old++) {
      Instruction loaded = method.instruction(compared.get(old));
      boolean asked = load < 0 || loaded.id() == load;
      if (asked && (loaded instanceof Instruction.ArrayLoad || loaded instanceof Instruction.FieldLoad) && onlyBranch(method, loaded) == branch) {
        String found = operator(at, branch, loaded, compared.get(1 - old), old == 0, store);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private String operator(Activation at, Branch branch, Instruction old, int value, boolean oldFirst, int asked) {
    Method method = at.body().method();
    if (asked >= 0 && !(method.instruction(asked) instanceof FieldStore) && !isUpdate(at, old, value, method.instruction(asked))) {
      return null;
    }
    int deciding = method.blockOf(branch.id()).index();
    BranchRegion region = program.region(method, at.isRoot() ? loop : null, deciding);
    Map<Integer, Instruction> stores = region.instructions().filter(Updates::isStore).collect(Collectors.toMap(Instruction::id, store -> store));
    List<Instruction> updates = stores.values().stream().filter(store -> isUpdate(at, old, value, store)).toList();
    if (updates.size() != 1 || asked >= 0 && !stores.containsKey(asked) || !region.decidesOnly(stores.keySet())) {
      return null;
    }
    Instruction update = updates.get(0);
    if (!stores.values().stream().allMatch(store -> store == update || isPlace(at, store, update))) {
      return null;
    }
    Condition condition = condition(at, branch, deciding, method.blockOf(update.id()).index());
    if (condition == null || method.instruction(branch.left()) instanceof Compute compare && Unordered.holds(compare.operator(), condition)) {
      return null;
    }
    boolean less = condition == Condition.LT || condition == Condition.LE;
    boolean greater = condition == Condition.GT || condition == Condition.GE;
    return !less && !greater ? null : (asked < 0 || asked == update.id() ? "" : "arg") + (less == oldFirst ? "max" : "min");
  }

  /** Whether a store keeps, in another field beside the one that is updated, what belongs to the new value; nothing may read that field, which would count what was met before. */
  private boolean isPlace(Activation at, Instruction store, Instruction update) {
    Method method = at.body().method();
    boolean together = store instanceof FieldStore && update instanceof FieldStore && method.blockOf(store.id()) == method.blockOf(update.id());
    if (!together) {
      return false;
    }
    FieldStore place = (FieldStore) store;
    FieldStore beside = (FieldStore) update;
    boolean sameHolder = place.isStatic() == beside.isStatic() && (place.isStatic() || values.ref(at, place.object()).key().equals(values.ref(at, beside.object()).key()));
    return sameHolder && method.blocks().stream().filter(block -> isWithin(at, block.index())).flatMap(block -> block.instructions().stream())
        .noneMatch(other -> other != store && (other instanceof Instruction.FieldLoad load && load.field().equals(place.field()) || other instanceof FieldStore again && again.field().equals(place.field())));
  }

  private boolean isUpdate(Activation at, Instruction old, int value, Instruction store) {
    int stored = store instanceof ArrayStore element ? element.value() : ((FieldStore) store).value();
    return SameValues.areSame(values, at, stored, value) && Updates.matches(values, at, old, store);
  }

  /** What holds of the branch's operands wherever control comes to the block; null where that is not certain. */
  private static Condition condition(Activation at, Branch branch, int deciding, int block) {
    if (Guards.isOnlyWay(at, deciding, branch.taken(), block)) {
      return branch.condition();
    }
    return Guards.isOnlyWay(at, deciding, branch.notTaken(), block) ? Guards.negated(branch.condition()) : null;
  }
}
