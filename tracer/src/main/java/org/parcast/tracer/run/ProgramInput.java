package org.parcast.tracer.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** What a program reads from its standard input: each of its runs gets it from the beginning. */
public final class ProgramInput {

  private final InputStream in;
  private final ByteArrayOutputStream read = new ByteArrayOutputStream();
  private boolean ended;
  private boolean reading;

  private ProgramInput(InputStream in) {
    this.in = in;
  }

  /** All that comes from the stream, as it comes. Nobody else may read it. */
  public static ProgramInput of(InputStream in) {
    return new ProgramInput(in);
  }

  /** No input: the program finds its end. */
  public static ProgramInput none() {
    return of(InputStream.nullInputStream());
  }

  /** The run gets all input, at its own pace: a program that does not read holds up nobody. */
  public synchronized void feed(OutputStream program) {
    start(() -> forward(program));
    if (!reading) {
      reading = true;
      start(this::read);
    }
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "parcast-input");
    thread.setDaemon(true);
    thread.start();
  }

  private void read() {
    byte[] buffer = new byte[8192];
    try {
      for (int n; (n = in.read(buffer)) >= 0; ) {
        synchronized (this) {
          read.write(buffer, 0, n);
          notifyAll();
        }
      }
    } catch (IOException e) {
      // No more input.
    }
    synchronized (this) {
      ended = true;
      notifyAll();
    }
  }

  private void forward(OutputStream program) {
    try (program) {
      byte[] next;
      for (int sent = 0; (next = after(sent)).length > 0; sent += next.length) {
        program.write(next);
        program.flush();
      }
    } catch (IOException e) {
      // The program has ended, or reads no more.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What follows the first {@code sent} bytes, as soon as there is something; nothing at the end of the input. */
  private synchronized byte[] after(int sent) throws InterruptedException {
    while (read.size() == sent && !ended) {
      wait();
    }
    return Arrays.copyOfRange(read.toByteArray(), sent, read.size());
  }
}
