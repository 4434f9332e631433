/**
 * Holds Parcast against measured truth: one command for each suite. Entry point: {@link org.parcast.benchmarks.Benchmarks};
 * {@code docs/benchmarks.md} says how to run them, {@code docs/accuracy.md} what they found.
 */
package org.parcast.benchmarks;
