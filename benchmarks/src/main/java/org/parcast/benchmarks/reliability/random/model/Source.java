package org.parcast.benchmarks.reliability.random.model;

/**
 * A value that a number was computed from.
 *
 * @param home word in which the value was born
 * @param via word that it was loaded from: its home, or one that held a copy
 * @param loss the first call that lost where the number was from; null for none
 */
public record Source(Word home, Word via, Loss loss) {}
