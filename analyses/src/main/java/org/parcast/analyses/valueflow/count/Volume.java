package org.parcast.analyses.valueflow.count;

import java.util.BitSet;

/**
 * Point-to-point traffic of one placement.
 *
 * @param total bytes over the whole region
 * @param steps bytes over all steps of the headline phase, from rank to rank, row-major
 * @param reductionSources ranks that hold a source, by reduction, row-major
 */
public record Volume(long total, long[] steps, BitSet reductionSources) {}
