package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * What loops gather in registers (value communication, words and values): a phi at the head of a loop that is computed anew from itself in the
 * iterations, with the numbers through which it comes back to itself.
 */
final class Gatherings {
  private static final BitSet NONE = new BitSet();

  private final Method method;
  private final LoopForest loops;
  private final ThinSlices slices;
  private final Map<Integer, BitSet> members = new HashMap<>();
  private List<List<Integer>> users;

  Gatherings(Method method, LoopForest loops, ThinSlices slices) {
    this.method = method;
    this.loops = loops;
    this.slices = slices;
  }

  /** The numbers, the phi itself among them, that the phi goes through in an iteration; none where it does not gather. */
  BitSet membersOf(Instruction.Phi phi) {
    return members.computeIfAbsent(phi.id(), id -> find(phi));
  }

  /**
   * Numbers that go on gathering though something else is computed from them and stored in each iteration, as a sum that is scaled ({@code s +=
   * a[i]; b[i] = c * s}), by the phi that gathers them. What such a number was computed from is not what those others are computed from: it is a
   * value of its own in each iteration.
   */
  Map<Integer, Integer> running() {
    Map<Integer, Integer> running = new HashMap<>();
    for (Loop loop : loops.loops()) {
      for (Instruction.Phi phi : method.blocks().get(loop.header()).phis()) {
        BitSet members = membersOf(phi);
        members.stream()
            .filter(member -> slices.computes(method.instruction(member)) && isTakenOnTheWay(member, members, loop))
            .forEach(member -> running.putIfAbsent(member, phi.id()));
      }
    }
    return running;
  }

  /** Whether the loop stores, or hands to a method, what is computed from the member without gathering further. */
  private boolean isTakenOnTheWay(int member, BitSet members, Loop loop) {
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(member));
    while (!work.isEmpty()) {
      int number = work.remove(work.size() - 1);
      for (int user : users().get(number)) {
        boolean gathers = members.get(user) && slices.computes(method.instruction(user));
        if (!gathers && !seen.get(user) && loop.contains(method.blockOf(user).index())) {
          seen.set(user);
          work.add(user);
        }
      }
      if (slices.isPassedOn(number, loop, members) || !members.get(number) && slices.isStored(number, loop)) {
        return true;
      }
    }
    return false;
  }

  private BitSet find(Instruction.Phi phi) {
    Loop loop = loops.innermost(method.blockOf(phi.id()).index());
    boolean atHead = loop != null && loop.header() == method.blockOf(phi.id()).index();
    if (!atHead || slices.holdsConstantsOnly(phi)) {
      return NONE;
    }
    BitSet found = reached(phi.id(), loop, false);
    found.and(reached(phi.id(), loop, true));
    return found.stream().mapToObj(method::instruction).anyMatch(member -> slices.computes(member) || slices.isAnalysed(member)) ? found : NONE;
  }

  /** What a number is made from, by a method of the program too ({@code sum = add(sum, x)}). */
  private List<Integer> sources(int number) {
    Instruction instruction = method.instruction(number);
    boolean byMethod = NumberTypes.isNumber(instruction.type()) && slices.isAnalysed(instruction);
    return byMethod ? instruction.operands().stream().filter(operand -> NumberTypes.isNumber(method.instruction(operand).type())).toList() : slices.madeFrom(number);
  }

  /** The numbers of the loop that the phi is made from, or that are made from it. */
  private BitSet reached(int phi, Loop loop, boolean forwards) {
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(phi));
    while (!work.isEmpty()) {
      int number = work.remove(work.size() - 1);
      for (int next : forwards ? users().get(number) : sources(number)) {
        if (!seen.get(next) && loop.contains(method.blockOf(next).index())) {
          seen.set(next);
          work.add(next);
        }
      }
    }
    return seen;
  }

  private List<List<Integer>> users() {
    if (users == null) {
      users = new ArrayList<>();
      for (int id = 0; id < method.size(); id++) {
        users.add(new ArrayList<>());
      }
      for (Instruction instruction : method.instructions()) {
        for (int source : sources(instruction.id())) {
          users.get(source).add(instruction.id());
        }
      }
    }
    return users;
  }
}
