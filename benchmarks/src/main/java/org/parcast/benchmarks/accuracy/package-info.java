/**
 * Forecasts of communication against what is known: closed formulas ({@code testdata/expected/cases.csv}) and the bytes that real MPI codes
 * were measured to send. Entry point: {@link org.parcast.benchmarks.accuracy.AccuracyCommand}.
 */
package org.parcast.benchmarks.accuracy;
