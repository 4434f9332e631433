package org.parcast.analyses.sharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.parcast.analyses.sharing.detection.FalselySharedLine;

/** Names the data behind falsely shared lines. */
final class FalseSharingFinder {
  /** Findings below this share of all events are left out: they would not be worth a change. */
  static final double NEGLIGIBLE = 0.01;
  private static final int MOST = 20;

  /** What data are called that have no name, but places where they are used: they are told of together. */
  private static final String UNNAMED = "data without a name";

  private FalseSharingFinder() {}

  /**
   * The false sharing by data, heaviest first.
   *
   * @param events all events between threads
   */
  static List<FalseSharing> find(List<FalselySharedLine> lines, AddressNames names, long events) {
    Map<String, List<FalselySharedLine>> byData = new LinkedHashMap<>();
    for (FalselySharedLine line : lines) {
      byData.computeIfAbsent(data(line, names), key -> new ArrayList<>()).add(line);
    }
    List<FalseSharing> found = new ArrayList<>();
    byData.forEach((data, group) -> found.add(finding(data, group, names)));
    found.sort(Comparator.comparingLong(FalseSharing::events).reversed());
    return found.stream().filter(f -> f.events() >= NEGLIGIBLE * events).limit(MOST).toList();
  }

  private static String data(FalselySharedLine line, AddressNames names) {
    TreeSet<String> both = new TreeSet<>(List.of(names.dataAt(line.oneAddress(), line.oneSite()), names.dataAt(line.otherAddress(), line.otherSite())));
    both.remove("");
    if (!both.isEmpty()) {
      return String.join(" and ", both);
    }
    boolean placed = !(names.placeOf(line.oneSite()) + names.placeOf(line.otherSite())).isEmpty();
    return placed ? UNNAMED : "0x" + Long.toHexString(line.address());
  }

  private static FalseSharing finding(String data, List<FalselySharedLine> lines, AddressNames names) {
    TreeSet<String> places = new TreeSet<>();
    long events = 0;
    for (FalselySharedLine line : lines) {
      events += line.events();
      places.add(names.placeOf(line.oneSite()));
      places.add(names.placeOf(line.otherSite()));
    }
    places.remove("");
    String remedy = data.contains(" and ") ? FalseSharing.REMEDY_OF_FIELDS : FalseSharing.REMEDY;
    return new FalseSharing(data, List.copyOf(places), lines.size(), events, remedy);
  }
}
