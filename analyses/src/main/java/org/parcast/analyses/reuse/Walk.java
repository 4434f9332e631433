package org.parcast.analyses.reuse;

/**
 * How the addresses of a reference advance.
 *
 * @param stride bytes from one use to the next, of most uses; {@link #IRREGULAR} where no stride is that of most
 * @param length uses in a row with that stride, on average
 */
public record Walk(long stride, double length) {
  /** In place of a stride. */
  public static final long IRREGULAR = Long.MIN_VALUE;

  /** Whether most uses advance alike. */
  public boolean isRegular() {
    return stride != IRREGULAR;
  }
}
