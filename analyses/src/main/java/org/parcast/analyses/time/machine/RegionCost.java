package org.parcast.analyses.time.machine;

/**
 * What it takes to begin and end a parallel region, in seconds. Workers that have had nothing to do for a while sleep, so it depends on the gap since the last region, and
 * on luck.
 *
 * @param gap time since the last region
 * @param overhead what the caller spends on dealing and waiting beside its own parts
 * @param arrivalLow how late another worker begins, one time in ten earlier
 * @param arrivalHigh how late it begins, one time in ten later
 */
public record RegionCost(double gap, double overhead, double arrivalLow, double arrivalHigh) {}
