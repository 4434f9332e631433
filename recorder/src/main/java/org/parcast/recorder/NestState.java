package org.parcast.recorder;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The state that some nests start from, as far as what they do depends on it: which value each of their words holds, the sinks of the values, and what
 * is known of their homes and of the words' vertices. Not what is only counted. Values are told apart, whatever their numbers.
 */
final class NestState {
  private final Flow flow;
  private final Shadow[] shadows;

  /** By value, the number under which it was met last: numbers go on from look to look. */
  private int[] met = {};

  private int meetings;
  private int looks;
  private long hash;

  private NestState(Flow flow, Shadow[] shadows) {
    this.flow = flow;
    this.shadows = shadows;
  }

  /** That of these nests; null where a word of theirs is scratch, whose state is told from one step to the next. */
  static NestState of(Flow flow, NestRepetition[] nests) {
    Set<Shadow> all = Collections.newSetFromMap(new IdentityHashMap<>());
    long words = 0;
    for (NestRepetition nest : nests) {
      for (Shadow shadow : nest.shadows()) {
        words += all.add(shadow) ? shadow.value.length : 0;
      }
    }
    Shadow[] shadows = Arrays.stream(nests).flatMap(nest -> Arrays.stream(nest.shadows())).filter(all::remove).toArray(Shadow[]::new);
    return words > Integer.MAX_VALUE / 16 || isScratch(shadows) ? null : new NestState(flow, shadows);
  }

  private static boolean isScratch(Shadow[] shadows) {
    return Arrays.stream(shadows).anyMatch(Shadow::isScratch);
  }

  /** A number that is the same for the same state, and another for another but in one case of 2^64. */
  long now() {
    looks++;
    hash = isScratch(shadows) ? looks : 0;
    int before = meetings;
    if (met.length < flow.values.size()) {
      met = Growth.of(met, flow.values.size());
    }
    for (Shadow shadow : shadows) {
      for (int word = 0; word < shadow.value.length; word++) {
        int own = shadow.base + word;
        addVertex(own);
        if (shadow.value[word] != 0) {
          addValue(shadow.value[word], own, before);
        }
      }
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
    add(flow.setOfFirstStep(value), 0);
    if (home != own) {
      addVertex(home);
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
