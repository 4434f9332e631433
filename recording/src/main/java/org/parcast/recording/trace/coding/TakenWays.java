package org.parcast.recording.trace.coding;

/**
 * Iterations of an innermost loop with branches, each of which takes one of some ways through it. The arrays are the writer's only while it writes.
 *
 * @param sequences by way, the number of its sequence of blocks
 * @param work by way, the instructions of an iteration
 * @param ways number of ways
 * @param taken by run of iterations, the way that they take
 * @param times by run, the number of its iterations
 * @param runs number of runs
 * @param addresses by reference, its address in the first of all iterations, whether made then or not
 * @param strides by reference, by how much it advances from one iteration to the next
 */
public record TakenWays(int[] sequences, long[] work, int ways, int[] taken, long[] times, int runs, long[] addresses, long[] strides) {}
