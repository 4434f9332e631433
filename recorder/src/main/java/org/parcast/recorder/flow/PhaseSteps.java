package org.parcast.recorder.flow;

import java.util.BitSet;
import java.util.function.Consumer;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.state.NetCounts;
import org.parcast.recorder.state.Phases;
import org.parcast.recorder.state.Shadow;
import org.parcast.recorder.state.StepLog;

/**
 * The phases of a run and their steps. A phase has its sets of sinks and its counts to itself; what its first step used of what was there before is looked at when all
 * of its steps are known ({@link InitialState}), and the order of what is born in its second step is noted.
 */
final class PhaseSteps {
  final Phases phases = new Phases();
  private final ValueFlowState flow;

  /** The births of a step in their order: the first two steps of a phase are noted, the last of them is kept. */
  final StepLog log = new StepLog();

  /** The first step that is noted. */
  private int noted;

  /** What the first step used of what was there before; null where no such step has ended. */
  private InitialState firstStep;

  private boolean inFirstStep;

  PhaseSteps(ValueFlowState flow) {
    this.flow = flow;
  }

  boolean isFirstStep() {
    return inFirstStep;
  }

  /** The sinks that the first step gave to a value from before, while they are put aside; else 0. */
  int setOfFirstStep(int value) {
    return firstStep == null ? 0 : firstStep.set(value);
  }

  /** The sinks of such a value, those of the first step and all others. */
  int joinFirstStep(int value, int set) {
    return firstStep.join(value, set);
  }

  /** The first step has used the value, as is seen only now; answers whether that is one from before, whose sinks are put aside. */
  boolean useInFirstStep(int value, int sink) {
    return firstStep != null && firstStep.use(value, sink);
  }

  /** A phase begins: the steps of a loop, or (0) what lies between loops. */
  void begin(int loop) {
    phases.begin(loop);
    SinkSets sets = flow.sets;
    sets.newRoots();
    flow.root = sets.root();
    flow.inStep = loop != 0;
    inFirstStep = flow.inStep;
    if (flow.inStep && phases.current().order == null) {
      noted = flow.step + 1;
    }
    turnTo(flow.step + 1);
  }

  /** The whole region is one step. */
  void isOne() {
    noted = flow.step;
    flow.noting = true;
  }

  /** What is done from now on is of the step with this number. */
  void turnTo(int number) {
    if (number != flow.step) {
      flow.step = number;
      flow.noting = number == noted || flow.inStep && number == noted + 1;
      if (flow.noting) {
        log.begin();
      }
    }
  }

  /** Whether the uses of all values so far are looked at when the step that runs has ended. */
  boolean looksAtAll() {
    return inFirstStep || flow.noting || firstStep != null && firstStep.isPutAsideNext();
  }

  /** A step begins. */
  void next() {
    flow.deferred.stepBegins();
    flow.reductions.stepEnds();
    if (inFirstStep) {
      settle();
      inFirstStep = false;
      firstStep = new InitialState(flow);
    } else if (firstStep != null && firstStep.stepEnds()) {
      settle();
      firstStep.putAside();
    }
    if (!flow.deferred.hasNests()) {
      flow.moved.arrive();
    }
    turnTo(flow.step + 1);
  }

  /** All that the steps have done so far is told. */
  private void settle() {
    flow.deferred.flush();
    flow.moved.arrive();
    flow.epoch++;
  }

  /** The phase ends, and another begins. */
  void close() {
    end();
    flow.vertices.beginAnew();
  }

  private void end() {
    if (flow.inStep) {
      flow.allocation.forEachLasting(new LastCounts());
    }
    flow.moved.phaseEnds();
    if (firstStep != null) {
      firstStep.stepsEnd();
    }
    flow.counts.endAll();
    firstStep = null;
    flow.sets.endGrowth();
    if (phases.current().order == null && noted != 0) {
      phases.current().order = log.take();
      noted = 0;
      flow.noting = false;
    }
    phases.current().take(flow.vertices);
  }

  /** Counts the values of the last step that are left in the words that they were born in. */
  private final class LastCounts implements Consumer<Shadow> {
    private final NetCounts last = phases.current().last;

    @Override
    public void accept(Shadow shadow) {
      for (int word = 0; word < shadow.length() && !shadow.isScratch(); word++) {
        int value = shadow.value(word);
        int set = flow.values.set[value];
        if (flow.values.home(value) == shadow.vertex(word) && !flow.sets.isEmpty(set) && !flow.sets.isEarlier(set)) {
          last.add(flow.values.home(value), set, 1);
        }
      }
    }
  }

  /** The last phase ends: words that last are sinks of the copies that they hold, and the values born in the region that they hold are its outputs. */
  void finish() {
    flow.moved.phaseEnds();
    Outputs outputs = new Outputs();
    flow.allocation.forEachLasting(outputs);
    NetCounts alive = phases.current().alive;
    for (int value = outputs.values.nextSetBit(0); value >= 0; value = outputs.values.nextSetBit(value + 1)) {
      int set = flow.values.set[value];
      alive.add(flow.values.home(value), flow.sets.isEmpty(set) ? 0 : set, 1);
    }
    end();
    flow.vertices.end();
  }

  private final class Outputs implements Consumer<Shadow> {
    private final BitSet values = new BitSet();

    @Override
    public void accept(Shadow shadow) {
      if (shadow.isScratch() || flow.blocks.get(shadow.block).temporary) {
        return;
      }
      for (int word = 0; word < shadow.length(); word++) {
        int value = shadow.value(word);
        if (value != 0) {
          int from = flow.moved.origin(value) == 0 ? value : flow.moved.origin(value);
          int home = flow.values.home(from);
          if (home != shadow.vertex(word)) {
            flow.use(from, shadow.vertex(word));
          }
          values.set(from, flow.isBorn(home));
        }
      }
    }
  }
}
