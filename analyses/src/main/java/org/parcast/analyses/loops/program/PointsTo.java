package org.parcast.analyses.loops.program;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/**
 * Which objects a reference may mean, objects told apart by the instruction that makes them (Andersen's analysis, 1994: flow-insensitive,
 * fields told apart). What a method returns that it has just made counts as made by the call. Object {@link #UNKNOWN} stands for all that
 * comes from elsewhere; what is handed to unknown code is <em>escaped</em> and may come back as unknown, but for what only the program's own code gets to: {@link
 * OwnFields}, and what its lambdas have captured.
 */
public final class PointsTo {
  static final int UNKNOWN = 0;
  private static final int STATICS = -1;
  private static final String ELEMENTS = "[]";

  private final CallGraph calls;
  private final FreshResults fresh;
  private final OwnFields own;
  private final RunBlocks run;
  private final Map<List<Object>, Integer> objects = new HashMap<>();
  /** By method, and id of the value. */
  private final Map<Method, BitSet[]> values = new HashMap<>();
  private final Heap heap = new Heap(UNKNOWN);
  private final Map<Method, List<Instruction>> moving = new HashMap<>();
  /** By array that counts as made by a call, or row of one, what it may be where it is made. */
  private final Map<Integer, BitSet> madeAs = new HashMap<>();

  /** @param run the code that counts */
  public PointsTo(CallGraph calls, FreshResults fresh, OwnFields own, RunBlocks run) {
    this.run = run;
    this.own = own;
    this.calls = calls;
    this.fresh = fresh;
    objects.put(List.of("unknown"), UNKNOWN);
    do {
      calls.methods().forEach(this::propagate);
    } while (heap.hasChanged());
  }

  /** The objects that a value may mean. */
  public BitSet of(Method method, int value) {
    BitSet[] known = values.get(method);
    return known == null || known[value] == null ? new BitSet() : known[value];
  }

  /** What the elements of arrays may mean. */
  BitSet elements(BitSet arrays) {
    BitSet all = new BitSet();
    heap.load(arrays, ELEMENTS, all);
    return all;
  }

  /** The arrays with those that they are in the methods that make and return them. */
  public BitSet withOrigins(BitSet arrays) {
    BitSet all = (BitSet) arrays.clone();
    int before;
    do {
      before = all.cardinality();
      madeAs.forEach((array, origins) -> {
        if (all.get(array)) {
          all.or(origins);
        }
      });
    } while (all.cardinality() > before);
    return all;
  }

  /** The objects that unknown code may get to. */
  public BitSet escaped() {
    BitSet all = new BitSet();
    objects.values().stream().filter(this::isEscaped).forEach(all::set);
    return all;
  }

  public boolean isEscaped(int object) {
    return heap.isEscaped(object);
  }

  /** Whether two references can never mean the same object. */
  public boolean areDisjoint(BitSet one, BitSet other) {
    return !one.intersects(other) && !meetOutside(one, other) && !meetOutside(other, one) && !one.isEmpty() && !other.isEmpty();
  }

  private boolean meetOutside(BitSet one, BitSet other) {
    return one.get(UNKNOWN) && heap.haveEscaped(other);
  }

  private void propagate(Method method) {
    for (Instruction instruction : moving.computeIfAbsent(method, this::moving)) {
      if (instruction instanceof Call call) {
        propagate(method, call);
      } else {
        propagate(method, instruction);
      }
    }
  }

  /** The instructions that may move references. */
  private List<Instruction> moving(Method method) {
    return method.blocks().stream().filter(block -> run.mayRun(method, block)).flatMap(block -> block.instructions().stream())
        .filter(
            i -> i instanceof Call || i.type().isReference() || i instanceof Instruction.ArrayStore store && store.elementType().isReference()
                || i instanceof Instruction.FieldStore field && field.field().type().isReference() || i instanceof Instruction.Return
                || i instanceof Instruction.Throw)
        .toList();
  }

  private void propagate(Method method, Instruction instruction) {
    int id = instruction.id();
    if (instruction instanceof Instruction.Parameter parameter && parameter.type().isReference() && calls.isOpen(method, parameter)) {
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
      heap.store(of(method, store.array()), ELEMENTS, stored);
    } else if (instruction instanceof Instruction.FieldLoad load && load.type().isReference()) {
      if (load.isStatic()) {
        addAll(method, id, heap.contents(STATICS, load.field().toString()));
        if (!calls.isClosed() || !calls.isOurs(load.field().owner())) {
          add(method, id, UNKNOWN);
        }
      } else {
        BitSet loaded = new BitSet();
        heap.load(of(method, load.object()), name(load.field()), loaded);
        addAll(method, id, loaded);
      }
    } else if (instruction instanceof Instruction.FieldStore store && store.field().type().isReference()) {
      BitSet stored = of(method, store.value());
      if (store.isStatic()) {
        heap.addTo(STATICS, store.field().toString(), stored);
        if (!calls.isClosed() || !calls.isOurs(store.field().owner())) {
          heap.escape(stored);
        }
      } else {
        heap.store(of(method, store.object()), name(store.field()), stored);
      }
    } else if (instruction instanceof Instruction.Caught || instruction instanceof Instruction.Constant constant && isObject(constant)) {
      add(method, id, UNKNOWN);
    } else if (instruction instanceof Instruction.Return result && result.value() >= 0 && calls.isOpen(method)) {
      heap.escape(of(method, result.value()));
    } else if (instruction instanceof Instruction.Throw thrown) {
      heap.escape(of(method, thrown.value()));
    }
  }

  private void propagate(Method method, Call call) {
    for (Method target : calls.targets(call)) {
      bind(method, call, target);
      bindResult(method, call, target);
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
  }

  /** @param captured so many of the body's parameters were given to the lambda; of the call's operands the first is the lambda */
  private void bindLambda(Method method, Call call, Method body, int captured) {
    for (Instruction.Parameter parameter : body.parameters()) {
      int operand = parameter.index() - captured + 1;
      if (parameter.type().isReference() && operand > 0 && operand < call.operands().size()) {
        addAll(body, parameter.id(), of(method, call.operands().get(operand)));
      }
    }
    if (call.type().isReference()) {
      addAll(method, call.id(), returned(body));
    }
  }

  private void bindResult(Method method, Call call, Method target) {
    if (!call.type().isReference()) {
      return;
    }
    FreshResults.Kind made = fresh.kind(target);
    if (made != FreshResults.Kind.NOT_FRESH) {
      int rank = made == FreshResults.Kind.TREE ? call.type().rank() : 1;
      int clone = array(made(method, call), rank);
      add(method, call.id(), clone);
      if (made == FreshResults.Kind.ARRAY) {
        heap.addTo(clone, ELEMENTS, elements(returned(target)));
      }
      BitSet origins = returned(target);
      for (List<Object> array = made(method, call); objects.containsKey(array); array = row(array)) {
        madeAs.computeIfAbsent(objects.get(array), key -> new BitSet()).or(origins);
        origins = elements(origins);
      }
    } else {
      addAll(method, call.id(), returned(target));
    }
  }

  private BitSet returned(Method target) {
    BitSet all = new BitSet();
    for (Instruction instruction : moving.computeIfAbsent(target, this::moving)) {
      if (instruction instanceof Instruction.Return result && result.value() >= 0) {
        all.or(of(target, result.value()));
      }
    }
    return all;
  }

  private void library(Method method, Call call) {
    Map<Method, Integer> lambdas = calls.ownLambdas(call);
    if (!lambdas.isEmpty()) {
      lambdas.forEach((body, captured) -> bindLambda(method, call, body, captured));
      return;
    }
    LibraryEffects.Effect effect = LibraryEffects.effect(call);
    List<Integer> operands = call.operands();
    if (effect == LibraryEffects.Effect.COPY) {
      BitSet moved = elements(of(method, operands.get(0)));
      heap.store(of(method, operands.get(2)), ELEMENTS, moved);
    } else if (effect == LibraryEffects.Effect.FILL) {
      BitSet stored = of(method, operands.get(operands.size() - 1));
      heap.store(of(method, operands.get(0)), ELEMENTS, stored);
    } else if (effect == LibraryEffects.Effect.CLONE) {
      int made = object(List.of(method.ref(), call.id()));
      add(method, call.id(), made);
      heap.addTo(made, ELEMENTS, elements(of(method, operands.get(0))));
    } else {
      if (LibraryEffects.captures(call) && calls.body(call) != null) { // Only its body gets at what a lambda has captured.
        bind(method, call, calls.body(call));
      } else if (effect == LibraryEffects.Effect.UNKNOWN || LibraryEffects.captures(call)) {
        operands.forEach(operand -> heap.escape(of(method, operand)));
      }
      if (LibraryEffects.givesBack(call) || LibraryEffects.copies(call)) { // Nothing is gained by telling an object from its copy.
        addAll(method, call.id(), of(method, operands.get(0)));
      } else if (call.type().isReference()) {
        add(method, call.id(), UNKNOWN);
      }
    }
  }

  private static boolean isObject(Instruction.Constant constant) {
    return constant.type().isReference() && constant.value() != null;
  }

  private String name(FieldRef field) {
    String name = field.nameAndType();
    return own.contains(field) ? Heap.own(name) : name;
  }

  private int object(List<Object> key) {
    return objects.computeIfAbsent(key, made -> objects.size());
  }

  /** An array whose first dimensions are made with it. */
  private int array(List<Object> key, int dimensions) {
    int made = object(key);
    if (dimensions > 1) {
      int row = array(row(key), dimensions - 1);
      heap.addTo(made, ELEMENTS, single(row));
    }
    return made;
  }

  /** What a call makes. */
  private static List<Object> made(Method method, Call call) {
    return List.of(method.ref(), call.id());
  }

  private static List<Object> row(List<Object> array) {
    return Stream.concat(array.stream(), Stream.of("row")).toList();
  }

  private static BitSet single(int object) {
    BitSet set = new BitSet();
    set.set(object);
    return set;
  }

  private void add(Method method, int value, int object) {
    heap.addAll(set(method, value), single(object));
  }

  private void addAll(Method method, int value, BitSet found) {
    heap.addAll(set(method, value), found);
  }

  private BitSet set(Method method, int value) {
    BitSet[] all = values.computeIfAbsent(method, key -> new BitSet[method.size()]);
    if (all[value] == null) {
      all[value] = new BitSet();
    }
    return all[value];
  }
}
