package org.parcast.analyses.loops.program;

import org.parcast.ir.Block;
import org.parcast.ir.Method;

/** Which blocks of the program may have been executed. */
@FunctionalInterface
public interface RunBlocks {
  /** Where nothing was run, any may be. */
  RunBlocks ANY = (method, block) -> true;

  /** Whether the block may have been executed. */
  boolean mayRun(Method method, Block block);
}
