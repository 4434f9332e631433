package org.parcast.tracer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Passes the caller's standard input on to the program; to its second run from the beginning again. */
final class InputRelay {
  private final ByteArrayOutputStream read = new ByteArrayOutputStream();
  private OutputStream current;
  private boolean ended;
  private Thread reader;

  /** From now on input goes to this run. */
  synchronized void feed(OutputStream program) {
    current = program;
    forward(read.toByteArray(), read.size());
    if (reader == null) {
      reader = new Thread(this::relay, "parcast-input");
      reader.setDaemon(true);
      reader.start();
    }
  }

  private void relay() {
    byte[] buffer = new byte[8192];
    try {
      for (int n; (n = System.in.read(buffer)) >= 0; ) {
        synchronized (this) {
          read.write(buffer, 0, n);
          forward(buffer, n);
        }
      }
    } catch (IOException e) {
      // No more input.
    }
    synchronized (this) {
      ended = true;
      forward(buffer, 0);
    }
  }

  private void forward(byte[] bytes, int length) {
    try {
      current.write(bytes, 0, length);
      current.flush();
      if (ended) {
        current.close();
      }
    } catch (IOException e) {
      // The program has ended, or reads no more.
    }
  }
}
