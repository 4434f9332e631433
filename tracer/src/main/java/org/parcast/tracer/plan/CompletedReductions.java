package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.method.MethodFacts;

/** Gathered numbers that become values of their own once their loop is left, or their call has returned: those that do not leave their register at once. */
final class CompletedReductions {
  private final MethodFacts facts;
  private final BackwardSlice demand;
  private final NestedReductions joined;
  private final BitSet settled = new BitSet();
  /** By sink, those that are only if the one object of its kind is stored to. */
  private final Map<Sink, List<Integer>> forSingle = new HashMap<>();

  private CompletedReductions(MethodFacts facts, BackwardSlice demand) {
    this.facts = facts;
    this.demand = demand;
    this.joined = new NestedReductions(facts);
  }

  /** Finds them from the sinks and registers of a method. */
  static CompletedReductions of(MethodFacts facts, BackwardSlice demand) {
    CompletedReductions settled = new CompletedReductions(facts, demand);
    settled.find();
    return settled;
  }

  boolean contains(int gathering) {
    return settled.get(gathering);
  }

  int operatorsOf(int gathered) {
    return GatheringOperator.bits(joined.operatorsOf(gathered));
  }

  int operatorsJoining(int leaf, int phi) {
    return GatheringOperator.bits(joined.operatorsJoining(leaf, phi));
  }

  /** Those that the store makes values of their own if no object but the one that it stores to has the field. */
  List<Integer> forSingle(Sink store) {
    return forSingle.getOrDefault(store, List.of());
  }

  private void find() {
    Map<Integer, List<Sink>> uses = new HashMap<>();
    for (Sink sink : demand.sinks()) {
      demand.leavesOf(sink).forEach(leaf -> use(uses, leaf, sink));
    }
    demand.registers().stream()
        .forEach(
            id -> {
              if (demand.isMaterialised(id)) {
                facts.sources(id).forEach(leaf -> use(uses, leaf, null));
              } else if (facts.method.instruction(id) instanceof Instruction.Phi phi) {
                phi.inputs().forEach(input -> demand.leavesOfInput(phi, input).forEach(leaf -> flowsInto(uses, leaf, phi, input)));
              }
            });
    uses.forEach(
        (leaf, of) -> {
          if (of.size() > 1 || of.get(0) == null || !leavesAtOnce(leaf, of.get(0))) {
            settled.set(leaf);
          } else if (joined.isNeededForSingle(leaf, of.get(0))) {
            forSingle.computeIfAbsent(of.get(0), store -> new ArrayList<>()).add(leaf);
          }
        });
  }

  /** Uses of what has been gathered; those that are no sinks, and so are made again and again, are null. */
  private void use(Map<Integer, List<Sink>> uses, int leaf, Sink sink) {
    Instruction source = facts.method.instruction(leaf);
    boolean ended = source instanceof Instruction.Phi phi && facts.slices.gathers(phi) && (sink == null || isOutside(sink.at(), phi));
    if (ended || source instanceof Instruction.Call && demand.gathered().mayHold(leaf)) {
      uses.computeIfAbsent(leaf, l -> new ArrayList<>()).add(sink);
    }
  }

  /** A phi that goes on gathering in a loop around is no use. */
  private void flowsInto(Map<Integer, List<Sink>> uses, int leaf, Instruction.Phi phi, Instruction.Phi.Input input) {
    boolean insideItsLoop = facts.method.instruction(leaf) instanceof Instruction.Phi source && facts.slices.gathers(source) && !isOutside(phi, source);
    if (!insideItsLoop && !(facts.slices.gathers(phi) && joined.isGatheredOn(leaf, phi, input))) {
      use(uses, leaf, null);
    }
  }

  private boolean isOutside(Instruction at, Instruction.Phi gathering) {
    return !facts.loopOf(gathering.id()).contains(facts.method.blockOf(at.id()).index());
  }

  /** Whether the only use of a gathered register is one store per gathering, or hands it on as it is. */
  private boolean leavesAtOnce(int leaf, Sink sink) {
    boolean itself = sink.leaves().size() == 1 && !sink.computed();
    Loop around = facts.loopOf(sink.at().id());
    Loop gathering = facts.loopOf(leaf);
    boolean inOtherLoop = around != null && (gathering == null || !around.encloses(gathering));
    return switch (sink.kind()) {
      case STORE, BOX -> !inOtherLoop && joined.isGatheredOn(leaf, sink);
      case RETURN, ARGUMENT -> itself && !inOtherLoop && !isCaptured(sink);
      case CONTROL, EXTERNAL -> false;
    };
  }

  /** Whether the sink is a lambda's, which may use the number many times. */
  private boolean isCaptured(Sink sink) {
    return sink.at() instanceof Instruction.Call call && facts.calls.lambdaBody(call) != null;
  }
}
