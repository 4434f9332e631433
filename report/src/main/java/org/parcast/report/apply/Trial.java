package org.parcast.report.apply;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A parallel version held against the sequential one.
 *
 * @param sameOutput whether both print and write the same; empty where what is printed changes from run to run by itself, or nothing was written
 * @param output what differs in the output, or why it is not compared; empty where it is the same
 * @param compared what of the output is compared: standard output, standard error, files below the working directory
 * @param changing what of it is not, as it changes from run to run
 * @param sameResults whether the loops leave the same behind; empty where none could be compared
 * @param loops those that were to be written
 * @param cores both versions in turns on several numbers of cores
 * @param tried sets of loops that were tried, the fastest first; empty where that was not asked for
 */
public record Trial(Optional<Boolean> sameOutput, String output, List<String> compared, List<String> changing, Optional<Boolean> sameResults, List<Loop> loops, List<Measured> cores, List<Tried> tried) {
  public Trial {
    compared = List.copyOf(compared);
    changing = List.copyOf(changing);
    loops = List.copyOf(loops);
    cores = List.copyOf(cores);
    tried = List.copyOf(tried);
  }

  /** Where nothing is written in parallel. */
  public static Trial none(List<Loop> loops) {
    return new Trial(Optional.empty(), "nothing is written in parallel", List.of(), List.of(), Optional.empty(), loops, List.of(), List.of());
  }

  /**
   * A loop.
   *
   * @param executions of it that were repeated in parts, in other orders, and compared
   * @param same whether all of them left the same behind; empty where none was compared
   * @param apart the largest relative difference of sums that are rounded otherwise, where they are the same within their bound
   * @param why the first difference, or why it is not written or not compared
   */
  public record Loop(String file, int line, boolean written, int executions, Optional<Boolean> same, double apart, String why) {}

  /**
   * Whole runs of both versions.
   *
   * @param forecast speed-up that was forecast before anything ran in parallel, with its interval; not a number where none was
   * @param measured median of sequential over parallel time, with the least and greatest of the turns
   */
  public record Measured(int cores, double forecast, double forecastLow, double forecastHigh, double measured, double low, double high) {
    /** Which version is the faster one: the parallel one if it was so in each turn, the sequential one likewise. */
    public Shown shown() {
      return low > 1 ? Shown.FASTER : high < 1 ? Shown.SLOWER : Shown.NO_DIFFERENCE;
    }
  }

  /** What turns show of the parallel version. */
  public enum Shown {
    FASTER,
    SLOWER,
    NO_DIFFERENCE;

    /** As results name it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** A set of loops, and the median time of its runs. */
  public record Tried(List<String> loops, double seconds) {
    public Tried {
      loops = List.copyOf(loops);
    }
  }

  /** Whether the parallel version is wrong. */
  public boolean differs() {
    return sameResults.filter(same -> !same).isPresent() || sameOutput.filter(same -> !same).isPresent() && !isRounded();
  }

  /** Whether the outputs differ by rounding alone. */
  public boolean isRounded() {
    return output.startsWith(LAST_DIGITS) || output.startsWith(ROUNDED);
  }

  /** The largest relative difference of sums in loops that are the same within their bound. */
  public double apart() {
    return loops.stream().mapToDouble(Loop::apart).max().orElse(0);
  }

  /** How the difference of outputs begins where there is none with the additions in order. */
  public static final String ROUNDED = "numbers are rounded otherwise";

  /** How the difference of outputs begins that the order of additions explains. */
  public static final String LAST_DIGITS = "last digits of numbers differ";
}
