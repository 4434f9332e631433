package org.parcast.analyses.time.machine.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.ir.catalogue.Notice;

/** Measures the machine that it runs on. */
public final class MachineMeter {
  /** Seconds between regions. */
  private static final double LONGEST_GAP = 10e-3;

  private static final double SHORT_GAP = 1e-3;

  /** Caches of a machine that tells of none. */
  private static final List<HostFacts.Cache> TYPICAL =
      List.of(new HostFacts.Cache("L1", 32 << 10, 1), new HostFacts.Cache("L2", 1 << 20, 1), new HostFacts.Cache("L3", 16 << 20, Integer.MAX_VALUE));

  /** Of measuring parallel regions, until others let it: a task of a second in the background is over then. */
  private static final int ATTEMPTS = 3;

  /** Memory is measured on arrays of so many times the last cache. */
  private static final int BEYOND_CACHES = 4;

  private MachineMeter() {}

  /** Hardware threads that a program may use here, in a container those that it allows. */
  public static int usableCores() {
    return HostFacts.cores();
  }

  /**
   * Parallel regions.
   *
   * @param costs by the gap before them
   * @param slowdown of the threads in them
   * @param taken what others had of the machine meanwhile
   */
  public record Regions(List<RegionCost> costs, ThreadSlowdown slowdown, BusyWatch.Taken taken) {
    public Regions {
      costs = List.copyOf(costs);
    }
  }

  /** What parallel regions cost here, measured in a second, once in a process: threads of one machine wake in a microsecond, of another in fifty. */
  public static Regions regions() {
    return Once.REGIONS;
  }

  /** Initialised by who asks first. */
  private static final class Once {
    static final Regions REGIONS = regions(SHORT_GAP);
  }

  /** Measures again where others disturb, and keeps the least disturbed: what begins no quieter is not brought to its end. */
  private static Regions regions(double longest) {
    if (HostFacts.cores() == 1) {
      return new Regions(List.of(new RegionCost(0, 1e-6, 1e-6, 1e-6)), ThreadSlowdown.alike(new ByThreads(List.of(1.0))), new BusyWatch.Taken(0, 0));
    }
    Regions best = null;
    for (int attempt = 0; attempt < ATTEMPTS && (best == null || best.taken.isBusy()); attempt++) {
      BusyWatch watch = new BusyWatch();
      List<RegionCost> costs = RegionKernel.measure(longest);
      if (best == null || watch.taken().share() < best.taken.share()) {
        Regions seen = new Regions(costs, SpinKernel.measure(HostFacts.cores()).slowdown(), watch.taken());
        best = best == null || seen.taken.share() < best.taken.share() ? seen : best;
      }
    }
    return best;
  }

  /**
   * Measures, in at most a minute.
   *
   * @param listener hears of what is measured
   * @throws IllegalStateException if figures cannot be true, as on a machine that others use; the message says which
   */
  public static Machine measure(Consumer<String> listener) {
    BusyWatch watch = new BusyWatch();
    int cores = HostFacts.cores();
    listener.accept("measuring cores");
    SpinKernel.Result spin = SpinKernel.measure(cores);
    List<HostFacts.Cache> caches = new ArrayList<>(HostFacts.caches());
    List<String> warnings = new ArrayList<>();
    if (caches.isEmpty()) {
      TYPICAL.forEach(cache -> caches.add(new HostFacts.Cache(cache.name(), cache.bytes(), Math.min(cores, cache.sharedBy()))));
      warnings.add(Notice.MACHINE_CACHES.of("the system does not tell of its caches: typical sizes are taken"));
    }
    HostFacts.Cache last = caches.get(caches.size() - 1);
    long beyond = Math.min(BEYOND_CACHES * last.bytes() * 2, Runtime.getRuntime().maxMemory() / 2);
    caches.add(new HostFacts.Cache("memory", beyond, cores));
    List<MemoryLevel> levels = new ArrayList<>();
    BandwidthKernels.warmUp();
    long nearer = 0;
    for (HostFacts.Cache cache : caches) {
      listener.accept("measuring " + cache.name());
      levels.add(BandwidthKernels.measure(cache, nearer, cores));
      nearer = cache.bytes();
    }
    for (int level = levels.size() - 2; level >= 0; level--) {
      levels.set(level, levels.get(level).inFrontOf(levels.get(level + 1)));
    }
    listener.accept("measuring misses");
    MissCost misses = MissKernels.measure(beyond / 2, levels.get(levels.size() - 1).read().of(1));
    listener.accept("measuring parallel regions");
    boolean several = cores > 1;
    List<RegionCost> regions = regions(LONGEST_GAP).costs();
    double transfer = several ? CoherenceKernels.lineTransfer() : misses.chain();
    double lock = several ? CoherenceKernels.lockHandOff() : transfer;
    BusyWatch.Taken taken = watch.taken();
    warnings.addAll(taken.warnings());
    Machine machine = new Machine("this machine", cores, HostFacts.threadsPerCore(), spin.perSecond(), spin.slowdown(), levels, misses, regions,
        several ? RegionKernel.deal() : 1e-6, CoherenceKernels.combine(), transfer, lock, spin.block().spread(), null, warnings);
    List<Machine.Implausible> wrong = machine.implausible();
    if (!wrong.isEmpty()) {
      throw new IllegalStateException(wrong.stream().map(found -> found.key() + ": " + found.why()).collect(Collectors.joining("; ")));
    }
    return machine.disturbed(taken.share());
  }
}
