package org.parcast.analyses.dependence;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Finds arrays and fields that serve each iteration as scratch: whatever an iteration reads there it has written before, and nothing else
 * of the program reads them. Copies of one's own then serve each thread as well.
 */
final class PrivateStorage {
  private final WholeProgram program;
  private final Coverage coverage;
  private final MethodBody body;
  private final Loop loop;
  private final List<Access> accesses;

  PrivateStorage(WholeProgram program, Atoms atoms, Values values, MethodBody body, Loop loop, List<Access> accesses) {
    this.program = program;
    this.coverage = new Coverage(atoms, values);
    this.body = body;
    this.loop = loop;
    this.accesses = accesses;
  }

  /** Whether the accesses, all that an iteration makes to one array or field, are to scratch. */
  boolean isScratch(List<Access> group) {
    if (group.stream().allMatch(Access::write)) {
      return false;
    }
    for (Access read : group) {
      if (!read.write() && !coverage.isCovered(read, group)) {
        return false;
      }
    }
    return isUsedHereOnly(group.get(0));
  }

  /** Whether no instruction but those of the loop may read the array or field. */
  private boolean isUsedHereOnly(Access access) {
    BitSet objects = access.holder() == null ? new BitSet() : access.holder().objects();
    if (access.isElement() && (objects.isEmpty() || objects.stream().anyMatch(program.pointsTo()::isEscaped))) {
      return false;
    }
    if (!access.isElement() && (!program.calls().isClosed() || access.place().startsWith("static"))) {
      return false;
    }
    Set<Method> inside = new HashSet<>();
    accesses.forEach(other -> inside.add(other.at().body().method()));
    inside.remove(body.method());
    for (WholeProgram.Read read : program.reads()) {
      Method method = read.method();
      Instruction instruction = read.instruction();
      if (reads(method, instruction, access, objects)) {
        boolean ours = method == body.method() ? loop.contains(method.blockOf(instruction.id()).index()) : isCalledHereOnly(method, inside);
        if (!ours) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isCalledHereOnly(Method method, Set<Method> inside) {
    return inside.contains(method)
        && !program.calls().isOpen(method)
        && program.calls().callers(method).stream()
            .allMatch(
                site ->
                    site.caller() == body.method()
                        ? loop.contains(body.method().blockOf(site.call().id()).index())
                        : inside.contains(site.caller()));
  }

  private boolean reads(Method method, Instruction instruction, Access access, BitSet objects) {
    if (instruction instanceof Instruction.FieldLoad load) {
      return !access.isElement() && access.place().equals(load.field().name() + load.field().type().descriptor());
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return access.isElement() && !program.pointsTo().areDisjoint(objects, program.pointsTo().of(method, load.array()))
          && load.type().isReference() == access.place().equals("[L");
    }
    return access.isElement() && !program.pointsTo().areDisjoint(objects, program.pointsTo().of(method, instruction.operands().get(0)));
  }
}
