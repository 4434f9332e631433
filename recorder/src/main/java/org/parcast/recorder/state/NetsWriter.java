package org.parcast.recorder.state;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.parcast.recorder.format.RecordingFormat;
import org.parcast.recorder.format.RecordingOutput;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.memory.SortedSinks;

/** Writes the nets of the phases, by home. A large set of sinks that many values have, as a matrix product's row, is written once. */
public final class NetsWriter {
  private final RecordingOutput out;
  private final SortedSinks sinks;
  private final SinkSets sets;
  private int numbered;

  public NetsWriter(RecordingOutput out, SinkSets sets) {
    this.out = out;
    this.sets = sets;
    sinks = new SortedSinks(sets);
  }

  public void write(PhaseRecord phase) throws IOException {
    long[] keys = phase.counts.sortedKeys();
    long[] aliveKeys = phase.alive.sortedKeys();
    int previousHome = 0;
    int k = 0;
    int a = 0;
    while (k < keys.length || a < aliveKeys.length) {
      int home = (int) (Math.min(k < keys.length ? keys[k] : Long.MAX_VALUE, a < aliveKeys.length ? aliveKeys[a] : Long.MAX_VALUE) >>> 32);
      NetsOfHome nets = new NetsOfHome(phase);
      for (; k < keys.length && keys[k] >>> 32 == home; k++) {
        int last = phase.last.count(keys[k]);
        nets.add((int) keys[k], phase.counts.get(keys[k]) - last, 0, false);
        nets.add((int) keys[k], last, 0, true);
      }
      for (; a < aliveKeys.length && aliveKeys[a] >>> 32 == home; a++) {
        int set = (int) aliveKeys[a];
        int count = phase.alive.get(aliveKeys[a]);
        nets.add(set, set == 0 ? count : 0, count, phase.last.count(aliveKeys[a]) > 0);
      }
      for (Net net : nets.all()) {
        write(net, home, previousHome);
        previousHome = home;
      }
    }
    out.number(0);
  }

  private void write(Net net, int home, int previousHome) throws IOException {
    out.number(home - previousHome + 1L);
    out.number(net.count);
    out.number(net.alive);
    out.number(net.earlier ? 1 : net.last ? 2 : 0);
    out.number(net.sinks.number);
    if (net.sinks.number > 0) {
      return;
    }
    if (net.sinks.pins.length >= RecordingFormat.SHARED_SINKS) {
      net.sinks.number = ++numbered;
    }
    out.number(net.sinks.pins.length);
    int before = home;
    for (int pin : net.sinks.pins) {
      out.signed((long) pin - before);
      before = pin;
    }
  }

  private static final class Net {
    final SortedSinks.Sinks sinks;
    final boolean earlier;
    final boolean last;
    long count;
    long alive;

    Net(SortedSinks.Sinks sinks, boolean earlier, boolean last) {
      this.sinks = sinks;
      this.earlier = earlier;
      this.last = last;
    }

    /**
     * Whether the other is of the value before the first step, and mostly used where this one was not. Grids that change places are used up,
     * even if some element decides a branch in one step and not in another.
     */
    boolean isContinuedBy(Net other) {
      long shared = Arrays.stream(other.sinks.pins).filter(pin -> Arrays.binarySearch(sinks.pins, pin) >= 0).count();
      return other.earlier && 2 * shared < other.sinks.pins.length;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Net net && earlier == net.earlier && last == net.last && Arrays.equals(sinks.pins, net.sinks.pins);
    }

    @Override
    public int hashCode() {
      return sinks.hash;
    }
  }

  /** The nets of one home, equal ones counted together whatever the order in which their sinks came. */
  private final class NetsOfHome {
    private final PhaseRecord phase;
    private final Map<Net, Net> nets = new LinkedHashMap<>(2);

    NetsOfHome(PhaseRecord phase) {
      this.phase = phase;
    }

    void add(int set, int count, int alive, boolean last) {
      if (count == 0 && alive == 0) {
        return;
      }
      Net net = nets.computeIfAbsent(new Net(sinks.of(set), set != 0 && sets.isEarlier(set), last), key -> key);
      net.count += count;
      net.alive += alive;
    }

    /** The nets; of those left over by the steps only such are told apart as the first step's use of the home's earlier value goes on. */
    Collection<Net> all() {
      for (Net left : nets.values().stream().filter(net -> net.last && nets.values().stream().noneMatch(net::isContinuedBy)).toList()) {
        nets.remove(left);
        Net plain = nets.computeIfAbsent(new Net(left.sinks, left.earlier, false), key -> key);
        plain.count += left.count;
        plain.alive += left.alive;
      }
      return nets.values();
    }
  }
}
