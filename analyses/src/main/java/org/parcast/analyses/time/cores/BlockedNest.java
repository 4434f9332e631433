package org.parcast.analyses.time.cores;

/**
 * A loop and one right inside it, of which blocks run on anti-diagonals.
 *
 * @param width iterations of the inner loop in one of the outer, on average
 * @param size iterations of a block
 */
public record BlockedNest(double width, BlockSize size) {}
