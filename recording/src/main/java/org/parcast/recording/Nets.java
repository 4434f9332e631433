package org.parcast.recording;

import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.parcast.recording.file.PagedInts;

/**
 * The nets of all values: net {@code n} says that {@code count(n)} values were born on vertex {@code home(n)} and used in one phase by
 * exactly the sinks {@code pin(n, offset(n)) .. pin(n, end(n) - 1)}. Sinks are distinct vertices or one of the two marks {@link #ALL} and
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
  private final Counts count;
  private final PagedInts alive;
  private final int[] start;
  private final int[] end;
  private final int[] pins;
  private final int moving;
  private final BitSet earlier;
  private final BitSet last;

  /**
   * Nets whose sinks stand one after the other.
   *
   * @param offsets where the pins of each net start, and one more entry for the end of the last
   */
  public Nets(int[] home, byte[] phase, long[] count, int[] alive, long[] offsets, int[] pins, BitSet earlier, BitSet last) {
    this(home, phase, count, alive, from(offsets, 0), from(offsets, 1), pins, earlier, last);
  }

  /** Nets of values that were all born in the phase that uses them. */
  public Nets(int[] home, byte[] phase, long[] count, int[] alive, long[] offsets, int[] pins) {
    this(home, phase, count, alive, offsets, pins, new BitSet(), new BitSet());
  }

  private static int[] from(long[] offsets, int first) {
    int[] at = new int[offsets.length - 1];
    for (int n = 0; n < at.length; n++) {
      at[n] = Math.toIntExact(offsets[n + first]);
    }
    return at;
  }

  /**
   * @param home vertex of each net
   * @param phase index of the phase of the uses
   * @param count how many values had exactly this net
   * @param alive how many of those were still held by a word when the region ended
   * @param start where the pins of each net start
   * @param end one past the last pin of each net
   * @param pins sinks; several nets may have the same
   * @param earlier the nets whose values were born before the phase, or that the phase only reads
   * @param last the nets whose values words held when the steps of the phase ended
   */
  public Nets(int[] home, byte[] phase, long[] count, int[] alive, int[] start, int[] end, int[] pins, BitSet earlier, BitSet last) {
    this(home, phase, new Counts(count), PagedInts.of(alive), start, end, pins, 0, earlier, last);
  }

  /** @param moving how many of the pins are of sinks that move with the home */
  Nets(int[] home, byte[] phase, Counts count, PagedInts alive, int[] start, int[] end, int[] pins, int moving, BitSet earlier, BitSet last) {
    this.home = home;
    this.phase = phase;
    this.count = count;
    this.alive = alive;
    this.start = start;
    this.end = end;
    this.pins = pins;
    this.moving = moving;
    this.earlier = earlier;
    this.last = last;
  }

  /**
   * The same nets with other sinks.
   *
   * @param start where the pins of each net start
   * @param end one past the last pin of each net
   * @param pins sinks; several nets may have the same
   */
  public Nets withSinks(int[] start, int[] end, int[] pins) {
    return new Nets(home, phase, count, alive, start, end, pins, 0, earlier, last);
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
    return count.get(net);
  }

  public int alive(int net) {
    return alive.get(net);
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

  /** Is told who uses the values of a net. */
  @FunctionalInterface
  public interface UseVisitor {
    /**
     * @param home the vertex on which the net's values were born
     * @param sink a vertex that uses them, {@link #ALL} or {@link #ONE}
     */
    void visit(int net, int home, int sink);
  }

  /** Tells each sink of each net, net by net. */
  public void forEachUse(UseVisitor visitor) {
    forEachUse(net -> true, visitor);
  }

  /** Tells each sink of the nets that pass a test, net by net. */
  public void forEachUse(IntPredicate test, UseVisitor visitor) {
    for (int net = 0; net < home.length; net++) {
      if (test.test(net)) {
        visit(net, visitor);
      }
    }
  }

  /** Tells each sink of some nets, net by net. */
  public void forEachUse(BitSet nets, UseVisitor visitor) {
    for (int net = nets.nextSetBit(0); net >= 0; net = nets.nextSetBit(net + 1)) {
      visit(net, visitor);
    }
  }

  private void visit(int net, UseVisitor visitor) {
    int at = home[net];
    for (int i = start[net], to = end[net]; i < to; i++) {
      visitor.visit(net, at, Pins.sink(pins[i], at));
    }
  }

  /** Tells each sink of one net. */
  public void forEachSink(int net, IntConsumer consumer) {
    for (int i = start[net], to = end[net]; i < to; i++) {
      consumer.accept(pin(net, i));
    }
  }

  /** The first sink of a net that passes a test; 0 where none does. */
  public int firstSink(int net, IntPredicate test) {
    for (int i = start[net], to = end[net]; i < to; i++) {
      int sink = pin(net, i);
      if (test.test(sink)) {
        return sink;
      }
    }
    return 0;
  }

  /** Whether a sink of a net passes a test. */
  public boolean anySink(int net, IntPredicate test) {
    return firstSink(net, test) != 0;
  }

  /** Where the pins of a net start: for loops that run for each placement, or that carry something from one sink to the next. */
  public int offset(int net) {
    return start[net];
  }

  /** One past the last pin of a net. */
  public int end(int net) {
    return end[net];
  }

  /**
   * A sink of a net.
   *
   * @param index from {@link #offset} to before {@link #end}
   */
  public int pin(int net, int index) {
    return Pins.sink(pins[index], home[net]);
  }

  /** Whether the sinks move with the home: other nets whose pins stand in the same places have others. */
  public boolean moves(int net) {
    return end[net] > start[net] && Pins.isDistance(pins[end[net] - 1]);
  }

  /** A number that is the same for nets whose sinks are kept once, and for no others. */
  public long sinks(int net) {
    return moves(net) ? ~(long) net : (long) end[net] << Integer.SIZE | start[net];
  }

  /** Pins of all nets, those of the same sinks that are kept once counted once. */
  public long storedPins() {
    long stored = pins.length - moving;
    for (int n = 0; n < home.length && moving > 0; n++) {
      stored += moves(n) ? end[n] - start[n] : 0;
    }
    return stored;
  }

  /** Pins that take memory: those of sets that nets share, or that move with homes alike, counted once. */
  public long keptPins() {
    return pins.length;
  }

  /** Pins of all nets, those shared counted for each. */
  public long pins() {
    long sum = 0;
    for (int n = 0; n < home.length; n++) {
      sum += end[n] - start[n];
    }
    return sum;
  }
}
