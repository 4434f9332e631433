package org.parcast.analyses.valueflow;

import org.parcast.recording.Phase;

/**
 * A phase of the region.
 *
 * @param phase kind, time loop and iterations
 * @param headline whether it is the phase that "per step" speaks of
 * @param nets distinct nets of values used in it
 * @param uses pairs of a value and a vertex other than its own that used it in the phase
 */
public record PhaseSummary(Phase phase, boolean headline, long nets, long uses) {}
