/**
 * Placement and sharing against references: EagerMap's placements, the matrices of numalize, and simulated runs of placed threads. Entry points:
 * {@link org.parcast.benchmarks.machine.ForetoldCommand}, {@link org.parcast.benchmarks.machine.GranularityExperiment}, {@link org.parcast.benchmarks.machine.MappingCommand}, {@link org.parcast.benchmarks.machine.PlacementExperiment} and {@link
 * org.parcast.benchmarks.machine.RelaxedDetectionCommand}.
 */
package org.parcast.benchmarks.machine;
