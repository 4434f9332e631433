package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.parcast.analyses.valueflow.graph.SinkSharing;
import org.parcast.recording.Nets;

/**
 * Nets of which many have the same sinks, as all words in a row of a matrix have that are factors of the same products. What matters of a set of
 * sinks to a placement, one for each rank say, is found once for all nets that have it.
 */
final class SharedSinks {
  private final Nets nets;
  private final SinkSharing sharing;

  SharedSinks(Nets nets, SinkSharing sharing) {
    this.nets = nets;
    this.sharing = sharing;
  }

  /** Goes through each set of sinks, one after the other. */
  interface Choice {
    /** @param set number of the set, from 0, in no order */
    boolean matters(int set, int pin);
  }

  /** The nets with those of their sinks that matter, or with all where not many nets have the same ones. */
  Nets with(Choice choice) {
    if (sharing.isEmpty()) {
      return nets;
    }
    int[] start = new int[nets.size()];
    int[] end = new int[nets.size()];
    IntArrayList pins = new IntArrayList();
    for (int n = 0; n < start.length; n++) {
      int first = sharing.first(n);
      if (first == n) {
        start[n] = pins.size();
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          if (choice.matters(n, nets.pin(n, i))) {
            pins.add(nets.pin(n, i));
          }
        }
        end[n] = pins.size();
      } else {
        start[n] = start[first];
        end[n] = end[first];
      }
    }
    return nets.withSinks(start, end, pins.toIntArray());
  }
}
