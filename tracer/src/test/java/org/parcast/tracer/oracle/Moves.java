package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What steps only move. A word that holds another's value as the step ends that moved it there has a value of its own from then on. If that is used, the other has been used there; if it is moved on
 * before, the other has not. The last step that moves something is taken to be followed by another that uses what those before have used.
 */
final class Moves {
  private record Target(Holder holder, String index) {}

  private record Arrival(Value own, Value origin) {}

  private final Steps steps;
  private final Memory memory;
  private final List<Target> targets = new ArrayList<>();
  private final List<Target> last = new ArrayList<>();

  /** Words in which a step of the phase has used what one before had moved there. */
  private final Set<String> state = new HashSet<>();

  /** Those of which it is not known yet whether they are used, in the order in which they came. */
  private final List<Arrival> moved = new ArrayList<>();

  Moves(Steps steps, Memory memory) {
    this.steps = steps;
    this.memory = memory;
  }

  /** A value has been copied into the word. */
  void copied(Holder holder, String index) {
    if (steps.insideStep()) {
      targets.add(new Target(holder, index));
    }
  }

  /** The step ends. */
  void stepEnds(List<Value> values) {
    for (Target target : targets) {
      Holder.Word word = target.holder.word(target.index);
      String vertex = target.holder.vertex(target.index);
      if (word.value == null || word.value.home.equals(vertex) || target.holder.isScratch || memory.isTemporary(target.holder) || target.holder.isSingle(vertex)) {
        continue;
      }
      Value before = word.value;
      Value origin = isUsed(before) ? before : origin(before);
      if (origin.home.equals(vertex)) {
        word.value = origin;
      } else {
        word.value = new Value(vertex, target.holder, false, steps.phase());
        values.add(word.value);
        moved.add(new Arrival(word.value, origin));
      }
    }
    if (!targets.isEmpty()) {
      last.clear();
      last.addAll(targets);
    }
    targets.clear();
  }

  /** The phase ends: what has been used in it was moved. */
  void phaseEnds() {
    for (int i = moved.size() - 1; i >= 0; i--) {
      if (isUsed(moved.get(i).own)) {
        go(moved.get(i));
      }
    }
    for (Target target : last) {
      moved.stream().filter(one -> one.own == target.holder.word(target.index).value && state.contains(one.own.home)).findFirst().ifPresent(this::go);
    }
    last.clear();
    state.clear();
  }

  private void go(Arrival one) {
    one.origin.use(one.own.home, steps.phase());
    state.add(one.own.home);
    moved.remove(one);
  }

  /** In the place of which value the word has this one, as long as that has not gone there; the value itself if there is none. */
  Value origin(Value value) {
    return moved.stream().filter(one -> one.own == value).map(Arrival::origin).findFirst().orElse(value);
  }

  boolean isInPlaceOf(Value now, Value value) {
    return now != null && value != null && now != value && origin(now) != now && (origin(now) == value || origin(now) == origin(value));
  }

  private boolean isUsed(Value value) {
    return !value.sinks.getOrDefault(steps.phase(), new TreeSet<>()).isEmpty();
  }
}
