package org.parcast.frontend.stream;

/** The loop cannot be written as a stream; the message says why. */
final class NoStream extends Exception {
  private static final long serialVersionUID = 1;

  NoStream(String why) {
    super(why);
  }
}
