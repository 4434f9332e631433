package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.PredicatedStore;

/** Words that conditions decide upon: those that keep an extreme, and those that a condition may leave as they are. */
final class Decisions {
  private final Steps steps;
  private final Memory memory;
  private final Flow flow;

  Decisions(Steps steps, Memory memory, Flow flow) {
    this.steps = steps;
    this.memory = memory;
    this.flow = flow;
  }

  /** A word that keeps an extreme is computed anew, whether it changes or not. */
  void selected(Frame frame, Activation activation, ConditionalStore store) {
    computedAnew(frame, activation, store.own(), List.of(store.other()));
  }

  /** A word that a condition may have left as it is has been decided upon. */
  void decided(Frame frame, Activation activation, PredicatedStore word, boolean kept) {
    if (kept && steps.isPastFirst() && word.sources().stream().noneMatch(source -> activation.numerals[source] != null && flow.isOfSteps(activation.numerals[source]))) {
      return;
    }
    if (word.own() >= 0) {
      computedAnew(frame, activation, word.own(), word.sources());
      return;
    }
    Numeral decided = Numeral.computed(word.sources().stream().map(source -> activation.numerals[source]).collect(Collectors.toCollection(ArrayList::new)));
    if (decided == Numeral.CONSTANT) {
      return;
    }
    if (word.store() instanceof Instruction.FieldStore store) {
      Object object = store.isStatic() ? null : evaluated(frame, store.object(), word.anchors());
      if (store.isStatic() || object != null) {
        decided(memory.holder(store.isStatic() ? store.field().owner() : null, object), "." + store.field().name(), decided);
      }
      return;
    }
    Instruction.ArrayStore store = (Instruction.ArrayStore) word.store();
    Object array = evaluated(frame, store.array(), word.anchors());
    int index = (Integer) evaluated(frame, store.index(), word.anchors());
    if (array != null && index >= 0 && index < Array.getLength(array)) {
      decided(memory.of(array), "[" + index + "]", decided);
    }
  }

  private void decided(Holder holder, String word, Numeral decided) {
    Numeral own = flow.load(holder, word, List.of(), false);
    flow.store(holder, word, Numeral.computed(new ArrayList<>(List.of(own, decided))), List.of());
  }

  private static Object evaluated(Frame frame, int id, List<Integer> known) {
    Instruction instruction = frame.method().instruction(id);
    if (known.contains(id)) {
      return frame.value(id);
    } else if (instruction instanceof Instruction.Constant constant) {
      return constant.value();
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return evaluated(frame, cast.value(), known);
    } else if (instruction instanceof Instruction.ArrayLoad row) {
      Object array = evaluated(frame, row.array(), known);
      int index = (Integer) evaluated(frame, row.index(), known);
      return array != null && index >= 0 && index < Array.getLength(array) ? Array.get(array, index) : null;
    }
    int left = (Integer) evaluated(frame, instruction.operands().get(0), known);
    int right = (Integer) evaluated(frame, instruction.operands().get(1), known);
    return switch (((Instruction.Compute) instruction).operator()) {
      case ADD -> left + right;
      case SUB -> left - right;
      default -> left * right;
    };
  }

  private void computedAnew(Frame frame, Activation activation, int load, List<Integer> sources) {
    List<Numeral> operands = new ArrayList<>();
    operands.add(activation.numerals[load]);
    sources.forEach(source -> operands.add(activation.numerals[source]));
    Numeral selected = Numeral.computed(operands);
    Instruction own = activation.shape.method.instruction(load);
    if (own instanceof Instruction.ArrayLoad element) {
      flow.store(memory.of(frame.value(element.array())), "[" + frame.value(element.index()) + "]", selected, List.of());
    } else {
      Instruction.FieldLoad field = (Instruction.FieldLoad) own;
      flow.store(memory.holder(field.isStatic() ? field.field().owner() : null, field.isStatic() ? null : frame.value(field.object())), "." + field.field().name(), selected, List.of());
    }
  }
}
