package org.parcast.tracer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a thread, and those that it starts, print to the standard output, apart from what other tests print meanwhile. */
final class Printed {
  private static final InheritableThreadLocal<OutputStream> HERE = new InheritableThreadLocal<>();

  static {
    PrintStream others = System.out;
    OutputStream dealt = new OutputStream() {
      @Override
      public void write(int octet) throws IOException {
        stream().write(octet);
      }

      @Override
      public void write(byte[] octets, int from, int length) throws IOException {
        stream().write(octets, from, length);
      }

      private OutputStream stream() {
        return HERE.get() == null ? others : HERE.get();
      }
    };
    System.setOut(new PrintStream(dealt, true, StandardCharsets.UTF_8));
  }

  private Printed() {}

  /** What prints. */
  interface Body<T> {
    T run() throws Exception;
  }

  /** Runs it; what it prints goes to {@code to}. */
  static <T> T to(ByteArrayOutputStream to, Body<T> body) throws Exception {
    HERE.set(to);
    try {
      return body.run();
    } finally {
      HERE.remove();
    }
  }
}
