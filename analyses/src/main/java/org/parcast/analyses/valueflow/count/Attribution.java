package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Site;

/** Ranks pairs of source lines, where values are born and where they are used, by the bytes that a placement makes them send per step. */
final class Attribution {
  private static final int MOST_PAIRS = 20;

  private final ValueCommunicationGraph graph;
  private final Long2LongOpenHashMap bytes = new Long2LongOpenHashMap();
  /** A home and a sink for each pair of sites, to name them by. */
  private final Long2ObjectOpenHashMap<int[]> examples = new Long2ObjectOpenHashMap<>();

  Attribution(ValueCommunicationGraph graph) {
    this.graph = graph;
  }

  /** The pairs charged, those with most bytes first. */
  List<LineTraffic> lines() {
    long total = bytes.values().longStream().sum();
    List<LineTraffic> lines = new ArrayList<>();
    bytes.long2LongEntrySet().stream()
        .sorted(Comparator.comparingLong((Long2LongMap.Entry e) -> -e.getLongValue()).thenComparingLong(Long2LongMap.Entry::getLongKey))
        .limit(MOST_PAIRS).forEach(e -> lines.add(line(examples.get(e.getLongKey()), e.getLongValue(), total)));
    return lines;
  }

  /** Adds what values of a home cost on account of a sink, in all steps. */
  void charge(int home, int pin, long sent) {
    long key = (long) graph.siteInHeadline(home) << 32 | graph.siteInHeadline(pin);
    if (bytes.addTo(key, sent) == 0) {
      examples.put(key, new int[] {home, pin});
    }
  }

  private LineTraffic line(int[] example, long sent, long total) {
    Site born = graph.storedAt(example[0]);
    Site used = graph.storedAt(example[1]);
    return new LineTraffic(file(born), line(born), graph.words().name(example[0]), file(used), line(used), graph.words().name(graph.number(example[1])),
        sent / (double) graph.steps(), (double) sent / total);
  }

  private static String file(Site site) {
    return site == null ? "" : site.file();
  }

  private static int line(Site site) {
    return site == null ? 0 : site.line();
  }
}
