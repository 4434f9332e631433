package org.parcast.tracer.plan;

import java.util.BitSet;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.tracer.method.MethodFacts;

/** Loads whose values the method has to hold, as the word may be overwritten before what was loaded is used. */
public final class HeldLoads {
  private final MethodFacts facts;
  private final Method method;
  private final BackwardSlice demand;
  private final Clobbers clobbers;
  private final BitSet held = new BitSet();

  private HeldLoads(MethodFacts facts, BackwardSlice demand) {
    this.facts = facts;
    this.method = facts.method;
    this.demand = demand;
    this.clobbers = new Clobbers(facts);
  }

  public static BitSet of(MethodFacts facts, BackwardSlice demand) {
    HeldLoads loads = new HeldLoads(facts, demand);
    loads.findHeld();
    return loads.held;
  }

  private void findHeld() {
    for (Sink sink : demand.sinks()) {
      for (int leaf : demand.leavesOf(sink)) {
        hold(leaf, method.blockOf(sink.at().id()), sink.at().position());
      }
    }
    demand.registers().stream()
        .forEach(
            register -> {
              if (method.instruction(register) instanceof Instruction.Phi phi && !demand.isMaterialised(register)) {
                for (Instruction.Phi.Input input : phi.inputs()) {
                  Block from = method.blocks().get(input.block());
                  demand.leavesOfInput(phi, input).forEach(leaf -> hold(leaf, from, Integer.MAX_VALUE));
                }
              } else if (demand.isMaterialised(register)) {
                facts.sources(register).forEach(leaf -> hold(leaf, method.blockOf(register), method.instruction(register).position()));
              }
            });
  }

  private void hold(int leaf, Block block, int position) {
    if (demand.loads().get(leaf) && !held.get(leaf) && clobbers.between(method.instruction(leaf), block, position)) {
      held.set(leaf);
    }
  }
}
