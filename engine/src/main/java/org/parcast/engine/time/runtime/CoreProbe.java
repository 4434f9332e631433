package org.parcast.engine.time.runtime;

/**
 * Whether the core is shared at the moment. Two hardware threads issue from one core, and a virtual processor is one of them without being told: code that waits for nothing then takes up to
 * twice as long, though no other process has had its processor. So the time of such code tells whether others' code was beside (hyper-threads: Marr et al. 2002).
 */
final class CoreProbe {
  /** A core that is not shared takes at most so many times the least: its speed rises by an eighth for moments (turbo). Where it is shared, 1.3 to 1.8 times were seen, seldom less. */
  private static final double ALONE = 1.15;

  /** Nanoseconds between two looks, each of some five microseconds: two in a hundred of the time. */
  private static final long EVERY = 250_000;

  /** Some five microseconds: long enough for a clock of tens of nanoseconds, and short beside what comes between. */
  private static final int ITERATIONS = 2000;

  /** After so many calls it is compiled. */
  private static final int WARM_UP = 1000;

  private static long sink;
  private static long least = Long.MAX_VALUE;
  private static long last;
  private static long next;

  private CoreProbe() {}

  static void prepare() {
    for (int i = 0; i < WARM_UP; i++) {
      sink += work(ITERATIONS);
    }
  }

  /** What the core took for the probe when it was last asked, which is now or a moment ago, in nanoseconds. */
  static long look() {
    long start = System.nanoTime();
    if (start >= next) {
      sink += work(ITERATIONS);
      long end = System.nanoTime();
      last = end - start;
      least = Math.min(least, last);
      next = end + EVERY;
    }
    return last;
  }

  /** Whether such a time is that of a core that is not shared, by all that was seen so far. */
  static boolean isAlone(long nanos) {
    return nanos <= ALONE * least;
  }

  /** Six chains of cheap operations that do not wait for each other: they take all that a core can issue, and no memory. */
  private static long work(int iterations) {
    long a = 1;
    long b = 2;
    long c = 3;
    long d = 4;
    long e = 5;
    long f = 6;
    for (int i = 0; i < iterations; i++) {
      a ^= a << 1;
      b ^= b >>> 3;
      c += c << 2;
      d ^= d << 5;
      e += e >>> 1;
      f ^= f << 7;
      a += i;
      b += i;
      c ^= i;
      d += i;
      e ^= i;
      f += i;
    }
    return a + b + c + d + e + f;
  }
}
