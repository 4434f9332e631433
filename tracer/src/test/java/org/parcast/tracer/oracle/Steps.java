package org.parcast.tracer.oracle;

import java.util.Set;
import java.util.function.Predicate;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Loop;

/** The analysed region, its phases and steps. */
final class Steps {
  static final String BEFORE = "before";
  static final String AFTER = "after";

  private final StepDefinition definition;
  private final Predicate<Frame> isKernel;
  private final boolean wholeProgram;
  private String phase = BEFORE;
  private int step = 1;
  private int firstStep;
  private boolean insideStep;
  private boolean inTimeLoop;
  private boolean called;

  /** How many loops that no other loop of their method contains are open in the region. */
  private int openLoops;

  private int regionDepth;
  private Runnable stepEnds = () -> {};
  private Runnable phaseEnds = () -> {};

  /**
   * @param kernels methods {@code Class.method}; empty for the whole program
   */
  Steps(StepDefinition definition, Set<String> kernels) {
    this.definition = definition;
    this.wholeProgram = kernels.isEmpty();
    this.isKernel =
        frame -> {
          String owner = frame.method().ref().owner().replace('/', '.');
          String name = "." + frame.method().ref().name();
          return kernels.contains(owner + name) || kernels.contains(owner.substring(owner.lastIndexOf('.') + 1) + name);
        };
  }

  /** What has to be done when a step ends, and when a phase does. */
  void whenStepEnds(Runnable step, Runnable phase) {
    stepEnds = step;
    phaseEnds = phase;
  }

  boolean active() {
    return wholeProgram || regionDepth > 0;
  }

  String phase() {
    return phase;
  }

  int step() {
    return step;
  }

  /** Whether a step of several runs, and another has ended. */
  boolean isPastFirst() {
    return insideStep && step > firstStep;
  }

  boolean insideStep() {
    return insideStep;
  }

  /** Whether what is made now may be one of many things that the region makes on its way. */
  boolean mayMakeTemporaries() {
    return insideStep || active() && definition.isOneStep();
  }

  /** A method starts; answers whether the region begins with it. */
  boolean enter(Frame frame) {
    if (!isKernel.test(frame) || regionDepth++ > 0) {
      return false;
    }
    openLoops = 0;
    if (definition.phaseOfCalls() != null) {
      if (!called) {
        begin(definition.phaseOfCalls(), true);
      } else {
        nextStep();
      }
      called = true;
    }
    return true;
  }

  /** Whether the region ends when the method does. */
  boolean isLast(Frame frame) {
    return isKernel.test(frame) && regionDepth == 1;
  }

  /** A method ends. */
  void leave(Frame frame) {
    if (isKernel.test(frame)) {
      regionDepth--;
    }
  }

  void enterLoop(Frame frame, Loop loop) {
    if (active() && openLoops++ == 0) {
      String steps = definition.phaseOf(frame, loop);
      if (steps != null) {
        inTimeLoop = true;
        begin(steps, true);
      }
    }
  }

  void nextIteration() {
    if (openLoops == 1 && inTimeLoop && active()) {
      nextStep();
    }
  }

  private void nextStep() {
    stepEnds.run();
    step++;
  }

  void exitLoop() {
    if (active() && --openLoops == 0 && inTimeLoop) {
      inTimeLoop = false;
      begin(AFTER, false);
    }
  }

  private void begin(String next, boolean steps) {
    stepEnds.run();
    phaseEnds.run();
    phase = next;
    insideStep = steps;
    step++;
    firstStep = step;
  }
}
