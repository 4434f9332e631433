package org.parcast.analyses.dependence;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Finds arrays and fields that serve each iteration as scratch: whatever an iteration reads there it has written before, and nothing else
 * of the program reads them. Copies of one's own then serve each thread as well.
 */
final class PrivateStorage {
  private final WholeProgram program;
  private final Atoms atoms;
  private final MethodBody body;
  private final Loop loop;
  private final List<Access> accesses;

  PrivateStorage(WholeProgram program, Atoms atoms, MethodBody body, Loop loop, List<Access> accesses) {
    this.program = program;
    this.atoms = atoms;
    this.body = body;
    this.loop = loop;
    this.accesses = accesses;
  }

  /** Whether the accesses, all that an iteration makes to one array or field, are to scratch. */
  boolean isScratch(List<Access> group) {
    for (Access read : group) {
      if (!read.write() && group.stream().noneMatch(write -> write.write() && covers(write, read))) {
        return false;
      }
    }
    return isUsedHereOnly(group.get(0));
  }

  private boolean covers(Access write, Access read) {
    if (!precedes(write, read)) {
      return false;
    }
    Map<Integer, Polynomial> matching = new HashMap<>();
    if (write.isElement() && !matches(write.index(), read.index(), write, read, matching)) {
      return false;
    }
    Ref to = write.holder();
    Ref from = read.holder();
    while (to != null && from != null && to.kind() == Ref.Kind.ELEMENT && from.kind() == Ref.Kind.ELEMENT && !to.key().equals(from.key())) {
      if (!matches(to.index(), from.index(), write, read, matching)) {
        return false;
      }
      to = to.parent();
      from = from.parent();
    }
    boolean sameHolder = to == from || to != null && from != null && to.key().equals(from.key()) && isSettled(keyIndex(to), write, read);
    return sameHolder && isInRange(write, read, matching);
  }

  private static Polynomial keyIndex(Ref ref) {
    Polynomial all = Polynomial.ZERO;
    for (Ref at = ref; at != null; at = at.parent()) {
      all = at.index() == null ? all : all.plus(at.index());
    }
    return all;
  }

  /** Whether the subscripts agree, or do for some iteration of the loop that writes; puts that iteration into {@code matching}. */
  private boolean matches(Polynomial to, Polynomial from, Access write, Access read, Map<Integer, Polynomial> matching) {
    if (!isSettled(from, write, read) && !read.loops().containsAll(from.atoms().stream().filter(a -> atoms.kind(a).isCounter()).toList())) {
      return false;
    }
    for (int atom : to.atoms()) {
      boolean covering = atoms.kind(atom) == Atoms.Kind.INNER && !isCommon(atom, write, read) && !matching.containsKey(atom);
      if (covering && Math.abs(to.coefficient(atom)) == 1 && !to.quotient(atom).atoms().contains(atom)) {
        Polynomial rest = to.remainder(atom);
        if (!isSettled(rest, write, read)) {
          return false;
        }
        matching.put(atom, from.minus(rest).times(to.coefficient(atom)));
        return true;
      }
    }
    return to.equals(from) && isSettled(to, write, read);
  }

  private static boolean isCommon(int counter, Access write, Access read) {
    return write.loops().contains(counter) && read.loops().contains(counter);
  }

  /** Whether the expression is the same number at both references. */
  private boolean isSettled(Polynomial expression, Access write, Access read) {
    boolean together = write.at() == read.at() && write.loops().equals(read.loops());
    for (int atom : expression.atoms()) {
      boolean same =
          switch (atoms.kind(atom)) {
            case OWN, SYMBOL, OF_ITERATION -> true;
            case INNER -> isCommon(atom, write, read);
            case VARYING -> together;
          };
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** Whether the iterations that write what is read do take place. */
  private boolean isInRange(Access write, Access read, Map<Integer, Polynomial> matching) {
    LinearSystem here = new LinearSystem();
    read.guards().forEach(here::atLeastZero);
    for (int atom : read.atoms()) {
      if (atoms.kind(atom).isCounter()) {
        here.atLeastZero(Polynomial.atom(atom));
      }
      atoms.known(atom).forEach(here::atLeastZero);
    }
    for (Map.Entry<Integer, Polynomial> match : matching.entrySet()) {
      if (!holds(here, match.getValue())) {
        return false;
      }
    }
    for (Polynomial guard : write.guards()) {
      Polynomial instead = guard;
      for (Map.Entry<Integer, Polynomial> match : matching.entrySet()) {
        instead = instead.quotient(match.getKey()).times(match.getValue()).plus(instead.remainder(match.getKey()));
      }
      boolean concerns = guard.atoms().stream().anyMatch(matching::containsKey);
      if (concerns && !holds(here, instead)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(LinearSystem system, Polynomial atLeastZero) {
    return new LinearSystem(system).atLeastZero(atLeastZero.times(-1).plus(-1)).isInfeasible();
  }

  /** Whether the write, or the whole loop that makes it, has always been done in this iteration when control comes to the read. */
  private boolean precedes(Access write, Access read) {
    Activation at = write.at();
    int id = write.id();
    while (!isAround(at, read.at())) {
      if (!alwaysDone(at, id, null)) {
        return false;
      }
      id = at.call().id();
      at = at.caller();
    }
    int other = read.id();
    for (Activation reading = read.at(); reading != at; reading = reading.caller()) {
      other = reading.call().id();
    }
    MethodBody here = at.body();
    int block = here.method().blockOf(id).index();
    int target = here.method().blockOf(other).index();
    Loop outermost = null;
    for (Loop around = here.loopOf(id); around != null && !around.contains(target); around = around.parent()) {
      outermost = around;
    }
    if (outermost == null) {
      return block == target ? comesFirst(here.method(), id, other) : here.dominators().dominates(block, target);
    }
    return alwaysDone(at, id, outermost) && here.dominators().dominates(outermost.header(), target);
  }

  private static boolean isAround(Activation outer, Activation inner) {
    for (Activation at = inner; at != null; at = at.caller()) {
      if (at == outer) {
        return true;
      }
    }
    return false;
  }

  private static boolean comesFirst(Method method, int one, int other) {
    List<Instruction> instructions = method.blockOf(one).instructions();
    return instructions.indexOf(method.instruction(one)) < instructions.indexOf(method.instruction(other));
  }

  /** Whether every iteration of the loops around the instruction reaches it, up to the given loop or the method's end. */
  private static boolean alwaysDone(Activation at, int id, Loop outermost) {
    MethodBody here = at.body();
    int block = here.method().blockOf(id).index();
    for (Loop around = here.loopOf(id); around != null; around = around.parent()) {
      Loop in = around;
      int reached = block;
      boolean whole =
          around.backEdges().stream().allMatch(edge -> here.dominators().dominates(reached, edge.from()))
              && around.exits().stream().allMatch(edge -> edge.from() == in.header());
      if (!whole) {
        return false;
      }
      block = around.header();
      if (around == outermost) {
        return true;
      }
    }
    int last = block;
    return outermost == null
        && here.method().blocks().stream()
            .filter(end -> end.terminator() instanceof Instruction.Return)
            .allMatch(end -> here.dominators().dominates(last, end.index()));
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
    for (Method method : program.calls().methods()) {
      for (Instruction instruction : method.instructions()) {
        boolean ours = method == body.method() ? loop.contains(method.blockOf(instruction.id()).index()) : isCalledHereOnly(method, inside);
        if (!ours && reads(method, instruction, access, objects)) {
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
    } else if (instruction instanceof Call call && program.calls().mayLeaveProgram(call) && access.isElement()) {
      Library.Effect effect = Library.effect(call);
      return (effect == Library.Effect.CLONE || effect == Library.Effect.COPY)
          && !program.pointsTo().areDisjoint(objects, program.pointsTo().of(method, call.operands().get(0)));
    }
    return false;
  }
}
