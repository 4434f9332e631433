package org.parcast.engine.caches;

import java.util.List;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * What to find of a program's caches.
 *
 * @param cores numbers of cores, each at least 1
 * @param caches which caches, and how
 * @param interleaving order of the cores' references between two barriers
 * @param layout where arrays lie
 * @param registers what counts as a reference
 * @param parallelLoops loops to run in parallel beside those with directives, as {@code File.java:line}
 * @param schedule in place of the loops' own; null for these
 * @param mimicry what the threads share
 * @param seed of a random order
 * @param profiles whether reuse profiles are asked for
 */
public record CachesRequest(
    List<Integer> cores,
    CacheRequest caches,
    Interleaving interleaving,
    MemoryLayout layout,
    RegisterMode registers,
    List<String> parallelLoops,
    Schedule schedule,
    Mimicry mimicry,
    long seed,
    boolean profiles) {
  public CachesRequest {
    cores = List.copyOf(cores);
    parallelLoops = List.copyOf(parallelLoops);
  }

  /** Without reuse profiles. */
  public CachesRequest(List<Integer> cores, CacheRequest caches, Interleaving interleaving, MemoryLayout layout, RegisterMode registers,
      List<String> parallelLoops, Schedule schedule, Mimicry mimicry, long seed) {
    this(cores, caches, interleaving, layout, registers, parallelLoops, schedule, mimicry, seed, false);
  }
}
