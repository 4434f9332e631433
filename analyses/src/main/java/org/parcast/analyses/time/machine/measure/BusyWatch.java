package org.parcast.analyses.time.machine.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.parcast.ir.catalogue.Notice;

/** Whether others use the machine meanwhile: the time that other processes take of the cores that this one may use, and what the hypervisor gives to others. Own threads do not count. */
public final class BusyWatch {
  /**
   * Part of the time of the cores that other processes may take, 0 to 1: intervals reach as far as that disturbs, and half of the least gain that counts feigns none. It is more than the
   * system's own housekeeping, which this watch counts with the others: 3 to 4 % were seen where nothing else ran.
   */
  private static final double MOST_TAKEN = 0.05;

  /** Who is measured has had some of the time. */
  private static final double MOST = 0.99;

  /** Part of their time that the hypervisor may take. */
  private static final double MOST_STOLEN = 0.005;

  private final Path proc;
  private final LongSupplier clock;
  private final long start;
  private final Optional<CoreTime> before;

  /** Watches from now on. */
  public BusyWatch() {
    this(Path.of("/proc"), System::nanoTime);
  }

  /** @param clock nanoseconds */
  BusyWatch(Path proc, LongSupplier clock) {
    this.proc = proc;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.before = CoreTime.read(proc);
  }

  /**
   * What others took of the time of the cores, 0 to 1 each; nothing where the system does not tell.
   *
   * @param others other processes
   * @param stolen the hypervisor
   */
  public record Taken(double others, double stolen) {
    /** Both, below 1. */
    public double share() {
      return Math.min(MOST, others + stolen);
    }

    /** Whether it is more than a quiet machine does. */
    boolean isBusy() {
      return others > MOST_TAKEN || stolen > MOST_STOLEN;
    }

    /** What is to be said of it; empty where the machine was quiet. */
    public List<String> warnings() {
      List<String> warnings = new ArrayList<>();
      if (others > MOST_TAKEN) {
        warnings.add(Notice.MACHINE_BUSY.of(String.format(Locale.ROOT, "the machine was busy: other processes took %.0f %% of the time of its cores; measure again when it is quiet", 100 * others)));
      }
      if (stolen > MOST_STOLEN) {
        warnings.add(Notice.MACHINE_BUSY.of(String.format(Locale.ROOT, "the hypervisor took %.1f %% of the time for others; measure again when it is quiet", 100 * stolen)));
      }
      return warnings;
    }
  }

  /** What was taken since the watch was made. Children must have ended. */
  public Taken taken() {
    Optional<CoreTime> after = CoreTime.read(proc);
    if (before.isEmpty() || after.isEmpty()) {
      return new Taken(0, 0);
    }
    double all = (clock.getAsLong() - start) * 1e-9 * after.get().cores();
    double others = (after.get().used() - before.get().used() - after.get().own() + before.get().own()) / all;
    double stolen = (after.get().stolen() - before.get().stolen()) / all;
    return new Taken(Math.max(0, others), Math.max(0, stolen));
  }

  /** What is to be said of the time since the watch was made; empty where the machine was quiet, or does not tell. Children must have ended. */
  public List<String> warnings() {
    return taken().warnings();
  }
}
