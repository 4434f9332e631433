package org.parcast.benchmarks.reliability.random;

/**
 * A value that a number was computed from.
 *
 * @param home word in which the value was born
 * @param via word that it was loaded from: its home, or one that held a copy
 * @param opaque the first code that handed the number on and that nobody follows, as {@code DoubleStream.sum}; empty for none
 */
record Source(Word home, Word via, String opaque) {}
