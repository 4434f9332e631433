package org.parcast.frontend.stream.nest;

/**
 * Two loops in another order.
 *
 * @param facts what is known of them
 * @param order in which they run
 * @param rows iterations of the outer loop that a block has
 * @param columns iterations of the inner loop that a block has
 */
public record NestBlocks(NestFacts facts, Order order, int rows, int columns) {
  /** What is to become of two loops. */
  public enum Order {
    /** Blocks, those of an anti-diagonal at the same time. */
    DIAGONALS,
    /** Blocks, one after the other. */
    ROWS,
    /** The inner loop around the outer one, without blocks. */
    EXCHANGED
  }

  /** Two loops that are exchanged. */
  public static NestBlocks exchanged(NestFacts facts) {
    return new NestBlocks(facts, Order.EXCHANGED, 1, 1);
  }
}
