package org.parcast.frontend.stream.nest;

/**
 * Two loops in blocks.
 *
 * @param facts what is known of them
 * @param rows iterations of the outer loop that a block has
 * @param columns iterations of the inner loop that a block has
 */
public record NestBlocks(NestFacts facts, int rows, int columns) {}
