package org.parcast.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.parcast.engine.run.Deadline;

class ProgressDisplayTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @Test
  void nothingButTheProgramsOutputIsShownOffATerminal() {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, false), false, new Deadline())) {
      display.stage("tracing");
      print(display, "one\n");
    }
    assertThat(shown()).isEqualTo("one\n");
  }

  @Test
  void aLineThatTheProgramLeftOpenIsEnded() {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, false), false, new Deadline())) {
      print(display, "one");
    }
    assertThat(shown()).isEqualTo("one" + System.lineSeparator());
  }

  @Test
  void quietShowsNothing() {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, true), true, new Deadline())) {
      display.stage("tracing");
      print(display, "one\n");
    }
    assertThat(shown()).isEmpty();
  }

  @Test
  void theBarIsTakenAwayInTheEnd() {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, true), false, new Deadline())) {
      display.stage("tracing");
    }
    assertThat(shown()).endsWith("\r\033[K");
  }

  @Test
  void theStageIsShownWhileItLasts() throws InterruptedException {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, true), false, new Deadline())) {
      display.stage("tracing");
      for (int wait = 0; wait < 100 && !shown().contains("tracing"); wait++) {
        Thread.sleep(100);
      }
      assertThat(shown()).contains("tracing (");
    }
  }

  @Test
  void howFarAStageIsInATraceIsShown() {
    try (ProgressDisplay display = new ProgressDisplay(new Console(err, err, true), false, new Deadline())) {
      display.stage("simulating 2 cores");
      display.done(0.504);
    }
    assertThat(shown()).contains("simulating 2 cores, 50 % (0 s)");
  }

  private static void print(ProgressDisplay display, String text) {
    byte[] printed = text.getBytes(StandardCharsets.UTF_8);
    display.printed(printed, printed.length);
  }

  private String shown() {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
