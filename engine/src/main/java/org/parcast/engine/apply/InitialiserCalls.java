package org.parcast.engine.apply;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** What class initialisers call: other threads that come to the class would wait for the initialiser, and it for them. */
final class InitialiserCalls {
  private final Program program;
  private final Set<MethodRef> reached = new HashSet<>();

  InitialiserCalls(Program program) {
    this.program = program;
    Deque<Method> pending = new ArrayDeque<>();
    for (ClassDeclaration declared : program.classes().values()) {
      declared.methods().stream().filter(method -> method.ref().name().equals("<clinit>")).forEach(method -> reach(method, pending));
    }
    while (!pending.isEmpty()) {
      for (Instruction instruction : pending.pop().instructions()) {
        if (instruction instanceof Instruction.Call call) {
          reach(program.find(call.implementation() == null ? call.target() : call.implementation()), pending);
        }
      }
    }
  }

  private void reach(Method method, Deque<Method> pending) {
    if (method != null && reached.add(method.ref())) {
      pending.push(method);
    }
  }

  /** Whether one calls the method. */
  boolean call(MethodRef method) {
    return reached.contains(method);
  }
}
