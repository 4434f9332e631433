package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Births, copies and uses of values. */
final class Flow {
  private static final String ALL = "ALL";
  private static final String ONE = "ONE";

  private final Steps steps;
  private final Memory memory;
  private final List<Value> values = new ArrayList<>();

  /** By vertex of a word's first round, the step in which it was last born afresh. */
  private final java.util.Map<String, Integer> bornIn = new java.util.HashMap<>();

  private long births;
  private long copies;

  Flow(Steps steps, Memory memory) {
    this.steps = steps;
    this.memory = memory;
  }

  // ---- words

  Numeral load(Holder holder, String index, boolean fromField) {
    Holder.Word word = holder.word(index);
    if (word.value == null && steps.active()) {
      word.value = newValue(holder.name + index, false);
    }
    return Numeral.loaded(word.value, fromField);
  }

  private Value newValue(String home, boolean inRegister) {
    Value value = new Value(home, inRegister);
    values.add(value);
    return value;
  }

  /** Puts away what a word held: a method that is not analysed may have changed it. */
  void forget(Holder holder) {
    holder.words().values().forEach(word -> word.value = null);
  }

  /**
   * A store.
   *
   * @param address what the address is made from
   */
  void store(Holder holder, String index, Numeral stored, List<Numeral> address) {
    Holder.Word word = holder.word(index);
    if (!steps.active()) {
      word.value = null;
      return;
    }
    Numeral numeral = stored == null ? Numeral.CONSTANT : stored;
    if (numeral.gathering != null && numeral.gathering.severalUses()) {
      settle(numeral);
    }
    if (numeral.value != null) {
      copies++;
      word.value = numeral.value;
      holder.copied(steps.step());
      return;
    }
    Set<Value> sources = sources(numeral);
    if (sources.size() == 1 && sources.contains(word.value)) {
      address.forEach(part -> collect(part, sources, seen()));
    }
    word.value = birth(holder, index, sources);
    if (numeral != Numeral.CONSTANT) {
      numeral.value = word.value;
      numeral.carriesValue = numeral.gathers || numeral.gathering != null;
    }
  }

  /** A value is born in the word from these sources. */
  private Value birth(Holder holder, String index, Set<Value> sources) {
    Holder.Word word = holder.word(index);
    births++;
    if (!sources.contains(word.value)) {
      Integer before = bornIn.put(holder.name + index, steps.step());
      if (before != null && before == steps.step()) {
        holder.nextRound(index, steps.step());
      } else {
        word.round = 0;
      }
    }
    String home = holder.vertex(index);
    sources.forEach(source -> source.use(home, steps.phase()));
    return newValue(home, holder.isRegister);
  }

  // ---- slices

  private static Set<Numeral> seen() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** The values at the ends of the slice of what was computed. */
  private Set<Value> sources(Numeral computed) {
    Set<Value> sources = new LinkedHashSet<>();
    Set<Numeral> seen = seen();
    computed.operands.forEach(operand -> collect(operand, sources, seen));
    return sources;
  }

  private void collect(Numeral numeral, Set<Value> sources, Set<Numeral> seen) {
    if (!seen.add(numeral)) {
      return;
    }
    if (numeral.gathering != null && (numeral.gathering.severalUses() || numeral.leftMethod)) {
      settle(numeral);
    }
    if (numeral.carriesValue) {
      sources.add(numeral.value);
    } else {
      numeral.operands.forEach(operand -> collect(operand, sources, seen));
    }
  }

  /** The gathered register becomes a value of its own. */
  private void settle(Numeral numeral) {
    if (numeral.carriesValue || !steps.active()) {
      return;
    }
    if (numeral.value == null) {
      Holder register = memory.register(numeral.gathering.name());
      numeral.value = birth(register, "", sources(numeral));
      register.word("").value = numeral.value;
    }
    numeral.carriesValue = true;
  }

  // ---- uses outside the flow

  /** The number decides a branch: gathered registers and fields in its slice are used by all. */
  void branch(Numeral numeral) {
    reach(numeral, true, value -> value.use(ALL, steps.phase()), seen());
  }

  /** The number is an index. */
  void address(Numeral numeral) {
    reach(numeral, false, value -> value.use(ALL, steps.phase()), seen());
  }

  /** The number leaves the program. */
  void external(Numeral numeral) {
    reach(numeral, false, value -> value.use(ONE, steps.phase()), seen());
  }

  private void reach(Numeral numeral, boolean fields, Consumer<Value> use, Set<Numeral> seen) {
    if (numeral == null || !steps.active() || !seen.add(numeral)) {
      return;
    }
    if (numeral.gathering != null) {
      settle(numeral);
    }
    if (numeral.carriesValue) {
      if (numeral.value.inRegister || numeral.gathering != null || fields && numeral.fromField) {
        use.accept(numeral.value);
      }
    } else {
      numeral.operands.forEach(operand -> reach(operand, fields, use, seen));
    }
  }

  // ---- the end

  ValueFlowSummary summary() {
    for (Holder holder : memory.lasting()) {
      if (!holder.isScratch) {
        holder.words().forEach((index, word) -> {
          if (word.value != null && !word.value.home.equals(holder.vertex(index))) {
            word.value.use(holder.vertex(index), steps.phase());
          }
        });
      }
    }
    ValueFlowSummary summary = new ValueFlowSummary(births, copies);
    values.forEach(value -> value.sinks.forEach((phase, sinks) -> summary.add(value.home, sinks, phase, 1)));
    return summary;
  }
}
