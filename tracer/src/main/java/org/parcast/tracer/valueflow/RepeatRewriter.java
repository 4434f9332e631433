package org.parcast.tracer.valueflow;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.recorder.event.RepeatedFlow;
import org.parcast.recorder.trace.RepeatedNests;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.RepeatableNest;
import org.parcast.tracer.emission.ReplayCopy;
import org.parcast.tracer.method.LoopEdges;
import org.parcast.tracer.plan.Clobbers;
import org.parcast.tracer.plan.GatheredTerms;
import org.parcast.tracer.plan.Sink;

/**
 * Lets nests ask the recorder, as they are entered, whether their value flow is repeated from what was noted: then they go on in a copy that tells
 * nothing. Such a nest is a {@link RepeatableNest} all of whose stores are of numbers that are computed from what the nest loads, gathers in
 * registers or is entered with, as those of stencils and of sparse products are; or one with calls, a {@link WatchedNest}.
 */
final class RepeatRewriter extends Rewriting {
  private final Map<Loop, RepeatableNest> nests = new LinkedHashMap<>();
  private final Map<Loop, ReplayCopy> copies = new LinkedHashMap<>();

  /** Blocks of the chosen nests. */
  private final BitSet chosen = new BitSet();

  private final Clobbers clobbers;

  RepeatRewriter(Rewriting shared) {
    super(shared);
    this.clobbers = new Clobbers(facts);
  }

  /**
   * Chooses the nests, outermost loops first, and notes their blocks. A loop that may be that of the time steps comes after those in it. To be called
   * when all that is held is known.
   */
  void choose() {
    facts.loops.loops().stream().filter(loop -> !mayBeOutermost(loop)).forEach(this::choose);
    facts.loops.loops().stream().filter(this::mayBeOutermost).forEach(this::choose);
  }

  private void choose(Loop loop) {
    if (chosen.intersects(loop.blocks()) || !isLeftPlainly(loop)) {
      return;
    }
    RepeatableNest nest = RepeatableNest.of(facts, plan.straightCalls(), plan.fixedFields()::contains, loop);
    if (nest == null || !(nest.called().isEmpty() ? gathersOnly(loop) : new WatchedNest(this, loop, nest.called()).tellsOfStoresOnly())) {
      return;
    }
    ReplayCopy copy = ReplayCopy.of(node, method, loop, insertions, facts.superCall);
    int size = node.instructions.size() + copied();
    if (copy != null && size + copy.size() <= ReplayCopy.LARGEST_METHOD && entered(loop, nest, copy) <= RepeatedNests.MOST_ENTERED) {
      nests.put(loop, nest);
      copies.put(loop, copy);
      chosen.or(loop.blocks());
      if (nest.called().isEmpty()) {
        noted.or(loop.blocks());
      } else {
        reductions(loop).forEach(reduction -> notedWebs.set(webs.of(reduction)));
        copy.redirect(instructions -> PlainTwins.redirect(instructions, facts, plan.straightCalls()));
      }
    }
  }

  /** How many instructions the copies have. */
  int copied() {
    return copies.values().stream().mapToInt(ReplayCopy::size).sum();
  }

  /** Of how much it is told, at most, what the nest is entered with. */
  private int entered(Loop loop, RepeatableNest nest, ReplayCopy copy) {
    return copy.reads() + nest.fields() + arrays(loop).size() + RepeatedFlow.NUMBERS_OF_REGISTER * enteredLeaves(loop).size();
  }

  /** Whether all that the nest tells of is loads, and stores of what they are gathered or computed to. */
  private boolean gathersOnly(Loop loop) {
    return demand.compared().stream().noneMatch(load -> isWithin(loop, load))
        && (demand.sinks().stream().anyMatch(sink -> isWithin(loop, sink.at().id())) || !reductions(loop).isEmpty())
        && demand.registers().stream().noneMatch(register -> isWithin(loop, register) && facts.isRunning(register))
        && demand.sinks().stream().allMatch(sink -> isWithin(loop, sink.at().id()) ? isOfLoads(loop, sink) : isApart(loop, demand.leavesOf(sink)))
        && demand.registers().stream().allMatch(register -> isWithin(loop, register) ? isGathered(loop, register) : isApart(loop, sources(register)))
        && demand.loads().stream().filter(load -> isWithin(loop, load)).allMatch(load -> isOfWord(loop, load))
        && demand.shadows().stream().filter(array -> isWithin(loop, array)).allMatch(array -> isUsedWithin(loop, array))
        && arrays(loop).stream().noneMatch(array -> method.instruction(array) instanceof Instruction.Constant);
  }

  private boolean isOfWord(Loop loop, int load) {
    Instruction source = method.instruction(load);
    boolean isWord = source instanceof Instruction.ArrayLoad || source instanceof Instruction.FieldLoad;
    return isWord && (!held.get(load) || storesNothing(loop));
  }

  private boolean storesNothing(Loop loop) {
    return loop.blocks().stream().noneMatch(clobbers::isClobbering);
  }

  private boolean isUsedWithin(Loop loop, int array) {
    return Arrays.stream(method.uses(array)).allMatch(use -> isWithin(loop, use));
  }

  private boolean isWithin(Loop loop, int id) {
    return loop.contains(method.blockOf(id).index());
  }

  /** Whether nothing of the nest but what gathers in all of it is among them. */
  boolean isApart(Loop loop, List<Integer> leaves) {
    return leaves.stream().noneMatch(leaf -> isWithin(loop, leaf) && !isReduction(loop, leaf));
  }

  private boolean isOfLoads(Loop loop, Sink sink) {
    boolean stores = sink.kind() == Sink.Kind.STORE && (sink.at() instanceof Instruction.ArrayStore || sink.at() instanceof Instruction.FieldStore);
    return stores
        && facts.slices.conditional(sink.at()) == null
        && facts.slices.keptBy(sink.at()) == null
        && !demand.goesOnGathering(sink)
        && !(sink.at() instanceof Instruction.FieldStore && recorded(demand.leavesOf(sink)).size() > 2)
        && (direct(sink) < 0 || isWithin(loop, demand.leavesOf(sink).get(0)));
  }

  /** Whether the register gathers what the nest loads, for one store or in all of the nest. */
  boolean isGathered(Loop loop, int register) {
    boolean own = recorded(sources(register)).stream().allMatch(leaf -> isWithin(loop, leaf));
    return own && (borrowing.get(webs.of(register)) || reductions(loop).stream().anyMatch(reduction -> webs.of(reduction) == webs.of(register)));
  }

  /** The registers that gather in all of the nest: those that are values of their own once it is left, then those that the method returns. */
  private List<Integer> reductions(Loop loop) {
    Comparator<Integer> settledFirst = Comparator.comparing(register -> !demand.isSettled(register));
    return demand.registers().stream().filter(register -> isReduction(loop, register)).boxed().sorted(settledFirst).toList();
  }

  /** Whether the register gathers in all of the nest, which stores nothing, and is a value of its own on each way out, or returned. */
  private boolean isReduction(Loop loop, int register) {
    return isWithin(loop, register)
        && (demand.isSettled(register) || isReturned(register))
        && facts.loopOf(register) == loop
        && method.blockOf(register).index() == loop.header()
        && storesNothing(loop)
        && addsLoads(register)
        && LoopEdges.exits(method, loop).stream().allMatch(exit -> webs.isLiveInto(register, exit))
        && demand.registers().stream().filter(other -> webs.of(other) == webs.of(register)).allMatch(other -> other == register || isPartOf(loop, other));
  }

  /** Whether what is gathered is returned, and nothing else becomes of it. */
  private boolean isReturned(int register) {
    List<Sink> takers = demand.sinks().stream().filter(sink -> demand.leavesOf(sink).contains(register)).toList();
    return !takers.isEmpty() && takers.stream().allMatch(sink -> sink.kind() == Sink.Kind.RETURN)
        && demand.registers().stream().noneMatch(other -> webs.of(other) != webs.of(register) && sources(other).contains(register));
  }

  /** Whether each term of what is gathered is computed from loads alone. */
  private boolean addsLoads(int register) {
    int web = webs.of(register);
    GatheredTerms terms = new GatheredTerms(facts, leaf -> demand.registers().get(leaf) && webs.of(leaf) == web);
    return demand.registers().stream().filter(member -> webs.of(member) == web).mapToObj(method::instruction)
        .filter(Instruction.Phi.class::isInstance).flatMap(phi -> phi.operands().stream()).flatMap(operand -> terms.of(operand).stream())
        .map(this::recorded).allMatch(term -> term.stream().allMatch(demand.loads()::get));
  }

  private boolean isPartOf(Loop loop, int register) {
    return isWithin(loop, register) && !demand.isSettled(register) && method.instruction(register) instanceof Instruction.Phi && !demand.isMaterialised(register);
  }

  List<Integer> sources(int register) {
    if (demand.isMaterialised(register)) {
      return facts.sources(register);
    }
    return method.instruction(register) instanceof Instruction.Phi phi
        ? phi.inputs().stream().flatMap(input -> demand.leavesOfInput(phi, input).stream()).toList()
        : List.of();
  }

  /** The arrays whose words the nest tells of, and that are there before it. */
  private Set<Integer> arrays(Loop loop) {
    Stream<Integer> loaded = demand.loads().stream().boxed().filter(load -> isWithin(loop, load)).map(method::instruction)
        .filter(load -> load instanceof Instruction.ArrayLoad).map(load -> ((Instruction.ArrayLoad) load).array());
    Stream<Integer> stored = demand.sinks().stream().map(Sink::at).filter(at -> isWithin(loop, at.id()))
        .filter(at -> at instanceof Instruction.ArrayStore).map(at -> ((Instruction.ArrayStore) at).array());
    Stream<Integer> used = Stream.concat(loaded, stored).map(facts.common::canonical).filter(array -> !isWithin(loop, array));
    return used.collect(Collectors.toCollection(TreeSet::new));
  }

  /** What was loaded or computed before the nest that its stores are computed from. */
  private Set<Integer> enteredLeaves(Loop loop) {
    return demand.sinks().stream().filter(sink -> isWithin(loop, sink.at().id())).flatMap(sink -> recorded(demand.leavesOf(sink)).stream())
        .filter(leaf -> !isWithin(loop, leaf)).collect(Collectors.toCollection(TreeSet::new));
  }

  /** On the ways into the nests and out of them, when all else is told there. */
  void rewrite() {
    nests.forEach(
        (loop, nest) -> {
          int number = numbering.nest();
          LoopEdges.exits(method, loop).forEach(exit -> leave(loop, insertions.onEdge(exit)));
          for (Edge entry : LoopEdges.entries(method, loop)) {
            Emission edge = insertions.onEdge(entry);
            nest.ask(edge, Emission.REPEATED_FLOW, number);
            if (!nest.called().isEmpty()) {
              edge.call(Emission.REPEATED_FLOW, "calls", "()V");
            }
            if (mayBeOutermost(loop)) {
              edge.call(Emission.REPEATED_FLOW, "mayBeTimeLoop", "()V");
            }
            copies.get(loop).tellRead(edge, Emission.REPEATED_FLOW);
            for (int array : arrays(loop)) {
              pushShadow(edge, array);
              edge.call(Emission.REPEATED_FLOW, "object", "(Ljava/lang/Object;)V");
            }
            nest.tellFields(edge, Emission.REPEATED_FLOW);
            for (int leaf : enteredLeaves(loop)) {
              if (demand.loads().get(leaf)) {
                edge.local(Opcodes.ILOAD, load(leaf)).call(Emission.REPEATED_FLOW, "value", "(I)V");
              } else {
                edge.local(Opcodes.ALOAD, register(leaf)).call(Emission.REPEATED_FLOW, "register", "(<R>)V");
              }
            }
            edge.call(Emission.REPEATED_FLOW, "isTold", "()Z");
            for (int reduction : reductions(loop)) {
              edge.local(Opcodes.ALOAD, register(reduction));
              if (demand.isSettled(reduction)) {
                edge.push(sites.ofGathering(reduction)).call(Emission.REPEATED_FLOW, "settled", "(Z<R>I)Z");
              } else {
                edge.call(Emission.REPEATED_FLOW, "gathered", "(Z<R>)Z");
              }
            }
            if (mayBeOutermost(loop)) {
              edge.call(Emission.REPEATED_FLOW, "goneAround", "(Z)Z");
            }
            copies.get(loop).goOnIfTold(edge);
          }
        });
  }

  /** Tells of the sums that are returned, when those that are values of their own have been told of, and of the end. */
  private void leave(Loop loop, Emission edge) {
    reductions(loop).stream().filter(reduction -> !demand.isSettled(reduction))
        .forEach(reduction -> edge.local(Opcodes.ALOAD, register(reduction)).call(Emission.REPEATED_FLOW, "gathered", "(<R>)V"));
    edge.call(Emission.REPEATED_FLOW, "left", "()V");
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    copies.values().forEach(copy -> copy.addTo(node.instructions));
  }
}
