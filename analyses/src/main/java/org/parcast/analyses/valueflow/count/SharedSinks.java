package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.parcast.recording.Nets;

/**
 * Nets of which many have the same sinks, as all words in a row of a matrix have that are factors of the same products. What matters of a set of
 * sinks to a placement, one for each rank say, is found once for all nets that have it.
 */
final class SharedSinks {
  /** With fewer nets to a set of sinks it costs more than it saves. */
  private static final int FEWEST_NETS = 4;

  private final Nets nets;
  /** By net the first one with the same sinks; empty where not many nets have the same ones. */
  private final int[] first;

  SharedSinks(Nets nets) {
    this.nets = nets;
    boolean many = nets.pins() >= FEWEST_NETS * nets.storedPins();
    first = new int[many ? nets.size() : 0];
    Long2IntOpenHashMap firstWith = new Long2IntOpenHashMap();
    firstWith.defaultReturnValue(-1);
    for (int n = 0; n < first.length; n++) {
      int known = firstWith.putIfAbsent(nets.sinks(n), n);
      first[n] = known < 0 ? n : known;
    }
  }

  /** Goes through each set of sinks, one after the other. */
  interface Choice {
    /** @param set number of the set, from 0, in no order */
    boolean matters(int set, int pin);
  }

  /** The nets with those of their sinks that matter, or with all where not many nets have the same ones. */
  Nets with(Choice choice) {
    if (first.length == 0) {
      return nets;
    }
    int[] start = new int[first.length];
    int[] end = new int[first.length];
    IntArrayList pins = new IntArrayList();
    for (int n = 0; n < first.length; n++) {
      if (first[n] == n) {
        start[n] = pins.size();
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          if (choice.matters(n, nets.pin(n, i))) {
            pins.add(nets.pin(n, i));
          }
        }
        end[n] = pins.size();
      } else {
        start[n] = start[first[n]];
        end[n] = end[first[n]];
      }
    }
    return nets.withSinks(start, end, pins.toIntArray());
  }
}
