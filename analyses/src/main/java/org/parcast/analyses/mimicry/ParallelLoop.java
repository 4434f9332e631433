package org.parcast.analyses.mimicry;

import java.util.Set;

/**
 * A loop whose iterations are dealt to threads.
 *
 * @param loop its number in the trace's tables
 * @param schedule how
 * @param collapse how many perfectly nested loops, this the outermost, form one space of iterations; at least 1
 * @param privates variables of which every thread has its own copy: arrays and fields by name, with or without their class
 */
public record ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> privates) {
  public ParallelLoop {
    privates = Set.copyOf(privates);
  }

  /** Whether a name of a reference is one of the private variables'. */
  boolean isPrivate(String name) {
    return privates.contains(name) || privates.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
