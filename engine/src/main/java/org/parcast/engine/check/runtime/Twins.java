package org.parcast.engine.check.runtime;

import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Called by the rewritten loops of a program that is checked. */
public final class Twins {
  static final int SEEDS = Integer.getInteger("parcast.check.seeds", 2);

  /** Time that the executions of a loop may be repeated for. */
  static final long NANOS = (long) (1e9 * Double.parseDouble(System.getProperty("parcast.check.seconds", "5")));

  private static final int PARTS = 32;
  private static final int SMALL_PARTS = 1024;

  /** Along each of two loops. */
  private static final int SMALL_BLOCKS = 48;

  private static final int LEAST_BLOCKS = 3;

  private static final TreeMap<Integer, Twin> TWINS = new TreeMap<>();
  private static Twin open;
  private static Thread owner;

  private Twins() {}

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
   * @param terms that an iteration adds to a sum, at most
   * @param iterations that it has
   * @param names of the roots, with commas
   * @param sums names of what gathers numbers of floating point, with commas
   * @param roots all through which the loop reaches what it changes
   * @return what compares it; within another loop that is compared, it runs as it is written
   */
  public static Twin enter(int loop, double terms, long iterations, String names, String sums, Object... roots) {
    if (owner == null) {
      owner = Thread.currentThread();
    }
    if (Thread.currentThread() != owner) {
      return new Twin(loop);
    } else if (open != null) {
      TWINS.computeIfAbsent(loop, Twin::new).within = true;
      return new Twin(loop);
    }
    open = TWINS.computeIfAbsent(loop, Twin::new);
    open.enter(terms, iterations, names, sums, roots);
    return open;
  }

  /** Ends an execution. */
  public static void end(Twin twin) {
    if (twin == open) {
      open = null;
    }
  }

  /** In how many parts so many iterations are dealt now. */
  public static int parts(long iterations) {
    boolean small = open.arm() == Arm.SMALL_PARTS;
    return (int) Math.min(iterations, small ? SMALL_PARTS : PARTS);
  }

  /** In how many blocks so many iterations of one of two loops are cut now: in small ones, or as in the parallel version, but in several. */
  public static int blocks(long iterations, int each) {
    boolean small = open.arm() == Arm.SMALL_PARTS;
    return (int) Math.min(iterations, small ? SMALL_BLOCKS : Math.max(LEAST_BLOCKS, (iterations + each - 1) / each));
  }

  /** Runs the parts of a loop. */
  public static void run(int parts, Body body) {
    if (open.arm() == Arm.PARALLEL) {
      IntStream.range(0, parts).parallel().forEach(part -> call(body, part));
      return;
    }
    for (int part : shuffled(parts, open.seed())) {
      call(body, part);
    }
  }

  private static int[] shuffled(int parts, long seed) {
    int[] order = IntStream.range(0, parts).toArray();
    Random random = new Random(seed);
    for (int i = parts - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
    return order;
  }

  private static void call(Body body, int part) {
    try {
      body.run(part);
    } catch (Exception e) {
      open.thrown(e);
      throw Twins.<RuntimeException>unchecked(e);
    }
  }

  /** The program's own exceptions pass as they are. */
  @SuppressWarnings("unchecked")
  private static <E extends Exception> E unchecked(Exception e) throws E {
    throw (E) e;
  }

  static Iterable<Twin> all() {
    return TWINS.values();
  }
}
