package org.parcast.benchmarks.reliability.random.model;

/** A call of a method that nobody follows has handed a number on: each call is a loss of its own. */
public final class Loss {
  private final String method;

  /** @param method as {@code DoubleStream.sum} */
  public Loss(String method) {
    this.method = method;
  }

  public String method() {
    return method;
  }
}
