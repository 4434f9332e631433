package org.parcast.frontend.interpreter;

import java.util.List;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** In which order the iterations of loops are executed: what iterations that do not depend on each other leave the same. */
public interface IterationOrder {
  /** The program's own order. */
  IterationOrder AS_WRITTEN = (method, header) -> null;

  /** The loop with this header whose iterations are to be reordered, or null to leave it as it is. */
  Loop loop(Method method, int header);

  /** The numbers 0 to {@code iterations - 1} in the order of execution. */
  default int[] order(int iterations) {
    throw new UnsupportedOperationException();
  }

  /**
   * A loop of this order, and within none, was executed.
   *
   * @param left the values that there are after it: of variables, and what they refer to
   */
  default void executed(List<Object> left) {}

  /** Of which variables and fields each iteration of the loop has copies of its own. */
  default OwnCopies.Names copied(Method method, int header) {
    return OwnCopies.Names.NONE;
  }

  /**
   * After how many references to memory an iteration of the loop is interrupted, for the next in this order to be executed in its midst as another
   * thread might; negative where it is not.
   */
  default int interruption(Method method, int header) {
    return -1;
  }
}
