package org.parcast.analyses.loops.symbolic;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.program.Written;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** What an iteration has put into an element or a field itself, and loads from there again. */
final class OwnStores {
  private final WholeProgram program;
  private final SymbolicValues values;
  private final Loop loop;

  /**
   * A value of an activation.
   *
   * @param by the instruction that puts it there, or makes it
   */
  record Put(Activation at, int value, int by) {}

  /** @param loop under judgement; null for none */
  OwnStores(WholeProgram program, SymbolicValues values, Loop loop) {
    this.program = program;
    this.values = values;
    this.loop = loop;
  }

  /** What the load finds, or null where that is not known. */
  Put found(Activation at, FieldLoad load) {
    Put constructed = load.isStatic() ? null : constructed(at, load);
    return constructed == null ? onlyStore(at, load) : constructed;
  }

  /** What the load of a reference finds, or null where that is not known. */
  Put found(Activation at, ArrayLoad load) {
    Put just = justStored(at, load);
    return just == null ? onlyStore(at, load) : just;
  }

  /** What the block has put into the element before it loads it. */
  private Put justStored(Activation at, ArrayLoad load) {
    ArrayStore stored = null;
    for (Instruction before : at.body().method().blockOf(load.id()).instructions()) {
      if (before == load) {
        return stored == null ? null : new Put(at, stored.value(), stored.id());
      } else if (before instanceof ArrayStore store && store.elementType().isReference()) {
        stored = isSamePlace(at, store, load) ? store : null;
      } else if (before instanceof Call) {
        stored = null;
      }
    }
    return null;
  }

  /** What the one store puts there that may change such places, where it has always been done in the same iteration of the loops around it. */
  private Put onlyStore(Activation at, Instruction load) {
    MethodBody body = at.body();
    Method method = body.method();
    BitSet scope = at.isRoot() && loop != null ? loop.blocks() : all(method);
    List<Instruction> stores = method.instructions(scope)
        .filter(store -> mayChange(method, store, load)).limit(2).toList();
    if (stores.size() != 1) {
      return null;
    }
    Instruction store = stores.get(0);
    int block = method.blockOf(store.id()).index();
    int target = method.blockOf(load.id()).index();
    Loop around = body.loopOf(store.id());
    boolean precedes = block != target && body.isDone(block, target) && (around == null || around.contains(target));
    if (!precedes || !isSamePlace(at, store, load) || Written.beside(program, body, scope, List.of(store)).mayChange(method, load)) {
      return null;
    }
    return new Put(at, store instanceof ArrayStore element ? element.value() : ((FieldStore) store).value(), store.id());
  }

  private static BitSet all(Method method) {
    BitSet all = new BitSet();
    all.set(0, method.blocks().size());
    return all;
  }

  private boolean mayChange(Method method, Instruction store, Instruction load) {
    if (store instanceof FieldStore into && load instanceof FieldLoad from) {
      return into.field().nameAndType().equals(from.field().nameAndType());
    }
    return store instanceof ArrayStore into && load instanceof ArrayLoad from && into.elementType().isReference()
        && !program.pointsTo().areDisjoint(program.pointsTo().of(method, into.array()), program.pointsTo().of(method, from.array()));
  }

  private boolean isSamePlace(Activation at, Instruction store, Instruction load) {
    if (store instanceof FieldStore into && load instanceof FieldLoad from) {
      return into.field().equals(from.field()) && (from.isStatic() || values.ref(at, into.object()).key().equals(values.ref(at, from.object()).key()));
    }
    return store instanceof ArrayStore into && load instanceof ArrayLoad from
        && values.ref(at, into.array()).key().equals(values.ref(at, from.array()).key()) && values.number(at, into.index()).equals(values.number(at, from.index()));
  }

  /** What its constructor has put into an object's field that nothing else changes, where the iteration has made the object. */
  private Put constructed(Activation at, FieldLoad load) {
    Put made = program.changesAfterConstruction(load.field()) ? null : made(at, load.object(), load.id());
    if (made == null) {
      return null;
    }
    Method method = made.at().body().method();
    List<Call> constructors = IntStream.of(method.uses(made.value())).mapToObj(method::instruction).filter(user -> isConstructor(user, made.value())).map(Call.class::cast).toList();
    if (constructors.size() != 1 || isWithin(at, made.at(), constructors.get(0))) {
      return null;
    }
    Activation constructor = values.only(made.at(), constructors.get(0));
    List<FieldStore> stores = constructor == null ? List.of() : constructor.body().method().instructions().stream().filter(FieldStore.class::isInstance).map(FieldStore.class::cast)
        .filter(store -> store.field().equals(load.field())).limit(2).toList();
    return stores.size() == 1 && isAlwaysDone(constructor.body(), stores.get(0)) ? new Put(constructor, stores.get(0).value(), stores.get(0).id()) : null;
  }

  private static boolean isConstructor(Instruction user, int object) {
    return user instanceof Call call && call.target().name().equals("<init>") && call.operands().get(0) == object;
  }

  private static boolean isWithin(Activation at, Activation outer, Call call) {
    for (Activation inner = at; !inner.isRoot(); inner = inner.caller()) {
      if (inner.caller() == outer && inner.call() == call) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAlwaysDone(MethodBody body, FieldStore store) {
    int block = body.method().blockOf(store.id()).index();
    return body.loopOf(store.id()) == null && body.method().blocks().stream().filter(end -> end.terminator() instanceof Instruction.Return)
        .allMatch(end -> body.isDone(block, end.index()));
  }

  /**
   * Where an object is made that an instruction uses, in the same iteration of all loops around that; else null.
   *
   * @param user the instruction, in the activation
   */
  private Put made(Activation at, int object, int user) {
    MethodBody body = at.body();
    Method method = body.method();
    Instruction instruction = method.instruction(object);
    if (instruction instanceof Instruction.Parameter parameter) {
      return at.isRoot() ? null : made(at.caller(), at.call().operands().get(parameter.index()), at.call().id());
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return made(at, cast.value(), user);
    }
    Loop around = body.loopOf(object);
    if (values.isBefore(at, object) || around != null && !around.contains(method.blockOf(user).index())) {
      return null;
    } else if (instruction instanceof Call call) {
      Activation callee = values.only(at, call);
      int result = callee == null ? -1 : SymbolicValues.result(callee.body().method());
      boolean once = result >= 0 && callee.body().loopOf(result) == null;
      return once ? made(callee, result, result) : null;
    }
    return instruction instanceof Instruction.NewObject ? new Put(at, object, object) : null;
  }
}
