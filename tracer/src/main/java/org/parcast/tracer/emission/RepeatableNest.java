package org.parcast.tracer.emission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LdcInsnNode;
import org.parcast.ir.Block;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.StraightCalls;

/**
 * A loop, with those in it, whose branches and addresses depend on nothing but the local variables that it is entered with, fields that it does
 * not store to, and the content of arrays that it does not store to, as those of indices: entered again with the same, it does the same, and
 * ends without an exception where it did so before. Found by following the operands of its branches and addresses backwards (a static slice),
 * also through {@linkplain StraightCalls calls of which it is certain what runs}: there only fields that nothing but constructors stores to are known.
 */
public final class RepeatableNest {
  private static final Set<String> MATHEMATICS = Set.of("java/lang/Math", "java/lang/StrictMath");

  /** What is called, and what is known of the program, where calls are followed. */
  private record Calls(MethodFacts caller, StraightCalls straight, Predicate<Instruction.FieldLoad> fixed) {}

  /** The nest's method, or one that it calls, once for all calls of it. */
  private final class Body {
    final Method method;
    final CallEffects effects;
    final MethodFacts facts;
    final BitSet demanded = new BitSet();
    final Map<Integer, Body> called = new HashMap<>();
    final List<Site> callers = new ArrayList<>();

    Body(Method method, CallEffects effects, MethodFacts facts) {
      this.method = method;
      this.effects = effects;
      this.facts = facts;
    }

    boolean isWithin(int id) {
      return this != outermost || loop.contains(method.blockOf(id).index());
    }
  }

  /** A call in a body. */
  private record Site(Body body, Instruction.Call call) {}

  private record Value(Body body, int id) {}

  private final Calls known;
  private final Body outermost;
  private final Loop loop;
  private final Map<MethodFacts, Body> bodies = new LinkedHashMap<>();
  private final Deque<Value> work = new ArrayDeque<>();
  private final Set<String> stored = new HashSet<>();
  private final Set<String> storedFields = new HashSet<>();
  private final Set<String> loaded = new TreeSet<>();
  private final Map<FieldRef, Instruction.FieldLoad> fields = new LinkedHashMap<>();

  private RepeatableNest(Method method, CallEffects effects, Calls known, Loop loop) {
    this.known = known;
    this.outermost = new Body(method, effects, known == null ? null : known.caller);
    this.loop = loop;
  }

  /** The loop as such a nest without calls, or null where it is none. */
  public static RepeatableNest of(Method method, CallEffects effects, Loop loop) {
    return new RepeatableNest(method, effects, null, loop).ifKnown();
  }

  /** The loop as such a nest, or null where it is none. */
  public static RepeatableNest of(MethodFacts facts, StraightCalls straight, Predicate<Instruction.FieldLoad> fixed, Loop loop) {
    return new RepeatableNest(facts.method, facts.calls, new Calls(facts, straight, fixed), loop).ifKnown();
  }

  private RepeatableNest ifKnown() {
    for (int block = loop.blocks().nextSetBit(0); block >= 0; block = loop.blocks().nextSetBit(block + 1)) {
      if (!isCalm(outermost, outermost.method.blocks().get(block))) {
        return null;
      }
    }
    return isSliceKnown() ? this : null;
  }

  /** The methods that it calls, and that these call. */
  public Set<MethodFacts> called() {
    return bodies.keySet();
  }

  /** First letters of the descriptors of those elements whose values branches and addresses depend on. */
  String elementTypes() {
    return String.join("", loaded);
  }

  /** How many fields they depend on: static ones of the method's class, and those of {@code this}. */
  public int fields() {
    return fields.size();
  }

  /** Asks a class of the recorder about the nest of this number. What it is entered with is to be told next. */
  public void ask(Emission edge, String recorder, int number) {
    edge.push(number).list.add(new LdcInsnNode(elementTypes()));
    edge.call(recorder, "ask", "(ILjava/lang/String;)V");
  }

  /** Tells it of the fields. */
  public void tellFields(Emission edge, String recorder) {
    for (Instruction.FieldLoad field : fields.values()) {
      org.objectweb.asm.Type type = org.objectweb.asm.Type.getType(field.field().descriptor());
      if (field.isStatic()) {
        edge.field(Opcodes.GETSTATIC, field.field().owner(), field.field().name(), type.getDescriptor());
      } else {
        edge.local(Opcodes.ALOAD, 0).field(Opcodes.GETFIELD, field.field().owner(), field.field().name(), type.getDescriptor());
      }
      ReplayCopy.tell(edge, type, recorder);
    }
  }

  /** Notes what the block stores and what its branches and addresses are. Whether it does nothing that may end otherwise another time. */
  private boolean isCalm(Body body, Block block) {
    return block.handlers().isEmpty() && block.instructions().stream().allMatch(instruction -> isCalm(body, instruction));
  }

  private boolean isCalm(Body body, Instruction instruction) {
    if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayLength || instruction instanceof Instruction.Branch
        || instruction instanceof Instruction.Switch) {
      instruction.operands().forEach(operand -> demand(body, operand));
    } else if (instruction instanceof Instruction.ArrayStore store) {
      stored.add(letter(store.elementType()));
      demand(body, store.array());
      demand(body, store.index());
      return !store.elementType().isReference();
    } else if (instruction instanceof Instruction.FieldLoad load) {
      demand(body, load.object());
    } else if (instruction instanceof Instruction.FieldStore store) {
      storedFields.add(store.field().name());
      demand(body, store.object());
      return !NumberTypes.mayBeBox(store.field().type());
    } else if (instruction instanceof Instruction.Compute compute) {
      boolean divides = compute.operator() == Operator.DIV || compute.operator() == Operator.REM;
      if (divides && !isReal(compute.type())) {
        demand(body, compute.operands().get(1));
      }
    } else if (instruction instanceof Instruction.Call call) {
      return body.effects.isPure(call) && MATHEMATICS.contains(call.target().owner()) && !mayThrow(call.target().name()) || isFollowed(body, call);
    } else {
      return instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant || instruction instanceof Instruction.Goto
          || body != outermost && (instruction instanceof Instruction.Return || instruction instanceof Instruction.Parameter);
    }
    return true;
  }

  /** Whether it is certain what the call runs, which is calm in its turn. */
  private boolean isFollowed(Body body, Instruction.Call call) {
    MethodFacts facts = known == null ? null : known.straight.bodyOf(call, body.facts);
    if (facts == null || StraightCalls.isFunction(facts)) {
      return false;
    }
    if (call.dispatch() != Instruction.Dispatch.STATIC) {
      demand(body, call.operands().get(0));
    }
    boolean isNew = !bodies.containsKey(facts);
    Body called = bodies.computeIfAbsent(facts, key -> new Body(key.method, key.calls, key));
    body.called.put(call.id(), called);
    called.callers.add(new Site(body, call));
    return !isNew || called.method.blocks().stream().allMatch(block -> isCalm(called, block));
  }

  private static boolean mayThrow(String function) {
    return function.endsWith("Exact") || function.matches("(floor|ceil)(Div|Mod)|clamp");
  }

  private void demand(Body body, int value) {
    if (value >= 0 && !body.demanded.get(value)) {
      body.demanded.set(value);
      work.add(new Value(body, value));
    }
  }

  private boolean isSliceKnown() {
    while (!work.isEmpty()) {
      Value value = work.remove();
      if (!isKnown(value.body, value.body.method.instruction(value.id))) {
        return false;
      }
    }
    return loaded.stream().noneMatch(stored::contains) && fields.keySet().stream().noneMatch(field -> storedFields.contains(field.name()));
  }

  private boolean isKnown(Body body, Instruction value) {
    if (value instanceof Instruction.Constant) {
      return true;
    }
    if (!body.isWithin(value.id())) {
      return !isReal(value.type());
    }
    if (value instanceof Instruction.ArrayLoad load) {
      loaded.add(letter(load.type()));
      return !isReal(load.type()) && isTold(body, load.array(), new HashSet<>());
    } else if (value instanceof Instruction.FieldLoad load) {
      boolean isTold = isTold(body, load);
      if (isTold) {
        fields.putIfAbsent(load.field(), load);
      }
      return !isReal(load.type()) && (isTold || known != null && known.fixed.test(load));
    } else if (value instanceof Instruction.Parameter parameter) {
      body.callers.forEach(site -> demand(site.body, site.call.operands().get(parameter.index())));
      return true;
    } else if (body.called.containsKey(value.id())) {
      Body called = body.called.get(value.id());
      called.method.instructions().stream().filter(Instruction.Return.class::isInstance).forEach(answer -> answer.operands().forEach(operand -> demand(called, operand)));
      return true;
    }
    value.operands().forEach(operand -> demand(body, operand));
    return true;
  }

  /** Whether the field is told of as the nest is entered. */
  private boolean isTold(Body body, Instruction.FieldLoad load) {
    return body == outermost && (load.isStatic() ? load.field().owner().equals(body.method.ref().owner()) : isThis(load.object()));
  }

  /** Whether the array is told of with its content: a local variable, such a field, or a row of such an array. */
  private boolean isTold(Body body, int array, Set<Value> seen) {
    Instruction value = body.method.instruction(array);
    if (!body.isWithin(array) || !seen.add(new Value(body, array))) {
      return true;
    } else if (value instanceof Instruction.ArrayLoad row) {
      return isTold(body, row.array(), seen);
    } else if (value instanceof Instruction.Parameter parameter) {
      return body.callers.stream().allMatch(site -> isTold(site.body, site.call.operands().get(parameter.index()), seen));
    } else if (value instanceof Instruction.FieldLoad load) {
      return isTold(body, load);
    }
    return value instanceof Instruction.Constant || value instanceof Instruction.Phi && value.operands().stream().allMatch(operand -> isTold(body, operand, seen));
  }

  private boolean isThis(int object) {
    return !outermost.method.isStatic() && outermost.method.instruction(object) instanceof Instruction.Parameter parameter && parameter.index() == 0;
  }

  private static boolean isReal(Type type) {
    return type.equals(Type.FLOAT) || type.equals(Type.DOUBLE);
  }

  /** Of bytes the same as of truth values: the bytecode has one instruction for both. */
  private static String letter(Type type) {
    String letter = type.isReference() ? "L" : type.descriptor();
    return letter.equals("B") || letter.equals("Z") ? "BZ" : letter;
  }
}
