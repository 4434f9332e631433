package org.parcast.analyses.mimicry;

import java.util.Locale;

/**
 * How iterations of a parallel loop are dealt to threads: {@code static}, {@code static,chunk}, {@code dynamic}, {@code guided}.
 *
 * @param kind how
 * @param chunk iterations dealt at once, at least (guided) or exactly; 0 for the kind's default
 */
public record Schedule(Kind kind, long chunk) {
  /** The kinds of OpenMP. */
  public enum Kind {
    /** Without a chunk one contiguous block to each thread; chunks in turn with one. */
    STATIC,
    /** A chunk (1 by default) to the thread with fewest references of the loop so far, lower numbers first: no clock. */
    DYNAMIC,
    /** As dynamic, each chunk the rest over the number of threads, rounded up. */
    GUIDED
  }

  /** One contiguous block to each thread, the first ones larger by one where it does not come out even. */
  public static final Schedule STATIC = new Schedule(Kind.STATIC, 0);

  /** @throws IllegalArgumentException if the text is no schedule; the message says what is */
  public static Schedule parse(String text) {
    String[] parts = text.strip().split("\\s*,\\s*", 2);
    for (Kind kind : Kind.values()) {
      if (kind.name().equalsIgnoreCase(parts[0])) {
        return new Schedule(kind, parts.length == 1 ? 0 : chunk(parts[1], text));
      }
    }
    throw new IllegalArgumentException("schedule " + text + ": give static, static,CHUNK, dynamic, dynamic,CHUNK or guided");
  }

  private static long chunk(String text, String schedule) {
    try {
      long chunk = Long.parseLong(text);
      if (chunk > 0) {
        return chunk;
      }
      throw new IllegalArgumentException("the chunk of schedule " + schedule + " has to be at least 1, as in static,4");
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("the chunk of schedule " + schedule + " is no number: give one, as in static,4", e);
    }
  }

  @Override
  public String toString() {
    return kind.name().toLowerCase(Locale.ROOT) + (chunk == 0 ? "" : "," + chunk);
  }
}
