package org.parcast.tracer.method;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Which values are the same in all iterations of a loop, and which change by the same amount from each to the next, as far as that follows from its text. */
public final class Strides {
  private final Method method;

  /** Null for the body of a method that the loop calls. */
  private final Loop loop;

  /** Those of the method that calls this one in the loop, by the call; null in that with the loop. */
  private final Strides caller;

  private final Instruction.Call call;

  /** How much larger the index of an operand of the call is than that of the parameter. */
  private final int shift;

  /** Those of the bodies that stand in the place of calls. */
  private final Map<Integer, Strides> called = new HashMap<>();

  /** First letters of the descriptors of the elements that the loop stores, and names of the fields. */
  private final BitSet stored;

  private final Set<String> storedFields;

  /** Calls that answer the same where what they are given is the same. */
  private final BitSet reads = new BitSet();

  /** Of a loop of which no store is known yet. */
  public Strides(Method method, Loop loop) {
    this.method = method;
    this.loop = loop;
    this.caller = null;
    this.call = null;
    this.shift = 0;
    this.stored = new BitSet();
    this.storedFields = new HashSet<>();
  }

  private Strides(Method method, Strides caller, Instruction.Call call, int shift) {
    this.method = method;
    this.loop = null;
    this.caller = caller;
    this.call = call;
    this.shift = shift;
    this.stored = caller.stored;
    this.storedFields = caller.storedFields;
  }

  /**
   * The body of a method without branches stands in the place of the call: its values are values of the loop.
   *
   * @param operandsBefore how much larger the index of an operand of the call is than that of the parameter
   */
  public Strides called(Instruction.Call at, Method body, int operandsBefore) {
    Strides strides = new Strides(body, this, at, operandsBefore);
    called.put(at.id(), strides);
    return strides;
  }

  /** As {@link #called}, for one of several methods of which the call runs the same in all iterations: what it answers is not known. */
  public Strides perhapsCalled(Instruction.Call at, Method body, int operandsBefore) {
    return new Strides(body, this, at, operandsBefore);
  }

  /** The loop stores what the instruction does, if that is a store. */
  public void note(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayStore store) {
      stored.set(letter(store.elementType()));
    } else if (instruction instanceof Instruction.FieldStore store) {
      storedFields.add(store.field().name());
    }
  }

  /** The call answers the same in all iterations where its operands are the same. */
  public void noteRead(Instruction.Call call) {
    reads.set(call.id());
  }

  /** Whether the loop stores references in arrays. */
  public boolean storesReferences() {
    return stored.get('L');
  }

  public boolean isWithin(Instruction instruction) {
    return loop == null || loop.contains(method.blockOf(instruction.id()).index());
  }

  private static char letter(Type type) {
    return type.isReference() ? 'L' : type.descriptor().charAt(0);
  }

  private int answer() {
    return method.blocks().stream().map(Block::terminator).filter(Instruction.Return.class::isInstance).map(end -> ((Instruction.Return) end).value()).findFirst().orElseThrow();
  }

  /** Whether the value is the same in all iterations. */
  public boolean isInvariant(int value) {
    Instruction instruction = method.instruction(value);
    if (!isWithin(instruction) || instruction instanceof Instruction.Constant) {
      return true;
    } else if (instruction instanceof Instruction.Parameter parameter) {
      return caller != null && caller.isInvariant(operand(parameter));
    } else if (called.containsKey(value)) {
      return called.get(value).isInvariant(called.get(value).answer());
    } else if (reads.get(value) || instruction instanceof Instruction.Compute || instruction instanceof Instruction.CheckCast || instruction instanceof Instruction.ArrayLength) {
      return instruction.operands().stream().allMatch(this::isInvariant);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return !stored.get(letter(load.type())) && isInvariant(load.array()) && isInvariant(load.index());
    } else if (instruction instanceof Instruction.FieldLoad load) {
      return !isStored(load.field()) && (load.isStatic() || isInvariant(load.object()));
    }
    return false;
  }

  /** The value in the caller that the parameter is, or comes with: what a function has captured is the same where the function is. */
  private int operand(Instruction.Parameter parameter) {
    return call.operands().get(Math.max(0, parameter.index() + shift));
  }

  private boolean isStored(FieldRef field) {
    return storedFields.contains(field.name());
  }

  /** Whether the value changes by the same amount from each iteration to the next. */
  public boolean isAffine(int value) {
    if (isInvariant(value)) {
      return true;
    }
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Phi phi) {
      return loop != null && isCounter(phi);
    } else if (instruction instanceof Instruction.Parameter parameter) {
      return caller != null && caller.isAffine(operand(parameter));
    } else if (called.containsKey(value)) {
      return called.get(value).isAffine(called.get(value).answer());
    }
    if (!(instruction instanceof Instruction.Compute compute)) {
      return false;
    }
    List<Integer> of = compute.operands();
    return switch (compute.operator()) {
      case ADD, SUB -> isAffine(of.get(0)) && isAffine(of.get(1));
      case NEG -> isAffine(of.get(0));
      case MUL -> isAffine(of.get(0)) && isInvariant(of.get(1)) || isInvariant(of.get(0)) && isAffine(of.get(1));
      case SHL -> isAffine(of.get(0)) && isInvariant(of.get(1));
      case CONVERT -> isWhole(compute.type()) && isWhole(method.instruction(of.get(0)).type()) && isAffine(of.get(0));
      default -> false;
    };
  }

  /** Whether the value is a row, each time the next of those that lie so many further on in an array of arrays that stays the same. */
  public boolean isEvenRow(int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Parameter parameter) {
      return caller != null && caller.isEvenRow(operand(parameter));
    } else if (called.containsKey(value)) {
      return called.get(value).isEvenRow(called.get(value).answer());
    }
    return instruction instanceof Instruction.ArrayLoad load && isWithin(load) && isInvariant(load.array()) && isAffine(load.index()) && !storesReferences();
  }

  /** A conversion between these loses nothing of an index that is in range. */
  private static boolean isWhole(Type type) {
    return type.equals(Type.INT) || type.equals(Type.LONG);
  }

  /** A variable that the loop advances by an amount that does not vary. */
  private boolean isCounter(Instruction.Phi phi) {
    if (method.blockOf(phi.id()).index() != loop.header()) {
      return false;
    }
    int[] next = phi.inputs().stream().filter(input -> loop.contains(input.block())).mapToInt(Instruction.Phi.Input::value).distinct().toArray();
    return next.length == 1 && isStep(method.instruction(next[0]), phi.id());
  }

  private boolean isStep(Instruction next, int counter) {
    if (!(next instanceof Instruction.Compute compute)) {
      return next.id() == counter;
    }
    List<Integer> of = compute.operands();
    boolean forward = of.get(0) == counter && (compute.operator() == Operator.ADD || compute.operator() == Operator.SUB) && isInvariant(of.get(1));
    return forward || compute.operator() == Operator.ADD && of.get(1) == counter && isInvariant(of.get(0));
  }
}
