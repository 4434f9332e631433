package org.parcast.analyses.mimicry;

import java.util.Set;

/**
 * A loop whose iterations are dealt to threads.
 *
 * @param loop its number in the trace's tables
 * @param schedule how
 * @param collapse how many perfectly nested loops, this the outermost, form one space of iterations; at least 1
 * @param names arrays and fields, with or without their class
 * @param namesShared whether the names are those that threads share, and every thread has its own copy of all others; else they are those of
 *     which every thread has its own
 */
public record ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> names, boolean namesShared) {
  public ParallelLoop {
    names = Set.copyOf(names);
  }

  /** A loop of whose data only what is named is private. */
  public ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> privates) {
    this(loop, schedule, collapse, privates, false);
  }

  /** The same loop dealt otherwise. */
  public ParallelLoop withSchedule(Schedule other) {
    return new ParallelLoop(loop, other, collapse, names, namesShared);
  }

  /** Whether what a reference names is private. */
  boolean isPrivate(String name) {
    return namesShared != (names.contains(name) || names.contains(name.substring(name.lastIndexOf('.') + 1)));
  }
}
