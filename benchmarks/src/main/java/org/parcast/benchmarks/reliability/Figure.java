package org.parcast.benchmarks.reliability;

/**
 * A measured figure of {@code docs/reliability.md}.
 *
 * @param item what was measured
 * @param value the outcome, with its unit
 * @param command what measures it again, from the root of a checkout
 */
record Figure(String item, String value, String command) {}
