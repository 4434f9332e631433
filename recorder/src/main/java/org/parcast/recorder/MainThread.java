package org.parcast.recorder;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * The thread that runs the program's {@code main}. It is made of a hidden class, whose frames no stack trace shows: the program sees the
 * stack that it has untraced. Nor does it count the recorder's threads among its own: it has the group {@code main} for itself.
 */
class MainThread extends Thread {
  private final MethodHandle main;
  private final String[] arguments;

  MainThread(MethodHandle main, String[] arguments) {
    super(new ThreadGroup(Launcher.systemGroup(), "main"), "main");
    this.main = main;
    this.arguments = arguments;
  }

  /** A thread that is to call {@code main} with the arguments. */
  static Thread of(MethodHandle main, String[] arguments) throws IOException, ReflectiveOperationException {
    try (InputStream file = MainThread.class.getResourceAsStream("MainThread.class")) {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(file.readAllBytes(), false);
      return (Thread) hidden.lookupClass().getDeclaredConstructor(MethodHandle.class, String[].class).newInstance(main, arguments);
    }
  }

  @Override
  public void run() {
    try {
      main.invokeExact(arguments);
    } catch (Throwable e) {
      Launcher.thrown(this, e); // a handler for what nobody catches may be the program's own
      MainThread.<RuntimeException>rethrow(e);
    }
  }

  /** Throws what need not be declared, nor wrapped. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
