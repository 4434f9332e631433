package org.parcast.recording;

/**
 * A place in the source where values are born or words are stored: a store, a first read, or the end of a gathering.
 *
 * @param assembly how the store adds to its own word
 * @param register descriptor of the register that is gathered there, else empty
 */
public record Site(int id, String method, String file, int line, Assembly assembly, String register) {
  /** How a store takes its own word further by {@code +}, {@code *}, a minimum or a maximum with a contribution. */
  public enum Assembly {
    /** It does not. */
    NONE,
    /** A contribution may be computed of several words, which have to meet: {@code c[i][j] += a[i][k] * b[k][j]}. */
    OF_TERMS,
    /** A contribution is one other word, or computed of one: {@code sum[k] += x[i]}. Whoever has that can contribute. */
    OF_WORDS
  }

  /** A site that neither assembles nor gathers. */
  public Site(int id, String method, String file, int line) {
    this(id, method, file, line, Assembly.NONE, "");
  }
}
