package org.parcast.cli;

/** The program {@code parcast}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.out.println(String.join("|", arguments));
  }
}
