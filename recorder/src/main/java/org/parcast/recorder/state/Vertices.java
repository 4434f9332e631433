package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.Reserve;
import org.parcast.recorder.memory.VertexSet;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;

/**
 * What is known of each vertex of the value communication graph: where its next value's set of sinks starts, how many values in a row had
 * the last one's, when a value was last born there, what it computed, and the word that its values were first copied into. What is wanted
 * together stands in the halves of one long: memory is slow.
 */
public final class Vertices {
  private static final long LOWER = 0xFFFFFFFFL;

  public int[] start = new int[1 << 12];

  /** The set of the value that died last in the upper half, in the lower one how many in a row had it. */
  private long[] last = new long[1 << 12];

  /** The step of the last birth afresh in the upper half, negative where that was computed from nothing; in the lower one the uses of values by all of the phase. */
  private long[] births = new long[1 << 12];

  public int[] site = new int[1 << 12];
  public int[] copiedTo = new int[1 << 12];

  /** Words of scratch and of the many small things that a step makes: what is copied into them has its owner elsewhere. */
  public final VertexSet shortLived = new VertexSet();

  /** Registers, static fields, and the words of objects of which there is but one: where a branch tests one, every rank needs it. */
  public final VertexSet scalar = new VertexSet();

  /** Those of values of words that run. */
  public final VertexSet running = new VertexSet();

  /** Registers, single numbers and running sums. */
  public final VertexSet registers = new VertexSet();

  /** For how many times what happens now stands: what is the same in many steps is done once. */
  public int times = 1;

  /** Those of scratch. */
  final RoundRows rounds = new RoundRows(this);

  private int used = Nets.FIRST_VERTEX;

  /** Whether they are numbered only, for the first run. */
  private boolean numbersAlone;

  /** Nothing will be recorded of them but how many there are. */
  public void numbersAlone() {
    numbersAlone = true;
  }

  /** New vertices; answers the first. */
  public int allocate(int count) {
    int first = used;
    long needed = (long) used + count;
    if (needed > Pins.MOST_VERTICES) {
      throw new OutOfMemoryError("more than 2^29 words");
    }
    if (needed > copiedTo.length && !numbersAlone) {
      int length = (int) Math.min(Pins.MOST_VERTICES, Math.max(needed, Growth.after(start.length)));
      Reserve.cover(length);
      start = Growth.of(start, length);
      last = Growth.of(last, length);
      births = Growth.of(births, length);
      site = Growth.of(site, length);
      copiedTo = Growth.of(copiedTo, length);
    }
    used = (int) needed;
    return first;
  }

  /** Whether a value was born on the vertex afresh in the step. */
  public boolean isBornIn(int vertex, int step) {
    return Math.abs((int) (births[vertex] >> 32)) == step;
  }

  /** Whether what was born there last was computed from nothing. */
  public boolean isConstant(int vertex) {
    return births[vertex] < 0;
  }

  /** A value is born afresh in the step, computed from others or from nothing. */
  public void stamp(int vertex, int step, boolean computed) {
    births[vertex] = (long) (computed ? step : -step) << 32 | births[vertex] & LOWER;
  }

  /** The vertex has one value of a word that runs: it is no single number, and no sum. */
  public void runs(int vertex) {
    scalar.remove(vertex);
    running.add(vertex);
  }

  /** What the vertex had is updated, and is computed from others from then on. */
  public void computes(int vertex) {
    if (births[vertex] < 0) {
      stamp(vertex, -(int) (births[vertex] >> 32), true);
    }
  }

  /** The vertex computes with so many uses of values more. */
  public void use(int vertex, long uses) {
    births[vertex] += uses * times;
  }

  /** What a vertex has computed counts as computed by another. */
  public void moveWork(int from, int to) {
    births[to] += births[from] & LOWER;
    births[from] &= ~LOWER;
  }

  /** The word of a vertex is that of another from now on: what was born there was born here, and counts as computed here. */
  public void goOn(int before, int now) {
    births[now] = births[before] & ~LOWER | (births[before] & LOWER) + (births[now] & LOWER);
    births[before] = 0;
    site[now] = site[before] != 0 ? site[before] : site[now];
    site[before] = 0;
  }

  /** The uses of values by the computations of the vertex in the phase. */
  int weight(int vertex) {
    return (int) births[vertex];
  }

  /** Counts a value that died with this set, if the last one had it too; answers whether. */
  public boolean countAsBefore(int vertex, int set) {
    long before = last[vertex];
    if ((int) (before >> 32) != set) {
      return false;
    }
    last[vertex] = before + times;
    return true;
  }

  /** A value died with this set, which the one before had not. */
  public void count(int vertex, int set) {
    last[vertex] = (long) set << 32 | times;
  }

  /** So many more values died with the set of the last one. */
  public void countMore(int vertex, int values) {
    last[vertex] += (long) values * times;
  }

  /** The set of the value that died last. */
  public int lastSet(int vertex) {
    return (int) (last[vertex] >> 32);
  }

  /** Whether values died since the last were taken. */
  public boolean hasCount(int vertex) {
    return (int) last[vertex] != 0;
  }

  /** How many values in a row died with it, but those that were taken before. */
  public int takeCount(int vertex) {
    int count = (int) last[vertex];
    last[vertex] &= ~LOWER;
    return count;
  }

  /** One more than the last vertex that, with all from this one on, had as many values in a row with the same set as it. */
  int countedAlikeUntil(int vertex) {
    int end = vertex + 1;
    while (end < used && last[end] == last[vertex]) {
      end++;
    }
    return end;
  }

  /** How many values in a row died with the set of these vertices, which are counted alike, but those that were taken before. */
  int takeCounts(int first, int end) {
    int count = (int) last[first];
    for (int vertex = first; vertex < end; vertex++) {
      last[vertex] &= ~LOWER;
    }
    return count;
  }

  /** One more than the last vertex that, with all from this one on, has computed as much as it and was stored to at the same site. */
  int storedAlikeUntil(int vertex) {
    int end = vertex + 1;
    while (end < used && weight(end) == weight(vertex) && site[end] == site[vertex]) {
      end++;
    }
    return end;
  }

  /** The phase is over. */
  public void beginAnew() {
    Arrays.fill(start, 0);
    Arrays.fill(last, 0);
    Arrays.fill(births, 0);
    Arrays.fill(site, 0);
  }

  /** The last phase is over: what is to be written takes memory too, and needs nothing but where vertices are placed. */
  public void end() {
    start = new int[0];
    last = new long[0];
    births = new long[0];
    site = new int[0];
  }

  /** The word of the vertex has got another place, with this one. */
  public void outgrow(int vertex, int now) {
    copiedTo[vertex] = now;
  }

  /** The word that lasts longer into which a value of the vertex was copied first, 0 where there is none. */
  public int lastingCopy(int vertex) {
    int target = copiedTo[vertex];
    return shortLived.get(target) ? 0 : target;
  }

  /** One more than the largest vertex. */
  public int size() {
    return used;
  }
}
