package org.parcast.tracer.blocks;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/**
 * Follows a stream from the call that runs it to its source: through casts, through both sides of a condition, and into the methods of the program that
 * hand it on. A stream that a field or a parameter keeps is not followed.
 */
final class StreamChains {
  private static final String STREAMS = "java/util/stream/";

  /** What the one method of a functional interface of the library is called. */
  private static final Set<String> FUNCTIONAL =
      Set.of("accept", "apply", "applyAsInt", "applyAsLong", "applyAsDouble", "test");

  private final Program program;

  StreamChains(Program program) {
    this.program = program;
  }

  /** A call as a place of the program. */
  record Made(Method method, Instruction.Call call) {
    String name() {
      return call.target().name();
    }

    boolean isOfStream() {
      return call.target().owner().startsWith(STREAMS) && call.dispatch() == Dispatch.INTERFACE;
    }

    /** Whether the program asks for threads here. */
    boolean asksForThreads() {
      return isOfStream() && name().equals("parallel") || isParallelStream() || name().equals("parallelSetAll");
    }

    private boolean isParallelStream() {
      return name().equals("parallelStream") && call.target().descriptor().equals("()Ljava/util/stream/Stream;");
    }
  }

  /** The calls that make what a stream's call is made on, that nearest to it first; two calls may stand for the sides of a condition. */
  List<Made> before(Made call) {
    List<Made> all = new ArrayList<>();
    addBefore(call, all);
    return all;
  }

  private void addBefore(Made call, List<Made> all) {
    if (call.isOfStream()) {
      for (Made made : origins(call.method(), call.call().operands().get(0))) {
        if (!all.contains(made)) {
          all.add(made);
          addBefore(made, all);
        }
      }
    }
  }

  /** Whether threads are asked for on a way to the call that does not think better of it afterwards. */
  boolean isParallel(Made call) {
    return isParallel(call, new HashSet<>());
  }

  private boolean isParallel(Made call, Set<Made> seen) {
    if (call.asksForThreads()) {
      return true;
    } else if (!call.isOfStream() || call.name().equals("sequential") || !seen.add(call)) {
      return false;
    }
    return origins(call.method(), call.call().operands().get(0)).stream().anyMatch(made -> isParallel(made, seen));
  }

  /** The method of the program that a call of the library is given as a function, or null: a lambda, a method reference, or an object made on the spot. */
  MethodRef function(Made call, int operand) {
    for (Made made : origins(call.method(), call.call().operands().get(operand))) {
      Method body = made.call().dispatch() == Dispatch.DYNAMIC && made.call().implementation() != null ? program.find(made.call().implementation()) : null;
      if (body != null) {
        return body.ref();
      }
    }
    Instruction object = call.method().instruction(call.call().operands().get(operand));
    ClassDeclaration type = object instanceof Instruction.NewObject made ? program.find(Type.getType(made.type().descriptor()).getInternalName()) : null;
    return type == null ? null : type.methods().stream()
        .filter(method -> FUNCTIONAL.contains(method.ref().name()) && !Modifier.isStatic(method.access()) && (method.access() & Opcodes.ACC_BRIDGE) == 0)
        .map(Method::ref).findFirst().orElse(null);
  }

  private List<Made> origins(Method method, int value) {
    List<Made> found = new ArrayList<>();
    addOrigins(method, value, found, new HashSet<>());
    return found;
  }

  private void addOrigins(Method method, int value, List<Made> found, Set<List<Object>> seen) {
    Instruction made = method.instruction(value);
    if (!seen.add(List.of(method.ref(), value))) {
      return;
    } else if (made instanceof Instruction.CheckCast cast) {
      addOrigins(method, cast.value(), found, seen);
    } else if (made instanceof Instruction.Phi phi) {
      phi.operands().forEach(operand -> addOrigins(method, operand, found, seen));
    } else if (made instanceof Instruction.Call call) {
      Method callee = call.dispatch() == Dispatch.DYNAMIC ? null : program.find(call.target());
      if (callee == null) {
        found.add(new Made(method, call));
      } else {
        callee.instructions().stream().filter(last -> last instanceof Instruction.Return result && result.value() >= 0)
            .forEach(last -> addOrigins(callee, ((Instruction.Return) last).value(), found, seen));
      }
    }
  }
}
