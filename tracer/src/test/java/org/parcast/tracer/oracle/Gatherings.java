package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.NumberTypes;

/** Finds the gathered registers of a method by reachability in the graph of its numbers' data dependences. */
final class Gatherings {
  private final MethodShape shape;
  private final Method method;

  /** By number, the numbers that it is made from at once; and those that are made from it. */
  private final List<List<Integer>> sources = new ArrayList<>();

  private final List<List<Integer>> users = new ArrayList<>();

  /** The same, where a method of the program may make a number of those that it is given. */
  private final List<List<Integer>> sourcesByMethods = new ArrayList<>();

  private final List<List<Integer>> usersByMethods = new ArrayList<>();

  Gatherings(MethodShape shape) {
    this.shape = shape;
    this.method = shape.method;
    for (int id = 0; id < method.size(); id++) {
      sources.add(List.of());
      users.add(new ArrayList<>());
      sourcesByMethods.add(List.of());
      usersByMethods.add(new ArrayList<>());
    }
    for (Instruction instruction : method.instructions()) {
      List<Integer> of = shape.sourcesOf(instruction);
      sources.set(instruction.id(), of);
      of.forEach(source -> users.get(source).add(instruction.id()));
      List<Integer> byMethods = isAnalysed(instruction) && shape.isNumber(instruction.id()) ? instruction.operands().stream().filter(shape::isNumber).toList() : of;
      sourcesByMethods.set(instruction.id(), byMethods);
      byMethods.forEach(source -> usersByMethods.get(source).add(instruction.id()));
    }
  }

  List<Gathering> all() {
    List<Gathering> found = new ArrayList<>();
    for (Loop loop : shape.loops.loops()) {
      for (Instruction.Phi phi : method.blocks().get(loop.header()).phis()) {
        if (NumberTypes.isNumber(phi.type()) && isGathering(phi)) {
          BitSet members = members(phi, loop);
          Set<String> operators = new Joining(shape, sources, phi.id(), members, loop, derived(phi.id(), null)).gatheredBy();
          found.add(new Gathering(name(phi), loop, members, outgoing(members, loop), running(members, loop), operators, joining(phi, members, loop), hasSeveralUses(phi.id(), loop)));
        }
      }
    }
    return found;
  }

  /** The numbers that can be reached from the phi, within the loop if one is given. */
  private BitSet reached(int phi, List<List<Integer>> edges, Loop within) {
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(phi));
    while (!work.isEmpty()) {
      for (int next : edges.get(work.remove(work.size() - 1))) {
        if (!seen.get(next) && (within == null || within.contains(method.blockOf(next).index()))) {
          seen.set(next);
          work.add(next);
        }
      }
    }
    return seen;
  }

  /** The members that something outside the loop uses. */
  private BitSet outgoing(BitSet members, Loop loop) {
    BitSet outgoing = new BitSet();
    members.stream()
        .filter(id -> shape.users(id).stream().anyMatch(user -> !loop.contains(method.blockOf(user).index())))
        .forEach(outgoing::set);
    return outgoing;
  }

  /** The members computed in an iteration that stores, or passes to a method, what is computed from them and is no such member itself. */
  private BitSet running(BitSet members, Loop loop) {
    BitSet computed = new BitSet();
    members.stream().filter(id -> shape.computes(method.instruction(id))).forEach(computed::set);
    BitSet running = new BitSet();
    for (Instruction instruction : method.instructions()) {
      if (loop.contains(method.blockOf(instruction.id()).index())) {
        if ((instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore) && !members.get(stored(instruction))) {
          running.or(lastBefore(stored(instruction), computed, loop));
        } else if (instruction instanceof Instruction.Call && !members.get(instruction.id())) {
          leaving(instruction).forEach(operand -> running.or(lastBefore(operand, computed, loop)));
        }
      }
    }
    return running;
  }

  /** Those of the numbers that are met first on the ways back from a number within the loop. */
  private BitSet lastBefore(int number, BitSet numbers, Loop loop) {
    BitSet met = new BitSet();
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(number));
    while (!work.isEmpty()) {
      int at = work.remove(work.size() - 1);
      if (seen.get(at) || !loop.contains(method.blockOf(at).index())) {
        continue;
      }
      seen.set(at);
      if (numbers.get(at)) {
        met.set(at);
      } else {
        work.addAll(sources.get(at));
      }
    }
    return met;
  }

  /**
   * Whether the number has other uses than one store for each time that it is gathered, or being handed on as it is.
   *
   * @param gathering the loop that gathers it, or null for what a call has gathered
   */
  boolean hasSeveralUses(int gathered, Loop gathering) {
    BitSet derived = derived(gathered, gathering);
    BitSet own = gathering == null ? null : members((Instruction.Phi) method.instruction(gathered), gathering);
    Joining joining = new Joining(shape, sources, gathered, own, gathering, derived(gathered, null));
    Loop around = shape.loops.innermost(method.blockOf(gathered).index());
    int uses = 0;
    boolean lasts = false;
    for (Instruction instruction : method.instructions()) {
      int block = method.blockOf(instruction.id()).index();
      if (gathering != null && gathering.contains(block)) {
        continue;
      }
      if (instruction instanceof Instruction.Phi phi && !shape.isSelect(phi) && sources.get(phi.id()).stream().anyMatch(derived::get)
          && (!isGathering(phi) || joining.isUsedBy(phi, members(phi, shape.loops.innermost(block)), shape.loops.innermost(block)))) {
        return true;
      }
      Loop at = shape.loops.innermost(block);
      boolean repeated = at != null && (around == null || !at.encloses(around));
      int stored = stored(instruction);
      if (stored >= 0 && (derived.get(stored) || shape.comparedFor(instruction).stream().anyMatch(derived::get))) {
        uses++;
        lasts |= repeated || joining.isUsedBy(instruction, stored);
      }
      for (int left : leaving(instruction)) {
        if (derived.get(left)) {
          uses++;
          lasts |= repeated || isComputedFrom(left, gathered);
        }
      }
      lasts |= shape.reaching(instruction).stream().anyMatch(derived::get);
      lasts |= shape.givesAway(instruction) && derived.get(instruction.operands().get(2));
    }
    return uses > 1 || lasts;
  }

  /** The number and what is computed from it, as far as no phi outside the loop takes it. */
  private BitSet derived(int gathered, Loop gathering) {
    BitSet derived = new BitSet();
    derived.set(gathered);
    List<Integer> work = new ArrayList<>(List.of(gathered));
    while (!work.isEmpty()) {
      for (int user : users.get(work.remove(work.size() - 1))) {
        boolean inside = gathering != null && gathering.contains(method.blockOf(user).index());
        boolean chooses = method.instruction(user) instanceof Instruction.Phi phi && !shape.isSelect(phi);
        if (!derived.get(user) && (inside || !chooses)) {
          derived.set(user);
          work.add(user);
        }
      }
    }
    return derived;
  }

  private boolean isGathering(Instruction.Phi phi) {
    Loop loop = shape.loops.innermost(method.blockOf(phi.id()).index());
    if (loop == null || loop.header() != method.blockOf(phi.id()).index()) {
      return false;
    }
    BitSet members = members(phi, loop);
    return members.stream().mapToObj(method::instruction).anyMatch(member -> shape.computes(member) || isAnalysed(member));
  }

  private Map<Integer, Set<String>> joining(Instruction.Phi phi, BitSet members, Loop loop) {
    Map<Integer, Set<String>> joining = new HashMap<>();
    method.instructions().stream().filter(this::isAnalysed)
        .forEach(call -> joining.put(call.id(), new Joining(shape, sources, call.id(), null, null, derived(call.id(), null)).joiningTo(phi, members, loop)));
    return joining;
  }

  private boolean isAnalysed(Instruction instruction) {
    return instruction instanceof Instruction.Call call && shape.calls.effect(call) == Effect.ANALYSED;
  }

  private BitSet members(Instruction.Phi phi, Loop loop) {
    BitSet members = reached(phi.id(), usersByMethods, loop);
    members.and(reached(phi.id(), sourcesByMethods, loop));
    return members;
  }

  private int stored(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayStore store) {
      return store.value();
    }
    if (instruction instanceof Instruction.Call call) {
      return shape.put(call);
    }
    return instruction instanceof Instruction.FieldStore store ? store.value() : -1;
  }

  /** The numbers that the instruction returns or passes to a method that is analysed. */
  private List<Integer> leaving(Instruction instruction) {
    if (instruction instanceof Instruction.Return returned) {
      int predicate = shape.predicateOf(returned);
      return predicate < 0 ? returned.operands() : List.of(returned.value(), predicate);
    }
    return instruction instanceof Instruction.Call call && shape.calls.effect(call) == Effect.ANALYSED ? call.operands() : List.of();
  }

  /** Whether every way from the phi to the number computes something. */
  private boolean isComputedFrom(int number, int phi) {
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(number));
    while (!work.isEmpty()) {
      int at = work.remove(work.size() - 1);
      if (at == phi) {
        return false;
      }
      if (!seen.get(at) && !shape.computes(method.instruction(at))) {
        work.addAll(sources.get(at));
      }
      seen.set(at);
    }
    return true;
  }

  private String name(Instruction.Phi phi) {
    String owner = method.ref().owner().substring(method.ref().owner().lastIndexOf('/') + 1);
    String variable = phi.variable().onStack() ? null : method.localName(phi.variable().index(), method.blockOf(phi.id()).start());
    return "register " + owner + "." + method.ref().name() + (variable == null ? "" : "." + variable);
  }
}
