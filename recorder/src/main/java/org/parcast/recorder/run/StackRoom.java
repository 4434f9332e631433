package org.parcast.recorder.run;

/**
 * Room on the stack for what a method tells in its handlers. A program's own finally that calls nothing always comes to its end, however full the stack is: the events in it need frames, for
 * which there has to be room before the method begins. Where there is none the stack overflows there, as it would a few calls later.
 */
public final class StackRoom {
  /** Frames of this class, two thirds as large as others: the deepest events were seen to need a third of that. */
  private static final int FRAMES = 200;

  private StackRoom() {}

  /** Called first of all in a method that has handlers. */
  public static void ensure() {
    down(FRAMES);
  }

  private static int down(int frames) {
    return frames == 0 ? 0 : down(frames - 1) + 1;
  }
}
