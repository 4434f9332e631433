package org.parcast.analyses.loops.symbolic;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.program.Written;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** How the objects and arrays of an iteration are named: by what they are reached from, as far as the loop does not change that. */
final class Refs {
  private final WholeProgram program;
  private final SymbolicValues values;
  private final Atoms atoms;
  private final Written written;
  private final OwnStores own;
  private final Map<List<Integer>, Ref> refs = new HashMap<>();

  Refs(WholeProgram program, SymbolicValues values, Atoms atoms, Written written, OwnStores own) {
    this.own = own;
    this.program = program;
    this.values = values;
    this.atoms = atoms;
    this.written = written;
  }

  /** What a value means. */
  Ref of(Activation at, int id) {
    List<Integer> key = List.of(at.number(), id);
    Ref known = refs.get(key);
    if (known == null) {
      refs.put(key, other(at, id));
      known = resolve(at, id);
      refs.put(key, known);
    }
    return known;
  }

  private Ref resolve(Activation at, int id) {
    Method method = at.body().method();
    Instruction instruction = method.instruction(id);
    BitSet objects = program.pointsTo().of(method, id);
    if (instruction instanceof Instruction.CheckCast cast) {
      return of(at, cast.value());
    } else if (instruction instanceof Instruction.Parameter parameter && !at.isRoot()) {
      return of(at.caller(), at.call().operands().get(parameter.index()));
    } else if (values.isBefore(at, id)) {
      return new Ref(Ref.Kind.ROOT, List.of("root", id), null, null, id, Atoms.Kind.SYMBOL, objects);
    } else if (instruction instanceof Instruction.FieldLoad load && !written.field(load.field())) {
      if (load.isStatic()) {
        return new Ref(Ref.Kind.STATIC, List.of("static", load.field().toString()), null, null, -1, Atoms.Kind.SYMBOL, objects);
      }
      Ref holder = of(at, load.object());
      return new Ref(Ref.Kind.FIELD, List.of("field", load.field().name(), holder.key()), holder, null, -1, holder.time(), objects);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      Ref array = of(at, load.array());
      if (!written.elements(array.objects(), load.type().descriptor())) {
        Polynomial index = values.number(at, load.index());
        Atoms.Kind time = SymbolicValues.later(array.time(), atoms.kind(index));
        return new Ref(Ref.Kind.ELEMENT, List.of("element", array.key(), index), array, index, -1, time, objects);
      }
      OwnStores.Put stored = own.found(at, load);
      if (stored != null) {
        return of(stored.at(), stored.value());
      }
    } else if (instruction instanceof Instruction.FieldLoad load) {
      OwnStores.Put stored = own.found(at, load);
      if (stored != null) {
        return of(stored.at(), stored.value());
      }
    } else if (program.fresh().isFresh(method, id)) {
      return new Ref(Ref.Kind.FRESH, List.of("fresh", at.number(), id), null, null, -1, values.time(at, id), objects);
    } else if (instruction instanceof Call call && program.calls().targets(call).isEmpty() && LibraryEffects.givesBack(call)) {
      return of(at, call.operands().get(0));
    } else if (instruction instanceof Call call) {
      Activation callee = values.only(at, call);
      int result = callee == null ? -1 : SymbolicValues.result(callee.body().method());
      if (result >= 0) {
        return of(callee, result);
      }
    }
    return other(at, id);
  }

  private Ref other(Activation at, int id) {
    BitSet objects = program.pointsTo().of(at.body().method(), id);
    return new Ref(Ref.Kind.OTHER, List.of("value", at.number(), id), null, null, -1, values.time(at, id), objects);
  }
}
