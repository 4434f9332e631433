package org.parcast.recorder.flow;

import org.parcast.recorder.state.Shadow;

/** What is told of late: what waits with others to be done in order, so that what comes in cycles is done once ({@link ReplayQueue}). */
sealed interface Deferred {
  /** Does it. */
  void run(ValueFlowState flow);

  /** All words that it looks at or changes. */
  Shadow[] shadows();

  /** How many values are born. */
  default long births() {
    return 0;
  }

  /** How many values are copied into words. */
  default long copies() {
    return 0;
  }

  /** A nest is repeated. */
  record Nest(LoopReplay repetition) implements Deferred {
    @Override
    public void run(ValueFlowState flow) {
      repetition.run(flow);
    }

    @Override
    public Shadow[] shadows() {
      return repetition.shadows();
    }

    @Override
    public long births() {
      return repetition.births();
    }

    @Override
    public long copies() {
      return repetition.copies();
    }
  }

  /** What was gathered becomes the value of the word at the site. */
  record Settling(ReplayReduction sum, Shadow word, int site) implements Deferred {
    @Override
    public void run(ValueFlowState flow) {
      sum.become(flow, word, site);
    }

    @Override
    public Shadow[] shadows() {
      return sum.shadowsAnd(word);
    }

    @Override
    public long births() {
      return 1;
    }
  }

  /** A register's word holds what the other holds, or nothing if that is null. */
  record Holding(Shadow word, Shadow other) implements Deferred {
    @Override
    public void run(ValueFlowState flow) {
      flow.hold(word, other == null ? 0 : other.value(0));
    }

    @Override
    public Shadow[] shadows() {
      return other == null ? new Shadow[] {word} : new Shadow[] {word, other};
    }
  }

  /** What the word holds is used outside the flow of values. */
  record Reaching(Shadow word, int by) implements Deferred {
    @Override
    public void run(ValueFlowState flow) {
      flow.reaches(word.value(0), by);
    }

    @Override
    public Shadow[] shadows() {
      return new Shadow[] {word};
    }
  }
}
