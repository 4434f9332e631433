package org.parcast.tracer.plan;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.tracer.method.MethodFacts;

/** Fields of the program's objects that nothing but the objects' constructors stores to: of the same object they are the same, too. */
public final class FixedFields {
  private final Program program;
  private final Set<String> stored = new HashSet<>();

  public FixedFields(Program program, Collection<MethodFacts> methods) {
    this.program = program;
    methods.forEach(facts -> facts.method.instructions().forEach(instruction -> note(facts.method, instruction)));
  }

  private void note(Method method, Instruction instruction) {
    if (instruction instanceof Instruction.FieldStore store && !(method.ref().name().equals("<init>") && !store.isStatic() && isThis(method, store.object()))) {
      stored.add(store.field().nameAndType());
    }
  }

  private static boolean isThis(Method method, int object) {
    return method.instruction(object) instanceof Instruction.Parameter parameter && parameter.index() == 0;
  }

  /** Whether what is loaded is such a field. */
  public boolean contains(Instruction.FieldLoad load) {
    FieldRef field = load.field();
    return !load.isStatic() && program.declaring(field.owner(), field.name()) != null && !stored.contains(field.nameAndType());
  }
}
