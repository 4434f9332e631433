package org.parcast.recorder.state;

import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.run.RunControl;
import org.parcast.recording.Nets;
import org.parcast.recording.file.PagedInts;

/** What a phase came to: the steps of a loop, or what lies between loops. */
public final class PhaseRecord {
  /** Number of the loop, 0 for what lies between loops, -1 for the calls of the region as steps. */
  public final int loop;

  public long iterations;

  /** Uses of values by the computations of each vertex, and where it was last written; 0 for not at all. */
  public final PagedInts weight = new PagedInts();

  public final PagedInts site = new PagedInts();

  /** Values by home and set of sinks: how many, and how many of them were alive at the end of the region. */
  public final NetCounts counts = new NetCounts();

  public final NetCounts alive = new NetCounts();

  /** The same for values of the last step that words held when the steps ended, as far as they were used before. */
  public final NetCounts last = new NetCounts();

  /** Values born and copied in each step; those of the first steps where there are very many. */
  public int[] work = new int[4];

  public int steps;

  /** The runs of a {@link StepLog} of one of its steps; null where none has been noted. */
  public int[] order;

  PhaseRecord(int loop) {
    this.loop = loop;
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
    try {
      counts.take(vertices);
      for (int vertex = Nets.FIRST_VERTEX, end; vertex < vertices.size(); vertex = end) {
        end = vertices.storedAlikeUntil(vertex);
        if (vertices.weight(vertex) != 0) {
          weight.add(vertex, end, vertices.weight(vertex));
        }
        if (vertices.site[vertex] != 0) {
          site.set(vertex, end, vertices.site[vertex]);
        }
      }
      counts.pack();
      alive.pack();
      last.pack();
      weight.pack();
      site.pack();
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  /** See {@link NetCounts#alikeUntil}. */
  int alikeUntil(int home) {
    return Math.min(counts.alikeUntil(home), Math.min(alive.alikeUntil(home), last.alikeUntil(home)));
  }

  boolean isWritten(int vertex) {
    return site.get(vertex) != 0;
  }
}
