package org.parcast.analyses.mapping.locality;

import it.unimi.dsi.fastutil.longs.LongIterator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.recording.MemoryUnits;

/**
 * Locality of the threads of a trace, and the affinity between them: the number of data that two threads both access (DagTM, section 5.2). A datum
 * is a word of eight bytes.
 *
 * @param threads locality of each thread
 * @param affinity data accessed by both of two threads
 */
public record DataAffinity(List<ThreadLocality> threads, TaskMatrix affinity) {
  public DataAffinity {
    threads = List.copyOf(threads);
  }

  /** Reads a trace once; the bounds part the patterns of its threads. */
  public static DataAffinity of(ThreadTrace trace, LocalityBounds bounds) throws IOException {
    int n = trace.threads();
    DataReuse[] distances = new DataReuse[n];
    java.util.Arrays.setAll(distances, t -> new DataReuse());
    long[] accesses = new long[n];
    trace.replay((thread, address, size, write, site) -> {
      accesses[thread]++;
      distances[thread].access(address >>> MemoryUnits.WORD_BITS);
    });
    List<ThreadLocality> threads = new ArrayList<>();
    double[][] shared = new double[n][n];
    for (int t = 0; t < n; t++) {
      double mean = distances[t].mean();
      threads.add(new ThreadLocality(t, distances[t].data(), accesses[t], mean, bounds.pattern(mean, distances[t].data())));
      for (int other = 0; other < t; other++) {
        shared[t][other] = common(distances[t], distances[other]);
        shared[other][t] = shared[t][other];
      }
    }
    return new DataAffinity(threads, TaskMatrix.of(shared));
  }

  private static int common(DataReuse a, DataReuse b) {
    DataReuse smaller = a.data() <= b.data() ? a : b;
    DataReuse larger = smaller == a ? b : a;
    int common = 0;
    for (LongIterator data = smaller.accessed().iterator(); data.hasNext();) {
      common += larger.accessed().contains(data.nextLong()) ? 1 : 0;
    }
    return common;
  }
}
