package org.parcast.engine.time.runtime;

import java.util.stream.IntStream;

/** Called by the rewritten loops of a measured program. */
public final class Parts {
  /** In how many parts the iterations of a loop are dealt, where there are as many. */
  public static final int MOST = 32;

  private static final Parts NONE = new Parts(0);
  private static Parts[] loops = {};

  private final LoopClock clock;

  private Parts(int loop) {
    this.clock = new LoopClock(loop);
  }

  /** Some iterations of a loop. */
  @FunctionalInterface
  public interface Body {
    /** @param part number of the part */
    void run(int part) throws Exception;
  }

  /**
   * Begins an execution of a loop.
   *
   * @param loop its number
   * @param iterations that it has
   * @param roots all through which the loop reaches what it changes
   * @return its clock; of a loop that is entered within another one that stands still
   */
  public static LoopClock enter(int loop, long iterations, Object... roots) {
    if (!LoopClock.mayOpen(loop)) {
      return NONE.clock;
    }
    if (loop >= loops.length || loops[loop] == null) {
      grow(loop);
    }
    LoopClock clock = loops[loop].clock;
    clock.enter(iterations, roots);
    return clock;
  }

  private static void grow(int loop) {
    Parts[] more = java.util.Arrays.copyOf(loops, Math.max(loops.length, loop + 1));
    more[loop] = new Parts(loop);
    loops = more;
  }

  /** In how many parts so many iterations are dealt. */
  public static int of(long iterations) {
    return (int) Math.min(iterations, MOST);
  }

  /** Runs the parts of a loop: in their order, or in parallel where the open execution is to be so. */
  public static void run(int parts, Body body) {
    LoopClock clock = LoopClock.open();
    switch (clock == null ? LoopClock.Dealing.IN_ORDER : clock.dealing()) {
      case IN_ORDER -> {
        for (int part = 0; part < parts; part++) {
          call(body, part);
        }
      }
      case TIMED -> {
        long start = System.nanoTime();
        for (int part = 0; part < parts; part++) {
          call(body, part);
          long end = System.nanoTime();
          clock.part(part, end - start);
          start = end;
        }
      }
      case PARALLEL -> IntStream.range(0, parts).parallel().forEach(part -> call(body, part));
    }
  }

  /** Runs blocks that need none of each other, in their order or in parallel likewise; none is timed by itself. */
  public static void runBlocks(int blocks, Body body) {
    LoopClock clock = LoopClock.open();
    if (clock != null && clock.dealing() == LoopClock.Dealing.PARALLEL) {
      IntStream.range(0, blocks).parallel().forEach(block -> call(body, block));
      return;
    }
    for (int block = 0; block < blocks; block++) {
      call(body, block);
    }
  }

  private static void call(Body body, int part) {
    try {
      body.run(part);
    } catch (Exception e) {
      throw Parts.<RuntimeException>unchecked(e);
    }
  }

  /** The program's own exceptions pass as they are. */
  @SuppressWarnings("unchecked")
  private static <E extends Exception> E unchecked(Exception e) throws E {
    throw (E) e;
  }

  /** The clocks of the loops that were entered. */
  static java.util.List<LoopClock> clocks() {
    return java.util.Arrays.stream(loops).filter(java.util.Objects::nonNull).map(parts -> parts.clock).toList();
  }
}
