package org.parcast.tracer.blocks;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** Which methods of the program a call may run, by its signature alone: whoever declares it, and the bodies of functions that stand for it. */
final class CallTargets {
  /**
   * A method that the call may run.
   *
   * @param shift how much larger the index of an operand of the call is than that of the parameter; parameters before the first operand are what a
   *     function has captured
   */
  record Target(Method body, int shift) {}

  private final Program program;
  private final Map<String, Set<Target>> targets = new HashMap<>();

  /** Signatures of functions of which more has to be known: they run code of the library that may call the program back. */
  private final Set<String> others = new HashSet<>();

  /** Whether the program makes proxies, which may stand for any interface. */
  private boolean proxies;

  CallTargets(Program program) {
    this.program = program;
    program.classes().values().stream().flatMap(declared -> declared.methods().stream()).forEach(method -> {
      if (!method.isStatic() && !Modifier.isAbstract(method.access())) {
        add(method.ref().signature(), new Target(method, 0));
      }
      method.instructions().stream().filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast).forEach(this::note);
    });
  }

  private void add(String signature, Target target) {
    targets.computeIfAbsent(signature, s -> new LinkedHashSet<>()).add(target);
  }

  private void note(Instruction.Call call) {
    proxies |= call.target() != null && call.target().owner().equals("java/lang/reflect/Proxy");
    if (call.function() == null) {
      return;
    }
    Method body = call.implementation() == null || call.implementation().name().equals("<init>") ? null : program.find(call.implementation());
    if (body != null) {
      int parameters = parameters(body.ref()).length + (body.isStatic() ? 0 : 1);
      add(call.function().signature(), new Target(body, 1 + parameters(call.function()).length - parameters));
    } else if (call.implementation() == null || !isOfNumbers(call.implementation())) {
      others.add(call.function().signature());
    }
  }

  private static Type[] parameters(MethodRef method) {
    return Type.getArgumentTypes(method.descriptor());
  }

  private static boolean isOfNumbers(MethodRef method) {
    return List.of(parameters(method)).stream().allMatch(type -> type.getSort() < Type.ARRAY);
  }

  /** What the call may run; none where it is not known. */
  List<Target> of(Instruction.Call call) {
    MethodRef called = call.target();
    if (call.dispatch() == Dispatch.DYNAMIC || called.owner().startsWith("[") || called.name().startsWith("<")) {
      return List.of();
    } else if (call.dispatch() == Dispatch.STATIC || call.dispatch() == Dispatch.SPECIAL) {
      Method method = program.find(called);
      return method == null ? List.of() : List.of(new Target(method, 0));
    }
    boolean known = program.find(called) != null || called.owner().startsWith("java/util/function/") && isOfNumbers(called);
    boolean all = known && !others.contains(called.signature()) && !(proxies && call.dispatch() == Dispatch.INTERFACE);
    return all ? List.copyOf(targets.getOrDefault(called.signature(), Set.of())) : List.of();
  }
}
