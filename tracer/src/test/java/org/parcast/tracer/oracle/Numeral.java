package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a register holds, with its dynamic thin slice: a value that was loaded, something computed from other numerals, or a constant.
 * Copies of the register (moves, phis that choose, arguments, results) hold the same numeral.
 */
final class Numeral {
  static final Numeral CONSTANT = new Numeral(List.of(), null, null);

  final List<Numeral> operands;

  /** The field that the value was loaded from, or null. */
  final String field;

  /** The word that it was loaded from, and the values that its address was made from; null where it was not loaded. */
  Holder.Word word;

  Set<Value> address;

  /** The value that was loaded, or the one that was born when this was stored or settled. */
  Value value;

  /** Whether slices that meet this numeral end here, at its value. */
  boolean carriesValue;

  /** The phi that gathered this, once its loop has ended. */
  Gathering gathering;

  /** By gathering, the operators by which it goes on with this, which a call has answered. */
  final Map<Gathering, Set<String>> joining = new IdentityHashMap<>();

  /** Whether it left the method that gathered it as an argument or a result: the next computation on it makes it a value. */
  boolean leftMethod;

  /** Whether a method has answered this to itself: what it has been computed from are terms of their own. */
  boolean isAnsweredToItself;

  /** Those of the operands that hold what was gathered before, where this goes on gathering. */
  final Set<Numeral> gatheredBefore = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The gatherings that pass through this. */
  final List<Gathering> gathersIn = new ArrayList<>();

  /** The gatherings that have found the place that this was loaded from. */
  final List<Gathering> foundBy = new ArrayList<>();

  /** Whether a store of this while it is gathering makes it carry the value that is born. */
  boolean gathers;

  private Numeral(List<Numeral> operands, Value value, String field) {
    this.operands = operands;
    this.value = value;
    this.carriesValue = value != null;
    this.field = field;
  }

  static Numeral loaded(Value value, String field) {
    return value == null ? CONSTANT : new Numeral(List.of(), value, field);
  }

  /** What is computed from constants only is a constant. */
  static Numeral computed(List<Numeral> operands) {
    List<Numeral> sources = operands.stream().filter(operand -> operand != null && operand != CONSTANT).toList();
    return sources.isEmpty() ? CONSTANT : new Numeral(sources, null, null);
  }

  /** Whether the gathering goes on with what was gathered elsewhere as that was. */
  boolean isGatheredOnIn(Gathering outer) {
    return joining.getOrDefault(outer, Set.of()).stream().anyMatch(gathering.operators()::contains);
  }

  boolean isComputed() {
    return !operands.isEmpty();
  }

  /** Those of the computed numerals from which no other of them was computed. */
  static Set<Numeral> last(Stream<Numeral> numerals) {
    Set<Numeral> last = Collections.newSetFromMap(new IdentityHashMap<>());
    numerals.filter(numeral -> numeral != null && numeral.isComputed()).forEach(last::add);
    Set<Numeral> earlier = Collections.newSetFromMap(new IdentityHashMap<>());
    last.forEach(numeral -> numeral.operands.forEach(operand -> operand.addAll(earlier)));
    last.removeAll(earlier);
    return last;
  }

  private void addAll(Set<Numeral> seen) {
    if (seen.add(this)) {
      operands.forEach(operand -> operand.addAll(seen));
    }
  }
}
