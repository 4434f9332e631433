package org.parcast.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The program {@code parcast}. */
public final class Main {
  private Main() {}

  /** Runs a command and ends the JVM with its exit code. */
  public static void main(String[] arguments) {
    boolean terminal = Boolean.getBoolean("parcast.terminal"); // the launcher knows; Java 17 cannot tell for standard error alone
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    int code = run(new Console(out, System.err, terminal), arguments);
    out.flush();
    System.exit(code);
  }

  /** Runs a command and returns its exit code. */
  static int run(Console console, String... arguments) {
    Arguments split = Arguments.of(arguments);
    try {
      return new ParcastCommand(console, split.program()).commandLine().execute(split.own().toArray(String[]::new));
    } catch (Error fault) { // picocli hands on exceptions only
      return new Failures(console).internal(fault);
    }
  }
}
