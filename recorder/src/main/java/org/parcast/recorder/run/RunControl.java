package org.parcast.recorder.run;

/** What the parts of the recorder ask of the run that they record. The launcher takes control; without one nothing is run. */
public abstract class RunControl {
  /** How a run ends whose recording has come to the room that it may take. */
  public static final String DISK = "disk";

  /** How a run ends of which so many memory references are recorded as were asked for. */
  public static final String REFERENCES = "references";

  private static RunControl control;

  /** Who has control from now on. */
  public static void give(RunControl to) {
    control = to;
  }

  /** The recorder has found no memory. Does not return, but where it finds none for the recording either, or nothing is run. */
  public static OutOfMemoryError exhausted(OutOfMemoryError error) {
    return control == null ? error : control.end(error);
  }

  /** As many steps have been recorded as were asked for: the program need not go on. Does not return. */
  public static void enough() {
    control.endNow();
  }

  /** The run can't go on. Does not return. */
  public static void fail(String kind, String message) {
    control.end(kind, message);
  }

  /** Another thread is recorded from now on: puts aside how far the one before has come, and goes on where the next has come to. */
  static void handOver(Standing before, Standing next) {
    control.resume(before, next);
  }

  public abstract OutOfMemoryError end(OutOfMemoryError error);

  public abstract void endNow();

  public abstract void end(String kind, String message);

  /** Goes on with the next thread; tells how far the one before has come. Both stand between events. */
  public abstract void resume(Standing before, Standing next);
}
