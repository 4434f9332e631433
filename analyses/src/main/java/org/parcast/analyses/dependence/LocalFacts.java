package org.parcast.analyses.dependence;

import java.util.List;

/**
 * What the code tells of a loop and a trace of memory does not: what it does with local variables, how it ends, what it calls.
 *
 * @param obstacles what keeps the iterations in order
 * @param reductions local variables that gather
 * @param privates local variables that need copies
 * @param counters local variables that count beside the loop's own
 * @param notes what else is to be done
 */
record LocalFacts(List<Dependence> obstacles, List<Reduction> reductions, List<String> privates, List<String> counters, List<String> notes) {
  LocalFacts {
    obstacles = List.copyOf(obstacles);
    reductions = List.copyOf(reductions);
    privates = List.copyOf(privates);
    counters = List.copyOf(counters);
    notes = List.copyOf(notes);
  }
}
