package org.parcast.engine.time.runtime;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** What loops may be repeated with: time, memory, and the classes whose static fields they may change. Set by system properties {@code parcast.parts.*}. */
final class Replaying {
  /** Of a block in which executions of one kind follow each other. */
  private static final double BLOCK_NANOS = 100e6;

  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
  private static final long TOTAL = (long) (1e9 * Double.parseDouble(System.getProperty("parcast.parts.seconds", "10")));
  private static final int LOOPS = Integer.getInteger("parcast.parts.loops", 1);
  private static final int BLOCKS = Integer.getInteger("parcast.parts.blocks", 0);
  private static final boolean PLAIN = Boolean.getBoolean("parcast.parts.plain");
  private static final boolean IN_PARTS = Boolean.getBoolean("parcast.parts.form");
  private static final long CLOCK = clock();

  private static List<Class<?>> classes;
  private static long spent;

  private Replaying() {}

  /** The program's classes that are initialised by now. */
  static List<Class<?>> classes() {
    if (classes == null) {
      classes = new ArrayList<>();
      for (String name : System.getProperty("parcast.parts.classes", "").split(",")) {
        try {
          if (!name.isEmpty()) {
            classes.add(Class.forName(name, false, Replaying.class.getClassLoader()));
          }
        } catch (ClassNotFoundException | LinkageError e) {
          continue; // What cannot be loaded has no fields to change.
        }
      }
    }
    return classes.stream().filter(Initialised::is).toList();
  }

  static void spent(long nanos) {
    spent += nanos;
  }

  static long spentNanos() {
    return spent;
  }

  /** Whether nothing is repeated, and parts run as they will in parallel, but on one thread. */
  static boolean isPlain() {
    return PLAIN;
  }

  /** Time for all repeats. */
  static long total() {
    return TOTAL;
  }

  /** Time for the repeats of one loop. */
  static long share() {
    return TOTAL / LOOPS;
  }

  static long mostBytes() {
    return Runtime.getRuntime().maxMemory() / 4;
  }

  static boolean inParts() {
    return IN_PARTS;
  }

  static int blocks() {
    return BLOCKS;
  }

  static int executionsOfBlock(double nanos) {
    return (int) Math.max(1, Math.min(100_000, BLOCK_NANOS / nanos));
  }

  static long compiledMillis() {
    return COMPILER == null ? 0 : COMPILER.getTotalCompilationTime();
  }

  /** What reading the clock twice takes. */
  static long clockNanos() {
    return CLOCK;
  }

  private static long clock() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 2000; i++) {
      long start = System.nanoTime();
      least = Math.min(least, System.nanoTime() - start);
    }
    return least;
  }
}
