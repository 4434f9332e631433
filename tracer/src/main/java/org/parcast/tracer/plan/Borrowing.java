package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.tracer.method.MethodFacts;

/**
 * Registers that need not hold the values they gather: nothing can overwrite a word between the first load and the one store that takes the
 * register, so that the values live as long anyway (a dot product stored in an element).
 */
public final class Borrowing {
  private final MethodFacts facts;
  private final Method method;
  private final BackwardSlice demand;
  private final Webs webs;
  private final Clobbers clobbers;

  public Borrowing(MethodFacts facts, BackwardSlice demand, Webs webs) {
    this.facts = facts;
    this.method = facts.method;
    this.demand = demand;
    this.webs = webs;
    this.clobbers = new Clobbers(facts);
  }

  /** The webs whose registers borrow. */
  public BitSet webs() {
    Map<Integer, List<Integer>> members = new HashMap<>();
    for (int id = demand.registers().nextSetBit(0); id >= 0; id = demand.registers().nextSetBit(id + 1)) {
      members.computeIfAbsent(webs.of(id), web -> new ArrayList<>()).add(id);
    }
    BitSet borrowing = new BitSet();
    members.forEach(
        (web, all) -> {
          if (all.stream().allMatch(this::isQuietGathering) && isTakenByOneStore(web, all) && !feedsOthers(web)) {
            borrowing.set(web);
          }
        });
    return borrowing;
  }

  /** Whether the number is a phi at the head of a loop that overwrites nothing, or one within such a loop. */
  private boolean isQuietGathering(int number) {
    if (!(method.instruction(number) instanceof Instruction.Phi)) {
      return false;
    }
    Loop loop = facts.loopOf(number);
    return loop != null && loop.blocks().stream().noneMatch(clobbers::isClobbering);
  }

  private boolean isTakenByOneStore(int web, List<Integer> all) {
    List<Sink> takers = demand.sinks().stream().filter(sink -> demand.leavesOf(sink).stream().anyMatch(leaf -> isOf(web, leaf))).toList();
    if (takers.size() != 1 || takers.get(0).kind() != Sink.Kind.STORE || all.stream().anyMatch(demand::isSettled) || !demand.settledForSingle(takers.get(0)).isEmpty()) {
      return false;
    }
    Instruction store = takers.get(0).at();
    Block block = method.blockOf(store.id());
    return all.stream().noneMatch(phi -> clobbers.between(method.instruction(phi), block, store.position()));
  }

  private boolean feedsOthers(int web) {
    return demand.registers().stream()
        .filter(id -> webs.of(id) != web)
        .anyMatch(
            id ->
                method.instruction(id) instanceof Instruction.Phi phi
                    ? phi.inputs().stream().anyMatch(input -> demand.leavesOfInput(phi, input).stream().anyMatch(leaf -> isOf(web, leaf)))
                    : demand.isMaterialised(id) && facts.sources(id).stream().anyMatch(leaf -> isOf(web, leaf)));
  }

  private boolean isOf(int web, int leaf) {
    return demand.registers().get(leaf) && webs.of(leaf) == web;
  }
}
