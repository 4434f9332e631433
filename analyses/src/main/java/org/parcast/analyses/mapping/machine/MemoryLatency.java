package org.parcast.analyses.mapping.machine;

import java.util.List;

/**
 * How long a reference takes, in cycles of a core.
 *
 * @param firstBytes size of each core's first cache, which stands before the caches of the machine
 * @param first latency of the first cache
 * @param caches latencies of the machine's caches, the last level last; where the machine has fewer levels, the last ones
 * @param otherCache from a cache that the core does not use
 * @param perHop more for each core that lies between the two on the ring, 0 where there is none
 * @param memory from memory
 */
public record MemoryLatency(long firstBytes, int first, List<Integer> caches, int otherCache, int perHop, int memory) {
  /**
   * Of the Nehalem processors of Diener et al., as measured by Molka, Hackenberg, Schoene and Mueller (PACT 2009): 58 ns from another processor's cache and 65 ns
   * from memory, at 2.93 GHz.
   */
  static final MemoryLatency NEHALEM = new MemoryLatency(32 << 10, 4, List.of(10, 38), 170, 0, 190);

  /**
   * Of the Xeon Phi of DagTM, as measured by Fang et al. ("Test-driving Intel Xeon Phi", ICPE 2014): 250 cycles from another core's cache on average over the
   * ring, whose stops take a cycle each.
   */
  static final MemoryLatency XEON_PHI = new MemoryLatency(32 << 10, 3, List.of(24), 235, 1, 302);

  public MemoryLatency {
    caches = List.copyOf(caches);
  }
}
