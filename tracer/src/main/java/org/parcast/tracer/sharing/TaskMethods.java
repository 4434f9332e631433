package org.parcast.tracer.sharing;

import java.util.HashSet;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** Methods that threads or pools run as their tasks: when one has returned, others may go on with what it did. */
final class TaskMethods {
  private static final Set<String> SIGNATURES = Set.of("run()V", "call()Ljava/lang/Object;");
  private static final Set<String> INTERFACES =
      Set.of("Ljava/lang/Runnable;", "Ljava/util/concurrent/Callable;", "Ljava/util/function/Supplier;");

  /** What fork-join pools call of their tasks. */
  private static final Set<String> FORK_JOIN_SIGNATURES = Set.of("compute()V", "compute()Ljava/lang/Object;", "exec()Z");

  private static final Set<String> FORK_JOIN_TASKS = Set.of("java/util/concurrent/RecursiveAction", "java/util/concurrent/RecursiveTask",
      "java/util/concurrent/CountedCompleter", "java/util/concurrent/ForkJoinTask");

  private final Program program;
  private final Set<MethodRef> bodies = new HashSet<>();

  TaskMethods(Program program) {
    this.program = program;
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        for (Block block : method.blocks()) {
          block.instructions().forEach(this::add);
        }
      }
    }
  }

  private void add(Instruction instruction) {
    if (instruction instanceof Instruction.Call call && call.implementation() != null && INTERFACES.contains(call.type().descriptor())) {
      bodies.add(call.implementation());
    }
  }

  boolean contains(MethodRef method) {
    return SIGNATURES.contains(method.signature()) || bodies.contains(method)
        || FORK_JOIN_SIGNATURES.contains(method.signature()) && isForkJoinTask(method.owner());
  }

  private boolean isForkJoinTask(String name) {
    ClassDeclaration declared = program.classes().get(name);
    return declared == null ? FORK_JOIN_TASKS.contains(name) : isForkJoinTask(declared.superName());
  }
}
