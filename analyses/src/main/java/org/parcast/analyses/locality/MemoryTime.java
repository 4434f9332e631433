package org.parcast.analyses.locality;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.simulation.SetAssociativeCache;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.recording.MemoryUnits;

/**
 * The time that references wait for the caches of a machine and its memory. A line that follows another one comes as fast as the level gives lines in a row; any other as much slower as memory is
 * where lines come in no order.
 */
final class MemoryTime {
  /** As most machines have them: 8 in the nearest level, 16 in the others. */
  private static final int WAYS = 8;

  /** Rows of lines that hardware fetches ahead at the same time: Intel's and AMD's manuals tell of 16 to 32. */
  private static final int STREAMS = 16;

  private final List<SetAssociativeCache> caches = new ArrayList<>();
  private final double[] streamed;
  private final double[] gathered;
  private final long[] hits;
  private final long[] streams = new long[STREAMS];
  private int oldest;
  private long references;
  private double seconds;

  MemoryTime(Machine machine) {
    List<MemoryLevel> levels = machine.levels();
    int memory = levels.size() - 1;
    streamed = new double[memory + 1];
    gathered = new double[memory + 1];
    hits = new long[memory + 1];
    double slower = Math.max(1, machine.misses().gather() / machine.misses().streamed());
    for (int level = 0; level <= memory; level++) {
      if (level < memory) {
        int ways = level == 0 ? WAYS : 2 * WAYS;
        long set = (long) ways * MemoryUnits.LINE_BYTES;
        caches.add(SetAssociativeCache.of(new CacheLevel(levels.get(level).name(), Math.max(1, levels.get(level).bytes() / set) * set, ways, MemoryUnits.LINE_BYTES, 1)));
      }
      streamed[level] = level == 0 ? 0 : level == memory ? machine.misses().streamed() : MemoryUnits.LINE_BYTES / levels.get(level).read().of(1);
      gathered[level] = streamed[level] * slower;
    }
  }

  /** Forgets what was counted, not what the caches hold. */
  void restart() {
    Arrays.fill(hits, 0);
    references = 0;
    seconds = 0;
  }

  void touch(long address) {
    long line = address / MemoryUnits.LINE_BYTES;
    references++;
    int level = 0;
    while (level < caches.size() && !caches.get(level).use(line)) {
      level++;
    }
    hits[level]++;
    if (level > 0) {
      seconds += isStreamed(line) ? streamed[level] : gathered[level];
    }
  }

  private boolean isStreamed(long line) {
    for (int stream = 0; stream < STREAMS; stream++) {
      if (streams[stream] == line - 1 || streams[stream] == line + 1) {
        streams[stream] = line;
        return true;
      }
    }
    streams[oldest] = line;
    oldest = (oldest + 1) % STREAMS;
    return false;
  }

  double seconds() {
    return seconds;
  }

  /** By level but memory, the share of all references that it or a nearer one answers. */
  List<Double> hitRates() {
    List<Double> rates = new ArrayList<>();
    long answered = 0;
    for (int level = 0; level < caches.size(); level++) {
      answered += hits[level];
      rates.add(references == 0 ? 1 : (double) answered / references);
    }
    return rates;
  }
}
