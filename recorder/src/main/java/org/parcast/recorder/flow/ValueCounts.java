package org.parcast.recorder.flow;

/** The values that have died, counted by home and set of sinks: values alike that die in a row with their vertex, all others with their phase. */
final class ValueCounts {
  private final ValueFlowState flow;

  ValueCounts(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The phase ends: counts the values that words hold. */
  void endAll() {
    for (int value = 1; value < flow.values.size(); value++) {
      if (flow.values.holders(value) > 0) {
        count(value);
      }
    }
  }

  /** Counts the value, and has the next one of its home grow its set the same way. */
  void end(int value) {
    flow.moved.end(value); // counting takes what the first step has put aside
    int set = count(value);
    if (set != 0 && !flow.sets.isEarlier(set)) {
      flow.vertices.start[flow.values.home(value)] = flow.sets.startOf(set);
    }
  }

  /** Counts the value under its home and its set of sinks; answers the set if the last one of the home had another, else 0. */
  private int count(int value) {
    int home = flow.values.home(value);
    int set = flow.values.set[value];
    if (flow.vertices.countAsBefore(home, set)) {
      return 0;
    }
    if (flow.steps.setOfFirstStep(value) != 0) {
      set = flow.steps.joinFirstStep(value, set);
    }
    if (flow.sets.isEmpty(set)) {
      return 0;
    }
    if (flow.vertices.hasCount(home)) {
      flow.steps.phases.current().counts.add(home, flow.vertices.lastSet(home), flow.vertices.takeCount(home));
    }
    flow.vertices.count(home, set);
    return set;
  }
}
