package org.parcast.benchmarks.flits;

/** A read of a neighbour's word or a write of the own one, until all its answers are back. */
final class Transaction {
  final int node;
  final int context;
  final long issued;
  private int outstanding;

  /** @param outstanding answers that it waits for */
  Transaction(int node, int context, long issued, int outstanding) {
    this.node = node;
    this.context = context;
    this.issued = issued;
    this.outstanding = outstanding;
  }

  /** Takes an answer; returns whether it was the last. */
  boolean answered() {
    return --outstanding == 0;
  }
}
