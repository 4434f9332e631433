package org.parcast.frontend.interpreter;

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
}
