package org.parcast.benchmarks.reliability;

import java.time.Instant;

/**
 * What came of attacks on an item.
 *
 * @param item what was attacked: a library, a reader, a program
 * @param outcome of the last attack, or of all where another attack tries something else
 * @param when the last ended
 */
record AttackFigure(String item, NamedCounts outcome, Instant when) {}
