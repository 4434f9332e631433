package org.parcast.frontend.interpreter;

import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** One activation of a method: the values of its instructions. Integers of fewer than 32 bits, truth values included, are {@code Integer}. */
public final class Frame {
  private final Method method;
  private final Frame caller;
  private final Instruction.Call call;
  private final Object[] values;

  Frame(Method method, Frame caller, Instruction.Call call) {
    this(method, caller, call, new Object[method.size()]);
  }

  private Frame(Method method, Frame caller, Instruction.Call call, Object[] values) {
    this.method = method;
    this.caller = caller;
    this.call = call;
    this.values = values;
  }

  /** The same activation with local variables of its own. */
  Frame copy() {
    return new Frame(method, caller, call, values.clone());
  }

  public Method method() {
    return method;
  }

  /** The activation that called this one, or null where that is no interpreted one. */
  public Frame caller() {
    return caller;
  }

  /** The caller's instruction, or null. */
  public Instruction.Call call() {
    return call;
  }

  /** The value that an instruction computed last. A new object has none before its constructor has called that of {@code Object}. */
  public Object value(int id) {
    return values[id] instanceof Newborn newborn ? newborn.object() : values[id];
  }

  /** The value, for a new object without a constructor call the stand-in. */
  Object raw(int id) {
    Object value = values[id];
    return value instanceof Newborn newborn && newborn.object() != null ? newborn.object() : value;
  }

  void set(int id, Object value) {
    values[id] = value;
  }
}
