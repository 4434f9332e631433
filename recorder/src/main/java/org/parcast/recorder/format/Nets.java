package org.parcast.recorder.format;

import java.util.BitSet;

/**
 * The nets of all values: net {@code n} says that {@code count(n)} values were born on vertex {@code home(n)} and used in one phase by
 * exactly the sinks {@code pin(offset(n)) .. pin(offset(n + 1) - 1)}. Sinks are distinct vertices or one of the two marks {@link #ALL} and
 * {@link #ONE}; the home itself stands among them where a later value of the home used it.
 */
public final class Nets {
  /** Sink of a value that a branch or an address needs: every rank uses it. */
  public static final int ALL = 1;

  /** Sink of a value that leaves the program (printed, returned, passed to a method that is not analysed): one rank uses it. */
  public static final int ONE = 2;

  /** The first vertex that is a word's. */
  public static final int FIRST_VERTEX = 3;

  private final int[] home;
  private final byte[] phase;
  private final long[] count;
  private final long[] alive;
  private final long[] offsets;
  private final int[] pins;
  private final BitSet earlier;
  private final BitSet last;

  /** Nets of values that were all born in the phase that uses them. */
  public Nets(int[] home, byte[] phase, long[] count, long[] alive, long[] offsets, int[] pins) {
    this(home, phase, count, alive, offsets, pins, new BitSet(), new BitSet());
  }

  /**
   * @param home vertex of each net
   * @param phase index of the phase of the uses
   * @param count how many values had exactly this net
   * @param alive how many of those were still held by a word when the region ended
   * @param offsets where the pins of each net start, and one more entry for the end of the last
   * @param pins sinks
   * @param earlier the nets whose values were born before the phase, or that the phase only reads
   * @param last the nets whose values words held when the steps of the phase ended
   */
  public Nets(int[] home, byte[] phase, long[] count, long[] alive, long[] offsets, int[] pins, BitSet earlier, BitSet last) {
    this.home = home;
    this.phase = phase;
    this.count = count;
    this.alive = alive;
    this.offsets = offsets;
    this.pins = pins;
    this.earlier = earlier;
    this.last = last;
  }

  public int size() {
    return home.length;
  }

  public int home(int net) {
    return home[net];
  }

  public int phase(int net) {
    return phase[net];
  }

  public long count(int net) {
    return count[net];
  }

  public long alive(int net) {
    return alive[net];
  }

  /** Whether the values were there before the phase that uses them: its state at the start, or coefficients. */
  public boolean earlier(int net) {
    return earlier.get(net);
  }

  /**
   * Whether the values were left over when the steps of the phase ended: a next step would use them where they have not been used, as the
   * first step used those of the {@link #earlier} nets of the same home.
   */
  public boolean last(int net) {
    return last.get(net);
  }

  public int offset(int net) {
    return Math.toIntExact(offsets[net]);
  }

  public int pin(int index) {
    return pins[index];
  }
}
