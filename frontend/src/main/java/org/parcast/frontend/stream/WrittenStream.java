package org.parcast.frontend.stream;


/**
 * A loop as a parallel stream.
 *
 * @param text Java that can stand in place of the loop, its first line without indentation; null where there is none
 * @param obstacle why there is none, in words; empty where there is one
 */
public record WrittenStream(String text, String obstacle) {
  static WrittenStream of(String text) {
    return new WrittenStream(text, "");
  }

  /** None. */
  public static WrittenStream none(String obstacle) {
    return new WrittenStream(null, obstacle);
  }
}
