package org.parcast.analyses.loops;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.names.StorageNames;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.Reduction;

/**
 * What the code tells of a loop and a trace of memory does not: what it does with local variables, how it ends, what it calls.
 *
 * @param obstacles what keeps the iterations in order
 * @param reductions local variables that gather
 * @param privates local variables that need copies
 * @param counters variables that count beside the loop's own
 * @param lifted what these variables would stop if they were shared: one dependence of each
 * @param notes what else is to be done
 * @param conditions what a run showed, and has to hold
 * @param bounds what the loop's bound reads where that is taken to stay the same: a dependence on it is no clause's
 * @param counted what loads and stores fields that the loop counts with: their values are known beforehand
 * @param counting what loads and stores fields that count how many elements an array has got
 * @param lasts what stores into fields, and reads them after that, in every iteration, with the operator {@code last} or {@code last-of}: the last one's value counts
 * @param names what clauses have to call arrays and fields
 */
public record LocalFacts(List<Dependence> obstacles, List<Reduction> reductions, List<String> privates, List<String> counters, List<Dependence> lifted,
    List<String> notes, List<LoopCondition> conditions, Set<WholeProgram.Read> bounds, Set<WholeProgram.Read> counted, Set<WholeProgram.Read> counting,
    Map<WholeProgram.Read, String> lasts, StorageNames names) {
  public LocalFacts {
    obstacles = List.copyOf(obstacles);
    reductions = List.copyOf(reductions);
    privates = List.copyOf(privates);
    counters = List.copyOf(counters);
    lifted = List.copyOf(lifted);
    notes = List.copyOf(notes);
    conditions = List.copyOf(conditions);
    bounds = Set.copyOf(bounds);
    counted = Set.copyOf(counted);
    counting = Set.copyOf(counting);
    lasts = Map.copyOf(lasts);
  }
}
