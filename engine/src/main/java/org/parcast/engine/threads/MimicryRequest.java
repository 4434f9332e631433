package org.parcast.engine.threads;

import java.util.List;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;

/**
 * Threads to mimic from a sequential run.
 *
 * @param threads how many, at least 1
 * @param loops loops to deal to them, as {@code File.java:line}; none for those with a directive and parallel
 *     streams, or, where there are none, those that are proven to run in parallel
 * @param schedule how their iterations are dealt; static leaves a directive's own
 * @param interleaving order of the threads' references between two barriers
 * @param seed of a random order
 */
public record MimicryRequest(int threads, List<String> loops, Schedule schedule, Interleaving interleaving, long seed) {
  public MimicryRequest {
    loops = List.copyOf(loops);
  }
}
