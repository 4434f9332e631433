package org.parcast.analyses.time.machine;

import java.util.List;

/**
 * A machine. Times are in seconds.
 *
 * @param name name in reports
 * @param cores hardware threads that a program may use
 * @param threadsPerCore those of them that share a core, 1 without SMT
 * @param coreSpeed multiplications of one thread that wait for each other, per second
 * @param slowdown time of a thread that computes beside others over its time alone
 * @param levels the caches, nearest to the core first, and memory
 * @param misses cost of a line from memory
 * @param regions cost of a parallel region by the gap before it, the smallest gap first
 * @param deal what the caller spends on dealing the parts of a region, where nobody has to be woken
 * @param combine time to add one partial result
 * @param lineTransfer time until a core sees what another has stored
 * @param lockHandOff time until a thread gets a lock that another releases
 * @param spread how far repeats of the same measurement lay apart, or may lie by what others took meanwhile, as a share of their median
 * @param network between such machines
 * @param warnings what to know before trusting the figures
 */
public record Machine(
    String name, int cores, int threadsPerCore, double coreSpeed, ThreadSlowdown slowdown, List<MemoryLevel> levels, MissCost misses, List<RegionCost> regions, double deal, double combine,
    double lineTransfer, double lockHandOff, double spread, Network network, List<String> warnings) {

  /** A slowdown below this is one of measurement: more threads make none faster. */
  private static final double LEAST_SLOWDOWN = 0.9;

  public Machine {
    levels = List.copyOf(levels);
    regions = List.copyOf(regions);
    warnings = List.copyOf(warnings);
  }

  /** Memory behind all caches. */
  public MemoryLevel memory() {
    return levels.get(levels.size() - 1);
  }

  /**
   * The cost of a region in a row of such. Workers have nothing to do from their last part on: until the caller goes on, and then for the gap. Once they have slept, the caller waits
   * for them, sleeps too, and they sleep again while it wakes; so the time that it takes then counts to the gap.
   *
   * @param gap between the end of a region and the beginning of the next
   */
  public RegionCost region(double gap) {
    double idle = gap + regions.get(regions.size() - 1).overhead();
    RegionCost found = regions.get(0);
    for (RegionCost region : regions) {
      found = region.gap() <= idle ? region : found;
    }
    return found;
  }

  /** What a region costs the caller that does not sleep: waking a worker, dealing, and taking notice of the end. */
  public double awake() {
    return Math.max(deal, regions.get(0).overhead());
  }

  /** The same, measured while others took this part of its time, 0 to below 1: undisturbed, what was measured may have taken so much less. */
  public Machine disturbed(double taken) {
    return new Machine(name, cores, threadsPerCore, coreSpeed, slowdown, levels, misses, regions, deal, combine, lineTransfer, lockHandOff, spread + taken / (1 - taken), network, warnings);
  }

  /** What cannot be true of any machine, by its key in a machine file; empty where nothing is. */
  public List<Implausible> implausible() {
    Implausibility found = new Implausibility();
    found.unless(slowdown.isAtLeast(LEAST_SLOWDOWN), "slowdown", "more threads make none faster: at least " + LEAST_SLOWDOWN);
    found.unless(spread <= 1, "spread", "it is a share, 0.05 for 5 %, and at most 1");
    found.unless(threadsPerCore <= cores, "threads-per-core", "there are only " + cores + " cores");
    for (int i = 1; i < levels.size(); i++) {
      MemoryLevel nearer = levels.get(i - 1);
      found.unless(levels.get(i).bytes() > nearer.bytes(), "levels", levels.get(i).name() + " is not larger than " + nearer.name());
    }
    levels.forEach(level -> found.unless(level.sharedBy() <= cores, "levels", level.name() + " is shared by " + level.sharedBy() + " cores, and there are only " + cores));
    for (int i = 1; i < regions.size(); i++) {
      found.unless(regions.get(i).gap() > regions.get(i - 1).gap(), "regions", "the gaps do not rise");
    }
    found.unless(memory().read().of(1) <= levels.get(0).read().of(1), "levels", "reading memory is faster than reading " + levels.get(0).name());
    found.unless(misses.chain() >= misses.streamed(), "misses", "a chained miss is cheaper than a streamed one");
    found.unless(deal <= regions.get(0).overhead(), "deal", "dealing alone takes longer than the region after no gap");
    regions.forEach(region -> found.unless(region.arrivalLow() <= region.arrivalHigh(), "regions", "the earlier arrival is later than the later"));
    return found.all();
  }

  /**
   * A figure that cannot be true.
   *
   * @param key its key in a machine file
   * @param why what is wrong with it
   */
  public record Implausible(String key, String why) {}
}
