/**
 * Reuse distances and the stack distance cache model (PPT-SASMM, sections 2.2, 3.3 and 3.4; DagTM, section 3): how many different cache lines
 * are used between two uses of a line, on one core's trace (private-stack, PRD) or on the interleaved trace of several (concurrent, CRD).
 * Entry points: {@link org.parcast.analyses.reuse.ReuseDistances}, {@link org.parcast.analyses.reuse.ReuseProfile}, {@link
 * org.parcast.analyses.reuse.StackDistanceModel}.
 */
package org.parcast.analyses.reuse;
