package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The sums that the words of an array may be: few where each of them gathers more words, in the first step that gathers any, than there are sums, and at least 32. */
final class AwaitedSums {
  private static final int LEAST = 32;
  private static final int MOST = 1 << 18;

  private final long words;
  private final List<Consumer<Boolean>> waiting = new ArrayList<>();
  private boolean few;
  private boolean many;

  AwaitedSums(long words) {
    this.words = words;
    many = 2 * words * words > MOST;
  }

  boolean areMany() {
    return many;
  }

  /** A use in a term waits until it is known whether the sums are few. */
  void await(Consumer<Boolean> use) {
    waiting.add(use);
    few |= waiting.size() >= LEAST * words && waiting.size() > 2 * words * words;
  }

  /** A step has ended, or what lies between steps. */
  void ends(boolean isStep) {
    waiting.forEach(use -> use.accept(few));
    waiting.clear();
    many |= isStep && !few;
  }
}
