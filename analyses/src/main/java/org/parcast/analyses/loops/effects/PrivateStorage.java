package org.parcast.analyses.loops.effects;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.access.Precedence;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Finds arrays and fields that serve each iteration as scratch: whatever an iteration reads there it has written before, and nothing else
 * of the program reads them. Copies of one's own then serve each thread as well.
 */
public final class PrivateStorage {
  private final WholeProgram program;
  private final Atoms atoms;
  private final Coverage coverage;
  private final MethodBody body;
  private final Loop loop;

  public PrivateStorage(WholeProgram program, Atoms atoms, SymbolicValues values, MethodBody body, Loop loop) {
    this.program = program;
    this.atoms = atoms;
    this.coverage = new Coverage(atoms, values);
    this.body = body;
    this.loop = loop;
  }

  /** Whether the accesses, all that an iteration makes to one array or field, are to scratch. */
  public boolean isScratch(List<Access> group) {
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

  /**
   * Whether every iteration stores into a field of one object, or into each element of one array that any stores into, before it reads that, all in the loop's own method: what counts behind the loop is
   * what the last one leaves there.
   *
   * @param group all accesses of an iteration to the field or array
   */
  public boolean leavesLast(List<Access> group) {
    boolean plain = group.stream().allMatch(access -> access.at().isRoot() && (access.holder() == null || access.holder().isInvariant() && access.holder().kind() != Ref.Kind.ELEMENT));
    List<Access> always = plain ? group.stream().filter(access -> access.write() && isAlwaysDone(access) && (!access.isElement() || atoms.isInvariant(access.index()))).toList() : List.of();
    return !always.isEmpty() && group.stream().allMatch(access -> access.write() ? always.stream().anyMatch(write -> Objects.equals(write.index(), access.index())) : coverage.isCovered(access, group));
  }

  /** Whether every iteration makes the access, right in the loop and in none inside. */
  private boolean isAlwaysDone(Access access) {
    Loop innermost = access.at().body().loopOf(access.id());
    return innermost != null && innermost.header() == loop.header() && Precedence.alwaysDone(access.at(), access.id(), innermost);
  }

  /** Whether no instruction but those of the loop may read the array or field. */
  private boolean isUsedHereOnly(Access access) {
    BitSet objects = access.holder() == null ? new BitSet() : access.holder().objects();
    boolean known = !objects.isEmpty() && objects.stream().noneMatch(program.pointsTo()::isEscaped);
    if (access.isElement() && !known) {
      return false;
    }
    if (!access.isElement() && (!program.calls().isClosed() || access.place().startsWith("static"))) {
      return false;
    }
    for (WholeProgram.Read read : program.readsOf(access)) {
      for (int holder : holders(read.method(), read.instruction())) {
        if (known ? isElsewhere(read.method(), holder, read.instruction().id(), objects, new HashSet<>())
            : isRunElsewhere(read.method(), read.instruction().id(), new HashSet<>())) {
          return false;
        }
      }
    }
    return true;
  }

  /** The arrays or the object that the instruction reads from. */
  private static List<Integer> holders(Method method, Instruction instruction) {
    if (instruction instanceof Instruction.FieldLoad load) {
      return List.of(load.object());
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return List.of(load.array());
    }
    return instruction.operands().stream().filter(operand -> method.instruction(operand).type().isReference()).toList();
  }

  /** Whether a value used by an instruction may mean one of the objects in another place than the loop. A parameter means what the callers give. */
  private boolean isElsewhere(Method method, int value, int user, BitSet objects, Set<List<Object>> visited) {
    if (isInLoop(method, user) || program.pointsTo().areDisjoint(objects, program.pointsTo().of(method, value))) {
      return false;
    }
    if (method.instruction(value) instanceof Instruction.Parameter parameter && !program.calls().isOpen(method)) {
      return visited.add(List.of(method, parameter.index()))
          && program.calls().callers(method).stream()
              .anyMatch(site -> isElsewhere(site.caller(), site.call().operands().get(parameter.index()), site.call().id(), objects, visited));
    }
    return isRunElsewhere(method, user, new HashSet<>());
  }

  /** Whether the instruction may run but for the loop. */
  private boolean isRunElsewhere(Method method, int id, Set<Method> visited) {
    if (isInLoop(method, id)) {
      return false;
    }
    return method == body.method()
        || program.calls().isOpen(method)
        || visited.add(method)
            && program.calls().callers(method).stream().anyMatch(site -> isRunElsewhere(site.caller(), site.call().id(), visited));
  }

  private boolean isInLoop(Method method, int id) {
    return method == body.method() && loop.contains(method.blockOf(id).index());
  }
}
