/**
 * From the block trace of a sequential run to the traces of p threads (PPT-SASMM, section 3.1, Algorithm 1, and section 3.2, Algorithm 2):
 * iterations of parallel loops are dealt by their schedule, everything else is thread 0's; between two barriers the threads' references are
 * put in one order. Entry point: {@link org.parcast.analyses.mimicry.MimickedTrace}.
 */
package org.parcast.analyses.mimicry;
