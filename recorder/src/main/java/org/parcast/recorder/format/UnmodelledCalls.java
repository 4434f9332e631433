package org.parcast.recorder.format;

/** What is counted of the library's doings that no model describes: under the name of a method, of where boxes came from, or of what a stream answered. */
public final class UnmodelledCalls {
  /** Begins the name of where boxes came from. */
  public static final String BOXES = "boxes ";

  /** Begins the name of a method of a stream that answered numbers. */
  public static final String STREAM = "stream ";

  private UnmodelledCalls() {}

  /** What the user is told. */
  static String warning(String name, long times) {
    if (name.startsWith(STREAM)) {
      return "not modelled: " + times + " results of " + name.substring(STREAM.length()) + " were taken for new values: what the stream computed them from is missing";
    }
    return name.startsWith(BOXES)
        ? "not modelled: " + times + " numbers in boxes from " + name.substring(BOXES.length()) + " were taken for new input values"
        : "not modelled: " + name + ", called " + (times == 1 ? "once" : times + " times") + " with arrays whose words it may have changed";
  }
}
