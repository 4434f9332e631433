package org.parcast.tracer;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.Numbers;

/**
 * What a rewritten method has to keep for the recorder, found backwards from its sinks: the loads whose values matter, the numbers that need
 * a register (because only the run tells where they come from), and the arrays whose shadows are needed.
 */
final class Demand {
  private final MethodFacts facts;
  private final Method method;
  private final Layout layout;
  private final Relevance relevance;
  private final Gathered gathered;

  private final List<Sink> sinks = new ArrayList<>();
  private final BitSet loads = new BitSet();
  private final BitSet compared = new BitSet();
  private final BitSet lost = new BitSet();
  private final BitSet registers = new BitSet();
  private final BitSet materialised = new BitSet();
  private final BitSet settled = new BitSet();
  private final BitSet shadows = new BitSet();
  private final Map<Integer, BitSet> escapes = new HashMap<>();
  private final Set<String> results = new HashSet<>();

  private Demand(MethodFacts facts, Layout layout, Relevance relevance) {
    this.facts = facts;
    this.method = facts.method;
    this.layout = layout;
    this.relevance = relevance;
    this.gathered = new Gathered(facts, relevance);
  }

  static Demand of(MethodFacts facts, Layout layout, Relevance relevance) {
    Demand demand = new Demand(facts, layout, relevance);
    demand.method.instructions().forEach(demand::findSinks);
    demand.findMaterialised();
    demand.sinks.forEach(sink -> demand.demandLeaves(demand.leavesOf(sink)));
    demand.findSettled();
    return demand;
  }

  /** The sinks in order. */
  List<Sink> sinks() {
    return sinks;
  }

  /** Loads of numbers whose values matter, each for all that read the same. */
  BitSet loads() {
    return loads;
  }

  /** Loads, among those that matter, of words that are computed anew where a branch compares what was loaded. */
  BitSet compared() {
    return compared;
  }

  /** Loads of numbers that matter from fields of classes that are not analysed: where the numbers come from is not known. */
  BitSet lost() {
    return lost;
  }

  /** Numbers whose sources only the run tells: phis that choose, materialised numbers, parameters, results of analysed calls. */
  BitSet registers() {
    return registers;
  }

  /** Computed numbers that are kept in a register since they are stored, returned or passed on more than once. */
  boolean isMaterialised(int value) {
    return materialised.get(value);
  }

  /** Whether the gathering phi is a value of its own once its loop is left, or what the call answers once it has returned. */
  boolean isSettled(int gathering) {
    return settled.get(gathering);
  }

  /** Which numbers may have been gathered in a loop. */
  Gathered gathered() {
    return gathered;
  }

  /** Arrays whose shadows are needed. */
  BitSet shadows() {
    return shadows;
  }

  /** Arrays that go where their shadows cannot follow, by the instruction that sends them there. */
  BitSet escapesAt(int instruction) {
    return escapes.getOrDefault(instruction, new BitSet());
  }

  /** Indices of the parameters that matter. */
  List<Integer> parameters() {
    List<Integer> indices = new ArrayList<>();
    for (Instruction.Parameter parameter : method.parameters()) {
      if (registers.get(parameter.id()) || shadows.get(parameter.id())) {
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
  List<Integer> leavesOf(Sink sink) {
    return sink.kind() != Sink.Kind.CONTROL && sink.kind() != Sink.Kind.EXTERNAL && materialised.get(sink.value()) ? List.of(sink.value()) : sink.leaves();
  }

  /** The leaves of an input of a phi. */
  List<Integer> leavesOfInput(int value) {
    return materialised.get(value) ? List.of(value) : facts.leaves(value);
  }

  // ---- sinks

  private void findSinks(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayStore store) {
      store(store);
    } else if (instruction instanceof Instruction.FieldStore store) {
      store(store);
    } else if (instruction instanceof Instruction.Return returned && returned.value() >= 0) {
      returned(returned);
    } else if (instruction instanceof Instruction.Call call) {
      call(call);
    } else if (instruction instanceof Instruction.Branch || instruction instanceof Instruction.Switch) {
      if (!facts.slices.decidesSelect(method.blockOf(instruction.id()).index())) {
        instruction.operands().forEach(operand -> control(instruction, operand));
      }
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      address(load, load.index());
    } else if (instruction instanceof Instruction.Phi phi && !phi.type().isArray()) {
      for (Instruction.Phi.Input input : phi.inputs()) {
        if (facts.isArrayOfWords(input.value())) {
          escape(method.blocks().get(input.block()).terminator().id(), input.value());
        }
      }
    }
  }

  private void store(Instruction.ArrayStore store) {
    address(store, store.index());
    Type array = method.instruction(store.array()).type();
    if (Numbers.isArrayOfWords(array) && array.rank() == 1) {
      shadow(store.array());
      stored(store, store.value(), facts.leaves(store));
    } else if (facts.isArrayOfWords(store.value())) {
      if (Numbers.isArrayOfWords(array)) {
        shadow(store.array());
        shadow(store.value());
      } else {
        escape(store.id(), store.value());
      }
    } else if (facts.isNumber(store.value())) {
      external(store, store.value());
    }
  }

  private void store(Instruction.FieldStore store) {
    if (layout.word(store.field(), store.isStatic()) != null) {
      if (!isBeforeSuper(store)) {
        stored(store, store.value(), facts.leaves(store.value()));
      }
    } else if (facts.isArrayOfWords(store.value())) {
      if (layout.hasCompanion(store.field())) {
        shadow(store.value());
      } else {
        escape(store.id(), store.value());
      }
    }
  }

  private void stored(Instruction store, int value, List<Integer> leaves) {
    ConditionalStore conditional = facts.slices.conditional(store);
    if (conditional == null) {
      sink(Sink.Kind.STORE, store, value, leaves, -1);
    } else {
      sinks.add(new Sink(Sink.Kind.STORE, store, store.id(), facts.leaves(conditional), true, -1));
      compared.set(facts.common.canonical(conditional.own()));
    }
  }

  /** Whether the field is one of an object whose constructor has not called another yet. */
  boolean isBeforeSuper(Instruction.FieldStore store) {
    return store.position() < facts.superCall;
  }

  private void returned(Instruction.Return returned) {
    if (relevance.isKernel(method) && facts.isNumber(returned.value())) {
      external(returned, returned.value());
    }
    Type declared = new Type(org.objectweb.asm.Type.getReturnType(method.ref().descriptor()).getDescriptor());
    if (Numbers.isNumber(declared) && relevance.isResultRelevant(facts.signature)) {
      sink(Sink.Kind.RETURN, returned, returned.value(), facts.leaves(returned.value()), -1);
    } else if (facts.isArrayOfWords(returned.value())) {
      if (Numbers.isArrayOfWords(declared)) {
        shadow(returned.value());
      } else {
        escape(returned.id(), returned.value());
      }
    }
  }

  private void call(Instruction.Call call) {
    boolean analysed = facts.calls.isAnalysed(call);
    String signature = facts.calls.signature(call);
    Method body = facts.calls.lambdaBody(call);
    org.objectweb.asm.Type[] declared = org.objectweb.asm.Type.getArgumentTypes(call.target().descriptor());
    int receiver = call.operands().size() - declared.length;
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isNumber(operand)) {
        if (analysed && relevance.isParameterRelevant(signature, i)) {
          sink(Sink.Kind.ARGUMENT, call, operand, facts.leaves(operand), i);
        } else if (body != null) {
          if (relevance.isParameterRelevant(CallEffects.signature(body), i)) {
            sink(Sink.Kind.ARGUMENT, call, operand, facts.leaves(operand), i);
          }
        } else if (!analysed && ContainerCalls.putBy(call) == i) {
          sink(Sink.Kind.STORE, call, operand, facts.leaves(operand), -1);
        } else if (!analysed && facts.calls.effect(call) == Effect.OPAQUE) {
          external(call, operand);
        }
      } else if (facts.isArrayOfWords(operand)) {
        boolean asArray = i >= receiver && Numbers.isArrayOfWords(new Type(declared[i - receiver].getDescriptor()));
        LibraryModel model = analysed ? null : LibraryModel.of(call.target());
        if (analysed && asArray && relevance.isParameterRelevant(signature, i) || model != null && model.wantsShadow(i)) {
          shadow(operand);
        } else if (!analysed && model == null || analysed && !asArray) {
          escape(call.id(), operand);
        }
      }
    }
    LibraryModel model = analysed ? null : LibraryModel.of(call.target());
    if (model == LibraryModel.FILL) {
      int value = call.operands().get(call.operands().size() - 1);
      if (facts.isNumber(value)) {
        sink(Sink.Kind.ARGUMENT, call, value, facts.leaves(value), call.operands().size() - 1);
      }
    }
  }

  private void control(Instruction at, int operand) {
    if (facts.isNumber(operand)) {
      List<Integer> leaves =
          facts.leaves(operand).stream()
              .filter(leaf -> gathered.isEndedBefore(leaf, at) || mayBeSingle(method.instruction(leaf)))
              .toList();
      reaching(Sink.Kind.CONTROL, at, operand, leaves);
    }
  }

  /** Whether the load may be of a single number: a computed field, or the word of an array of one. */
  private boolean mayBeSingle(Instruction source) {
    return source instanceof Instruction.FieldLoad field && relevance.isComputed(field.field())
        || source instanceof Instruction.ArrayLoad element && method.instruction(element.index()) instanceof Instruction.Constant index && Integer.valueOf(0).equals(index.value());
  }

  private void address(Instruction at, int index) {
    reaching(Sink.Kind.CONTROL, at, index, facts.leaves(index).stream().filter(leaf -> gathered.isEndedBefore(leaf, at)).toList());
  }

  private void external(Instruction at, int operand) {
    reaching(Sink.Kind.EXTERNAL, at, operand, facts.leaves(operand).stream().filter(leaf -> gathered.isEndedBefore(leaf, at)).toList());
  }

  private void reaching(Sink.Kind kind, Instruction at, int operand, List<Integer> leaves) {
    if (!leaves.isEmpty()) {
      sinks.add(new Sink(kind, at, operand, leaves, true, -1));
    }
  }

  private void sink(Sink.Kind kind, Instruction at, int value, List<Integer> leaves, int argument) {
    sinks.add(new Sink(kind, at, value, leaves, facts.slices.of(value).computed(), argument));
  }

  // ---- registers

  private void findMaterialised() {
    Map<Integer, List<Sink>> byValue = new HashMap<>();
    for (Sink sink : sinks) {
      if (sink.computed() && !sink.leaves().isEmpty() && sink.kind() != Sink.Kind.CONTROL && sink.kind() != Sink.Kind.EXTERNAL) {
        byValue.computeIfAbsent(sink.value(), v -> new ArrayList<>()).add(sink);
      }
    }
    findLeavingEarly();
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
          phi.inputs().stream()
              .filter(input -> gathered.leftEarly(phi, input.value()) >= 0 && isComputedHere(input.value()))
              .forEach(input -> materialised.set(input.value()));
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
  boolean goesOnGathering(Sink sink) {
    for (Loop loop = facts.loopOf(sink.at().id()); loop != null; loop = loop.parent()) {
      if (method.blocks().get(loop.header()).phis().stream().anyMatch(phi -> facts.slices.isGathering(sink.value(), phi))) {
        return true;
      }
    }
    return false;
  }

  private void demandLeaves(List<Integer> leaves) {
    leaves.forEach(this::demandLeaf);
  }

  private void demandLeaf(int leaf) {
    Instruction source = method.instruction(leaf);
    if (source instanceof Instruction.ArrayLoad load) {
      if (!loads.get(leaf) && facts.isArrayOfWords(load.array())) {
        loads.set(leaf);
        shadow(load.array());
      }
    } else if (source instanceof Instruction.FieldLoad load) {
      if (layout.word(load.field(), load.isStatic()) != null) {
        loads.set(leaf);
      } else if (layout.isElsewhere(load.field())) {
        lost.set(leaf);
      }
    } else if (source instanceof Instruction.CheckCast) {
      loads.set(leaf);
    } else if (!registers.get(leaf)) {
      registers.set(leaf);
      if (materialised.get(leaf)) {
        demandLeaves(facts.leaves(leaf));
      } else if (source instanceof Instruction.Phi phi) {
        phi.operands().forEach(operand -> demandLeaves(leavesOfInput(operand)));
      } else if (source instanceof Instruction.Call call) {
        results.add(facts.calls.signature(call));
      }
    }
  }

  // ---- gathered registers

  private void findSettled() {
    Map<Integer, List<Sink>> uses = new HashMap<>();
    for (Sink sink : sinks) {
      leavesOf(sink).forEach(leaf -> use(uses, leaf, sink));
    }
    registers.stream()
        .forEach(
            id -> {
              if (materialised.get(id)) {
                facts.leaves(id).forEach(leaf -> use(uses, leaf, null));
              } else if (method.instruction(id) instanceof Instruction.Phi phi) {
                phi.operands().forEach(operand -> leavesOfInput(operand).forEach(leaf -> flowsInto(uses, leaf, phi)));
              }
            });
    uses.forEach(
        (leaf, of) -> {
          if (of.size() > 1 || of.get(0) == null || !leavesAtOnce(leaf, of.get(0))) {
            settled.set(leaf);
          }
        });
  }

  /** Uses of what has been gathered; those that are no sinks, and so are made again and again, are null. */
  private void use(Map<Integer, List<Sink>> uses, int leaf, Sink sink) {
    Instruction source = method.instruction(leaf);
    boolean ended = source instanceof Instruction.Phi phi && facts.slices.gathers(phi) && (sink == null || isOutside(sink.at(), phi));
    if (ended || source instanceof Instruction.Call && gathered.mayHold(leaf)) {
      uses.computeIfAbsent(leaf, l -> new ArrayList<>()).add(sink);
    }
  }

  /** A phi that goes on gathering in a loop around is no use. */
  private void flowsInto(Map<Integer, List<Sink>> uses, int leaf, Instruction.Phi phi) {
    boolean insideItsLoop = method.instruction(leaf) instanceof Instruction.Phi source && facts.slices.gathers(source) && !isOutside(phi, source);
    if (!insideItsLoop && !facts.slices.gathers(phi)) {
      use(uses, leaf, null);
    }
  }

  private boolean isOutside(Instruction at, Instruction.Phi gathering) {
    return !facts.loopOf(gathering.id()).contains(method.blockOf(at.id()).index());
  }

  /** Whether the only use of a gathered register is one store per gathering, or hands it on as it is. */
  private boolean leavesAtOnce(int leaf, Sink sink) {
    boolean itself = sink.leaves().size() == 1 && !sink.computed();
    Loop around = facts.loopOf(sink.at().id());
    Loop gathering = facts.loopOf(leaf);
    boolean inOtherLoop = around != null && (gathering == null || !around.encloses(gathering));
    return switch (sink.kind()) {
      case STORE -> !inOtherLoop;
      case RETURN, ARGUMENT -> itself && !inOtherLoop && !isCaptured(sink);
      case CONTROL, EXTERNAL -> false;
    };
  }

  /** Whether the sink is a lambda's, which may use the number many times. */
  private boolean isCaptured(Sink sink) {
    return sink.at() instanceof Instruction.Call call && facts.calls.lambdaBody(call) != null;
  }

  // ---- shadows of arrays

  private void escape(int at, int array) {
    escapes.computeIfAbsent(at, a -> new BitSet()).set(facts.common.canonical(array));
    shadow(array);
  }

  private void shadow(int array) {
    int value = facts.common.canonical(array);
    if (shadows.get(value) || !facts.isArrayOfWords(value)) {
      return;
    }
    shadows.set(value);
    Instruction source = method.instruction(value);
    if (source instanceof Instruction.Phi phi) {
      phi.operands().forEach(this::shadow);
    } else if (source instanceof Instruction.ArrayLoad load) {
      shadow(load.array());
    } else if (source instanceof Instruction.CheckCast cast) {
      shadow(cast.value());
    } else if (source instanceof Instruction.Call call) {
      LibraryModel model = LibraryModel.of(call.target());
      if (model != null && model.makesCopy()) {
        shadow(call.operands().get(0));
      }
    }
  }
}
