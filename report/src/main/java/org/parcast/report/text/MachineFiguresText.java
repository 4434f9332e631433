package org.parcast.report.text;

import java.io.IOException;
import java.util.Locale;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** A machine in words and units. */
public final class MachineFiguresText {
  private MachineFiguresText() {}

  /** Writes the machine, with lines ended by {@code \n}. */
  public static void write(Machine machine, Appendable to) throws IOException {
    to.append(Printable.of(machine.name())).append('\n');
    item(to, "cores", machine.cores() + " usable" + (machine.threadsPerCore() > 1 ? ", " + machine.threadsPerCore() + " share a core (SMT)" : ", none shares a core"));
    item(to, "slowdown", String.format(Locale.ROOT, "%.2f to %.2f: a thread's time beside %d others over its time alone", machine.slowdown().of(machine.cores()).low(), machine.slowdown().of(machine.cores()).high(), machine.cores() - 1));
    item(to, "spread", Numbers.percent(machine.spread()) + " between the middle halves of repeats");
    MissCost misses = machine.misses();
    item(to, "a miss", Numbers.time(misses.streamed()) + " streamed, " + Numbers.time(misses.gather()) + " gathered, " + Numbers.time(misses.chain()) + " where each names the next");
    item(to, "dealing", Numbers.time(machine.deal()) + " for the parts of a region with nothing in them");
    item(to, "combining", Numbers.time(machine.combine()) + " for a partial result; a line between cores " + Numbers.time(machine.lineTransfer()) + ", a lock "
        + Numbers.time(machine.lockHandOff()));
    if (machine.network() != null) {
      item(to, "network", machine.network().name() + ": " + Numbers.time(machine.network().latency()) + " a message, " + Numbers.time(machine.network().overhead())
          + " of work at each end, " + Numbers.bytes(machine.network().bytesPerSecond()) + "/s");
    }
    TextTable levels = new TextTable("lrrrrr");
    levels.row("level", "bytes", "read 1 thread", "read all", "write all", "copy all");
    for (MemoryLevel level : machine.levels()) {
      int all = machine.cores();
      levels.row(level.name(), Numbers.bytes(level.bytes()), rate(level.read().of(1)), rate(level.read().of(all)), rate(level.write().of(all)), rate(level.copy().of(all)));
    }
    to.append("\nBandwidth\n").append(levels.toText("  "));
    TextTable regions = new TextTable("rrrr");
    regions.row("after a gap of", "overhead", "worker comes early", "late");
    for (RegionCost region : machine.regions()) {
      regions.row(Numbers.time(region.gap()), Numbers.time(region.overhead()), Numbers.time(region.arrivalLow()), Numbers.time(region.arrivalHigh()));
    }
    to.append("\nA parallel region\n").append(regions.toText("  "));
  }

  private static void item(Appendable to, String key, String text) throws IOException {
    to.append(Wrapped.item(String.format(Locale.ROOT, "  %-11s", key), text));
  }

  private static String rate(double bytesPerSecond) {
    return Numbers.bytes(bytesPerSecond) + "/s";
  }
}
