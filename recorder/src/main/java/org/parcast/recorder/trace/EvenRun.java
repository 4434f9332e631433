package org.parcast.recorder.trace;

/**
 * A run of iterations that may go on by its own rule.
 *
 * @param number of the run, among all
 * @param sequence of its blocks
 * @param next the addresses of its next iteration
 * @param stride by how much they advance
 * @param work of an iteration
 */
record EvenRun(long number, int sequence, long[] next, long[] stride, long work) {}
