/**
 * The tables and figures of the five papers that Parcast follows, beside its own: {@code docs/papers.md} is written by the program. Entry point: {@link
 * org.parcast.benchmarks.papers.PapersCommand}; {@link org.parcast.benchmarks.papers.Chapter} is a paper, {@link org.parcast.benchmarks.papers.Item} a row.
 */
package org.parcast.benchmarks.papers;
