package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** A method as it is executed: by itself, or in place of a call. */
final class CallFrame {
  final Method method;
  private final CallFrame caller;
  private final Instruction.Call call;
  private final Inlining inlining;

  /** By id of the call. */
  private final Map<Integer, CallFrame> inPlace = new HashMap<>();

  /** A method by itself. */
  CallFrame(Method method, Inlining inlining) {
    this(method, null, null, inlining);
  }

  private CallFrame(Method method, CallFrame caller, Instruction.Call call, Inlining inlining) {
    this.method = method;
    this.caller = caller;
    this.call = call;
    this.inlining = inlining;
  }

  boolean isOutermost() {
    return caller == null;
  }

  /** What stands in place of a call, or null. */
  CallFrame inPlaceOf(Instruction.Call inner) {
    CallFrame known = inPlace.get(inner.id());
    Method called = known == null ? inlining.inPlaceOf(inner) : null;
    if (called != null) {
      known = new CallFrame(called, this, inner, inlining);
      inPlace.put(inner.id(), known);
    }
    return known;
  }

  CallFrame caller() {
    return caller;
  }

  /** The value in the caller that a parameter stands for. */
  int argument(Instruction.Parameter parameter) {
    return call.operands().get(parameter.index());
  }

  /** The value that is returned, -1 for none. */
  int returned() {
    return ((Instruction.Return) method.blocks().get(0).terminator()).value();
  }

  /** The instruction of the outermost method that stands for one of this frame: the instruction itself, or the call. */
  int inOutermost(int id) {
    return isOutermost() ? id : callInOutermost();
  }

  /** The call of the outermost method that this frame, or the one around it, stands in place of. */
  int callInOutermost() {
    return caller.inOutermost(call.id());
  }

  /** All that stand in place of calls that have been asked for, here and within. */
  List<CallFrame> within() {
    List<CallFrame> all = new ArrayList<>();
    for (CallFrame inner : inPlace.values()) {
      all.add(inner);
      all.addAll(inner.within());
    }
    return all;
  }
}
