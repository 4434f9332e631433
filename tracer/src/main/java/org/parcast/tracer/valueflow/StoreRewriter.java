package org.parcast.tracer.valueflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.ElementSetter;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.method.WordLayout;
import org.parcast.tracer.plan.EvenLoop;
import org.parcast.tracer.plan.FoundPlaces;
import org.parcast.tracer.plan.LinearIndex;
import org.parcast.tracer.plan.Sink;

/** Tells of stores, and of numbers that reach branches and addresses or leave the program. */
final class StoreRewriter extends Rewriting {
  /** A temporary for what a number was computed from that goes on as a mere object. */
  private static final int BOXED = 4;

  /** The recorder's numbers of the operands that may be strides, by the multiplication. */
  private final Map<Integer, Integer> factors = new HashMap<>();

  private final AnchorRewriter anchors;

  StoreRewriter(Rewriting shared, AnchorRewriter anchors) {
    super(shared);
    this.anchors = anchors;
  }

  void rewrite(Sink sink) {
    switch (sink.kind()) {
      case STORE -> {
        if (!(sink.at() instanceof Instruction.Call)) { // else with the call that puts it into a collection
          store(sink);
        }
      }
      case CONTROL -> reach(sink, "control");
      case EXTERNAL -> reach(sink, sink.at() instanceof Instruction.Return ? "result" : "external");
      case BOX, RETURN, ARGUMENT -> {
        // With the call or the return that they belong to, or before.
      }
    }
  }

  /** The number that is stored or returned goes on as a mere object. */
  void box(Sink sink) {
    Emission before = insertions.before(sink.at().position());
    int register = registerIn(before, sink, temporary(BOXED));
    before.op(Opcodes.DUP).local(Opcodes.ALOAD, register).push(sites.at(sink.at().position(), "")).call(Emission.BOXES, "made", "(Ljava/lang/Object;<R>I)V");
  }

  private void store(Sink sink) {
    ConditionalStore conditional = facts.slices.conditional(sink.at());
    PredicatedStore kept = facts.slices.keptBy(sink.at());
    if (conditional != null) {
      computeAnew(sink, conditional.own(), insertions.before(conditional.branch().position()));
      return;
    } else if (kept != null) {
      kept.changed().forEach(end -> decided(sink, kept, insertions.onEdge(end), "decide"));
      kept.kept().forEach(end -> decided(sink, kept, insertions.onEdge(end), "keep"));
      return;
    }
    int position = sink.at().position();
    Emission before = insertions.before(position);
    boolean waits = isBeforeSuper(sink.at());
    Emission after = insertions.after(waits ? facts.superCall : position);
    Type type;
    if (sink.at() instanceof Instruction.ArrayStore array) {
      type = Locals.asmType(array.elementType());
      before.store(type, temporary(0)).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(1)).load(type, temporary(0));
    } else {
      Instruction.FieldStore field = (Instruction.FieldStore) sink.at();
      type = Locals.asmType(field.field().type());
      if (waits) {
        after.local(Opcodes.ALOAD, 0).local(Opcodes.ASTORE, temporary(1));
      } else if (!field.isStatic()) {
        before.store(type, temporary(0)).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(1)).load(type, temporary(0));
      }
    }
    settleForSingle(sink, after);
    tell(sink, after, () -> pushWord(after, sink.at()));
    if (FoundPlaces.isFound(facts, sink.at())) {
      String name = UnmodelledCalls.PLACE + sites.sourceFile() + ":" + method.line(position);
      after.push(numbering.signature(name)).call(Emission.LIBRARY, "placeFound", "(I)V");
    }
  }

  /** Whether the field is one of an object whose constructor has not called another yet, as of captured variables: it can be told of only after that. */
  private boolean isBeforeSuper(Instruction at) {
    return at instanceof Instruction.FieldStore store && !store.isStatic() && store.position() < facts.superCall;
  }

  private void settleForSingle(Sink sink, Emission after) {
    for (int gathering : demand.settledForSingle(sink)) {
      Instruction.FieldStore field = (Instruction.FieldStore) sink.at();
      after.local(Opcodes.ALOAD, register(gathering));
      pushHolder(after, layout.word(field.field(), field.isStatic()), field.isStatic(), temporary(1));
      after.push(method.instruction(gathering) instanceof Instruction.Phi ? sites.ofGathering(gathering) : 0).call(Emission.REGISTERS, "settleForSingle", "(<R><S>I)V");
    }
  }

  private void decided(Sink sink, PredicatedStore kept, Emission edge, String what) {
    int site = sites.ofStore(sink);
    expression(edge, recorded(demand.leavesOf(sink)), true);
    if (sink.at() instanceof Instruction.ArrayStore && method.instruction(sink.at().id()) instanceof Instruction.Call call) {
      ElementSetter setter = facts.calls.elementSetBy(call);
      anchors.pushPlace(edge, setter, call, kept);
      SetterPlaces.call(edge.local(Opcodes.ALOAD, temporary(2)).push(site).push(what.equals("keep") ? 1 : 0), setter);
      return;
    }
    if (sink.at() instanceof Instruction.ArrayStore array) {
      strides(site, array.index());
    }
    if (kept.own() >= 0) {
      pushLoaded(edge, facts.common.canonical(kept.own()));
    } else {
      anchors.push(edge, sink.at(), kept);
    }
    edge.local(Opcodes.ALOAD, temporary(2)).push(site).call(Emission.FLOW, what, "(<S>I<R>I)V");
  }

  /** A word is computed anew whether it changes or not: its address is that of the load. */
  private void computeAnew(Sink sink, int load, Emission before) {
    tell(sink, before, () -> pushLoaded(before, facts.common.canonical(load)));
  }

  /** The shadow and the index of the word that was loaded. */
  private void pushLoaded(Emission emission, int own) {
    if (method.instruction(own) instanceof Instruction.ArrayLoad element) {
      pushShadow(emission, element.array());
      emission.local(Opcodes.ILOAD, comparedIndex(own));
    } else {
      Instruction.FieldLoad field = (Instruction.FieldLoad) method.instruction(own);
      emission.local(Opcodes.ALOAD, comparedHolder(own)).push(layout.word(field.field(), field.isStatic()).index());
    }
  }

  private void tell(Sink sink, Emission after, Runnable pushWord) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int site = sites.ofStore(sink);
    if (sink.at() instanceof Instruction.ArrayStore array) {
      strides(site, array.index());
    }
    int direct = direct(sink);
    boolean byValue = leaves.size() <= EvenLoop.SOURCES_BY_VALUE && leaves.stream().allMatch(demand.loads()::get);
    boolean noting = noted.get(method.blockOf(sink.at().id()).index());
    String recorder = noting ? Emission.REPEATED_FLOW : Emission.FLOW;
    if (direct < 0 && !byValue) {
      if (noting) {
        notedExpression(after, leaves, sink.computed());
      } else {
        expression(after, leaves, sink.computed());
      }
    }
    pushWord.run();
    if (direct >= 0) {
      after.local(Opcodes.ALOAD, direct).push(site);
      after.call(recorder, demand.goesOnGathering(sink) ? "storeGathering" : "store", "(<S>I<R>I)V");
    } else if (byValue) {
      leaves.forEach(leaf -> pushLoad(after, leaf, noting));
      boolean copies = leaves.size() == 1 && !sink.computed();
      after.push(site).call(recorder, copies ? "copy" : "store", "(<S>I" + "I".repeat(leaves.size()) + "I)V");
    } else {
      after.local(Opcodes.ALOAD, temporary(2)).push(site).call(recorder, "store", "(<S>I<R>I)V");
    }
  }

  /** Of a store in a nest that may be noted. */
  private void pushLoad(Emission emission, int leaf, boolean noting) {
    emission.local(Opcodes.ILOAD, load(leaf));
    if (noting && !noted.get(method.blockOf(leaf).index())) {
      emission.call(Emission.REPEATED_FLOW, "entered", "(I)I");
    }
  }

  /** Fills the register for an expression of a nest that may be noted, left in the third temporary. */
  private void notedExpression(Emission emission, List<Integer> leaves, boolean computed) {
    int register = temporary(2);
    emission.call(Emission.REPEATED_FLOW, "expression", "()<R>").local(Opcodes.ASTORE, register);
    for (int leaf : leaves) {
      emission.local(Opcodes.ALOAD, register);
      if (demand.loads().get(leaf)) {
        pushLoad(emission, leaf, true);
        emission.call(Emission.REGISTERS, "add", "(<R>I)V");
      } else {
        emission.local(Opcodes.ALOAD, register(leaf)).call(Emission.REPEATED_FLOW, "add", "(<R><R>)V");
      }
    }
    if (computed) {
      emission.local(Opcodes.ALOAD, register).call(Emission.REGISTERS, "computed", "(<R>)V");
    }
  }

  /** Notes the strides with which a linearised array is stored to. */
  private void strides(int site, int index) {
    LinearIndex linear = LinearIndex.of(facts, index);
    List<List<Integer>> products = products(linear);
    if (!products.isEmpty()) {
      numbering.strides(site, products);
    } else {
      linear.helpers().forEach(helper -> numbering.indexedBy(site, helper));
    }
  }

  /** Notes the strides of an index that the method computes for others. */
  void indexHelper(Instruction.Return returned) {
    if (node.desc.endsWith(")I")) {
      List<List<Integer>> products = products(LinearIndex.of(facts, returned.value()));
      if (!products.isEmpty()) {
        numbering.indexHelper(facts.signature, products);
      }
    }
  }

  private List<List<Integer>> products(LinearIndex linear) {
    List<List<Integer>> products = new ArrayList<>();
    for (List<Instruction.Compute> stride : linear.strides()) {
      products.add(stride.stream().map(product -> factor(linear, product)).toList());
    }
    return products;
  }

  private int factor(LinearIndex linear, Instruction.Compute product) {
    return factors.computeIfAbsent(
        product.id(),
        p -> {
          int number = numbering.factor();
          Emission before = insertions.before(product.position());
          switch (linear.factor(product)) {
            case RIGHT -> before.op(Opcodes.DUP).push(number).call(Emission.STRUCTURE, "factor", "(II)V");
            case LEFT -> before.op(Opcodes.DUP2).op(Opcodes.POP).push(number).call(Emission.STRUCTURE, "factor", "(II)V");
            case EITHER -> {
              numbering.factor(); // of the right operand, the next after that of the left one
              before.op(Opcodes.DUP2).push(number).call(Emission.STRUCTURE, "factors", "(III)V");
            }
          }
          return number;
        });
  }

  /** The shadow and the index of the word that is stored. */
  private void pushWord(Emission emission, Instruction at) {
    if (at instanceof Instruction.ArrayStore array) {
      pushShadow(emission, array.array());
      emission.local(Opcodes.ILOAD, temporary(1));
    } else {
      Instruction.FieldStore field = (Instruction.FieldStore) at;
      WordLayout.FieldWord word = layout.word(field.field(), field.isStatic());
      pushHolder(emission, word, field.isStatic(), temporary(1));
      emission.push(word.index());
    }
  }

  private void reach(Sink sink, String what) {
    Emission before = insertions.before(sink.at().position());
    boolean kept = demand.isMaterialised(sink.value()) && demand.registers().get(sink.value());
    for (int leaf : kept ? List.of(sink.value()) : recorded(sink.leaves())) {
      boolean isLoad = !kept && demand.loads().get(leaf);
      if (isLoad && sink.kind() == Sink.Kind.CONTROL) {
        before.local(Opcodes.ILOAD, load(leaf)).call(Emission.FLOW, what, "(I)V");
      } else if (!isLoad) { // else a box that was asked for where it came from
        before.local(Opcodes.ALOAD, register(leaf)).call(Emission.FLOW, what, "(<R>)V");
      }
    }
  }
}
