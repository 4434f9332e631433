package org.parcast.tracer.oracle;

import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Loop;

/** What the steps are: the iterations of time loops, or the calls of the region. */
public interface StepDefinition {
  /** The name of the phase that the loop's iterations make if it is a time loop, else null. */
  String phaseOf(Frame frame, Loop loop);

  /** The name of the phase that the calls of the region make where each is a step, else null. */
  String phaseOfCalls();

  /** Whether there are no steps: the region is one. */
  boolean isOneStep();
}
