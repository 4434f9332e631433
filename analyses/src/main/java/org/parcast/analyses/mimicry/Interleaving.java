package org.parcast.analyses.mimicry;

import java.util.Locale;

/**
 * In which order the references of threads happen between two barriers.
 *
 * @param kind how
 * @param slice references of a turn, for {@link Kind#SLICES}
 */
public record Interleaving(Kind kind, long slice) {
  /** The orders. */
  public enum Kind {
    /** Threads take turns with one reference each; one that has none left drops out. */
    RR,
    /** Each reference is of any thread that is not at its end, all equally likely. */
    RANDOM,
    /** Single references alternate within the i-th instance of the same block (PPT-SASMM, Algorithm 2). */
    ALGORITHM2,
    /** The same, each reference of any thread that is in its instance, all equally likely: the algorithm's other choice. */
    ALGORITHM2_RANDOM,
    /** The i-th instances of blocks follow each other whole. */
    BLOCKS,
    /** Turns of so many references. */
    SLICES
  }

  /** One reference each in turn. */
  public static final Interleaving RR = new Interleaving(Kind.RR, 1);

  /** @throws IllegalArgumentException if the text is none; the message says what is */
  public static Interleaving parse(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (lower.startsWith("slices:")) {
      try {
        long slice = Long.parseLong(lower.substring("slices:".length()));
        if (slice > 0) {
          return new Interleaving(Kind.SLICES, slice);
        }
      } catch (NumberFormatException e) {
        // said below
      }
    }
    return switch (lower) {
      case "rr" -> RR;
      case "random" -> new Interleaving(Kind.RANDOM, 1);
      case "algorithm2" -> new Interleaving(Kind.ALGORITHM2, 1);
      case "algorithm2:random" -> new Interleaving(Kind.ALGORITHM2_RANDOM, 1);
      case "blocks" -> new Interleaving(Kind.BLOCKS, 1);
      default -> throw new IllegalArgumentException("interleaving " + text + ": give rr, random, algorithm2, algorithm2:random, blocks or slices:N with N of at least 1");
    };
  }

  @Override
  public String toString() {
    return kind == Kind.SLICES ? "slices:" + slice : kind.name().toLowerCase(Locale.ROOT).replace('_', ':');
  }
}
