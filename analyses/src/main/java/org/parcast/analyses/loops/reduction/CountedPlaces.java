package org.parcast.analyses.loops.reduction;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.LoopField;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** The same as {@link PackedPlaces} where a field counts the elements, {@code if (..) kept[used++] = x}: each value that tells a place is counted past before control leaves its block. */
public final class CountedPlaces {
  private final SymbolicValues values;
  private final MethodBody body;
  private final Method method;
  /** By store into an array, the field that tells its place. */
  private final Map<Integer, FieldRef> packed = new HashMap<>();
  private final Set<Integer> counting = new HashSet<>();

  public CountedPlaces(WholeProgram program, SymbolicValues values, MethodBody body, Loop loop) {
    this.values = values;
    this.body = body;
    this.method = body.method();
    Set<FieldRef> seen = new HashSet<>();
    for (Instruction instruction : method.instructions(loop.blocks()).toList()) {
      if (instruction instanceof FieldStore store && !values.fieldCounters().updates().contains(store.id()) && seen.add(store.field()) && addend(store) > 0) {
        LoopField field = LoopField.of(program, body, loop, store);
        if (field != null) {
          add(field);
        }
      }
    }
  }

  /** Whether the store fills an array one element after the other. */
  public boolean isPacked(int store) {
    return packed.containsKey(store);
  }

  /** Whether both stores fill arrays by the same count. */
  public boolean arePackedTogether(int one, int other) {
    return isPacked(one) && packed.get(one).equals(packed.get(other));
  }

  /** The loads and stores of the fields that count, by their ids. */
  public Set<Integer> counting() {
    return counting;
  }

  private void add(LoopField field) {
    Map<Integer, FieldRef> places = new HashMap<>();
    boolean counts = field.stores().stream().allMatch(store -> addend(store) > 0) && field.loads().stream().allMatch(load -> isCountOrPlace(load, places));
    if (counts && !places.isEmpty()) {
      packed.putAll(places);
      field.loads().forEach(load -> counting.add(load.id()));
      field.stores().forEach(store -> counting.add(store.id()));
    }
  }

  /** What the store adds to the field's value in its block, where that is a constant and the sum is for nothing else; else 0. */
  private int addend(FieldStore store) {
    boolean sum = method.instruction(store.value()) instanceof Compute compute && compute.operator() == Operator.ADD && method.uses(compute.id()).length == 1;
    List<Instruction> operands = sum ? method.instruction(store.value()).operands().stream().map(method::instruction).toList() : List.of();
    boolean loaded = operands.size() == 2 && operands.get(0) instanceof FieldLoad load && load.field().equals(store.field()) && next(load) == store;
    return loaded && operands.get(1) instanceof Instruction.Constant constant && constant.value() instanceof Integer step ? step : 0;
  }

  /** The store of the loaded field that comes next in the block: nothing changes the field before that; null where there is none. */
  private FieldStore next(FieldLoad load) {
    List<Instruction> block = method.blockOf(load.id()).instructions();
    return (FieldStore) block.subList(block.indexOf(load), block.size()).stream()
        .filter(instruction -> instruction instanceof FieldStore store && store.field().equals(load.field())).findFirst().orElse(null);
  }

  /** Whether what is loaded is counted past, and otherwise only tells where in arrays, the same in all iterations, an element goes. */
  private boolean isCountOrPlace(FieldLoad load, Map<Integer, FieldRef> found) {
    FieldStore past = next(load);
    for (int user : past == null ? new int[0] : method.uses(load.id())) {
      boolean places = method.instruction(user) instanceof ArrayStore store && store.index() == load.id() && store.value() != load.id()
          && values.ref(values.root(), store.array()).isInvariant() && body.isDone(method.blockOf(past.id()).index(), method.blockOf(user).index());
      if (places) {
        found.put(user, load.field());
      } else if (past.value() != user) {
        return false;
      }
    }
    return past != null;
  }
}
