package org.parcast.analyses.loops.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.program.Written;
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
public final class SymbolicValues {
  private static final int DEEPEST_CALL = 6;

  /** Coefficients above are not followed, so that sums of several fit a long: of {@code Long.MIN_VALUE} not even the opposite does. */
  private static final long LARGEST = 1L << 48;

  private final WholeProgram program;
  private final Atoms atoms;
  private final Written written;
  private final Loop loop;
  private final Activation root;
  private final Map<List<Object>, Activation> activations = new HashMap<>();
  private final OwnStores own;
  private final Refs refs;
  private final Arithmetic arithmetic;
  private final InductionVariables variables;
  private final TripCounts trips;
  private FieldCounters fieldCounters;
  private Map<List<Integer>, Polynomial> numbers = new HashMap<>();
  /** The merges that are being computed. */
  private final Map<List<Integer>, Polynomial> underway = new HashMap<>();

  public SymbolicValues(WholeProgram program, Atoms atoms, MethodBody body, Loop loop) {
    this.program = program;
    this.atoms = atoms;
    this.written = new Written(program, body, loop == null ? null : loop.blocks());
    this.loop = loop;
    this.root = new Activation(0, null, null, body, 0);
    this.own = new OwnStores(program, this, loop);
    this.refs = new Refs(program, this, atoms, written, own);
    this.arithmetic = new Arithmetic(this, atoms);
    this.trips = new TripCounts(this, atoms);
    this.variables = new InductionVariables(this, atoms, arithmetic, trips);
  }

  /** The values of a method's body where no loop is judged. */
  public static SymbolicValues ofMethod(WholeProgram program, MethodBody body) {
    return new SymbolicValues(program, new Atoms(), body, null);
  }

  public Activation root() {
    return root;
  }

  /** The variables that loops count with. */
  public InductionVariables variables() {
    return variables;
  }

  /** The fields that the loop counts with. */
  public FieldCounters fieldCounters() {
    if (fieldCounters == null) {
      fieldCounters = new FieldCounters(program, this, atoms, root.body(), loop);
    }
    return fieldCounters;
  }

  public Written written() {
    return written;
  }

  /** The callee as run from here, or null where the call leads too deep or in a circle. */
  public Activation enter(Activation from, Call call, Method callee) {
    if (from.depth() >= DEEPEST_CALL || from.isWithin(callee) || callee.blocks().isEmpty()) {
      return null;
    }
    return activations.computeIfAbsent(
        List.of(from.number(), call.id(), callee.ref()),
        key -> new Activation(activations.size() + 1, from, call, program.body(callee), from.depth() + 1));
  }

  /** The atom that counts the iterations of a loop in an activation. */
  public int counter(Activation at, Loop counted) {
    boolean own = loop != null && at.isRoot() && counted.header() == loop.header();
    return atoms.of(counterKey(at, counted), own ? Atoms.Kind.OWN : Atoms.Kind.INNER);
  }

  /** What the counter's atom is made for. */
  static Object counterKey(Activation at, Loop counted) {
    return List.of("counter", at.number(), counted.header());
  }

  /** Whether the value was computed before the loop under judgement. */
  public boolean isBefore(Activation at, int id) {
    return loop != null && at.isRoot() && !loop.contains(at.body().method().blockOf(id).index());
  }

  /** A whole number. */
  public Polynomial number(Activation at, int id) {
    List<Integer> key = List.of(at.number(), id);
    Polynomial known = numbers.get(key);
    if (known == null) {
      startsOf(at, id).forEach(start -> number(at, start)); // A loop around may count through this one: it comes first.
      numbers.put(key, opaque(at, id)); // Where a cycle of merges leads back here.
      boolean first = at.body().method().instruction(id) instanceof Phi && underway.putIfAbsent(key, opaque(at, id)) == null;
      try {
        known = compute(at, id);
        boolean lasts = !isBefore(at, id) || atoms.isInvariant(known); // What was computed before the loop stays, whatever it was computed from.
        known = known.isWithin(LARGEST) && lasts ? known : opaque(at, id);
      } catch (ArithmeticException e) {
        known = opaque(at, id);
      }
      if (first) {
        underway.remove(key);
      }
      numbers.put(key, known);
    }
    return known;
  }

  /** What a phi at the head of a loop begins with. */
  private static List<Integer> startsOf(Activation at, int id) {
    if (at.body().method().instruction(id) instanceof Phi phi && isAtHead(at, phi)) {
      Loop around = at.body().loopOf(id);
      return phi.inputs().stream().filter(input -> !around.contains(input.block())).map(Phi.Input::value).toList();
    }
    return List.of();
  }

  private static boolean isAtHead(Activation at, Phi phi) {
    Loop around = at.body().loopOf(phi.id());
    return around != null && around.header() == at.body().method().blockOf(phi.id()).index();
  }

  /** A whole number as an instruction finds it: what counted in a loop that has ended has its last value. */
  public Polynomial numberAt(Activation at, int id, int user) {
    Polynomial number = number(at, id);
    Polynomial known = trips.after(at, number, at.body().loopOf(user));
    return known == null ? number : known;
  }

  private Polynomial compute(Activation at, int id) {
    Instruction instruction = at.body().method().instruction(id);
    if (instruction instanceof Instruction.Constant constant) {
      return constant.value() instanceof Number number && !(number instanceof Double) && !(number instanceof Float)
          ? Polynomial.constant(number.longValue())
          : opaque(at, id);
    } else if (instruction instanceof Compute compute) {
      return arithmetic.of(at, compute);
    } else if (instruction instanceof Phi phi) {
      return phi(at, phi);
    } else if (instruction instanceof Instruction.Parameter parameter && !at.isRoot()) {
      return number(at.caller(), at.call().operands().get(parameter.index()));
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return inPlace(at, id, "length", ref(at, length.array()), Polynomial.ZERO);
    } else if (instruction instanceof Instruction.FieldLoad load && !written.field(load.field())) {
      Ref holder = load.isStatic() ? null : ref(at, load.object());
      return inPlace(at, id, load.field().toString(), holder, Polynomial.ZERO);
    } else if (instruction instanceof Instruction.FieldLoad load) {
      Polynomial counted = loop != null && at.isRoot() && !isBefore(at, id) ? fieldCounters().value(id) : null;
      if (counted != null) {
        return counted;
      }
      OwnStores.Put stored = isBefore(at, id) ? null : own.found(at, load);
      return stored == null ? opaque(at, id) : numberAt(stored.at(), stored.value(), stored.by());
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      Ref array = ref(at, load.array());
      if (!written.elements(array.objects(), load.type().descriptor())) {
        return inPlace(at, id, AscendingElements.ELEMENT, array, number(at, load.index()));
      }
    } else if (instruction instanceof Call call) {
      if (call.target().owner().equals("java/lang/String") && call.target().name().equals("length")) {
        return inPlace(at, id, "length", ref(at, call.operands().get(0)), Polynomial.ZERO); // A string never changes.
      } else if (call.target().owner().equals("java/lang/Math")) {
        return arithmetic.sameOperands(at, call, call.target());
      }
      Activation callee = only(at, call);
      int result = callee == null ? -1 : result(callee.body().method());
      Polynomial number = result < 0 ? opaque(at, id) : number(callee, result);
      return atoms.kind(number) == Atoms.Kind.VARYING ? resultOf(at, call) : number;
    }
    return opaque(at, id);
  }

  /** The result of a call. Of one that has no effect, and reads nothing that the loop writes, it is the same wherever the arguments are. */
  private Polynomial resultOf(Activation at, Call call) {
    if (isBefore(at, call.id()) || !program.purity().isPure(call) || program.calls().targets(call).isEmpty() || readsWritten(call)) {
      return opaque(at, call.id());
    }
    Atoms.Kind kind = Atoms.Kind.SYMBOL;
    List<Object> key = new ArrayList<>(List.of("result", call.target()));
    for (int operand : call.operands()) {
      Type type = at.body().method().instruction(operand).type();
      if (type.isReference()) {
        Ref ref = ref(at, operand);
        key.add(ref.key());
        kind = later(kind, ref.time());
      } else {
        Polynomial number = number(at, operand);
        key.add(number);
        kind = later(kind, atoms.kind(number));
      }
    }
    return Polynomial.atom(atoms.of(key, kind));
  }

  private boolean readsWritten(Call call) {
    return program.calls().targets(call).stream().flatMap(target -> program.readsWithin(target).stream()).anyMatch(written::isRead);
  }

  /** The callee where there is just one. */
  Activation only(Activation at, Call call) {
    List<Method> targets = program.calls().targets(call);
    return targets.size() == 1 && !program.calls().mayLeaveProgram(call) ? enter(at, call, targets.get(0)) : null;
  }

  /** The one value that the method returns; negative where there are several, or none. */
  static int result(Method method) {
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

  /** The kind that changes more often. */
  static Atoms.Kind later(Atoms.Kind one, Atoms.Kind other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /** A number of which nothing else is known. */
  Polynomial opaque(Activation at, int id) {
    return Polynomial.atom(atoms.of(List.of("value", at.number(), id), time(at, id)));
  }

  /** How long a value stays the same. */
  Atoms.Kind time(Activation at, int id) {
    if (isBefore(at, id)) {
      return Atoms.Kind.SYMBOL;
    }
    Loop around = at.body().loopOf(id);
    return loop != null && at.isRoot() && around != null && around.header() == loop.header() ? Atoms.Kind.OF_ITERATION : Atoms.Kind.VARYING;
  }

  private Polynomial phi(Activation at, Phi phi) {
    Loop around = at.body().loopOf(phi.id());
    boolean atHead = isAtHead(at, phi);
    if (isBefore(at, phi.id())) {
      return atHead ? outer(at, phi, around) : opaque(at, phi.id());
    }
    if (atHead) {
      Polynomial induction = variables.value(at, phi, around);
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

  /** A variable of a loop around the one under judgement: a symbol that is not below where it began if it counts up, nor above if down. */
  private Polynomial outer(Activation at, Phi phi, Loop around) {
    Polynomial symbol = opaque(at, phi.id());
    Polynomial step = variables.step(at, phi, around);
    List<Integer> starts = phi.inputs().stream().filter(input -> !around.contains(input.block())).map(Phi.Input::value).distinct().toList();
    if (step != null && step.isConstant() && starts.size() == 1) {
      Polynomial passed = symbol.minus(number(at, starts.get(0)));
      atoms.know(symbol.atoms().iterator().next(), List.of(step.constant() < 0 ? passed.times(-1) : passed));
    }
    return symbol;
  }

  /** What is computed where a value is taken to be a number; what is known already is known in terms of the counter. */
  <T> T assuming(Activation at, int id, Polynomial number, Supplier<T> computed) {
    Map<List<Integer>, Polynomial> before = numbers;
    numbers = new HashMap<>(underway);
    numbers.put(List.of(at.number(), id), number);
    try {
      return computed.get();
    } finally {
      numbers = before;
    }
  }

  /** An object or array. */
  public Ref ref(Activation at, int id) {
    return refs.of(at, id);
  }
}
