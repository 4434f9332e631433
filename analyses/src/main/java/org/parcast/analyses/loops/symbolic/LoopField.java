package org.parcast.analyses.loops.symbolic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.program.Written;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * A field that a loop stores into as into a variable: of one object that stays the same, or of none, and nothing that the loop calls touches a field of its name.
 *
 * @param loads all of the loop
 * @param stores likewise
 */
public record LoopField(List<FieldLoad> loads, List<FieldStore> stores) {
  /** The field of a store in the loop; null where it is none such. */
  public static LoopField of(WholeProgram program, MethodBody body, Loop loop, FieldStore store) {
    Method method = body.method();
    String name = store.field().nameAndType();
    List<Instruction> inside = method.instructions(loop.blocks()).toList();
    List<FieldLoad> loads = inside.stream().filter(FieldLoad.class::isInstance).map(FieldLoad.class::cast).filter(load -> load.field().nameAndType().equals(name)).toList();
    List<FieldStore> stores = inside.stream().filter(FieldStore.class::isInstance).map(FieldStore.class::cast).filter(other -> other.field().nameAndType().equals(name)).toList();
    boolean stays = store.isStatic() || !loop.contains(method.blockOf(store.object()).index());
    boolean one = loads.stream().allMatch(load -> isSame(store, load.field(), load.isStatic() ? -1 : load.object()))
        && stores.stream().allMatch(other -> isSame(store, other.field(), other.isStatic() ? -1 : other.object()));
    return stays && one && !isTouchedByCalls(program, body, loop, inside, stores) ? new LoopField(loads, stores) : null;
  }

  private static boolean isSame(FieldStore store, FieldRef field, int object) {
    return field.equals(store.field()) && object == (store.isStatic() ? -1 : store.object());
  }

  private static boolean isTouchedByCalls(WholeProgram program, MethodBody body, Loop loop, List<Instruction> inside, List<FieldStore> stores) {
    FieldRef field = stores.get(0).field();
    Set<Method> called = new HashSet<>();
    inside.stream().filter(Call.class::isInstance).forEach(call -> called.addAll(program.calls().mayRun((Call) call)));
    return Written.beside(program, body, loop.blocks(), stores).field(field) || called.stream().flatMap(target -> program.readsWithin(target).stream())
        .anyMatch(read -> read.instruction() instanceof FieldLoad load && load.field().nameAndType().equals(field.nameAndType()));
  }
}
