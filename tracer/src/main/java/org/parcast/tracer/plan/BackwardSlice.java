package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.WordLayout;

/**
 * What a rewritten method has to keep for the recorder, found backwards from its sinks: the loads whose values matter, the numbers that need
 * a register (because only the run tells where they come from), and the arrays whose shadows are needed.
 */
public final class BackwardSlice {
  private final MethodFacts facts;
  private final Method method;
  private final WordLayout layout;
  private final Relevance relevance;
  private final Gathered gathered;
  private final ArrayShadows shadows;
  private final Sinks sinks;

  private final BitSet loads = new BitSet();
  private final BitSet lost = new BitSet();
  private final BitSet registers = new BitSet();
  private final BitSet materialised = new BitSet();
  private CompletedReductions settled;
  private final Set<String> results = new HashSet<>();

  private BackwardSlice(MethodFacts facts, WordLayout layout, Relevance relevance) {
    this.facts = facts;
    this.method = facts.method;
    this.layout = layout;
    this.relevance = relevance;
    this.gathered = new Gathered(facts, relevance);
    this.shadows = new ArrayShadows(facts);
    this.sinks = new Sinks(facts, layout, relevance, gathered, shadows);
  }

  public static BackwardSlice of(MethodFacts facts, WordLayout layout, Relevance relevance) {
    BackwardSlice demand = new BackwardSlice(facts, layout, relevance);
    demand.findMaterialised();
    demand.sinks().forEach(sink -> demand.demandLeaves(demand.leavesOf(sink)));
    demand.settled = CompletedReductions.of(facts, demand);
    return demand;
  }

  /** The sinks in order. */
  public List<Sink> sinks() {
    return sinks.all();
  }

  /** Loads of numbers whose values matter, each for all that read the same, and calls that answer what one load has given. */
  public BitSet loads() {
    return loads;
  }

  /** Loads, among those that matter, of words that are computed anew where a branch compares what was loaded. */
  public BitSet compared() {
    return sinks.compared();
  }

  /** Loads of numbers that matter from fields of classes that are not analysed: where the numbers come from is not known. */
  public BitSet lost() {
    return lost;
  }

  /** Numbers whose sources only the run tells: phis that choose, materialised numbers, parameters, results of analysed calls. */
  public BitSet registers() {
    return registers;
  }

  /** Computed numbers that are kept in a register since they are stored, returned or passed on more than once, or are values of their own. */
  public boolean isMaterialised(int value) {
    return materialised.get(value);
  }

  /** Whether the gathering phi is a value of its own once its loop is left, or what the call answers once it has returned. */
  public boolean isSettled(int gathering) {
    return settled.contains(gathering);
  }

  /** The operators, as bits, one of which has gathered the number. */
  public int operatorsOf(int gathered) {
    return settled.operatorsOf(gathered);
  }

  /** Those by which the phi may go on to gather what the leaf has gathered elsewhere; 0 where it does not. */
  public int operatorsJoining(int leaf, int phi) {
    return gathered.mayHold(leaf) ? settled.operatorsJoining(leaf, phi) : 0;
  }

  /** Those that become so by the store if no object but the one that it stores to has the field. */
  public List<Integer> settledForSingle(Sink store) {
    return settled.forSingle(store);
  }

  /** Which numbers may have been gathered in a loop. */
  public Gathered gathered() {
    return gathered;
  }

  /** Arrays whose shadows are needed. */
  public BitSet shadows() {
    return shadows.needed();
  }

  /** Arrays that go where their shadows cannot follow, by the instruction that sends them there. */
  public BitSet escapesAt(int instruction) {
    return shadows.escapesAt(instruction);
  }

  /** Indices of the parameters that matter. */
  List<Integer> parameters() {
    List<Integer> indices = new ArrayList<>();
    for (Instruction.Parameter parameter : method.parameters()) {
      if (registers.get(parameter.id()) || shadows.needed().get(parameter.id())) {
        indices.add(parameter.index());
      }
    }
    return indices;
  }

  /** Signatures of the calls whose results matter. */
  Set<String> results() {
    return results;
  }

  /** The leaves that the sink takes: the number itself where it is kept in a register. */
  public List<Integer> leavesOf(Sink sink) {
    return sink.kind() != Sink.Kind.CONTROL && sink.kind() != Sink.Kind.EXTERNAL && materialised.get(sink.value()) ? List.of(sink.value()) : sink.leaves();
  }

  /** The leaves of an input of a phi, with those of what decides that it is this. */
  public List<Integer> leavesOfInput(Instruction.Phi phi, Instruction.Phi.Input input) {
    return Stream.concat(leavesOf(input.value()).stream(), deciding(phi, input).stream()).distinct().toList();
  }

  /** The leaves of what decides that this comes to the phi; none where no data do. */
  public List<Integer> deciding(Instruction.Phi phi, Instruction.Phi.Input input) {
    int predicate = facts.slices.predicateOf(phi, input.block());
    List<Integer> deciding = relevance.deciding(facts, predicate);
    return !deciding.isEmpty() && materialised.get(predicate) ? List.of(predicate) : deciding;
  }

  /** The leaves of a number: itself where it is kept in a register. */
  public List<Integer> leavesOf(int value) {
    return materialised.get(value) ? List.of(value) : facts.leaves(value);
  }

  private void findMaterialised() {
    Map<Integer, List<Sink>> byValue = new HashMap<>();
    for (Sink sink : sinks.all()) {
      if (sink.computed() && sink.value() != sink.at().id() && !sink.leaves().isEmpty() && sink.kind() != Sink.Kind.CONTROL && sink.kind() != Sink.Kind.EXTERNAL) {
        byValue.computeIfAbsent(sink.value(), v -> new ArrayList<>()).add(sink);
      }
    }
    findLeavingEarly();
    method.instructions().stream().map(Instruction::id).filter(facts::isRunning).forEach(materialised::set);
    byValue.forEach(
        (value, uses) -> {
          if (isComputedHere(value) && (uses.size() > 1 || uses.stream().anyMatch(use -> isStoredOften(value, use)))) {
            materialised.set(value);
          }
        });
  }

  private boolean isComputedHere(int value) {
    Instruction defined = method.instruction(value);
    return defined.position() >= 0 || defined instanceof Instruction.Phi phi && facts.slices.isSelect(phi);
  }

  private void findLeavingEarly() {
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (facts.isNumber(phi.id()) && !facts.slices.isSelect(phi)) {
          phi.inputs().stream().flatMap(input -> Stream.of(input.value(), facts.slices.predicateOf(phi, input.block())))
              .filter(number -> number >= 0 && gathered.leftEarly(phi, number) >= 0 && isComputedHere(number)).forEach(materialised::set);
        }
      }
    }
  }

  /** Whether a store is made several times for one computation of the number, or while the number is still gathering. */
  private boolean isStoredOften(int value, Sink use) {
    if (use.kind() != Sink.Kind.STORE) {
      return false;
    }
    Loop storing = facts.loopOf(use.at().id());
    if (storing != null && !storing.contains(method.blockOf(value).index())) {
      return true;
    }
    return goesOnGathering(use);
  }

  /** Whether the number that is stored goes on gathering in a loop around the store. */
  public boolean goesOnGathering(Sink sink) {
    for (Loop loop = facts.loopOf(sink.at().id()); loop != null; loop = loop.parent()) {
      if (method.blocks().get(loop.header()).phis().stream().anyMatch(phi -> facts.slices.isGathering(sink.value(), phi))) {
        return true;
      }
    }
    return false;
  }

  private boolean answersSingleValue(Instruction.Call call) {
    return facts.calls.isAnalysed(call) && relevance.answersSingleValue(facts.calls.signature(call)) && !relevance.mayAnswerArguments(facts, call);
  }

  private void demandLeaves(List<Integer> leaves) {
    leaves.forEach(this::demandLeaf);
  }

  private void demandLeaf(int leaf) {
    Instruction source = method.instruction(leaf);
    if (source instanceof Instruction.ArrayLoad load) {
      if (!loads.get(leaf) && facts.isArrayOfWords(load.array())) {
        loads.set(leaf);
        shadows.need(load.array());
      }
    } else if (source instanceof Instruction.FieldLoad load) {
      if (layout.word(load.field(), load.isStatic()) != null) {
        loads.set(leaf);
      } else if (layout.isElsewhere(load.field())) {
        lost.set(leaf);
      }
    } else if (source instanceof Instruction.CheckCast) {
      loads.set(leaf);
    } else if (source instanceof Instruction.Call call && (answersSingleValue(call) || facts.calls.effect(call) == Effect.UNBOXING)) {
      loads.set(leaf);
    } else if (!registers.get(leaf)) {
      registers.set(leaf);
      if (materialised.get(leaf)) {
        demandLeaves(facts.sources(leaf));
      } else if (source instanceof Instruction.Phi phi) {
        phi.inputs().forEach(input -> demandLeaves(leavesOfInput(phi, input)));
      } else if (source instanceof Instruction.Call call) {
        results.add(facts.calls.signature(call));
      }
    }
  }
}
