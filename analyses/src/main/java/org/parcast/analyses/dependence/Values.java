package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * What the values of an iteration are in terms of loop counters and symbols. Calls are followed: a parameter is the caller's argument, the
 * result of a method what it returns. Whole numbers are taken not to overflow.
 */
final class Values {
  private static final int DEEPEST_CALL = 6;
  /** Products with such factors are meant to overflow, as those of hashes and random numbers, where a remainder of them is taken. */
  private static final long SCRAMBLING = 1L << 16;

  private final WholeProgram program;
  private final Atoms atoms;
  private final Written written;
  private final Loop loop;
  private final Activation root;
  private final Map<List<Object>, Activation> activations = new HashMap<>();
  private final Map<List<Integer>, Ref> refs = new HashMap<>();
  private Map<List<Integer>, Polynomial> numbers = new HashMap<>();

  Values(WholeProgram program, Atoms atoms, MethodBody body, Loop loop) {
    this.program = program;
    this.atoms = atoms;
    this.written = new Written(program, body, loop == null ? null : loop.blocks());
    this.loop = loop;
    this.root = new Activation(0, null, null, body, 0);
  }

  /** The values of a method's body where no loop is judged. */
  static Values ofMethod(WholeProgram program, MethodBody body) {
    return new Values(program, new Atoms(), body, null);
  }

  Activation root() {
    return root;
  }

  Written written() {
    return written;
  }

  /** The callee as run from here, or null where the call leads too deep or in a circle. */
  Activation enter(Activation from, Call call, Method callee) {
    if (from.depth() >= DEEPEST_CALL || from.isWithin(callee) || callee.blocks().isEmpty()) {
      return null;
    }
    return activations.computeIfAbsent(
        List.of(from.number(), call.id(), callee.ref()),
        key -> new Activation(activations.size() + 1, from, call, program.body(callee), from.depth() + 1));
  }

  /** The atom that counts the iterations of a loop in an activation. */
  int counter(Activation at, Loop counted) {
    boolean own = loop != null && at.isRoot() && counted.header() == loop.header();
    return atoms.of(List.of("counter", at.number(), counted.header()), own ? Atoms.Kind.OWN : Atoms.Kind.INNER);
  }

  /** Whether the value was computed before the loop under judgement. */
  boolean isBefore(Activation at, int id) {
    return loop != null && at.isRoot() && !loop.contains(at.body().method().blockOf(id).index());
  }

  /** A whole number. */
  Polynomial number(Activation at, int id) {
    List<Integer> key = List.of(at.number(), id);
    Polynomial known = numbers.get(key);
    if (known == null) {
      numbers.put(key, opaque(at, id)); // Where a cycle of merges leads back here.
      try {
        known = compute(at, id);
      } catch (ArithmeticException e) {
        known = opaque(at, id);
      }
      numbers.put(key, known);
    }
    return known;
  }

  private Polynomial compute(Activation at, int id) {
    Instruction instruction = at.body().method().instruction(id);
    if (instruction instanceof Instruction.Constant constant) {
      return constant.value() instanceof Number number && !(number instanceof Double) && !(number instanceof Float)
          ? Polynomial.constant(number.longValue())
          : opaque(at, id);
    } else if (instruction instanceof Compute compute) {
      return compute(at, compute);
    } else if (instruction instanceof Phi phi) {
      return phi(at, phi);
    } else if (instruction instanceof Instruction.Parameter parameter && !at.isRoot()) {
      return number(at.caller(), at.call().operands().get(parameter.index()));
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return inPlace(at, id, "length", ref(at, length.array()), Polynomial.ZERO);
    } else if (instruction instanceof Instruction.FieldLoad load && !written.field(load.field())) {
      Ref holder = load.isStatic() ? null : ref(at, load.object());
      return inPlace(at, id, load.field().toString(), holder, Polynomial.ZERO);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      Ref array = ref(at, load.array());
      if (!written.elements(array.objects(), load.type().descriptor())) {
        return inPlace(at, id, "element", array, number(at, load.index()));
      }
    } else if (instruction instanceof Call call) {
      if (call.target().owner().equals("java/lang/Math")) {
        return sameOperands(at, call, call.target());
      }
      Activation callee = only(at, call);
      int result = callee == null ? -1 : result(callee.body().method());
      return result < 0 ? opaque(at, id) : number(callee, result);
    }
    return opaque(at, id);
  }

  /** The callee where there is just one. */
  private Activation only(Activation at, Call call) {
    List<Method> targets = program.calls().targets(call);
    return targets.size() == 1 && !program.calls().mayLeaveProgram(call) ? enter(at, call, targets.get(0)) : null;
  }

  private static int result(Method method) {
    int result = -1;
    for (Block block : method.blocks()) {
      if (block.terminator() instanceof Instruction.Return returned) {
        result = result == -1 || result == returned.value() ? returned.value() : -2;
      }
    }
    return result;
  }

  /** A number read from a place that the loop does not write: the same wherever the same place is read. */
  private Polynomial inPlace(Activation at, int id, String what, Ref holder, Polynomial index) {
    if (isBefore(at, id) && !what.equals("length")) {
      return opaque(at, id); // The place may have been written since.
    }
    Atoms.Kind kind = later(holder == null ? Atoms.Kind.SYMBOL : holder.time(), atoms.kind(index));
    List<Object> key = List.of("in", what, holder == null ? List.of() : holder.key(), index);
    int atom = atoms.of(key, kind);
    if (what.equals("length")) {
      atoms.know(atom, List.of(Polynomial.atom(atom)));
    }
    return Polynomial.atom(atom);
  }

  private static Atoms.Kind later(Atoms.Kind one, Atoms.Kind other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  private Polynomial opaque(Activation at, int id) {
    return Polynomial.atom(atoms.of(List.of("value", at.number(), id), time(at, id)));
  }

  private Atoms.Kind time(Activation at, int id) {
    if (isBefore(at, id)) {
      return Atoms.Kind.SYMBOL;
    }
    Loop around = at.body().loopOf(id);
    return loop != null && at.isRoot() && around != null && around.header() == loop.header() ? Atoms.Kind.OF_ITERATION : Atoms.Kind.VARYING;
  }

  private Polynomial compute(Activation at, Compute compute) {
    List<Integer> operands = compute.operands();
    boolean whole = compute.type().equals(Type.INT) || compute.type().equals(Type.LONG);
    if (!whole) {
      return opaque(at, compute.id());
    }
    switch (compute.operator()) {
      case ADD:
        return number(at, operands.get(0)).plus(number(at, operands.get(1)));
      case SUB:
        return number(at, operands.get(0)).minus(number(at, operands.get(1)));
      case MUL:
        return number(at, operands.get(0)).times(number(at, operands.get(1)));
      case NEG:
        return number(at, operands.get(0)).times(-1);
      case CONVERT:
        Type from = at.body().method().instruction(operands.get(0)).type();
        boolean floating = from.equals(Type.DOUBLE) || from.equals(Type.FLOAT);
        return floating ? opaque(at, compute.id()) : number(at, operands.get(0));
      case SHL, SHR, DIV, REM, AND:
        return number(at, operands.get(1)).isConstant() ? byConstant(at, compute) : sameOperands(at, compute, compute.operator());
      default:
        return sameOperands(at, compute, compute.operator());
    }
  }

  /** Computed from equal numbers, results are equal. */
  private Polynomial sameOperands(Activation at, Instruction computed, Object function) {
    List<Object> key = new ArrayList<>(List.of("computed", function));
    Atoms.Kind kind = Atoms.Kind.SYMBOL;
    for (int operand : computed.operands()) {
      Instruction value = at.body().method().instruction(operand);
      if (!value.type().equals(Type.INT) && !value.type().equals(Type.LONG)) {
        return opaque(at, computed.id());
      }
      Polynomial number = number(at, operand);
      key.add(number);
      kind = later(kind, atoms.kind(number));
    }
    return Polynomial.atom(atoms.of(List.copyOf(key), kind));
  }

  private Polynomial byConstant(Activation at, Compute compute) {
    Polynomial number = number(at, compute.operands().get(0));
    long by = number(at, compute.operands().get(1)).constant();
    if (compute.operator() == Instruction.Operator.SHL) {
      return by >= 0 && by < 31 ? number.times(1L << by) : opaque(at, compute.id());
    }
    Polynomial result = sameOperands(at, compute, compute.operator());
    if (result.atoms().size() != 1 || number.terms().values().stream().anyMatch(factor -> Math.abs(factor) >= SCRAMBLING)) {
      return result;
    }
    int atom = result.atoms().iterator().next();
    if (compute.operator() == Instruction.Operator.AND && by >= 0) {
      atoms.know(atom, List.of(result, result.times(-1).plus(by)));
    } else if (compute.operator() == Instruction.Operator.REM && by > 0) {
      atoms.know(atom, List.of(result.plus(by - 1), result.times(-1).plus(by - 1)));
      Polynomial quotient = Polynomial.atom(atoms.of(List.of("quotient", atom), atoms.kind(atom)));
      atoms.define(atom, number.minus(quotient.times(by)).minus(result));
    } else if (compute.operator() == Instruction.Operator.DIV && by > 0) {
      Polynomial rest = number.minus(result.times(by));
      atoms.know(atom, List.of(rest.plus(by - 1), rest.times(-1).plus(by - 1)));
    } else if (compute.operator() == Instruction.Operator.SHR && by >= 0 && by < 31) {
      Polynomial rest = number.minus(result.times(1L << by));
      atoms.know(atom, List.of(rest, rest.times(-1).plus((1L << by) - 1)));
    }
    return result;
  }

  private Polynomial phi(Activation at, Phi phi) {
    if (isBefore(at, phi.id())) {
      return opaque(at, phi.id());
    }
    Loop around = at.body().loopOf(phi.id());
    if (around != null && around.header() == at.body().method().blockOf(phi.id()).index()) {
      Polynomial induction = induction(at, phi, around);
      return induction == null ? opaque(at, phi.id()) : induction;
    }
    Polynomial same = null;
    for (int operand : phi.operands()) {
      Polynomial input = number(at, operand);
      if (same != null && !same.equals(input)) {
        return opaque(at, phi.id());
      }
      same = input;
    }
    return same;
  }

  /** The value of an induction variable in terms of its loop's counter, or null where it is none. */
  Polynomial induction(Activation at, Phi phi, Loop around) {
    Polynomial step = step(at, phi, around);
    if (step == null) {
      return null;
    }
    Polynomial start = null;
    for (Phi.Input input : phi.inputs()) {
      if (!around.contains(input.block())) {
        Polynomial found = number(at, input.value());
        if (start != null && !start.equals(found)) {
          return null;
        }
        start = found;
      }
    }
    return start == null ? null : start.plus(step.times(Polynomial.atom(counter(at, around))));
  }

  /** What each iteration adds to the phi, or null where that differs. */
  Polynomial step(Activation at, Phi phi, Loop around) {
    Type type = phi.type();
    if (!type.equals(Type.INT) && !type.equals(Type.LONG)) {
      return null;
    }
    Polynomial self = opaque(at, phi.id());
    Map<List<Integer>, Polynomial> before = numbers;
    numbers = new HashMap<>(before);
    numbers.put(List.of(at.number(), phi.id()), self);
    try {
      Polynomial step = null;
      for (Phi.Input input : phi.inputs()) {
        if (around.contains(input.block())) {
          Polynomial found = number(at, input.value()).minus(self);
          if (!atoms.isInvariant(found) || step != null && !step.equals(found)) {
            return null;
          }
          step = found;
        }
      }
      return step;
    } finally {
      numbers = before;
    }
  }

  /** An object or array. */
  Ref ref(Activation at, int id) {
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
      return ref(at, cast.value());
    } else if (instruction instanceof Instruction.Parameter parameter && !at.isRoot()) {
      return ref(at.caller(), at.call().operands().get(parameter.index()));
    } else if (isBefore(at, id)) {
      return new Ref(Ref.Kind.ROOT, List.of("root", id), null, null, id, Atoms.Kind.SYMBOL, objects);
    } else if (instruction instanceof Instruction.FieldLoad load && !written.field(load.field())) {
      if (load.isStatic()) {
        return new Ref(Ref.Kind.STATIC, List.of("static", load.field().toString()), null, null, -1, Atoms.Kind.SYMBOL, objects);
      }
      Ref holder = ref(at, load.object());
      return new Ref(Ref.Kind.FIELD, List.of("field", load.field().name(), holder.key()), holder, null, -1, holder.time(), objects);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      Ref array = ref(at, load.array());
      if (!written.elements(array.objects(), load.type().descriptor())) {
        Polynomial index = number(at, load.index());
        Atoms.Kind time = later(array.time(), atoms.kind(index));
        return new Ref(Ref.Kind.ELEMENT, List.of("element", array.key(), index), array, index, -1, time, objects);
      }
      int stored = justStored(at, load);
      if (stored >= 0) {
        return ref(at, stored);
      }
    } else if (program.fresh().isFresh(method, id)) {
      return new Ref(Ref.Kind.FRESH, List.of("fresh", at.number(), id), null, null, -1, time(at, id), objects);
    } else if (instruction instanceof Call call) {
      Activation callee = only(at, call);
      int result = callee == null ? -1 : result(callee.body().method());
      if (result >= 0) {
        return ref(callee, result);
      }
    }
    return other(at, id);
  }

  /** The value that the block has put into the element before it loads it, or -1. */
  private int justStored(Activation at, Instruction.ArrayLoad load) {
    int stored = -1;
    for (Instruction before : at.body().method().blockOf(load.id()).instructions()) {
      if (before == load) {
        return stored;
      } else if (before instanceof Instruction.ArrayStore store && store.elementType().isReference()) {
        boolean same = ref(at, store.array()).key().equals(ref(at, load.array()).key()) && number(at, store.index()).equals(number(at, load.index()));
        stored = same ? store.value() : -1;
      } else if (before instanceof Call call) {
        stored = -1;
      }
    }
    return stored;
  }

  private Ref other(Activation at, int id) {
    BitSet objects = program.pointsTo().of(at.body().method(), id);
    return new Ref(Ref.Kind.OTHER, List.of("value", at.number(), id), null, null, -1, time(at, id), objects);
  }
}
