package org.parcast.analyses.sharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.matrix.PatternRecognition;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.ThreadSharing;

/** Makes a forecast of what was counted while the threads of a real program ran. */
public final class WatchedThreads {
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
    return new SharingForecast(threads, counted.threads(), new SharingRequest(Detection.RELAXED, counted.granularity(), SharingRequest.DIENER),
        matrix, new EventTypes(types[0], types[1], types[2]), Optional.empty(), Optional.empty(),
        sharedData(counted), counted.granularity() == MemoryUnits.LINE_BYTES ? falseSharing(counted) : List.of(), PatternRecognition.of(matrix, handedOn(counted)), Optional.empty());
  }

  private static List<SharedData> sharedData(ThreadSharing counted) {
    SharedDataFinder shared = new SharedDataFinder();
    for (ThreadSharing.SharedSite site : counted.sites()) {
      shared.add(site.data(), site.place(), site.met() + site.apart() + site.bothRead(), site.bothRead());
    }
    return shared.heaviest();
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

  /**
   * Data of which threads touch different words of a line more often than common ones, a store on either side. Such fields of one class are told of
   * together. Fields that are fixed have been handed on as they are: it is those beside them that are to blame.
   */
  private static List<FalseSharing> falseSharing(ThreadSharing counted) {
    Map<String, List<ThreadSharing.SharedSite>> byData = new LinkedHashMap<>();
    counted.sites().stream().filter(site -> !site.isFixed()).forEach(site -> byData.computeIfAbsent(site.data(), key -> new ArrayList<>()).add(site));
    Map<String, List<ThreadSharing.SharedSite>> found = new LinkedHashMap<>();
    byData.forEach((data, sites) -> {
      if (sum(sites, ThreadSharing.SharedSite::apart) > sum(sites, ThreadSharing.SharedSite::met)) {
        String together = sites.get(0).isField() ? data.substring(0, data.lastIndexOf('.')) : data;
        found.computeIfAbsent(together, key -> new ArrayList<>()).addAll(sites);
      }
    });
    long[] types = counted.types();
    double least = FalseSharingFinder.NEGLIGIBLE * (types[0] + types[1] + types[2]);
    return found.values().stream().map(WatchedThreads::finding).filter(finding -> finding.events() >= least)
        .sorted(Comparator.comparingLong(FalseSharing::events).reversed()).toList();
  }

  private static FalseSharing finding(List<ThreadSharing.SharedSite> sites) {
    String data = sites.stream().map(ThreadSharing.SharedSite::data).distinct().collect(Collectors.joining(" and "));
    List<String> places = sites.stream().filter(site -> site.apart() > 0)
        .sorted(Comparator.comparingLong(ThreadSharing.SharedSite::apart).reversed()).map(ThreadSharing.SharedSite::place).distinct().toList();
    String remedy = sites.get(0).isField() ? FalseSharing.REMEDY_OF_FIELDS : FalseSharing.REMEDY;
    return new FalseSharing(data.isEmpty() ? "an array without a name" : data, places, 0, sum(sites, ThreadSharing.SharedSite::apart), remedy);
  }

  private static long sum(List<ThreadSharing.SharedSite> sites, ToLongFunction<ThreadSharing.SharedSite> count) {
    return sites.stream().mapToLong(count).sum();
  }
}
