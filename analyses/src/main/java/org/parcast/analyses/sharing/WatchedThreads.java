package org.parcast.analyses.sharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.parcast.recorder.format.ThreadSharing;

/** Makes a forecast of what was counted while the threads of a real program ran. */
public final class WatchedThreads {
  private static final int LINE_BYTES = 64;

  private WatchedThreads() {}

  /** The communication; false sharing is told only where blocks are cache lines. */
  public static SharingForecast of(ThreadSharing counted) {
    int threads = counted.threads().size();
    long[] pairs = new long[threads * threads];
    for (int a = 0; a < threads; a++) {
      for (int b = 0; b < threads; b++) {
        pairs[Math.min(a, b) * threads + Math.max(a, b)] += counted.events()[a][b];
      }
    }
    long[] types = counted.types();
    TaskMatrix matrix = TaskMatrix.ofEvents(threads, pairs);
    return new SharingForecast(threads, new SharingRequest(Detection.RELAXED, counted.granularity(), LastLevels.DIENER),
        matrix, new EventTypes(types[0], types[1], types[2]), Optional.empty(), OptionalDouble.empty(),
        counted.granularity() == LINE_BYTES ? falseSharing(counted) : List.of(), PatternRecognition.of(matrix, handedOn(counted)));
  }

  private static double[][] handedOn(ThreadSharing counted) {
    double[][] handedOn = new double[counted.threads().size()][counted.threads().size()];
    for (int to = 0; to < handedOn.length; to++) {
      for (int from = 0; from < handedOn.length; from++) {
        handedOn[from][to] = counted.received()[to][from];
      }
    }
    return handedOn;
  }

  /** Data of which threads touch different words of a line more often than common ones, a store on either side. */
  private static List<FalseSharing> falseSharing(ThreadSharing counted) {
    Map<String, List<ThreadSharing.SharedSite>> byData = new LinkedHashMap<>();
    for (ThreadSharing.SharedSite site : counted.sites()) {
      byData.computeIfAbsent(site.data(), key -> new ArrayList<>()).add(site);
    }
    List<FalseSharing> found = new ArrayList<>();
    byData.forEach((data, sites) -> {
      long apart = sites.stream().mapToLong(ThreadSharing.SharedSite::apart).sum();
      long met = sites.stream().mapToLong(ThreadSharing.SharedSite::met).sum();
      if (apart > met) {
        List<String> places = sites.stream().filter(site -> site.apart() > 0).map(ThreadSharing.SharedSite::place).distinct().toList();
        found.add(new FalseSharing(data.isEmpty() ? "an array without a name" : data, places, 0, apart, FalseSharing.REMEDY));
      }
    });
    found.sort(Comparator.comparingLong(FalseSharing::events).reversed());
    long[] types = counted.types();
    double least = FalseSharingFinder.NEGLIGIBLE * (types[0] + types[1] + types[2]);
    return found.stream().filter(finding -> finding.events() >= least).toList();
  }
}
