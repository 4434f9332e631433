package org.parcast.tracer.emission;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

/**
 * A loop, with those in it, whose branches and addresses depend on nothing but the local variables that it is entered with, fields that it does
 * not store to, and the content of arrays that it does not store to, as those of indices: entered again with the same, it does the same, and
 * ends without an exception where it did so before. Found by following the operands of its branches and addresses backwards (a static slice).
 */
public final class RepeatableNest {
  private static final Set<String> MATHEMATICS = Set.of("java/lang/Math", "java/lang/StrictMath");

  private final Method method;
  private final CallEffects calls;
  private final Loop loop;
  private final BitSet demanded = new BitSet();
  private final Deque<Integer> work = new ArrayDeque<>();
  private final Set<String> stored = new HashSet<>();
  private final Set<String> storedFields = new HashSet<>();
  private final Set<String> loaded = new TreeSet<>();
  private final Map<FieldRef, Instruction.FieldLoad> fields = new LinkedHashMap<>();

  private RepeatableNest(Method method, CallEffects calls, Loop loop) {
    this.method = method;
    this.calls = calls;
    this.loop = loop;
  }

  /** The loop as such a nest, or null where it is none. */
  public static RepeatableNest of(Method method, CallEffects calls, Loop loop) {
    RepeatableNest nest = new RepeatableNest(method, calls, loop);
    for (int block = loop.blocks().nextSetBit(0); block >= 0; block = loop.blocks().nextSetBit(block + 1)) {
      if (!nest.isCalm(method.blocks().get(block))) {
        return null;
      }
    }
    return nest.isSliceKnown() ? nest : null;
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
  private boolean isCalm(Block block) {
    return block.handlers().isEmpty() && block.instructions().stream().allMatch(this::isCalm);
  }

  private boolean isCalm(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayLength || instruction instanceof Instruction.Branch
        || instruction instanceof Instruction.Switch) {
      instruction.operands().forEach(this::demand);
    } else if (instruction instanceof Instruction.ArrayStore store) {
      stored.add(letter(store.elementType()));
      demand(store.array());
      demand(store.index());
      return !store.elementType().isReference();
    } else if (instruction instanceof Instruction.FieldLoad load) {
      demand(load.object());
    } else if (instruction instanceof Instruction.FieldStore store) {
      storedFields.add(store.field().name());
      demand(store.object());
      return !NumberTypes.mayBeBox(store.field().type());
    } else if (instruction instanceof Instruction.Compute compute) {
      boolean divides = compute.operator() == Operator.DIV || compute.operator() == Operator.REM;
      if (divides && !isReal(compute.type())) {
        demand(compute.operands().get(1));
      }
    } else if (instruction instanceof Instruction.Call call) {
      return calls.isPure(call) && MATHEMATICS.contains(call.target().owner()) && !mayThrow(call.target().name());
    } else {
      return instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant || instruction instanceof Instruction.Goto;
    }
    return true;
  }

  private static boolean mayThrow(String function) {
    return function.endsWith("Exact") || function.matches("(floor|ceil)(Div|Mod)|clamp");
  }

  private void demand(int value) {
    if (value >= 0 && !demanded.get(value)) {
      demanded.set(value);
      work.add(value);
    }
  }

  private boolean isSliceKnown() {
    while (!work.isEmpty()) {
      Instruction value = method.instruction(work.remove());
      if (!isKnown(value)) {
        return false;
      }
    }
    return loaded.stream().noneMatch(stored::contains) && fields.keySet().stream().noneMatch(field -> storedFields.contains(field.name()));
  }

  private boolean isKnown(Instruction value) {
    if (value instanceof Instruction.Constant) {
      return true;
    }
    if (!loop.contains(method.blockOf(value.id()).index())) {
      return !isReal(value.type());
    }
    if (value instanceof Instruction.ArrayLoad load) {
      loaded.add(letter(load.type()));
      return !isReal(load.type());
    } else if (value instanceof Instruction.FieldLoad load) {
      fields.putIfAbsent(load.field(), load);
      return !isReal(load.type()) && (load.isStatic() ? load.field().owner().equals(method.ref().owner()) : isThis(load.object()));
    }
    value.operands().forEach(this::demand);
    return true;
  }

  private boolean isThis(int object) {
    return !method.isStatic() && method.instruction(object) instanceof Instruction.Parameter parameter && parameter.index() == 0;
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
