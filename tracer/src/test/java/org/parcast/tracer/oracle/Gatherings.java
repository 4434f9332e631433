package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.Numbers;

/** Finds the gathered registers of a method by reachability in the graph of its numbers' data dependences. */
final class Gatherings {
  private final MethodShape shape;
  private final Method method;

  /** By number, the numbers that it is made from at once; and those that are made from it. */
  private final List<List<Integer>> sources = new ArrayList<>();

  private final List<List<Integer>> users = new ArrayList<>();

  private Gatherings(MethodShape shape) {
    this.shape = shape;
    this.method = shape.method;
    for (int id = 0; id < method.size(); id++) {
      sources.add(List.of());
      users.add(new ArrayList<>());
    }
    for (Instruction instruction : method.instructions()) {
      List<Integer> of = shape.sourcesOf(instruction);
      sources.set(instruction.id(), of);
      of.forEach(source -> users.get(source).add(instruction.id()));
    }
  }

  static List<Gathering> of(MethodShape shape) {
    Gatherings gatherings = new Gatherings(shape);
    List<Gathering> found = new ArrayList<>();
    for (Loop loop : shape.loops.loops()) {
      for (Instruction.Phi phi : shape.method.blocks().get(loop.header()).phis()) {
        if (Numbers.isNumber(phi.type())) {
          BitSet members = gatherings.reached(phi.id(), gatherings.users, loop);
          members.and(gatherings.reached(phi.id(), gatherings.sources, loop));
          if (members.stream().anyMatch(id -> shape.computes(shape.method.instruction(id)))) {
            found.add(new Gathering(gatherings.name(phi), loop, members, gatherings.outgoing(members, loop), gatherings.hasSeveralUses(phi, loop)));
          }
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
        .filter(id -> java.util.Arrays.stream(method.uses(id)).anyMatch(user -> !loop.contains(method.blockOf(user).index())))
        .forEach(outgoing::set);
    return outgoing;
  }

  private boolean hasSeveralUses(Instruction.Phi phi, Loop loop) {
    BitSet derived = reached(phi.id(), users, null);
    derived.set(phi.id());
    int stores = 0;
    for (Block block : method.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (loop.contains(block.index())) {
          continue;
        }
        int stored = stored(instruction);
        if (stored >= 0 && derived.get(stored)) {
          Loop around = shape.loops.innermost(block.index());
          stores++;
          if (stores > 1 || around != null && !around.encloses(loop)) {
            return true;
          }
        } else if (leaving(instruction).stream().anyMatch(left -> derived.get(left) && isComputedFrom(left, phi.id()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static int stored(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayStore store) {
      return store.value();
    }
    return instruction instanceof Instruction.FieldStore store ? store.value() : -1;
  }

  /** The numbers that the instruction returns or passes to a method that is analysed. */
  private List<Integer> leaving(Instruction instruction) {
    if (instruction instanceof Instruction.Return returned) {
      return returned.operands();
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
