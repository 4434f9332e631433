package org.parcast.recorder.format;

/** What is counted of the library's doings that no model describes: under the name of a method, or of where boxes came from. */
public final class UnmodelledCalls {
  /** Begins the name of where boxes came from. */
  public static final String BOXES = "boxes ";

  private UnmodelledCalls() {}

  /** What the user is told. */
  static String warning(String name, long times) {
    return name.startsWith(BOXES)
        ? "not modelled: " + times + " numbers in boxes from " + name.substring(BOXES.length()) + " were taken for new input values"
        : "not modelled: " + name + ", called " + times + " times with arrays whose words it may have changed";
  }
}
