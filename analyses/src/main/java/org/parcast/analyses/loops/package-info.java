/**
 * Which loops can run in parallel: {@link org.parcast.analyses.loops.StaticLoops} proves it from the SSA form, {@link
 * org.parcast.analyses.loops.observation.ObservedLoops} adds what a run did.
 */
package org.parcast.analyses.loops;
