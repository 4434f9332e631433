/**
 * Detects communication between the threads of the traced program while they run, by the relaxed definition of Diener et al. ("Communication in
 * Shared Memory: Concepts, Definitions, and Efficient Detection", PDP 2016, Algorithm 1). Entry point: {@link org.parcast.recorder.sharing.Threads},
 * which rewritten code calls.
 */
package org.parcast.recorder.sharing;
