package org.parcast.report.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whether a version is faster is told by its turns, of which each has to say the same. */
class CheckTextTest {
  private static String told(Trial.Measured... cores) throws IOException {
    StringBuilder text = new StringBuilder();
    Trial.Loop loop = new Trial.Loop("A.java", 7, true, 3, Optional.of(true), 0, "");
    CheckText.write(new Trial(Optional.of(true), "", List.of("standard output", "standard error"), List.of(), Optional.of(true), List.of(loop), List.of(cores), List.of()), text);
    return text.toString();
  }

  private static Trial.Measured on(int cores, double low, double median, double high) {
    return new Trial.Measured(cores, 1, 0.5, 3, median, low, high);
  }

  @Test
  void fasterInEachTurn() throws IOException {
    assertThat(told(on(1, 0.9, 0.95, 0.99), on(2, 1.5, 1.6, 1.7))).contains("Faster: on 2 cores", "slower").doesNotContain("SLOWER");
  }

  @Test
  void slowerInEachTurn() throws IOException {
    assertThat(told(on(1, 0.9, 1, 1.1), on(2, 0.7, 0.8, 0.99))).contains("SLOWER: on 2 cores the parallel version is 0.80 times as fast", "no difference");
  }

  @Test
  void noDifferenceIsShownWhereTurnsDiffer() throws IOException {
    assertThat(told(on(2, 0.6, 0.8, 1.02))).contains("No difference shown: on 2 cores").doesNotContain("SLOWER", "Faster");
    assertThat(told(on(2, 0.98, 1.4, 1.5))).contains("No difference shown").doesNotContain("SLOWER", "Faster");
  }

  @Test
  void whatIsNotComparedIsTold() throws IOException {
    assertThat(told(on(2, 1.5, 1.6, 1.7)).replaceAll("\\s+", " ")).contains("Each execution leaves the same, on", "what is private to iterations is not compared",
        "Same standard output and standard error. It writes no file in its working directory; others are not compared.");
  }

  /** Nobody may read "the same" where sums are rounded otherwise. */
  @Test
  void lastDigitsAreTold() throws IOException {
    StringBuilder text = new StringBuilder();
    Trial.Loop loop = new Trial.Loop("A.java", 7, true, 3, Optional.of(true), 2.2e-16, "");
    CheckText.write(new Trial(Optional.of(false), Trial.LAST_DIGITS + " in standard output, by 1.0e-15 of the number at most", List.of("standard output", "file a.txt"), List.of("standard error"), Optional.of(true),
        List.of(loop), List.of(), List.of()), text);
    assertThat(text.toString().replaceAll("\\s+", " ")).contains("the same within the last digits of sums (largest relative difference 2.2e-16)", "Equal within rounding: last digits of numbers differ in standard output",
        "Not compared, as the sequential version changes it from run to run: standard error.", "Files elsewhere than in the working directory are not compared.");
  }
}
