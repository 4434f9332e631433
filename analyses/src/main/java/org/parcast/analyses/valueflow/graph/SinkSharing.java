package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.parcast.recording.Nets;

/** Which nets have the same sinks, where many do, as those of all words in a row of a matrix that are factors of the same products. */
public final class SinkSharing {
  /** With fewer nets to a set of sinks it costs more than it saves. */
  private static final int FEWEST_NETS = 4;

  /** By net the number of its set of sinks, from 0; empty where not many nets have the same ones. */
  private final int[] set;
  /** By set the first net that has it. */
  private final IntArrayList first = new IntArrayList();

  public SinkSharing(Nets nets) {
    boolean many = nets.pins() >= FEWEST_NETS * nets.storedPins();
    set = new int[many ? nets.size() : 0];
    Long2IntOpenHashMap known = new Long2IntOpenHashMap();
    for (int n = 0; n < set.length; n++) {
      int before = known.putIfAbsent(nets.sinks(n), first.size() + 1);
      set[n] = before == 0 ? first.size() : before - 1;
      if (before == 0) {
        first.add(n);
      }
    }
  }

  /** Whether not many nets have the same sinks, so that each is taken for itself. */
  public boolean isEmpty() {
    return set.length == 0;
  }

  /** The first net that has the sinks of the net. */
  public int first(int net) {
    return isEmpty() ? net : first.getInt(set[net]);
  }

  /** The number of the net's set of sinks, from 0; not where {@link #isEmpty}. */
  int set(int net) {
    return set[net];
  }

  int sets() {
    return first.size();
  }
}
