package org.parcast.recorder.flow;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.Shadow;

/**
 * The state that some nests start from, as far as what they do depends on it: which value each of their words holds, the sinks of the values, and what
 * is known of their homes and of the words' vertices. Not what is only counted. Values are told apart, whatever their numbers.
 */
final class ReplayState {
  private final ValueFlowState flow;
  private final Shadow[] shadows;

  /** By value, the number under which it was met last: numbers go on from look to look. */
  private int[] met = {};

  private int meetings;
  private long hash;

  private ReplayState(ValueFlowState flow, Shadow[] shadows) {
    this.flow = flow;
    this.shadows = shadows;
  }

  /** That which these start from; null where they have too many words. */
  static ReplayState of(ValueFlowState flow, Deferred[] deferred) {
    Set<Shadow> all = Collections.newSetFromMap(new IdentityHashMap<>());
    long words = 0;
    for (Deferred one : deferred) {
      for (Shadow shadow : one.shadows()) {
        words += all.add(shadow) ? shadow.length() : 0;
      }
    }
    Shadow[] shadows = Arrays.stream(deferred).flatMap(one -> Arrays.stream(one.shadows())).filter(all::remove).toArray(Shadow[]::new);
    return words > Integer.MAX_VALUE / 16 ? null : new ReplayState(flow, shadows);
  }

  /** A number that is the same for the same state as a step begins, and another for another but in one case of 2^64. */
  long now() {
    hash = 0;
    int before = meetings;
    if (met.length < flow.values.size()) {
      met = Growth.of(met, flow.values.size());
    }
    for (Shadow shadow : shadows) {
      for (int word = 0; word < shadow.length(); word++) {
        int own = shadow.base + word;
        addVertex(own);
        if (shadow.value(word) != 0) {
          addValue(shadow.value(word), own, before);
        }
      }
      addScratch(shadow);
    }
    return hash;
  }

  private void addValue(int value, int own, int before) {
    if (met[value] <= before) {
      met[value] = ++meetings;
    }
    int home = flow.values.home(value);
    add(met[value] - before, flow.values.set[value]);
    add(home, flow.values.holders(value));
    add(flow.steps.setOfFirstStep(value), 0);
    if (home != own) {
      addVertex(home);
    }
    if (flow.moved.origin(value) != 0) {
      addValue(flow.moved.origin(value), own, before);
    }
  }

  /** In which rounds the words are, and what is known of the vertices of all rounds: those in which nothing is born in the step are left at its start. */
  private void addScratch(Shadow shadow) {
    add(shadow.isWorkspace() ? 1 : 0, shadow.rounds == null ? 0 : shadow.rounds.count());
    for (int round = 1; shadow.rounds != null && round < shadow.rounds.count(); round++) {
      for (int k = 0; k < shadow.rounds.vertices(round); k++) {
        addVertex(shadow.rounds.first(round) + k);
      }
    }
    for (int word = 0; shadow.rounds != null && word < shadow.length(); word++) {
      add(shadow.vertex(word), word);
    }
  }

  private void addVertex(int vertex) {
    add(flow.vertices.lastSet(vertex), flow.vertices.start[vertex]);
    add(flow.vertices.site[vertex], flow.vertices.copiedTo[vertex]);
  }

  private void add(int a, int b) {
    hash = (hash ^ ((long) a << 32 | b & 0xFFFFFFFFL)) * 0x9E3779B97F4A7C15L;
    hash ^= hash >>> 29;
  }
}
