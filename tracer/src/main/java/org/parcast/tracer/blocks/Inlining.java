package org.parcast.tracer.blocks;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** In place of which calls a compiler puts the body of the method: where it is certain which method is called, and that is short and has no branches. */
final class Inlining {
  /** Instructions of a body, with those of bodies in place of its own calls, at most: gcc's {@code max-inline-insns-auto} at -O2. */
  private static final int MOST = 15;

  private static final long TOO_LONG = 1L << 32;

  private final Program program;
  private final Set<MethodRef> overridden = new HashSet<>();
  private final Map<MethodRef, Long> lengths = new HashMap<>();

  Inlining(Program program) {
    this.program = program;
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        if (!method.isStatic() && declared.superName() != null) {
          Method above = program.find(new MethodRef(declared.superName(), method.ref().name(), method.ref().descriptor()));
          if (above != null) {
            overridden.add(above.ref());
          }
        }
      }
    }
  }

  /** The method whose body stands in place of the call, or null. */
  Method inPlaceOf(Instruction.Call call) {
    Method called = certain(call);
    return called != null && length(called) <= MOST ? called : null;
  }

  private Method certain(Instruction.Call call) {
    if (call.dispatch() == Instruction.Dispatch.DYNAMIC || call.dispatch() == Instruction.Dispatch.INTERFACE || call.target().owner().startsWith("[")) {
      return null;
    }
    Method found = program.find(call.target());
    boolean isOne = found != null && (call.dispatch() != Instruction.Dispatch.VIRTUAL || !overridden.contains(found.ref()));
    return isOne ? found : null;
  }

  private long length(Method method) {
    Long known = lengths.putIfAbsent(method.ref(), TOO_LONG); // as is one that calls itself
    if (known != null) {
      return known;
    }
    long length = isStraight(method) ? method.instructions().stream().mapToLong(this::length).sum() : TOO_LONG;
    lengths.put(method.ref(), length);
    return length;
  }

  private static boolean isStraight(Method method) {
    return method.blocks().size() == 1 && method.blocks().get(0).terminator() instanceof Instruction.Return && !Modifier.isSynchronized(method.access());
  }

  private long length(Instruction instruction) {
    if (instruction instanceof Instruction.Call call) {
      Method called = certain(call);
      return RegisterRule.touchesNothing(call) ? 1 : called == null ? TOO_LONG : length(called);
    } else if (instruction instanceof Instruction.NewObject || instruction instanceof Instruction.NewArray || instruction instanceof Instruction.Monitor) {
      return TOO_LONG;
    }
    boolean isFree = instruction instanceof Instruction.Parameter || instruction instanceof Instruction.Constant || instruction instanceof Instruction.CheckCast
        || instruction instanceof Instruction.Return;
    return isFree ? 0 : 1;
  }
}
