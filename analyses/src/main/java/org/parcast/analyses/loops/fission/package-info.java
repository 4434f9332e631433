/**
 * Which statements of a loop's body may come into loops of their own, one loop after another (loop distribution: Allen and Kennedy, section 5.2): the strongly connected components of the graph of
 * their dependences stay together. {@link org.parcast.analyses.loops.fission.UnitObserver} finds the dependences through memory in a run, {@link org.parcast.analyses.loops.fission.UnitEffects}
 * those through calls of the library, {@link org.parcast.analyses.loops.fission.FissionPlan} makes groups.
 */
package org.parcast.analyses.loops.fission;
