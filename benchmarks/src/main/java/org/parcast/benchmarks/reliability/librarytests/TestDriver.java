package org.parcast.benchmarks.reliability.librarytests;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The main class of a library's tests: hands JUnit's own launcher one class of tests after the other, so that what was run is known whenever the virtual machine is
 * ended. JUnit is called by reflection, because this class is copied beside the library's.
 */
public final class TestDriver {
  /** A file beside the reports of a run that is there when all its classes have ended. */
  static final String ENDED = "ended";

  private TestDriver() {}

  /**
   * Runs them.
   *
   * @param arguments a directory, in which each run gets one of its number, and there each class one of its name for its reports as it begins; a file of the
   *     names of the classes
   */
  public static void main(String[] arguments) throws Throwable {
    Path reports = newRun(Path.of(arguments[0]));
    Method run = Class.forName("org.junit.platform.console.ConsoleLauncher").getMethod("run", PrintWriter.class, PrintWriter.class, String[].class);
    for (String tests : Files.readAllLines(Path.of(arguments[1]))) {
      Path report = Files.createDirectory(reports.resolve(tests));
      String[] command = {"execute", "--select-class", tests, "--disable-banner", "--details", "none", "--reports-dir", report.toString()};
      PrintWriter nowhere = new PrintWriter(new StringWriter());
      run.invoke(null, nowhere, nowhere, command);
    }
    Files.createFile(reports.resolve(ENDED));
    System.exit(0);
  }

  /** A command may run the program more than once, as first without watching it. */
  private static Path newRun(Path directory) throws IOException {
    int number = 1;
    while (Files.exists(directory.resolve(Integer.toString(number)))) {
      number++;
    }
    return Files.createDirectory(directory.resolve(Integer.toString(number)));
  }
}
