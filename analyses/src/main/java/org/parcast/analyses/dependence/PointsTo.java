package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/**
 * Which objects a reference may mean, objects told apart by the instruction that makes them (Andersen's analysis, 1994: flow-insensitive,
 * fields told apart). What a method returns that it has just made counts as made by the call. Object {@link #UNKNOWN} stands for all that
 * comes from elsewhere; what is handed to unknown code is <em>escaped</em> and may come back as unknown.
 */
final class PointsTo {
  static final int UNKNOWN = 0;
  private static final int STATICS = -1;
  private static final String ELEMENTS = "[]";

  private final CallGraph calls;
  private final FreshResults fresh;
  private final Map<List<Object>, Integer> objects = new HashMap<>();
  /** By method, and id of the value. */
  private final Map<Method, BitSet[]> values = new HashMap<>();
  /** By object, and field. */
  private final Map<Integer, Map<String, BitSet>> contents = new HashMap<>();
  private final BitSet escaped = new BitSet();
  private final Map<Method, List<Instruction>> moving = new HashMap<>();
  private boolean changed;

  PointsTo(CallGraph calls, FreshResults fresh) {
    this.calls = calls;
    this.fresh = fresh;
    objects.put(List.of("unknown"), UNKNOWN);
    escaped.set(UNKNOWN);
    do {
      changed = false;
      calls.methods().forEach(this::propagate);
    } while (changed);
  }

  /** The objects that a value may mean. */
  BitSet of(Method method, int value) {
    BitSet[] known = values.get(method);
    return known == null || known[value] == null ? new BitSet() : known[value];
  }

  /** What the elements of arrays may mean. */
  BitSet elements(BitSet arrays) {
    BitSet all = new BitSet();
    load(arrays, ELEMENTS, all);
    return all;
  }

  boolean isEscaped(int object) {
    return escaped.get(object);
  }

  /** Whether two references can never mean the same object. */
  boolean areDisjoint(BitSet one, BitSet other) {
    return !one.intersects(other) && !meetOutside(one, other) && !meetOutside(other, one) && !one.isEmpty() && !other.isEmpty();
  }

  private boolean meetOutside(BitSet one, BitSet other) {
    return one.get(UNKNOWN) && other.intersects(escaped);
  }

  private void propagate(Method method) {
    for (Instruction instruction : moving.computeIfAbsent(method, PointsTo::moving)) {
      if (instruction instanceof Call call) {
        propagate(method, call);
      } else {
        propagate(method, instruction);
      }
    }
  }

  /** The instructions that may move references. */
  private static List<Instruction> moving(Method method) {
    return method.instructions().stream()
        .filter(
            i -> i instanceof Call || i.type().isReference() || i instanceof Instruction.ArrayStore store && store.elementType().isReference()
                || i instanceof Instruction.FieldStore field && field.field().type().isReference() || i instanceof Instruction.Return
                || i instanceof Instruction.Throw)
        .toList();
  }

  private void propagate(Method method, Instruction instruction) {
    int id = instruction.id();
    if (instruction instanceof Instruction.Parameter parameter && parameter.type().isReference() && calls.isOpen(method)) {
      add(method, id, UNKNOWN);
    } else if (instruction instanceof Instruction.NewArray made) {
      add(method, id, array(List.of(method.ref(), id), made.lengths().size()));
    } else if (instruction instanceof Instruction.NewObject) {
      add(method, id, object(List.of(method.ref(), id)));
    } else if (instruction instanceof Instruction.Phi phi && phi.type().isReference()) {
      phi.operands().forEach(operand -> addAll(method, id, of(method, operand)));
    } else if (instruction instanceof Instruction.CheckCast cast) {
      addAll(method, id, of(method, cast.value()));
    } else if (instruction instanceof Instruction.ArrayLoad load && load.type().isReference()) {
      addAll(method, id, elements(of(method, load.array())));
    } else if (instruction instanceof Instruction.ArrayStore store && store.elementType().isReference()) {
      BitSet stored = of(method, store.value());
      store(of(method, store.array()), ELEMENTS, stored);
    } else if (instruction instanceof Instruction.FieldLoad load && load.type().isReference()) {
      if (load.isStatic()) {
        addAll(method, id, contents(STATICS, load.field().toString()));
        if (!calls.isClosed() || !calls.isOurs(load.field().owner())) {
          add(method, id, UNKNOWN);
        }
      } else {
        BitSet loaded = new BitSet();
        load(of(method, load.object()), name(load.field()), loaded);
        addAll(method, id, loaded);
      }
    } else if (instruction instanceof Instruction.FieldStore store && store.field().type().isReference()) {
      BitSet stored = of(method, store.value());
      if (store.isStatic()) {
        addTo(STATICS, store.field().toString(), stored);
        if (!calls.isClosed() || !calls.isOurs(store.field().owner())) {
          escape(stored);
        }
      } else {
        store(of(method, store.object()), name(store.field()), stored);
      }
    } else if (instruction instanceof Instruction.Caught || instruction instanceof Instruction.Constant constant && isObject(constant)) {
      add(method, id, UNKNOWN);
    } else if (instruction instanceof Instruction.Return result && result.value() >= 0 && calls.isOpen(method)) {
      escape(of(method, result.value()));
    } else if (instruction instanceof Instruction.Throw thrown) {
      escape(of(method, thrown.value()));
    }
  }

  private void propagate(Method method, Call call) {
    for (Method target : calls.targets(call)) {
      bind(method, call, target);
    }
    if (calls.mayLeaveProgram(call)) {
      library(method, call);
    }
  }

  private void bind(Method method, Call call, Method target) {
    List<Instruction.Parameter> parameters = target.parameters();
    for (int i = 0; i < parameters.size() && i < call.operands().size(); i++) {
      if (parameters.get(i).type().isReference()) {
        addAll(target, parameters.get(i).id(), of(method, call.operands().get(i)));
      }
    }
    if (!call.type().isReference()) {
      return;
    }
    FreshResults.Kind made = fresh.kind(target);
    if (made != FreshResults.Kind.NOT_FRESH) {
      int rank = made == FreshResults.Kind.TREE ? call.type().rank() : 1;
      int clone = array(List.of(method.ref(), call.id()), rank);
      add(method, call.id(), clone);
      if (made == FreshResults.Kind.ARRAY) {
        addTo(clone, ELEMENTS, elements(returned(target)));
      }
    } else {
      addAll(method, call.id(), returned(target));
    }
  }

  private BitSet returned(Method target) {
    BitSet all = new BitSet();
    for (Instruction instruction : moving.computeIfAbsent(target, PointsTo::moving)) {
      if (instruction instanceof Instruction.Return result && result.value() >= 0) {
        all.or(of(target, result.value()));
      }
    }
    return all;
  }

  private void library(Method method, Call call) {
    Library.Effect effect = Library.effect(call);
    List<Integer> operands = call.operands();
    if (effect == Library.Effect.COPY) {
      BitSet moved = elements(of(method, operands.get(0)));
      store(of(method, operands.get(2)), ELEMENTS, moved);
    } else if (effect == Library.Effect.FILL) {
      BitSet stored = of(method, operands.get(operands.size() - 1));
      store(of(method, operands.get(0)), ELEMENTS, stored);
    } else if (effect == Library.Effect.CLONE) {
      int made = object(List.of(method.ref(), call.id()));
      add(method, call.id(), made);
      addTo(made, ELEMENTS, elements(of(method, operands.get(0))));
    } else {
      if (effect == Library.Effect.UNKNOWN) {
        operands.forEach(operand -> escape(of(method, operand)));
      }
      if (call.target().name().equals("clone") && !operands.isEmpty()) {
        addAll(method, call.id(), of(method, operands.get(0))); // A copy holds what its original holds: nothing is gained by telling them apart.
      } else if (call.type().isReference()) {
        add(method, call.id(), UNKNOWN);
      }
    }
  }

  private static boolean isObject(Instruction.Constant constant) {
    return constant.type().isReference() && constant.value() != null;
  }

  private static String name(FieldRef field) {
    return field.name() + field.type().descriptor();
  }

  private BitSet contents(int object, String field) {
    return contents.getOrDefault(object, Map.of()).getOrDefault(field, new BitSet());
  }

  /** Adds what the field of objects may mean. That of an escaped one may mean anything that has escaped: it is unknown. */
  private void load(BitSet holders, String field, BitSet into) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (escaped.get(holder)) {
        into.set(UNKNOWN);
      } else {
        into.or(contents(holder, field));
      }
    }
  }

  private void store(BitSet holders, String field, BitSet stored) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (escaped.get(holder)) {
        escape(stored);
      } else {
        addTo(holder, field, stored);
      }
    }
  }

  /** Hands objects to unknown code, and with them all that they hold. */
  private void escape(BitSet found) {
    for (int object = found.nextSetBit(0); object >= 0; object = found.nextSetBit(object + 1)) {
      if (!escaped.get(object)) {
        escaped.set(object);
        changed = true;
        List.copyOf(contents.getOrDefault(object, Map.of()).values()).forEach(this::escape);
      }
    }
  }

  private int object(List<Object> key) {
    return objects.computeIfAbsent(key, made -> objects.size());
  }

  /** An array whose first dimensions are made with it. */
  private int array(List<Object> key, int dimensions) {
    int made = object(key);
    if (dimensions > 1) {
      List<Object> below = new ArrayList<>(key);
      below.add("row");
      int row = array(below, dimensions - 1);
      addTo(made, ELEMENTS, single(row));
    }
    return made;
  }

  private static BitSet single(int object) {
    BitSet set = new BitSet();
    set.set(object);
    return set;
  }

  private void add(Method method, int value, int object) {
    BitSet set = set(method, value);
    changed |= !set.get(object);
    set.set(object);
  }

  private void addAll(Method method, int value, BitSet found) {
    addAll(set(method, value), found);
  }

  private void addTo(int object, String field, BitSet found) {
    addAll(contents.computeIfAbsent(object, key -> new TreeMap<>()).computeIfAbsent(field, key -> new BitSet()), found);
    if (object >= 0 && escaped.get(object)) {
      escape(found);
    }
  }

  private void addAll(BitSet set, BitSet found) {
    int before = set.cardinality();
    set.or(found);
    changed |= set.cardinality() > before;
  }

  private BitSet set(Method method, int value) {
    BitSet[] all = values.computeIfAbsent(method, key -> new BitSet[method.size()]);
    if (all[value] == null) {
      all[value] = new BitSet();
    }
    return all[value];
  }
}
