package org.parcast.analyses.network;

import java.util.Optional;

/**
 * What the model knows of application, node and network. Times are in network cycles at the base speed. Nothing is above 1e15.
 *
 * @param dimension n, dimensions of the network, at least 1
 * @param contexts p, hardware contexts of a processor, at least 1
 * @param criticalMessages c, messages one after the other in a transaction: at least one is waited for, at most all
 * @param messages g, messages of a transaction, at least 1
 * @param flits B, mean size of a message in flits, at least 1
 * @param runLength T_r, work of a thread between two transactions, at least 0
 * @param overhead T_f, fixed part of a transaction, at least 0
 * @param contextSwitch T_s, cycles of a switch between contexts, at least 0
 * @param speed speed of the network relative to the base, at least 1e-9: at half the speed, work takes half as many network cycles
 * @param nodeChannel whether messages also queue at the channel of their receiver (section 2.4), which the published equations leave out
 */
public record LocalityParameters(int dimension, int contexts, double criticalMessages, double messages, double flits, double runLength,
    double overhead, double contextSwitch, double speed, boolean nodeChannel) {

  /**
   * The machine and application of the paper's section 3 with one context: two dimensions, 3.2 messages of 12 flits a transaction. The paper
   * does not print c and the fixed times; these reproduce its Table 1 within 2 %.
   */
  public static final LocalityParameters PAPER = new LocalityParameters(2, 1, 1.88, 3.2, 12, 16, 78, 0, 1, false);

  /** The same application with two contexts: c makes s the paper's 3.26, the fixed times its share of the limit of T_h. */
  private static final LocalityParameters PAPER_TWO = new LocalityParameters(2, 2, 1.963, 3.2, 12, 30, 145, 0, 1, false);

  /** With four contexts, c is 15 percent larger than with one (section 3.3). */
  private static final LocalityParameters PAPER_FOUR = new LocalityParameters(2, 4, 2.16, 3.2, 12, 60, 280, 0, 1, false);

  /** Bounds of what is given: within them rates are found to the last digits. */
  private static final double SLOWEST = 1e-9;

  private static final double MOST = 1e15;

  /** Checks the ranges. */
  public LocalityParameters {
    require(dimension >= 1 && dimension <= 64, "--dimension", dimension, "1 to 64");
    require(contexts >= 1, "--contexts", contexts, "1 or more");
    requireWithin(1, "--critical", criticalMessages);
    requireWithin(1, "--messages", messages);
    if (criticalMessages > messages) {
      throw new IllegalArgumentException("--critical is " + criticalMessages + ", more than all messages of a transaction, --messages " + messages
          + ": give --critical " + messages + " or less, or more --messages");
    }
    requireWithin(1, "--flits", flits);
    requireWithin(0, "--run-length", runLength);
    requireWithin(0, "--overhead", overhead);
    requireWithin(0, "--switch", contextSwitch);
    requireWithin(SLOWEST, "--speed", speed);
  }

  /** The paper's machine and application with one, two or four contexts, which it measured; empty for another number. */
  public static Optional<LocalityParameters> paper(int contexts) {
    return switch (contexts) {
      case 1 -> Optional.of(PAPER);
      case 2 -> Optional.of(PAPER_TWO);
      case 4 -> Optional.of(PAPER_FOUR);
      default -> Optional.empty();
    };
  }

  private static void requireWithin(double least, String option, double found) {
    require(found >= least && found <= MOST, option, found, (least == SLOWEST ? "1e-9" : String.valueOf((int) least)) + " to 1e15");
  }

  private static void require(boolean holds, String option, double found, String wanted) {
    if (!holds) {
      throw new IllegalArgumentException(option + " is " + found + ": it has to be " + wanted);
    }
  }

  /** s = p g / c, the sensitivity to latency of equation (9). */
  public double sensitivity() {
    return contexts * messages / criticalMessages;
  }

  /** The limit of the per-hop latency as distance grows, B s / 2n, equation (16); never below one cycle. */
  public double hopLatencyLimit() {
    return Math.max(1, flits * sensitivity() / (2 * dimension));
  }

  /** T_r in cycles of the network at its speed. */
  double scaledRunLength() {
    return runLength * speed;
  }

  /** T_f in cycles of the network at its speed. */
  double scaledOverhead() {
    return overhead * speed;
  }

  /** T_s in cycles of the network at its speed. */
  double scaledSwitch() {
    return contextSwitch * speed;
  }

  public LocalityParameters withDimension(int value) {
    return new LocalityParameters(
        value, contexts, criticalMessages, messages, flits, runLength, overhead, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withCriticalMessages(double value) {
    return new LocalityParameters(dimension, contexts, value, messages, flits, runLength, overhead, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withMessages(double value) {
    return new LocalityParameters(
        dimension, contexts, criticalMessages, value, flits, runLength, overhead, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withFlits(double value) {
    return new LocalityParameters(
        dimension, contexts, criticalMessages, messages, value, runLength, overhead, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withRunLength(double value) {
    return new LocalityParameters(dimension, contexts, criticalMessages, messages, flits, value, overhead, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withOverhead(double value) {
    return new LocalityParameters(
        dimension, contexts, criticalMessages, messages, flits, runLength, value, contextSwitch, speed, nodeChannel);
  }

  public LocalityParameters withSpeed(double value) {
    return new LocalityParameters(
        dimension, contexts, criticalMessages, messages, flits, runLength, overhead, contextSwitch, value, nodeChannel);
  }

  public LocalityParameters withNodeChannel(boolean value) {
    return new LocalityParameters(dimension, contexts, criticalMessages, messages, flits, runLength, overhead, contextSwitch, speed, value);
  }
}
