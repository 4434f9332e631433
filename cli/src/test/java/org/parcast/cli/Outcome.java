package org.parcast.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.parcast.cli.console.Console;

/** What a command did, run in this JVM as its users run it. */
record Outcome(int code, String out, String err) {
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
