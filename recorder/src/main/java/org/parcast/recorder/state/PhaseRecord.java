package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recorder.memory.SortedKeys;

/** What a phase came to: the steps of a loop, or what lies between loops. */
public final class PhaseRecord {
  /** Number of the loop, 0 for what lies between loops, -1 for the calls of the region as steps. */
  public final int loop;

  public long iterations;

  /** Uses of values by the computations of each vertex, and where it was last written; 0 for not at all. */
  public int[] weight = new int[0];

  public int[] site = new int[0];

  /** Values by {@link #netKey}: how many, and how many of them were alive at the end of the region. */
  public final NetCounts counts = new NetCounts();

  public final LongIntMap alive = new LongIntMap(16);

  /** The same for values of the last step that words held when the steps ended, as far as they were used before. */
  public final SortedKeys last = new SortedKeys();

  /** Values born and copied in each step; those of the first steps where there are very many. */
  public int[] work = new int[4];

  public int steps;

  /** The runs of a {@link StepLog} of one of its steps; null where none has been noted. */
  public int[] order;

  PhaseRecord(int loop) {
    this.loop = loop;
  }

  /** Values of the same home and set of sinks are counted together. */
  public static long netKey(int home, int set) {
    return (long) home << 32 | set & 0xFFFFFFFFL;
  }

  public void stepEnds(long values) {
    if (steps == work.length && steps < Stopwatch.MOST_STEPS) {
      work = Growth.of(work, 2 * steps);
    }
    if (steps < work.length) {
      work[steps++] = (int) Math.min(values, Integer.MAX_VALUE);
    }
  }

  /** Takes over what the vertices computed since the phase began, or went on. */
  public void take(Vertices vertices) {
    counts.take(vertices);
    int size = sizeOfWritten(vertices);
    weight = Arrays.copyOf(weight, size);
    site = Arrays.copyOf(site, size);
    for (int vertex = Nets.FIRST_VERTEX; vertex < size; vertex++) {
      weight[vertex] += vertices.weight(vertex);
      if (vertices.site[vertex] != 0) {
        site[vertex] = vertices.site[vertex];
      }
    }
  }

  /** One more than the last vertex that the phase has anything of. */
  private int sizeOfWritten(Vertices vertices) {
    int size = vertices.size();
    while (size > weight.length && vertices.weight(size - 1) == 0 && vertices.site[size - 1] == 0) {
      size--;
    }
    return size;
  }

  boolean isWritten(int vertex) {
    return vertex < site.length && site[vertex] != 0;
  }
}
