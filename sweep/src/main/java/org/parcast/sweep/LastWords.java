package org.parcast.sweep;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The end of what a process has said in its messages. They are taken from it as they come, lest it wait for that, and are kept in memory: no file is left when this process is killed. */
final class LastWords {
  /** Bytes of the messages that are kept. */
  private static final int MOST = 2000;

  private static final long PAUSE_MILLIS = 20;

  private final Process process;
  private final InputStream messages;
  private byte[] last = {};

  private LastWords(Process process) {
    this.process = process;
    this.messages = process.getErrorStream();
  }

  static LastWords of(Process process) {
    LastWords words = new LastWords(process);
    Thread listener = new Thread(words::listen, "parcast-messages");
    listener.setDaemon(true);
    listener.start();
    return words;
  }

  private void listen() {
    try {
      while (process.isAlive()) {
        take();
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (IOException closed) {
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes what is there by now; does not wait for more. */
  private synchronized void take() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(last);
    for (int there = messages.available(); there > 0; there = messages.available()) {
      all.write(messages.readNBytes(there));
    }
    byte[] bytes = all.toByteArray();
    last = Arrays.copyOfRange(bytes, Math.max(0, bytes.length - MOST), bytes.length);
  }

  /** What is said from now on is all. */
  synchronized void forget() throws IOException {
    take();
    last = new byte[0];
  }

  String text() throws IOException {
    take();
    synchronized (this) {
      return new String(last, StandardCharsets.UTF_8);
    }
  }
}
