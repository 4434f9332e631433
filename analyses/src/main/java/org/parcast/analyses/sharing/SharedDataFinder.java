package org.parcast.analyses.sharing;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.sharing.detection.EventListener;
import org.parcast.recording.MemoryUnits;

/** Adds up events by the data and the place of the program where they are noticed. */
final class SharedDataFinder {
  private static final int MOST = 20;

  private final Map<String, Map<String, Count>> byData = new LinkedHashMap<>();
  private final Int2ObjectOpenHashMap<Cursor> bySite = new Int2ObjectOpenHashMap<>();

  /** Events of one place. */
  private static final class Count {
    long events;
    long bothRead;
  }

  /** The word where the last event of a trace's site was: often the next is there too, and its data has the same name. */
  private static final class Cursor {
    long word = -1;
    Count count;
  }

  /** Adds events; data and place may be empty, where they are not known. */
  void add(String data, String place, long events, long bothRead) {
    Count count = count(data, place);
    count.events += events;
    count.bothRead += bothRead;
  }

  /** Listens to the events of a trace. */
  EventListener of(AddressNames names) {
    return (site, address, bothRead) -> {
      Cursor cursor = bySite.computeIfAbsent(site, key -> new Cursor());
      long word = address >>> MemoryUnits.WORD_BITS;
      if (cursor.word != word) {
        cursor.word = word;
        cursor.count = count(names.dataAt(address, site), names.placeOf(site));
      }
      cursor.count.events++;
      cursor.count.bothRead += bothRead ? 1 : 0;
    };
  }

  private Count count(String data, String place) {
    return byData.computeIfAbsent(data, key -> new LinkedHashMap<>()).computeIfAbsent(place, key -> new Count());
  }

  /** The data that is named and has a hundredth of all events, heaviest first. */
  List<SharedData> heaviest() {
    List<SharedData> found = new ArrayList<>();
    byData.forEach((data, places) -> found.add(found(data, places)));
    double least = FalseSharingFinder.NEGLIGIBLE * found.stream().mapToLong(SharedData::events).sum();
    return found.stream().filter(data -> data.events() > 0 && data.events() >= least && !(data.data().isEmpty() && data.places().isEmpty()))
        .sorted(Comparator.comparingLong(SharedData::events).reversed()).limit(MOST).toList();
  }

  private static SharedData found(String data, Map<String, Count> places) {
    Comparator<Map.Entry<String, Count>> heaviest = Comparator.comparingLong(place -> -place.getValue().events);
    List<String> names = places.entrySet().stream().sorted(heaviest).map(Map.Entry::getKey).filter(place -> !place.isEmpty()).toList();
    return new SharedData(data, names, places.values().stream().mapToLong(count -> count.events).sum(),
        places.values().stream().mapToLong(count -> count.bothRead).sum());
  }
}
