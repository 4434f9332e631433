package org.parcast.benchmarks.flits;

/**
 * A message.
 *
 * @param from sending node
 * @param to receiving node, another
 * @param flits its length, at least 1
 * @param sent cycle in which it was handed to the network
 * @param transaction what it belongs to
 * @param answer flits of its answer, 0 for none
 */
record Message(int from, int to, int flits, long sent, Transaction transaction, int answer) {}
