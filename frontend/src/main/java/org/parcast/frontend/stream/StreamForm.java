package org.parcast.frontend.stream;


/**
 * A loop as a parallel stream.
 *
 * @param text Java that can stand in place of the loop, its first line without indentation; null where there is none
 * @param obstacle why there is none, in words; empty where there is one
 */
public record StreamForm(String text, String obstacle) {
  static StreamForm of(String text) {
    return new StreamForm(text, "");
  }

  /** None. */
  public static StreamForm none(String obstacle) {
    return new StreamForm(null, obstacle);
  }
}
