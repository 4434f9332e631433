package org.parcast.benchmarks.reliability.random;

/** A call of a method that nobody follows has handed a number on: each call is a loss of its own. */
final class Loss {
  private final String method;

  /** @param method as {@code DoubleStream.sum} */
  Loss(String method) {
    this.method = method;
  }

  String method() {
    return method;
  }
}
