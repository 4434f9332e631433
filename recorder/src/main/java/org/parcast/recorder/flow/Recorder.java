package org.parcast.recorder.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recorder.run.RunControl;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.StrideFactors;

/** The recorder of this virtual machine: its parts, the region under analysis, and the end of the run. */
public final class Recorder {
  private static final long NOT_LEFT = -1;

  private Recorder() {}

  /** Whether this run only looks for the time loops. */
  public static final boolean SCOUT = Boolean.getBoolean("parcast.scout");

  static final ValueFlowState FLOW = new ValueFlowState();
  public static final StrideFactors STRIDES = new StrideFactors();
  public static final Scout SCOUTING = new Scout();

  /** Numbers of the loops whose iterations are the steps, and whether each call of the region is one. */
  private static final Map<Integer, Boolean> TIME_LOOPS = new HashMap<>();

  private static final boolean CALLS_ARE_STEPS = Boolean.getBoolean("parcast.calls");

  /** After so many steps the run ends; 0 for never. */
  private static final long STEPS = Long.getLong("parcast.steps", 0);

  /** How many outermost loops of methods the thread that is recorded has open, one within the other by execution. */
  public static int depth;

  /** Whether a loop of another thread contains those. */
  private static boolean within;

  private static int regionDepth;
  private static int depthOutside;
  private static boolean withinOutside;
  private static long regionCalls;
  private static boolean inTimeLoop;
  private static long valuesAtLastIteration;

  /** When the time loop was left, before what it gathered became values. */
  private static long valuesAtExit;
  private static long iterations;
  private static boolean stopped;
  private static boolean startsWithin;
  private static boolean cutEvents;

  /** Calls of methods that are not modelled, by number of the name. */
  private static final Map<Integer, Long> UNMODELLED = new TreeMap<>();

  static {
    for (String loop : System.getProperty("parcast.timeloops", "").split(",")) {
      if (!loop.isEmpty()) {
        TIME_LOOPS.put(Integer.parseInt(loop), true);
      }
    }
  }

  public static void start(Thread program, boolean wholeProgram) {
    ThreadHandover.begin(program);
    FLOW.active = wholeProgram;
    startsWithin = !wholeProgram;
    if (SCOUT) {
      FLOW.vertices.numbersAlone();
    }
    if (isOneStep() && !SCOUT) {
      FLOW.steps.isOne();
    }
  }

  /** Whether the region starts within the program, so that words may have been written before it. */
  static boolean startsWithin() {
    return startsWithin;
  }

  /** Whether the region has no time loop, and so is one step. */
  static boolean isOneStep() {
    return TIME_LOOPS.isEmpty() && !CALLS_ARE_STEPS;
  }

  /** Whether no call of the region contains the one that runs. */
  static boolean isOutermostCall() {
    return regionDepth == 1;
  }

  // ---- the region

  public static void enterRegion() {
    if (regionDepth++ > 0 || stopped) {
      return;
    }
    regionCalls++;
    depthOutside = depth;
    withinOutside = within;
    resume(0, false);
    FLOW.active = true;
    if (CALLS_ARE_STEPS) {
      if (regionCalls == 1) {
        FLOW.nextPhase(-1);
        iterations = 0;
      } else {
        FLOW.nextStep();
      }
      iterations++;
      FLOW.steps.phases.current().iterations = iterations;
    }
  }

  public static void exitRegion() {
    if (--regionDepth > 0 || stopped) {
      return;
    }
    FLOW.deferred.flush();
    FLOW.active = false;
    resume(depthOutside, withinOutside);
    if (CALLS_ARE_STEPS && iterations == STEPS) {
      RunControl.enough();
    }
  }

  // ---- loops

  /** Another thread is recorded from now on, or the same in the analysed region. */
  public static void resume(int depth, boolean within) {
    Recorder.depth = depth;
    Recorder.within = within;
  }

  public static void enterLoop(int loop) {
    if (depth++ == 0 && !within) {
      ThreadHandover.outermostEntered();
      enterOutermost(loop);
    }
  }

  /** The loop is about to be left: what was gathered in all of its iterations becomes a value, which is of no further iteration. */
  public static void leaveLoop() {
    if (isTimeLoop() && valuesAtExit == NOT_LEFT) {
      ValueFlowEvents.repeatDeferred();
      valuesAtExit = values();
    }
  }

  public static void exitLoop() {
    if (--depth == 0 && !within) {
      ThreadHandover.outermostLeft();
      exitOutermost();
    }
  }

  private static void enterOutermost(int loop) {
    if (!FLOW.active) {
      return;
    }
    if (SCOUT) {
      SCOUTING.enter(loop);
      FLOW.provisionalSteps(true);
    } else if (TIME_LOOPS.containsKey(loop)) {
      FLOW.nextPhase(loop);
      inTimeLoop = true;
      iterations = 0;
      valuesAtLastIteration = values();
      valuesAtExit = NOT_LEFT;
    }
  }

  /** Whether the loop that was entered last, of those that may be outermost, is the time loop. */
  public static boolean isTimeLoop() {
    return inTimeLoop && isOutermost();
  }

  /** Whether the loop that was entered last, of those that may be outermost, is contained in no other. */
  public static boolean isOutermost() {
    return depth == 1 && !within;
  }

  public static void nextIteration() {
    if (!isOutermost()) {
      return;
    }
    if (SCOUT) {
      SCOUTING.iterate();
      FLOW.nextStep();
      if (STEPS > 0 && SCOUTING.isDecided()) {
        RunControl.enough();
      }
    } else if (inTimeLoop) {
      iterations++;
      logStep(values());
      FLOW.nextStep();
      if (iterations == STEPS) {
        RunControl.enough();
      }
    }
  }

  private static void exitOutermost() {
    if (SCOUT) {
      SCOUTING.exit();
      FLOW.provisionalSteps(false);
    } else if (inTimeLoop) {
      endTimeLoop();
    }
  }

  /** How many values were born or copied. */
  private static long values() {
    return FLOW.births + FLOW.copies;
  }

  /** Answers whether anything was born or copied in the step that ends, with so many values. */
  private static boolean logStep(long values) {
    long inStep = values - valuesAtLastIteration;
    valuesAtLastIteration = values;
    FLOW.steps.phases.current().stepEnds(inStep);
    return inStep > 0;
  }

  private static void endTimeLoop() {
    inTimeLoop = false;
    if (logStep(valuesAtExit == NOT_LEFT ? values() : valuesAtExit)) {
      iterations++;
    }
    FLOW.steps.phases.current().iterations += iterations;
    FLOW.nextPhase(0);
  }

  // ---- what the program may not notice

  /**
   * The stack was full, perhaps in the midst of an event. Whether it was is not asked of the error: to read its trace takes more stack than may be left, and
   * classes of the library whose initialiser overflows can never be used again.
   */
  public static void overflown() {
    cutEvents = true;
  }

  /** Whether an event may have been recorded in part. */
  public static boolean hasCutEvents() {
    return cutEvents;
  }

  // ---- what is not modelled

  public static void unmodelled(int signature) {
    UNMODELLED.merge(signature, 1L, Long::sum);
  }

  static Map<Integer, Long> unmodelledCalls() {
    return UNMODELLED;
  }

  // ---- the end

  /** Stops recording; what was recorded stays. */
  public static void stop() {
    stopped = true;
    FLOW.active = false;
  }

  /** The run is over: what is told until {@link #write} is the last of the region. */
  public static void endSteps() {
    if (inTimeLoop) {
      endTimeLoop();
    }
    FLOW.active = true;
  }

  /** Ends the region and writes the recording. */
  public static void write(Path directory, String reason) throws IOException {
    if (SCOUT) {
      if (depth > 0) {
        SCOUTING.exit();
      }
      RecordingWriter.writeScout(directory, SCOUTING, regionCalls);
      return;
    }
    FLOW.finish();
    FLOW.active = false;
    RecordingWriter.write(directory, FLOW, reason);
  }
}
