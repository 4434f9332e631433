package org.parcast.analyses.valueflow;

/**
 * The tiles that stand for words where the memory is too small for single words.
 *
 * @param count how many there are
 * @param side words along each axis of a tile, roughly: as many tiles fit an axis as the numbers of ranks divide
 */
public record TileSummary(int count, int side) {}
