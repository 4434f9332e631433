package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.parcast.cli.console.Console;
import org.parcast.ir.catalogue.Notice;

/** What a command did, run in this JVM as its users run it. Each of its warnings has to carry an identifier of the catalogue. */
record Outcome(int code, String out, String err) {
  private static final Pattern WARNING = Pattern.compile("(?m)^parcast: warning: .*(?:\\R  .*)*");

  Outcome {
    assertThat(WARNING.matcher(err).results().map(MatchResult::group)).allSatisfy(warning -> assertThat(Notice.in(warning)).as(warning).isPresent());
  }

  static Outcome of(String... arguments) {
    return reading(InputStream.nullInputStream(), arguments);
  }

  /** The same with a standard input. */
  static Outcome reading(InputStream input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code;
    System.setIn(input); // Surefire may speak to this JVM through its standard input
    try (PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8)) {
      code = Main.run(new Console(outStream, errStream, false), arguments);
    }
    return new Outcome(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
