package org.parcast.analyses.sharing.matrix;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Recognises the pattern of a communication matrix. Threads may be numbered in any order, except on a grid, and some of the communication, up to a
 * quarter, may be of another kind. Threads that have hardly a part in it, such as one that starts the others and waits for them, are left out.
 */
public final class PatternRecognition {
  /** Below, shapes cannot be told apart: a line of three is a star as well. */
  private static final int LEAST_THREADS = 4;

  /** Share of all communication that a pattern has to account for. */
  private static final double MOST = 0.75;

  /** A pair counts as one of the pattern from this share of its mean pair on. */
  private static final double LEAST = 0.25;

  /** A thread has a part in the pattern from this share of the mean thread's communication on. */
  private static final double PART = 0.1;

  private final TaskMatrix matrix;
  private final double[][] handedOn;
  private final int threads;
  private final double total;

  private PatternRecognition(TaskMatrix matrix, double[][] handedOn) {
    this.matrix = matrix;
    this.handedOn = handedOn;
    this.threads = matrix.size();
    this.total = matrix.total();
  }

  /**
   * The pattern; empty where fewer than four threads communicate.
   *
   * @param handedOn by the thread that stored and the thread that loaded, how often data was handed on
   */
  public static Optional<CommunicationPattern> of(TaskMatrix matrix, double[][] handedOn) {
    int[] taking = takingPart(matrix);
    if (taking.length < LEAST_THREADS) {
      return Optional.empty();
    }
    return Optional.of(new PatternRecognition(TaskMatrix.of(among(taking, matrix::get)), among(taking, (from, to) -> handedOn[from][to])).recognise());
  }

  private static int[] takingPart(TaskMatrix matrix) {
    double least = PART * 2 * matrix.total() / matrix.size();
    return IntStream.range(0, matrix.size()).filter(thread -> {
      double sum = Arrays.stream(matrix.row(thread)).sum();
      return sum > 0 && sum >= least;
    }).toArray();
  }

  /** What some threads have between them. */
  private interface Pairs {
    double get(int a, int b);
  }

  private static double[][] among(int[] threads, Pairs pairs) {
    double[][] some = new double[threads.length][threads.length];
    for (int a = 0; a < threads.length; a++) {
      for (int b = 0; b < threads.length; b++) {
        some[a][b] = pairs.get(threads[a], threads[b]);
      }
    }
    return some;
  }

  private CommunicationPattern recognise() {
    ThreadChain chain = ThreadChain.of(matrix);
    if (IntStream.range(0, threads).anyMatch(this::isMaster)) {
      return CommunicationPattern.MASTER_WORKER;
    } else if (isChain(chain)) {
      return chain.links() < threads && isOneWay(chain) ? CommunicationPattern.PIPELINE : CommunicationPattern.NEAREST_NEIGHBOUR;
    } else if (isAllToAll()) {
      return CommunicationPattern.ALL_TO_ALL;
    }
    boolean grid = IntStream.rangeClosed(2, threads / 2).anyMatch(this::isGrid);
    return grid ? CommunicationPattern.NEAREST_NEIGHBOUR : CommunicationPattern.IRREGULAR;
  }

  private boolean isMaster(int thread) {
    double sum = IntStream.range(0, threads).mapToDouble(other -> matrix.get(thread, other)).sum();
    double least = LEAST * sum / (threads - 1);
    return sum >= MOST * total && IntStream.range(0, threads).allMatch(other -> other == thread || matrix.get(thread, other) >= least);
  }

  private boolean isChain(ThreadChain chain) {
    double least = LEAST * chain.total() / chain.links();
    return chain.total() >= MOST * total && chain.all((a, b) -> matrix.get(a, b) >= least);
  }

  /** Whether all links of the chain hand on in the same direction, and that is a part of what they communicate: threads that store to one line hand on nothing. */
  private boolean isOneWay(ThreadChain chain) {
    boolean handsOn = chain.all((a, b) -> handedOn[a][b] + handedOn[b][a] >= LEAST * matrix.get(a, b));
    return handsOn && (chain.all((a, b) -> handedOn[a][b] * (1 - MOST) > handedOn[b][a] * MOST) || chain.all((a, b) -> handedOn[b][a] * (1 - MOST) > handedOn[a][b] * MOST));
  }

  private boolean isAllToAll() {
    double mean = total * 2 / (threads * (threads - 1.0));
    int even = 0;
    for (int a = 0; a < threads; a++) {
      for (int b = 0; b < a; b++) {
        even += matrix.get(a, b) >= mean * LEAST && matrix.get(a, b) * LEAST <= mean ? 1 : 0;
      }
    }
    return even >= 0.9 * threads * (threads - 1) / 2;
  }

  /** Whether the threads are rows of {@code width} that exchange with the next in the row and in the column. */
  private boolean isGrid(int width) {
    double sum = 0;
    double least = Double.MAX_VALUE;
    int pairs = 0;
    for (int a = 0; a < threads; a++) {
      boolean right = (a + 1) % width != 0 && a + 1 < threads;
      for (int b : new int[] {right ? a + 1 : -1, a + width < threads ? a + width : -1}) {
        if (b >= 0) {
          sum += matrix.get(a, b);
          least = Math.min(least, matrix.get(a, b));
          pairs++;
        }
      }
    }
    return sum >= MOST * total && least >= LEAST * sum / pairs;
  }
}
