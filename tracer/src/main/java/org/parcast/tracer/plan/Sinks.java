package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.ContainerCalls;
import org.parcast.tracer.method.LibraryModel;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.WordLayout;

/** Where numbers of a method are used up: stores, returns, arguments, branches, addresses, and calls that are not analysed. */
final class Sinks {
  private final MethodFacts facts;
  private final Method method;
  private final WordLayout layout;
  private final Relevance relevance;
  private final Gathered gathered;
  private final ArrayShadows shadows;
  private final List<Sink> sinks = new ArrayList<>();
  private final BitSet compared = new BitSet();

  /** Finds them, and the arrays whose shadows they need. */
  Sinks(MethodFacts facts, WordLayout layout, Relevance relevance, Gathered gathered, ArrayShadows shadows) {
    this.facts = facts;
    this.method = facts.method;
    this.layout = layout;
    this.relevance = relevance;
    this.gathered = gathered;
    this.shadows = shadows;
    method.instructions().forEach(this::find);
  }

  /** The sinks in order. */
  List<Sink> all() {
    return sinks;
  }

  /** Loads of words that are computed anew where a branch compares what was loaded. */
  BitSet compared() {
    return compared;
  }

  private void find(Instruction instruction) {
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
    } else if (instruction instanceof Instruction.FieldLoad load && !load.isStatic()) {
      address(load, load.object());
    } else if (instruction instanceof Instruction.Phi phi && !phi.type().isArray()) {
      for (Instruction.Phi.Input input : phi.inputs()) {
        if (facts.isArrayOfWords(input.value())) {
          shadows.escape(method.blocks().get(input.block()).terminator().id(), input.value());
        }
      }
    }
  }

  private void store(Instruction.ArrayStore store) {
    address(store, store.index());
    Type array = method.instruction(store.array()).type();
    if (NumberTypes.isArrayOfWords(array) && array.rank() == 1) {
      shadows.need(store.array());
      stored(store, store.value(), facts.leaves(store));
      if (isBox(store.value()) && facts.isHandedOver(store.array()) && facts.isUnmodelled(store.array())) {
        box(store, store.value(), -1); // which may come back out of what the library makes of the array
      }
    } else if (facts.isArrayOfWords(store.value())) {
      if (NumberTypes.isArrayOfWords(array)) {
        shadows.need(store.array());
        shadows.need(store.value());
      } else {
        shadows.escape(store.id(), store.value());
      }
    } else if (isBox(store.value()) && NumberTypes.mayBeBox(store.elementType()) && !facts.isHandedOver(store.array())) {
      box(store, store.value(), -1);
    } else if (facts.isNumber(store.value())) {
      external(store, store.value());
    }
  }

  private void store(Instruction.FieldStore store) {
    if (!store.isStatic()) {
      address(store, store.object());
    }
    if (layout.word(store.field(), store.isStatic()) != null) {
      stored(store, store.value(), facts.leaves(store));
    } else if (facts.isArrayOfWords(store.value())) {
      if (layout.hasCompanion(store.field())) {
        shadows.need(store.value());
      } else {
        shadows.escape(store.id(), store.value());
      }
    } else if (NumberTypes.mayBeBox(store.field().type()) && !isBeforeSuper(store)) {
      box(store, store.value(), -1);
    }
  }

  private void stored(Instruction store, int value, List<Integer> leaves) {
    ConditionalStore conditional = facts.slices.conditional(store);
    if (facts.slices.keptBy(store) != null) {
      kept(store);
      return;
    }
    List<Integer> deciding = conditional == null ? facts.decidingLeaves(store) : List.of();
    if (!deciding.isEmpty()) {
      List<Integer> all = Stream.concat(leaves.stream(), deciding.stream()).distinct().toList();
      sinks.add(new Sink(Sink.Kind.STORE, store, store.id(), all, true, -1));
    } else if (conditional == null) {
      sinks.add(new Sink(Sink.Kind.STORE, store, value, leaves, facts.slices.of(value).computed() || leaves.size() > facts.leaves(value).size(), -1));
    } else {
      sinks.add(new Sink(Sink.Kind.STORE, store, store.id(), facts.leaves(conditional), true, -1));
      compared.set(facts.common.canonical(conditional.own()));
    }
  }

  /** Told once for all stores to the word, and calls that make them. */
  private void kept(Instruction first) {
    PredicatedStore kept = facts.slices.keptBy(first);
    boolean isWord = !(kept.store() instanceof Instruction.FieldStore field) || layout.word(field.field(), field.isStatic()) != null;
    if (kept.store().id() == first.id() && isWord) {
      sinks.add(new Sink(Sink.Kind.STORE, kept.store(), first.id(), facts.leaves(kept), true, -1));
      if (first instanceof Instruction.Call call && kept.store() instanceof Instruction.ArrayStore) {
        facts.calls.elementSetBy(call).place().stream().map(call.operands()::get).filter(facts::isArrayOfWords).forEach(shadows::need);
      }
      if (kept.own() >= 0) {
        compared.set(facts.common.canonical(kept.own()));
      }
    }
  }

  /** Whether the field is one of an object whose constructor has not called another yet. */
  private boolean isBeforeSuper(Instruction.FieldStore store) {
    return store.position() < facts.superCall;
  }

  private void returned(Instruction.Return returned) {
    if (relevance.isKernel(method) && facts.isNumber(returned.value())) {
      external(returned, returned.value());
    }
    Type declared = facts.calls.type(org.objectweb.asm.Type.getReturnType(method.ref().descriptor()));
    if (NumberTypes.mayBeBox(declared) || relevance.mayAnswerBox(facts.signature)) {
      box(returned, returned.value(), -1);
    }
    boolean isFollowed = NumberTypes.isNumber(declared) || NumberTypes.isObject(declared) && !relevance.mayAnswerToLibrary(facts.signature);
    if (isFollowed && relevance.isResultRelevant(facts.signature)) {
      List<Integer> leaves = facts.leaves(returned.value());
      List<Integer> deciding = relevance.deciding(facts, facts.slices.predicateOf(returned));
      if (deciding.isEmpty()) {
        sink(Sink.Kind.RETURN, returned, returned.value(), leaves, -1);
      } else {
        sinks.add(new Sink(Sink.Kind.RETURN, returned, returned.id(), Stream.concat(leaves.stream(), deciding.stream()).distinct().toList(), true, -1,
            deciding.stream().filter(leaf -> !leaves.contains(leaf)).toList()));
      }
    } else if (facts.isArrayOfWords(returned.value())) {
      if (NumberTypes.isArrayOfWords(declared) && !relevance.mayAnswerToLibrary(facts.signature)) {
        shadows.need(returned.value());
      } else {
        shadows.escape(returned.id(), returned.value());
      }
    }
  }

  private void call(Instruction.Call call) {
    if (facts.slices.keptBy(call) != null) {
      kept(call);
    }
    boolean isByConstants = ContainerCalls.changesMap(call) && !facts.leavesOfChange(call).isEmpty();
    if (isByConstants) {
      sinks.add(new Sink(Sink.Kind.STORE, call, call.id(), facts.leavesOfChange(call), true, -1));
    }
    boolean isForLibrary = isByConstants && call.operands().stream().map(method::instruction).noneMatch(made -> made instanceof Instruction.Call function && facts.calls.lambdaBody(function) != null);
    boolean analysed = facts.calls.isAnalysed(call);
    String signature = facts.calls.signature(call);
    Method body = facts.calls.lambdaBody(call);
    org.objectweb.asm.Type[] declared = org.objectweb.asm.Type.getArgumentTypes(call.target().descriptor());
    int receiver = call.operands().size() - declared.length;
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isNumber(operand)) {
        boolean isBoxed = i >= receiver && NumberTypes.mayBeBox(facts.calls.type(declared[i - receiver]));
        if (analysed && relevance.isParameterRelevant(signature, i)) {
          argument(call, operand, i);
          if (isBoxed && facts.calls.isDeclared(signature)) {
            box(call, operand, i);
          }
        } else if (isBoxed && (analysed || !isForLibrary && ContainerCalls.keeps(call, i, method.instruction(operand).type()))) {
          box(call, operand, i);
        } else if (body != null) {
          if (relevance.isParameterRelevant(CallEffects.signature(body), i)) {
            sink(Sink.Kind.ARGUMENT, call, operand, facts.leaves(operand), i);
          }
        } else if (!analysed && (ContainerCalls.putBy(call) == i || ContainerCalls.putsIntoMap(call) && i == 2)) {
          put(call, operand);
        } else if (!analysed && ContainerCalls.placeIn(call) == i) {
          address(call, operand);
        } else if (!analysed && facts.calls.effect(call) == Effect.OPAQUE) {
          external(call, operand);
        }
      } else if (analysed && facts.isObject(operand)) {
        address(call, operand);
        if (relevance.isParameterRelevant(signature, i)) {
          sink(Sink.Kind.ARGUMENT, call, operand, facts.choosing(operand), i);
        }
      } else if (facts.isArrayOfWords(operand)) {
        boolean asArray = i >= receiver && NumberTypes.isArrayOfWords(facts.calls.type(declared[i - receiver]));
        LibraryModel model = analysed ? null : facts.model(call);
        if (analysed && asArray && relevance.isParameterRelevant(signature, i) || model != null && model.wantsShadow(i)) {
          shadows.need(operand);
        } else if (!analysed && model == null || analysed && !asArray) {
          shadows.escape(call.id(), operand);
        }
      }
    }
    LibraryModel model = analysed ? null : facts.model(call);
    if (model == LibraryModel.FILL || model == LibraryModel.STREAM && call.operands().size() == 1) {
      int value = call.operands().get(call.operands().size() - 1);
      if (facts.isNumber(value)) {
        sink(Sink.Kind.ARGUMENT, call, value, facts.leaves(value), call.operands().size() - 1);
      }
    }
  }

  private void argument(Instruction.Call call, int operand, int index) {
    List<Integer> deciding = facts.decidingLeaves(call, operand);
    if (deciding.isEmpty()) {
      sink(Sink.Kind.ARGUMENT, call, operand, facts.leaves(operand), index);
    } else {
      sinks.add(new Sink(Sink.Kind.ARGUMENT, call, call.id(), Stream.concat(facts.leaves(operand).stream(), deciding.stream()).distinct().toList(), true, index));
    }
  }

  /** A number is put into a collection, which branches may have decided. */
  private void put(Instruction.Call call, int operand) {
    List<Integer> deciding = facts.decidingLeaves(call, operand);
    List<Integer> leaves = facts.leavesOfPut(call, operand, deciding);
    if (deciding.isEmpty()) {
      sink(Sink.Kind.STORE, call, operand, leaves, -1);
    } else {
      sinks.add(new Sink(Sink.Kind.STORE, call, call.id(), leaves, true, -1));
    }
  }

  private void control(Instruction at, int operand) {
    if (facts.isNumber(operand)) {
      List<Integer> leaves =
          facts.leaves(operand).stream()
              .filter(leaf -> gathered.isEndedBefore(leaf, at) || relevance.mayBeSingle(facts, leaf))
              .toList();
      reaching(Sink.Kind.CONTROL, at, operand, leaves);
    }
  }

  /** What decides which word is loaded or stored: an index, or the object that a field or a method is of. */
  private void address(Instruction at, int chosen) {
    reaching(Sink.Kind.CONTROL, at, chosen, facts.leaves(chosen).stream().filter(leaf -> gathered.isEndedBefore(leaf, at)).toList());
  }

  /** What is computed of a box that comes from where nothing is followed, as out of a map, and goes there again would be told nowhere else. */
  private void external(Instruction at, int operand) {
    reaching(Sink.Kind.EXTERNAL, at, operand,
        facts.leaves(operand).stream().filter(leaf -> gathered.isEndedBefore(leaf, at) || method.instruction(leaf) instanceof Instruction.CheckCast).toList());
  }

  private void reaching(Sink.Kind kind, Instruction at, int operand, List<Integer> leaves) {
    if (!leaves.isEmpty()) {
      sinks.add(new Sink(kind, at, operand, leaves, true, -1));
    }
  }

  private void box(Instruction at, int number, int argument) {
    if (isBox(number)) {
      sink(Sink.Kind.BOX, at, number, facts.leaves(number), argument);
    }
  }

  private boolean isBox(int number) {
    return NumberTypes.isBox(method.instruction(number).type());
  }

  private void sink(Sink.Kind kind, Instruction at, int value, List<Integer> leaves, int argument) {
    sinks.add(new Sink(kind, at, value, leaves, facts.slices.of(value).computed(), argument));
  }
}
