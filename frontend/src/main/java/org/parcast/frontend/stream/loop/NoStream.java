package org.parcast.frontend.stream.loop;

/** The loop cannot be written as a stream, or in parts; the message says why. */
public final class NoStream extends Exception {
  private static final long serialVersionUID = 1;

  public NoStream(String why) {
    super(why);
  }

  /** Methods that the loop calls gather by themselves, in what no part can have its own of. */
  public static NoStream gatheredByCalls(String name) {
    return new NoStream(name + " is gathered by what it calls: let that return what is to be added");
  }

  /**
   * Iterations leave a variable to the next ones, and nothing says by how much they change it.
   *
   * @param counter what the loop counts with
   */
  public static NoStream changed(String variable, String counter) {
    return new NoStream("iterations change " + variable + ": compute it from " + counter + " first");
  }
}
