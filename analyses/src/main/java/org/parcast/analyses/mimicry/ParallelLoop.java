package org.parcast.analyses.mimicry;

import java.util.Set;
import org.parcast.recording.trace.table.Reference;

/**
 * A loop whose iterations are dealt to threads.
 *
 * @param loop its number in the trace's tables
 * @param schedule how
 * @param collapse how many perfectly nested loops, this the outermost, form one space of iterations; at least 1
 * @param names arrays and fields, with or without their class
 * @param namesShared whether the names are those that threads share, and every thread has its own copy of all others; else they are those of
 *     which every thread has its own
 * @param own numbers of the trace's references to what an iteration makes for itself
 */
public record ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> names, boolean namesShared, Set<Integer> own) {
  public ParallelLoop {
    names = Set.copyOf(names);
    own = Set.copyOf(own);
  }

  /** A loop whose iterations make nothing for themselves. */
  public ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> names, boolean namesShared) {
    this(loop, schedule, collapse, names, namesShared, Set.of());
  }

  /** A loop of whose data only what is named is private. */
  public ParallelLoop(int loop, Schedule schedule, int collapse, Set<String> privates) {
    this(loop, schedule, collapse, privates, false);
  }

  /** The same loop dealt otherwise. */
  public ParallelLoop withSchedule(Schedule other) {
    return new ParallelLoop(loop, other, collapse, names, namesShared, own);
  }

  /** The same loop, whose iterations refer so to what they make for themselves. */
  public ParallelLoop withOwn(Set<Integer> references) {
    return new ParallelLoop(loop, schedule, collapse, names, namesShared, references);
  }

  /** Whether what a reference touches is private. */
  boolean isPrivate(Reference reference) {
    String name = reference.name();
    return own.contains(reference.id()) || namesShared != (names.contains(name) || names.contains(name.substring(name.lastIndexOf('.') + 1)));
  }
}
