package org.parcast.frontend.source;

import java.util.List;
import java.util.Set;

/**
 * A comment that asks for a loop to run in parallel, in the manner of OpenMP.
 *
 * @param file the source file, as it was named
 * @param line line of the comment
 * @param loop the loop below it
 * @param schedule {@code static}, {@code dynamic} or {@code guided}, with {@code ,chunk} where one is given; empty where none is asked for
 * @param collapse how many perfectly nested loops form one space of iterations; 1 without the clause
 * @param shared variables that all threads share
 * @param privates variables of which every thread has its own copy, {@code private} and {@code firstprivate}
 * @param firstPrivates those among them that start with the value from before the loop
 * @param lastPrivates variables that have the last iteration's value after the loop
 * @param reductions as {@code +:sum}
 * @param guarded lines of the file that one thread at a time executes: of what stands below {@code critical} or {@code atomic}
 */
public record ParallelDirective(
    String file,
    int line,
    SourceLoop loop,
    String schedule,
    int collapse,
    Set<String> shared,
    Set<String> privates,
    Set<String> firstPrivates,
    Set<String> lastPrivates,
    List<String> reductions,
    Set<Integer> guarded) {
  public ParallelDirective {
    shared = Set.copyOf(shared);
    privates = Set.copyOf(privates);
    firstPrivates = Set.copyOf(firstPrivates);
    lastPrivates = Set.copyOf(lastPrivates);
    reductions = List.copyOf(reductions);
    guarded = Set.copyOf(guarded);
  }

  /** Whether both, wherever they stand, ask for the same loop to run in the same way. */
  public boolean saysTheSameAs(ParallelDirective other) {
    return equals(new ParallelDirective(other.file, line, other.loop, other.schedule, other.collapse, other.shared, other.privates, other.firstPrivates,
        other.lastPrivates, other.reductions, guarded));
  }
}
