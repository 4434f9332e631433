package org.parcast.analyses.time.cores;

import java.util.Arrays;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.serial.Estimate;

/**
 * Parallel regions that follow each other. The caller begins at once, the others when they have woken. When it has nothing more to do, and others have, it sleeps, and has to be woken
 * itself ({@code ForkJoinTask.join} of a thread that is none of the pool's). Who is about to wake is not woken again, so that regions that are over before share the cost of one call.
 */
final class RegionModel {
  private final RegionCost cost;
  private final double deal;
  private final double awake;
  private final double gap;
  private final int cores;

  /** @param gap seconds between the end of a region and the beginning of the next */
  RegionModel(Machine machine, double gap, int cores) {
    this.cost = machine.region(gap);
    this.deal = machine.deal();
    this.awake = Math.min(machine.awake(), cost.overhead());
    this.gap = gap;
    this.cores = cores;
  }

  /** Seconds of a region of these parts; the interval is that of when the others come, and where they come too late, of whether they are called. */
  Estimate of(double[] parts) {
    if (parts.length == 1) {
      return Estimate.exactly(parts[0]); // there is nothing to deal
    }
    Estimate early = of(parts, cost.arrivalLow());
    Estimate late = of(parts, cost.arrivalHigh());
    // Who comes late is the exception that takes ten times as long, or never comes in time: halfway between is nobody.
    return Estimate.exactly((early.value() + late.value()) / 2).spanning(early).spanning(late);
  }

  private Estimate of(double[] parts, double arrival) {
    double whole = Arrays.stream(parts).sum();
    return whole <= arrival ? alone(whole, arrival) : Estimate.exactly(together(parts, arrival));
  }

  private Estimate alone(double whole, double arrival) {
    double called = (awake - deal) * Math.min(1, (whole + gap) / arrival);
    return Estimate.exactly(whole + deal + called).reaching(whole + deal).reaching(whole + awake);
  }

  private double together(double[] parts, double arrival) {
    PoolDealing.Ends ends = PoolDealing.of(parts, cores, arrival);
    // A wait that is no longer than threads need that are awake is no sleep.
    return ends.last() + (ends.waiting() > awake ? cost.overhead() : awake);
  }
}
