package org.parcast.engine.time;

import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.time.cores.Locks;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** Finds the locks that a loop takes: synchronised methods and blocks in it and in all that it may call of the program; the library's own are not seen. */
final class LocksTaken {
  private final Program program;
  private final Set<MethodRef> seen = new HashSet<>();
  private final Deque<Method> left = new ArrayDeque<>();
  private boolean ofObjects;
  private boolean one;

  private LocksTaken(Program program) {
    this.program = program;
  }

  static Locks of(Program program, Optional<ProgramLoop> loop) {
    return loop.map(each -> new LocksTaken(program).locks(each)).orElse(Locks.NONE);
  }

  private Locks locks(ProgramLoop loop) {
    Method around = program.find(loop.method());
    look(around.blocks().stream().filter(block -> loop.loop().blocks().get(block.index())).flatMap(block -> block.instructions().stream()).toList());
    while (!left.isEmpty()) {
      Method method = left.pop();
      boolean takes = Modifier.isSynchronized(method.access());
      one |= takes && method.isStatic();
      ofObjects |= takes && !method.isStatic();
      look(method.instructions());
    }
    return one ? Locks.ONE : ofObjects ? Locks.OF_OBJECTS : Locks.NONE;
  }

  private void look(List<Instruction> instructions) {
    for (Instruction instruction : instructions) {
      ofObjects |= instruction instanceof Instruction.Monitor;
      if (instruction instanceof Instruction.Call call) {
        add(call.target());
        if (call.implementation() != null) {
          add(call.implementation());
        }
      }
    }
  }

  /** The method, and all that may be called in its place. */
  private void add(MethodRef target) {
    if (program.find(target) != null && seen.add(target)) {
      program.classes().values().stream().flatMap(declared -> declared.methods().stream())
          .filter(method -> method.ref().name().equals(target.name()) && method.ref().descriptor().equals(target.descriptor())).forEach(left::add);
    }
  }
}
