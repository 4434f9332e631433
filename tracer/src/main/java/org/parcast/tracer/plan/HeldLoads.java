package org.parcast.tracer.plan;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.slice.PredicatedStore;
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
      PredicatedStore kept = keptBy(sink);
      for (int leaf : demand.leavesOf(sink)) {
        if (kept == null) {
          hold(leaf, method.blockOf(sink.at().id()), sink.at().position());
        } else {
          holdOnEdges(leaf, sink, kept);
        }
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

  private PredicatedStore keptBy(Sink sink) {
    return sink.kind() == Sink.Kind.STORE ? facts.slices.keptBy(sink.at()) : null;
  }

  /** A word that a condition may leave as it is is told where its arms meet, perhaps after another that is told there. */
  private void holdOnEdges(int leaf, Sink sink, PredicatedStore kept) {
    List<Edge> edges = edges(kept);
    boolean isAlone = demand.sinks().stream().filter(other -> other != sink).map(this::keptBy).noneMatch(other -> other != null && edges(other).stream().anyMatch(edges::contains));
    if (!isAlone && demand.loads().get(leaf)) {
      held.set(leaf);
    }
    edges.forEach(edge -> hold(leaf, method.blocks().get(edge.from()), Integer.MAX_VALUE));
  }

  private static List<Edge> edges(PredicatedStore kept) {
    return Stream.concat(kept.changed().stream(), kept.kept().stream()).toList();
  }

  private void hold(int leaf, Block block, int position) {
    if (demand.loads().get(leaf) && !held.get(leaf) && clobbers.between(method.instruction(leaf), block, position)) {
      held.set(leaf);
    }
  }
}
