package org.parcast.tracer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.recorder.RepeatedNests;

/**
 * Lets irregular nests ask the recorder, as they are entered, whether their value flow has been repeated from what was noted: then they go on in a
 * copy that tells nothing. Such a nest is a {@link RepeatableNest} whose addresses depend on arrays of indices, all of whose stores are of
 * registers that gather what the nest loads from arrays that are there before it, as those of a sparse product are.
 */
final class RepeatRewriter extends Rewriting {
  private final Map<Loop, RepeatableNest> nests = new LinkedHashMap<>();
  private final Map<Loop, NestCopy> copies = new LinkedHashMap<>();

  RepeatRewriter(Rewriting shared) {
    super(shared);
  }

  /** Chooses the nests, outermost loops first, and notes their blocks. To be called when all that is held is known. */
  void choose() {
    int size = node.instructions.size();
    for (Loop loop : facts.loops.loops()) {
      if (noted.get(loop.header()) || !gathersOnly(loop) || !isLeftPlainly(loop)) {
        continue;
      }
      RepeatableNest nest = RepeatableNest.of(method, facts.calls, loop);
      boolean irregular = nest != null && !nest.elementTypes().isEmpty() && !nest.elementTypes().contains("L");
      NestCopy copy = irregular ? NestCopy.of(node, method, loop, insertions, facts.superCall) : null;
      if (copy != null && size + copy.size() <= NestCopy.LARGEST_METHOD && copy.reads() + nest.fields() + arrays(loop).size() <= RepeatedNests.MOST_ENTERED) {
        size += copy.size();
        nests.put(loop, nest);
        copies.put(loop, copy);
        noted.or(loop.blocks());
      }
    }
  }

  /** Whether all that the nest tells of is loads that borrowing registers gather, and stores of these. */
  private boolean gathersOnly(Loop loop) {
    return !(loopsMayBeOutermost && loop.depth() == 1)
        && demand.compared().stream().noneMatch(load -> isWithin(loop, load))
        && demand.registers().stream().anyMatch(register -> isWithin(loop, register))
        && demand.sinks().stream().allMatch(sink -> isWithin(loop, sink.at().id()) ? isOfGathered(sink) : isApart(loop, demand.leavesOf(sink)))
        && demand.registers().stream().allMatch(register -> isWithin(loop, register) ? isGathered(loop, register) : isApart(loop, sources(register)))
        && demand.loads().stream().filter(load -> isWithin(loop, load)).allMatch(load -> method.instruction(load) instanceof Instruction.ArrayLoad && !held.get(load))
        && arrays(loop).stream().noneMatch(array -> isWithin(loop, array) || method.instruction(array) instanceof Instruction.Constant);
  }

  private boolean isWithin(Loop loop, int id) {
    return loop.contains(method.blockOf(id).index());
  }

  private boolean isApart(Loop loop, List<Integer> leaves) {
    return leaves.stream().noneMatch(leaf -> isWithin(loop, leaf));
  }

  private boolean isOfGathered(Sink sink) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    boolean ofArray = sink.kind() == Sink.Kind.STORE && sink.at() instanceof Instruction.ArrayStore;
    return ofArray && (leaves.isEmpty() || direct(sink) >= 0 && borrowing.get(webs.of(leaves.get(0))) && !demand.goesOnGathering(sink));
  }

  private boolean isGathered(Loop loop, int register) {
    return borrowing.get(webs.of(register)) && recorded(sources(register)).stream().allMatch(leaf -> isWithin(loop, leaf));
  }

  private List<Integer> sources(int register) {
    if (demand.isMaterialised(register)) {
      return facts.leaves(register);
    }
    return method.instruction(register) instanceof Instruction.Phi phi
        ? phi.operands().stream().flatMap(operand -> demand.leavesOfInput(operand).stream()).toList()
        : List.of();
  }

  /** The arrays whose words the nest tells of. */
  private Set<Integer> arrays(Loop loop) {
    Stream<Integer> loaded = demand.loads().stream().boxed().map(method::instruction)
        .filter(load -> isWithin(loop, load.id())).map(load -> ((Instruction.ArrayLoad) load).array());
    Stream<Integer> stored = demand.sinks().stream().map(Sink::at)
        .filter(at -> isWithin(loop, at.id())).map(at -> ((Instruction.ArrayStore) at).array());
    return Stream.concat(loaded, stored).map(facts.common::canonical).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether the nest is left for what lies beside it, where nothing is to be told on the way. */
  private boolean isLeftPlainly(Loop loop) {
    return LoopEdges.exits(method, loop).stream().allMatch(exit -> isPlain(loop, exit));
  }

  private boolean isPlain(Loop loop, Edge exit) {
    boolean beside = facts.loops.innermost(exit.to()) == loop.parent() && (loop.parent() == null || loop.parent().header() != exit.to());
    return beside && method.blocks().get(exit.to()).phis().stream().noneMatch(phi -> demand.registers().get(phi.id()) || demand.shadows().get(phi.id()));
  }

  /** On the ways into the nests and out of them, when all else is told there. */
  void rewrite() {
    nests.forEach(
        (loop, nest) -> {
          int number = numbering.nest();
          LoopEdges.exits(method, loop).forEach(exit -> insertions.onEdge(exit).call(Emission.REPEATED_FLOW, "left", "()V"));
          for (Edge entry : LoopEdges.entries(method, loop)) {
            Emission edge = insertions.onEdge(entry);
            nest.ask(edge, Emission.REPEATED_FLOW, number);
            copies.get(loop).tellRead(edge, Emission.REPEATED_FLOW);
            for (int array : arrays(loop)) {
              pushShadow(edge, array);
              edge.call(Emission.REPEATED_FLOW, "object", "(Ljava/lang/Object;)V");
            }
            nest.tellFields(edge, Emission.REPEATED_FLOW);
            copies.get(loop).goOnIfTold(edge, Emission.REPEATED_FLOW);
          }
        });
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    copies.values().forEach(copy -> copy.addTo(node.instructions));
  }
}
