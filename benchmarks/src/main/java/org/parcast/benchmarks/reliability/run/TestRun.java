package org.parcast.benchmarks.reliability.run;

import java.lang.reflect.InvocationTargetException;

/** The main class of a library's tests: hands its arguments to JUnit's own launcher, which ends the virtual machine. */
public final class TestRun {
  private TestRun() {}

  public static void main(String[] arguments) throws Throwable {
    try {
      Class.forName("org.junit.platform.console.ConsoleLauncher").getMethod("main", String[].class).invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
