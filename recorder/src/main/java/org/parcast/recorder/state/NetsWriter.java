package org.parcast.recorder.state;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
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
      NetsOfHome nets = new NetsOfHome();
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
      nets.tellLeftApart();
      for (Net net : nets.all) {
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
      if (!other.earlier) {
        return false;
      }
      long shared = Arrays.stream(other.sinks.pins).filter(pin -> Arrays.binarySearch(sinks.pins, pin) >= 0).count();
      return 2 * shared < other.sinks.pins.length;
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
    /** Homes with more nets have a table of them; most have one or two. */
    private static final int FEW = 8;

    final List<Net> all = new ArrayList<>(2);
    private Map<Net, Net> table;

    void add(int set, int count, int alive, boolean last) {
      if (count != 0 || alive != 0) {
        add(sinks.of(set), set != 0 && sets.isEarlier(set), last, count, alive);
      }
    }

    private void add(SortedSinks.Sinks of, boolean earlier, boolean last, long count, long alive) {
      Net net = new Net(of, earlier, last);
      Net known = table != null ? table.get(net) : known(net);
      if (known == null) {
        known = net;
        all.add(net);
        enter(net);
      }
      known.count += count;
      known.alive += alive;
    }

    private Net known(Net net) {
      for (Net other : all) {
        if (other.equals(net)) {
          return other;
        }
      }
      return null;
    }

    private void enter(Net net) {
      if (table != null) {
        table.put(net, net);
      } else if (all.size() > FEW) {
        table = new HashMap<>();
        all.forEach(each -> table.put(each, each));
      }
    }

    /** Of the nets left over by the steps only such are told apart as the first step's use of the home's earlier value goes on. */
    void tellLeftApart() {
      List<Net> plain = new ArrayList<>(0);
      for (Net net : all) {
        if (net.last && !isContinued(net)) {
          plain.add(net);
        }
      }
      if (!plain.isEmpty()) {
        all.removeAll(plain);
        plain.forEach(net -> add(net.sinks, net.earlier, false, net.count, net.alive));
      }
    }

    private boolean isContinued(Net net) {
      for (Net other : all) {
        if (net.isContinuedBy(other)) {
          return true;
        }
      }
      return false;
    }
  }
}
